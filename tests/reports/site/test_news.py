"""What is new: who leads now, the surprise, the climb; nothing where nothing happened."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.reports.site.data import SectionData
from tdapp.reports.site.news import leaders, news
from tests.arena import arena
from tests.reports.site.site_pages import NOW, pages, published
from tests.team_events import random_team_event

#      1   2   3
# A   4w1 3b1 2w0
# B   3w1 4b= 1b1
# C   2b0 1w0 4w1
# D   1b0 2w= 3b0
DRAWING = "1 A 2200 | 4w1 3b1 2w0\n2 B 2000 | 3w1 4b= 1b1\n3 C 1900 | 2b0 1w0 4w1\n4 D 1800 | 1b0 2w= 3b0"


def said(section: Section) -> list[str]:
    return [
        one.sentence.format(**{key: "; ".join(who.name for who in names) for key, names in one.named.items()})
        for one in news(SectionData(section, None, "en", NOW))
    ]


def test_a_new_leader_and_a_surprise() -> None:
    assert said(arena(DRAWING, rounds_total=4)) == [
        "New in the lead: B",
        "Surprise of round 3: B (2000) – A (2200) 1–0",
    ]


def test_who_won_everything() -> None:
    winner = DRAWING.replace("3b1 2w0", "3b1 2w1").replace("4b= 1b1", "4b= 1b0")
    assert said(arena(winner, rounds_total=4)) == ["All games won so far: A"]


def test_nothing_is_invented() -> None:
    assert said(arena("1 A 2200 | \n2 B 2000 |", rounds_total=4)) == []
    quiet = arena("1 A 2200 | 4w1 3b1\n2 B 2000 | 3w1 4b1\n3 C 1900 | 2b0 1w0\n4 D 1800 | 1b0 2w0", rounds_total=4)
    assert said(quiet) == []  # both lead as before, favourites won, two rounds say little


def test_leaders_share_the_first_place() -> None:
    drawn = arena("1 A 2000 | 2w=\n2 B 2000 | 1b=", rounds_total=2)
    assert [row.player.name for row in leaders(SectionData(drawn, None, "en", NOW))] == ["A", "B"]


def test_a_shared_place_is_written_as_in_the_table() -> None:
    drawn = arena("1 A 2000 | 2w=\n2 B 2000 | 1b=", rounds_total=2)
    page = published(drawn)["index.html"].decode()
    assert page.count('<span class="place">1=</span>') == 2


def test_names_are_as_they_are_shown() -> None:
    section = arena(DRAWING.replace("2 B", "2 Kovač, Ana"), rounds_total=4)
    people = tuple(replace(one, birth="2020" if one.number == 2 else "") for one in section.players)
    assert "New in the lead: K., A." in said(replace(section, players=people))


def test_the_first_page_begins_with_it() -> None:
    page = pages(published(arena(DRAWING, rounds_total=4)))["index.html"]
    text = page.text
    assert "In the lead after round 3" in text
    assert text.index("New in the lead") < text.index("After round 3")
    assert "Results of round 3" in text
    assert page.count("li", **{"class": "p1"}) == 1
    assert "player-2.html" in page.addresses()


def test_before_the_first_round_it_names_the_highest_rated() -> None:
    people = "1 A 1800 |\n2 B 2200 |\n3 C 2000 |\n4 D |"
    text = pages(published(arena(people, rounds_total=4)))["index.html"].text
    assert "The highest rated" in text
    assert text.index("B") < text.index("2200") < text.index("2000") < text.index("1800")


def test_a_team_leads_its_event() -> None:
    section = random_team_event(3, 6, 4, 3)
    page = pages(published(section))["index.html"]
    assert any(address.startswith("team-") for address in page.addresses())
    assert "Results of round 3" in page.text
