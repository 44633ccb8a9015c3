"""Among equals the candidate that is generated first (C.04.3, 3 and 4): moved-down players, exchanges, transpositions.

Every step takes pairs away from the tight ones and asks whether a cheapest pairing is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from tdapp.domain.words.cancelling import check_cancelled
from tdapp.pairing.engines.dutch.matching.bits import mask_of, members, vector_of, without
from tdapp.pairing.engines.dutch.matching.plain import ALONE, joined, possible_partners
from tdapp.pairing.engines.dutch.matching.weighted import Cheapest, Prices, cheapest


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
    crosses less often: ``borders`` counts those that a pair crosses, small numbers in the place of the criteria's.
    """

    why_not: tuple[int, int]
    """The sets of ``joined`` for the last pairs that were not kept; nothing where odd sets alone forbade it."""

    def __init__(self, found: Cheapest, *, shortcut: bool = True) -> None:
        self.rows = found.rows
        self.mate = found.mate
        self.borders = _borders(found.locked, len(found.rows))
        self.total = len(found.locked)
        self.locked = found.locked
        self.within = (1 << len(found.rows)) - 1  # whose partner is not settled yet
        self._shortcut = shortcut

    def keeps(self, rows: list[int]) -> bool:
        """Whether a cheapest pairing lies within ``rows``, a part of the tight pairs; if so nothing else is left."""
        check_cancelled()
        self.why_not = 0, 0
        mate = list(self.mate)
        changed = [one for one, (now, before) in enumerate(zip(rows, self.rows, strict=True)) if now is not before]
        broken = [one for one in changed if self.within >> one & 1 and not rows[one] >> mate[one] & 1]
        for one in broken:
            mate[one] = ALONE
        alone = mask_of(broken)
        for one in broken:
            if mate[one] == ALONE:
                alone ^= 1 << one
                end, pieces, barrier = joined(rows, mate, one, self.within, alone)
                if end == ALONE:
                    self.why_not = pieces, barrier
                    return False
                alone ^= 1 << end
        return self._take(rows, mate)

    def settles(self, one: int, other: int) -> bool:
        """Whether the two can meet in a cheapest pairing; if so they do."""
        check_cancelled()
        mate, left = self.mate, self.within & ~(1 << one | 1 << other)
        mine, theirs = mate[one], mate[other]
        if mine != other:
            mate = list(mate)
            mate[one], mate[other] = other, one
            if self.rows[mine] >> theirs & 1:
                mate[mine], mate[theirs] = theirs, mine
            else:
                mate[mine] = mate[theirs] = ALONE
                if joined(self.rows, mate, mine, left, 1 << theirs)[0] == ALONE:
                    return False
        before = self.within
        self.within = left
        if self._take(self.rows, mate):
            return True
        self.within = before
        return False

    def sort_out(self, one: int) -> None:
        """Leave to a vertex, and others like it, only those whom they meet in some perfect pairing of tight pairs."""
        partners, barrier = possible_partners(self.rows, self.mate, one, self.within)
        self.rows = self.without((barrier, self.within & ~partners))

    def without(self, *cuts: tuple[int, int]) -> list[int]:
        """The tight pairs less those between two sets of vertices, or inside one."""
        return without(self.rows, *((first & self.within, second & self.within) for first, second in cuts))

    def _take(self, rows: list[int], mate: list[int]) -> bool:
        """Take a perfect pairing, or where odd sets bind and it is not a cheapest one, look for one that is."""
        if self.locked and not (self._shortcut and self._is_cheapest(mate)):
            found = cheapest(self.borders, self.bound(rows, mate), mate)
            if found is None or found.total != self.total:
                return False
            rows, mate, self.locked = found.rows, found.mate, found.locked
        self.rows, self.mate = rows, mate
        return True

    def bound(self, rows: Sequence[int], mate: Sequence[int]) -> list[int]:
        """The pairs that are left where settled vertices keep their partners."""
        within = self.within
        return [row & within if within >> one & 1 else 1 << mate[one] for one, row in enumerate(rows)]

    def _is_cheapest(self, mate: list[int]) -> bool:
        return self.borders.of(mate) == self.total


def _borders(sets: Sequence[int], size: int) -> Prices:
    """How many of the sets' borders each pair crosses; of two sets one holds the other, or they have nobody in common.

    The kind of a vertex is the smallest set that holds it: they are a tree, and borders are the steps between two.
    """
    kind = np.zeros(size, dtype=np.int64)
    steps = np.zeros((len(sets) + 1, len(sets) + 1), dtype=np.int64)
    for number, one in enumerate(sorted(sets, key=int.bit_count, reverse=True), 1):
        inside = vector_of(one, size)
        around = kind[inside][0]
        steps[number, :number] = steps[:number, number] = steps[around, :number] + 1
        kind[inside] = number
    return Prices(kind.tolist(), steps)


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
    inside = (1 << len(equals.mate)) - 1 - outside
    paired = []
    stay = float_on = 0  # known, but not yet taken from the tight pairs
    for one in range(moved):
        rows = equals.rows
        if rows[one] & inside and (not rows[one] & outside or not outside >> equals.mate[one] & 1):
            stay |= 1 << one
        elif rows[one] & inside and equals.keeps(equals.without((stay | 1 << one, outside), (float_on, inside))):
            stay = float_on = 0
        else:
            pieces, barrier = equals.why_not if rows[one] & inside else (0, 0)
            if not rows[one] & outside & pieces:
                # without his float the pieces would be one too many: all others meet the barrier, and nobody else does;
                # but where he floats to one of them, the barrier is left somebody who meets another
                equals.rows = equals.without((barrier, equals.within & ~pieces | 1 << one))
            float_on |= 1 << one
            chosen.limbo.append(one)
            continue
        paired.append(one)
    equals.rows = equals.without((stay, outside), (float_on, inside))
    return paired


def _first_partner(equals: Equals, one: int, allowed: int) -> int:
    """The smallest partner in a set that is still possible; there is one."""
    left = equals.rows[one] & allowed & equals.within
    sorted_out = False
    while left:
        check_cancelled()
        other = (left & -left).bit_length() - 1
        if equals.settles(one, other):
            return other
        left ^= 1 << other
        if not sorted_out:  # one search for all the others
            equals.sort_out(one)
            left &= equals.rows[one]
            sorted_out = True
    raise AssertionError("a vertex has lost its partner")


def _divided(equals: Equals, upper: list[int], lower: list[int], outside: int) -> list[int]:
    """Only pairs of S1 with S2 are left, and nobody of S1 floats."""
    above, below = mask_of(upper), mask_of(lower)
    return equals.without((above, above), (above, outside), (below, below))


def _exchange(
    equals: Equals, upper: list[int], lower: list[int], outside: int, chosen: Chosen
) -> tuple[Equals, list[int], list[int]]:
    """4.3: the fewest exchanged, the smallest difference of their sums, then the largest of S1, the smallest of S2."""
    equals, exchanged = _fewest(equals, upper, lower)
    equals = _closest(equals, upper, lower, outside)
    everybody = mask_of(upper) | mask_of(lower)
    down: list[int] = []
    up: list[int] = []
    for one in reversed(upper):
        later = everybody & ~((2 << one) - 1)
        if len(down) < exchanged and equals.keeps(equals.without((1 << one, equals.rows[one] & later))):
            down.append(one)
    for one in lower:
        earlier = everybody & ((1 << one) - 1) | outside
        if len(up) < exchanged and equals.keeps(equals.without((1 << one, equals.rows[one] & earlier))):
            up.append(one)
    chosen.exchanged = tuple(reversed(down)), tuple(up)
    upper, lower = sorted({*upper, *up} - {*down}), sorted({*lower, *down} - {*up})
    equals.rows = _divided(equals, upper, lower, outside)
    return equals, upper, lower


def _narrowed(equals: Equals, prices: Prices, rows: Sequence[int] | None = None) -> tuple[Equals, int] | None:
    """Only the cheapest by other prices are left, and what they cost; None where ``rows`` leave no pairing."""
    # not every tight pairing is a cheapest one: the borders stay in front
    kinds: dict[tuple[int, int], int] = {}
    kind = [kinds.setdefault(pair, len(kinds)) for pair in zip(equals.borders.kind, prices.kind, strict=True)]
    borders, mine = (np.array(column) for column in zip(*kinds, strict=True))
    scale = len(kind) * (int(prices.table.max()) + 1)
    table = equals.borders.table[np.ix_(borders, borders)] * scale + prices.table[np.ix_(mine, mine)]
    found = cheapest(Prices(kind, table), equals.bound(equals.rows if rows is None else rows, equals.mate), equals.mate)
    if found is None or found.total // scale > equals.total:
        return None
    left = Equals(found, shortcut=equals._shortcut)
    left.within = equals.within
    return left, found.total % scale


def _fewest(equals: Equals, upper: list[int], lower: list[int]) -> tuple[Equals, int]:
    """Only pairings with the fewest exchanged are left: as many as there are pairs inside S2."""
    kind = [0] * len(equals.mate)
    for one in lower:
        kind[one] = 1
    found = _narrowed(equals, Prices(kind, np.array([[0, 0], [0, 1]])))
    assert found is not None
    return found


def _closest(equals: Equals, upper: list[int], lower: list[int], outside: int) -> Equals:
    """Only pairings with the smallest difference of the sums of those exchanged are left.

    An exchange costs how far its players are from the border of S1 and S2. Nobody further away than ``near`` is looked
    at, as long as that is enough.
    """
    near = 8
    while True:
        far_above, far_below = mask_of(upper[: max(0, len(upper) - near)]), mask_of(lower[near:])
        cuts = ((far_above, far_above), (far_above, outside), (far_below, far_below))
        found = _narrowed(equals, _distances(len(equals.mate), upper, lower, near), equals.without(*cuts))
        if found is not None and (found[1] < near or not far_above | far_below):
            return found[0]
        near *= 4


def _distances(size: int, upper: list[int], lower: list[int], near: int) -> Prices:
    """What a pair costs: the lower of two from S1, the upper of two from S2, who floats from S1."""
    kind = [0] * size
    sides, away = [0], [0]
    for half, residents in ((1, upper[::-1]), (2, lower)):  # from the border on
        start = len(sides)
        count = min(near, len(residents) - 1) + 1
        sides += [half] * count
        away += range(count)
        for distance, one in enumerate(residents):
            kind[one] = start + min(distance, near)
    side, costs = np.array(sides), np.array(away)
    table = np.where(side[:, None] == side[None, :], np.minimum(costs[:, None], costs[None, :]), 0)
    table[0, side == 1] = table[side == 1, 0] = costs[side == 1]
    return Prices(kind, table)
