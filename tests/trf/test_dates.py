"""Dates as programs write them."""

from __future__ import annotations

import datetime as dt

import pytest

from tdapp.trf.dates import birth, in_century_of, loose_date, standard_date

DAY = dt.date(2020, 5, 29)


@pytest.mark.parametrize(
    "text",
    ["2020/05/29", "2020-05-29", "2020.05.29", "29.05.2020", "29. 05. 2020", "29/5/2020", "5/29/2020", "May 29, 2020",
     "29 May 2020", "29. Mai 2020", "20200529", "20/05/29", "29.5.20",
     "2020-05-29T10:00", "2020 May 29", "Friday, 29 may 2020", "29 may 12345 2020"],
)  # fmt: skip
def test_one_day_in_many_forms(text: str) -> None:
    assert loose_date(text) == DAY


@pytest.mark.parametrize(
    "text",
    [
        "",
        "soon",
        "2020/13/01",
        "31.02.2020",
        "0000/00/00",
        "May",
        "99",
        "²/³/2020",
        "1/1/1/1",
        "5 may may",
        "5 may at noon 2020",
        "029.05.2020",
    ],
)
def test_no_date(text: str) -> None:
    assert loose_date(text) is None


def test_only_the_standard_form_is_standard() -> None:
    assert standard_date("2020/05/29") == DAY
    assert standard_date("2020-05-29") is None
    assert standard_date("2020/05/32") is None


@pytest.mark.parametrize(
    ("text", "value", "plain"),
    [
        ("1990/01/02", "1990-01-02", True), ("1990/00/00", "1990", True), ("1990/00/05", "1990", True),
        ("1990/05/00", "1990", True), ("1990", "1990", True), ("", "", True),
        ("0000/00/00", "", True), ("1990-01-02", "1990-01-02", False), ("2.1.1990", "1990-01-02", False),
        ("1990/02/30", "1990", False), ("unknown", "", False), ("85/01/02", "1985-01-02", False),
        ("45/01/02", "1945-01-02", False), ("3000/01/01", "", False),
        ("5 may 1000", "", False), ("5 may 1849", "", False), ("5 may 1850", "1850-05-05", False),
        ("1.1.2101", "", False), ("31.12.2100", "2100-12-31", False),
    ],
)  # fmt: skip
def test_birth(text: str, value: str, plain: bool) -> None:
    assert birth(text) == (value, plain)


@pytest.mark.parametrize(
    ("text", "today", "value"),
    [
        ("26/11/22", dt.date(2026, 11, 22), "2026-11-22"),
        ("26/11/23", dt.date(2026, 11, 22), "1926-11-23"),
        ("29.02.28", dt.date(2026, 11, 22), "1928-02-29"),
        ("29.02.00", dt.date(1999, 11, 22), "2000-02-29"),  # a clock that is wrong: 1900 had no such day
        ("31/05/06", dt.date(2026, 11, 22), "1931-05-06"),
        ("31/05/06", dt.date(2035, 1, 1), "2031-05-06"),
    ],
)
def test_nobody_is_born_after_today(text: str, today: dt.date, value: str) -> None:
    assert birth(text, today) == (value, False)


def test_round_dates_lie_in_the_century_of_the_start() -> None:
    """Record 132 writes years with two digits: an event of 1938 was not held in 2038."""
    assert in_century_of(dt.date(2038, 11, 6), dt.date(1938, 11, 6)) == dt.date(1938, 11, 6)
    assert in_century_of(dt.date(2000, 1, 2), dt.date(1999, 12, 28)) == dt.date(2000, 1, 2)
    assert in_century_of(dt.date(1970, 1, 1), dt.date(2069, 12, 31)) == dt.date(2070, 1, 1)
    assert in_century_of(dt.date(2026, 9, 12), None) == dt.date(2026, 9, 12)
