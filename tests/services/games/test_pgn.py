"""The game of a board as a PGN: the arbiter's result in words where PGN has no sign for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.games.record import GameRecord, Ply
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.games.reading import read_pgn
from tdapp.services.games.pgn import board_pgn, headers_pgn, round_pgn
from tests.arena import arena

SECTION = arena("1 Anna | 2w?\n2 Bert | 1b?", rounds_total=3)


@pytest.mark.parametrize(
    ("result", "sign", "comment"),
    [
        (GameResult.WHITE_WINS, "1-0", ""),
        (GameResult.WHITE_BY_FORFEIT, "1-0", "{forfeit}"),
        (GameResult.DOUBLE_FORFEIT, "*", "{forfeit of both players}"),
        (GameResult.HALF_ZERO, "*", "{result 1/2-0}"),
        (GameResult.ADJOURNED, "*", "{adjourned}"),
        (None, "*", ""),
    ],
)
def test_what_pgn_cannot_say_is_a_comment(result: GameResult | None, sign: str, comment: str) -> None:
    board = Board(1, 1, 2, result)
    for record in (None, GameRecord(1, 1, 2, plies=(Ply("e2e4"),))):
        text = board_pgn(SECTION, Round(1, boards=(board,)), board, record)
        assert f'[Result "{sign}"]' in text
        assert (comment in text) if comment else ("{" not in text)
        assert ("1. e4" in text) is (record is not None)


def test_a_round_has_its_boards_or_those_of_which_something_is_recorded() -> None:
    section = arena("1 Anna | 2w?\n2 Bert | 1b?\n3 Carl | 4w?\n4 Dora | 3b?", rounds_total=3)
    played = Round(1, boards=(Board(1, 1, 2), Board(2, 3, 4)))
    games = {2: GameRecord(1, 3, 4, plies=(Ply("e2e4"),))}
    for text, white in (
        (round_pgn(section, played, games), ["Anna", "Carl"]),
        (round_pgn(section, played, games, recorded_only=True), ["Carl"]),
        (headers_pgn(section, played), ["Anna", "Carl"]),
    ):
        assert [game.white for game in read_pgn(text)] == white
    assert "e4" not in headers_pgn(section, played)
    first = headers_pgn(section, replace(played, chess960=0))  # the first of the 960
    assert "bbqnnrkr" in first
    assert "bbqnnrkr" not in headers_pgn(section, played)
