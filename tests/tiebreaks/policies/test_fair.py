"""Ricca's Fair method in its five variants, and Vardapetyan's average of those level. The event is in worked.py."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.section.scoring import PointSystem
from tests.arena import arena
from tests.tiebreaks.policies.worked import EVENT, row, values, why

# D retired after round 3 with 0 points and nobody was level; C with 1.5, level with B, who ended with 2.
SEEN = {
    "fair-draw": (2, 0.5),  # 1.5 + .5; 0 + .5
    "fair-zero": (1.5, 0),
    "fair-average": (2, 0),  # 1.5 x 4 / 3; 0
    "fair-otb-average": (2.25, 0),  # 1.5 + 1.5 / 2; 0 + 0 / 3
    "fair-tied": (2, 0.5),  # B's 2; nobody level: a draw
}


@pytest.mark.parametrize("policy", SEEN)
def test_fair(policy: str) -> None:
    """Forfeits as games, PAB a win and ZPB a loss against the own score, HPB against 0.

    A: B 2, C (forfeit), D, himself 4      C: D, A 4 (forfeit, lost), B 2, himself 1.5
    B: A 4, D, C, nobody 0                 D: C, B 2, A 4, himself 0
    """
    c, d = SEEN[policy]
    assert row(f"BH@{policy}") == [2 + c + d + 4, 4 + d + c, d + 4 + 2 + 1.5, c + 2 + 4]
    assert row(f"SB@{policy}") == [2 + c + d + 4, d + c / 2, d + 1, 0]


def test_fair_pab_is_a_win_and_zpb_a_loss_whatever_they_are_worth() -> None:
    """With half a point for the bye A ends with 3.5 and still wins it: SB B 2 + C 2 + D .5 + 3.5 x 1 = 8."""
    section = arena(EVENT, points=PointSystem(pab=Fraction(1, 2)))
    assert values(section, "SB@fair-draw")[1] == 8
    assert why("SB@fair-draw", 1, 4) == "pairing-allocated bye: a win against an opponent with the own score 4.0"
    assert why("SB@fair-draw", 3, 4) == "zero-point bye: a loss against an opponent with the own score 1.5"
    assert why("SB@fair-draw", 2, 4) == "half-point or full-point bye: against an opponent without points"


def test_fair_says_what_became_of_a_retired_player() -> None:
    assert why("BH@fair-draw", 2, 3) == "retired after round 3 with 1.5; 1.5 + 1 × 0.5 = 2.0"
    assert why("BH@fair-zero", 2, 3) == "retired after round 3 with 1.5; nothing for the games missed = 1.5"
    assert why("BH@fair-average", 2, 3) == "retired after round 3 with 1.5; 1.5 : 3 × 4 rounds = 2.0"
    assert why("BH@fair-otb-average", 2, 3) == (
        "retired after round 3 with 1.5; 1.5 + 1 × 1.5 : 2 over the board = 2.25"
    )
    assert why("BH@fair-tied", 2, 3) == (
        "retired after round 3 with 1.5; mean final score of 2, level with him then = 2.0"
    )
    assert why("BH@fair-draw", 1, 2) == (
        "forfeit: as a game against the scheduled opponent with 2.0; "
        "retired after round 3 with 1.5; 1.5 + 1 × 0.5 = 2.0"
    )


LEFT = """
  1 A | 2w1 4w1 3w1 5w1
  2 B | 1b0 3w1 4w1 6w1
  3 C | 4w1 2b0 1b0 Z
  4 D | 3b0 1b0 2b0 5w-
  5 E | 6w1 Z   Z   1b0
  6 F | 5b0 U   H   2b0
"""


def test_a_gap_in_the_middle_is_no_retirement() -> None:
    """LEFT: only C retired, after round 3 with 1; E came back in round 4. Level with C after round 3: E, who had 1
    and ended with 1. (B had 2, F 1.5.) So C is seen with 1.5, 1, 4/3, 4/3, 1. A met 2, 4, 3, 5 with 3, 0, C, 1."""
    seen = {"fair-draw": 1.5, "fair-zero": 1, "fair-average": 4 / 3, "fair-otb-average": 4 / 3, "fair-tied": 1}
    for policy, score in seen.items():
        assert row(f"BH@{policy}", LEFT)[0] == pytest.approx(3 + 0 + score + 1), policy


def test_tied_average() -> None:
    """Vardapetyan (ATP): own unplayed rounds at the mean final score of the others level before the round.

    A: B 2; r2 with 1 point, level C, 1.5; D seen .5; r4 nobody else has 3: own 4 = 8
    B: A 4, D .5, C 2; r4 with 1.5, level C, 1.5 = 8; SB .5 + 1 + .75
    C: D .5; r2 with 1, level A, 4; B 2; r4 level B, 2 = 8.5
    D: C 2, B 2, A 4; r4 with 0, nobody: own 0 = 8
    """
    assert row("BH@tied-average") == [8, 8, 8.5, 8]
    assert row("SB@tied-average") == [8, 2.25, 1.5, 0]
    assert why("BH@tied-average", 1, 2) == "mean final score of 3, with 1.0 before the round like the player: 1.5"
    assert why("BH@tied-average", 1, 4) == "nobody else had 3.0 before the round: the own final score 4.0"


def test_tied_average_means_several_and_leaves_out_those_who_never_came() -> None:
    """Round 1: everybody has 0. 5 has the bye; the others end with 1, 0, .5 and .5; 6 never came: mean 2 / 4."""
    section = arena("1 A | 2w1\n2 B | 1b0\n3 C | 4w=\n4 D | 3b=\n5 E | U\n6 F | Z")
    assert values(section, "BH@tied-average")[5] == pytest.approx(0.5)


GONE = """
  1 A | 2w1 3w+ Z   Z
  2 B | 1b0 4w1 5w1 3w0
  3 C | 4w1 1b- 6w= 2b1
  4 D | 3b0 2b0 U   5b1
  5 E | 6w1 6b= 2b0 4w0
  6 F | 5b0 5w= 3b= U
"""


def test_tied_average_looks_at_the_last_game_over_the_board() -> None:
    """Ricca 2016, ATP: "the players that had his same score after he played his last game".

    GONE: A played his last game in round 1 and had 1 point; the forfeit of round 2 is no game. C and E had 1 then and
    ended with 2.5 and 1.5: A is seen with 2. B met A, D 2, E 1.5 and C 2.5.
    """
    assert row("BH@tied-average", GONE)[1] == 2 + 2 + 1.5 + 2.5
    assert why("BH@tied-average", 2, 1, GONE) == (
        "last game over the board in round 1, then 1.0; mean final score of 3 and 5, level with him then = 2.0"
    )


def test_one_who_never_came() -> None:
    """Never took part, k = 0: he is nobody's opponent, whatever score he would be seen with."""
    drawing = "1 A | 2w+ Z\n2 B | 1b- Z\n3 C | Z Z"
    for policy in SEEN:
        assert row(f"BH@{policy}", drawing)[2] == 0  # two losses against himself, 0 points


def test_one_who_left_without_a_game_over_the_board() -> None:
    """A won round 1 by forfeit, was never seen and has no average: 1 + 2 x .5 = 2 by draws, and B sees him so.

    B had him, C (2) twice: 2 + 2 + 2.
    """
    drawing = "1 A | 2w+ Z Z\n2 B | 1b- 3w0 3b0\n3 C | Z 2b1 2w1"
    assert row("BH@fair-otb-average", drawing)[1] == 6
    assert row("BH@fair-draw", drawing)[1] == 6
    assert why("BH@fair-otb-average", 2, 1, drawing) == (
        "forfeit: as a game against the scheduled opponent with 2.0; "
        "retired after round 1 with 1.0; no game over the board: 1.0 + 2 × 0.5 = 2.0"
    )
