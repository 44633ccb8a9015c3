"""Prizes as they are awarded: whose year decides over groups by age."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.prizes.plan import Prize, PrizePlan
from tdapp.domain.section.event import Event
from tdapp.domain.section.player import Standing
from tdapp.services.prizes.awards import distribution_of, year_of
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena


def test_the_year_of_the_start_decides_else_this_one() -> None:
    field = "1 A 2000 | 2w1\n2 B 1900 | 1b0"
    assert year_of(compute_standings(arena(field, event=Event("E", start=dt.date(2025, 12, 30)))), 2026) == 2025
    assert year_of(compute_standings(arena(field, event=Event("E"))), 2026) == 2026


@pytest.mark.parametrize(("leavers", "takes"), [(False, {1, 3}), (True, {1, 2, 3})])
def test_who_has_left_wins_where_it_is_allowed_and_who_was_expelled_never(leavers: bool, takes: set[int]) -> None:
    section = arena("1 A 2000 | 2w1 3b1\n2 B 1900 | 1b0 4w1\n3 C 1800 | 4b1 1w0\n4 D 1700 | 3w0 2b0")
    left = {2: Standing.WITHDRAWN, 4: Standing.EXPELLED}
    players = tuple(replace(one, standing=left.get(one.number, one.standing)) for one in section.players)
    plan = PrizePlan(tuple(Prize("", place, Fraction(40)) for place in range(1, 5)), leavers=leavers)
    found = distribution_of(compute_standings(replace(section, players=players)), plan, year=2026)
    assert {award.number for award in found.awards} == takes
