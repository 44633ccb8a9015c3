"""Terms: what each round contributes to an opponents' criterion, and how the contributions become the value.

The same matrices are the value and its explanation (explain.py).
"""

from __future__ import annotations

import math
from dataclasses import replace
from enum import Enum

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.tiebreaks.column import Column, Exact, largest, ratio_column, widen
from tdapp.tiebreaks.crosstable import Ints, Mask


class CriterionKind(Enum):
    """FIDE's types of criteria (C.07, 4): what a policy may look at, never a criterion's code."""

    DIRECT = "A"
    OWN_RECORD = "B"
    OPPONENTS_SUM = "C-sum"  # Buchholz
    OPPONENTS_PRODUCT = "C-product"  # Sonneborn-Berger, Koya
    RATINGS = "D"


class Reduce(Enum):
    """How contributions become the value."""

    SUM = "sum"
    MEAN = "mean"
    RATIO = "ratio"


@dataclass(frozen=True, slots=True)
class Cuts:
    """How many of the lowest and highest contributions are left out."""

    low: int = 0
    high: int = 0

    @property
    def total(self) -> int:
        """Contributions left out altogether."""
        return self.low + self.high


@dataclass(frozen=True, slots=True)
class Scores:
    """How each player's score looks to his opponents: ``num / den`` ticks, shape (P,); den may be 0 (nothing)."""

    num: Ints
    den: Ints | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Terms:
    """Contributions of players x rounds.

    ``num / den`` is the opponent's score as used (ticks; ``den`` None = 1), ``g / g_unit`` the own result as used
    (ticks; None for a sum of scores). ``used`` marks elements, ``kept`` those left after the cuts, ``vur`` voluntary
    unplayed rounds among them. The value is ``factor * reduce(num * g over kept)``; ``weight`` holds the
    denominators that RATIO adds up. ``unit`` ticks make a point of the value.
    """

    num: Exact
    unit: int
    used: Mask
    kept: Mask
    vur: Mask | None = None
    den: Ints | None = None
    g: Exact | None = None
    g_unit: int = 1
    weight: Ints | None = None
    reduce: Reduce = Reduce.SUM
    factor: int = 1
    second: Ints | None = None
    """What orders equal means."""
    cuts: Cuts = Cuts()
    """How many were asked for: what ``kept`` left out."""
    volunteers_first: bool = False
    """The low cuts took voluntary unplayed rounds first (C.07, 16.5)."""

    def contribution(self) -> Exact:
        """num * g before the division by den, shape (P, n); wide enough to be summed and multiplied by ``factor``."""
        summed = self.num.shape[-1] * max(1, self.factor)
        num = widen(self.num, largest(self.num) * (1 if self.g is None else largest(self.g)) * summed)
        return num if self.g is None else num * self.g

    def column(self) -> Column:
        """The exact values."""
        if self.den is not None:
            return self._over_common_denominator().column()
        unit = self.unit * (self.g_unit if self.g is not None else 1)
        total = np.where(self.kept, self.contribution(), 0).sum(axis=1) * self.factor
        match self.reduce:
            case Reduce.SUM:
                return Column(total, unit)
            case Reduce.MEAN:
                return _over_unit(ratio_column(total, self.kept.sum(axis=1), second=self.second), unit)
            case Reduce.RATIO:
                assert self.weight is not None
                below = np.where(self.kept, self.weight, 0).sum(axis=1)
                return _over_unit(ratio_column(total, below), unit)

    def _over_common_denominator(self) -> Terms:
        """The same terms with ``den`` brought into ``unit``."""
        assert self.den is not None
        num, common = over_one_unit(self.num, self.den)
        return replace(self, num=num, den=None, unit=self.unit * common)


def over_one_unit(num: Exact, den: Ints) -> tuple[Exact, int]:
    """``num / den`` as numerators over one common denominator; a den of 0 stands for the value 0."""
    nothing = den == 0
    shared = np.where(nothing, 1, np.gcd(num, den))
    num, den = np.where(nothing, 0, num // shared), np.where(nothing, 1, den // shared)
    common = math.lcm(1, *(int(value) for value in np.unique(den)))
    scale = common // widen(den, common)
    return widen(num, largest(num) * common) * scale, common


def _over_unit(column: Column, unit: int) -> Column:
    return replace(column, unit=column.unit * unit)
