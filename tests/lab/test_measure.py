"""The measure on the one event that Ricca prints, to the last digit of his figures, and its closed forms."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from tdapp.lab.measure import dense, distances, gains, places, refined

LINES = [
    line.split()
    for line in (Path(__file__).parent / "ricca_event.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
POINTS = np.array([int(2 * Fraction(line[2])) for line in LINES])
GLOBAL = ("ABSTPR", "ABSELO", "ZERMELO", "MISPTS", "BRUNO")
VALUES = {name: dense(np.array([float(line[3 + i]) for line in LINES])) for i, name in enumerate(GLOBAL)}
BUCHHOLZ = dense(np.array([2 * int(line[7]) // int(2 * Fraction(line[2])) for line in LINES]))
"""BRUNO is 100 x points x Buchholz."""
EVERYBODY = np.ones(100, dtype=bool)


def adjusted(name: str) -> np.ndarray:
    return places(refined(dense(POINTS), VALUES[name]))


def test_the_event_is_whole() -> None:
    assert len(LINES) == 100
    assert sum(int(line[1]) for line in LINES) == 200016


@pytest.mark.parametrize(
    ("one", "other", "printed", "within"),
    [
        ("ABSTPR", "ABSELO", 3.2588, 5e-5),
        ("ABSTPR", "MISPTS", 5.6767, 5e-5),
        ("ABSTPR", "BRUNO", 4.4034, 5e-5),
        ("ABSELO", "MISPTS", 4.8580, 5e-5),
        ("ABSELO", "BRUNO", 5.5893, 5e-5),
        ("MISPTS", "BRUNO", 7.0972, 5e-5),
        # his values of ZERMELO are printed with two or three digits: some that differ look equal
        ("ABSTPR", "ZERMELO", 3.5228, 0.01),
        ("ABSELO", "ZERMELO", 0.6745, 0.01),
        ("ZERMELO", "MISPTS", 4.9249, 0.01),
        ("ZERMELO", "BRUNO", 5.8348, 0.01),
    ],
)
def test_his_global_criteria_among_themselves(one: str, other: str, printed: float, within: float) -> None:
    mine = np.array([places(VALUES[one])])
    theirs = np.array([places(VALUES[other])])
    assert distances(mine, theirs, EVERYBODY)[0, 0] == pytest.approx(printed, abs=within)


@pytest.mark.parametrize(
    ("counted", "players", "printed"),
    [
        (EVERYBODY, 100, [1.0954, 1.3802, 1.42, 1.9442, 0.0]),
        (POINTS >= 11, 31, [1.4536, 1.7367, 1.7367, 2.3245, 0.0]),
    ],
    ids=["all", "5.5 points and more"],
)
def test_buchholz_against_the_adjusted_orders(counted: np.ndarray, players: int, printed: list[float]) -> None:
    row = np.array([places(refined(dense(POINTS), BUCHHOLZ))])
    orders = np.array([adjusted(name) for name in GLOBAL])
    assert counted.sum() == players
    found = distances(row, orders, counted)[0]
    for name, value, wanted in zip(GLOBAL, found, printed, strict=True):
        assert value == pytest.approx(wanted, abs=0.015 if name == "ZERMELO" else 5e-5), name


def test_who_ties_shares_the_middle_of_the_places_taken() -> None:
    assert places(np.array([5, 9, 5, 5, 7])).tolist() == [4, 1, 4, 4, 2]
    assert places(np.array([3, 3])).tolist() == [1.5, 1.5]
    assert places(np.array([], dtype=np.int64)).tolist() == []


def test_a_refined_order_keeps_the_first_and_splits_its_ties() -> None:
    key = refined(np.array([0, 1, 1, 0]), np.array([7, 0, 3, 7]))
    assert places(key).tolist() == [3.5, 2, 1, 3.5]


def test_all_tied_is_half_of_a_random_order() -> None:
    """g players on the same points, N in all: tied sum g (g^2 - 1) / 12 N exactly, at random twice that on average."""
    groups = [1, 2, 5, 12, 20]
    points = np.repeat(np.arange(len(groups)), groups)
    size = sum(groups)
    rng = np.random.default_rng(1)
    closed = sum(g * (g * g - 1) for g in groups) / (12 * size)
    order = np.array([places(refined(points, rng.permutation(size)))])
    tied = np.array([places(points)])
    everybody = np.ones(size, dtype=bool)
    assert distances(tied, order, everybody)[0, 0] ** 2 == pytest.approx(closed, abs=1e-12)
    random_rows = np.array([places(refined(points, rng.permutation(size))) for _ in range(4000)])
    assert (distances(random_rows, order, everybody) ** 2).mean() == pytest.approx(2 * closed, rel=0.02)


def test_nobody_counted_is_no_figure() -> None:
    row = np.array([[1.0, 2.0]])
    assert np.isnan(distances(row, row, np.zeros(2, dtype=bool))).all()
    assert np.isnan(gains(row, row, np.zeros(2, dtype=bool))).all()


def test_places_gained_are_those_above_the_order() -> None:
    row, order = np.array([[1.0, 2.0, 3.0]]), np.array([[3.0, 1.0, 2.0]])
    assert gains(row, order, np.array([True, False, False])).tolist() == [[2.0]]
    assert gains(row, order, np.array([True, True, True])).tolist() == [[0.0]]
