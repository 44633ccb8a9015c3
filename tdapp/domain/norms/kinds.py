"""The four norms and their limits (B.01, 0.5 and 1.4)."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction


class NormKind(Enum):
    """A title that is earned by norms; the value is the title as TRF writes it."""

    GM = "GM"
    IM = "IM"
    WGM = "WGM"
    WIM = "WIM"

    @property
    def performance(self) -> int:
        """The performance that is needed (1.4.8)."""
        return _PERFORMANCE[self]

    @property
    def least_average(self) -> int:
        """The least average of the opponents (1.4.8)."""
        return _LEAST_AVERAGE[self]

    @property
    def floor(self) -> int:
        """To what the single lowest opponent may be lifted (1.4.6)."""
        return _FLOOR[self]

    @property
    def opponents(self) -> frozenset[str]:
        """Titles of which a third of the opponents, and three at least, must be (1.4.5 b to e)."""
        return _OPPONENTS[self]

    @property
    def is_womens(self) -> bool:
        """A title that only women can hold."""
        return self in (NormKind.WGM, NormKind.WIM)


_PERFORMANCE = {NormKind.GM: 2600, NormKind.IM: 2450, NormKind.WGM: 2400, NormKind.WIM: 2250}
_LEAST_AVERAGE = {NormKind.GM: 2380, NormKind.IM: 2230, NormKind.WGM: 2180, NormKind.WIM: 2030}
_FLOOR = {NormKind.GM: 2200, NormKind.IM: 2050, NormKind.WGM: 2000, NormKind.WIM: 1850}
_OPPONENTS = {
    NormKind.GM: frozenset(("GM",)),
    NormKind.IM: frozenset(("GM", "IM")),
    NormKind.WGM: frozenset(("GM", "IM", "WGM")),
    NormKind.WIM: frozenset(("GM", "IM", "WGM", "WIM")),
}

TITLED = frozenset(("GM", "IM", "FM", "WGM", "WIM", "WFM"))
"""Titles that count for the half of 1.4.5 a: all but CM and WCM."""

MASTERS = frozenset(("GM", "IM", "WGM", "WIM"))
"""Titles that are earned by norms (1.4.3 d)."""

GAMES = 9  # 1.4.1 a
MOST_GAMES = 13  # 1.7: longer events count as thirteen games
UNRATED = 1400  # 1.4.6
LEAST_SHARE = Fraction(35, 100)  # 1.4.8
NO_FEDERATION = "FID"  # players without a federation of their own


def titled_needed(games: int) -> int:
    """1.4.5 a: half of the opponents, rounded up."""
    return -(-games // 2)


def of_kind_needed(games: int, *, double: bool = False) -> int:
    """1.4.5 b to e: a third, rounded up, three at least; in a double round robin half of that (1.4.5 f)."""
    needed = max(3, -(-games // 3))
    return -(-needed // 2) if double else needed


def own_federation_allowed(games: int) -> int:
    """1.4.4: three fifths, rounded down."""
    return 3 * games // 5


def one_federation_allowed(games: int) -> int:
    """1.4.4: two thirds, rounded down."""
    return 2 * games // 3
