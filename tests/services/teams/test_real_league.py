"""A division of the Swiss team championship of 2025 (tests/golden/swiss_league_2025.txt): matches, tables, boards."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.match import LineUp, Match
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.team import LineUpRule, Team, TeamRules
from tdapp.domain.teams.scores import Scores
from tdapp.services.tables.team_standings import team_standings
from tdapp.services.teams.board_results import board_results

GOLDEN = Path(__file__).parents[2] / "golden" / "swiss_league_2025.txt"
BOARDS, ROUNDS = 8, 4
RESULTS = {"1": (Outcome.WIN, Outcome.LOSS), "=": (Outcome.DRAW, Outcome.DRAW), "0": (Outcome.LOSS, Outcome.WIN)}
LINES = [line for line in GOLDEN.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
TABLES = [line.partition("|")[2].split() for line in LINES if line.startswith("table")]


def number(text: str) -> int | None:
    return None if text == "-" else int(text)


def played() -> tuple[Section, dict[tuple[int, int], str]]:
    """The section with every board, and the published score of each match by round and table."""
    rules = TeamRules(boards=BOARDS, line_up=LineUpRule.FREE)
    matches: list[Match] = []
    cells: dict[int, dict[int, Cell]] = {}
    squads: dict[int, list[int]] = {team: [] for team in range(1, 9)}
    scores: dict[tuple[int, int], str] = {}
    for line in LINES:
        head, _, boards = line.partition("|")
        if head.startswith("table"):
            continue
        when, home, away, score = head.split()
        round_number, teams = int(when), (int(home), int(away))
        table = sum(match.round == round_number for match in matches) + 1
        seats: tuple[list[int | None], list[int | None]] = ([], [])
        for seat, text in enumerate(boards.split(), 1):
            first, result, second = text.split(":")
            pair = number(first), number(second)
            colour = rules.colour(seat, round_number)
            for side, player in enumerate(pair):
                seats[side].append(player)
                if player is None:
                    continue
                if player not in squads[teams[side]]:
                    squads[teams[side]].append(player)
                own = colour if side == 0 else colour.other
                cell = Cell(RESULTS[result][side], pair[1 - side], own)
                alone = pair[1 - side] is None
                cells.setdefault(player, {})[round_number] = Cell(Outcome.FORFEIT_WIN) if alone else cell
        line_ups = (LineUp(team, tuple(side), handed_in=True) for team, side in zip(teams, seats, strict=True))
        matches.append(Match(round_number, table, *line_ups))
        scores[round_number, table] = score
    people = sorted(cells)
    section = Section(
        Event("A real league"),
        tuple(Player(one, f"Player {one}") for one in people),
        tuple(tuple(cells[one].get(n, Cell(Outcome.UNPAIRED)) for n in range(1, ROUNDS + 1)) for one in people),
        rounds_total=7,
        kind=Kind.TEAM_ROUND_ROBIN,
        team_rules=rules,
        teams=tuple(Team(team, f"Team {team}", members=tuple(members)) for team, members in squads.items()),
        matches=tuple(matches),
        ladder=parse_ladder("MPvGP"),
    )
    return section, scores


SECTION, PUBLISHED = played()


def test_the_score_of_every_match_follows_from_its_boards() -> None:
    scores = Scores(SECTION)
    assert len(PUBLISHED) == 16
    for match in SECTION.matches:
        published = tuple(Fraction(part) for part in PUBLISHED[match.round, match.table].split("-"))
        assert scores.score(match).game_points == published


@pytest.mark.parametrize("after", range(1, ROUNDS + 1))
def test_the_table_after_each_round_is_the_published_one(after: int) -> None:
    """2-1-0 for a match, then game points, which decide: the league says no more; equal teams share a place."""
    table = team_standings(SECTION, after_round=after)
    mp, gp = table.match_points, table.game_points
    found = {one: (Fraction(mp[one]), Fraction(gp[one])) for one in (row.player.number for row in table.standings.rows)}
    published = [one.split(":") for one in TABLES[after - 1]]
    assert found == {int(team): (Fraction(mp), Fraction(gp)) for team, mp, gp in published}
    worth = [found[int(team)] for team, _, _ in published]
    assert worth == sorted(worth, reverse=True)
    ranks = {row.player.number: row.rank for row in table.standings.rows}
    assert [ranks[int(team)] for team, _, _ in published] == [worth.index(one) + 1 for one in worth]


def test_the_players_of_a_team_made_its_points() -> None:
    totals = Scores(SECTION).totals(after_round=ROUNDS)
    results = board_results(SECTION, ROUNDS)
    assert len(results) == 111
    for team in SECTION.teams:
        own = [one for one in results if one.team == team.number]
        assert sum(one.points for one in own) == totals[team.number].game_points
    empty = sum(line.count(":-") + line.count(" -:") for line in LINES)
    assert sum(one.sat for one in results) == 2 * BOARDS * len(SECTION.matches) - empty
