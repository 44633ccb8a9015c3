"""A player's page: his places, his rating, whom he can still catch, his place under other rules."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.player import Standing
from tdapp.services.ratings.changes import rating_changes
from tdapp.services.tables.chances import chances
from tests.arena import arena
from tests.effort import thorough
from tests.reports.site.site_pages import pages, published, swiss_event

#      1   2
# A   4w1 3b1     2
# B   3w1 4b=     1½
# C   2b0 1w0     0
# D   1b0 2w=     ½
DRAWING = "1 A 2200 | 4w1 3b1\n2 B 2000 | 3w1 4b=\n3 C 1900 | 2b0 1w0\n4 D 1800 | 1b0 2w="


def texts(total: int, drawing: str = DRAWING) -> dict[str, str]:
    return {name: page.text for name, page in pages(published(arena(drawing, rounds_total=total))).items()}


def test_whom_he_can_still_catch_by_points() -> None:
    found = texts(3)
    assert "Nobody has more points. 1 round is left." in found["player-1.html"]
    assert "draw level with A, place 1, who is ahead by ½." in found["player-2.html"]
    assert "draw level with B, place 2, who is ahead by 1." in found["player-4.html"]
    assert "1 of 2 players ahead are within reach" in found["player-4.html"]
    assert "draw level with D, place 3, who is ahead by ½." in found["player-3.html"]
    assert "Still within reach" not in texts(2)["player-4.html"]  # nothing is left


def test_nobody_can_be_caught_any_more() -> None:
    drawing = "1 A 2200 | 4w1 3b1\n2 B 2000 | 3w1 4b1\n3 C 1900 | 2b0 1w0\n4 D 1800 | 1b0 2w0"
    found = texts(3, drawing)
    assert "By points nobody ahead can be caught any more." in found["player-3.html"]


def test_who_has_left_catches_nobody() -> None:
    section = arena(DRAWING, rounds_total=3)
    gone = tuple(replace(one, standing=Standing.WITHDRAWN) if one.number == 4 else one for one in section.players)
    assert "Still within reach" not in pages(published(replace(section, players=gone)))["player-4.html"].text


def test_the_rating_is_that_of_the_sheet() -> None:
    section = swiss_event()
    held = pages(published(section))
    for one in rating_changes(section):
        assert one.change is not None
        text = held[f"player-{one.player.number}.html"].text
        assert f"{one.change.rating} {float(one.change.change):+.1f}".replace("-", "−") in text
        assert f"→ {one.change.new}" in text
        assert f"K {one.change.k}" in text


def test_places_round_by_round() -> None:
    page = published(arena(DRAWING, rounds_total=3))["player-2.html"].decode()
    assert 'aria-label="Place after each round: 1, 2"' in page
    assert page.count("<circle") == 2


@thorough
def test_the_place_under_every_rule_for_unplayed_games() -> None:
    held = pages(published(swiss_event(40, 5)))
    moving = next(page for page in held.values() if "Rule by rule" in page.text)
    assert "under the one of this event" in moving.text
    assert moving.count("ul", **{"class": "fan"}) == 1
    assert any("under all" in page.text for page in held.values())


@thorough
def test_who_can_still_win_says_the_numbers_of_the_command() -> None:
    section = swiss_event(40, 5)
    found = chances(section)
    assert found is not None
    assert not found.exact
    page = pages(published(section))["chances.html"]
    assert found.words in page.text
    shares = [one.within(1) for one in found.rows]
    for one, share in zip(found.rows, shares, strict=True):
        if share >= 0.001:
            assert f"{share:.1%}" in page.text, one.player.name
    assert "chances.html" in published(swiss_event(8, 5))
    assert "chances.html" not in published(swiss_event(8, 5, rounds_total=9))  # four rounds are left
