"""Anantharam's Sivakasi method: the four players of his paper, and corrections a) to c).

His tables give every opponent's final score; facts as in golden/unplayed-games.json.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.scoring import PointSystem
from tdapp.services.tables.explanation import explain_player
from tests.arena import arena
from tests.tiebreaks.policies.worked import EVENT, against, row, values, why

DILEEP = (3, 6.5, 6, 6.5, 6, 6, 6, 4.5)
PRANESH = (3, 6, 4.5, 6, 3, 5, 5, 3.5)
SADUAKASSOVA = (2, 6.5, 5, 4, 4.5, 7, 5.5, 5)
SARGISSIAN = (4.5, 5.5, 5.5, 5, 6, 6, 8, 6.5)


def _of(section: Section, rung: str) -> Fraction:
    return values(section, rung)[1]


def _term(section: Section, rung: str, round_number: int) -> Fraction:
    explained = explain_player(section, 1, ladder=parse_ladder(rung))[0]
    return Fraction(explained.terms[round_number - 1].term)


def test_the_event_of_all_absences() -> None:
    """worked.py. A met B 2 and D 0: mean 1, twice: 2 + 0 + 1 + 1 = 4; with a cut B alone: 2 + 2 + 2 = 6.
    B met 4, 0, 1.5: mean 11/6; nobody is rated, so p = .5: SB of A 2 + 0 + 1/2 + 1/2 = 3."""
    assert row("BH@sivakasi") == [4, pytest.approx(5.5 * 4 / 3), 4, 7.5 * 4 / 3]
    assert row("BH/C1@sivakasi")[0] == 6
    assert row("BH/C2@sivakasi")[0] == 0
    assert row("SB@sivakasi")[0] == 3
    assert why("BH@sivakasi", 1, 4) == "mean of the 2 opponents counted: 2.0 : 2 = 1.0"
    assert why("SB@sivakasi", 1, 4) == "mean of the 2 opponents counted: 2.0 : 2 = 1.0, times the expected score 0.50"


def test_dileep_kumar() -> None:
    """1854, forfeit win in round 1 over a 1182: 44.5 + 5.5625 = 50.06; p = .92, term 5.12; a) 49.56."""
    section = against(DILEEP, unplayed=1, letter="+", rating=1854, other=1182)
    assert _of(section, "BH@sivakasi") == Fraction("50.0625")
    assert round(float(_term(section, "SB@sivakasi", 1)), 2) == 5.12
    assert _of(section, "BH@sivakasi{corrections=1}") == Fraction("49.5625")
    assert _of(section, "BH@sivakasi{corrections=1,step=1}") == Fraction("49.0625")
    assert _term(section, "SB@sivakasi{corrections=1}", 1) == _term(section, "SB@sivakasi", 1)


def test_pranesh() -> None:
    """1744, forfeit win in the last round over a 1524: 40.5, with a cut 33 + 33/7 = 37.71; p = .78, term 3.51."""
    section = against(PRANESH, unplayed=9, letter="+", rating=1744, other=1524)
    assert _of(section, "BH@sivakasi") == Fraction("40.5")
    assert _of(section, "BH/C1@sivakasi") == 33 + Fraction(33, 7)
    assert _term(section, "SB@sivakasi", 9) == Fraction("3.51")
    assert _of(section, "BH@sivakasi{corrections=1}") == Fraction("40.5")  # round 9 is not early


def test_saduakassova() -> None:
    """2411, forfeit win in round 5 over a 2615 who ended with 2.5: 39.5 + 4.9375 = 44.44; p = .24."""
    section = against(SADUAKASSOVA, unplayed=5, letter="+", rating=2411, other=2615, other_score=1.5)
    assert _of(section, "BH@sivakasi") == Fraction("44.4375")
    assert _term(section, "SB@sivakasi", 5) == Fraction("4.9375") * Fraction("0.24")
    assert _of(section, "BH@sivakasi{corrections=1}") == Fraction("44.4375")


def test_sargissian_takes_the_score_of_the_absent_opponent() -> None:
    """c) The absent opponent missed that round only and has 6, above the mean 47 / 8 = 5.875: 47 + 6 = 53. (The paper
    prints 45 for the sum; its table adds up to 47.)"""
    section = against(SARGISSIAN, unplayed=5, letter="+", rating=2693, other=2473, other_score=6)
    assert _of(section, "BH@sivakasi") == Fraction("52.875")
    assert _of(section, "BH@sivakasi{corrections=1}") == 53
    terms = explain_player(section, 1, ladder=parse_ladder("BH@sivakasi{corrections=1}"))[0].terms
    assert terms[4].opponent_score == "6.0"
    assert terms[4].why == (
        "mean of the 8 opponents counted: 47.0 : 8 = 5.875; the absent opponent missed this round only and has more: "
        "his 6.0 counts"
    )


def test_the_expected_score_is_of_what_a_win_is_worth() -> None:
    """worked.py under 3-1-0: A 3 + 3 + 3 + bye 3 = 12, B 0 + 3 + 1 + 1, C 3 + 0 + 1 + 0, D 0; mean of B 5 and D 0 is
    2.5. SB of A: 5 x 3 + 0 x 3, and twice 2.5 x .5 x 3, as the games count 3: 15 + 7.5."""
    section = arena(EVENT, points=PointSystem(win=Fraction(3), draw=Fraction(1), pab=Fraction(3)))
    assert values(section, "SB@sivakasi")[1] == Fraction("22.5")
    terms = explain_player(section, 1, ladder=parse_ladder("SB@sivakasi"))[0].terms
    assert terms[3].why == (
        "mean of the 2 opponents counted: 5.0 : 2 = 2.5, times the expected score 0.50, times 3 for a win"
    )


@pytest.mark.parametrize(
    ("unplayed", "letter", "rating", "other", "options", "shift"),
    [
        (1, "+", 1800, 1650, "", "-0.5"),  # a) weaker by 150
        (1, "+", 1800, 1651, "", "0"),  # by 149
        (2, "+", 1800, 1650, "", "-0.5"),
        (3, "+", 1800, 1650, "", "0"),  # no longer early
        (2, "+", 1800, 1650, ",rounds=1", "0"),
        (1, "+", 1800, 1650, ",gap=200", "0"),
        (1, "+", 1800, 1600, ",gap=200", "-0.5"),
        (1, "+", 1800, None, "", "-0.5"),  # a) unrated
        (1, "U", 1800, None, "", "-0.5"),  # a) the bye
        (1, "U", 1800, None, ",step=1", "-1"),
        (3, "U", 1800, None, "", "0"),
        (1, "H", 1800, None, "", "0"),
        (1, "+", 1800, 1950, "", "0.5"),  # b) stronger by 150
        (2, "+", 1800, 1950, ",step=1", "1"),
        (3, "+", 1800, 1950, "", "0"),
        (1, "-", 1800, 1950, "", "0"),  # lost by forfeit
    ],
)
def test_corrections(unplayed: int, letter: str, rating: int, other: int | None, options: str, shift: str) -> None:
    section = against([3, 2, 2, 1], unplayed=unplayed, letter=letter, rating=rating, other=other)
    assert _of(section, "BH@sivakasi") == 10
    assert _of(section, f"BH@sivakasi{{corrections=1{options}}}") == 10 + Fraction(shift)


def test_the_opponents_own_score_goes_before_the_steps() -> None:
    """c) before a): the weaker opponent has 2.5, above the mean 2, so 8 + 2.5 and not 8 + 1.5."""
    section = against([3, 2, 2, 1], unplayed=1, letter="+", rating=1800, other=1500, other_score=2.5)
    assert _of(section, "BH@sivakasi{corrections=1}") == Fraction("10.5")
    level = against([3, 2, 2, 1], unplayed=1, letter="+", rating=1800, other=1500, other_score=2)
    assert _of(level, "BH@sivakasi{corrections=1}") == Fraction("9.5")  # not above the mean: a)


def test_a_corrected_mean_is_never_below_0() -> None:
    """Ours: 2 met only 3, who has 0 points; mean 0, less .5 stays 0. 1 met nobody: nothing to correct."""
    section = arena("1 A | U Z\n2 B | U 3w1\n3 C | Z 2b0")
    assert values(section, "BH@sivakasi{corrections=1}")[2] == 0
    assert values(section, "BH@sivakasi{corrections=1}")[1] == 0


@pytest.mark.parametrize(
    ("unplayed", "letter", "other", "options", "words"),
    [
        (1, "+", 1650, "", "; - 0.5: early bye or weaker opponent"),
        (1, "U", None, ",step=1", "; - 1: early bye or weaker opponent"),
        (1, "+", 1950, "", "; + 0.5: early forfeit of a stronger opponent"),
        (2, "+", 1950, ",step=1", "; + 1: early forfeit of a stronger opponent"),
        (3, "+", 1950, "", ""),
    ],
)
def test_a_correction_is_told(unplayed: int, letter: str, other: int | None, options: str, words: str) -> None:
    section = against([3, 2, 2, 1], unplayed=unplayed, letter=letter, rating=1800, other=other)
    terms = explain_player(section, 1, ladder=parse_ladder(f"BH@sivakasi{{corrections=1{options}}}"))[0].terms
    assert terms[unplayed - 1].why == f"mean of the 4 opponents counted: 8.0 : 4 = 2.0{words}"


def test_an_unrated_opponent_is_a_weaker_one_also_for_who_is_unrated() -> None:
    """Correction a) of the forfeit in round 2: the mean 1 less half a point; C missed round 4 as well."""
    assert why("BH@sivakasi{corrections=1}", 1, 2) == (
        "mean of the 2 opponents counted: 2.0 : 2 = 1.0; - 0.5: early bye or weaker opponent"
    )
