"""REP, STD, TPN, GP, direct encounter with Black winning the tie: hand calculation on small crosstables."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.event import Kind
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
    # A: equal, more, neither played, more, above a draw, a draw; B: equal, less, neither, less, a draw, above a draw
    section = arena(ODD)
    assert values(section, "STD") == ["4.0", "2.0"]
    # the double forfeit read literally: two equal scores, half a point for both
    assert values(section, "STD{reading=literal}") == ["4.5", "2.5"]
    # by the own result: A 0, 1/2, 0, 1, 1, 1/2; B 0, 0, 0, 0, 1/2, 1
    assert values(section, "STD{reading=result-code}") == ["3.0", "1.5"]


def test_standard_points_under_3_1_0() -> None:
    """C.07, 7.7: a PAB worth a draw is compared with a draw."""
    section = arena("1 A | 2w1 U 2b=\n2 B | 1b0 H 1w=", points=PointSystem(Fraction(3), Fraction(1), pab=Fraction(1)))
    assert points(section) == ["5.0", "2.0"]
    assert values(section, "STD") == ["2.0", "1.0"]


def test_a_double_forfeit_gives_nothing_and_says_so() -> None:
    explained = explain_player(arena(ODD), 1, ladder=parse_ladder("STD"))[0]
    assert explained.terms[2].term == "0.0"
    assert explained.terms[2].why == "double forfeit: nothing for either side"
    assert explained.notes == ()
    literal = explain_player(arena(ODD), 1, ladder=parse_ladder("STD{reading=literal}"))[0]
    assert literal.terms[2].why == "compared with the opponent's 0.0"
    assert literal.notes == (
        "Round 3: a double forfeit read literally as two equal scores (C.07, 7.7); the usual reading gives nothing.",
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


def test_unplayed_rounds_as_half_black() -> None:
    """Vereshchagin, section 10: White in 4 games, Black in 3, two opponents who did not come: half a Black each, so
    that two unplayed games make the colours 5 to 4 instead of 6 to 3."""
    section = arena(
        "1 A | 2w1 3b1 2w1 3b1 2w1 3b1 2w1 3w+ 2w+\n"
        "2 B | 1b0 U   1b0 Z   1b0 U   1b0 U   1b-\n"
        "3 C | H   1w0 F   1w0 Z   1w0 Z   1b-  U"
    )
    assert values(section, "BPG") == ["3", "4", "0"]
    assert values(section, "BPG{unplayed=half}") == ["4", "6.5", "3"]
    explained = explain_player(section, 1, ladder=parse_ladder("BPG{unplayed=half}"))[0]
    assert (explained.terms[7].term, explained.terms[7].why) == ("0.5", "unplayed: half White, half Black")
    assert explained.formula.endswith("= 4")


def test_half_black_in_a_round_robin() -> None:
    """15.2 (2026): a forfeit win is a game for the own record, with its colour; the loser's is unplayed, a half."""
    section = arena("1 A | 2w+ R\n2 B | 1b- 3w1\n3 C | R 2b0", kind=Kind.ROUND_ROBIN)
    assert values(section, "BPG{unplayed=half}") == ["0", "0.5", "1"]
