"""By which edition of the Dutch rules a section is judged where nobody says the year."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from tdapp.domain.section.editions import choices_of, gone_on, is_of_2017, judged
from tdapp.domain.section.event import Event, Kind
from tdapp.domain.section.facts import with_facts
from tdapp.domain.systems.registry import DUTCH, DUTCH_2017, by_code, successors
from tests.arena import arena

OLD, NEW = dt.date(2026, 1, 31), dt.date(2026, 2, 1)  # C.04.3 of today is in force from 1 February 2026 on


def section(code: str, key: str = "", day: dt.date | None = OLD):  # type: ignore[no-untyped-def]
    drawn = "1 A | 2w1\n2 B | 1b0"
    return arena(drawn, rounds_total=3, type_code=code, system_key=key, event=Event("Open", start=day))


@pytest.mark.parametrize(
    ("code", "key", "day", "old"),
    [
        ("FIDE_DUTCH", "", OLD, True), ("FIDE_DUTCH_BAKU", "", OLD, True), ("", "", OLD, True),
        (" fide_dutch ", "", OLD, True),
        ("FIDE_DUTCH", "", NEW, False), ("FIDE_DUTCH", "", None, False), ("FIDE_DUTCH_2026", "", OLD, False),
        ("FIDE_DUTCH", "dutch-2026", OLD, False), ("FIDE_DUTCH_2017", "", NEW, False), ("FIDE_LIM", "", OLD, False),
    ],
)  # fmt: skip
def test_only_the_start_date_says_the_year_where_nobody_does(
    code: str, key: str, day: dt.date | None, old: bool
) -> None:
    one = section(code, key, day)
    assert is_of_2017(one) is old
    assert (judged(one).system is DUTCH_2017) is (old or code == "FIDE_DUTCH_2017")
    assert not is_of_2017(replace(one, kind=Kind.ROUND_ROBIN))
    assert is_of_2017(replace(one, event=Event("Open"), round_dates=(None, day))) is old


def test_the_start_of_the_event_goes_before_the_first_round() -> None:
    assert is_of_2017(replace(section("FIDE_DUTCH", day=OLD), round_dates=(NEW,)))
    assert not is_of_2017(replace(section("FIDE_DUTCH", day=NEW), round_dates=(OLD,)))


def test_an_edition_is_that_of_all_rounds_and_its_code_names_the_year() -> None:
    for code, baku in (("FIDE_DUTCH", ""), ("FIDE_DUTCH_BAKU", "_BAKU")):
        old = section(code)
        assert choices_of(old) == [DUTCH_2017, DUTCH]
        for system, year in ((DUTCH_2017, "2017"), (DUTCH, "2026")):
            facts = gone_on(old, system, "")
            assert (facts.type_code, facts.system_since) == (f"FIDE_DUTCH_{year}{baku}", 0)
            after = with_facts(old, facts)
            assert (after.system, is_of_2017(after)) == (system, False)


def test_another_system_is_that_of_the_rounds_to_come() -> None:
    lim = by_code("FIDE_LIM")
    assert lim is not None
    other = section("FIDE_LIM")
    assert choices_of(other) == successors(lim)
    facts = gone_on(other, DUTCH, "")
    assert (facts.type_code, facts.system_since) == ("FIDE_DUTCH", 2)
