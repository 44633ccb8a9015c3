"""The tables of B.02: complete, symmetric, as printed at chosen places."""

from __future__ import annotations

import pytest

from tdapp.domain.ratings.tables import DP, PD_BANDS, dp, pd_percent


def test_the_tables_are_complete():
    assert len(DP) == 101
    assert len(PD_BANDS) == 51
    assert all(dp(100 - percent) == -dp(percent) for percent in range(101))


@pytest.mark.parametrize(("percent", "difference"), [(0, -800), (33, -125), (50, 0), (67, 125), (92, 401), (100, 800)])
def test_8_1_1(percent, difference):
    assert dp(percent) == difference


@pytest.mark.parametrize(
    ("difference", "percent"),
    [(0, 50), (3, 50), (4, 51), (-73, 40), (400, 92), (-400, 8), (411, 92), (412, 93), (735, 99), (736, 100)],
)
def test_8_1_2(difference, percent):
    assert pd_percent(difference) == percent
