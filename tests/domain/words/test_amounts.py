"""Amounts are exact."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tdapp.domain.words.amounts import amount, read_amount, total
from tdapp.domain.words.errors import RuleViolation


@pytest.mark.parametrize(
    ("typed", "stored"),
    [("12,50", "12.50"), (" 7.5 ", "7.5"), ("", ""), ("0", "0"), ("007", "7"), (".5", "0.5"), ("1 000", "1000")],
)
def test_what_is_typed(typed: str, stored: str) -> None:
    assert read_amount(typed) == stored
    assert read_amount(stored) == stored


@pytest.mark.parametrize("typed", ["x", "-1", "1.2.3", "1e9", "12 €", "²", "1.2345", "1" * 10, "."])
def test_no_amounts(typed: str) -> None:
    with pytest.raises(RuleViolation, match="not an amount"):
        read_amount(typed)


def test_sums_are_exact() -> None:
    assert total(["0.1", "0.2", ""]) == Decimal("0.3")
    assert amount("") == 0
