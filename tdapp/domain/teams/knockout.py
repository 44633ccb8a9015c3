"""Knock-out rounds of teams: the bracket, who goes on, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.fixture import Fixture
from tdapp.domain.section.match import Match, Side
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.team import Decider, KnockoutRules, TeamRules
from tdapp.domain.teams.scores import Scores, matches_of
from tdapp.domain.words.frozen import dataclass

Boards = Sequence[Fraction]
Pair = tuple[int | None, int | None]
Pairs = tuple[tuple[tuple[int, int], ...], tuple[int, ...]]
"""Pairs with White on board 1 first, and who goes on without a match."""


class TieState(Enum):
    """How far a tie is."""

    WAITING = "waiting"  # not paired, or a team is not known yet
    OPEN = "open"  # boards are open, or a leg is to come
    TIED = "tied"  # all criteria are equal: the arbiter decides
    DECIDED = "decided"


class By(Enum):
    """What decided a tie, beside the criteria."""

    BYE = "bye"
    POINTS = "gp"
    FORFEIT = "forfeit"
    DECISION = "decision"


@dataclass(frozen=True, slots=True)
class Compared:
    """One criterion with the values of both teams; ``better`` is 0 or 1, None where they are equal.

    The values of TBR and BBE are those of the first stretch of boards that differs, else of all boards.
    """

    by: Decider | By
    values: tuple[Fraction, Fraction]
    better: int | None


@dataclass(frozen=True, slots=True)
class Tie:
    """Two teams of which one goes on, over one match or two legs.

    ``teams`` are (upper, lower) in the picture; None: nobody, or not known yet (``state`` WAITING). ``winner`` None
    in a tie that is DECIDED: both have forfeited. ``place`` counts from the top, ``third`` marks the match for place 3.
    """

    stage: int
    place: int
    teams: Pair
    matches: tuple[Match, ...]
    state: TieState
    winner: int | None = None
    by: Decider | By | None = None
    compared: tuple[Compared, ...] = ()
    third: bool = False

    @property
    def loser(self) -> int | None:
        """Who is out by this tie; None where nobody is, or not yet."""
        if self.state is not TieState.DECIDED or None in self.teams:
            return None
        return next((team for team in self.teams if team != self.winner), None)


@dataclass(frozen=True, slots=True)
class Bracket:
    """All ties stage by stage from the first round to the final, and the match for place 3."""

    stages: tuple[tuple[Tie, ...], ...]
    legs: int = 1
    third: Tie | None = None

    def of_stage(self, stage: int) -> tuple[Tie, ...]:
        """The ties of a stage from 1, the match for place 3 last."""
        if not 1 <= stage <= len(self.stages):
            return ()
        last = stage == len(self.stages) and self.third is not None
        return (*self.stages[stage - 1], *((self.third,) if last and self.third is not None else ()))

    def tie_of(self, match: Match) -> Tie | None:
        """The tie that a match belongs to."""
        ties = self.of_stage(stage_of(match.round, self.legs))
        return next((tie for tie in ties if match in tie.matches), None)

    @property
    def rounds(self) -> int:
        """How many rounds are played from the first to the final."""
        return len(self.stages) * self.legs


def stage_of(number: int, legs: int) -> int:
    """The stage that a round belongs to."""
    return (number - 1) // legs + 1


def stages_for(teams: int) -> int:
    """Stages from the first round to the final."""
    return max(1, (max(teams, 2) - 1).bit_length())


def bracket_order(size: int) -> tuple[int, ...]:
    """Seeds from the top of the picture: 1 and 2 meet in the final only, 1 and 4 before it, and so on."""
    order = [1]
    while len(order) < size:
        whole = 2 * len(order) + 1
        order = [
            one
            for place, seed in enumerate(order)
            for one in ((seed, whole - seed) if place % 2 == 0 else (whole - seed, seed))
        ]
    return tuple(order)


def knockout_rules(rules: TeamRules) -> KnockoutRules:
    """The rules of the knock-out."""
    return rules.knockout or KnockoutRules()


def bracket_of(section: Section) -> Bracket:
    """The bracket as it stands: what is paired, and what follows from the results so far."""
    return _Maker(section, _entrants(section)).bracket()


class _Maker:
    """Makes the bracket of one section."""

    def __init__(self, section: Section, field: Sequence[int]) -> None:
        self.scores = Scores(section)
        self.rules = self.scores.rules
        self.legs = max(1, section.cycles)
        self.made: dict[int, dict[frozenset[int], list[Match]]] = {}
        for match in sorted(section.matches, key=lambda one: (one.round, one.table)):
            stage = self.made.setdefault(stage_of(match.round, self.legs), {})
            stage.setdefault(frozenset(match.teams), []).append(match)
        self.free = sorted(
            bye.team for bye in section.team_byes if bye.round == 1 and bye.outcome is Outcome.PAIRING_BYE
        )
        self.field = sorted(field)

    def bracket(self) -> Bracket:
        """All stages; nothing where there is no field."""
        entries = self._entries()
        if not entries:
            return Bracket((), self.legs)
        slots = 1 << (len(entries) - 1).bit_length()
        order = bracket_order(2 * slots)
        first = []
        for place in range(slots):
            upper, lower = order[2 * place], order[2 * place + 1]
            seed = min(upper, lower)
            pair: Pair = entries[seed - 1] if seed <= len(entries) else (None, None)
            first.append(self._tie(1, place + 1, pair if upper < lower else pair[::-1], known=(True, True)))
        stages = [tuple(first)]
        while len(stages[-1]) > 1:
            stages.append(self._next(stages[-1], len(stages) + 1))
        return Bracket(tuple(stages), self.legs, self._third(stages) if len(stages) > 1 else None)

    def _entries(self) -> list[Pair]:
        """The pairs of the first round with the better seed first, in the order of their better seeds."""
        made = self.made.get(1, {})
        if made or self.free:
            pairs: list[Pair] = [(min(pair), max(pair)) for pair in made]
            return sorted([*pairs, *((team, None) for team in self.free)], key=lambda pair: pair[0] or 0)
        field = self.field
        if len(field) < 2:
            return []
        size = 1 << stages_for(len(field))
        return [
            (field[seed - 1], field[size - seed] if size - seed < len(field) else None)
            for seed in range(1, size // 2 + 1)
        ]

    def _next(self, before: tuple[Tie, ...], stage: int) -> tuple[Tie, ...]:
        feeds = [before[2 * place : 2 * place + 2] for place in range(len(before) // 2)]
        planned: list[Pair] = [(upper.winner, lower.winner) for upper, lower in feeds]
        known = [tuple(tie.state is TieState.DECIDED for tie in pair) for pair in feeds]
        if len(feeds) == 1:
            self._take_third(before, stage)
        made = [pair for pair in self.made.get(stage, {}) if pair not in map(frozenset, planned)]
        for pair in made:  # by hand, or a result was corrected since
            stood = frozenset(self.made[stage])
            left = [place for place, one in enumerate(planned) if frozenset(one) not in stood]
            if left:
                place = next((one for one in left if pair & set(planned[one])), left[0])
                upper, lower = planned[place]
                ordered = sorted(pair, key=lambda team: (team != upper, team == lower))
                planned[place], known[place] = (ordered[0], ordered[1]), (True, True)
        return tuple(
            self._tie(stage, place, pair, known=(both[0], both[1]))
            for place, (pair, both) in enumerate(zip(planned, known, strict=True), 1)
        )

    _third_made: tuple[Match, ...] = ()

    def _take_third(self, semis: tuple[Tie, ...], stage: int) -> None:
        """The match for place 3 is no final, whoever was paired for it."""
        made = self.made.get(stage, {})
        if not knockout_rules(self.rules).third_place:
            return
        losers = frozenset(team for tie in semis if (team := tie.loser) is not None)
        final = frozenset(team for tie in semis if (team := tie.winner) is not None)
        pair = losers if losers in made else None
        if pair is None and len(made) > 1:
            pair = next((one for one in reversed(made) if one != final), None)
        if pair is not None:
            self._third_made = tuple(made.pop(pair))

    def _third(self, stages: list[tuple[Tie, ...]]) -> Tie | None:
        if not knockout_rules(self.rules).third_place:
            return None
        stage, semis = len(stages), stages[-2]
        if self._third_made:
            teams = self._third_made[0].teams
            self.made.setdefault(stage, {})[frozenset(teams)] = list(self._third_made)
            return self._tie(stage, 1, teams, known=(True, True), third=True)
        known = tuple(tie.state is TieState.DECIDED for tie in semis)
        return self._tie(stage, 1, (semis[0].loser, semis[1].loser), known=(known[0], known[1]), third=True)

    def _tie(self, stage: int, place: int, teams: Pair, *, known: tuple[bool, bool], third: bool = False) -> Tie:
        upper, lower = teams
        matches: tuple[Match, ...] = ()
        if upper is not None and lower is not None:
            matches = tuple(self.made.get(stage, {}).get(frozenset((upper, lower)), ()))
        found = Tie(stage, place, teams, matches, TieState.WAITING, third=third)
        if not all(known):
            return found
        if upper is None or lower is None:
            winner = upper if upper is not None else lower
            return Tie(stage, place, teams, (), TieState.DECIDED, winner, By.BYE, third=third)
        if not matches:
            return found
        return self._judged(found, (upper, lower))

    def _judged(self, tie: Tie, teams: tuple[int, int]) -> Tie:
        def state(what: TieState, winner: int | None = None, by: Decider | By | None = None) -> Tie:
            return Tie(tie.stage, tie.place, teams, tie.matches, what, winner, by, tuple(compared), tie.third)

        compared: list[Compared] = []
        if len(tie.matches) < self.legs or any(self.scores.score(match).is_open for match in tie.matches):
            return state(TieState.OPEN)
        points = self._points(tie.matches, teams)
        compared.append(Compared(By.POINTS, points, _higher(*points)))
        if compared[-1].better is not None:
            return state(TieState.DECIDED, teams[compared[-1].better], By.POINTS)
        boards = self._boards(tie.matches, teams)
        if boards is not None:
            for decider in knockout_rules(self.rules).deciders:
                compared.append(compare(decider, *boards))
                better = compared[-1].better
                if better is not None:
                    return state(TieState.DECIDED, teams[better], decider)
        decision = next((match.decision for match in reversed(tie.matches) if match.decision is not None), None)
        if decision is not None and decision.winner in teams:
            return state(TieState.DECIDED, decision.winner, By.DECISION)
        if all(match.forfeit is Side.BOTH for match in tie.matches):
            return state(TieState.DECIDED, None, By.FORFEIT)
        return state(TieState.TIED)

    def _points(self, matches: Sequence[Match], teams: tuple[int, int]) -> tuple[Fraction, Fraction]:
        totals = dict.fromkeys(teams, Fraction(0))
        for match in matches:
            for team, points in zip(match.teams, self.scores.score(match).game_points, strict=True):
                totals[team] += points
        return totals[teams[0]], totals[teams[1]]

    def _boards(self, matches: Sequence[Match], teams: tuple[int, int]) -> tuple[list[Fraction], list[Fraction]] | None:
        """The points of both teams on each board, the legs added up; None where boards are not known."""
        found = {team: [Fraction(0)] * self.rules.boards for team in teams}
        for match in matches:
            if match.entered is not None and any(seat.is_open or seat.is_empty for seat in self.scores.seats(match)):
                return None
            if match.forfeit is not None:
                return None
            for seat in self.scores.seats(match)[: self.rules.boards]:
                for team, points in zip(match.teams, seat.points, strict=True):
                    found[team][seat.number - 1] += points
        return found[teams[0]], found[teams[1]]


def _higher(one: Fraction, other: Fraction) -> int | None:
    return None if one == other else int(other > one)


def compare(decider: Decider, one: Boards, other: Boards) -> Compared:
    """A criterion over the boards of a drawn match (C.07, 12; Berlin: see the criterion of that name)."""
    count = len(one)
    match decider:
        case Decider.BC:
            sums = _weighted(one, range(1, count + 1)), _weighted(other, range(1, count + 1))
            better = _higher(*sums)
            return Compared(decider, sums, None if better is None else 1 - better)  # lower is better
        case Decider.BERLIN:
            sums = _weighted(one, range(count, 0, -1)), _weighted(other, range(count, 0, -1))
            return Compared(decider, sums, _higher(*sums))
        case Decider.TBR:
            return _first_that_differs(decider, one, other, [slice(board, board + 1) for board in range(count)])
        case Decider.BBE:
            return _first_that_differs(decider, one, other, [slice(0, left) for left in range(count - 1, 0, -1)])


def _weighted(boards: Boards, weights: Sequence[int]) -> Fraction:
    return sum((weight * points for weight, points in zip(weights, boards, strict=True)), Fraction(0))


def _first_that_differs(decider: Decider, one: Boards, other: Boards, parts: Sequence[slice]) -> Compared:
    values = sum(one, Fraction(0)), sum(other, Fraction(0))
    for part in parts:
        here = sum(one[part], Fraction(0)), sum(other[part], Fraction(0))
        if here[0] != here[1]:
            return Compared(decider, here, _higher(*here))
    return Compared(decider, values, None)


# -- the table ---


def gone_on(section: Section, cells: tuple[tuple[Cell, ...], ...]) -> tuple[tuple[Cell, ...], ...]:
    """The matches as steps in the bracket: whoever goes on has a point, the winner of the match for place 3 a half.

    ``cells`` are those of the teams in match points. A match that is not decided is open, whatever its boards say.
    """
    bracket = bracket_of(section)
    found = {team.number: list(row) for team, row in zip(section.teams, cells, strict=True)}
    for row in found.values():
        row[:] = [replace(cell, awarded=Fraction(0)) for cell in row]
    for stage in range(1, len(bracket.stages) + 1):
        last = stage * bracket.legs - 1
        for tie in bracket.of_stage(stage):
            for team in tie.teams:
                row = found.get(team or 0, [])
                if team is not None and last < len(row):
                    row[last] = _step(tie, team, row[last])
    return tuple(tuple(found[team.number]) for team in section.teams)


def _step(tie: Tie, team: int, cell: Cell) -> Cell:
    if tie.state is not TieState.DECIDED:
        return replace(cell, outcome=Outcome.OPEN if cell.opponent is not None else cell.outcome, awarded=None)
    won = tie.winner == team
    worth = Fraction(1, 2) if tie.third else Fraction(1)
    outcome = cell.outcome
    if cell.opponent is not None and tie.by is not By.BYE:
        played = cell.outcome in (Outcome.WIN, Outcome.DRAW, Outcome.LOSS)
        outcome = (Outcome.WIN if won else Outcome.LOSS) if played else cell.outcome
    return replace(cell, outcome=outcome, awarded=worth if won else Fraction(0))


# -- what is paired next ---


def fixture_of(section: Section, named: Callable[[Tie], str]) -> Fixture:
    """The rounds as the bracket gives them, and the next one where every tie before it is decided.

    ``named``: a tie in words.
    """
    bracket = bracket_of(section)
    paired = section.rounds_paired
    rounds = [planned_round(section, number) or _paired_round(section, number) for number in range(1, paired + 1)]
    following = planned_round(section, paired + 1)
    if following is not None:
        rounds.append(following)
    waiting: tuple[str, ...] = ()
    if following is None and paired < bracket.rounds:
        before = bracket.of_stage(stage_of(paired + 1, bracket.legs) - 1)
        waiting = tuple(named(tie) for tie in before if tie.state is not TieState.DECIDED)
    there = in_round(section, len(rounds))
    out = tuple(team.number for team in section.teams if team.number not in there)
    return Fixture(tuple(rounds), out, waiting, bracket.rounds)


def planned_round(section: Section, number: int) -> Pairs | None:
    """A round as the bracket gives it after the rounds before; None where they do not decide it, or after the final."""
    earlier = replace(
        section,
        matches=tuple(match for match in section.matches if match.round < number),
        team_byes=tuple(bye for bye in section.team_byes if bye.round < number),
    )
    bracket = _Maker(earlier, _entrants(section)).bracket()
    stage = stage_of(number, bracket.legs)
    if number > bracket.rounds:
        return None
    if stage > 1 and any(tie.state is not TieState.DECIDED for tie in bracket.of_stage(stage - 1)):
        return None
    return _planned(earlier, bracket, number)


def _entrants(section: Section) -> list[int]:
    """Who is in the first round: everybody who is there, and whoever left after it."""
    paired = {team for match in section.matches if match.round == 1 for team in match.teams}
    free = {bye.team for bye in section.team_byes if bye.round == 1 and bye.outcome is Outcome.PAIRING_BYE}
    return sorted(paired | free | {team.number for team in section.teams if team.standing is Standing.ACTIVE})


def in_round(section: Section, number: int) -> frozenset[int]:
    """The teams that are still in the competition in a round."""
    bracket = bracket_of(section)
    ties = bracket.of_stage(stage_of(number, bracket.legs))
    if number <= bracket.legs or not ties:
        return frozenset(team.number for team in section.teams)
    return frozenset(team for tie in ties for team in tie.teams if team is not None)


def named_tie(section: Section) -> Callable[[Tie], str]:
    """How a tie is named: by its teams."""
    names = {team.number: team.name for team in section.teams}

    def named(tie: Tie) -> str:
        return " – ".join("?" if team is None else names.get(team, str(team)) for team in tie.teams)

    return named


def winners_changed(before: Section, after: Section) -> tuple[Tie, ...]:
    """The ties, as they were, whose winner is another one by now although the next stage is paired."""
    old, new = bracket_of(before), bracket_of(after)
    last = stage_of(max(before.rounds_paired, 1), old.legs)
    found = []
    for stage in range(1, last):
        for one, other in zip(old.of_stage(stage), new.of_stage(stage), strict=False):
            if one.state is TieState.DECIDED and one.matches and one.winner != other.winner:
                found.append(one)
    return tuple(found)


def _paired_round(section: Section, number: int) -> Pairs:
    rules = Scores(section).rules
    pairs = tuple(_white_first(rules, match.teams, number) for match in matches_of(section, number))
    byes = (bye.team for bye in section.team_byes if bye.round == number and bye.outcome is Outcome.PAIRING_BYE)
    return pairs, tuple(byes)


def _white_first(rules: TeamRules, teams: tuple[int, int], number: int) -> tuple[int, int]:
    return teams if rules.colour(1, number) is Colour.WHITE else teams[::-1]


def _planned(section: Section, bracket: Bracket, number: int) -> Pairs:
    """Who had White on board 1 less often has it, else the better seed at odd places; the other one in the next leg."""
    leg = (number - 1) % bracket.legs
    if leg:
        pairs, byes = _paired_round(section, number - 1)
        return tuple((black, white) for white, black in pairs), byes
    whites: dict[int, int] = {}
    for earlier in range(1, number):
        for white, _black in _paired_round(section, earlier)[0]:
            whites[white] = whites.get(white, 0) + 1
    found, free = [], []
    for place, tie in enumerate(bracket.of_stage(stage_of(number, bracket.legs)), 1):
        upper, lower = tie.teams
        if upper is not None and lower is not None:
            better, other = sorted((upper, lower))
            turned = whites.get(better, 0) > whites.get(other, 0)
            if whites.get(better, 0) == whites.get(other, 0):
                turned = place % 2 == 0
            found.append((other, better) if turned else (better, other))
        elif (alone := upper if upper is not None else lower) is not None and not tie.third:
            free.append(alone)
    return tuple(found), tuple(free)
