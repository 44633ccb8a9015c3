"""Scores as they stand: Ricca's FaceVal, US Chess, real points. The event is drawn in worked.py."""

from __future__ import annotations

from tests.tiebreaks.policies.worked import row, why


def test_face_value() -> None:
    """Ricca, FaceVal: A: B 2, C 1.5 (forfeit), D 0, nobody 0 = 3.5; C: D 0, A 4 (forfeit, lost), B 2, nobody = 6"""
    assert row("BH@face-value") == [3.5, 4 + 0 + 1.5 + 0, 6, 1.5 + 2 + 4 + 0]
    assert row("SB@face-value") == [3.5, 0.75, 1, 0]
    assert row("BH/C1@face-value") == [3.5, 5.5, 6, 7.5]
    assert row("BH/M1@face-value") == [1.5, 1.5, 2, 3.5]
    assert why("BH@face-value", 1, 2) == "forfeit: the scheduled opponent's score 1.5"
    assert why("BH@face-value", 1, 4) == "no opponent: counts 0"
    assert why("BH/C1@face-value", 1, 3) == "cut"


def test_real_points_leaves_unplayed_rounds_out() -> None:
    """rules-legacy, BH_REAL: A: B 2, D 0 = 2; a cut takes D, not the bye."""
    assert row("BH@real-points") == [2, 5.5, 2, 7.5]
    assert row("BH/C1@real-points") == [2, 5.5, 2, 6]
    assert row("SB@real-points") == [2, 0.75, 1, 0]
    assert why("BH@real-points", 1, 4) == "unplayed: adds nothing"


def test_us_chess() -> None:
    """rules-legacy, 2: opponents with draws (A 3, B 2, C 2.5, D .5), own unplayed rounds 0; SB at face value."""
    assert row("BH@uscf") == [2 + 0 + 0.5 + 0, 3 + 0.5 + 2.5 + 0, 0.5 + 0 + 2 + 0, 2.5 + 2 + 3 + 0]
    assert row("SB@uscf") == [2, 0.75, 1, 0]
    assert row("BH/C1@uscf") == [2.5, 6, 2.5, 7.5]
    assert why("BH@uscf", 2, 1) == "scored 4.0; 2 unplayed rounds count as draws"
    assert why("SB@uscf", 2, 1) == ""
