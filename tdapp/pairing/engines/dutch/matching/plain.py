"""The most pairs in a graph: augmenting paths with blossoms, over neighbours as sets of bits.

A matching is a list: the partner of each vertex, ALONE where it has none.
"""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.domain.words.cancelling import check_cancelled, until_cancelled
from tdapp.pairing.engines.dutch.matching.bits import mask_of, members

ALONE = -1


def greatest(rows: Sequence[int], mate: Sequence[int] | None = None, within: int | None = None) -> list[int]:
    """A matching with the most pairs among the vertices of ``within`` (None: all).

    ``mate`` is one to begin with; what is no pair of ``rows`` or leaves ``within`` is dropped.
    """
    found = [ALONE] * len(rows)
    everybody = (1 << len(rows)) - 1 if within is None else within
    if mate is not None:
        inside = set(members(everybody))
        for one, other in enumerate(mate):
            if one < other and one in inside and other in inside and rows[one] >> other & 1:
                found[one], found[other] = other, one
    free = mask_of(alone_in(found, everybody))
    for one in until_cancelled(members(free)):
        if found[one] == ALONE and (near := rows[one] & free):
            other = (near & -near).bit_length() - 1
            found[one], found[other] = other, one
            free ^= 1 << one | 1 << other
    while free & free - 1:  # one who is left alone by himself cannot be helped
        root = (free & -free).bit_length() - 1
        free ^= 1 << root
        search = _Search(rows, found, root, everybody, free)
        end = search.run()
        if end == ALONE:
            everybody = search.unseen  # whoever was reached from here is of no use to anybody else
        else:
            search.flip(end)
            free ^= 1 << end
    return found


def alone_in(mate: Sequence[int], within: int) -> list[int]:
    """Who of a set has no partner."""
    return [vertex for vertex, partner in enumerate(mate) if partner == ALONE and within >> vertex & 1]


def augment(rows: Sequence[int], mate: list[int], root: int, within: int) -> bool:
    """Give ``root``, who is alone, a partner, changing others' partners along one path; False if there is none.

    ``within`` is the set of vertices that count, with every partner of theirs. False stays true: whatever is augmented
    later, this root gets no partner.
    """
    return joined(rows, mate, root, within, mask_of(alone_in(mate, within & ~(1 << root))))[0] != ALONE


def joined(rows: Sequence[int], mate: list[int], root: int, within: int, alone: int) -> tuple[int, int, int]:
    """As ``augment`` where it is known who else is alone: the one of them who is so no longer, or ALONE.

    Then the two sets show why: the first falls apart into odd pieces, one more than the second has vertices, and its
    pieces have neighbours in the second alone. ``root`` is in the first one.
    """
    search = _Search(rows, mate, root, within, alone)
    end = search.run()
    if end != ALONE:
        search.flip(end)
    return end, search.even, within & ~search.unseen & ~search.even


def possible_partners(rows: Sequence[int], mate: Sequence[int], one: int, within: int) -> tuple[int, int]:
    """The set of those whom a vertex meets in perfect matchings, and a barrier that holds the vertex.

    ``mate`` is perfect. Whoever is in the barrier meets one of the first set in every perfect matching: without the
    barrier that set falls apart into as many odd pieces as the barrier has vertices.
    """
    left, root = within & ~(1 << one), mate[one]
    mate = list(mate)
    mate[one] = mate[root] = ALONE
    search = _Search(rows, mate, root, left, 0)
    search.run()
    return search.even, left & ~search.unseen & ~search.even | 1 << one


def odd_ones(
    rows: Sequence[int], mate: Sequence[int], root: int, within: int | None = None, *, shortcut: bool = True
) -> int:
    """The set of all who can be left over instead of ``root``, the one vertex alone in a greatest matching.

    Partners of those he may meet, and partners of those these may meet, are reached by simple paths: when that is
    everybody, no search is needed.
    """
    everybody = (1 << len(rows)) - 1 if within is None else within
    if shortcut:
        first = _partners(rows[root] & everybody, mate)
        near = 0
        for vertex in members(first):
            near |= rows[vertex]
        found = 1 << root | first | _partners(near & everybody & ~(1 << root), mate)
        if found == everybody:
            return found
    search = _Search(rows, mate, root, everybody, 0)
    search.run()
    return search.even


def _partners(mask: int, mate: Sequence[int]) -> int:
    found = 0
    for vertex in members(mask):
        if mate[vertex] != ALONE:
            found |= 1 << mate[vertex]
    return found


class _Search:
    """One alternating tree. Even vertices are reached from the root by an even number of steps, blossoms included."""

    def __init__(self, rows: Sequence[int], mate: Sequence[int], root: int, within: int, alone: int) -> None:
        self.rows = rows
        self.mate = mate  # flip writes into it; then it is a list
        self.root = root
        self.even = 1 << root
        self.unseen = within & ~(1 << root)
        self._above: dict[int, int] = {}  # the even vertex by which a vertex was reached on the way up to the root
        self._into: dict[int, int] = {}  # base of a contracted blossom -> base of the blossom that swallowed it
        self._blossom: dict[int, int] = {}  # base -> members, where a blossom has been contracted
        self._queue = [root]
        self._old: list[int] = []  # even vertices from which nothing new is reached but by a blossom
        self._alone = alone

    def run(self) -> int:
        """Grow until somebody alone is reached: that vertex; ALONE when the tree cannot grow."""
        while True:
            check_cancelled()
            grown = self._queue
            end = self._grow()
            if end != ALONE:
                return end
            self._old += grown
            self._queue = []
            while not self._queue and self._old:
                if self.rows[self._old[-1]] & self.even:
                    self._contract_at(self._old[-1])
                else:
                    self._old.pop()
            if not self._queue:
                return ALONE

    def _grow(self) -> int:
        """Without blossoms, as far as the queue leads."""
        mate, rows, alone = self.mate, self.rows, self._alone
        for vertex in self._queue:
            if hit := rows[vertex] & alone:  # nobody alone has been seen: the search would be over
                return self._end(hit, vertex)
            near = rows[vertex] & self.unseen
            while near:
                low = near & -near
                reached = low.bit_length() - 1
                self._above[reached] = vertex
                partner = mate[reached]
                self.even |= 1 << partner
                self.unseen ^= low | 1 << partner
                if hit := rows[partner] & alone:
                    return self._end(hit, partner)
                self._queue.append(partner)
                near &= self.unseen
        return ALONE

    def _end(self, hit: int, vertex: int) -> int:
        """One of those alone whom an even vertex may meet."""
        reached = (hit & -hit).bit_length() - 1
        self._above[reached] = vertex
        return reached

    def _contract_at(self, vertex: int) -> None:
        """One blossom through an even vertex, if there is one; else the vertex is done with."""
        across = self.rows[vertex] & self.even & ~self._members(self._base(vertex))
        if across:
            self._contract(vertex, (across & -across).bit_length() - 1)
        else:
            self._old.pop()

    def flip(self, end: int) -> None:
        """Exchange the pairs along the path from ``end`` to the root."""
        mate = self.mate
        assert isinstance(mate, list)
        while end != ALONE:
            above = self._above[end]
            following = mate[above]
            mate[end], mate[above] = above, end
            end = following

    def _members(self, base: int) -> int:
        return self._blossom.get(base, 1 << base)

    def _base(self, vertex: int) -> int:
        """The base of the outermost blossom that holds a vertex; the vertex itself if none does."""
        into = self._into
        base = vertex
        while base in into:
            base = into[base]
        while vertex != base:  # next time it is one step
            into[vertex], vertex = base, into[vertex]
        return base

    def _contract(self, one: int, other: int) -> None:
        top = self._common_base(one, other)
        swallowed: set[int] = set()
        for start, towards in ((one, other), (other, one)):
            self._climb(start, towards, top, swallowed)
        grown = self._members(top)
        for base in swallowed:
            grown |= self._members(base)
            self._into[base] = top
        fresh = grown & ~self.even
        self.even |= fresh
        self._queue.extend(members(fresh))
        self._blossom[top] = grown

    def _common_base(self, one: int, other: int) -> int:
        passed = set()
        vertex = self._base(one)
        passed.add(vertex)
        while self.mate[vertex] != ALONE:
            vertex = self._base(self._above[self.mate[vertex]])
            passed.add(vertex)
        vertex = self._base(other)
        while vertex not in passed:
            vertex = self._base(self._above[self.mate[vertex]])
        return vertex

    def _climb(self, vertex: int, towards: int, top: int, swallowed: set[int]) -> None:
        """Let the way up from ``vertex`` to the base ``top`` lead on to ``towards`` as well; note the bases on it."""
        while (base := self._base(vertex)) != top:
            odd = self.mate[vertex]
            swallowed |= {base, self._base(odd)}
            self._above[vertex] = towards
            towards = odd
            vertex = self._above[odd]
