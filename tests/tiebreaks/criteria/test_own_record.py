"""REP, STD, TPN, GP, direct encounter with Black winning the tie: hand calculation on small crosstables."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.scoring import PointSystem
from tdapp.services.tables.explanation import explain_player
from tests.arena import arena
from tests.tiebreaks.criteria.values import order, points, values

# 0-0, 1/2-0 (A half), double forfeit, forfeit win of A, PAB and a half-point bye
ODD = """
 1 A | 2w0 2w= 2w- 2b+ U   H
 2 B | 1b0 1b0 1b- 1w- H   U
"""


def test_standard_points_compare_the_two_sides() -> None:
    # A: equal, more, equal, more, above a draw, a draw; B: equal, less, equal, less, a draw, above a draw
    section = arena(ODD)
    assert values(section, "STD") == ["4.5", "2.5"]
    # by the own result: A 0, 1/2, 0, 1, 1, 1/2; B 0, 0, 0, 0, 1/2, 1
    assert values(section, "STD{reading=result-code}") == ["3.0", "1.5"]


def test_standard_points_under_3_1_0() -> None:
    """C.07, 7.7: a PAB worth a draw is compared with a draw."""
    section = arena("1 A | 2w1 U 2b=\n2 B | 1b0 H 1w=", points=PointSystem(Fraction(3), Fraction(1), pab=Fraction(1)))
    assert points(section) == ["5.0", "2.0"]
    assert values(section, "STD") == ["2.0", "1.0"]


def test_a_double_forfeit_is_flagged() -> None:
    notes = explain_player(arena(ODD), 1, ladder=parse_ladder("STD"))[0].notes
    assert notes == (
        "Round 3: C.07, 7.7 does not say whether a double forfeit gives half a point; the text is taken literally.",
    )


def test_rounds_elected_to_play_and_games_played() -> None:
    """7.6: half-point bye and forfeit losses reduce it, PAB and forfeit win do not."""
    section = arena(ODD)
    assert values(section, "REP") == values(section, "GE") == ["4", "3"]
    assert values(section, "GP") == ["2", "2"]


def test_pairing_number_both_ways() -> None:
    section = arena("1 A | 2w=\n2 B | 1b=\n5 C | U")
    assert order(section, "TPN") == [5, 1, 2]
    assert order(section, "TPN/R") == [5, 2, 1]
    assert values(section, "TPN/R") == ["1", "2", "5"]


def test_black_wins_the_tie_of_two_who_drew() -> None:
    section = arena("1 A | 2w= 3b1\n2 B | 1b= 4b1\n3 C | 4w= 1w0\n4 D | 3b= 2w0")
    assert order(section, "DE,TPN") == [1, 2, 3, 4]
    assert order(section, "DEB,TPN") == [2, 1, 4, 3]
    assert values(section, "DEB") == ["2", "1", "2", "1"]


def test_black_wins_nothing_among_three_or_for_those_who_never_met() -> None:
    section = arena("1 A | 2w= 3b= U\n2 B | 1b= U   3w=\n3 C | U   1w= 2b=\n4 D | F   F   Z\n5 E | F   F   Z")
    assert values(section, "DEB") == ["0"] * 5


def test_forfeits_as_played_in_direct_encounter() -> None:
    """MTB26, /P: the forfeit between the two counts."""
    section = arena("1 A | 2w- U\n2 B | 1b+ Z")
    assert values(section, "DE") == ["0", "0"]
    assert values(section, "DE/P") == ["2", "1"]
