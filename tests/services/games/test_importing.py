"""What a review of games says where a file and the entered results are of two minds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.games.reading import read_pgn
from tdapp.services.games.importing import ImportRow, review_games
from tests.arena import arena
from tests.event_files import BLACK, PAB, WHITE, opened, round_commands

DRAWN = "1 Anna |\n2 Bert |\n3 Carl |\n4 Dora |\n5 Emil |"
GAME = '[White "Anna"]\n[Black "Bert"]\n[Round "1"]\n[Result "{result}"]\n\n1. e4 e5 {result}\n'


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
