"""One criterion's values for all players: exact integers over a common unit, and the key that ranks them."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

from tdapp.domain.words.frozen import dataclass
from tdapp.tiebreaks.crosstable import Ints, Mask

INT64_SAFE = 1 << 62
"""Beyond this, sums and products move from int64 to arrays of Python ints: the same code, still exact."""

Exact = npt.NDArray[Any]
"""int64, or object arrays of Python ints where int64 would not fit."""


@dataclass(frozen=True, eq=False, slots=True)
class Column:
    """Values as ``numerators / unit``.

    ``missing`` marks undefined values (null, ranked last). ``second``, never below 0, orders players of equal value,
    higher first.
    ``note`` says in one sentence why the whole column is empty, where it is.
    """

    numerators: Exact
    unit: int = 1
    missing: Mask | None = None
    second: Ints | None = None
    lower_is_better: bool = False
    note: str = ""
    reals: npt.NDArray[np.float64] | None = None
    """Values of an iterative method, for showing; ``numerators`` then only order them (``iterative_column``)."""

    def fraction(self, index: int) -> Fraction | None:
        """A player's value, exact; None where undefined or known only to six decimals."""
        if self.reals is not None or (self.missing is not None and self.missing[index]):
            return None
        return self.value(index)

    def value(self, index: int) -> Fraction:
        """A player's value, exact, of a column in which everybody has one."""
        return Fraction(int(self.numerators[index]), self.unit)

    def key(self) -> Ints:
        """int64 keys, higher is better; equal keys are a tie. Undefined values rank last."""
        key = self.numerators
        if key.dtype == object:
            key = np.unique(key, return_inverse=True)[1].astype(np.int64)
        if self.lower_is_better:
            key = -key
        if self.second is not None:
            dense = np.unique(key, return_inverse=True)[1].astype(np.int64)
            key = dense * (int(self.second.max(initial=0)) + 1) + self.second
        if self.missing is not None and self.missing.any():
            present = key[~self.missing]
            key = np.where(self.missing, int(present.min()) - 1 if present.size else 0, key)
        result: Ints = key
        return result


def undefined(size: int, note: str) -> Column:
    """A column without any value, with the sentence that says why."""
    return Column(np.zeros(size, dtype=np.int64), missing=np.ones(size, dtype=bool), note=note)


def iterative_column(
    values: npt.NDArray[np.float64], *, missing: Mask | None = None, per_rating_point: float = 1.0
) -> Column:
    """Values of an iterative method: two closer than a millionth of a rating point are a tie.

    ``per_rating_point``: how much of the value makes one rating point. Values that lie within the tolerance of a
    neighbour fall into one place, so that a tie does not depend on where a rounding grid happens to lie.
    """
    order = np.argsort(values, kind="stable")
    apart = np.diff(values[order]) > 1e-6 * per_rating_point
    place = np.empty(len(values), dtype=np.int64)
    place[order] = np.concatenate(([0], np.cumsum(apart)))[: len(values)]
    return Column(place, missing=missing, reals=values)


def ratio_column(
    numerators: Exact, denominators: Exact, *, missing: Mask | None = None, second: Ints | None = None
) -> Column:
    """A column of fractions brought to one common unit; a denominator of 0 stands for the value 0."""
    denominators = np.where(denominators == 0, 1, denominators)
    unit = math.lcm(1, *(int(value) for value in np.unique(denominators)))
    if max(1, largest(numerators)) * unit < INT64_SAFE:
        scaled: Exact = numerators.astype(np.int64) * (unit // denominators.astype(np.int64))
    else:
        scaled = np.array(
            [int(n) * (unit // int(d)) for n, d in zip(numerators, denominators, strict=True)], dtype=object
        )
    return Column(scaled, unit, missing, second)


def largest(array: Exact) -> int:
    """The greatest magnitude in an array; 0 where there is none."""
    return int(np.abs(array).max(initial=0))


def widen(array: Exact, bound: int) -> Exact:
    """The array as it is while ``bound`` (the largest magnitude to come) fits 62 bits, else of Python ints."""
    return array if bound < INT64_SAFE else array.astype(object)
