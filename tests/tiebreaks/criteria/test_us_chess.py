"""US Chess' criteria against hand calculation and the Michigan Chess Association's cumulative example."""

from __future__ import annotations

import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.explanation import explain_player
from tests.arena import arena, random_swiss
from tests.tiebreaks.criteria.values import points, values

# Everybody met: A 3 points, B 2, C 1, D 0; half of the points is 1.5.
ALL_MET = """
 1 A | 4w1 3b1 2w1
 2 B | 3w1 4b1 1b0
 3 C | 2b0 1w0 4w1
 4 D | 1b0 2w0 3b0
"""
# Michigan's example: bye, win, loss, draw, win; 1 + 2 + 2 + 2.5 + 3.5 - 1 = 10.
MICHIGAN = """
 1 A | U 2w1 3b0 4w= 5b1
 2 B | H 1b0 Z   Z   Z
 3 C | Z Z   1w1 Z   Z
 4 D | Z Z   Z   1b= Z
 5 E | Z Z   Z   Z   1w0
"""


def test_solkoff_and_modified_median() -> None:
    """A and B leave out D's 0; C and D the 3 of A. From the table: 2+1, 3+1, 2+0, 2+1."""
    section = arena(ALL_MET)
    assert values(section, "SOLK") == ["3.0", "4.0", "5.0", "6.0"]
    assert values(section, "MMED") == ["3.0", "4.0", "2.0", "3.0"]


def test_an_even_score_leaves_out_both_ends() -> None:
    """A and B have one of two points, C two, D none."""
    section = arena(
        """
        1 A | 2w1 3b0
        2 B | 1b0 4w1
        3 C | 4b1 1w1
        4 D | 3w0 2b0
        """
    )
    # A and B: both opponents left out. C leaves out D's 0 and keeps A's 1; D leaves out C's 2 and keeps B's 1.
    assert values(section, "MMED") == ["0.0", "0.0", "1.0", "1.0"]


def test_two_are_left_out_from_nine_rounds() -> None:
    section = random_swiss(5, 24, 9)
    score = points(section)
    median, low, both = (values(section, rung) for rung in ("MMED", "BH/C2@uscf", "BH/M2@uscf"))
    seen = set()
    for scored, value, without_low, without_both in zip(score, median, low, both, strict=True):
        if float(scored) >= 4.5:
            seen.add(float(scored) > 4.5)
            assert value == (without_low if float(scored) > 4.5 else without_both)
    assert seen == {True, False}


def test_own_unplayed_rounds_are_opponents_without_points() -> None:
    """The bye adds nothing to Solkoff; B's absences count as draws: 0.5 (H) + 0 + 3 x 0.5 = 2."""
    # opponents of A: B 2.0, C 1 + 4 x 0.5 = 3.0, D 0.5 + 4 x 0.5 = 2.5, E 4 x 0.5 = 2.0
    assert values(arena(MICHIGAN), "SOLK")[0] == "9.5"


def test_cumulative_takes_unplayed_wins_off() -> None:
    section = arena(MICHIGAN)
    # B: 0.5 five times; C: 1 from round 3; D: 0.5 from round 4
    assert values(section, "CUM") == ["10.0", "2.5", "3.0", "1.0", "0.0"]
    assert values(section, "CUM{byes=all}") == ["10.0", "2.0", "3.0", "1.0", "0.0"]
    assert values(section, "CUMOPP") == ["6.5", "10.0", "10.0", "10.0", "10.0"]


@pytest.mark.parametrize(
    ("rung", "wanted"),
    [("KA", ["11", "1", "4", "2", "1"]), ("KA{unplayed=awarded}", ["15", "6", "8", "6", "5"])],
)
def test_kashdan(rung: str, wanted: list[str]) -> None:
    """Win 4, draw 2, loss 1; Papi counts a bye by its points: U 4, H 2, Z 1."""
    assert values(arena(MICHIGAN), rung) == wanted


def test_the_terms_of_opponents_cumulative_are_theirs() -> None:
    """A 1 + 2 + 3, B 1 + 2 + 2, C 0 + 0 + 1, D none: A met D, C and B."""
    (work,) = explain_player(arena(ALL_MET), 1, ladder=parse_ladder("CUMOPP"))
    told = [(term.opponent_score, term.term, term.why) for term in work.terms]
    why = "the opponent's cumulative score"
    assert told == [("0.0", "0.0", why), ("1.0", "1.0", why), ("5.0", "5.0", why)]
