"""Prizes as they are awarded: whose year decides over groups by age."""

from __future__ import annotations

import datetime as dt

from tdapp.domain.section.event import Event
from tdapp.services.prizes.awards import year_of
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena


def test_the_year_of_the_start_decides_else_this_one() -> None:
    field = "1 A 2000 | 2w1\n2 B 1900 | 1b0"
    assert year_of(compute_standings(arena(field, event=Event("E", start=dt.date(2025, 12, 30)))), 2026) == 2025
    assert year_of(compute_standings(arena(field, event=Event("E"))), 2026) == 2026
