"""Positions that several tests pair."""

from __future__ import annotations

from tdapp.domain.section.event import Edition
from tests.arena import arena

LOWEST_BYE = arena(
    """
      1 A | 4w1 2b1 .
      2 B | 5b1 1w0 .
      3 C | 6w1 4b1 .
      4 D | 1b0 3w0 Z
      5 E | 2w0 6b1 .
      6 F | 3b0 5w0 .
    """,
    rounds_total=3,
    initial_colour="W",
)
"""C5. 1 and 3 have 2, 2 and 5 have 1, 4 (absent) and 6 have 0."""

SPARED_BYE = arena(
    """
      1 A | 3w1
      2 B | 4b1
      3 C | 1b0
      4 D | 2w0
      5 E | Z
    """,
    rounds_total=3,
    initial_colour="W",
)
"""C9. 3, 4 and 5 have 0, but 5 has missed round 1 already."""

GAPS = arena(
    """
      3 Ильин | 8w1
      5 Kővári | 9b0
      8 =1+1 | 3b0
      9 王明 | 5w1
    """,
    rounds_total=3,
    initial_colour="W",
    edition=Edition.FIDE_2026,
)
"""Numbers with gaps; both winners are due Black, both losers White."""

EVERYONE_MET = arena(
    """
      1 A | 2w1 3b1 4w1
      2 B | 1b0 4w1 3b0
      3 C | 4b0 1w0 2w1
      4 D | 3w1 2b0 1b0
    """,
    rounds_total=5,
)
