"""A Scheveningen match through the one door: its rounds, who sits where, who is missing, who takes a place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.players import AddPlayers
from tdapp.domain.commands.rounds import EnterResult, PublishRound, StorePairing
from tdapp.domain.commands.teams import AddTeams, SetLineUp, SetMembers, SetTeamRules, SwapTeams
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.facts import SectionFacts, empty_section, facts_of
from tdapp.domain.section.outcome import Colour, GameResult, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.team import Score, Team, TeamRules
from tdapp.domain.systems.registry import SCHEVENINGEN
from tdapp.domain.teams.for_pairing import teams_as_players
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.checks import Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.rules.scheveningen import scheveningen_table
from tdapp.services.rounds.preview import berger_round
from tdapp.services.systems.team_kinds import settled
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.team_standings import team_standings
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tdapp.services.teams.grid import has_grid, team_grid
from tdapp.storage import EventFile, open_event_file
from tdapp.trf.reader import read_trf
from tests.event_files import ALL, BLACK, DRAW, WHITE, written
from tests.team_events import roster


def empty(boards: int = 3, **fields: Any) -> Section:
    """Members of team 1 are 1 to 4, of team 2 are 5 to 8, the last of each a reserve."""
    players, squads = roster(2, boards)
    facts = settled(SectionFacts(7, kind=Kind.SCHEVENINGEN, team_rules=TeamRules(boards, primary=Score.GAME)))
    section = empty_section(Event("Scheveningen"), facts)
    return replace(section, players=players, cells=((),) * len(players), teams=squads, **fields)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    written(tmp_path / "match.tdb", empty())
    with closing(open_event_file(tmp_path / "match.tdb")) as store:
        yield store


def do(store: EventFile, *commands: Command) -> Section:
    for command in commands:
        store.execute(command)
    return store.snapshot(1)


def refused(store: EventFile, command: Command, rule: str) -> None:
    with pytest.raises(Refused) as told:
        store.execute(command)
    assert [warning.rule_id for warning in told.value.warnings] == [rule]


def played(store: EventFile, number: int, *results: GameResult) -> Section:
    """A round by the table, with results from board 1 on (White's)."""
    pairs, byes = berger_round(teams_as_players(store.snapshot(1)), number)
    do(store, StorePairing(1, number, pairs, byes), PublishRound(1, number))
    boards = store.round(1, number).boards
    return do(store, *(EnterResult(1, number, b.number, r) for b, r in zip(boards, results, strict=False)))


def line_ups(section: Section, number: int) -> tuple[tuple[int, tuple[int | None, ...]], ...]:
    match = next(one for one in section.matches if one.round == number)
    return tuple((one.team, one.players) for one in (match.first, match.second))


def test_the_rounds_follow_from_the_boards(store: EventFile) -> None:
    section = store.snapshot(1)
    assert (section.rounds_total, section.cycles) == (3, 3)
    assert section.team_rules is not None
    assert section.team_rules.colours == "WWBWBWWBW"
    section = do(store, SetTeamRules(1, replace(section.team_rules, boards=5)))
    assert (section.rounds_total, section.cycles) == (5, 5)
    for boards in (1, 11):
        with pytest.raises(RuleViolation, match="2 to 10"):
            store.execute(SetTeamRules(1, TeamRules(boards)))


def test_the_first_named_team_has_white_on_board_1_and_the_members_sit_by_the_table(store: EventFile) -> None:
    done = (WHITE, DRAW, BLACK)
    section = played(store, 1, *done)
    assert line_ups(section, 1) == ((1, (1, 2, 3)), (2, (5, 6, 7)))
    section = played(store, 2, *done)  # B2-A1 A2-B3 B1-A3
    assert line_ups(section, 2) == ((2, (6, 7, 5)), (1, (1, 2, 3)))
    assert [board.players for board in store.round(1, 2).boards] == [(6, 1), (2, 7), (5, 3)]
    section = played(store, 3, *done)  # A1-B3 B1-A2 A3-B2
    assert [board.players for board in store.round(1, 3).boards] == [(1, 7), (5, 2), (3, 6)]
    assert Scores(section).totals(after_round=3)[1].game_points == Fraction(11, 2)  # 2½ + 1½ + 1½
    assert [row.player.number for row in team_standings(section).standings.rows] == [1, 2]


def test_nobody_moves_up_where_a_member_is_missing(store: EventFile) -> None:
    played(store, 1, WHITE, DRAW, BLACK)
    pairs, byes = berger_round(teams_as_players(store.snapshot(1)), 2)
    section = do(
        store, StorePairing(1, 2, pairs, byes), SetLineUp(1, 2, 1, (1, None, 3), confirmed=ALL), PublishRound(1, 2)
    )
    assert line_ups(section, 2) == ((2, (6, 7, 5)), (1, (1, None, 3)))
    assert dict(store.round(1, 2).byes)[7] is Outcome.FORFEIT_WIN
    refused(store, SetLineUp(1, 2, 1, (1, 3, None)), "line-up-place")
    section = do(store, SetLineUp(1, 2, 1, (1, 4, 3)))  # the reserve takes the empty chair
    assert [board.players for board in store.round(1, 2).boards] == [(6, 1), (4, 7), (5, 3)]
    grid = team_grid(do(store, SetLineUp(1, 2, 1, (1, None, 3), confirmed=ALL)), after_round=2)
    (game,) = grid.games[2, 7]
    assert (game.round, game.colour, game.outcome) == (2, Colour.WHITE, None)


def test_a_member_who_is_replaced_keeps_what_he_played(store: EventFile) -> None:
    played(store, 1, WHITE, DRAW, BLACK)
    command = SetMembers(1, 1, (1, 4, 3, 2), "ill", confirmed=ALL)
    do(store, command)
    section = played(store, 2, WHITE, WHITE, WHITE)
    assert line_ups(section, 2) == ((2, (6, 7, 5)), (1, (1, 4, 3)))
    grid = team_grid(section, after_round=2)
    assert [one.player.number for one in grid.lines] == [1, 4, 3, 2]
    assert [one.points for one in grid.lines] == [1, 1, 1, Fraction(1, 2)]
    assert grid.points == (Fraction(7, 2), Fraction(5, 2))


def test_two_teams_and_the_colours_of_the_table(store: EventFile) -> None:
    do(store, AddPlayers(1, (Player(0, "New, One"),)))
    refused(store, AddTeams(1, (Team(0, "Third"),)), "too-many-teams")
    played(store, 1)
    refused(store, SwapTeams(1, 1, 1), "colours-by-table")


def test_a_league_of_three_teams_does_not_become_a_match(tmp_path: Path) -> None:
    players, squads = roster(3, 3)
    section = Section(Event("League"), players, ((),) * len(players), 3, kind=Kind.TEAM_ROUND_ROBIN,
                      team_rules=TeamRules(3), teams=squads)  # fmt: skip
    written(tmp_path / "league.tdb", section)
    with closing(open_event_file(tmp_path / "league.tdb")) as store:
        refused(store, EditSection(1, replace(facts_of(section), kind=Kind.SCHEVENINGEN)), "too-many-teams")


@pytest.mark.parametrize("boards", range(2, 11))
def test_every_size_is_played_by_the_table_and_comes_back_from_a_report(boards: int) -> None:
    section = generate_teams(TeamRecipe(2, boards, system=SCHEVENINGEN), f"s{boards}")
    assert section.rounds_total == boards == section.rounds_decided
    wanted = {(g.a, g.b): g.a_is_white for games in scheveningen_table(boards) for g in games}
    scores, colours = Scores(section), {}
    for match in section.matches:
        for seat in scores.seats(match):
            white, black = seat.colours
            home = next(player for player in (white, black) if player is not None)
            if white is not None and black is not None:
                of_a = white in section.teams[0].members
                pair = (white, black) if of_a else (black, white)
                places = tuple(t.members.index(p) + 1 for t, p in zip(section.teams, pair, strict=True))
                if max(places) <= boards:
                    colours[places] = of_a
            assert home
    assert colours.items() <= wanted.items()
    assert len(colours) > boards * boards // 2
    grid = team_grid(section, after_round=boards)
    assert sum(Counter(len(games) for games in grid.games.values()).values()) >= len(wanted) - 1
    again = read_trf(export_trf(section), source="x.trf").section
    assert (again.kind, again.cycles, again.rounds_total) == (Kind.SCHEVENINGEN, boards, boards)
    assert again.team_rules == section.team_rules
    assert _seats(again) == _seats(section)


def _seats(section: Section) -> list[object]:
    both = [(match.first, match.second) for match in section.matches]
    return [(one.team, one.players, other.team, other.players) for one, other in both]


def test_only_two_teams_by_the_table_of_seats_have_a_grid() -> None:
    assert has_grid(empty())
    assert not has_grid(replace(empty(), teams=empty().teams[:1]))
    for kind in (Kind.TEAM_ROUND_ROBIN, Kind.TEAM_SWISS):
        assert not has_grid(replace(empty(), kind=kind))
