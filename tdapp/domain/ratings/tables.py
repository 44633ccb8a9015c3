"""FIDE's tables B.02 8.1.1 (percentage to rating difference) and 8.1.2 (rating difference to expected score)."""

from __future__ import annotations

from bisect import bisect_right
from fractions import Fraction

DP = (
    -800, -677, -589, -538, -501, -470, -444, -422, -401, -383, -366, -351, -336, -322, -309, -296, -284, -273,
    -262, -251, -240, -230, -220, -211, -202, -193, -184, -175, -166, -158, -149, -141, -133, -125, -117, -110,
    -102, -95, -87, -80, -72, -65, -57, -50, -43, -36, -29, -21, -14, -7, 0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72,
    80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
)  # fmt: skip
"""dp for p = 0, 1, ..., 100 percent (B.02, 8.1.1)."""

PD_BANDS = (
    0, 4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163, 171, 180, 189,
    198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457, 485, 518,
    560, 620, 736,
)  # fmt: skip
"""Lower bounds of the bands of 8.1.2; band k gives the higher rated side 50 + k percent."""


def dp(percent: int) -> int:
    """Rating difference for a score of ``percent`` (0 to 100)."""
    return DP[percent]


def pd_percent(difference: int) -> int:
    """Expected score in percent for a rating difference (own minus opponent's), the whole scale."""
    higher = 49 + bisect_right(PD_BANDS, abs(difference))
    return higher if difference >= 0 else 100 - higher


def expected_score(own: int, other: int) -> Fraction:
    """The expected score of a game; differences above 400 count as 400 (B.02, 8.3.1)."""
    return Fraction(pd_percent(max(-400, min(400, own - other))), 100)
