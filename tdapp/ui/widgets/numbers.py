"""Numbers as the tables show them: padded to one width of decimals, sortable exactly."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.decimals import decimals


def padded(text: str | None, places: int) -> str:
    """Decimal text with at least ``places`` decimals, so that a column reads evenly; a dash where undefined."""
    if text is None:
        return "–"
    whole, point, digits = text.partition(".")
    if point or places:
        text = f"{whole}.{digits.ljust(places, '0')}"
    return decimals(text)


def sort_key(exact: str | None, shown: str | None) -> Fraction | None:
    """What a value sorts by: the exact fraction where there is one, else the decimal text."""
    text = exact if exact is not None else shown
    return None if text is None else _fraction(text)


@lru_cache(maxsize=65_536)
def _fraction(text: str) -> Fraction | None:
    """Many players share a value, and a table is sorted anew after every result."""
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        return None


def points_read(text: str) -> str:
    """Points that a table holds as decimals (``4.5``) as they are read everywhere: ``4½``."""
    points = _fraction(text)
    return text if points is None else decimals(short_points(points))


def short_points(points: Fraction) -> str:
    """Points with the half sign: ``4½``."""
    return points_text(points, half_sign=True)
