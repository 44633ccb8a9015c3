"""The walk down the list against every pairing there is, which shares no line with it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from tdapp.domain.words.cancelling import cancelled_by
from tdapp.pairing.engines.keizer.walk import can_be_paired, walked
from tests.effort import some

Pair = tuple[int, int]


def every_pairing(left: list[int], allowed: set[Pair]) -> Iterator[list[Pair]]:
    if not left:
        yield []
        return
    one, *rest = left
    for other in rest:
        if (one, other) in allowed:
            for pairs in every_pairing([number for number in rest if number != other], allowed):
                yield [(one, other), *pairs]


def best(size: int, allowed: set[Pair], early: dict[Pair, int]) -> list[Pair] | None:
    """K12 literally: fewest early pairs, of these the longest ago, then the walk."""

    def worth(pairs: list[Pair]) -> tuple[int, list[int], list[int]]:
        ages = [early[pair] for pair in pairs if pair in early]
        return len(ages), [ages.count(age) for age in range(1, 100)], [other for _, other in pairs]

    return min(every_pairing(list(range(size)), allowed), key=worth, default=None)


def drawn(seed: int) -> tuple[int, set[Pair], dict[Pair, int]]:
    rng = random.Random(seed)
    size = rng.choice((2, 4, 6, 6, 8, 8)) if seed % 20 else 10
    gone, early = rng.choice((0.0, 0.1, 0.3)), rng.choice((0.1, 0.5, 0.8, 1.0))
    pairs = list(combinations(range(size), 2))
    allowed = {pair for pair in pairs if rng.random() >= gone}
    return size, allowed, {pair: rng.randint(1, 8) for pair in pairs if rng.random() < early}


def rows_of(size: int, allowed: set[Pair]) -> list[int]:
    rows = [0] * size
    for one, other in allowed:
        rows[one] |= 1 << other
        rows[other] |= 1 << one
    return rows


@pytest.mark.parametrize("piece", some(100, 2))
def test_the_walk_is_the_best_of_all_pairings(piece: int) -> None:
    """500 fields a piece: 50,000 in `make conformance`, one piece after the other."""
    met = 0
    for seed in range(500 * piece, 500 * piece + 500):
        size, allowed, early = drawn(seed)
        found = walked(rows_of(size, allowed), early)
        assert found == best(size, allowed, early), seed
        met += any(pair in early for pair in found or ())
    assert met > 100  # in these somebody had to meet again too early


def test_neighbours_meet_where_nothing_speaks_against_it() -> None:
    everybody = set(combinations(range(6), 2))
    assert walked(rows_of(6, everybody), {}) == [(0, 1), (2, 3), (4, 5)]
    assert walked(rows_of(6, everybody), {(0, 1): 2}) == [(0, 2), (1, 3), (4, 5)]
    assert walked([], {}) == []


def test_who_cannot_be_paired_is_said() -> None:
    assert walked(rows_of(4, {(0, 1), (0, 2), (0, 3)}), {}) is None
    assert not can_be_paired(rows_of(4, {(0, 1), (0, 2)}), 0b1111)
    assert can_be_paired(rows_of(4, {(0, 1), (0, 2)}), 0b0101)


def test_three_hundred_players_with_a_season_behind_them() -> None:
    rng = random.Random(1)
    size = 300
    early = {
        (one, one + step): rng.randint(1, 8)
        for one in range(size)
        for step in rng.sample(range(1, 9), 6)
        if one + step < size
    }
    found = walked([(1 << size) - 1 & ~(1 << index) for index in range(size)], early)
    assert found is not None
    assert len({number for pair in found for number in pair}) == size
    assert not any(pair in early for pair in found)


class _Enough(Exception):
    """Somebody does not want to wait any longer."""


def test_it_ends_when_nobody_waits() -> None:
    """Where everybody may meet everybody as well as where it has to search."""

    def stop() -> None:
        raise _Enough

    size = 6
    for allowed in ({*combinations(range(size), 2)}, {(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)}):
        with pytest.raises(_Enough), cancelled_by(stop):
            walked(rows_of(size, allowed), {})
