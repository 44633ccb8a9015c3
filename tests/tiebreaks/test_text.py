"""Numbers and places in words."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.place_words import ordinal, places_in_group
from tdapp.tiebreaks.text import listed, ratio_ticks_text, real_text, short_text, sum_of, ticks_text, value_text
from tests.arena import arena


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.5, "1.500000"),
        (-2.25, "-2.250000"),
        (0.0, "0.000000"),
        (-0.0, "0.000000"),
        (4.9e-7, "0.000000"),
        (-4.9e-7, "0.000000"),
        (5.1e-7, "0.000001"),
        (-5.1e-7, "-0.000001"),
    ],
)
def test_six_decimals_and_never_minus_nought(value: float, text: str) -> None:
    assert real_text(value) == text


def test_exact_values() -> None:
    table = build(arena("1 A | 2w=\n2 B | 1b="))
    assert [value_text(Fraction(one)) for one in ("2", "5/8", "1/3")] == ["2.0", "0.625", "0.333333"]
    assert [short_text(Fraction(one)) for one in ("2", "20", "5/2", "-3")] == ["2", "20", "2.5", "-3"]
    assert (ticks_text(table, 5), ratio_ticks_text(table, 5, 4), ratio_ticks_text(table, 5, 0)) == (
        "2.5",
        "0.625",
        "0.0",
    )
    assert (sum_of(["1.5", "-2"]), sum_of([])) == ("1.5 + -2", "")


def test_numbers_in_a_sentence() -> None:
    assert [listed(numbers) for numbers in ([], [4], [4, 2], [1, 2, 3])] == ["", "4", "4 and 2", "1, 2 and 3"]


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (10, "10th"), (11, "11th"), (12, "12th"), (13, "13th"),
        (14, "14th"), (21, "21st"), (22, "22nd"), (23, "23rd"), (24, "24th"), (101, "101st"), (111, "111th"),
        (112, "112th"), (113, "113th"), (114, "114th"), (121, "121st"),
    ],
)  # fmt: skip
def test_ordinals(place: int, text: str) -> None:
    assert ordinal(place) == text


def test_places_in_a_group_of_so_many() -> None:
    """Group 0 has three, group 1 two of whom nothing is decided, one is not ranked."""
    places = Column(np.array([2, 1, 3, 0, 0, 0]), lower_is_better=True)
    groups = np.array([0, 0, 0, 1, 1, -1])
    assert places_in_group(places, groups) == ("2nd of 3", "1st of 3", "3rd of 3", "–", "–", "–")
