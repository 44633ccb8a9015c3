"""Short texts of exact values for explanations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.words.decimals import Figure, decimals
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable


def value_text(value: Fraction) -> Figure:
    """An exact value as decimal text: ``5.625``."""
    return Figure(decimal_text(value))


def ticks_text(table: Crosstable, ticks: int) -> Figure:
    """Ticks as decimal points: ``2.5``."""
    return value_text(Fraction(ticks, table.ticks))


def real_text(value: float) -> Figure:
    """A value of an iterative method: six decimals, never ``-0.000000``."""
    return Figure(f"{value + 0.0:.6f}" if abs(value) >= 5e-7 else "0.000000")


def short_text(value: Fraction) -> Figure:
    """Decimal text without a needless ``.0``: results and whole numbers."""
    return Figure(decimal_text(value).removesuffix(".0"))


def ratio_ticks_text(table: Crosstable, ticks: int, parts: int) -> Figure:
    """Ticks divided by a whole number as decimal points: ``5.625``; parts of 0 stand for the value 0."""
    return value_text(Fraction(ticks, table.ticks * parts) if parts else Fraction(0))


def sum_of(terms: Iterable[str]) -> str:
    """Terms as a sum in a sentence: ``2,5 + 3``."""
    return " + ".join(map(decimals, terms))


def listed(numbers: Sequence[int]) -> str:
    """Pairing numbers in a sentence: ``1, 2 and 4``."""
    if not numbers:
        return ""
    *others, last = map(str, numbers)
    return tr("{listed} and {last}").format(listed=", ".join(others), last=last) if others else last
