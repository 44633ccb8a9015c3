"""What a correction would do, in lines: no more of them than a dialog holds."""

from __future__ import annotations

import pytest

from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board
from tdapp.services.tables.correction import CorrectionPreview, effect_lines, preview_correction
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
    points = ((1, "1.0", "0.5"),)
    assert effect_lines(TWO, CorrectionPreview(1, points, places, "The sentence.")) == (
        "A (1): 1.0 → 0.5 points",
        "The sentence.",
        "– → 2  A",
        "2 → –  B",
    )


def test_points_are_those_of_the_table_and_namesakes_are_told_apart() -> None:
    section = arena("1 Karl | 2w= 4w1\n2 Karl | 1b= 3w0\n3 C | 4w1 2b1\n4 D | 3b0 1b0")
    seen = preview_correction(section, 1, Board(1, 1, 2, GameResult.DRAW), GameResult.WHITE_WINS)
    assert effect_lines(section, seen)[:2] == ("Karl (1): 1.5 → 2.0 points", "Karl (2): 0.5 → 0.0 points")
