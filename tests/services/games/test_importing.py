"""What a review of games says where a file and the entered results are of two minds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.domain.section.round import Board, Round
from tdapp.games.reading import read_pgn
from tdapp.services.games.importing import ImportRow, import_command, review_games
from tests.arena import arena
from tests.event_files import BLACK, PAB, WHITE, opened, round_commands

DRAWN = "1 Anna |\n2 Bert |\n3 Carl |\n4 Dora |\n5 Emil |"
GAME = '[White "Anna"]\n[Black "Bert"]\n[Round "1"]\n[Result "{result}"]\n\n1. e4 e5 {result}\n'

FIRST = Round(1, boards=(Board(1, 1, 2), Board(2, 3, 4)))


@pytest.fixture(name="review")
def _review(tmp_path: Path):
    steps = round_commands(1, ((1, 2), (3, 4)), ((5, PAB),), (BLACK, WHITE))
    with opened(tmp_path, arena(DRAWN, rounds_total=3, initial_colour="W"), steps=steps) as store:

        def review(text: str) -> ImportRow:
            (row,) = review_games(
                store.snapshot(1), (store.round(1, 1),), read_pgn(text), store.games(1), source="x.pgn", round_number=1
            )
            return row

        yield review


def test_another_result_than_the_entered_one_is_told_and_the_entered_one_stays(review) -> None:
    row = review(GAME.format(result="1-0"))
    assert row.notes == ("The file says 1-0, entered is 0-1: the entered result stays.",)
    assert row.wrong


@pytest.mark.parametrize("result", ["0-1", "*"])
def test_the_same_result_and_none_say_nothing(review, result: str) -> None:
    row = review(GAME.format(result=result))
    assert (row.notes, row.wrong) == ((), False)


def test_what_is_recorded_so_already_is_said_and_left_out(tmp_path: Path) -> None:
    with opened(tmp_path, arena(DRAWN, rounds_total=3, initial_colour="W")) as store:
        games = read_pgn(GAME.format(result="*") * 2)

        def rows() -> tuple[ImportRow, ...]:
            return review_games(store.snapshot(1), (FIRST,), games, store.games(1), source="x.pgn", round_number=1)

        one, again = rows()
        assert (one.notes, one.known, one.wrong) == ((), False, False)
        assert (again.notes, again.known, again.wrong) == (
            ("The file has this game twice; the first one counts.",),
            True,
            True,
        )
        command = import_command(1, (one, again))
        assert len(command.games) == 1
        store.execute(command)
        one, again = rows()
        assert (one.notes, one.known, one.replaces) == (("Recorded already.",), True, False)
        assert import_command(1, (one, again)).games == ()
        sicilian = read_pgn(GAME.format(result="*").replace("e5", "c5"))
        (other,) = review_games(store.snapshot(1), (FIRST,), sicilian, store.games(1), source="y")
        assert (other.notes, other.known, other.replaces) == (("Other moves are recorded at this board.",), False, True)


def test_an_illegal_move_is_told_with_its_place(review) -> None:
    row = review(GAME.format(result="*").replace("e5", "e5 2. Ke3 Nf6"))
    (note,) = row.notes
    assert note.startswith("Half-move 3, line 6: ")
    assert "Ke3" in note
    assert row.wrong
