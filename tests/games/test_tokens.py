"""The parts of a PGN that nobody wrote by hand: whatever is long is read once, in bounded memory, and said."""

from __future__ import annotations

import tracemalloc

import pytest

from tdapp.games.reading import read_pgn
from tdapp.games.tokens import LONGEST_TAG, MOST_FAULTS, MOST_MOVES, MOST_TAGS, raw_games

SIZE = 100_000
TAGS = "".join(f'[T{number} "x"]\n' for number in range(SIZE // 10))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[White "' + "x" * SIZE + '"]\n1. e4 *', "This header has more than"),
        ('[White "' + '\\"' * SIZE + '"]\n1. e4 *', "This header has more than"),
        ('[White "' + "x" * SIZE + "\n1. e4 *", "This header is broken."),
        ('[White "' + "\\x" * SIZE + "\n1. e4 *", "This header is broken."),
        ("[" + "x" * SIZE + '"]\n1. e4 *', "This header is broken."),
        (
            "".join(f'[T{number} "x"]\n' for number in range(SIZE // 10)) + "1. e4 *",
            "A game may have 500 headers at most.",
        ),
        ("1. e4 * " + ") x " * (SIZE // 4), "A variation ends that never began."),
        ("1" + " ." * SIZE + " e4 *", None),
        ("1. e4 " + "x" * SIZE + " *", None),
        ("1. e4 " + "x " * (SIZE // 2) + "*", None),
        ("1. e4 {[%clk 1" + " " * SIZE + "} *", None),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_what_is_long_takes_little_memory(text: str, said: str | None) -> None:
    tracemalloc.start()
    try:
        (game,) = raw_games(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 8 * len(text) + 2_000_000
    assert game.moves[0].text == "e4"
    assert game.faults[0].message.startswith(said) if said else not game.faults
    assert len(game.faults) <= MOST_FAULTS
    assert len(game.moves) <= MOST_MOVES
    assert len(game.headers) <= MOST_TAGS


def test_a_header_of_the_longest_length_is_kept_and_the_next_one_as_well() -> None:
    text = f'[White "{"x" * LONGEST_TAG}"]\n[Site "{"y" * (LONGEST_TAG + 1)}"]\n[Black "B"]\n\n1. e4 *\n'
    (game,) = read_pgn(text)
    assert (len(game.white), game.black) == (LONGEST_TAG, "B")
    assert [(fault.ply, fault.line, fault.text[:9]) for fault in game.faults] == [(0, 2, '[Site "yy')]
    assert "Site" not in game.headers


def test_what_follows_the_end_is_said_once() -> None:
    (game,) = raw_games("1. e4 1-0 e5 Nf3 Nc6\n")
    assert [fault.text for fault in game.faults] == ["e5"]


def test_clocks_of_a_variation_are_not_those_of_the_game() -> None:
    (game,) = raw_games("1. e4 {[%clk 1:00:00]} (1. d4 {[%clk 0:30:00]} d5 {[%emt 0:00:07]}) e5 {[%emt 0:00:05]} *")
    assert [(move.text, move.clock, move.spent) for move in game.moves] == [("e4", 3600, None), ("e5", None, 5)]


def test_a_number_without_a_dot_is_that_of_a_move() -> None:
    (game,) = raw_games("12 e4 e5 13. Nf3 14{a}Nc6 *")
    assert [(move.text, move.number) for move in game.moves] == [("e4", 12), ("e5", 0), ("Nf3", 13), ("Nc6", 14)]


def test_a_variation_has_no_numbers_for_the_game() -> None:
    (game,) = raw_games("1. e4 (7. d4) e5 *")
    assert [(move.text, move.number) for move in game.moves] == [("e4", 1), ("e5", 0)]


def test_a_result_in_a_variation_is_not_that_of_the_game() -> None:
    (game,) = raw_games("1. e4 (1. d4 1-0) e5 0-1")
    assert ([move.text for move in game.moves], game.result, game.faults) == (["e4", "e5"], "0-1", [])


def test_a_move_has_the_number_that_stands_before_it() -> None:
    """0 where none was read: a game may begin in its middle."""
    (game,) = raw_games("e4 e5 2. Nf3 Nc6 4. Bc4 *")
    assert [(move.text, move.number) for move in game.moves] == [
        ("e4", 0), ("e5", 0), ("Nf3", 2), ("Nc6", 0), ("Bc4", 4),
    ]  # fmt: skip


def test_the_mark_of_a_file_may_stand_where_files_were_joined() -> None:
    first, second = raw_games('\ufeff[White "A"]\n\n1. e4 *\n\ufeff[White "B"]\n\n1. d4 *\n')
    assert [(game.headers, len(game.moves), game.faults) for game in (first, second)] == [
        ({"White": "A"}, 1, []), ({"White": "B"}, 1, []),
    ]  # fmt: skip
