"""A competition of teams seen as one whose players are the teams.

What pairs, checks, publishes and edits a round of players then does it for matches: ``speaking_of`` gives a handler of
such a command rows in which teams stand for players, a match for a board, and turns what it writes into matches with
line-ups and their boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, cast

from tdapp.domain.commands.command import Step
from tdapp.domain.commands.teams import OF_TEAMS
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.boards import bye_order
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import RESULT_OF_OUTCOMES, Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.section.round import Board, Round
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.teams.match import Match, Side
from tdapp.domain.teams.scores import Scores
from tdapp.domain.teams.team import Score, Team, TeamRules, strength_of
from tdapp.domain.words.checks import require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.teams.boards import default_line_up, has_result, rules_of, with_matches
from tdapp.services.teams.words import shown_teams

_NOTHING = Cell(Outcome.UNPAIRED)
_LOSER = {
    GameResult.WHITE_BY_FORFEIT: 1,
    GameResult.BLACK_BY_FORFEIT: 0,
    GameResult.DOUBLE_FORFEIT: None,
}


def teams_as_players(section: Section) -> Section:
    """The teams of a section as players of their system, with the primary score of each match (C.04.6, 1.2).

    ``team_rules`` stays, and says that they are teams.
    """
    scores = Scores(section)
    rules = scores.rules
    ratings = {player.number: player.rating for player in section.players}
    held = max((*(one.round for one in section.matches), *(one.round for one in section.team_byes)), default=0)
    cells: dict[int, list[Cell]] = {team.number: [_NOTHING] * held for team in section.teams}
    for match in section.matches:
        for team, cell in _cells(scores, match):
            cells[team][match.round - 1] = cell
    for bye in section.team_byes:
        points = rules.bye_points(bye.outcome, section.points)
        cells[bye.team][bye.round - 1] = Cell(bye.outcome, awarded=_primary(rules, points))
    for one in section.adjustments:
        if one.round <= held:
            cell = cells[one.team][one.round - 1]
            more = _primary(rules, (one.match_points, one.game_points))
            cells[one.team][one.round - 1] = replace(cell, awarded=(cell.awarded or Fraction(0)) + more)
    return replace(
        section,
        kind=section.kind.system,
        players=tuple(_as_player(rules, team, ratings) for team in section.teams),
        cells=tuple(tuple(cells[team.number]) for team in section.teams),
        points=points_of_matches(section),
        teams=(),
        matches=(),
        team_byes=(),
        adjustments=(),
        ladder=None,
        trial_ladder=None,
        prizes=None,
        rating_corrections=(),
        unverified_rounds=(),
    )


def points_of_matches(section: Section) -> PointSystem:
    """What a match is worth in the primary score."""
    rules = rules_of(section)
    if rules.primary is Score.MATCH:
        return replace(rules.match_points, pab=rules.bye_points(Outcome.PAIRING_BYE, section.points)[0])
    points = section.points
    return PointSystem(
        rules.boards * points.win,
        rules.boards * points.draw,
        rules.boards * points.loss,
        pab=rules.bye_points(Outcome.PAIRING_BYE, points)[1],
    )


def _cells(scores: Scores, match: Match) -> tuple[tuple[int, Cell], tuple[int, Cell]]:
    score = scores.score(match)
    first, second = match.teams
    colour = scores.rules.colour(1)
    outcomes = score.outcomes
    points: tuple[Fraction | None, Fraction | None] = (None, None)
    if score.match_points is not None:
        points = score.match_points if scores.rules.primary is Score.MATCH else score.game_points
    elif _is_adjourned(scores, match):
        outcomes = Outcome.ADJOURNED, Outcome.ADJOURNED
    return (
        (first, Cell(outcomes[0], second, colour, points[0])),
        (second, Cell(outcomes[1], first, colour.other, points[1])),
    )


def _is_adjourned(scores: Scores, match: Match) -> bool:
    """Only adjourned games are missing: the match counts as drawn when the next round is paired (C.04.2)."""
    waiting = {outcome for seat in scores.seats(match) if seat.is_open for outcome in seat.outcomes if outcome}
    return waiting == {Outcome.ADJOURNED}


def _primary(rules: TeamRules, points: tuple[Fraction, Fraction]) -> Fraction:
    return points[0] if rules.primary is Score.MATCH else points[1]


def _as_player(rules: TeamRules, team: Team, ratings: dict[int, int | None]) -> Player:
    strength = strength_of(rules, team, ratings)
    return Player(
        team.number,
        team.name,
        None if strength is None else round(strength),
        federation=team.federation,
        club=team.club,
        standing=team.standing,
        check_in=team.check_in,
    )


def round_of_teams(section: Section, state: Round) -> Round:
    """A round with a board for each match; White is who has White on board 1."""
    scores = Scores(section)
    boards = []
    for match in state.matches:
        (first, mine), (second, theirs) = _cells(scores, match)
        white = mine.colour is Colour.WHITE
        outcomes = (mine.outcome, theirs.outcome) if white else (theirs.outcome, mine.outcome)
        entered = match.forfeit or match.entered or has_result(state, match, scores.rules.boards)
        is_open = Outcome.OPEN in outcomes or ((state.manual or state.is_draft) and not entered)  # only holes
        boards.append(
            Board(
                match.table,
                *((first, second) if white else (second, first)),
                result=None if is_open else RESULT_OF_OUTCOMES.get(outcomes, GameResult.DRAW),
                verified=True,
                note=match.note,
            )
        )
    busy = {team for board in boards for team in board.players} | {team for team, _ in state.team_byes}
    left = (team.number for team in section.teams if team.standing is Standing.ACTIVE and team.number not in busy)
    return replace(state, boards=tuple(boards), byes=state.team_byes, unpaired=tuple(left), matches=(), team_byes=())


def speaking_of(rows: EventRows, step: Step) -> EventRows:
    """The rows for a command: where it names teams, those in which the teams are the players."""
    section_id = getattr(step, "section_id", None)
    if type(step) not in OF_TEAMS or section_id is None or not rows.rounds.status(section_id).kind.of_teams:
        return rows
    return teams_in(rows)


def teams_in(rows: EventRows) -> EventRows:
    """The rows in which teams are the players; only for sections of teams."""
    return cast(EventRows, _TeamEventRows(rows))


class _Delegating:
    """Everything that is not said otherwise is as in the rows behind."""

    def __init__(self, behind: Any) -> None:
        self._behind = behind

    def __getattr__(self, name: str) -> Any:
        return getattr(self._behind, name)


class _TeamEventRows(_Delegating):
    """services.ports.unit_of_work.EventRows with teams for players."""

    def __init__(self, rows: EventRows) -> None:
        super().__init__(rows)
        self.rounds = _TeamRoundRows(rows)
        self.roster = _TeamRosterRows(rows)

    def snapshot(self, section_id: int) -> Section:
        return teams_as_players(self._behind.snapshot(section_id))


class _TeamRoundRows(_Delegating):
    """services.ports.round_rows.RoundRows with matches for boards."""

    def __init__(self, rows: EventRows) -> None:
        super().__init__(rows.rounds)
        self._rows = rows

    def round(self, section_id: int, number: int) -> Round:
        return round_of_teams(self._rows.snapshot(section_id), self._rows.rounds.round(section_id, number))

    def write_round(self, section_id: int, state: Round, *, published: bool) -> None:
        section = self._rows.snapshot(section_id)
        behind = self._rows.rounds.round(section_id, state.number)
        matches, anew = _matches(section, behind, state)
        shell = replace(
            behind,
            engine=state.engine,
            manual=state.manual,
            difference=state.difference,
            team_byes=bye_order(state.byes),
        )
        self._rows.rounds.write_round(section_id, with_matches(section, shell, matches, anew=anew), published=published)


def _matches(section: Section, behind: Round, state: Round) -> tuple[list[Match], frozenset[int]]:
    """The matches of a round of teams: those that stood with their line-ups, new ones with the first boards.

    Also the tables whose boards begin anew, because the teams have changed colours.
    """
    rules = rules_of(section)
    teams = {team.number: team for team in section.teams}
    known = {frozenset(match.teams): match for match in behind.matches}
    wanted = {frozenset(board.players) for board in state.boards}
    for pair, match in known.items():
        if pair not in wanted and state.manual and has_result(behind, match, rules.boards):
            require(rule("match-has-results").warn(teams=shown_teams(section, match)))
    found = []
    anew = set()
    for board in state.boards:
        first, second = board.players if rules.colour(1) is Colour.WHITE else board.players[::-1]
        stood = known.get(frozenset(board.players))
        if stood is None:
            mine, theirs = (default_line_up(section, teams[team], state.number) for team in (first, second))
            match = Match(state.number, board.number, mine, theirs)
            if board.result in _LOSER:
                match = replace(match, forfeit=_loser(board, board.result, first))
        elif stood.teams != (first, second):
            if has_result(behind, stood, rules.boards):
                require(rule("match-has-results").warn(teams=shown_teams(section, stood)))
            match = replace(stood, first=stood.second, second=stood.first)
            anew.add(board.number)
        else:
            match = stood
        found.append(replace(match, table=board.number))
    return found, frozenset(anew)


def _loser(board: Board, result: GameResult, first: int) -> Side:
    index = _LOSER[result]
    if index is None:
        return Side.BOTH
    return Side.FIRST if board.players[index] == first else Side.SECOND


class _TeamRosterRows(_Delegating):
    """services.ports.roster_rows.RosterRows with teams for players."""

    def __init__(self, rows: EventRows) -> None:
        super().__init__(rows.roster)
        self._rows = rows

    def player(self, section_id: int, number: int) -> Player:
        return self.players(section_id, [number])[number]

    def players(self, section_id: int, numbers: Iterable[int]) -> dict[int, Player]:
        known = {player.number: player for player in teams_as_players(self._rows.snapshot(section_id)).players}
        for number in numbers:
            if number not in known:
                raise RuleViolation(tr("There is no team with the number {number}.").format(number=number))
        return {number: known[number] for number in numbers}

    def write_players(self, section_id: int, players: Iterable[Player]) -> None:
        teams = {team.number: team for team in self._rows.snapshot(section_id).teams}
        changed = [replace(teams[one.number], standing=one.standing, check_in=one.check_in) for one in players]
        self._rows.teams.write_teams(section_id, changed)
        self._rows.roster.write_players(section_id, _not_seen(self._rows.snapshot(section_id), changed))

    def write_byes(self, section_id: int, byes: Mapping[tuple[int, int], Outcome | None]) -> None:
        self._rows.teams.write_byes(section_id, byes)

    def write_facts(self, section_id: int, facts: SectionFacts) -> None:
        section = self._rows.snapshot(section_id)
        self._rows.roster.write_facts(section_id, replace(facts, kind=section.kind, points=section.points))


def _not_seen(section: Section, teams: Iterable[Team]) -> list[Player]:
    """Members of teams that are to be asked for anew: so are they."""
    asked = {number for team in teams if team.check_in is CheckIn.NOT_YET for number in team.members}
    return [
        replace(player, check_in=CheckIn.NOT_YET)
        for player in section.players
        if player.number in asked and player.check_in is not CheckIn.NOT_YET
    ]
