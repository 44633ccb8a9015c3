"""Moves as people write them, and what is remembered of games."""

from __future__ import annotations

from collections import OrderedDict

import chess
import pytest

from tdapp.domain.games.record import GameRecord, Ply
from tdapp.games import position
from tdapp.games.moves import NoMove, legal_move, read_move, typed_move
from tdapp.games.position import add_move, moves_of, numbered, trail

CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


@pytest.mark.parametrize(("text", "castling"), [("O-O", "O-O"), ("0-0", "O-O"), ("O-O-O", "O-O-O"), ("0-0-0", "O-O-O")])
def test_castling_with_letters_and_noughts(text: str, castling: str) -> None:
    written = read_move(text)
    assert written is not None
    assert written.castling == castling


@pytest.mark.parametrize(("text", "uci"), [("O-O", "e1g1"), ("O-O-O", "e1c1"), ("e1g1", "e1g1"), ("e1c1", "e1c1"),
                                           ("e1h1", "e1g1"), ("e1a1", "e1c1")])  # fmt: skip
def test_castling_by_name_by_the_king_and_by_its_rook(text: str, uci: str) -> None:
    assert legal_move(chess.Board(CASTLING), text).uci() == uci


@pytest.mark.parametrize("text", ["e1b1", "e1h8", "e1a8", "e1d5"])
def test_a_king_that_goes_anywhere_else_does_not_castle(text: str) -> None:
    """Rooks stand on h8, a8 and d5: a king castles with one of its own in its corner only."""
    with pytest.raises(NoMove):
        legal_move(chess.Board("r3k2r/8/8/3R4/8/8/8/R3K2R w KQkq - 0 1"), text)


def test_a_piece_may_be_typed_small_but_the_pawn_goes_first() -> None:
    board = chess.Board()
    assert typed_move(board, "nf3").uci() == "g1f3"
    both = chess.Board("4k3/8/8/8/2p5/1P6/8/2B1K3 w - - 0 1")
    assert typed_move(both, "bxc4").uci() == "b3c4"
    with pytest.raises(NoMove):
        legal_move(board, "nf3")
    with pytest.raises(NoMove):
        typed_move(board, "Nf4")


def test_a_move_has_the_number_of_its_position() -> None:
    black = GameRecord(1, plies=(Ply("e8e7"), Ply("e1e2")), start="4k3/8/8/8/8/8/8/4K3 b - - 0 7")
    assert (numbered(black, 1), numbered(black, 2)) == ("7…", "8.")


def test_replayed_games_are_remembered_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "_MOST", 2)
    monkeypatch.setattr(position, "_trails", OrderedDict())
    for uci in ("e2e4", "d2d4", "c2c4"):
        trail(moves_of(GameRecord(1, plies=(Ply(uci),))))
    assert [key[0] for key in position._trails] == [("d2d4",), ("c2c4",)]


def test_a_move_is_added_at_the_end_or_after_a_half_move() -> None:
    record = GameRecord(1, plies=(Ply("e2e4"), Ply("e7e5")))
    assert add_move(record, "nf3").uci == "g1f3"
    assert add_move(record, "d5", after=1).uci == "d7d5"
    assert add_move(record, "d4", after=0) == Ply("d2d4", corrected=True)
