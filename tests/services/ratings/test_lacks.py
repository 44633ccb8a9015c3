"""What the rating officer misses, finding by finding: one thing changed in an event that has everything."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from dataclasses import replace

from tdapp.domain.section.event import CHIEF, DEPUTY, Kind, Official, Section
from tdapp.services.ratings.readiness import readiness
from tests.recorded import recorded
from tests.services.ratings.test_readiness import DAY, EVENT, complete

LATER = DAY + dt.timedelta(1)


def days(*numbers: int | None) -> tuple[dt.date | None, ...]:
    return tuple(None if one is None else DAY + dt.timedelta(one) for one in numbers)


def player(**fields: object) -> Section:
    section = complete()
    return replace(section, players=(replace(section.players[0], **fields), *section.players[1:]))  # type: ignore[arg-type]


def twice(**fields: str) -> Section:
    """Two who share something."""
    section = complete()
    return replace(section, players=tuple(replace(one, **fields) for one in section.players[:2]) + section.players[2:])


def rated(*ratings: int | None, code: str) -> Section:
    section = complete(time_control_code=code)
    people = [replace(one, rating=rating) for one, rating in zip(section.players, ratings, strict=True)]
    return replace(section, players=tuple(people))


def official(**fields: str) -> Section:
    officials = (Official(CHIEF, "Kovač, Maja", fields.get("chief", "1")),
                 *(Official(DEPUTY, name, fields[name]) for name in fields if name != "chief"))  # fmt: skip
    return complete(event=replace(EVENT, officials=officials))


LONG = "1 A 2000 | 2w1 2w1 2w1\n2 B 1900 | 1b0 1b0 1b0\n3 C | U U U"
EVENTS: dict[str, Section] = {
    "nothing is missing": complete(),
    **{f"without {name}": complete(event=replace(EVENT, **{name: value})) for name, value in (
        ("name", ""), ("city", ""), ("federation", ""), ("start", None), ("end", None), ("type_text", ""),
    )},
    "the code says the type": complete(event=replace(EVENT, type_text=""), type_code="FIDE_DUTCH"),
    "no such federation": complete(event=replace(EVENT, federation="XYZ")),
    "ends before it begins": complete(event=replace(EVENT, start=LATER, end=DAY)),
    "ends the day it begins": complete(event=replace(EVENT, end=DAY), round_dates=days(0, 0)),
    "an unknown system": complete(type_code="NO_SUCH_SYSTEM"),
    "Keizer": complete(type_code="CUSTOM_KEIZER"),
    "no official": complete(event=replace(EVENT, officials=(), chief_arbiter="", deputies=())),
    "a chief without number": official(chief=""),
    "a deputy without number": official(Bel="", Nov="7"),
    "deputies as names": complete(event=replace(EVENT, officials=(Official(CHIEF, "K", "1"),), deputies=("Li", "Wu"))),
    "a deputy only": complete(event=replace(EVENT, officials=(Official(DEPUTY, "N", "1"),), chief_arbiter="")),
    "a date is missing": complete(round_dates=days(0)),
    "a date is unknown": complete(round_dates=days(None, 1)),
    "two dates are missing": complete(round_dates=()),
    "a round before the event": complete(round_dates=days(-1, 0)),
    "a round after the event": complete(round_dates=days(0, 2)),
    "a round before the other": complete(round_dates=days(1, 0)),
    "two rounds a day": complete(round_dates=days(0, 0)),
    "three rounds a day": complete(LONG, round_dates=days(0, 0, 0), time_control_code="5400+30"),
    "three rapid rounds a day": complete(LONG, round_dates=days(0, 0, 0), time_control_code="900+10", rate="rapid"),
    "dates of rounds to come": complete(rounds_total=4, round_dates=days(0, 1, 9, 9)),
    "a time control that nobody reads": complete(time_control_code="abc"),
    "rapid said to be standard": complete(time_control_code="900+10"),
    "standard said to be rapid": complete(rate="rapid"),
    "blitz": complete(time_control_code="180+2", rate="blitz"),
    "two periods": complete(time_control_code="29/5400:1800"),
    "two long periods": complete(time_control_code="30/5400:1800"),
    **{f"{code} of {best}": rated(best, None, 1000, code=code) for code, best in (
        ("7200", 2400), ("7199", 2400), ("5400", 2399), ("5399", 1800), ("3600", 1799), ("3599", 1799), ("3600", 1800),
    )},
    "nobody is rated": rated(None, None, None, code="3600"),
    **{f"a player {fields}": player(**fields) for fields in (
        {"fide_id": ""}, {"fide_id": "14x"}, {"fide_id": "١٢"}, {"federation": ""}, {"federation": "XYZ"},
        {"birth": ""}, {"sex": None}, {"birth": "1990-02-03"},
    )},
    "the same FIDE ID": twice(fide_id="77"),
    "the same national ID": twice(national_id="77"),
    "the same name and year": twice(name="Li, Wu"),
    "an open game": complete("1 Anna 2000 | 2w1 3b?\n2 Bela 1900 | 1b0 U\n3 Cilla 1800 | U 1w?"),
    "an adjourned game": complete("1 Anna 2000 | 2w1 3b~\n2 Bela 1900 | 1b0 U\n3 Cilla 1800 | U 1w~"),
    "short games": complete("1 A 2000 | 2wW 2b1\n2 B 1900 | 1bL 1w0\n3 C 1800 | 4wD U\n4 D 1700 | 3bD U"),
    "only forfeits": complete("1 A 2000 | 2w+ U\n2 B 1900 | 1b- U"),
    "nothing was played": complete("1 A 2000 |\n2 B 1900 |", rounds_total=2),
}  # fmt: skip


def test_each_thing_that_may_be_missing() -> None:
    """With where it is mended, and whether the report has to wait for it (!)."""
    lines: list[str] = []
    for name, section in EVENTS.items():
        lines += [f"== {name}", *findings(section)]
    recorded("services/lacks", lines)


def findings(section: Section, today: dt.date | None = None) -> Iterator[str]:
    for one in readiness(section, today):
        number = "" if one.number is None else f" {one.number}"
        yield f"{'!' if one.grave else ' '} {one.id}: {one.text} ({one.place.value} {one.field}{number})"


def test_an_event_that_ends_after_today_is_over_already() -> None:
    def said(section: Section, today: dt.date) -> bool:
        return any("ends-later" in one for one in findings(section, today))

    assert said(complete(), DAY)
    assert not said(complete(), LATER)
    assert not said(complete(rounds_total=3), DAY)
    assert not said(complete(event=replace(EVENT, end=None)), DAY)
    assert not any("ends-later" in one for one in findings(complete()))


def test_grave_things_come_first() -> None:
    worst = replace(complete(round_dates=()), event=replace(EVENT, type_text=""), rounds_total=9)
    found = [one.grave for one in readiness(worst)]
    assert found == sorted(found, reverse=True)
    assert True in found
    assert False in found


def test_teams_and_tables_are_asked_the_same() -> None:
    robin = complete("1 A 2000 | 2w1\n2 B 1900 | 1b0", kind=Kind.ROUND_ROBIN, round_dates=days(0))
    assert readiness(robin) == ()
