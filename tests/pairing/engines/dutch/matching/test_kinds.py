"""The transport problem of kinds against networkx, and the pairing of many players of few kinds that starts from it."""

from __future__ import annotations

import random

import networkx
import numpy as np
import pytest

from tdapp.pairing.engines.dutch.matching import weighted
from tdapp.pairing.engines.dutch.matching.bits import Matrix, members
from tdapp.pairing.engines.dutch.matching.kinds import NEVER, shares_of
from tdapp.pairing.engines.dutch.matching.weighted import Prices, cheapest
from tests.effort import some
from tests.pairing.engines.dutch.matching.test_plain import all_perfect, random_rows
from tests.pairing.engines.dutch.matching.test_weighted import by_networkx


def random_table(rng: random.Random, kinds: int, top: int) -> Matrix:
    table = np.array([[rng.randint(0, top) for _ in range(kinds)] for _ in range(kinds)])
    return np.minimum(table, table.T)


def least(count: list[int], prices: list[list[int | None]]) -> int | None:
    graph = networkx.DiGraph()
    for kind, number in enumerate(count):
        graph.add_node(("out", kind), demand=-number)
        graph.add_node(("in", kind), demand=number)
    for one, row in enumerate(prices):
        for other, price in enumerate(row):
            if price is not NEVER:
                graph.add_edge(("out", one), ("in", other), weight=price)
    try:
        return int(networkx.min_cost_flow_cost(graph))
    except networkx.NetworkXUnfeasible:
        return None


@pytest.mark.parametrize("seed", some(200, 40))
def test_duals_of_kinds(seed: int) -> None:
    rng = random.Random(seed)
    kinds = rng.randint(1, 8)
    count = [rng.randint(1, 30) for _ in range(kinds)]
    table = random_table(rng, kinds, rng.choice((1, 5, 10**6)))
    table = np.where((table + table.T) % rng.choice((2, 3, 7)) == 0, -1, table)
    prices: list[list[int | None]] = [[NEVER if price < 0 else price for price in row] for row in table.tolist()]
    found, expected = shares_of(count, prices), least(count, prices)
    if found is None:
        assert expected is None
        return
    duals = found.duals
    for kind, number in enumerate(count):
        shared = sum(pairs * pair.count(kind) for pair, pairs in found.pairs.items())
        assert number - kinds <= shared <= number
    assert sum(dual * number for dual, number in zip(duals, count, strict=True)) == expected
    for one, row in enumerate(prices):
        for other, price in enumerate(row):
            assert price is NEVER or duals[one] + duals[other] <= 2 * price


@pytest.mark.parametrize("seed", some(250, 60))
def test_many_of_few_kinds(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.choice((8, 10, 24, 40))
    kinds = rng.randint(1, size // weighted.FEW)
    prices = Prices([rng.randrange(kinds) for _ in range(size)], random_table(rng, kinds, rng.choice((1, 3, 10**9))))
    rows = random_rows(rng, size, rng.choice((0.2, 0.6, 0.95)))
    cost = prices.table[np.ix_(prices.kind, prices.kind)]
    found, expected = cheapest(prices, rows), by_networkx(cost, rows)
    if found is None:
        assert expected is None
        return
    assert prices.of(found.mate) == found.total == expected
    assert all(rows[one] >> other & 1 and found.mate[other] == one for one, other in enumerate(found.mate))
    if size > 10:
        return
    for pairs in all_perfect(rows, (1 << size) - 1):
        within = all(found.rows[one] >> other & 1 for one, other in pairs)
        across = [sum((locked >> one ^ locked >> other) & 1 for one, other in pairs) for locked in found.locked]
        is_cheapest = sum(int(cost[pair]) for pair in pairs) == found.total
        assert (within and all(count == 1 for count in across)) == is_cheapest


def test_few_are_left_to_the_matching(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever may meet whom but for a few: the duals of the kinds are those of the pairing, but for an odd set."""
    rng = random.Random(3)
    size, kinds, phases = 200, 6, 0
    prices = Prices([rng.randrange(kinds) for _ in range(size)], random_table(rng, kinds, 1000))
    rows = [((1 << size) - 1) & ~(1 << one) for one in range(size)]
    for one, row in enumerate(rows):
        for other in rng.sample(members(row), 3):
            rows[one] &= ~(1 << other)
            rows[other] &= ~(1 << one)
    phase = weighted._Solver._phase

    def counted(solver: weighted._Solver) -> bool:
        nonlocal phases
        phases += 1
        return phase(solver)

    monkeypatch.setattr(weighted._Solver, "_phase", counted)
    assert cheapest(prices, rows) is not None
    assert phases <= 1
    cheaply, phases = phases, 0
    monkeypatch.setattr(weighted, "FEW", size)
    assert cheapest(prices, rows) is not None
    assert phases > cheaply + 3


@pytest.mark.parametrize("few", [0, 2, 3])
def test_kinds_that_cannot_be_paired(few: int) -> None:
    """Eight, of whom the greater part may meet the others alone, or nobody."""
    many = 8 - few
    below, above = ((1 << few) - 1) << many, (1 << many) - 1
    rows = [below] * many + [above] * few
    assert shares_of([many, few], [[NEVER, 0], [0, NEVER]]) is None
    assert cheapest(Prices([0] * many + [1] * few, np.zeros((2, 2), dtype=np.int64)), rows) is None
