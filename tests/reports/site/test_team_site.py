"""A competition of teams as a website: the teams stand in its tables, every match of a round with its boards."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import replace

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tests.reports.site.site_pages import Page, published
from tests.team_events import random_team_event


def league(**fields: object) -> Section:
    section = random_team_event(3, 8, 4, 3, event=Event("League"))
    return replace(section, ladder=parse_ladder("MPvGP,EMGSB"), **fields)  # type: ignore[arg-type]


def test_standings_crosstable_and_rounds_are_those_of_the_teams() -> None:
    files = published(league())
    standings = files["standings.html"].decode()
    assert all(f"Team {number}" in standings for number in range(1, 9))
    assert "EMGSB" in standings
    assert not re.search(r'href="player-\d+', standings)  # a number there is that of a team
    assert "Team 3" in files["crosstable.html"].decode()
    assert "Table 1" in files["round-2.html"].decode()
    assert {"teams.html", "standings-2.html", "round-3.html", "player-1.html"} <= set(files)
    for name, data in files.items():
        if name.endswith(".html"):
            Page(data)


def test_a_round_robin_of_teams_is_a_grid_of_teams() -> None:
    section = replace(league(), kind=Kind.TEAM_ROUND_ROBIN)
    grid = published(section)["crosstable.html"].decode()
    assert grid.count("Team ") >= 8
    assert "Player 001" not in grid


def test_what_the_arbiter_notes_and_how_to_reach_a_team_stay_private() -> None:
    section = league()
    section = replace(
        section,
        teams=tuple(replace(team, contact="captain@secret") for team in section.teams),
        matches=tuple(replace(match, note="secret note") for match in section.matches),
    )
    assert not any(b"secret" in data for data in published(section).values())


def test_a_child_is_shown_by_initials_on_every_page() -> None:
    section = league()
    child = replace(section.players[0], name="Kovač, Ana", birth="2020-05-05")
    section = replace(
        section,
        players=(child, *section.players[1:]),
        publishing=replace(section.publishing, initials_under=16),
        event=replace(section.event, start=dt.date(2026, 7, 1)),
    )
    for name, data in published(section).items():
        assert "Kovač".encode() not in data, name
