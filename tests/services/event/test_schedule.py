"""The plan of a round robin: rounds that are paired as they are, the others by the tables."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from tdapp.domain.section.event import Kind, RoundTime
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.services.event.schedule import planned_rounds
from tdapp.services.rounds.boards import rounds_of
from tests.arena import arena

DAYS = (dt.date(2026, 5, 1), None, dt.date(2026, 5, 3))


def test_paired_rounds_and_those_to_come() -> None:
    """Round 1 was made by hand, 3-1 and 2 free; the table has 2-3 and 1 free."""
    section = arena("1 A | 3b1\n2 B | R\n3 C | 1w0", kind=Kind.ROUND_ROBIN, rounds_total=3, round_dates=DAYS)
    first, second, third = planned_rounds(section, rounds_of(section))
    assert (first.number, first.date, first.pairs, first.free) == (1, DAYS[0], ((3, 1),), (2,))
    assert (second.number, second.date, second.pairs, second.free) == (2, None, ((1, 2),), (3,))
    assert (third.number, third.date, third.pairs, third.free) == (3, DAYS[2], ((3, 1),), (2,))


def test_a_round_that_has_only_its_absences_is_planned_by_the_tables() -> None:
    section = arena("1 A | 3b1\n2 B | R\n3 C | 1w0", kind=Kind.ROUND_ROBIN, rounds_total=3)
    told = (*rounds_of(section)[:1], Round(2, byes=((3, Outcome.REST),)))
    assert [one.pairs for one in planned_rounds(section, told)] == [((3, 1),), ((1, 2),), ((3, 1),)]


def test_what_a_round_says_itself_goes_before_the_schedule() -> None:
    section = arena("1 A | 2b1\n2 B | 1w0", kind=Kind.ROUND_ROBIN, rounds_total=2, cycles=2, round_dates=DAYS[::2])
    section = replace(section, round_times=(RoundTime("14:00"), RoundTime("15:00")))
    (played,) = rounds_of(section)[:1]
    first, second = planned_rounds(section, (replace(played, date=DAYS[2], start="10:30"),))
    assert (first.date, first.start) == (DAYS[2], "10:30")
    assert (second.date, second.start, second.pairs, second.free) == (DAYS[2], "15:00", ((2, 1),), ())
    assert [one.start for one in planned_rounds(section, (replace(played, date=None, start=""),))] == ["14:00", "15:00"]
    assert planned_rounds(arena("1 A |", kind=Kind.ROUND_ROBIN, rounds_total=2), ()) == ()
