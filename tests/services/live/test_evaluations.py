"""Finished games are evaluated, no other one ever; what fails is said once, and it can be cancelled."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import replace

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.live.evaluations import Evaluations
from tdapp.services.live.feed import Feed
from tests.services.live.test_feed import WALL, Hall, entered, game


class Judge:
    """Remembers what it was asked; ``+n`` for n half-moves."""

    def __init__(self, *, fails: bool = False, waits: bool = False) -> None:
        self.asked: list[tuple[str, ...]] = []
        self.closed = threading.Event()
        self._fails, self._waits = fails, waits

    def scores(self, record: GameRecord) -> tuple[str, ...]:
        self.asked.append(record.moves)
        if self._fails:
            raise EnvironmentProblem("The engine is dead.")
        if self._waits:
            self.closed.wait(20)
            return ()
        return tuple(f"+{number}" for number in range(1, len(record.plies) + 1))

    def close(self) -> None:
        self.closed.set()


def until(check: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not check():
        assert time.monotonic() < end
        time.sleep(0.01)


def hall_with(judge: Judge) -> tuple[Hall, Evaluations]:
    hall, made = Hall(), Evaluations(judge)
    hall.feed = Feed(lambda: hall.now, lambda: WALL + hall.now, evaluations=made)
    return hall, made


def evals(hall: Hall, board: int = 1) -> list[str]:
    last = [line["board"] for line in hall.told if line["type"] == "board" and line["board"]["board"] == board]
    found: list[str] = last[-1]["evals"]
    return found


def test_an_engine_that_hangs_does_not_hold_the_program() -> None:
    made = Evaluations(Judge())
    assert made._thread.daemon
    made.cancel()
    assert not made._thread.is_alive()


def test_a_game_is_evaluated_when_its_result_is_public_and_never_before() -> None:
    judge = Judge()
    hall, made = hall_with(judge)
    plan = Broadcast(600, True)
    hall.take(game(0), broadcast=plan)
    hall.take(game(3), broadcast=plan)
    hall.now += 600
    hall.lines()  # its moves are public, and it is played on
    hall.take(game(5), rounds=entered(1, GameResult.WHITE_WINS), broadcast=plan)
    time.sleep(0.05)
    assert judge.asked == []
    hall.now += 600
    hall.lines()
    until(made.changed)
    assert not made.changed()  # said once
    hall.lines()
    assert evals(hall) == ["+1", "+2", "+3", "+4", "+5"]
    assert evals(hall, 2) == []
    assert [len(moves) for moves in judge.asked] == [5]
    hall.take(game(5), rounds=entered(1, None), broadcast=plan)  # taken back: it may be played on
    assert evals(hall) == []
    made.cancel()


def test_a_result_that_is_taken_back_takes_its_game_from_those_that_wait() -> None:
    judge = Judge(waits=True)
    hall, made = hall_with(judge)
    other = replace(game(4), white=4, black=2)
    both = tuple(replace(one, result=GameResult.DRAW) for one in entered(1, None)[0].boards)
    hall.take(game(5), other, rounds=(replace(entered(1, None)[0], boards=both),))
    until(lambda: len(judge.asked) == 1)
    hall.take(game(5), other, rounds=entered(1, GameResult.DRAW))
    judge._waits = False
    judge.closed.set()
    time.sleep(0.1)
    assert [len(moves) for moves in judge.asked] == [5]
    made.cancel()


def test_what_fails_is_said_once_and_nothing_more_is_asked() -> None:
    judge = Judge(fails=True)
    hall, made = hall_with(judge)
    hall.take(game(5), rounds=entered(1, GameResult.DRAW))
    said: list[str] = []
    until(lambda: bool(said.append(made.trouble()) or said[-1]))
    assert said[-1] == "The engine is dead."
    assert made.trouble() == ""
    hall.take(game(6), rounds=entered(1, GameResult.DRAW))
    time.sleep(0.05)
    assert len(judge.asked) == 1
    assert len(hall.moves()) == 6  # the pages go on


def test_it_can_be_cancelled_in_the_middle_of_a_game_and_the_next_one_is_not_begun() -> None:
    judge = Judge(waits=True)
    hall, made = hall_with(judge)
    both = tuple(replace(one, result=GameResult.DRAW) for one in entered(1, None)[0].boards)
    hall.take(game(5), replace(game(4), white=4, black=2), rounds=(replace(entered(1, None)[0], boards=both),))
    until(lambda: bool(judge.asked))
    made.cancel()
    assert judge.closed.is_set()
    assert not made._thread.is_alive()
    assert [len(moves) for moves in judge.asked] == [5]
