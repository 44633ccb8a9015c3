"""Knock-out rounds of teams: the bracket, who goes on, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

from tdapp.domain.knockout import tree
from tdapp.domain.knockout.plan import Pairs, changed_winners, fixture_by, is_known, pairs_of, still_in
from tdapp.domain.knockout.tree import By, Compared, Course, TieState, Verdict, bracket_by
from tdapp.domain.section.event import Section
from tdapp.domain.section.fixture import Fixture
from tdapp.domain.section.match import Match, Side
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.stages import games_of_stage, stage_of
from tdapp.domain.section.team import Decider, KnockoutRules, TeamRules
from tdapp.domain.teams.scores import Scores, matches_of

Boards = Sequence[Fraction]
Tie = tree.Tie[Match]
Bracket = tree.Bracket[Match]


def knockout_rules(rules: TeamRules) -> KnockoutRules:
    """The rules of the knock-out."""
    return rules.knockout or KnockoutRules()


def bracket_of(section: Section) -> Bracket:
    """The bracket as it stands: what is paired, and what follows from the results so far."""
    return bracket_by(_course(section, _entrants(section)))


def _course(section: Section, field: Sequence[int]) -> Course[Match]:
    judge = _Judge(section)
    made: dict[int, dict[frozenset[int], list[Match]]] = {}
    for match in sorted(section.matches, key=lambda one: (one.round, one.table)):
        stage = made.setdefault(stage_of(section, match.round), {})
        stage.setdefault(frozenset(match.teams), []).append(match)
    free = [bye.team for bye in section.team_byes if bye.round == 1 and bye.outcome is Outcome.PAIRING_BYE]
    return Course(field, made, free, judge.verdict, judge.legs, knockout_rules(judge.rules).third_place)


class _Judge:
    """Who goes on after the matches of two teams."""

    def __init__(self, section: Section) -> None:
        self.scores = Scores(section)
        self.rules = self.scores.rules
        self.legs = games_of_stage(section)

    def verdict(self, stage: int, teams: tuple[int, int], matches: tuple[Match, ...]) -> Verdict:
        """By game points, then the criteria, then the decision of the arbiter."""

        def state(what: TieState, winner: int | None = None, by: Decider | By | None = None) -> Verdict:
            return Verdict(what, winner, by, tuple(compared))

        compared: list[Compared] = []
        if len(matches) < self.legs or any(self.scores.score(match).is_open for match in matches):
            return state(TieState.OPEN)
        points = self._points(matches, teams)
        compared.append(Compared(By.POINTS, points, _higher(*points)))
        if compared[-1].better is not None:
            return state(TieState.DECIDED, teams[compared[-1].better], By.POINTS)
        boards = self._boards(matches, teams)
        if boards is not None:
            for decider in knockout_rules(self.rules).deciders:
                compared.append(compare(decider, *boards))
                better = compared[-1].better
                if better is not None:
                    return state(TieState.DECIDED, teams[better], decider)
        decision = next((match.decision for match in reversed(matches) if match.decision is not None), None)
        if decision is not None and decision.winner in teams:
            return state(TieState.DECIDED, decision.winner, By.DECISION)
        if all(match.forfeit is Side.BOTH for match in matches):
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
            for team in tie.pair:
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
    numbers = [team.number for team in section.teams]
    stored = partial(_paired_round, section)
    return fixture_by(
        bracket_of(section), section.rounds_paired, partial(planned_round, section), stored, numbers, named
    )


def planned_round(section: Section, number: int) -> Pairs | None:
    """A round as the bracket gives it after the rounds before; None where they do not decide it, or after the final."""
    earlier = replace(
        section,
        matches=tuple(match for match in section.matches if match.round < number),
        team_byes=tuple(bye for bye in section.team_byes if bye.round < number),
    )
    bracket = bracket_by(_course(earlier, _entrants(section)))
    if not is_known(bracket, number):
        return None
    return pairs_of(bracket, number, partial(_paired_round, earlier))


def _entrants(section: Section) -> list[int]:
    """Who is in the first round: everybody who is there, and whoever left after it."""
    paired = {team for match in section.matches if match.round == 1 for team in match.teams}
    free = {bye.team for bye in section.team_byes if bye.round == 1 and bye.outcome is Outcome.PAIRING_BYE}
    return sorted(paired | free | {team.number for team in section.teams if team.standing is Standing.ACTIVE})


def in_round(section: Section, number: int) -> frozenset[int]:
    """The teams that are still in the competition in a round."""
    return still_in(bracket_of(section), number, (team.number for team in section.teams))


def named_tie(section: Section) -> Callable[[Tie], str]:
    """How a tie is named: by its teams."""
    names = {team.number: team.name for team in section.teams}

    def named(tie: Tie) -> str:
        return " – ".join("?" if team is None else names.get(team, str(team)) for team in tie.pair)

    return named


def winners_changed(before: Section, after: Section) -> tuple[Tie, ...]:
    """The ties, as they were, whose winner is another one by now although the next stage is paired."""
    return changed_winners(bracket_of(before), bracket_of(after), before.rounds_paired)


def _paired_round(section: Section, number: int) -> Pairs:
    rules = Scores(section).rules
    pairs = tuple(_white_first(rules, match.teams, number) for match in matches_of(section, number))
    byes = (bye.team for bye in section.team_byes if bye.round == number and bye.outcome is Outcome.PAIRING_BYE)
    return pairs, tuple(byes)


def _white_first(rules: TeamRules, teams: tuple[int, int], number: int) -> tuple[int, int]:
    return teams if rules.colour(1, number) is Colour.WHITE else teams[::-1]
