"""What a source has sent of a round: a game that is shorter for a moment is not believed."""

from __future__ import annotations

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.round import Board, Round
from tdapp.services.games.taking import PATIENCE, Taker

MOVES = ("e2e4", "e7e5", "g1f3", "b8c6")
PLAYED = Round(1, boards=(Board(1, 1, 2),))


def game(count: int) -> GameRecord:
    return GameRecord(1, 1, 2, plies=tuple(map(Ply, MOVES[:count])), state=GameState.PLAYING)


class Looks:
    """A source that is looked at every second."""

    def __init__(self) -> None:
        self.taker, self.now = Taker(), 0.0
        self.taker.begin(PLAYED, self.now, {})

    def taken(self, *counts: int) -> list[int | None]:
        """How many moves were taken at each look; None: nothing."""
        told = []
        for count in counts:
            self.now += 1
            news = self.taker.take({1: game(count)}, self.now)
            told.append(len(news[1].plies) if news else None)
        return told


def test_a_shorter_game_is_believed_at_the_third_look() -> None:
    assert PATIENCE == 3
    looks = Looks()
    assert looks.taken(3, 3, 2, 2, 2, 2) == [3, None, None, None, 2, None]


def test_the_looks_are_counted_anew_when_the_game_was_whole_between_them() -> None:
    looks = Looks()
    assert looks.taken(3, 2, 2, 3, 2, 2, 2) == [3, None, None, None, None, None, 2]
    assert looks.taken(3, 2, 2, 2) == [3, None, None, 2]
    assert looks.taken(4, 3, 2, 2, 2) == [4, None, None, None, 2]  # and for each length of its own


def test_moves_keep_the_time_when_they_came() -> None:
    looks = Looks()
    looks.taken(1, 1, 2)
    known = looks.taker.known(1)
    assert known is not None
    assert [ply.received for ply in known.plies] == [1.0, 3.0]
    other = GameRecord(1, 1, 2, plies=(Ply("d2d4"), Ply("e7e5")), state=GameState.PLAYING)
    (taken,) = looks.taker.take({1: other}, 9.0).values()
    assert [ply.received for ply in taken.plies] == [9.0, 9.0]  # what follows another move is another


def test_silence_is_said_after_ten_minutes_while_games_are_played() -> None:
    looks = Looks()
    looks.taken(1)
    assert looks.taker.silence("LiveChess", 601.0) == ()
    (said,) = looks.taker.silence("LiveChess", 602.0)
    assert said.startswith("LiveChess has been silent since ")
    over = GameRecord(1, 1, 2, plies=(Ply("e2e4"),), state=GameState.ENDED, result="1-0")
    looks.taker.take({1: over}, 3.0)
    assert looks.taker.silence("LiveChess", 9999.0) == ()
