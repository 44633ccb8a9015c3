"""Short texts of exact values for explanations."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable


def ticks_text(table: Crosstable, ticks: int) -> str:
    """Ticks as decimal points: ``2.5``."""
    return decimal_text(Fraction(ticks, table.ticks))


def real_text(value: float) -> str:
    """A value of an iterative method: six decimals, never ``-0.000000``."""
    return f"{value + 0.0:.6f}" if abs(value) >= 5e-7 else "0.000000"


def short_text(value: Fraction) -> str:
    """Decimal text without a needless ``.0``: results and whole numbers."""
    return decimal_text(value).removesuffix(".0")


def ratio_ticks_text(table: Crosstable, ticks: int, parts: int) -> str:
    """Ticks divided by a whole number as decimal points: ``5.625``; parts of 0 stand for the value 0."""
    return decimal_text(Fraction(ticks, table.ticks * parts) if parts else Fraction(0))


def listed(numbers: Sequence[int]) -> str:
    """Pairing numbers in a sentence: ``1, 2 and 4``."""
    if not numbers:
        return ""
    *others, last = map(str, numbers)
    return tr("{listed} and {last}").format(listed=", ".join(others), last=last) if others else last
