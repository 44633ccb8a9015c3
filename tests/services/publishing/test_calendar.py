"""The calendar of a league: a telephone knows a match again by its id, wherever it comes from."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.league import Appointment
from tdapp.services.publishing.calendar import calendar_of
from tests.services.teams.test_fixtures import DAY, NOW, league

LEAGUE = league()


def ids(section: Section) -> list[str]:
    return [line.removeprefix("UID:") for line in calendar_of(section, NOW).split("\r\n") if line.startswith("UID:")]


@pytest.mark.parametrize(
    "other",
    [replace(LEAGUE, event=Event("Another league")), replace(LEAGUE, name="South"), replace(LEAGUE, name="")],
    ids=["event", "section", "no name"],
)
def test_matches_of_other_leagues_have_other_ids(other: Section) -> None:
    assert len(set(ids(LEAGUE))) == len(ids(LEAGUE)) == 4
    assert not set(ids(LEAGUE)) & set(ids(other))


def test_a_match_that_is_moved_keeps_its_id() -> None:
    """RFC 5545, 3.8.4.7: another day, hour or hall is the same event; of another round it is another."""
    moved = league(Appointment(1, (1, 4), DAY + dt.timedelta(3), "18:00", "Hall"))
    assert sorted(ids(moved)) == sorted(ids(LEAGUE))
    twice = replace(LEAGUE, cycles=2, rounds_total=6, round_dates=(DAY,) * 6)
    assert len(set(ids(twice))) == len(ids(twice)) == 12
