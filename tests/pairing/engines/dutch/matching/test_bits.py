"""Sets of small numbers as integers: each function against sets of Python."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tdapp.pairing.engines.dutch.matching.bits import (
    mask_of,
    matrix_of,
    members,
    restricted,
    rows_of,
    vector_mask,
    vector_of,
    without,
)


@pytest.mark.parametrize("size", [0, 1, 2, 7, 8, 9, 16, 99, 100, 101, 102, 250, 1000])
@pytest.mark.parametrize("share", [0.0, 0.02, 0.06, 0.125, 0.3, 1.0])
def test_members_are_told_smallest_first(size: int, share: float) -> None:
    """However few or many they are: three ways lead there."""
    numbers = [one for one in range(size) if random.Random(f"{size} {one}").random() < share]
    assert members(mask_of(numbers)) == numbers
    assert mask_of([*numbers, *numbers]) == sum(1 << one for one in numbers)
    assert members(1 << size) == [size]


@pytest.mark.parametrize("rows", [0, 1, 3, 20])
@pytest.mark.parametrize("size", [0, 1, 7, 8, 9, 20, 65])
def test_rows_and_matrices(rows: int, size: int) -> None:
    rng = random.Random(f"{rows} {size}")
    given = [rng.getrandbits(size) if size else 0 for _ in range(rows)]
    matrix = matrix_of(given, size)
    assert (matrix.shape, matrix.dtype) == ((rows, size), np.dtype(bool))
    assert [[bool(row >> one & 1) for one in range(size)] for row in given] == matrix.tolist()
    assert rows_of(matrix) == given
    for row in given:
        assert vector_mask(vector_of(row, size)) == row


def test_cuts_take_pairs_away_both_ways() -> None:
    rng = random.Random(5)
    for _ in range(40):
        size = rng.randint(1, 12)
        rows = [rng.getrandbits(size) for _ in range(size)]
        cuts = [(rng.getrandbits(size + 2), rng.getrandbits(size)) for _ in range(rng.randint(0, 3))]
        left = without(rows, *cuts)
        for one in range(size):
            for other in range(size):
                gone = any((a >> one & b >> other | b >> one & a >> other) & 1 for a, b in cuts)
                assert left[one] >> other & 1 == (0 if gone else rows[one] >> other & 1)
        vertex, partners = rng.randrange(size), rng.getrandbits(size)
        symmetric = [
            sum((rows[one] >> other & rows[other] >> one & 1) << other for other in range(size)) for one in range(size)
        ]
        fewer = restricted(symmetric, vertex, partners)
        for one in range(size):
            for other in range(size):
                kept = partners >> (other if one == vertex else one) & 1 or vertex not in (one, other)
                if one == other == vertex:
                    continue
                assert fewer[one] >> other & 1 == (symmetric[one] >> other & 1 if kept else 0)
