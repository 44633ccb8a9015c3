"""The cheapest perfect pairing of a dense graph, exactly: primal and dual, all vertices without a partner at once.

What a pair costs follows from the kinds of its two ends. Every vertex has a dual, every blossom one that is not
negative. Four times the cost of a pair less the duals of its two ends is its slack; pairs without slack are tight, and
only these are ever used. Inside a blossom its dual counts as well. When everybody has a partner no perfect pairing is
cheaper. Vertices of one kind with equal duals are a class: slack is looked at between classes, never pair by pair.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from tdapp.domain.words.cancelling import check_cancelled, until_cancelled
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.dutch.matching.bits import Matrix, members
from tdapp.pairing.engines.dutch.matching.blossoms import Blossom, Forest
from tdapp.pairing.engines.dutch.matching.kinds import NEVER, Shares, shares_of
from tdapp.pairing.engines.dutch.matching.plain import ALONE, greatest

FEW = 4
"""So many players of a kind, and the duals of the kinds are worth looking for."""

_EVEN, _ODD = 1, 2


@dataclass(frozen=True, slots=True)
class Prices:
    """What each pair costs: ``table[kind[one], kind[other]]``, symmetric, whole and not negative."""

    kind: Sequence[int]
    table: Matrix

    def of(self, mate: Sequence[int]) -> int:
        """What a perfect pairing costs."""
        kind, table = self.kind, self.table
        return sum(int(table[kind[one], kind[other]]) for one, other in enumerate(mate) if one < other)


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


def cheapest(prices: Prices, rows: Sequence[int], hint: Sequence[int] | None = None) -> Cheapest | None:
    """The cheapest perfect pairing among the pairs of ``rows``; None if there is none.

    ``hint`` is a matching to begin with.
    """
    if len(rows) % 2:
        return None
    check_cancelled()
    solver = _Solver(prices, rows)
    return solver.solve() if solver.begin(hint) else None


@dataclass(frozen=True, slots=True)
class Duals:
    """A cheapest perfect pairing with what proves it: the dual of each vertex and of each odd set that has one.

    Four times the cost of a pair is never less than the duals of its ends less those of the sets that hold both.
    """

    mate: list[int]
    vertices: tuple[int, ...]
    sets: tuple[tuple[int, int], ...]


def with_duals(table: Matrix, rows: Sequence[int], begin: Sequence[int], hint: Sequence[int]) -> Duals | None:
    """The cheapest perfect pairing where every vertex is a kind of its own; None if there is none.

    ``begin`` are even duals that no pair contradicts: the nearer to the last ones, the sooner it ends.
    """
    solver = _Solver(Prices(range(len(rows)), table), rows)
    solver.start(begin, hint)
    found = solver.solve()
    if found is None:
        return None
    held = solver.forest.blossoms.values()
    sets = tuple((blossom.vertices, blossom.dual) for blossom in held if blossom.dual)
    return Duals(found.mate, tuple(solver.dual), sets)


class _Solver:
    def __init__(self, prices: Prices, rows: Sequence[int]) -> None:
        self.size = len(rows)
        self.prices = prices
        self.rows = rows
        self.kind = prices.kind
        self.price: list[list[int]] = (4 * prices.table).tolist()  # duals are even as long as nobody is alone
        self.dual: list[int] = []
        self.classes: list[dict[int, int]] = []  # for every kind the sets of vertices with equal duals
        self._tight: dict[tuple[int, int], int] = {}

    def begin(self, hint: Sequence[int] | None) -> bool:
        """The duals of the kinds, and as many tight pairs as can be; False when there is no perfect pairing."""
        sets, reach = [0] * len(self.price), [0] * len(self.price)
        for one, kind in enumerate(until_cancelled(self.kind)):
            sets[kind] |= 1 << one
            reach[kind] |= self.rows[one]
        prices = [
            [price if vertices & near else NEVER for price, vertices in zip(prices, sets, strict=True)]
            for prices, near in zip(until_cancelled(self.price), reach, strict=True)
        ]
        if len(sets) * FEW <= self.size:
            shares = shares_of([one.bit_count() for one in sets], prices)
            if shares is None:
                return False
            duals = shares.duals
            hint = self._shared(shares, sets)
        else:
            duals = [min((price for price in row if price is not NEVER), default=0) for row in until_cancelled(prices)]
        self.dual = [duals[kind] // 2 for kind in self.kind]
        self.classes = [{dual // 2: vertices} for dual, vertices in zip(duals, sets, strict=True)]
        self.forest = Forest(self.size, greatest([self.near(one) for one in until_cancelled(range(self.size))], hint))
        return True

    def start(self, duals: Sequence[int], hint: Sequence[int]) -> None:
        """Given duals, and as much of a matching as is tight under them."""
        self.dual = list(duals)
        self.classes = [{} for _ in self.price]
        for one, kind in enumerate(self.kind):
            classes = self.classes[kind]
            classes[self.dual[one]] = classes.get(self.dual[one], 0) | 1 << one
        self.forest = Forest(self.size, greatest([self.near(one) for one in range(self.size)], hint))

    def _shared(self, shares: Shares, sets: Sequence[int]) -> list[int]:
        """Pairs of the kinds, as many as are to be made, if those who are left may meet."""
        mate = [ALONE] * self.size
        left = list(sets)
        for (first, second), number in sorted(shares.pairs.items()):
            for one in until_cancelled(members(left[first])):
                near = self.rows[one] & left[second]
                if number and near and left[first] >> one & 1:
                    other = (near & -near).bit_length() - 1
                    mate[one], mate[other] = other, one
                    left[first] &= ~(1 << one)
                    left[second] &= ~(1 << other)
                    if first == second:
                        left[first] &= ~(1 << other)
                    number -= 1
        return mate

    def near(self, one: int) -> int:
        """Tight pairs of a vertex; those inside an outermost blossom are not looked at."""
        return self.rows[one] & self._partners(self.kind[one], self.dual[one])

    def _partners(self, kind: int, dual: int) -> int:
        """Whom vertices of a class have a tight pair with, as far as they may meet."""
        key = kind, dual
        tight = self._tight.get(key)
        if tight is None:
            tight = 0
            for price, classes in zip(self.price[kind], self.classes, strict=True):
                tight |= classes.get(price - dual, 0)
            self._tight[key] = tight
        return tight

    def solve(self) -> Cheapest | None:
        """More partners in every phase, until all have one."""
        while ALONE in self.forest.mate:
            if not self._phase():
                return None
        locked = [blossom for blossom in self.forest.blossoms.values() if blossom.dual]
        mate = self.forest.mate
        sets = tuple(blossom.vertices for blossom in locked)
        return Cheapest(mate, self.prices.of(mate), self._all_tight(locked), sets)

    def _all_tight(self, locked: Sequence[Blossom]) -> list[int]:
        """The tight pairs, also those inside blossoms, where their duals count."""
        outside = [self.near(one) for one in range(self.size)]
        inside = [0] * self.size
        rows = [0] * self.size
        duals = [0] * self.size
        # from the outermost in: what is in it, but in none within it
        for blossom in sorted(locked, key=lambda one: -one.vertices.bit_count()):
            for one in until_cancelled(members(blossom.vertices)):
                if inside[one]:
                    tight = self.rows[one] & self._partners(self.kind[one], self.dual[one] - duals[one])
                    rows[one] |= tight & inside[one] & ~blossom.vertices
                else:
                    rows[one] = outside[one] & ~blossom.vertices
                inside[one] = blossom.vertices
                duals[one] += blossom.dual
        for one in range(self.size):
            if inside[one]:
                tight = self.rows[one] & self._partners(self.kind[one], self.dual[one] - duals[one])
                rows[one] |= tight & inside[one]
            else:
                rows[one] = outside[one]
        return rows

    def _phase(self) -> bool:
        """Grow trees from all who are alone until more pairs are made; False when there is no perfect pairing."""
        forest = self.forest
        while True:
            for number in forest.outermost():
                if not forest.blossoms[number].dual:
                    forest.dissolve(number)
            trees = _Trees(forest, self.near)
            while True:
                if trees.grow():
                    return True
                emptied = self._change(trees)
                if emptied is None:
                    return False
                if emptied:
                    break  # an odd blossom is to be dissolved: the trees are grown anew
                trees.again()

    def _change(self, trees: _Trees) -> bool | None:
        """Change the duals as far as all slacks allow; whether a blossom's is used up; None when nothing limits it."""
        check_cancelled()
        blossoms = self.forest.blossoms
        limit = min((blossoms[number].dual // 2 for number in trees.labels_of(_ODD)), default=None)
        step = self._least_slack(trees, limit)
        if step is None:
            return None
        for sign, vertices in ((step, trees.even), (-step, trees.odd)):
            for one in members(vertices):
                self.dual[one] += sign
        for kind, classes in enumerate(self.classes):
            changed: dict[int, int] = {}
            for dual, vertices in classes.items():
                even, odd = vertices & trees.even, vertices & trees.odd
                for new, part in ((dual + step, even), (dual - step, odd), (dual, vertices ^ even ^ odd)):
                    if part:
                        changed[new] = changed.get(new, 0) | part
            self.classes[kind] = changed
        self._tight = {}
        for number in trees.labels_of(_EVEN):
            blossoms[number].dual += 2 * step
        emptied = False
        for number in trees.labels_of(_ODD):
            blossoms[number].dual -= 2 * step
            emptied |= not blossoms[number].dual
        return emptied

    def _least_slack(self, trees: _Trees, limit: int | None) -> int | None:
        """How far even vertices can go until a pair is tight with a free one, or with one of another even node."""
        labelled = trees.even | trees.odd
        evens, frees = [], []
        for kind, classes in enumerate(self.classes):
            for dual, vertices in classes.items():
                if even := vertices & trees.even:
                    evens.append((kind, dual, even))
                if free := vertices & ~labelled:
                    frees.append((kind, dual, free))
        for index, (kind, dual, even) in enumerate(until_cancelled(evens)):
            prices = self.price[kind]
            for other, theirs, free in frees:
                slack = prices[other] - dual - theirs
                if (limit is None or slack < limit) and self._meet(even, free):
                    limit = slack
            for other, theirs, beside in evens[index:]:
                slack = (prices[other] - dual - theirs) // 2
                if (limit is None or slack < limit) and self._meet_across(even, beside):
                    limit = slack
        return limit

    def _meet(self, some: int, others: int) -> bool:
        """Whether there is a pair between two sets."""
        return any(self.rows[one] & others for one in until_cancelled(members(some)))

    def _meet_across(self, some: int, others: int) -> bool:
        """Whether there is a pair between two sets that is inside no outermost blossom."""
        forest = self.forest
        if not (some | others) & ~forest.vertices(forest.outer[(some & -some).bit_length() - 1]):
            return False
        return any(
            self.rows[one] & others & ~forest.vertices(forest.outer[one]) for one in until_cancelled(members(some))
        )


class _Trees:
    """Alternating trees from everybody who is alone, over tight pairs. Their nodes are vertices and blossoms."""

    def __init__(self, forest: Forest, near: Callable[[int], int]) -> None:
        self.forest = forest
        self.near = near
        self.even = 0
        self.odd = 0
        self._label: dict[int, int] = {}
        self._link: dict[int, tuple[int, int]] = {}  # odd node -> (vertex in the even node above, vertex in it)
        self._root: dict[int, int] = {}  # even node -> the vertex without a partner at the top of its tree
        self._trees: dict[int, int] = {}  # that vertex -> the even vertices of its tree
        self._nodes: dict[int, list[int]] = {}  # that vertex -> the nodes of its tree, and those that were
        self._made = False
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

    def grow(self) -> bool:
        """Grow until pairs more are made (True) or nothing can grow (False)."""
        while True:
            grown = self._queue
            self._reach()
            if self._made:
                return True
            self._old += grown
            self._queue = []
            while not self._queue and self._old:
                self._contract_at(self._old[-1])
            if not self._queue:
                return False

    def _reach(self) -> None:
        """Without new blossoms, as far as the queue leads; where two trees meet a pair more is made, and both go."""
        for vertex in until_cancelled(self._queue):  # grows meanwhile
            if not self.even >> vertex & 1:
                continue
            root = self._root[self.forest.outer[vertex]]
            tight = self.near(vertex)
            if meeting := tight & self.even & ~self._trees[root]:
                other = (meeting & -meeting).bit_length() - 1
                second = self._root[self.forest.outer[other]]
                self._flip(vertex, other)
                self._flip(other, vertex)
                self._fell(root)
                self._fell(second)
                self._made = True
                continue
            near = tight & self._free
            while near:
                self._take(vertex, (near & -near).bit_length() - 1)
                near &= self._free

    def _fell(self, root: int) -> None:
        """Give the nodes of a tree free."""
        odd = 0
        for node in self._nodes.pop(root):
            if self._label.pop(node, _EVEN) == _ODD:
                odd |= self.forest.vertices(node)
        even = self._trees.pop(root)
        self.even ^= even
        self.odd ^= odd
        self._free |= even | odd

    def _contract_at(self, vertex: int) -> None:
        """One blossom through an even vertex, if there is one; else the vertex is done with."""
        across = self.near(vertex) & self.even & ~self.forest.vertices(self.forest.outer[vertex])
        if across:
            self._contract(vertex, (across & -across).bit_length() - 1)
        else:
            self._old.pop()

    def _make_even(self, number: int, root: int) -> None:
        self._label[number] = _EVEN
        self._root[number] = root
        self._nodes.setdefault(root, []).append(number)
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
        root = self._root[forest.outer[vertex]]
        self._nodes[root].append(odd)
        self._make_even(following, root)
        self._free &= ~(forest.vertices(odd) | forest.vertices(following))
        self._queue.extend(members(forest.vertices(following)))

    def _contract(self, one: int, other: int) -> None:
        """Two even nodes of a tree meet: make one blossom of the cycle."""
        check_cancelled()
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
