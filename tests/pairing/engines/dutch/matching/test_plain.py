"""The most pairs, and who can be left over, against networkx and against trying everything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import networkx
import pytest

from tdapp.pairing.engines.dutch.matching.bits import mask_of, members
from tdapp.pairing.engines.dutch.matching.plain import ALONE, augment, greatest, odd_ones, possible_partners
from tests.effort import some


def random_rows(rng: random.Random, size: int, share: float) -> list[int]:
    rows = [0] * size
    for one, other in combinations(range(size), 2):
        if rng.random() < share:
            rows[one] |= 1 << other
            rows[other] |= 1 << one
    return rows


def all_perfect(rows: list[int], left: int) -> Iterator[list[tuple[int, int]]]:
    if not left:
        yield []
        return
    one = (left & -left).bit_length() - 1
    for other in members(rows[one] & left & ~(1 << one)):
        for rest in all_perfect(rows, left & ~(1 << one | 1 << other)):
            yield [(one, other), *rest]


def most_pairs(rows: list[int]) -> int:
    graph = networkx.Graph((one, other) for one, row in enumerate(rows) for other in members(row))
    return len(networkx.max_weight_matching(graph, maxcardinality=True))


def pairs_of(rows: list[int], mate: list[int]) -> int:
    for one, other in enumerate(mate):
        assert other == ALONE or (mate[other] == one and rows[one] >> other & 1)
    return sum(other != ALONE for other in mate) // 2


@pytest.mark.parametrize("seed", some(200, 60))
def test_as_many_pairs_as_networkx_finds(seed: int) -> None:
    rng = random.Random(seed)
    rows = random_rows(rng, rng.randint(0, 24), rng.choice((0.08, 0.12, 0.2, 0.5, 0.9)))
    found = greatest(rows)
    assert pairs_of(rows, found) == most_pairs(rows)
    fewer = [row & ~mask_of(rng.sample(range(len(rows)), len(rows) // 4)) for row in rows]
    fewer = [
        row & mask_of(one for one in range(len(rows)) if fewer[one] >> index & 1) for index, row in enumerate(fewer)
    ]
    assert pairs_of(fewer, greatest(fewer, found)) == most_pairs(fewer)


@pytest.mark.parametrize("seed", some(200, 60))
def test_who_can_be_left_over(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.choice((1, 3, 5, 7, 9, 11, 15))
    rows = random_rows(rng, size, rng.choice((0.25, 0.4, 0.7, 0.95)))
    mate = greatest(rows)
    alone = [vertex for vertex in range(size) if mate[vertex] == ALONE]
    if len(alone) != 1:
        return
    expected = {
        vertex
        for vertex in range(size)
        if most_pairs([0 if one == vertex else row & ~(1 << vertex) for one, row in enumerate(rows)]) == size // 2
    }
    assert set(members(odd_ones(rows, mate, alone[0]))) == expected
    assert set(members(odd_ones(rows, mate, alone[0], shortcut=False))) == expected


def test_a_blossom_is_walked_through() -> None:
    # 0 alone, a triangle 1-2-3 hung on it by 0-1; only round the triangle the last one, 4, gets a partner
    rows = [0b00010, 0b01101, 0b01010, 0b10110, 0b01000, 0]
    mate = [ALONE, 2, 1, ALONE, ALONE, ALONE]
    mate = greatest(rows, mate)
    assert pairs_of(rows, mate) == 2
    assert mate[5] == ALONE
    rows = [0b000010, 0b001101, 0b011010, 0b100110, 0b000100, 0b001000]
    mate = [ALONE, ALONE, 3, 2, ALONE, ALONE]
    assert augment(rows, mate, 0, 0b111111)
    assert augment(rows, mate, 4, 0b111111)
    assert pairs_of(rows, mate) == 3 - (mate[5] == ALONE)
    assert mate[5] != ALONE or not augment(rows, mate, 5, 0b111111)


@pytest.mark.parametrize("seed", some(300, 100))
def test_possible_partners_and_the_barrier(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.choice((4, 6, 8, 10))
    rows = random_rows(rng, size, rng.choice((0.3, 0.5, 0.7)))
    mate, everybody = greatest(rows), (1 << size) - 1
    if ALONE in mate:
        return
    perfect = {pair for pairs in all_perfect(rows, everybody) for pair in pairs}
    perfect |= {(other, one) for one, other in perfect}
    one = rng.randrange(size)
    partners, barrier = possible_partners(rows, mate, one, everybody)
    assert rows[one] & partners == mask_of(other for first, other in perfect if first == one)
    assert barrier >> one & 1
    assert all(partners >> other & 1 for first, other in perfect if barrier >> first & 1)
