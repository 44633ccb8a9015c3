"""An engine of the computer: its numbers from White's side; one that is dead or silent is said; it can be stopped."""

from __future__ import annotations

import gc
import os
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import chess
import pytest
from chess.engine import Cp, Mate, PovScore

from tdapp.domain.games.record import GameRecord, Ply
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.games.evaluation import Evaluator, engine_path
from tests.effort import thorough
from tests.games.uci_engine import log_of, uci_engine

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="a script is no program there"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # python-chess leaves who never said that he is an engine
]

GAME = GameRecord(1, plies=tuple(Ply(move) for move in ("e2e4", "e7e5", "d1h5", "b8c6")))
FOOL = GameRecord(1, plies=tuple(Ply(move) for move in ("f2f3", "e7e5", "g2g4", "d8h4")))


def scores(engine: Path, record: GameRecord, patience: float = 10.0) -> tuple[str, ...]:
    held = Evaluator(str(engine), 0.05, patience=patience)
    try:
        return held.scores(record)
    finally:
        held.close()
        gc.collect()


def test_numbers_are_whites_after_every_half_move(tmp_path: Path) -> None:
    """UCI says them from the side that is to move: 10, 20, 30, 40 after four half-moves."""
    assert scores(uci_engine(tmp_path), GAME) == ("-0.10", "+0.20", "-0.30", "+0.40")
    assert scores(uci_engine(tmp_path, "mate"), GAME) == ("#-3", "#3", "#-3", "#3")


def test_what_an_engine_says_besides_does_not_fill_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert len(scores(uci_engine(tmp_path, "talks"), GAME)) == 4
    assert "what nobody asked for" not in caplog.text


def test_nobody_is_asked_about_a_position_that_ends_the_game(tmp_path: Path) -> None:
    engine = uci_engine(tmp_path)
    assert scores(engine, FOOL) == ("-0.10", "+0.20", "-0.30", "")
    assert log_of(engine).read_text("utf-8").count("go ") == 3


def test_a_start_of_its_own_is_told(tmp_path: Path) -> None:
    engine = uci_engine(tmp_path)
    start = "8/8/8/4k3/8/4K3/4P3/8 b - - 0 1"
    assert scores(engine, GameRecord(1, start=start, plies=(Ply("e5d5"),))) == ("+0.10",)
    assert f"position fen {start} moves e5d5" in log_of(engine).read_text("utf-8")


@pytest.mark.parametrize(
    ("says", "words"), [("silent", "says nothing"), ("mute", "says nothing"), ("dies", "has ended")]
)
def test_a_dead_or_silent_engine_is_said(tmp_path: Path, says: str, words: str) -> None:
    with pytest.raises(EnvironmentProblem, match=rf"engine-{says} {words}"):
        scores(uci_engine(tmp_path, says), GAME, patience=0.5 if says != "dies" else 10)


@thorough
@pytest.mark.parametrize("says", ["scores", "silent", "mute", "dies"])
def test_nothing_runs_on_when_it_was_closed(tmp_path: Path, says: str) -> None:
    """A thread that waits for an engine for ever keeps the whole program from ending."""
    before = set(threading.enumerate())
    with suppress(EnvironmentProblem):
        scores(uci_engine(tmp_path, says), GAME, patience=0.5 if says in ("silent", "mute") else 10)
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
        assert not thread.is_alive(), thread.name


def test_what_is_no_engine_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("", str(tmp_path / "none"), "no-such-engine-here", "a\0b"):
        with pytest.raises(EnvironmentProblem, match="There is no engine"):
            engine_path(name)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert engine_path("engine-scores" if uci_engine(tmp_path) else "") == str(tmp_path / "engine-scores")
    other = tmp_path / "other"
    other.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    other.chmod(0o755)
    with pytest.raises(EnvironmentProblem, match="other has ended"):
        scores(other, GAME)


def test_it_can_be_stopped_while_it_thinks(tmp_path: Path) -> None:
    engine = uci_engine(tmp_path, "silent")
    held = Evaluator(str(engine), 0.05, patience=60)
    found: list[tuple[str, ...]] = []
    thread = threading.Thread(target=lambda: found.append(held.scores(GAME)))
    thread.start()
    until = time.monotonic() + 20
    while not (log_of(engine).exists() and "go " in log_of(engine).read_text("utf-8")):
        assert time.monotonic() < until
        time.sleep(0.02)
    process = held._engine
    held.close()
    assert process is not None
    assert process.transport.get_returncode() is not None  # when it is closed it has ended
    thread.join(10)
    assert not thread.is_alive()
    assert found == [()]


def test_it_can_be_stopped_while_the_engine_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held, started = Evaluator(str(uci_engine(tmp_path)), 0.05), []
    start = chess.engine.SimpleEngine.popen_uci

    def stopped(*given: object, **more: object) -> chess.engine.SimpleEngine:
        started.append(start(*given, **more))  # type: ignore[arg-type]
        held.close()
        return started[0]

    monkeypatch.setattr(chess.engine.SimpleEngine, "popen_uci", stopped)
    assert held.scores(GAME) == ()
    assert started[0].transport.get_returncode() is not None


@pytest.mark.parametrize(
    ("score", "shown"),
    [
        (PovScore(Cp(0), chess.WHITE), "+0.00"),
        (PovScore(Cp(35), chess.WHITE), "+0.35"),
        (PovScore(Cp(35), chess.BLACK), "-0.35"),
        (PovScore(Cp(-1234), chess.WHITE), "-12.34"),
        (PovScore(Mate(4), chess.BLACK), "#-4"),
        (None, ""),
    ],
)
def test_how_a_number_is_shown(score: PovScore | None, shown: str) -> None:
    """Nothing where an engine gives none."""

    class Engine:
        def analyse(self, *_: object, **__: object) -> dict[str, PovScore]:
            return {} if score is None else {"score": score}

    held = Evaluator(sys.executable, 0.05)
    assert held._score(Engine(), chess.Board(), GAME) == shown  # type: ignore[arg-type]


def test_an_engine_that_is_not_there_is_named_by_its_beginning() -> None:
    for text, name in (("x" * 81, "x" * 80 + ":"), ("", r"\?:")):
        with pytest.raises(EnvironmentProblem, match=f"There is no engine {name}"):
            engine_path(text)
