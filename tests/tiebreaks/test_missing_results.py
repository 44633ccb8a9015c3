"""The chains that complete a round robin (Forlano, Ricca), as the explanation shows them."""

from __future__ import annotations

import numpy as np

from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.domain_graph import domain
from tdapp.tiebreaks.missing_results import Chain, ChainFinder, missing_results
from tests.arena import arena

# A and B never met. Both drew with C; B beat D, who beat A. D has the higher rating.
DRAWING = """
 1 A 1900 | 3w= 4b0
 2 B 1900 | 4w1 3b=
 3 C 1800 | 1b= 2w=
 4 D 2000 | 2b0 1w1
"""


def deciding(drawing: str, player: int) -> list[list[Chain]]:
    table = build(arena(drawing), 2)
    games, numbers = domain(table), np.arange(1, table.size + 1)
    found = missing_results(games, table.rating, numbers)
    return ChainFinder(games, found, table.rating, numbers).deciding(player)


def test_of_two_chains_as_long_the_one_with_a_win_is_shown() -> None:
    """From A over C all is drawn; from B the higher rated D stands between, and B wins."""
    won = Chain((1, 3, 0), (True, True))
    assert deciding(DRAWING, 0)[1] == [won]
    assert deciding(DRAWING, 1)[0] == [won]


def test_drawn_from_both_sides_is_said_once() -> None:
    drawn = "1 A | 3w= .\n2 B | . 3b=\n3 C | 1b= 2w="
    assert deciding(drawn, 0)[1] == [Chain((0, 2, 1), (False, False))]
    assert deciding(drawn, 0)[2] == []  # they met
