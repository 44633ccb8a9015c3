"""Terms: sums that do not fit 64 bits are as exact as small ones."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.explanation import explain_player
from tdapp.tiebreaks.column import INT64_SAFE
from tdapp.tiebreaks.terms import Reduce, Terms, over_one_unit
from tests.arena import arena

EDGE = INT64_SAFE.bit_length() - 1  # a product of 2 ** (EDGE - 1) fits, the sum of many does not


def terms(rounds: int, num: int, g: int | None, **others: object) -> Terms:
    """One player with the same contribution in every round."""
    row = np.full((1, rounds), num, dtype=np.int64)
    all_of_them = np.ones((1, rounds), dtype=bool)
    own = None if g is None else np.full((1, rounds), g, dtype=np.int64)
    return Terms(row, 1, all_of_them, all_of_them, ~all_of_them, g=own, **others)  # type: ignore[arg-type]


@pytest.mark.parametrize("rounds", [2, 9, 64, 65, 300])
@pytest.mark.parametrize("factor", [1, 7, 300])
@pytest.mark.parametrize("bits", [20, EDGE - 17, EDGE - 10, EDGE - 8, EDGE - 1])
def test_a_sum_of_products_is_exact(rounds: int, factor: int, bits: int) -> None:
    own = 1 << 10
    column = terms(rounds, (1 << bits) // own, own, factor=factor).column()
    assert column.fraction(0) == (1 << bits) * rounds * factor


@pytest.mark.parametrize("rounds", [9, 65, 300])
@pytest.mark.parametrize("bits", [20, EDGE - 8, EDGE - 1])
def test_a_sum_of_scores_is_exact(rounds: int, bits: int) -> None:
    assert terms(rounds, 1 << bits, None).column().fraction(0) == (1 << bits) * rounds
    assert terms(rounds, 1 << bits, None, reduce=Reduce.MEAN).column().fraction(0) == 1 << bits


@pytest.mark.parametrize("rounds", [2, 9, 65, 300])
@pytest.mark.parametrize("prime", [3, 65_537, (1 << 31) - 1, (1 << 61) - 1])
def test_a_sum_of_fractions_is_exact(rounds: int, prime: int) -> None:
    den = np.full((1, rounds), prime, dtype=np.int64)
    den[0, ::2] = 5
    num = (1 << 30) + 1
    kept = terms(rounds, num, None, den=den)
    assert kept.column().fraction(0) == sum(Fraction(num, int(below)) for below in den[0])


def test_fractions_over_one_unit_are_the_same_fractions() -> None:
    num = np.array([7, 1 << 30, 0, 5], dtype=np.int64)
    den = np.array([3, (1 << 31) - 1, 11, 0], dtype=np.int64)
    over, unit = over_one_unit(num, den)
    assert [Fraction(int(value), unit) for value in over] == [Fraction(7, 3), Fraction(1 << 30, (1 << 31) - 1), 0, 0]


def test_a_round_without_a_result_shows_none() -> None:
    section = arena("1 A 2000 | 2w1 3b?\n2 B 1900 | 1b0 .\n3 C 1800 | . 1w?", rounds_total=3)
    (work,) = explain_player(section, 1, ladder=parse_ladder("BH"), after_round=2)
    assert [term.result for term in work.terms] == ["1", ""]
