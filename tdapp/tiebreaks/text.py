"""Short texts of exact values for explanations."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.scoring import decimal_text
from tdapp.tiebreaks.crosstable import Crosstable


def ticks_text(table: Crosstable, ticks: int) -> str:
    """Ticks as decimal points: ``2.5``."""
    return decimal_text(Fraction(ticks, table.ticks))


def short_text(value: Fraction) -> str:
    """Decimal text without a needless ``.0``: results and whole numbers."""
    return decimal_text(value).removesuffix(".0")
