"""Games over the board alone, as a ratio: Ricca's IgnoreUG and ASOP. The event is drawn in worked.py."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.explanation import explain_player
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.cuts import cut_ratio
from tdapp.tiebreaks.terms import Cuts
from tests.arena import arena, random_swiss
from tests.tiebreaks.policies.worked import EVENT, row, why


def test_ratio_of_the_opponents_games() -> None:
    """A met B (1.5 of 3) and D (0 of 3): 16 x 1.5 / 6 = 4; without D 4 x 3 x 1.5 / 3 = 6
    B met A (2 of 2), D (0 of 3), C (1.5 of 2): 16 x 3.5 / 7 = 8, without D 12 x 3.5 / 4
    SB of B 16 x (0 + 0 + .75) / 7 = 12/7
    """
    assert row("BH@ignore") == [4, 8, 4, 16 * 5 / 7]
    assert row("BH/C1@ignore") == [6, 12 * 3.5 / 4, 6, 12 * 3.5 / 4]
    assert row("BH/C2@ignore")[0] == 0
    notes = explain_player(arena(EVENT), 1, ladder=parse_ladder("BH/C5@ignore"))[0].notes
    assert notes == ("0 = 4 rounds × 0 opponents that a full schedule would have after the cuts.",)
    assert row("SB@ignore") == [4, pytest.approx(12 / 7), 16 * 0.75 / 6, 0]
    assert why("BH@ignore", 1, 1) == "1.5 from 3 games over the board"
    assert why("BH@ignore", 1, 2) == "unplayed: ignored"


def test_asop_is_the_ratio_itself() -> None:
    """Ricca, ASOP: A 1.5 / 6 = .25, with a cut 1.5 / 3; B 3.5 / 7 = .5"""
    assert row("BH@asop")[:2] == [0.25, 0.5]
    assert row("BH/C1@asop")[:2] == [0.5, 0.875]
    assert row("SB@asop")[0] == 0.25


def test_nobody_met_over_the_board_gives_0() -> None:
    drawing = "1 A | 2w+ U\n2 B | 1b- 3w1\n3 C | Z 2b0"
    for policy in ("ignore", "asop", "average", "average-scaled"):
        assert row(f"BH@{policy}", drawing)[0] == 0
        assert row(f"BH/C1@{policy}", drawing)[0] == 0


@pytest.mark.parametrize("cuts", [Cuts(1), Cuts(2), Cuts(1, 1), Cuts(2, 2), Cuts(9)])
@pytest.mark.parametrize("seed", range(4))
def test_cuts_of_a_ratio_are_those_tried_one_by_one(seed: int, cuts: Cuts) -> None:
    """All opponents tried by hand with fractions, as the rule says it."""
    table = build(random_swiss(seed, 20, 6, absent=0.2))
    points, games = table.otb_points[table.opponent], table.otb_games[table.opponent]
    product = points * table.awarded
    numbers = table.numbers[table.opponent]
    found = cut_ratio(product, games, table.otb, (points, games), cuts, numbers)
    wanted = table.otb.copy()
    for player in range(table.size):
        for step in range(cuts.total):
            rounds = [int(r) for r in np.flatnonzero(wanted[player])]
            if not rounds:
                break

            def key(gone: int) -> tuple[Fraction, Fraction, int]:
                rest = [r for r in rounds if r != gone]  # noqa: B023
                below = sum(int(games[player, r]) for r in rest)  # noqa: B023
                ratio = Fraction(sum(int(product[player, r]) for r in rest), below) if below else Fraction(0)  # noqa: B023
                own = Fraction(int(points[player, gone]), int(games[player, gone]))  # noqa: B023
                return (-ratio if step < cuts.low else ratio, own, int(numbers[player, gone]))  # noqa: B023

            wanted[player, min(rounds, key=key)] = False
    assert (found == wanted).all()
