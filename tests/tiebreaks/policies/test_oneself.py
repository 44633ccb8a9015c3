"""Draws and games against oneself: Ricca's DrawSelf, Vega's form, C.07 of 2024 and 2026. Event drawn in worked.py."""

from __future__ import annotations

from tests.tiebreaks.policies.worked import row, why


def test_draw_self_uses_the_score_with_draws() -> None:
    """Ricca, DrawSelf: A: B 2, himself 3, D .5, himself 3 = 8.5; SB 2 + 3/2 + .5 + 3/2 = 5.5
    D: C 2.5, B 2, A 3, himself .5 = 8; SB .5/2
    """
    assert row("BH@draw-self") == [8.5, 3 + 0.5 + 2.5 + 2, 0.5 + 2.5 + 2 + 2.5, 8]
    assert row("SB@draw-self") == [5.5, 0.5 + 1.25 + 1, 0.5 + 1.25 + 1 + 1.25, 0.25]
    assert why("BH@draw-self", 1, 2) == "draw against oneself, score 3.0"
    assert why("BH@draw-self", 1, 1) == ""
    assert why("BH@draw-self", 2, 3) == "scored 1.5; 2 unplayed rounds count as draws"


def test_self_final_uses_the_score_in_the_table() -> None:
    """Vega, 2023: A: B 2, himself 4, D .5, himself 4 = 10.5; SB 2 + 4/2 + .5 + 4/2 = 6.5"""
    assert row("BH@self-final") == [10.5, 8, 0.5 + 1.5 + 2 + 1.5, 7.5]
    assert row("SB@self-final") == [6.5, 0.5 + 1.25 + 1, 0.5 + 0.75 + 1 + 0.75, 0]
    assert why("BH@self-final", 1, 4) == "draw against oneself, final score 4.0"


def test_c07_of_2024_and_2026() -> None:
    """C.07, 16.3: C and D are seen with .5 more, C 2 and D .5. A in 2024: 2 + 4 + .5 + 4 = 10.5 (16.4); in 2026 the
    dummies are min(4, C 2) and min(4, 4 x .5): 2 + 2 + .5 + 2 = 6.5 (16.4.1, 16.4.2)."""
    assert row("BH@fide-2024")[0] == 10.5
    assert row("BH@fide-2026")[0] == 6.5
    assert row("SB@fide-2026")[0] == 6.5
