"""Teams made of clubs: members by rating; nobody twice, no second team of a name."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.commands.teams import Squad
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.team import Team
from tdapp.services.teams.clubs import squads_of, teams_of_clubs
from tests.services.teams.team_stage import empty


def test_a_team_of_each_club() -> None:
    players = (
        Player(1, "A", 1900, club="SK Łódź"),
        Player(2, "B", 2100, club="SK Łódź"),
        Player(3, "C", club="Alpha"),
        Player(4, "D", 2000),
        Player(5, "E", 2000, club="Taken"),
        Player(6, "F", 2000, club="Beta"),
        Player(7, "G", 2000, club="Alpha", standing=Standing.WITHDRAWN),
    )
    teams = (Team(1, "taken"), Team(2, "Other", members=(6,)))
    section = replace(empty(), players=players, cells=((),) * 7, teams=teams)
    assert list(teams_of_clubs(section)) == [
        Team(0, "Alpha", club="Alpha", members=(3,)),
        Team(0, "SK Łódź", club="SK Łódź", members=(2, 1)),
    ]


def test_the_teams_of_a_table_keep_the_announced_order() -> None:
    rows = (("SK 2", 2, -1), ("SK 1", None, -2), ("SK 2", 1, 7), ("", 1, -3), ("sk 1", None, -4))
    assert squads_of(rows) == (Squad("SK 2", (7, -1)), Squad("SK 1", (-2, -4)))
