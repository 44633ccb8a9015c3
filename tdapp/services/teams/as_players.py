"""A competition of teams seen as one whose players are the teams.

What pairs, checks, publishes and edits a round of players then does it for matches: ``rows_for`` gives a handler of
such a command rows in which teams stand for players, a match for a board, and turns what it writes into matches with
line-ups and their boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from tdapp.domain.commands.command import Step
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.boards import bye_order
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.match import Match, Side
from tdapp.domain.section.outcome import Colour, GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Player
from tdapp.domain.section.round import Board, Round
from tdapp.domain.teams.for_pairing import has_result, round_of_teams, rules_of, teams_as_players
from tdapp.domain.teams.names import shown_teams
from tdapp.domain.words.checks import require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.match_boards import with_matches
from tdapp.services.teams.boards import default_line_up
from tdapp.services.teams.rows_behind import EventRowsBehind, RosterRowsBehind, RoundRowsBehind

_LOSER = {
    GameResult.WHITE_BY_FORFEIT: 1,
    GameResult.BLACK_BY_FORFEIT: 0,
    GameResult.DOUBLE_FORFEIT: None,
}


def rows_for(rows: EventRows, step: Step) -> EventRows:
    """The rows for a command of ``OF_TEAMS``: in a section of teams those in which the teams are the players."""
    section_id: int = step.section_id  # type: ignore[attr-defined]  # each of them has one
    return teams_in(rows) if rows.rounds.status(section_id).system.pairs_teams else rows


def teams_in(rows: EventRows) -> EventRows:
    """The rows in which teams are the players; only for sections of teams."""
    return _TeamEventRows(rows)


class _TeamEventRows(EventRowsBehind):
    """With teams for players."""

    def __init__(self, rows: EventRows) -> None:
        super().__init__(rows, _TeamRoundRows(rows), _TeamRosterRows(rows))

    def snapshot(self, section_id: int) -> Section:
        return teams_as_players(super().snapshot(section_id))


class _TeamRoundRows(RoundRowsBehind):
    """With matches for boards."""

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
            byes_only=state.byes_only,
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
        first, second = board.players if rules.colour(1, state.number) is Colour.WHITE else board.players[::-1]
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


class _TeamRosterRows(RosterRowsBehind):
    """With teams for players."""

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

    def ask_anew(self, section_id: int) -> bool:
        ticked = [team for team in self._rows.snapshot(section_id).teams if team.check_in is not CheckIn.NOT_YET]
        self._rows.teams.write_teams(section_id, [replace(team, check_in=CheckIn.NOT_YET) for team in ticked])
        return self._rows.roster.ask_anew(section_id) or bool(ticked)  # the members with their teams

    def write_byes(self, section_id: int, byes: Mapping[tuple[int, int], Outcome | None]) -> None:
        self._rows.teams.write_byes(section_id, byes)

    def write_facts(self, section_id: int, facts: SectionFacts) -> None:
        section = self._rows.snapshot(section_id)
        self._rows.roster.write_facts(section_id, replace(facts, kind=section.kind, points=section.points))
