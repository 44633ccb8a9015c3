"""Teams made of clubs and of tables, their order by strength, and who goes up and down."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.commands.teams import Squad
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.league import League
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.team import Strength, Team, TeamRules
from tdapp.services.tables.standings import Standings, compute_standings
from tdapp.services.teams.clubs import by_strength, squads_of, teams_of_clubs
from tdapp.services.teams.movements import moved_rows, movement_words, movements
from tests.arena import arena


def section(*players: Player, **fields: object) -> Section:
    return Section(
        Event("E"), players, ((),) * len(players), 3, kind=Kind.TEAM_SWISS, team_rules=TeamRules(2), **fields,  # type: ignore[arg-type]
    )  # fmt: skip


def test_a_team_for_each_club() -> None:
    """By rating, then number; who is in a team, has left or has no club is in none; a name that is taken stays."""
    players = (
        Player(1, "A", 1500, club="Rook"), Player(2, "B", 1800, club="Rook"), Player(3, "C", club="Rook"),
        Player(4, "D", 1500, club="Rook"), Player(5, "E", club="Pawn"), Player(6, "F", club=""),
        Player(7, "G", club="Rook", standing=Standing.WITHDRAWN), Player(8, "H", club="Rook"),
        Player(9, "I", club="king"), Player(10, "J", club="KING"),
    )  # fmt: skip
    made = list(teams_of_clubs(section(*players, teams=(Team(1, "PAWN", members=(8,)),))))
    assert made == [Team(0, "KING", club="KING", members=(10,)), Team(0, "Rook", club="Rook", members=(2, 1, 4, 3))]


def test_teams_of_a_table() -> None:
    rows = (("B", None, 5), ("A", 2, 1), ("", 1, 9), ("a", 1, 2), ("b", None, 4), ("B", 1, 6))
    assert squads_of(rows) == (Squad("B", (5, 6, 4)), Squad("A", (2, 1)))
    assert squads_of(()) == ()


def test_the_strongest_first() -> None:
    players = (Player(1, "A", 1500), Player(2, "B", 1800), Player(3, "C"), Player(4, "D", 2000))
    teams = (Team(1, "T", members=(3,)), Team(2, "U", members=(1, 2)), Team(3, "V", members=(4,)), Team(4, "W"))
    made = section(*players, teams=teams)
    assert by_strength(made)[0] == 3
    assert by_strength(made)[-1] == 4
    by_hand = replace(
        made, team_rules=TeamRules(2, strength=Strength.MANUAL),
        teams=tuple(replace(one, strength=strength) for one, strength in zip(teams, (None, 5, 5, 9), strict=True)),
    )  # fmt: skip
    assert by_strength(by_hand) == [4, 2, 3, 1]


def table(*wins: int) -> Standings:
    """Players who had a bye, and then nothing, half a point or another one: equal ones share their place."""
    lines = [f"{number} P{number} | U {'ZHU'[one]}" for number, one in enumerate(wins, 1)]
    return compute_standings(arena("\n".join(lines)), ladder=Ladder())


@pytest.mark.parametrize(
    ("points", "up", "down", "moved"),
    [
        ((2, 1, 0), 1, 1, (["P1"], ["P3"], [])), ((2, 1, 0), 0, 0, ([], [], [])),
        ((2, 1, 0), 2, 0, (["P1", "P2"], [], [])),
        ((2, 2, 0), 1, 1, ([], ["P3"], ["P1", "P2"])), ((2, 1, 1), 1, 1, (["P1"], [], ["P2", "P3"])),
        ((2, 2, 2), 1, 1, ([], [], ["P1", "P2", "P3"])), ((2, 1, 0), 5, 0, (["P1", "P2", "P3"], [], [])),
        ((2, 1, 0), 0, 5, ([], ["P1", "P2", "P3"], [])), ((2, 1, 0), 2, 2, (["P1", "P2"], ["P3"], [])),
        ((2, 2, 0, 0), 2, 1, (["P1", "P2"], [], ["P3", "P4"])), ((2,), 1, 1, (["P1"], [], [])),
    ],
)  # fmt: skip
def test_who_goes_up_and_down(
    points: tuple[int, ...], up: int, down: int, moved: tuple[list[str], list[str], list[str]]
) -> None:
    found = moved_rows(table(*points), up, down)
    assert tuple([row.player.name for row in rows] for rows in found) == moved


def test_the_foot_of_a_table_says_it() -> None:
    rules = TeamRules(2, league=League(promoted=1, relegated=1))
    league = replace(section(Player(1, "A")), team_rules=rules)
    standings = table(2, 1, 1)
    assert movements(league, standings).up == ("P1",)
    assert list(movement_words(league, standings)) == ["Goes up: P1", "Level at the line, to be decided: P2, P3"]
    assert list(movement_words(league, table(2, 1, 0))) == ["Goes up: P1", "Goes down: P3"]
    assert list(movement_words(section(Player(1, "A")), standings)) == []
    assert list(movement_words(league, replace(standings, after_round=0))) == []
    only = replace(league, team_rules=TeamRules(2, league=League(relegated=1)))
    assert list(movement_words(only, table(2, 1, 0))) == ["Goes down: P3"]
