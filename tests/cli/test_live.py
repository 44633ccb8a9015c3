"""Serving an event: the address first, moves after the delay, a killed process comes back, nothing of a wrong file."""

from __future__ import annotations

import json
import os
import signal
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tdapp.cli import live_process
from tdapp.cli.live_process import LiveProcess
from tdapp.cli.live_tables import PgnFolder
from tdapp.cli.status import Stop
from tdapp.cli.verbs import live as verb
from tdapp.domain.commands.games import ImportGames
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.text import game_text
from tdapp.domain.section.outcome import GameResult
from tdapp.storage import open_event_file
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.effort import thorough
from tests.event_files import ALL, do, round_commands, written
from tests.games.uci_engine import uci_engine
from tests.live.lines import EVENT, board

Tdapp = Callable[..., Ran]
HERE = str(Path(__file__).parents[2])


@pytest.fixture(autouse=True)
def _sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process runs the sources beside these tests."""
    monkeypatch.setenv("PYTHONPATH", HERE)


@pytest.fixture
def process() -> Iterator[LiveProcess]:
    held = LiveProcess({"port": 0})
    yield held
    held.close()


def read(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=20) as answer:
        text: str = answer.read().decode()
        return text


def asking_after(port: int, version: int) -> urllib.request.Request:
    """The stream, as a page asks for it that was told so much before."""
    return urllib.request.Request(f"http://127.0.0.1:{port}/events", headers={"Last-Event-ID": str(version)})


def wait_for(port: int, path: str, words: str) -> None:
    until = time.monotonic() + 30
    while words not in read(port, path):
        assert time.monotonic() < until, words
        time.sleep(0.05)


def test_a_killed_process_is_started_again_on_its_port(process: LiveProcess) -> None:
    process.start()
    port = process.port
    assert process.send([EVENT, board(1, "e4")])
    wait_for(port, "/", "Kővári")
    version = json.loads(read(port, "/state.json"))["v"]
    assert process.process_id is not None
    os.kill(process.process_id, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    while process.is_alive():
        time.sleep(0.01)
    assert not process.send([EVENT])
    process.start()
    assert (process.port, process.starts) == (port, 2)
    process.send([EVENT, board(1, "e4", "e5")])
    wait_for(port, "/", "1. e5")
    with urllib.request.urlopen(asking_after(port, version), timeout=20) as stream:
        assert '"anew":true' in stream.readline().decode() + stream.readline().decode()


def test_a_port_that_is_taken_is_said(process: LiveProcess) -> None:
    process.start()
    other = LiveProcess({"port": process.port})
    with pytest.raises(Stop, match="cannot be served on port"):
        other.start()


def test_the_verb_serves_what_is_public_until_it_is_interrupted(
    tdapp: Tdapp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = tmp_path / "open.tdb"
    written(event, arena("1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |", rounds_total=3, initial_colour="W"))
    moves = tuple(Ply(move, received=time.time()) for move in ("e2e4", "e7e5"))
    record = GameRecord(1, 1, 3, plies=moves, state=GameState.PLAYING)
    with closing(open_event_file(event)) as store:
        do(store, *round_commands(1, ((1, 3), (4, 2))))
    served: list[dict[str, Any]] = []
    processes: list[LiveProcess] = []
    start = LiveProcess.start

    def remembered(self: LiveProcess) -> None:
        start(self)
        processes.append(self)

    def turn(_seconds: float) -> None:
        port = processes[-1].port
        served.append(json.loads(read(port, "/state.json")))
        if len(served) == 1:
            with closing(open_event_file(event)) as store:
                store.execute(ImportGames(1, (game_text(record),), ALL))
        elif len(served) > 600 or "e5" in json.dumps(served[-1]):
            raise KeyboardInterrupt
        time.sleep(0.1)

    monkeypatch.setattr(LiveProcess, "start", remembered)
    monkeypatch.setattr(verb, "wait_a_turn", turn)
    ran = tdapp("live", event, "--port", "0", "--delay", "1s", "--pgn", tmp_path / "pgn", "--qr")
    assert ran.status == 0
    assert ran.out.splitlines()[0] == f"http://127.0.0.1:{processes[0].port}/"
    assert len(ran.out.splitlines()) > 10  # the code
    assert "e5" in json.dumps(served[-1])
    assert not processes[0].is_alive()
    assert "e5" in (tmp_path / "pgn/round-1.pgn").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(("--delay", "soon"), "15m"), (("--delay", "61m"), "60m"), (("--port", "70000"), "65535")],
)
def test_what_is_wrong_is_said_before_anything_listens(
    tdapp: Tdapp, trf: Path, tmp_path: Path, arguments: tuple[str, str], words: str
) -> None:
    event = tmp_path / "open.tdb"
    written(event, arena("1 A |\n2 B |", rounds_total=3))
    ran = tdapp("live", event, *arguments)
    assert ran.status == 2
    assert words in ran.err
    assert tdapp("live", trf).status == 2


def test_the_usual_command_is_this_program() -> None:
    assert live_process.live_command()[-1] == "tdapp.live"


def test_a_folder_that_cannot_be_written_is_said_and_the_pages_go_on(tmp_path: Path) -> None:
    lines = [EVENT, board(1, "e4"), board(2)]
    assert PgnFolder(tmp_path / "pgn").take(lines) == ""
    assert (tmp_path / "pgn/round-2.pgn").read_text().count("[Round") == 2
    (tmp_path / "file").write_text("mine")
    assert PgnFolder(tmp_path / "file").take(lines)
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.skipif(os.name == "nt", reason="no pipes in folders there")
def test_a_pipe_in_the_place_of_a_file_is_said_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "round-2.pgn")
    assert "pipe or a device" in PgnFolder(tmp_path).take([EVENT, board(1, "e4")])


def test_a_large_round_is_there_in_files_of_a_hundred_as_well(tmp_path: Path) -> None:
    folder = PgnFolder(tmp_path)
    assert folder.take([board(number) for number in range(1, 106)]) == ""
    counts = {path.name: path.read_text().count("[Round") for path in tmp_path.iterdir()}
    assert counts == {"round-2.pgn": 105, "round-2-boards-1-100.pgn": 100, "round-2-boards-101-105.pgn": 5}


@pytest.mark.parametrize(("arguments", "words"), [(("--engine", "no-such-engine"), "no engine no-such-engine")])
def test_an_engine_that_is_not_there_is_said_before_anything_listens(
    tdapp: Tdapp, tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    event = tmp_path / "open.tdb"
    written(event, arena("1 A |\n2 B |", rounds_total=3))
    ran = tdapp("live", event, *arguments)
    assert ran.status != 0
    assert words in ran.err
    assert ran.out == ""


@thorough
@pytest.mark.skipif(os.name == "nt", reason="a script is no program there")
@pytest.mark.parametrize("says", ["scores", "dies"])
def test_an_engine_evaluates_the_finished_game_alone_and_its_end_is_said(
    tdapp: Tdapp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str
) -> None:
    event = tmp_path / "open.tdb"
    written(event, arena("1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |", rounds_total=3, initial_colour="W"))
    moves = tuple(Ply(move, received=time.time() - 5000) for move in ("e2e4", "e7e5"))
    records = [GameRecord(1, *pair, plies=moves, state=GameState.PLAYING) for pair in ((1, 3), (4, 2))]
    with closing(open_event_file(event)) as store:
        do(store, *round_commands(1, ((1, 3), (4, 2))))
        store.execute(ImportGames(1, tuple(map(game_text, records)), ALL))
        store.execute(EnterResult(1, 1, 1, GameResult.WHITE_WINS))
    seen: list[list[dict[str, Any]]] = []
    processes: list[LiveProcess] = []
    start = LiveProcess.start

    def remembered(self: LiveProcess) -> None:
        start(self)
        processes.append(self)

    def turn(_seconds: float) -> None:
        port = processes[-1].port
        wait_for(port, "/state.json", '"1/1/2"')  # what was sent is there a moment later
        boards = [json.loads(read(port, f"/board.json?s=1&r=1&b={board}")) for board in (1, 2)]
        seen.append(boards)
        if boards[0]["evals"] or len(seen) > (20 if says == "dies" else 200):
            raise KeyboardInterrupt
        time.sleep(0.1)

    monkeypatch.setattr(LiveProcess, "start", remembered)
    monkeypatch.setattr(verb, "wait_a_turn", turn)
    engine = uci_engine(tmp_path, says)
    ran = tdapp("live", event, "--port", "0", "--engine", engine, "--engine-time", "0.05")
    assert ran.status == 0
    assert seen[-1][0]["evals"] == (["-0.10", "+0.20"] if says == "scores" else [])
    assert all(boards[1]["evals"] == [] for boards in seen)
    assert ("The engine engine-dies has ended." in ran.err) is (says == "dies")
    assert len(ran.err.splitlines()) == (1 if says == "dies" else 0)
