"""Games as PGN says them: what a start of its own needs, and lines that are broken between words alone."""

from __future__ import annotations

import pytest

from tdapp.domain.games.record import GameRecord, Ply
from tdapp.games.reading import read_pgn
from tdapp.games.writing import ROSTER, escaped, write_game

START = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


def test_a_start_of_its_own_says_so() -> None:
    """PGN, 9.7.1 and 9.7.2: FEN stands with SetUp "1"; neither stands in a game from the usual position."""
    written = write_game(GameRecord(1, start=START, plies=(Ply("e1c1"),)), ())
    assert f'[SetUp "1"]\n[FEN "{START}"]\n' in written
    usual = write_game(GameRecord(1, plies=(Ply("e2e4"),)), ())
    assert "SetUp" not in usual
    assert "FEN" not in usual


@pytest.mark.parametrize(
    ("headers", "lines", "end"),
    [
        ((), ['[Date "????.??.??"]', '[Round "?"]', '[Result "1-0"]'], "1-0"),
        ((("Result", "0-1"), ("ECO", "C20")), ['[Result "0-1"]', '[ECO "C20"]'], "0-1"),
        ((("Result", "0-0"),), ['[Result "0-0"]'], "*"),
        ((("White", ""), ("ECO", "")), ['[White "?"]'], "1-0"),
        ((("Date", "2026.03.01"), ("Variant", "Standard")), ['[Date "2026.03.01"]', '[Variant "Standard"]'], "1-0"),
    ],
)
def test_headers(headers: tuple[tuple[str, str], ...], lines: list[str], end: str) -> None:
    """PGN, 8.1.1: the seven always, with what stands for the unknown; others where they say something.

    8.2.6: the moves end in one of four words; 0-0 would be read as castling.
    """
    told = write_game(GameRecord(1, plies=(Ply("e2e4"),), result="1-0"), headers).split("\n")
    assert [line for line in lines if line not in told] == []
    assert told[:7] == [line for line in told if line.startswith(tuple(f"[{tag} " for tag in ROSTER))]
    assert told[7 + sum(name not in ROSTER and bool(value) for name, value in headers)] == ""
    assert told[-3:] == [f"1. e4 {end}", "", ""]


@pytest.mark.parametrize(
    ("clock", "spent", "clocks", "moves"),
    [
        (3723, None, True, "1. e4 {[%clk 1:02:03]} 1... e5 *"),
        (None, 61, True, "1. e4 {[%emt 0:01:01]} 1... e5 *"),
        (59, 3600, True, "1. e4 {[%clk 0:00:59] [%emt 1:00:00]} 1... e5 *"),
        (0, None, True, "1. e4 {[%clk 0:00:00]} 1... e5 *"),
        (59, 3600, False, "1. e4 e5 *"),
    ],
)
def test_a_clock_stands_behind_its_move(clock: int | None, spent: int | None, clocks: bool, moves: str) -> None:
    """And Black's move after it has its number (PGN, 8.2.2.2)."""
    record = GameRecord(1, plies=(Ply("e2e4", clock, spent), Ply("e7e5")))
    assert write_game(record, (), clocks=clocks).endswith(f"\n\n{moves}\n\n")


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


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("a  b\n c\x00", "a b c"),
        ("\u2028a\u2029b", "a b"),
        ('a"b\\c', 'a\\"b\\\\c'),
        ("x" * 201, "x" * 200),
        ('"' * 200, '\\"' * 200),
    ],
)
def test_a_header_is_one_line_of_at_most_200_letters(value: str, written: str) -> None:
    assert escaped(value) == written
