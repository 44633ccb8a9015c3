"""Which of equal contributions a cut takes."""

from __future__ import annotations

import numpy as np
import pytest

from tdapp.tiebreaks.cuts import cut_lowest, cut_ratio
from tdapp.tiebreaks.terms import Cuts


def kept(score: list[int], product: list[int], cuts: Cuts) -> list[bool]:
    used = np.ones((1, len(score)), dtype=bool)
    return [bool(one) for one in cut_lowest(np.array([score]), np.array([product]), used, None, cuts)[0]]


def test_a_low_cut_takes_the_lowest_product_of_equal_scores_then_the_earlier_round() -> None:
    assert kept([3, 3, 5], [6, 2, 1], Cuts(low=1)) == [True, False, True]
    assert kept([3, 3, 5], [2, 2, 1], Cuts(low=1)) == [False, True, True]


def test_a_high_cut_takes_the_highest_product_of_equal_scores_then_the_earlier_round() -> None:
    assert kept([5, 5, 3], [2, 6, 9], Cuts(high=1)) == [True, False, True]
    assert kept([5, 5, 3], [2, 2, 9], Cuts(high=1)) == [False, True, True]


def test_high_and_low_cuts_meet_until_nothing_is_left() -> None:
    assert kept([1, 2, 3], [1, 2, 3], Cuts(1, 1)) == [False, True, False]
    assert kept([1, 2], [1, 2], Cuts(2, 2)) == [False, False]


@pytest.mark.parametrize("small", [0, 1, -3])
def test_a_cut_is_exact_beyond_64_bits(small: int) -> None:
    """The greater score decides, however great the products are: 2**40 times 2**41 would wrap round in int64."""
    large = 1 << 40
    assert kept([large, small], [small, 2 * large], Cuts(low=1)) == [True, False]
    assert kept([large, small], [small, 2 * large], Cuts(high=1)) == [False, True]
    assert kept([small, -large], [2 * large, small], Cuts(low=1)) == [True, False]


def test_a_cut_of_a_ratio_is_exact_beyond_64_bits() -> None:
    """Without the last opponent the ratio is highest; 2**40 times 2**30 would wrap round in int64."""
    big, many = 2**40, 2**30
    points, weight = np.array([[big, big, 1]]), np.array([[many, many, many]])
    used, seen = np.ones((1, 3), dtype=bool), (np.ones((1, 3), dtype=int), np.ones((1, 3), dtype=int))
    left = cut_ratio(points, weight, used, seen, Cuts(low=1), np.arange(3)[None, :])
    assert left.tolist() == [[True, True, False]]


@pytest.mark.parametrize(
    ("points", "score", "tie", "gone"),
    [
        ([3, 2], [9, 9], [1, 2], 1),  # without the second 3 of 1 are left, else 2
        ([2, 3], [9, 9], [2, 1], 0),
        ([2, 2], [2, 1], [1, 2], 1),  # as many either way: the lower score per game
        ([2, 2], [1, 2], [2, 1], 0),
        ([2, 2], [1, 1], [5, 4], 1),  # the same score: the lower pairing number
        ([2, 2], [1, 1], [4, 5], 0),
        ([2, 2], [1, 1], [4, 4], 0),  # met twice: the earlier round
    ],
)
def test_whom_a_cut_of_a_ratio_takes(points: list[int], score: list[int], tie: list[int], gone: int) -> None:
    one = np.ones((1, 2), dtype=np.int64)
    seen, used = (np.array([score]), one), one.astype(bool)
    low = cut_ratio(np.array([points]), one, used, seen, Cuts(low=1), np.array([tie]))
    assert low[0].tolist() == [gone == 1, gone == 0]
    if points[0] != points[1]:
        high = cut_ratio(np.array([points]), one, used, seen, Cuts(high=1), np.array([tie]))
        assert high[0].tolist() == [gone == 0, gone == 1]
