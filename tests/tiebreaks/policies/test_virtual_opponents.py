"""Virtual opponents: FIDE 2009 (C.02 annex), Ricca's adjusted form, Papi. The event is drawn in worked.py."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.section.scoring import PointSystem
from tests.arena import arena
from tests.tiebreaks.policies.worked import EVENT, row, values, why


def test_2009_counts_before_plus_rest_plus_draws() -> None:
    """A: B 2 as draws; r2 1 + 0 + 2 x .5 = 2; D .5; r4 3 + 0 + 0 = 3: 7.5
    B: A 3, D .5, C 2.5; r4 1.5 + .5 + 0 = 2: 8
    C: D .5; r2 1 + 1 + 2 x .5 = 3; B 2; r4 1.5 + 1 = 2.5: 8
    D: C 2.5, B 2, A 3; r4 0 + 1 = 1: 8.5
    """
    assert row("BH@fide-2009") == [7.5, 8, 8, 8.5]
    assert row("SB@fide-2009") == [7.5, 2.75, 1.5, 0]
    assert row("SB@fide-2009{sb=half}") == [2 + 1 + 0.5 + 1.5, 2.75, 0.5 + 1.5 + 1 + 1.25, 0.5]


def test_adjusted_start_is_capped() -> None:
    """Ricca, AdjVOpp: the first addend at most the scheduled opponent's score then, or draws so far for a bye.

    A: r2 min(1, C 1) + 0 + 1 = 2; r4 min(3, 3 x .5) = 1.5: 2 + 2 + .5 + 1.5 = 6
    B: r4 min(1.5, 1.5) + .5 = 2, so as in 2009: 8
    """
    assert row("BH@virtual-adjusted") == [6, 8, 8, 8.5]
    assert row("SB@virtual-adjusted") == [6, 2.75, 1.5, 0]
    assert why("BH@virtual-adjusted", 1, 4) == (
        "virtual opponent: 1.5 (3 draws, below the own 3.0) + 0.0 in it + 0 × 0.5 for the later rounds"
    )


def test_adjusted_forfeit_win_against_a_weaker_scheduled_opponent() -> None:
    """n = 3            score  as draws
    1 A | 2w1 3w1 4w+   3              D had .5 before round 3, A had 2:
    2 B | 1b0 4w1 3b=  1.5    1.5      2009: 1.5 + 1 + 2 = 4.5
    3 C | 4w= 1b0 2w=  1.0    1.0      adjusted: 1.5 + 1 + .5 = 3
    4 D | 3b= 2b0 1b-  0.5    1.0
    """
    drawing = "1 A | 2w1 3w1 4w+\n2 B | 1b0 4w1 3b=\n3 C | 4w= 1b0 2w=\n4 D | 3b= 2b0 1b-"
    assert row("BH@fide-2009", drawing)[0] == 4.5
    assert row("BH@virtual-adjusted", drawing)[0] == 3
    assert why("BH@virtual-adjusted", 1, 3, drawing) == (
        "virtual opponent: 0.5 (the scheduled opponent's score, below the own 2.0) + 0.0 in it + 0 × 0.5 "
        "for the later rounds"
    )


def test_papi_goes_by_the_sort_of_absence_not_by_its_points() -> None:
    """rules-legacy, 1.3. With the usual points as in 2009; with a bye of half a point the virtual opponent of A still
    loses round 4: 3 + 0, where 2009 takes the bye for a draw: 3 + .5."""
    assert row("BH@papi") == [7.5, 8, 8, 8.5]
    section = arena(EVENT, points=PointSystem(pab=Fraction(1, 2)))
    assert values(section, "BH@papi")[1] == Fraction(15, 2)
    assert values(section, "BH@fide-2009")[1] == 8
    assert values(section, "SB@papi")[1] == Fraction(15, 2)


@pytest.mark.parametrize(("letter", "virtual"), [("U", 0), ("F", 0), ("H", 0.5), ("Z", 1), (".", 1)])
def test_papi_takes_every_absence_for_a_result(letter: str, virtual: float) -> None:
    """rules-legacy, 1.3: won are a forfeit win and a full bye, drawn is a half-point bye, all else is lost.

    A is absent in round 1, so the virtual opponent starts with 0, and draws round 2; B ends with 1: the bye and a loss.
    """
    drawing = f"1 A | {letter} 2w1\n2 B | U 1b0"
    assert row("BH@papi", drawing)[0] == virtual + 0.5 + 0.5  # B's bye counts as a draw


@pytest.mark.parametrize(
    ("rounds", "wanted"), [(7, 8 - 0.5), (8, 8 - 0.5 - 2), (12, 8 - 0.5 - 2), (13, 8 - 0.5 - 2 - 2.5)]
)
def test_papi_cuts_by_the_number_of_rounds(rounds: int, wanted: float) -> None:
    """C: .5, 2, 2.5 and 3; one cut up to 7 rounds, two up to 12, three beyond."""
    section = arena(EVENT, rounds_total=rounds)
    assert values(section, "BH/C1@papi")[3] == Fraction(15, 2)
    assert values(section, "BH/C1@papi{cuts=by-rounds}")[3] == Fraction(wanted)
    assert values(section, "BH@papi{cuts=by-rounds}")[3] == 8


def test_forfeits_as_played_stay_unplayed_for_the_opponents() -> None:
    """MTB26, /P is about the own games, and 16.3 about how others see them: B has A 3, D .5, C 2.5 and 2: 8.

    A has C 2.5 in round 2 instead of the virtual 2: 8. C, forfeited: A 3 instead of 3. A reason counts them as well.
    """
    assert row("BH/P@fide-2009") == [8, 8, 8, 8.5]
    absent = "1 A | 2w1 U Z\n2 B | 1b0 Z 3b-\n3 C | U H 2w+"  # 16.3: B's absence, and the forfeit after it, are his own
    assert why("BH/P@fide-2026", 1, 1, absent) == "scored 0.0; requested bye in round 2 counts as a draw (C.07, 16.3.2)"
    assert why("BH/P@fide-2009", 2, 1) == "scored 4.0; 2 unplayed rounds count as draws"
