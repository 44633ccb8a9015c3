"""Moves as people write them, and what is remembered of games."""

from __future__ import annotations

from collections import OrderedDict

import chess
import pytest

from tdapp.domain.games.record import GameRecord, Ply
from tdapp.games import position
from tdapp.games.moves import NoMove, Written, legal_move, read_move, typed_move
from tdapp.games.position import add_move, moves_of, numbered, trail

CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


@pytest.mark.parametrize(
    ("text", "castling"),
    [
        ("O-O", "O-O"), ("0-0", "O-O"), ("OO", "O-O"), ("00+", "O-O"),
        ("O-O-O", "O-O-O"), ("0-0-0", "O-O-O"), ("OOO", "O-O-O"), ("000", "O-O-O"),
    ],
)  # fmt: skip
def test_castling_with_letters_and_noughts(text: str, castling: str) -> None:
    written = read_move(text)
    assert written is not None
    assert written.castling == castling


@pytest.mark.parametrize(("text", "uci"), [("O-O", "e1g1"), ("O-O-O", "e1c1"), ("e1g1", "e1g1"), ("e1c1", "e1c1"),
                                           ("e1h1", "e1g1"), ("e1a1", "e1c1")])  # fmt: skip
def test_castling_by_name_by_the_king_and_by_its_rook(text: str, uci: str) -> None:
    assert legal_move(chess.Board(CASTLING), text).uci() == uci


@pytest.mark.parametrize("text", ["Kg1", "Keg1", "K1g1", "Kc1", "Kh1", "Ka1"])
def test_castling_is_not_written_as_a_move_of_the_king(text: str) -> None:
    with pytest.raises(NoMove):
        legal_move(chess.Board(CASTLING), text)


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


LONG = "!" * 40


@pytest.mark.parametrize(
    ("text", "language", "why"),
    [
        ("Sf3" + LONG, "en", "“Sf3" + LONG[:17] + "” is no move in the letters of English; it would be one in: "),
        ("xyz" + LONG, "en", "“xyz" + LONG[:17] + "” is no move."),
        ("Sf9", "en", "“Sf9” is no move."),  # in no language
        ("Nf4", "en", "Nf4 is not legal in this position."),
        ("Nd2", "en", "Nd2 can be played from b1, f3: which one is meant?"),
        ("N1xd2", "en", "N1xd2: nothing stands on d2 that could be taken."),
        ("a8", "en", "a8: the piece that the pawn becomes is missing."),
        ("e5=Q", "en", "e5=Q: no pawn becomes another piece here."),
        ("O-O", "en", "O-O is not legal in this position."),
        ("dxe6", "en", "dxe6 is not legal in this position."),
        ("c6", "en", "c6 is not legal in this position."),  # dxc6: a pawn that takes is written with its file
    ],
)
def test_why_something_is_no_move(text: str, language: str, why: str) -> None:
    board = chess.Board("4k3/P7/8/2pP4/4P3/5N2/8/RN2K2n w - c6 0 1")
    with pytest.raises(NoMove) as refused:
        legal_move(board, text, language)
    assert str(refused.value).startswith(why)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("e4", Written(chess.PAWN, to=chess.E4)),
        ("exd5", Written(chess.PAWN, 4, None, True, chess.D5)),
        ("e2e4", Written(None, 4, 1, False, chess.E4)),
        ("e2-e4", Written(None, 4, 1, False, chess.E4)),
        ("Nbd2", Written(chess.KNIGHT, 1, to=chess.D2)),
        ("N1d2", Written(chess.KNIGHT, None, 0, to=chess.D2)),
        ("Qh8:a1#", Written(chess.QUEEN, 7, 7, True, chess.A1)),
        ("a8=Q+", Written(chess.PAWN, to=chess.A8, promotion=chess.QUEEN)),
        ("a8(N)", Written(chess.PAWN, to=chess.A8, promotion=chess.KNIGHT)),
        ("4xd5", None),  # a pawn is written with its file
        ("Z9", None),
    ],
)
def test_what_the_text_of_a_move_says(text: str, written: Written | None) -> None:
    assert read_move(text) == written


def test_a_pawns_step_in_small_letters_becomes_a_piece() -> None:
    """As programs write it: a7a8q; in other languages their own letters."""
    board = chess.Board("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
    assert [legal_move(board, f"a7a8{piece}").uci() for piece in "nbrq"] == ["a7a8n", "a7a8b", "a7a8r", "a7a8q"]
    with pytest.raises(NoMove):
        legal_move(board, "a7a8q", "de")
    assert legal_move(board, "a7a8D", "de").uci() == "a7a8q"
