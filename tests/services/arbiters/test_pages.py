"""A board on the pages of arbiters: what stands there now, and nothing that does not."""

from __future__ import annotations

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.services.arbiters.pages import board_item

NAMES = {1: "Ann", 2: "Bob"}
BARE = {"number": 1, "name": "1", "white": "Ann", "black": "Bob", "pair": [1, 2], "result": "", "words": ""}


def item(board: Board, record: GameRecord | None = None) -> dict[str, object]:
    return board_item(NAMES, Round(1, boards=(board,)), board, record)


def test_what_is_entered_at_a_board() -> None:
    assert item(Board(1, 1, 2)) == BARE
    drawn = Board(1, 1, 2, GameResult.DRAW, verified=True, note="slip")
    assert item(drawn) == {**BARE, "result": "1/2-1/2", "words": "½-½", "verified": True, "note": "slip"}
    assert item(Board(1, 1, 9))["black"] == "9"


def test_a_position_only_where_there_is_a_game() -> None:
    assert item(Board(1, 1, 2), GameRecord(1, 1, 2)) == BARE
    moved = item(Board(1, 1, 2), GameRecord(1, 1, 2, plies=(Ply("e2e4"),), state=GameState.PLAYING))
    assert (moved["move"], moved["turn"]) == ("1. e4", "black")
    start = "8/8/8/4k3/8/8/8/4K2R w K - 0 1"
    assert str(item(Board(1, 1, 2), GameRecord(1, 1, 2, start=start))["fen"]).startswith("8/8/8/4k3")
