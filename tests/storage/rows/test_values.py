"""Points and dates as text: exact both ways, and nothing is nothing."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import pytest

from tdapp.storage.rows.values import date_of, date_text, points_of, points_text


@pytest.mark.parametrize(
    ("points", "text"),
    [(None, None), (Fraction(0), "0"), (Fraction(1, 2), "1/2"), (Fraction(-3), "-3"), (Fraction(1, 3), "1/3")],
)
def test_points_are_exact(points: Fraction | None, text: str | None) -> None:
    assert (points_text(points), points_of(text)) == (text, points)


@pytest.mark.parametrize(
    ("date", "text"), [(None, None), (dt.date(2026, 3, 1), "2026-03-01"), (dt.date(999, 12, 31), "0999-12-31")]
)
def test_dates_are_those_of_iso_8601(date: dt.date | None, text: str | None) -> None:
    assert (date_text(date), date_of(text)) == (text, date)
