"""Knock-out of players: the games of a match, what decides a drawn one, the rounds that follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial

from tdapp.domain.knockout import tree
from tdapp.domain.knockout.plan import Pairs, changed_winners, fixture_by, is_known, pairs_of, still_in
from tdapp.domain.knockout.tree import By, Compared, Course, TieState, Verdict, bracket_by
from tdapp.domain.section.event import Section
from tdapp.domain.section.fixture import Fixture
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.stages import games_of_stage, rounds_of, stage_of
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.systems.knockout import IN_PAIRS, FirstWhite, KnockoutFacts, TieBreak, TieStage
from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a match: a board of a round. ``points`` are White's and Black's, None while it is open."""

    round: int
    white: int
    black: int
    points: tuple[Fraction, Fraction] | None = None
    nobody_came: bool = False

    def of(self, player: int) -> Fraction:
        """What the player has of it."""
        if self.points is None:
            return Fraction(0)
        return self.points[0 if player == self.white else 1]


Tie = tree.Tie[Game]
Bracket = tree.Bracket[Game]


def knocks_out(section: Section) -> bool:
    """Whether players are knocked out, not teams."""
    return section.system.elimination and section.team_rules is None


def facts_of_knockout(section: Section) -> KnockoutFacts:
    """The parameters of the knock-out."""
    facts = section.system_facts
    return facts if isinstance(facts, KnockoutFacts) else KnockoutFacts()


def games_of(section: Section, number: int) -> tuple[Game, ...]:
    """The games of a round, by White's number."""
    if not 1 <= number <= section.rounds_held:
        return ()
    cells = {player.number: row[number - 1] for player, row in zip(section.players, section.cells, strict=True)}
    found = []
    for one, cell in cells.items():
        other = cell.opponent
        if other is None or other not in cells or not cell.rules.paired:
            continue
        if cell.colour is Colour.WHITE or (cell.colour is None and one < other):
            found.append(_game(section, number, (one, cell), (other, cells[other])))
    return tuple(found)


def _game(section: Section, number: int, white: tuple[int, Cell], black: tuple[int, Cell]) -> Game:
    worth = section.points.awarded
    both = white[1], black[1]
    points = (worth(both[0]), worth(both[1])) if all(cell.rules.decided for cell in both) else None
    nobody = all(cell.outcome is Outcome.FORFEIT_LOSS for cell in both)
    return Game(number, white[0], black[0], points, nobody)


def free_in(section: Section, number: int) -> tuple[int, ...]:
    """Who goes on without an opponent in a round."""
    if not 1 <= number <= section.rounds_held:
        return ()
    rows = zip(section.players, section.cells, strict=True)
    return tuple(player.number for player, row in rows if row[number - 1].outcome is Outcome.PAIRING_BYE)


# -- who goes on ---


def bracket_of(section: Section) -> Bracket:
    """The bracket as it stands: what is paired, and what follows from the results so far."""
    return _bracket_after(section, section.rounds_paired)


_last: tuple[Section | None, dict[int, Bracket]] = (None, {})


def _bracket_after(section: Section, upto: int) -> Bracket:
    """The bracket after so many rounds; those of the section that was asked for last are kept, as all ask for them."""
    global _last
    held, made = _last
    if held is not section:
        made = {}
        _last = section, made
    if upto not in made:
        made[upto] = bracket_by(_course(section, upto))
    return made[upto]


def _course(section: Section, upto: int) -> Course[Game]:
    made: dict[int, dict[frozenset[int], list[Game]]] = {}
    for number in range(1, min(section.rounds_paired, upto) + 1):
        for game in games_of(section, number):
            stage = made.setdefault(stage_of(section, number), {})
            stage.setdefault(frozenset((game.white, game.black)), []).append(game)
    judge = _Judge(section)
    free = free_in(section, 1) if upto else ()
    return Course(_entrants(section), made, free, judge.verdict, judge.legs, judge.facts.third_place)


def _entrants(section: Section) -> list[int]:
    """Who is in the first round: everybody who is there, and whoever left after it."""
    there = {player.number for player in section.players if player.standing is Standing.ACTIVE}
    if section.rounds_paired:
        there |= {one for game in games_of(section, 1) for one in (game.white, game.black)} | set(free_in(section, 1))
    return sorted(there)


class _Judge:
    """Who goes on after the games of a match."""

    def __init__(self, section: Section) -> None:
        self.section = section
        self.facts = facts_of_knockout(section)
        self.legs = games_of_stage(section)
        self.win = max(section.points.win, section.points.draw)
        self.players = {player.number: player for player in section.players}

    def verdict(self, stage: int, pair: tuple[int, int], games: tuple[Game, ...]) -> Verdict:
        """By the points of the games, then by the announced stages, then by the decision of the arbiter."""
        points = _sum(games, pair)
        compared = [Compared(By.POINTS, points, _higher(*points))]
        better = compared[0].better
        if any(game.points is None for game in games):
            return Verdict(TieState.OPEN, compared=tuple(compared))
        left = self.legs - len(games)
        if left > 0:
            ahead = abs(points[0] - points[1]) > left * self.win
            if better is None or not (ahead and self.facts.early):
                return Verdict(TieState.OPEN, compared=tuple(compared))
        if better is not None:
            return Verdict(TieState.DECIDED, pair[better], By.POINTS, tuple(compared))
        if all(game.nobody_came for game in games):
            return Verdict(TieState.DECIDED, None, By.FORFEIT, tuple(compared))
        for step in self.steps(stage, pair, games):
            compared.append(Compared(step.stage.by, step.points, step.better))
            if step.better is not None:
                return Verdict(TieState.DECIDED, pair[step.better], step.stage.by, tuple(compared))
        decision = decision_of(self.section, stage, pair)
        if decision is not None:
            return Verdict(TieState.DECIDED, decision.winner, By.DECISION, tuple(compared))
        there = [one for one in pair if self._is_there(one)]
        if len(there) == 1:
            return Verdict(TieState.DECIDED, there[0], By.FORFEIT, tuple(compared))
        return Verdict(TieState.TIED, compared=tuple(compared))

    def _is_there(self, number: int) -> bool:
        player = self.players.get(number)
        return player is None or player.standing is Standing.ACTIVE

    def steps(self, stage: int, pair: tuple[int, int], games: tuple[Game, ...]) -> Iterator[Step]:
        """The announced stages as far as they were played, the one to be played next last."""
        rows = list(tie_games_of(self.section, stage, pair))
        last = (games[-1].white, games[-1].black) if games else pair
        for decider in self.facts.deciders:
            step = self._step(decider, pair, rows, last)
            if step.games:
                last = step.games[-1].white, step.games[-1].black
                del rows[: len(step.games)]
            yield step
            if step.better is not None or step.is_open:
                return

    def _step(self, stage: TieStage, pair: tuple[int, int], rows: Sequence[TieGame], last: tuple[int, int]) -> Step:
        match stage.by:
            case TieBreak.LOWER:
                one, other = (self.players[number].rating or 0 for number in pair)
                return Step(stage, (Fraction(one), Fraction(other)), None if one == other else int(other < one))
            case TieBreak.BLACK:
                return Step(stage, (Fraction(0), Fraction(0)), pair.index(last[1]))
        played = tuple(self._of_stage(stage.by, rows))
        points = _tie_points(played, pair)
        better: int | None = None
        is_open = True
        if stage.by is TieBreak.ARMAGEDDON and played:
            white = points[pair.index(played[0].white)]
            won = white > points[pair.index(played[0].black)]
            better = pair.index(played[0].white if won else played[0].black)
        elif stage.by is TieBreak.SUDDEN and played:
            better = _higher(*points)
        elif stage.by in IN_PAIRS and len(played) == 2:
            better, is_open = _higher(*points), False
        white_next = last[1] if not played else played[-1].black
        black_next = next(one for one in pair if one != white_next)
        return Step(stage, points, better, played, is_open and better is None, (white_next, black_next))

    def _of_stage(self, by: TieBreak, rows: Sequence[TieGame]) -> Iterator[TieGame]:
        most = 2 if by in IN_PAIRS else 1 if by is TieBreak.ARMAGEDDON else len(rows)
        for row in rows[:most]:
            if row.by is not by:
                return
            yield row
            if by is TieBreak.SUDDEN and len(set(row.result.outcomes)) > 1:
                return


@dataclass(frozen=True, slots=True)
class Step:
    """One announced stage of a drawn match: its games, and the colours (White first) of the next one."""

    stage: TieStage
    points: tuple[Fraction, Fraction]
    better: int | None = None
    games: tuple[TieGame, ...] = ()
    is_open: bool = False
    colours: tuple[int, int] | None = None


def steps_of(section: Section, tie: Tie) -> tuple[Step, ...]:
    """The announced stages of a match as far as they were asked; nothing while its games are open."""
    pair = tie.both
    if pair is None or not tie.meetings or tie.state in (TieState.OPEN, TieState.WAITING):
        return ()
    points = _sum(tie.meetings, pair)
    if points[0] != points[1] or all(game.nobody_came for game in tie.meetings):
        return ()
    return tuple(_Judge(section).steps(tie.stage, pair, tie.meetings))


def is_tied(section: Section) -> bool:
    """Whether a match of the last stage waits for tie-break games or a decision."""
    stage = stage_of(section, max(1, section.rounds_paired))
    return any(tie.state is TieState.TIED for tie in bracket_of(section).of_stage(stage))


def next_step(section: Section, tie: Tie) -> Step | None:
    """The stage of which the next game is to be played; None where none is."""
    if tie.state is not TieState.TIED:
        return None
    return next((step for step in steps_of(section, tie) if step.is_open), None)


def tie_games_of(section: Section, stage: int, pair: tuple[int, int]) -> tuple[TieGame, ...]:
    """The games that decide a match, in their order."""
    rounds = rounds_of(section, stage)
    return tuple(one for one in section.tie_games if one.round in rounds and one.pair == frozenset(pair))


def decision_of(section: Section, stage: int, pair: tuple[int, int]) -> TieDecision | None:
    """What the arbiter decided about a match."""
    rounds = rounds_of(section, stage)
    found = (one for one in section.tie_decisions if one.round in rounds and one.pair == frozenset(pair))
    return next(found, None)


def _sum(games: Sequence[Game], pair: tuple[int, int]) -> tuple[Fraction, Fraction]:
    one, other = (sum((game.of(player) for game in games), Fraction(0)) for player in pair)
    return one, other


_USUAL = PointSystem()


def _tie_points(games: Sequence[TieGame], pair: tuple[int, int]) -> tuple[Fraction, Fraction]:
    totals = dict.fromkeys(pair, Fraction(0))
    for game in games:
        for player, outcome in zip((game.white, game.black), game.result.outcomes, strict=True):
            totals[player] += _USUAL.points(outcome)
    return totals[pair[0]], totals[pair[1]]


def _higher(one: Fraction, other: Fraction) -> int | None:
    return None if one == other else int(other > one)


def points_of(tie: Tie) -> tuple[Fraction, Fraction] | None:
    """The points of the games of a match; None where none is in."""
    pair = tie.both
    if pair is None or all(game.points is None for game in tie.meetings):
        return None
    return _sum(tie.meetings, pair)


# -- what is paired next ---


def planned_round(section: Section, number: int) -> Pairs | None:
    """A round as the bracket gives it after the rounds before; None where they do not decide it, or after the final."""
    bracket = _bracket_after(section, number - 1)
    if not bracket.stages or not is_known(bracket, number):
        return None
    facts = facts_of_knockout(section)
    by_seed = facts.first_white is FirstWhite.SEED
    return pairs_of(bracket, number, partial(_paired_round, section), by_seed=by_seed, early=facts.early)


def _paired_round(section: Section, number: int) -> Pairs:
    return tuple((game.white, game.black) for game in games_of(section, number)), free_in(section, number)


def fixture_of(section: Section) -> Fixture | None:
    """The rounds of a knock-out as far as they are known; None where rounds do not follow from results."""
    if section.fixture is not None or not knocks_out(section):
        return section.fixture
    numbers = [player.number for player in section.players]
    stored = partial(_paired_round, section)
    planned = partial(planned_round, section)
    return fixture_by(bracket_of(section), section.rounds_paired, planned, stored, numbers, named_tie(section))


def without_game(section: Section, number: int) -> frozenset[int]:
    """Who needs no game in a round: out, or with a match that was decided before the round."""
    everybody = frozenset(player.number for player in section.players)
    done = {
        one
        for tie in _bracket_after(section, number - 1).of_stage(stage_of(section, number))
        if tie.state is TieState.DECIDED and tie.meetings
        for one in tie.pair
        if one is not None
    }
    return (everybody - still_in(bracket_of(section), number, everybody)) | done


def settled_rounds(section: Section) -> int:
    """How many rounds the section has: of a knock-out as many as its field asks for."""
    fixture = fixture_of(section) if knocks_out(section) else None
    return fixture.total if fixture is not None and fixture.total else section.rounds_total


def named_tie(section: Section) -> Callable[[Tie], str]:
    """How a match is named: by its players."""
    names = {player.number: player.name for player in section.players}

    def named(tie: Tie) -> str:
        return " – ".join("?" if one is None else names.get(one, str(one)) for one in tie.pair)

    return named


def winners_changed(before: Section, after: Section) -> tuple[Tie, ...]:
    """The matches, as they were, whose winner is another one by now although the next stage is paired."""
    return changed_winners(bracket_of(before), bracket_of(after), before.rounds_paired)
