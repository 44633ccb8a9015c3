"""Readiness for the rating officer: an event that has everything, and each thing that may be missing."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import Any

import pytest

from tdapp.domain.section.event import CHIEF, DEPUTY, Event, Official, Section
from tdapp.domain.section.player import Sex
from tdapp.services.ratings.readiness import Place, readiness
from tests.arena import arena

DAY = dt.date(2026, 9, 1)
EVENT = Event("Open", "Wien", "AUT", DAY, DAY + dt.timedelta(1), type_text="Swiss").with_officials(
    (Official(CHIEF, "Kovač, Maja", "14600000", "IA"), Official(DEPUTY, "Novak, Jan", "14600001"))
)


def complete(
    drawing: str = "1 Anna 2000 | 2w1 3b=\n2 Bela 1900 | 1b0 U\n3 Cilla 1800 | U 1w=", **fields: Any
) -> Section:
    fields = {"event": EVENT, "time_control_code": "5400+30", "round_dates": (DAY, DAY + dt.timedelta(1))} | fields
    section = arena(drawing, **fields)
    people = tuple(
        replace(one, fide_id=f"16000{one.number:02}", federation="AUT", birth="1990", sex=Sex.FEMALE)
        for one in section.players
    )
    return replace(section, players=people)


def ids(section: Section) -> list[str]:
    return [one.id for one in readiness(section)]


def test_nothing_is_missing():
    assert readiness(complete()) == ()


def test_rounds_that_are_still_to_be_played_are_said_and_stop_nothing():
    (found,) = readiness(complete(rounds_total=5))
    assert (found.id, found.text, found.grave) == ("rounds-left", "3 of 5 rounds are still to be played.", False)
    assert readiness(complete(rounds_total=3))[0].text == "1 of 3 rounds is still to be played."
    assert readiness(complete(rounds_total=5, closed=True)) == ()


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"city": ""}, "no-city"),
        ({"federation": ""}, "no-federation"),
        ({"federation": "XYZ"}, "no-such-federation"),
        ({"start": None}, "no-start"),
        ({"end": dt.date(2026, 8, 1)}, "end-before-start"),
        ({"type_text": ""}, "no-type"),
        ({"officials": (), "chief_arbiter": "", "deputies": ()}, "no-chief"),
        ({"officials": (Official(CHIEF, "Kovač, Maja"),)}, "arbiter-without-id"),
    ],
)
def test_what_the_event_lacks(changed: dict[str, Any], expected: str):
    found = readiness(complete(event=replace(EVENT, **changed)))
    assert expected in [one.id for one in found]
    assert {one.place for one in found if one.id == expected} <= {Place.EVENT, Place.SECTION}


@pytest.mark.parametrize(
    ("code", "rating", "expected"),
    [
        ("", 2000, ["no-time-control"]),
        ("5400+30", 2399, []),  # 120 minutes for 60 moves
        ("5400+30", 2400, []),
        ("5340+30", 2400, ["too-fast"]),
        ("5400", 2399, []),
        ("5400", 2400, ["too-fast"]),
        ("3600", 1800, ["too-fast"]),
        ("3600", 1799, []),
        ("900+10", 1799, ["rate", "too-fast"]),
        ("20/3600:3600", 2000, ["first-control"]),
        ("30/3600:3600", 2000, []),
    ],
)
def test_thinking_time_against_the_highest_rating(code: str, rating: int, expected: list[str]):
    section = complete(f"1 A {rating} | 2w1 2b=\n2 B 1500 | 1b0 1w=", time_control_code=code)
    assert ids(section) == expected


def test_dates_of_rounds():
    assert ids(complete(round_dates=(DAY,))) == ["no-round-date"]
    assert ids(complete(round_dates=(DAY, DAY + dt.timedelta(5)))) == ["round-outside"]
    assert ids(complete(round_dates=(DAY + dt.timedelta(1), DAY))) == ["rounds-out-of-order"]
    three = "1 A 1700 | 2w1 2b= 2w1\n2 B 1500 | 1b0 1w= 1b0"
    (found,) = readiness(complete(three, round_dates=(DAY, DAY, DAY)))
    assert (found.id, found.grave) == ("rounds-a-day", False)
    assert "1.1.3" in found.text
    assert ids(complete(three, round_dates=(DAY, DAY, DAY), rate="rapid", time_control_code="900+10")) == []


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("fide_id", "", "no-fide-id"),
        ("fide_id", "X17", "odd-fide-id"),
        ("federation", "", "no-player-federation"),
        ("federation", "XYZ", "unknown-player-federation"),
        ("birth", "", "no-birth"),
        ("sex", None, "no-sex"),
        ("fide_id", "1600001", "duplicate"),
        ("name", "ANNA", "duplicate"),
    ],
)
def test_what_a_player_lacks_leads_to_the_player(field: str, value: Any, expected: str):
    section = complete()
    section = replace(section, players=(*section.players[:2], replace(section.players[2], **{field: value})))
    (found,) = readiness(section)
    assert (found.id, found.place, found.number) == (expected, Place.PLAYER, 3)
    assert "Cilla" in found.text or "ANNA" in found.text


def test_games_without_a_result_and_under_one_move():
    found = readiness(complete("1 A 2000 | 2w? 2bD\n2 B 1900 | 1b? 1wD"))
    assert [(one.id, one.number, one.grave) for one in found] == [
        ("no-result", 1, True),
        ("no-game", 1, True),
        ("short-game", 2, False),
    ]


def test_a_type_that_is_not_said_is_no_grave_lack():
    (found,) = readiness(complete(event=replace(EVENT, type_text="")))
    assert (found.id, found.grave) == ("no-type", False)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("FIDE_DUTCH", ""),
        ("FIDE_BURSTEIN", ""),
        ("CUSTOM_KEIZER", "Keizer system"),
        ("CUSTOM_SWISS", "system CUSTOM_SWISS"),
    ],
)
def test_rules_that_are_none_of_fides_are_sent_with_the_report(code: str, said: str) -> None:
    found = [one for one in readiness(complete(type_code=code)) if one.id == "other-system"]
    assert [one.grave for one in found] == ([False] if said else [])
    assert all(f"paired by the {said}, which is none of FIDE's" in one.text for one in found)


def test_without_a_rating_the_shortest_time_is_enough():
    """B.02, 1.1: 60 minutes where nobody has 1800; also where nobody has entered, or everybody is unrated."""
    unrated = complete("1 Anna | 2w1\n2 Bela | 1b0", round_dates=(DAY,))
    nobody = replace(unrated, players=(), cells=())
    for section in (unrated, nobody):
        texts = {one.id: one.text for one in readiness(replace(section, time_control_code="3540"))}
        assert "59 minutes for 60 moves; with a player of 0 at least 60 are needed" in texts["too-fast"]
        assert "too-fast" not in ids(replace(section, time_control_code="3600"))
