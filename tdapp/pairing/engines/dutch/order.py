"""Among equals the candidate that is generated first (C.04.3, 3 and 4): moved-down players, exchanges, transpositions.

Every step takes pairs away from the tight ones and asks whether a cheapest pairing is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from tdapp.domain.words.wanted import ask_whether_wanted, while_wanted
from tdapp.pairing.engines.dutch.matching.bits import Matrix, mask_of, members, vector_of
from tdapp.pairing.engines.dutch.matching.plain import ALONE, augment
from tdapp.pairing.engines.dutch.matching.weighted import Cheapest, cheapest


@dataclass(slots=True)
class Chosen:
    """The candidate, in places of the sheet. ``exchanged`` are those who changed between S1 and S2 (down, up).

    ``mate`` is the perfect pairing behind it, the vertices outside included.
    """

    pairs: list[tuple[int, int]] = field(default_factory=list)
    limbo: list[int] = field(default_factory=list)
    floaters: list[int] = field(default_factory=list)
    exchanged: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    mate: list[int] = field(default_factory=list)


class Equals:
    """All cheapest pairings of one problem: tight pairs, the sets that bind them, and one pairing of them.

    A perfect pairing of tight pairs is a cheapest one exactly if it crosses the border of each odd set once, and none
    crosses less often: ``cost`` counts the borders that a pair crosses, small numbers in the place of the criteria's.
    """

    def __init__(self, found: Cheapest, *, shortcut: bool = True) -> None:
        self.rows = found.rows
        self.mate = found.mate
        self.cost = _crossings(found.locked, len(found.rows))
        self.total = len(found.locked)
        self.locked = found.locked
        self.within = (1 << len(found.rows)) - 1  # whose partner is not settled yet
        self._shortcut = shortcut

    def keeps(self, rows: list[int]) -> bool:
        """Whether a cheapest pairing lies within ``rows``, a part of the tight pairs; if so nothing else is left."""
        ask_whether_wanted()
        mate = list(self.mate)
        broken = [one for one in members(self.within) if not rows[one] >> mate[one] & 1]
        for one in broken:
            mate[one] = ALONE
        for one in broken:
            if mate[one] == ALONE and not augment(rows, mate, one, self.within):
                return False
        return self._take(rows, mate)

    def settles(self, one: int, other: int) -> bool:
        """Whether the two can meet in a cheapest pairing; if so they do."""
        ask_whether_wanted()
        mate, left = self.mate, self.within & ~(1 << one | 1 << other)
        mine, theirs = mate[one], mate[other]
        if mine != other:
            mate = list(mate)
            mate[one], mate[other] = other, one
            if self.rows[mine] >> theirs & 1:
                mate[mine], mate[theirs] = theirs, mine
            else:
                mate[mine] = mate[theirs] = ALONE
                if not augment(self.rows, mate, mine, left):
                    return False
        before = self.within
        self.within = left
        if self._take(self.rows, mate):
            return True
        self.within = before
        return False

    def without(self, *cuts: tuple[int, int]) -> list[int]:
        """The tight pairs less those between two sets of vertices, or inside one."""
        rows = list(self.rows)
        for first, second in cuts:
            for mine, theirs in {(first, second), (second, first)}:
                for one in while_wanted(members(mine & self.within)):
                    rows[one] &= ~theirs
        return rows

    def _take(self, rows: list[int], mate: list[int]) -> bool:
        """Take a perfect pairing, or where odd sets bind and it is not a cheapest one, look for one that is."""
        if self.locked and not (self._shortcut and self._is_cheapest(mate)):
            bound = [row & self.within if self.within >> one & 1 else 1 << mate[one] for one, row in enumerate(rows)]
            found = cheapest(self.cost, bound, mate)
            if found is None or found.total != self.total:
                return False
            rows, mate, self.locked = found.rows, found.mate, found.locked
        self.rows, self.mate = rows, mate
        return True

    def _is_cheapest(self, mate: list[int]) -> bool:
        return int(self.cost[np.arange(len(mate)), mate].sum()) == 2 * self.total


def _crossings(sets: Sequence[int], size: int) -> Matrix:
    """How many of the sets' borders each pair crosses."""
    cost: Matrix = np.zeros((size, size), dtype=np.int64)
    for one in sets:
        inside = vector_of(one, size)
        cost += inside[:, None] ^ inside[None, :]
    return cost


def first_of(equals: Equals, moved: int, size: int) -> Chosen:
    """The first candidate: of ``size`` players the first ``moved`` are moved-down; all later vertices are outside."""
    outside = (1 << len(equals.mate)) - (1 << size)
    chosen = Chosen()
    paired = _sets_of_moved_down(equals, moved, outside, chosen)
    left = (1 << size) - (1 << moved)
    for one in paired:  # the transposition of the residents against them (4.2)
        other = _first_partner(equals, one, left)
        chosen.pairs.append((one, other))
        left &= ~(1 << other)
    residents = list(members(left))
    count = sum(equals.mate[one] < size for one in residents) // 2
    upper, lower = residents[:count], residents[count:]
    if not equals.keeps(_divided(equals, upper, lower, outside)):
        equals, upper, lower = _exchange(equals, upper, lower, outside, chosen)
    lower_left = mask_of(lower)
    for one in upper:  # the transposition of S2
        other = _first_partner(equals, one, lower_left)
        chosen.pairs.append((one, other))
        lower_left &= ~(1 << other)
    chosen.floaters = sorted([*chosen.limbo, *members(lower_left)])
    chosen.mate = equals.mate
    return chosen


def _sets_of_moved_down(equals: Equals, moved: int, outside: int, chosen: Chosen) -> list[int]:
    """3.2 and 4.4: the first set of moved-down players to be paired; the others wait in the limbo."""
    paired = []
    inside = (1 << len(equals.mate)) - 1 - outside
    for one in range(moved):
        if not equals.rows[one] & outside or equals.keeps(equals.without((1 << one, equals.rows[one] & outside))):
            paired.append(one)
        else:
            chosen.limbo.append(one)
            equals.rows = equals.without(
                (1 << one, equals.rows[one] & inside)
            )  # he floats in every pairing that is left
    return paired


def _first_partner(equals: Equals, one: int, allowed: int) -> int:
    """The smallest partner in a set that is still possible; there is one."""
    for other in members(equals.rows[one] & allowed & equals.within):
        if equals.settles(one, other):
            return other
    raise AssertionError("a vertex has lost its partner")


def _divided(equals: Equals, upper: list[int], lower: list[int], outside: int) -> list[int]:
    """Only pairs of S1 with S2 are left, and nobody of S1 floats."""
    above, below = mask_of(upper), mask_of(lower)
    return equals.without((above, above), (above, outside), (below, below))


def _exchange(
    equals: Equals, upper: list[int], lower: list[int], outside: int, chosen: Chosen
) -> tuple[Equals, list[int], list[int]]:
    """4.3: the fewest exchanged, the smallest difference of their sums, then the largest of S1, the smallest of S2."""
    cost = _exchange_cost(equals, upper, lower)
    bound = [
        row & equals.within if equals.within >> one & 1 else 1 << equals.mate[one]
        for one, row in enumerate(equals.rows)
    ]
    found = cheapest(cost, bound, equals.mate)
    assert found is not None
    within = equals.within
    equals = Equals(found, shortcut=equals._shortcut)
    equals.within = within
    everybody = mask_of(upper) | mask_of(lower)
    down, up = [], []
    for one in reversed(upper):
        later = everybody & ~((2 << one) - 1)
        if equals.keeps(equals.without((1 << one, equals.rows[one] & later))):
            down.append(one)
    for one in lower:
        earlier = everybody & ((1 << one) - 1) | outside
        if equals.keeps(equals.without((1 << one, equals.rows[one] & earlier))):
            up.append(one)
    chosen.exchanged = tuple(reversed(down)), tuple(up)
    upper, lower = sorted({*upper, *up} - {*down}), sorted({*lower, *down} - {*up})
    equals.rows = _divided(equals, upper, lower, outside)
    return equals, upper, lower


def _exchange_cost(equals: Equals, upper: list[int], lower: list[int]) -> Matrix:
    """What the upper player of each pair costs: one if he comes from S2, then his number (BSN)."""
    residents = [*upper, *lower]
    size = len(residents)
    bsn = np.arange(1, size + 1, dtype=np.int64)
    most = size * (size + 1)
    price = bsn + np.where(bsn > len(upper), most, 0)
    places = np.arange(size)
    cost = np.zeros((len(equals.mate), len(equals.mate)), dtype=np.int64)
    cost[np.ix_(residents, residents)] = price[np.minimum(places[:, None], places[None, :])]
    if not equals.locked:
        return cost
    bits = (most * (size + 1)).bit_length()
    combined: Matrix = (equals.cost << bits) + cost  # not every tight pairing is a cheapest one: that stays in front
    return combined
