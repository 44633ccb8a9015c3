"""AOB and SOB: hand calculation; FB and /P are compared with FIDE's exercises and with gacrux."""

from __future__ import annotations

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.explanation import explain_player
from tests.arena import arena
from tests.tiebreaks.criteria.values import values

# Scores 3 2 1 0, everybody met: Buchholz 3 4 5 6.
ALL_MET = """
 1 A | 4w1 3b1 2w1
 2 B | 3w1 4b1 1b0
 3 C | 2b0 1w0 4w1
 4 D | 1b0 2w0 3b0
"""
FORFEIT = """
 1 A | 4w1 3b1 2w+
 2 B | 3w1 4b1 1b-
 3 C | 2b0 1w0 4w1
 4 D | 1b0 2w0 3b0
"""


def test_sum_and_mean_of_the_opponents_buchholz() -> None:
    section = arena(ALL_MET)
    assert values(section, "SOB") == ["15.0", "14.0", "13.0", "12.0"]
    assert values(section, "AOB") == ["5.0", "4.666667", "4.333333", "4.0"]


def test_forfeits_are_no_meetings_unless_chosen() -> None:
    """The forfeit: dummies min(3, 2) for A and min(2, 3) for B, so Buchholz A 3, B 3 (1 + 0 + 2), C 5, D 6."""
    section = arena(FORFEIT)
    assert values(section, "BH") == ["3.0", "3.0", "5.0", "6.0"]
    assert values(section, "SOB") == ["11.0", "11.0", "12.0", "11.0"]
    assert values(section, "SOB{opponents=scheduled}") == ["14.0", "14.0", "12.0", "11.0"]
    assert values(section, "AOB") == ["5.5", "5.5", "4.0", "3.666667"]


def test_average_of_fore_buchholz_keeps_whom_a_player_met() -> None:
    """/F: last round drawn, scores 2.5 2.5 0.5 0.5, Buchholz 3.5 each; A did not meet B."""
    section = arena(FORFEIT)
    assert values(section, "FB") == ["3.5", "3.5", "5.5", "5.5"]
    assert values(section, "AOB/F") == ["5.5", "5.5", "4.166667", "4.166667"]
    note = explain_player(section, 1, ladder=parse_ladder("FB"))[0].notes
    assert note == ("Every paired game of round 3 counts as a played draw, also in the scores (C.07, 8.3).",)


def test_who_met_nobody_has_no_average() -> None:
    assert values(arena("1 A | U\n2 B | 3w1\n3 C | 2b0"), "AOB") == [None, "1.0", "0.0"]
