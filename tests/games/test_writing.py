"""Games as PGN says them: what a start of its own needs, and lines that are broken between words alone."""

from __future__ import annotations

from tdapp.domain.games.record import GameRecord, Ply
from tdapp.games.reading import read_pgn
from tdapp.games.writing import write_game

START = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


def test_a_start_of_its_own_says_so() -> None:
    """PGN, 9.7.1 and 9.7.2: FEN stands with SetUp "1"; neither stands in a game from the usual position."""
    written = write_game(GameRecord(1, start=START, plies=(Ply("e1c1"),)), ())
    assert f'[SetUp "1"]\n[FEN "{START}"]\n' in written
    usual = write_game(GameRecord(1, plies=(Ply("e2e4"),)), ())
    assert "SetUp" not in usual
    assert "FEN" not in usual


def test_no_word_is_broken() -> None:
    """Neither a long one nor at its hyphens: O-O-O in two lines would be no move."""
    long, hyphens = "x" * 120, "a-b" * 20
    record = GameRecord(1, start=START, plies=(Ply("e1c1"), Ply("e8g8")))
    for width in range(60, 80):
        for word in (long, hyphens):
            lines = write_game(record, (), comment=f"{'y' * width} {word}").split("\n")
            assert any(word in line for line in lines)
        short = write_game(record, (), comment="y" * width).split("\n")
        assert any("1. O-O-O" in line or line.startswith("O-O-O") for line in short)
        assert max(map(len, short)) < 90
        (game,) = read_pgn("\n".join(short))
        assert game.record.moves == record.moves
