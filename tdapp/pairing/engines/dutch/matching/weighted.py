"""The cheapest perfect pairing of a dense graph, exactly: primal and dual, all vertices without a partner at once.

Every vertex has a dual, every blossom one that is not negative. Twice the cost of a pair less the duals of its two ends
is its slack; pairs without slack are tight, and only these are ever used. Inside a blossom its dual counts as well. All
duals begin at nothing, so costs must not be negative. When everybody has a partner no perfect pairing is cheaper.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wanted import ask_whether_wanted, while_wanted
from tdapp.pairing.engines.dutch.matching.bits import Matrix, matrix_of, members, rows_of, vector_of
from tdapp.pairing.engines.dutch.matching.blossoms import Forest
from tdapp.pairing.engines.dutch.matching.plain import ALONE

MOST_BITS = 56
"""Costs with more bits need arrays of Python integers."""

_NO_PAIR = 1 << 62
_MOST_DUAL = 1 << 58
_EVEN, _ODD = 1, 2


class TooWide(Exception):
    """The duals have outgrown 64 bits: solve again with Python integers."""


@dataclass(frozen=True, slots=True)
class Cheapest:
    """``mate`` is one cheapest perfect pairing, ``total`` its cost; every other one lies within ``rows``.

    A perfect pairing within ``rows`` is a cheapest one exactly if each set of ``locked`` has one pair across its
    border.
    """

    mate: list[int]
    total: int
    rows: list[int]
    locked: tuple[int, ...]


def cheapest(cost: Matrix, rows: Sequence[int], hint: Sequence[int] | None = None) -> Cheapest | None:
    """The cheapest perfect pairing among the pairs of ``rows``; None if there is none.

    ``cost`` is symmetric, not negative, int64 (up to MOST_BITS) or object. ``hint`` is a matching to begin with.
    """
    if len(rows) % 2:
        return None
    ask_whether_wanted()
    try:
        return _Solver(cost, rows, hint).solve()
    except TooWide:
        return _Solver(cost.astype(object), rows, hint).solve()


def total_cost(cost: Matrix, mate: Sequence[int]) -> int:
    """What a perfect pairing costs."""
    return sum(int(cost[one, other]) for one, other in enumerate(mate) if one < other)


class _Solver:
    def __init__(self, cost: Matrix, rows: Sequence[int], hint: Sequence[int] | None) -> None:
        self.size = len(rows)
        self.cost = cost
        allowed = matrix_of(rows, self.size)
        self.wide = cost.dtype == object
        if self.wide:
            greatest = int(cost[allowed].max(initial=0))
            self.no_pair = (greatest + 1) << (2 * self.size.bit_length() + 8)
        else:
            self.no_pair = _NO_PAIR
        self.slack = np.where(allowed, 2 * cost, self.no_pair)
        self.raised = 0  # no dual is greater than this, nor smaller than its opposite
        self._packed: list[int] | None = None
        self.forest = Forest(self.size, self._begin(hint))

    def _begin(self, hint: Sequence[int] | None) -> list[int]:
        """Tight pairs to begin with: those of the hint, then any."""
        mate = [ALONE] * self.size
        free = (1 << self.size) - 1
        rows = self._tight()
        for one, other in enumerate(hint or ()):
            if one < other and rows[one] >> other & 1:
                mate[one], mate[other] = other, one
                free ^= 1 << one | 1 << other
        for one in range(self.size):
            if free >> one & 1 and (near := rows[one] & free):
                other = (near & -near).bit_length() - 1
                mate[one], mate[other] = other, one
                free ^= 1 << one | 1 << other
        return mate

    def solve(self) -> Cheapest | None:
        """One partner more in every phase, until all have one."""
        while ALONE in self.forest.mate:
            if not self._phase():
                return None
        locked = []
        for blossom in self.forest.blossoms.values():
            if blossom.dual:
                locked.append(blossom.vertices)
                inside = np.flatnonzero(vector_of(blossom.vertices, self.size))
                self.slack[np.ix_(inside, inside)] += blossom.dual
        mate = self.forest.mate
        return Cheapest(mate, total_cost(self.cost, mate), rows_of(self.slack == 0), tuple(locked))

    def _tight(self) -> list[int]:
        if self._packed is None:
            self._packed = rows_of(self.slack == 0)
        return self._packed

    def _phase(self) -> bool:
        """Grow trees from all who are alone until one pair more is made; False when there is no perfect pairing."""
        forest = self.forest
        while True:
            for number in forest.outermost():
                if not forest.blossoms[number].dual:
                    forest.dissolve(number)
            trees = _Trees(forest)
            while True:
                if trees.grow(self._tight()):
                    return True
                emptied = self._change(trees)
                if emptied is None:
                    return False
                if emptied:
                    break  # an odd blossom is to be dissolved: the trees are grown anew
                trees.again()

    def _change(self, trees: _Trees) -> bool | None:
        """Change the duals as far as all slacks allow; whether a blossom's is used up; None when nothing limits it."""
        ask_whether_wanted()
        even, odd = vector_of(trees.even, self.size), vector_of(trees.odd, self.size)
        blossoms = self.forest.blossoms
        limits = [blossoms[number].dual // 2 for number in trees.labels_of(_ODD)]
        places = np.flatnonzero(even)
        free = np.flatnonzero(~(even | odd))
        if len(free):
            limits.append(int(self.slack[np.ix_(places, free)].min()))
        among = self.slack[np.ix_(places, places)]
        np.fill_diagonal(among, self.no_pair)
        for number in trees.labels_of(_EVEN):  # pairs inside a blossom are no limit
            inside = np.searchsorted(places, members(self.forest.vertices(number)))
            among[np.ix_(inside, inside)] = self.no_pair
        limits.append(int(among.min()) // 2)
        step = min(limits)
        if step >= self.no_pair >> 3:
            return None
        self.raised += step
        if not self.wide and self.raised >= _MOST_DUAL:
            raise TooWide
        change = (even.astype(np.int64) - odd).astype(self.slack.dtype) * step
        self.slack -= change[:, None]
        self.slack -= change[None, :]
        self._packed = None
        for number in trees.labels_of(_EVEN):
            blossoms[number].dual += 2 * step
        emptied = False
        for number in trees.labels_of(_ODD):
            blossoms[number].dual -= 2 * step
            emptied |= not blossoms[number].dual
        return emptied


class _Trees:
    """Alternating trees from everybody who is alone, over tight pairs. Their nodes are vertices and blossoms."""

    def __init__(self, forest: Forest) -> None:
        self.forest = forest
        self.even = 0
        self.odd = 0
        self._label: dict[int, int] = {}
        self._link: dict[int, tuple[int, int]] = {}  # odd node -> (vertex in the even node above, vertex in it)
        self._root: dict[int, int] = {}  # even node -> the vertex without a partner at the top of its tree
        self._trees: dict[int, int] = {}  # that vertex -> the even vertices of its tree
        for vertex, partner in enumerate(forest.mate):
            if partner == ALONE:
                self._make_even(forest.outer[vertex], vertex)
        self._free = ((1 << forest.size) - 1) & ~self.even
        self._queue = members(self.even)
        self._old: list[int] = []  # even vertices from which nothing new is reached but by a blossom

    def labels_of(self, label: int) -> list[int]:
        """The blossoms (not the single vertices) with a label."""
        size = self.forest.size
        return [number for number, given in self._label.items() if given == label and number >= size]

    def again(self) -> None:
        """Look at every even vertex again: duals have changed."""
        self._queue = members(self.even)
        self._old = []

    def grow(self, rows: Sequence[int]) -> bool:
        """Grow until a pair more is made (True) or nothing can grow (False)."""
        while True:
            grown = self._queue
            if self._reach(rows):
                return True
            self._old += grown
            self._queue = []
            while not self._queue and self._old:
                self._contract_at(self._old[-1], rows)
            if not self._queue:
                return False

    def _reach(self, rows: Sequence[int]) -> bool:
        """Without new blossoms, as far as the queue leads; True when two trees have met and a pair more is made."""
        for vertex in while_wanted(self._queue):  # grows meanwhile
            root = self._root[self.forest.outer[vertex]]
            if meeting := rows[vertex] & self.even & ~self._trees[root]:
                other = (meeting & -meeting).bit_length() - 1
                self._flip(vertex, other)
                self._flip(other, vertex)
                return True
            near = rows[vertex] & self._free
            while near:
                self._take(vertex, (near & -near).bit_length() - 1)
                near &= self._free
        return False

    def _contract_at(self, vertex: int, rows: Sequence[int]) -> None:
        """One blossom through an even vertex, if there is one; else the vertex is done with."""
        across = rows[vertex] & self.even & ~self.forest.vertices(self.forest.outer[vertex])
        if across:
            self._contract(vertex, (across & -across).bit_length() - 1)
        else:
            self._old.pop()

    def _make_even(self, number: int, root: int) -> None:
        self._label[number] = _EVEN
        self._root[number] = root
        vertices = self.forest.vertices(number)
        self.even |= vertices
        self._trees[root] = self._trees.get(root, 0) | vertices

    def _take(self, vertex: int, reached: int) -> None:
        """Add a node that nobody has, and its partner."""
        forest = self.forest
        odd = forest.outer[reached]
        self._label[odd] = _ODD
        self._link[odd] = (vertex, reached)
        self.odd |= forest.vertices(odd)
        following = forest.outer[forest.mate[forest.base(odd)]]
        self._make_even(following, self._root[forest.outer[vertex]])
        self._free &= ~(forest.vertices(odd) | forest.vertices(following))
        self._queue.extend(members(forest.vertices(following)))

    def _contract(self, one: int, other: int) -> None:
        """Two even nodes of a tree meet: make one blossom of the cycle."""
        ask_whether_wanted()
        forest = self.forest
        left, right = self._way_up(one), self._way_up(other)
        root = self._root[left[-1]]
        while len(left) > 1 and len(right) > 1 and left[-2] == right[-2]:
            left.pop()
            right.pop()
        # from the common node down the left way, across, and up the right way
        down = left[::-1]
        links = [self._link_between(above, below) for above, below in pairwise(down)]
        links.append((one, other))
        for below, above in pairwise(right):
            outer_end, inner_end = self._link_between(above, below)
            links.append((inner_end, outer_end))
        children = down + right[:-1]
        fresh = 0
        for child in children:
            if self._label.pop(child) == _ODD:
                fresh |= forest.vertices(child)
        self.odd &= ~fresh
        self._make_even(forest.contract(children, links), root)
        self._queue.extend(members(fresh))

    def _way_up(self, vertex: int) -> list[int]:
        """The nodes from the one with this vertex to its root, even and odd in turn."""
        forest = self.forest
        node = forest.outer[vertex]
        way = [node]
        while (partner := forest.mate[forest.base(node)]) != ALONE:
            odd = forest.outer[partner]
            node = forest.outer[self._link[odd][0]]
            way += [odd, node]
        return way

    def _link_between(self, above: int, below: int) -> tuple[int, int]:
        """The pair that joins two neighbours of a tree, the upper end first."""
        forest = self.forest
        if self._label[below] == _ODD:
            return self._link[below]
        base = forest.base(below)
        return forest.mate[base], base

    def _flip(self, vertex: int, partner: int) -> None:
        """Give ``vertex`` the partner, and everybody up to the root the next one."""
        forest = self.forest
        while True:
            node = forest.outer[vertex]
            before = forest.mate[forest.base(node)]
            forest.rotate(node, vertex)
            forest.mate[vertex] = partner
            if before == ALONE:
                return
            odd = forest.outer[before]
            above, reached = self._link[odd]
            forest.rotate(odd, reached)
            forest.mate[reached] = above
            vertex, partner = above, reached
