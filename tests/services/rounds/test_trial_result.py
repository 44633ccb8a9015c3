"""A section as it would be with another result: that game is other, and nothing else."""

from __future__ import annotations

import pytest

from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board
from tdapp.services.rounds.trial_result import with_result
from tests.arena import arena


@pytest.mark.parametrize(
    ("result", "white", "black"),
    [
        (GameResult.BLACK_WINS, "0", "1"), (GameResult.DRAW, "=", "="), (GameResult.WHITE_BY_FORFEIT, "+", "-"),
        (None, "?", "?"),
    ],
)  # fmt: skip
def test_only_that_game_is_other(result: GameResult | None, white: str, black: str) -> None:
    section = arena("1 A | 2w1 3b0\n2 B | 1b0 U\n3 C | U 1w1")
    made = with_result(section, 1, Board(1, 1, 2, GameResult.WHITE_WINS), result)
    assert made.cells == arena(f"1 A | 2w{white} 3b0\n2 B | 1b{black} U\n3 C | U 1w1").cells
    later = with_result(section, 2, Board(1, 3, 1, GameResult.WHITE_WINS), result)
    assert later.cells == arena(f"1 A | 2w1 3b{black}\n2 B | 1b0 U\n3 C | U 1w{white}").cells
    assert made.players == section.players
