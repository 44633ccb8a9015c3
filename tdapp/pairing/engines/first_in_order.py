"""The first pairing in a given order that is best in summed criteria: what Burstein, Dubov and their like ask for.

A system says what each pair costs in each criterion, and in which order its pairings come. All cheapest perfect
pairings are kept as one graph; every step of the order takes pairs away and asks whether a pairing is left.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from fractions import Fraction
from typing import TypeVar

import numpy as np

from tdapp.domain.words.cancelling import check_cancelled, until_cancelled
from tdapp.pairing.engines.dutch.matching.bits import mask_of, members
from tdapp.pairing.engines.dutch.matching.plain import ALONE, alone_in, greatest, odd_ones
from tdapp.pairing.engines.dutch.matching.weighted import Prices, cheapest
from tdapp.pairing.engines.dutch.order import Equals

Kind = TypeVar("Kind", bound=Hashable)
Cuts = Iterable[tuple[int, int]]
Criteria = tuple[int, ...]
"""What a pair costs in each criterion, the one that decides first in front."""


def best_of(
    kinds: Sequence[Kind], costs: Callable[[Kind, Kind], Criteria], rows: Sequence[int], most: int = 1
) -> tuple[Equals, Criteria] | None:
    """All best perfect pairings of a graph and what they cost; None if there is none.

    What a pair costs follows from the kinds of its two ends; ``most`` is the most that it costs in one criterion.
    """
    base = len(rows) * most + 1  # above every sum of one criterion
    sorts = list(dict.fromkeys(kinds))
    place = {kind: index for index, kind in enumerate(sorts)}
    table = np.zeros((len(sorts), len(sorts)), dtype=object)
    count = 0
    for i, one in enumerate(until_cancelled(sorts)):
        for j in range(i, len(sorts)):
            total = 0
            digits = costs(one, sorts[j])
            count = len(digits)
            for digit in digits:
                total = total * base + digit
            table[i, j] = table[j, i] = total
    if base**count < 1 << 60:
        table = table.astype(np.int64)
    found = cheapest(Prices([place[kind] for kind in kinds], table), rows)
    if found is None:
        return None
    total, sums = int(found.total), []
    for _ in range(count):
        total, digit = divmod(total, base)
        sums.append(digit)
    return Equals(found), tuple(reversed(sums))


def partner_in_order(equals: Equals, one: int, allowed: int, *, largest: bool = False) -> int | None:
    """The smallest (or largest) partner in a set whom a vertex can meet in one of the best pairings; they are paired.

    None where he can meet nobody of the set.
    """
    left = equals.rows[one] & allowed & equals.within
    sorted_out = False
    while left:
        check_cancelled()
        other = left.bit_length() - 1 if largest else (left & -left).bit_length() - 1
        if equals.settles(one, other):
            return other
        left ^= 1 << other
        if not sorted_out:  # one search for all the others
            equals.sort_out(one)
            left &= equals.rows[one]
            sorted_out = True
    return None


def first_set(equals: Equals, pool: Iterable[int], count: int, cuts: Callable[[int, int], Cuts]) -> list[int]:
    """The first set of so many of a pool that one of the best pairings allows, by the smallest differing place.

    ``cuts`` says which pairs are impossible when these are in the set and those are not.
    """
    taken: list[int] = []
    left_out = 0
    for one in pool:
        if len(taken) < count and equals.keeps(equals.without(*cuts(mask_of([*taken, one]), left_out))):
            taken.append(one)
        else:
            left_out |= 1 << one
    equals.rows = equals.without(*cuts(mask_of(taken), left_out))
    return taken


def who_has_the_bye(rows: Sequence[int], eligible: int, rank: Callable[[int], tuple[Fraction, ...]]) -> int | None:
    """Who gets the bye before anybody is paired: of those who may and who leave a pairing, the first by ``rank``."""
    mate = greatest(rows)
    alone = alone_in(mate, (1 << len(rows)) - 1)
    if len(alone) != 1:
        return None
    return min(members(odd_ones(rows, mate, alone[0]) & eligible), key=rank, default=None)


def all_can_be_paired(rows: Sequence[int]) -> bool:
    """Whether everybody of a graph can have a partner."""
    return ALONE not in greatest(rows)
