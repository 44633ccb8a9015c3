"""What a correction would do, in lines: no more of them than a dialog holds."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.services.tables.correction import CorrectionPreview, effect_lines
from tdapp.services.tables.ladder_preview import Move
from tests.arena import arena

TWO = arena("1 A | 2w1\n2 B | 1b0")


@pytest.mark.parametrize(("moves", "last"), [(7, "7 → 8  G"), (8, "8 → 9  H"), (9, "and 1 more"), (11, "and 3 more")])
def test_more_than_eight_places_are_counted(moves: int, last: str) -> None:
    places = tuple(Move(one, chr(64 + one), one, one + 1, "1", "") for one in range(1, moves + 1))
    lines = effect_lines(TWO, CorrectionPreview(1, (), places, "The sentence."))
    assert lines[0] == "The sentence."
    assert lines[-1] == last
    assert len(lines) == 1 + min(moves, 9)


def test_points_come_first_and_who_has_no_place_has_a_dash() -> None:
    places = (Move(1, "A", None, 2, "1", ""), Move(2, "B", 2, None, "0", ""))
    points = ((1, Fraction(1), Fraction(1, 2)),)
    assert effect_lines(TWO, CorrectionPreview(1, points, places, "The sentence.")) == (
        "A: 1.0 → 0.5 points",
        "The sentence.",
        "– → 2  A",
        "2 → –  B",
    )
