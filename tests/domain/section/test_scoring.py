"""Exact points and their texts."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.scoring import PointSystem, decimal_text, points_text, ratio_text


def test_every_outcome_has_points_under_every_system() -> None:
    for system in (PointSystem(), PointSystem(Fraction(3), Fraction(1), Fraction(0)), PointSystem(pab=Fraction(1, 2))):
        for outcome in Outcome:
            assert system.loss <= system.points(outcome) <= system.win


def test_ticks_are_the_common_denominator() -> None:
    assert PointSystem().ticks_per_point == 2
    assert PointSystem(Fraction(3), Fraction(1), Fraction(0)).ticks_per_point == 1
    assert PointSystem(draw=Fraction(2, 5), pab=Fraction(1, 3)).ticks_per_point == 15


def test_awarded_points_override_the_outcome() -> None:
    assert PointSystem().awarded(Cell(Outcome.FORFEIT_LOSS, 2)) == 0
    assert PointSystem().awarded(Cell(Outcome.FORFEIT_LOSS, 2, awarded=Fraction(1, 2))) == Fraction(1, 2)


def test_a_repeated_default_is_still_standard() -> None:
    assert PointSystem(pab=Fraction(1)).is_standard
    assert not PointSystem(pab=Fraction(1, 2)).is_standard


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(12), "12.0"),
        (Fraction(19, 2), "9.5"),
        (Fraction(33, 4), "8.25"),
        (Fraction(1, 3), "0.333333"),
        (Fraction(2, 3), "0.666667"),
        (Fraction(-5, 4), "-1.25"),
        (Fraction(-1, 10_000_001), "0.000000"),
        (Fraction(1, 1024), "0.0009765625"),
    ],
)
def test_decimal_text_is_exact_where_it_terminates(value: Fraction, text: str) -> None:
    assert decimal_text(value) == text
    assert ratio_text(value.numerator, value.denominator) == text


@pytest.mark.parametrize(
    ("value", "text"), [(Fraction(9, 2), "4½"), (Fraction(1, 2), "½"), (Fraction(5), "5"), (Fraction(0), "0")]
)
def test_points_with_the_half_sign(value: Fraction, text: str) -> None:
    assert points_text(value, half_sign=True) == text
    assert points_text(value) == decimal_text(value)
