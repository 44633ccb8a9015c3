"""What a broadcast costs who enters results, and how soon a move of a watched folder is on an arbiter's telephone."""

from __future__ import annotations

import os
import random
import statistics
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import chess

from tdapp.domain.arbiters.by import Role
from tests.arena import random_swiss
from tests.event_files import open_in

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
PLAYERS = 200


def _write(path: Path, names: list[tuple[str, str]], moves: list[list[str]]) -> None:
    """A round as e-board software writes it: the whole file again, beside it and renamed."""
    games = "".join(
        f'[White "{white}"]\n[Black "{black}"]\n[Round "9.{number}"]\n[Result "*"]\n\n{" ".join(played)} *\n\n'
        for number, ((white, black), played) in enumerate(zip(names, moves, strict=True), start=1)
    )
    path.with_suffix(".new").write_text(games, "utf-8")
    path.with_suffix(".new").replace(path)


def _shown(desk: Any, board: int) -> int:
    """How many moves of a board the pages of arbiters have been told."""
    held = desk.news.sections[1]._pages._boards.get(board)
    return len(held[1].get("sans", ())) if held is not None else 0


class _Hall:
    """A hundred boards that are played while the window works; a thread moves, as another program would."""

    def __init__(self, path: Path, names: list[tuple[str, str]]) -> None:
        self._path, self._names = path, names
        self.others = [path.with_name(name) for name in ("second.pgn", "third.pgn")]  # other sources of the same boards
        self._boards = [chess.Board() for _ in names]
        self.moves: list[list[str]] = [[] for _ in names]
        self._dice = random.Random(3)
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        for _ in range(60):
            for at in range(len(names)):
                self.move(at)
        for one in (path, *self.others):
            _write(one, names, self.moves)

    def move(self, at: int) -> None:
        board = self._boards[at]
        legal = list(board.legal_moves)
        if legal:
            move = self._dice.choice(legal)
            self.moves[at].append(board.san(move))
            board.push(move)

    def __enter__(self) -> _Hall:
        self._thread.start()
        return self

    def _play(self) -> None:
        while not self._ended.wait(0.5):
            for _ in range(10):  # twenty moves a second
                self.move(self._dice.randrange(len(self._boards)))
            for path in (self._path, *self.others):
                _write(path, self._names, self.moves)

    def __exit__(self, *_error: object) -> None:
        self._ended.set()
        self._thread.join()


def test_a_result_while_a_hundred_boards_are_live(benchmark, qapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """Keys typed without a broadcast, then with a watched folder, viewers' pages and an arbiter's page: the ratio."""
    from PySide6.QtCore import QSettings
    from PySide6.QtTest import QTest

    from tdapp.app.backend import FileBackend
    from tdapp.domain.commands.rounds import PublishRound, StorePairing
    from tdapp.storage import create_event_file
    from tdapp.ui.session.live_desk import LiveDesk
    from tdapp.ui.session.together.team_desk import TeamDesk
    from tdapp.ui.window.application import make_window

    os.environ["PYTHONPATH"] = str(Path(__file__).parents[2])
    path = tmp_path / "event.tdb"
    create_event_file(path, [replace(random_swiss(7, PLAYERS, 8, absent=0), rounds_total=9)])
    window = make_window(FileBackend(), QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    window.resize(1400, 860)
    window.show()
    open_in(window, path)
    session = window.session
    players = session.view.section.players
    pairs = tuple((a.number, b.number) for a, b in zip(players[::2], players[1::2], strict=True))
    session.changes.attempt(StorePairing(1, 9, pairs))
    session.changes.attempt(PublishRound(1, 9))
    names = {player.number: player.name for player in players}
    hall = _Hall(tmp_path / "games.pgn", [(names[a], names[b]) for a, b in pairs])
    window.show_page("rounds")
    table = window.panel("rounds").boards.table  # type: ignore[attr-defined]
    window.panel("rounds").focus_first()
    keys: dict[str, list[float]] = {"alone": [], "live": []}
    stalls: list[float] = []

    def press(kind: str) -> None:
        """Seconds of this thread: other programs of the machine are not in them."""
        start = time.thread_time()
        QTest.keyClicks(table, "1")
        keys[kind].append(time.thread_time() - start)
        until = time.perf_counter() + 0.15
        while time.perf_counter() < until:
            start = time.thread_time()
            qapp.processEvents()
            if kind == "live":
                stalls.append(time.thread_time() - start)
            time.sleep(0.002)

    live, passes = LiveDesk(session, window.stack._tools), TeamDesk(session, window.stack._tools)
    try:
        for _ in range(40):
            press("alone")
        live.start(hall=False, port=18_799)
        chief = passes.add(Role.SECTOR, "Chief")
        watch = window.stack.page("games").watch  # type: ignore[attr-defined]
        for one in (hall._path, *hall.others):
            watch.start(one, 1)
        for board in range(1, 5):
            passes.add(Role.NOTATION, sections=(1,), boards=(board,))
        while not passes.address(chief) or not live.address:
            qapp.processEvents()
        with hall:
            for _ in range(5):
                press("live")
            keys["live"].clear()
            stalls.clear()
            benchmark.pedantic(press, args=("live",), rounds=40)
        ratio = statistics.median(keys["live"]) / statistics.median(keys["alone"])
        benchmark.extra_info["times without a broadcast"] = ratio
        begun = time.perf_counter()
        hall.move(len(pairs) - 1)
        _write(hall._path, hall._names, hall.moves)
        count = len(hall.moves[-1])
        while _shown(passes, len(pairs)) < count:
            qapp.processEvents()
        came = time.perf_counter() - begun
        print(
            f"\n{len(pairs)} boards, 20 moves/s, three sources, five telephones: "
            f"a result key {statistics.median(keys['alone']) * 1000:.1f} ms alone, "
            f"{statistics.median(keys['live']) * 1000:.1f} ms live, {ratio:.2f} times; longest turn of the window "
            f"{max(stalls) * 1000:.0f} ms; a move of the folder on the telephone after {came:.1f} s"
        )
    finally:
        passes.stop()
        live.stop()
        window.close()
