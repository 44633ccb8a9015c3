"""The parts of a PGN that nobody wrote by hand: whatever is long is read once, in bounded memory, and said."""

from __future__ import annotations

import tracemalloc

import pytest

from tdapp.games.reading import read_pgn
from tdapp.games.tokens import DEEPEST, LONGEST_TAG, MOST_FAULTS, MOST_MOVES, MOST_TAGS, raw_games
from tests.effort import thorough

SIZE = 100_000
TAGS = "".join(f'[T{number} "x"]\n' for number in range(SIZE // 10))


@thorough
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


HEADER = "[" + "x" * 200


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (HEADER, [(HEADER[:40], "This header is broken.")]),
        ('[a b "c"]  ' + "\n1. e4", [('[a b "c"]', "This header is broken.")]),
        ("1. e4 * " + "y" * 200, [("y" * 40, "Text follows after the end of the game.")]),
        ("1. e4 {" + "z" * 200, [("{" + "z" * 39, "The comment has no end.")]),
        ("1. e4 (d4 (c4) e5", [("(", "A variation has no end.")]),
        ("1. e4 ) e5", [(")", "A variation ends that never began.")]),
        ("1. e4 1-0 0-1", [("0-1", "The game has ended already.")]),
        ("1. e4 " + "(" * DEEPEST + ")" * DEEPEST, []),
        ("1. e4 " + "(" * (DEEPEST + 1) + ")" * DEEPEST, [("(", f"Variations lie more than {DEEPEST} deep.")]),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_what_is_not_understood_is_shown_by_its_first_forty_letters(text: str, told: list[tuple[str, str]]) -> None:
    """And 20 variations may lie inside one another."""
    assert [(fault.text, fault.message) for game in raw_games(text) for fault in game.faults] == told


def test_so_much_is_kept_of_a_game_and_no_more() -> None:
    """500 headers, one of which may come again; 10,000 moves, each with 40 letters; 1,000 faults."""
    assert (MOST_TAGS, MOST_MOVES, MOST_FAULTS) == (500, 10_000, 1_000)
    tags = "".join(f'[T{number} "{number}"]\n' for number in range(MOST_TAGS))
    (full,) = raw_games(f'{tags}[T3 "again"]\n1. e4 *')
    assert (len(full.headers), full.headers["T3"], full.faults) == (MOST_TAGS, "3", [])
    (more,) = raw_games(f'{tags}[More "x"]\n1. e4 *')
    assert (len(more.headers), [fault.text for fault in more.faults]) == (MOST_TAGS, ['[More "x"]'])
    (moves,) = raw_games("m" * 41 + " e4" * MOST_MOVES)
    assert (len(moves.moves), moves.moves[0].text) == (MOST_MOVES, "m" * 40)
    (faults,) = raw_games("e4 " + ") " * (MOST_FAULTS + 1))
    assert len(faults.faults) == MOST_FAULTS


@pytest.mark.parametrize(
    ("comment", "clock", "spent"),
    [
        ("[%clk 1:02:03]", 3723, None),
        ("[%clk 02:03]", 123, None),
        ("[%emt 0:00:07.5]", None, 7),
        ("[%clk 0:59:59][%emt 0:01:01]", 3599, 61),
        ("[%clk 1:00:00] [%clk 0:58:00]", 3480, None),
        ("[%clk 12]", None, None),
        ("[%eval 0.3]", None, None),
    ],
)
def test_a_clock_is_hours_minutes_and_seconds(comment: str, clock: int | None, spent: int | None) -> None:
    """Of two the last one, as after a correction; before the first move nobody has a clock."""
    (game,) = raw_games(f"{{{comment}}} 1. e4 {{{comment}}} *")
    assert [(move.clock, move.spent) for move in game.moves] == [(clock, spent)]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("\n\n1. e4\ne5 {a\nb}\n%out\nNf3 ; x\nNc6 *", [3, 4, 7, 8]),
        ('[White "A"]\n\n1. e4 (1. d4\nd5)\ne5 *', [3, 5]),
    ],
)
def test_each_move_has_its_line(text: str, lines: list[int]) -> None:
    assert [move.line for game in raw_games(text) for move in game.moves] == lines


def test_a_percent_sign_hides_a_line_only_where_it_begins_one() -> None:
    (game,) = raw_games("%e3\n1. e4 %e5\n%e6\ne5 *")
    assert [move.text for move in game.moves] == ["e4", "%e5", "e5"]


@pytest.mark.parametrize(
    ("text", "moves", "result"),
    [
        ("1. e4 e51-0", ["e4", "e5"], "1-0"),
        ("1. e4 Qh4#0-1", ["e4", "Qh4#"], "0-1"),
        ("1. e4 e8=Q½-½", ["e4", "e8=Q"], "1/2-1/2"),
        ("1. e4$1$16 e5!? *", ["e4", "e5!?"], "*"),
        ("1. e4 $1 !? +- N e5 *", ["e4", "e5"], "*"),
        ("1. e4 (1. d4 e51-0) e5 *", ["e4", "e5"], "*"),
    ],
)
def test_words_that_are_no_moves(text: str, moves: list[str], result: str) -> None:
    (game,) = raw_games(text)
    assert ([move.text for move in game.moves], game.result, game.faults) == (moves, result, [])
