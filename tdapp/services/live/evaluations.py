"""Evaluations of finished games for the viewers, made one after the other beside everything else."""

from __future__ import annotations

import queue
import threading
from collections.abc import Collection
from typing import Protocol

from tdapp.domain.games.record import GameRecord
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.live.delay import Key

Held = tuple[tuple[str, ...], str, bool]
"""Moves and start: what an evaluation is of."""


class Judge(Protocol):
    """What evaluates a game; EnvironmentProblem where it cannot."""

    def scores(self, record: GameRecord) -> tuple[str, ...]:
        """One for each half-move; none when it was closed."""

    def close(self) -> None:
        """At once."""


class Evaluations:
    """``scores`` of a game are there when they are ready, ``changed`` says that some are; ``trouble`` why none come.

    Whoever asks says that the game is over: nothing here knows it. What is asked for no longer is forgotten (``keep``).
    """

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._known: dict[Held, tuple[str, ...]] = {}
        self._wanted: dict[Key, Held] = {}
        self._waiting: queue.SimpleQueue[tuple[Key, GameRecord] | None] = queue.SimpleQueue()
        self._changed = threading.Event()
        self._trouble = ""
        self._cancelled = False
        self._thread = threading.Thread(target=self._work, daemon=True, name="evaluations")
        self._thread.start()

    def scores(self, key: Key, record: GameRecord) -> tuple[str, ...]:
        """What is known of a finished game; empty while it waits."""
        held = _held(record)
        if held not in self._known and self._wanted.get(key) != held and record.plies and not self._cancelled:
            self._wanted[key] = held
            self._waiting.put((key, record))
        return self._known.get(held, ())

    def keep(self, keys: Collection[Key]) -> None:
        """Games that are over now; of all others nothing is evaluated, whatever was asked before."""
        for key in set(self._wanted) - set(keys):
            self._wanted.pop(key, None)

    def changed(self) -> bool:
        """Whether there are new ones since the last call."""
        was = self._changed.is_set()
        self._changed.clear()
        return was

    def trouble(self) -> str:
        """Why nothing more comes, said once."""
        said, self._trouble = self._trouble, ""
        return said

    def cancel(self) -> None:
        """Nothing more is evaluated; what is known stays."""
        self._cancelled = True
        self._waiting.put(None)
        self._judge.close()
        self._thread.join(5)

    def _work(self) -> None:
        while (found := self._waiting.get()) is not None and not self._cancelled:
            key, record = found
            held = _held(record)
            if self._wanted.get(key) != held or held in self._known:
                continue  # taken back or corrected meanwhile
            try:
                scores = self._judge.scores(record)
            except EnvironmentProblem as problem:
                self._trouble, self._cancelled = str(problem), True
                return
            if scores:
                self._known[held] = scores
                self._changed.set()


def _held(record: GameRecord) -> Held:
    return record.moves, record.start, record.chess960
