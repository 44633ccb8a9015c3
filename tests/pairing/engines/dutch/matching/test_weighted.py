"""The cheapest perfect pairing against networkx, and its promise about all the others against trying everything."""

from __future__ import annotations

import random

import networkx
import numpy as np
import pytest

from tdapp.pairing.engines.dutch.matching.bits import Matrix, members
from tdapp.pairing.engines.dutch.matching.plain import greatest
from tdapp.pairing.engines.dutch.matching.weighted import Cheapest, Prices, cheapest, with_duals
from tests.effort import some
from tests.pairing.engines.dutch.matching.test_plain import all_perfect, pairs_of, random_rows

_SHARES = (0.15, 0.3, 0.6, 0.95, 1.0)
_TOPS = (0, 1, 3, 20, 10**6)


def random_costs(rng: random.Random, size: int, top: int) -> Matrix:
    cost = np.zeros((size, size), dtype=np.int64)
    for one in range(size):
        for other in range(one):
            cost[one, other] = cost[other, one] = rng.randint(0, top)
    return cost


def prices(cost: Matrix) -> Prices:
    """Every vertex is of a kind of its own."""
    return Prices(range(len(cost)), cost)


def by_networkx(cost: Matrix, rows: list[int]) -> int | None:
    graph = networkx.Graph()
    graph.add_nodes_from(range(len(rows)))
    most = int(cost.max(initial=0)) + 1
    for one, row in enumerate(rows):
        graph.add_weighted_edges_from((one, other, most - int(cost[one, other])) for other in members(row))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(found) != len(rows):
        return None
    return sum(int(cost[one, other]) for one, other in found)


def check(cost: Matrix, rows: list[int], found: Cheapest | None) -> None:
    expected = by_networkx(cost, rows)
    if expected is None:
        assert found is None
        return
    assert found is not None
    assert pairs_of(rows, found.mate) * 2 == len(rows)
    assert prices(cost).of(found.mate) == found.total == expected


@pytest.mark.parametrize("seed", some(250, 70))
def test_as_cheap_as_networkx(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.randint(0, 22)
    rows, cost = random_rows(rng, size, rng.choice(_SHARES)), random_costs(rng, size, rng.choice(_TOPS))
    check(cost, rows, cheapest(prices(cost), rows))
    check(cost, rows, cheapest(prices(cost), rows, greatest(rows)))
    check(cost, rows, cheapest(prices(cost.astype(object)), rows))
    great = cost.astype(object) * 10**30
    check(great, rows, cheapest(prices(great), rows))


@pytest.mark.parametrize("seed", some(200, 70))
def test_what_it_says_about_all_the_cheapest(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.choice((4, 6, 8, 10))
    rows, cost = random_rows(rng, size, rng.choice(_SHARES[2:])), random_costs(rng, size, rng.choice(_TOPS[:3]))
    found = cheapest(prices(cost), rows)
    if found is None:
        return
    for pairs in all_perfect(rows, (1 << size) - 1):
        within = all(found.rows[one] >> other & 1 for one, other in pairs)
        across = [sum((locked >> one ^ locked >> other) & 1 for one, other in pairs) for locked in found.locked]
        is_cheapest = sum(int(cost[one, other]) for one, other in pairs) == found.total
        assert (within and all(count == 1 for count in across)) == is_cheapest


def test_locked_sets_occur() -> None:
    seen = 0
    for seed in range(60):
        rng = random.Random(seed)
        rows, cost = random_rows(rng, 10, 0.6), random_costs(rng, 10, 1)
        found = cheapest(prices(cost), rows)
        seen += found is not None and bool(found.locked)
    assert seen > 5


def test_greater_numbers_than_64_bits_hold() -> None:
    rng = random.Random(5)
    rows, cost = random_rows(rng, 12, 0.8), random_costs(rng, 12, 50)
    scaled = cost.astype(object) * (1 << 90) + random_costs(rng, 12, 3).astype(object)
    found = cheapest(prices(scaled), rows)
    assert found is not None
    assert found.total == by_networkx(scaled, rows)


@pytest.mark.parametrize("seed", range(40))
def test_numbers_that_prove_the_cheapest_pairing(seed: int) -> None:
    """The duals of weak duality: no pair costs less than its numbers say, and their sum is four times the cost."""
    rng = random.Random(f"duals {seed}")
    size = rng.choice((4, 6, 8, 12))
    rows, cost = random_rows(rng, size, rng.choice(_SHARES)), random_costs(rng, size, rng.choice(_TOPS))
    expected = by_networkx(cost, rows)
    found = with_duals(cost, rows, [0] * size, [-1] * size)
    if found is None or expected is None:
        assert found is expected is None
        return
    assert prices(cost).of(found.mate) == expected
    for one, row in enumerate(rows):
        for other in members(row):
            within = sum(dual for vertices, dual in found.sets if vertices >> one & vertices >> other & 1)
            slack = 4 * int(cost[one, other]) - found.vertices[one] - found.vertices[other] + within
            assert slack >= 0
            assert slack == 0 or found.mate[one] != other
    across = sum(dual * (vertices.bit_count() - 1) // 2 for vertices, dual in found.sets)
    assert sum(found.vertices) - across == 4 * expected
    assert all(dual > 0 for _, dual in found.sets)
