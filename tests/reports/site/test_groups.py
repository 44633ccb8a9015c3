"""Pages of clubs, federations, categories and teams: who belongs to them, under names that stay."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.event import Section
from tdapp.reports.site.groups import CLUB, FEDERATION, Groups
from tdapp.services.categories.membership import youth_rules
from tdapp.services.tables.standings import compute_standings
from tests.reports.site.site_pages import pages, published, swiss_event
from tests.team_events import random_team_event

CLUBS = ("SK Łódź", "Шахматы", "王城", "sk lodz")


def with_clubs() -> Section:
    section = swiss_event(categories=CategoryPlan(youth_rules()))
    people = tuple(replace(one, club=CLUBS[one.number % 4]) for one in section.players)
    return replace(section, players=people)


def test_names_of_files_are_plain_and_differ() -> None:
    found = Groups(with_clubs(), 2026)
    clubs = {group.name: group.page for group in found.of(CLUB)}
    assert clubs["SK Łódź"] == "club-sk-lodz.html"
    assert clubs["Шахматы"] == "club-shakhmaty.html"
    assert len(set(clubs.values())) == 4
    assert all(page.isascii() for page in clubs.values())
    assert found.page(FEDERATION, "POL") == "federation-pol.html"
    assert found.page(CLUB, "nobody's") == ""


def test_a_club_names_its_players_with_their_places() -> None:
    section = with_clubs()
    files = pages(published(section))
    standings = compute_standings(section)
    text = files["club-shakhmaty.html"].text
    for row in standings.rows:
        is_member = section.players[row.player.number - 1].club == "Шахматы"
        assert (f"player-{row.player.number}.html" in files["club-shakhmaty.html"].addresses()) is is_member
    first = next(row for row in standings.rows if section.players[row.player.number - 1].club == "Шахматы")
    assert f"best place: {first.rank}," in text
    assert "2 players" in text


def test_lists_name_the_best_and_lead_on() -> None:
    files = pages(published(with_clubs()))
    assert "club-sk-lodz.html" in files["clubs.html"].addresses()
    assert "federation-vie.html" in files["federations.html"].addresses()
    assert {"clubs.html", "federations.html"} <= set(files["standings.html"].addresses())
    assert any(name.startswith("category-") for name in files)
    assert "club-shakhmaty.html" in files["player-1.html"].addresses()
    assert any(one.startswith("category-") for one in files["categories.html"].addresses())
    assert not any(name.startswith(("club", "category")) for name in published(swiss_event()))


def test_a_crosstable_leads_to_the_opponents() -> None:
    section = swiss_event()
    page = published(section)["crosstable.html"].decode()
    for player, row in zip(section.players, section.cells, strict=True):
        line = next(one for one in page.splitlines() if f'href="player-{player.number}.html"><bdi>' in one)
        for cell in row:
            assert cell.opponent is None or f'<a href="player-{cell.opponent}.html">{cell.opponent}' in line


def test_a_team_has_its_matches_as_it_sees_them() -> None:
    section = random_team_event(3, 6, 4, 3)
    files = pages(published(section))
    for match in section.matches:
        one, other = match.teams
        assert f"team-{other}.html" in files[f"team-{one}.html"].addresses()
        assert f"team-{one}.html" in files[f"team-{other}.html"].addresses()
    for member in section.teams[1].members:
        assert f"player-{member}.html" in files["team-2.html"].addresses()
    assert "team-2.html" in files["standings.html"].addresses()
    assert "team-2.html" in files["crosstable.html"].addresses()
    for name in ("teams.html", "team-results.html"):  # the titles of their tables
        assert "team-2.html" in files[name].addresses()
