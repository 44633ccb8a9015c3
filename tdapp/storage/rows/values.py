"""Exact points and dates as they are stored, where a query brings them by themselves."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction


def points_text(points: Fraction | None) -> str | None:
    """Exact points as text."""
    return None if points is None else str(points)


def points_of(text: str | None) -> Fraction | None:
    """Points of their text."""
    return None if text is None else Fraction(text)


def date_text(date: dt.date | None) -> str | None:
    """ISO text of a date."""
    return None if date is None else date.isoformat()


def date_of(text: str | None) -> dt.date | None:
    """A date of its ISO text."""
    return None if text is None else dt.date.fromisoformat(text)
