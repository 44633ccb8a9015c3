"""What an engine that lies on the computer says of the positions of a finished game. None is bundled."""

from __future__ import annotations

import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import chess
import chess.engine

from tdapp.domain.games.record import GameRecord
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.games.position import start_of

PATIENCE = 10.0
"""Seconds that an engine may be silent beyond the time that it was given."""


def engine_path(text: str) -> str:
    """The program that is meant: a path, or a name on the PATH; EnvironmentProblem where there is none."""
    found = shutil.which(text) if "\0" not in text else None  # Windows stops at it
    if found is None:
        sentence = tr("There is no engine {name}: give its path, or a name that is on the PATH.")
        raise EnvironmentProblem(sentence.format(name=text[:80] or "?"))
    return str(Path(found).absolute())


class Evaluator:
    """One engine, started with the first game and again with the next one after it failed."""

    def __init__(self, engine: str, seconds: float, *, patience: float = PATIENCE) -> None:
        self._path, self._seconds, self._patience = engine_path(engine), seconds, patience
        self._lock = threading.Lock()
        self._engine: chess.engine.SimpleEngine | None = None
        self._closed = False

    @property
    def name(self) -> str:
        """The program."""
        return Path(self._path).name

    def scores(self, record: GameRecord) -> tuple[str, ...]:
        """White's advantage after every half-move: ``+0.35``, ``-1.20``, ``#4``, ``#-4``, empty after the end.

        EnvironmentProblem when the engine is dead, silent or no engine; empty when it was closed meanwhile.
        """
        found = []
        with self._faults():
            board = start_of(record)
            for ply in record.plies:
                board.push_uci(ply.uci)
                engine = self._started()
                if engine is None:
                    return ()
                found.append("" if board.is_game_over() else self._score(engine, board, record))
        return () if self._closed else tuple(found)

    def _score(self, engine: chess.engine.SimpleEngine, board: chess.Board, record: GameRecord) -> str:
        info = engine.analyse(board, chess.engine.Limit(time=self._seconds), game=record.game_id)
        if "score" not in info:
            return ""
        white = info["score"].white()
        mate = white.mate()
        return f"#{mate}" if mate is not None else f"{(white.score() or 0) / 100:+.2f}"

    def _started(self) -> chess.engine.SimpleEngine | None:
        if self._engine is None and not self._closed:
            engine = chess.engine.SimpleEngine.popen_uci(
                self._path,
                timeout=self._patience,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # Windows would open a console
            )
            with self._lock:
                self._engine = engine
        if self._closed:  # perhaps while it started
            self._end()
        return self._engine

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except TimeoutError as error:
            self._end()
            raise EnvironmentProblem(tr("The engine {name} says nothing.").format(name=self.name)) from error
        except (chess.engine.EngineError, OSError) as error:
            self._end()
            if not self._closed:
                raise EnvironmentProblem(tr("The engine {name} has ended.").format(name=self.name)) from error
        except ValueError:
            return  # a position that no engine is asked about: what was recorded is not legal

    def _end(self) -> None:
        with self._lock:
            engine, self._engine = self._engine, None
        if engine is not None:
            with suppress(RuntimeError, OSError, TimeoutError):  # it has ended already
                engine.protocol.loop.call_soon_threadsafe(_kill, engine)  # it may give no answer
                until = time.monotonic() + 5
                while engine.transport.get_returncode() is None and time.monotonic() < until:
                    time.sleep(0.01)  # python-chess never tells the end of an engine that was killed while it thought
            engine.close()
            with suppress(RuntimeError):  # its thread has ended
                engine.protocol.loop.call_soon_threadsafe(engine.protocol.loop.call_later, 0.5, _let_go, engine)

    def close(self) -> None:
        """At once, also in the middle of a game."""
        self._closed = True
        self._end()


def _let_go(engine: chess.engine.SimpleEngine) -> None:
    """End the thread that waits for the engine's end, which python-chess may never tell: the program could not end."""
    if not engine.protocol.returncode.done():
        engine.protocol.returncode.set_result(-1)


def _kill(engine: chess.engine.SimpleEngine) -> None:
    with suppress(ProcessLookupError):
        engine.transport.kill()
