"""The documents of competitions of teams, one line each."""

from __future__ import annotations

from collections.abc import Callable

from tdapp.domain.section.event import Section
from tdapp.domain.systems.system import System
from tdapp.domain.words.wording import marked
from tdapp.reports.document import BOARDS, CARDS, ROUND, TABLE, TEXT, Document, DocumentGroup
from tdapp.reports.documents import (
    board_tables,
    bracket,
    knockout_matches,
    match_papers,
    team_explanation,
    team_fixtures,
    team_grid,
    team_lists,
    team_players,
    team_rounds,
    team_tables,
)
from tdapp.reports.options import Choice
from tdapp.services.systems.bracket_picture import has_bracket
from tdapp.services.teams.fixtures import fixtures
from tdapp.services.teams.grid import has_grid


def _has_teams(section: Section) -> bool:
    return section.system.pairs_teams and bool(section.teams)


def _has_grid(section: Section) -> bool:
    return has_grid(section) and bool(section.matches)


def _has_matches(section: Section) -> bool:
    return section.system.pairs_teams and bool(section.matches)


def _has_fixtures(section: Section) -> bool:
    return _has_teams(section) and bool(fixtures(section))


_FIXTURES = _has_fixtures, marked("No match is known yet.")
_TEAMS = _has_teams, marked("This is no competition of teams.")
_GRID = _has_grid, marked("No round of a Scheveningen match is paired yet.")
_MATCHES = _has_matches, marked("No round of a competition of teams is paired yet.")
_BRACKET = (
    (lambda section: section.team_rules is not None and has_bracket(section)),
    marked("This is no knock-out of teams."),
)
OF_ONE_SYSTEM: dict[str, Callable[[System], bool]] = {
    team_grid.ID: lambda system: system.by_seats,
    bracket.TEAM_ID: lambda system: system.elimination,
    bracket.ID: lambda system: system.elimination,
    knockout_matches.ID: lambda system: system.elimination,
    knockout_matches.SHEET_ID: lambda system: system.elimination,
}
"""Documents that the other kinds of events show nothing of."""
_M = DocumentGroup.TEAMS
_POINTS = TABLE | {Choice.HALF_SIGN}

_OF_EACH_RANKED = (), (), False, True, True
"""No columns, always offered, for one of the table."""

TEAM_DOCUMENTS = tuple(
    Document(*entry)
    for entry in (
        (team_lists.LIST_ID, team_lists.LIST_NAME, team_lists.build_list, _M, *_TEAMS, (), TABLE),
        (team_fixtures.ID, team_fixtures.NAME, team_fixtures.build, _M, *_FIXTURES, (), _POINTS),
        (team_lists.ROSTERS_ID, team_lists.ROSTERS_NAME, team_lists.build_rosters, _M, *_TEAMS, (), TABLE),
        (
            team_rounds.MATCHES_ID,
            team_rounds.MATCHES_NAME,
            team_rounds.build_matches,
            _M,
            *_MATCHES,
            ROUND,
            BOARDS | {Choice.HALF_SIGN},
        ),
        (team_rounds.BOARDS_ID, team_rounds.BOARDS_NAME, team_rounds.build_boards, _M, *_MATCHES, ROUND, BOARDS),
        (
            team_rounds.RESULTS_ID,
            team_rounds.RESULTS_NAME,
            team_rounds.build_results,
            _M,
            *_MATCHES,
            ROUND,
            BOARDS | {Choice.HALF_SIGN},
        ),
        (team_tables.STANDINGS_ID, team_tables.STANDINGS_NAME, team_tables.build_standings, _M, *_TEAMS, (), _POINTS),
        (
            team_tables.CROSSTABLE_ID,
            team_tables.CROSSTABLE_NAME,
            team_tables.build_crosstable,
            _M,
            *_TEAMS,
            (),
            TABLE | {Choice.HALF_SIGN, Choice.ORDER},
        ),
        (bracket.TEAM_ID, bracket.NAME, bracket.build, _M, *_BRACKET, (), TEXT | {Choice.HALF_SIGN}),
        (team_grid.ID, team_grid.NAME, team_grid.build, _M, *_GRID, (), _POINTS),
        (team_players.RESULTS_ID, team_players.RESULTS_NAME, team_players.build_results, _M, *_MATCHES, (), _POINTS),
        (
            board_tables.STANDINGS_ID,
            board_tables.STANDINGS_NAME,
            board_tables.build_standings,
            _M,
            *_MATCHES,
            (),
            _POINTS,
        ),
        (board_tables.PRIZES_ID, board_tables.PRIZES_NAME, board_tables.build_prizes, _M, *_MATCHES, (), _POINTS),
        (
            team_explanation.ID,
            team_explanation.NAME,
            team_explanation.build,
            _M,
            *_TEAMS,
            ("player",),
            TABLE | {Choice.PLAYER},
            *_OF_EACH_RANKED,
        ),
        (
            match_papers.SHEET_ID,
            match_papers.SHEET_NAME,
            match_papers.build_sheets,
            _M,
            *_MATCHES,
            ROUND,
            CARDS | {Choice.ROUND, Choice.HALF_SIGN, Choice.WHITE_FIRST},
        ),
        (
            match_papers.SLIP_ID,
            match_papers.SLIP_NAME,
            match_papers.build_slips,
            _M,
            *_MATCHES,
            ROUND,
            CARDS | {Choice.ROUND},
        ),
        (
            team_players.CARDS_ID,
            team_players.CARDS_NAME,
            team_players.build_cards,
            _M,
            *_MATCHES,
            (),
            CARDS | {Choice.HALF_SIGN},
        ),
    )
)
