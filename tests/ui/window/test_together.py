"""The window while others work on its event: after it died, behind a question, a file dialog, and while it prints."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from tdapp.app.backend import FileBackend
from tdapp.domain.arbiters.by import Role
from tdapp.domain.section.outcome import GameResult
from tdapp.ui.pages.event.together import TogetherDialog
from tdapp.ui.session.together.at_work import SAID_MS
from tdapp.ui.session.together.team_desk import TeamDesk
from tdapp.ui.window.application import make_window
from tests.arena import arena
from tests.effort import thorough
from tests.event_files import open_in, round_commands, written

PATIENCE = 30_000
PEOPLE = "1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |"


class Hall:
    """A real window over an event of two boards, and telephones that wait for nobody."""

    def __init__(self, tmp_path: Path, qtbot: Any) -> None:
        self._qtbot = qtbot
        self.settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
        self.path = written(tmp_path / "event.tdb", arena(PEOPLE, rounds_total=3, initial_colour="W"),
                            steps=tuple(round_commands(1, ((1, 3), (4, 2)))))  # fmt: skip
        self.pool = ThreadPoolExecutor(2)
        self.window: Any = None
        self.asked: list[Any] = []

    def open(self, answer: str | None = None) -> TeamDesk:
        """A window as it is started, with the file; ``answer``: to what it asks then."""
        self.window = make_window(FileBackend(), self.settings)
        self.window.show()
        self.window.session.messages.ask = lambda question: (self.asked.append(question), answer)[1]
        open_in(self.window, self.path)
        team: TeamDesk = self.window.panel("event").team
        return team

    def close(self) -> None:
        self.window.close()
        self.window.session.view.open(None)
        self.window.deleteLater()
        QApplication.processEvents()

    def telephone(self, team: TeamDesk) -> Callable[..., Future[dict[str, Any]]]:
        one = team.add(Role.SECTOR, "Ana")
        self._qtbot.waitUntil(lambda: team.address(one) != "", timeout=PATIENCE)
        address = team.address(one)
        open_ = urllib.request.build_opener(urllib.request.HTTPCookieProcessor()).open

        def ask(path: str, data: bytes | None = None) -> bytes:
            with open_(urllib.request.Request(address + path, data), timeout=20) as answer:
                found: bytes = answer.read()
                return found

        self._qtbot.waitUntil(self.pool.submit(ask, "").done, timeout=PATIENCE)
        self._qtbot.waitUntil(lambda: one.held.device != "", timeout=PATIENCE)  # the window has heard of it

        def result(board: int, white: int, black: int, result: str, origin: str) -> Future[dict[str, Any]]:
            act = {"kind": "result", "section": 1, "round": 1, "board": board, "white": white, "black": black,
                   "result": result, "origin": origin}  # fmt: skip
            return self.pool.submit(lambda: json.loads(ask("act", json.dumps(act).encode())))

        return result


@pytest.fixture
def hall(qapp: QApplication, tmp_path: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))
    made = Hall(tmp_path, qtbot)
    yield made
    made.pool.shutdown()


def test_who_works_alone_is_asked_nothing_and_nothing_listens(hall: Hall, qtbot: Any) -> None:
    team = hall.open()
    qtbot.wait(50)
    assert (hall.asked, team.is_running, team.passes, team.port) == ([], False, [], 0)
    assert hall.window.workspace._at_work is None
    hall.close()


@thorough
def test_a_window_that_is_started_again_asks_and_goes_on(
    hall: Hall, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    team = hall.open()
    result = hall.telephone(team)
    port, seen = team.port, hall.window.workspace._at_work
    assert (seen.isVisible(), seen.text()) == (True, "1 / 0")
    shown: list[TogetherDialog] = []
    monkeypatch.setattr(TogetherDialog, "show_through", lambda dialog: shown.append(dialog))
    seen.click()
    assert len(shown) == 1
    team._process.process.kill()  # type: ignore[union-attr]
    hall.close()
    team = hall.open(answer="")
    qtbot.waitUntil(lambda: team.port == port, timeout=PATIENCE)
    assert [question.action for question in hall.asked] == ["Go on"]
    bar, text = hall.window.statusBar(), hall.window.status_text  # one does not stand over the other
    qtbot.waitUntil(lambda: not (bar.currentMessage() and text.isVisible()), timeout=SAID_MS // 2)
    told = result(1, 1, 3, "1-0", "a1")  # the same address, key and device
    qtbot.waitUntil(told.done, timeout=PATIENCE)
    assert told.result()["done"]
    team.end_all()
    hall.close()
    team = hall.open(answer="")
    qtbot.wait(50)
    assert (len(hall.asked), team.passes) == (1, [])
    hall.close()


def test_results_come_in_behind_dialogs_and_while_the_window_prints(hall: Hall, qtbot: Any, tmp_path: Path) -> None:
    team = hall.open()
    store = hall.window.session.view.store
    result = hall.telephone(team)
    sent: list[Future[dict[str, Any]]] = []

    def while_modal(dialog: Any, act: tuple[int, int, int, str, str]) -> None:
        """Send while it is open; it is closed once the answer is there."""
        clock = QTimer()
        clock.timeout.connect(lambda: sent and sent[-1].done() and dialog.reject())
        QTimer.singleShot(0, lambda: (sent.append(result(*act)), clock.start(5)))
        dialog.exec()
        clock.stop()
        assert sent.pop().result()["done"]

    while_modal(QMessageBox(hall.window), (1, 1, 3, "1-0", "m1"))
    assert store.round(1, 1).board(1).result is GameResult.WHITE_WINS
    files = QFileDialog(hall.window, directory=str(tmp_path))
    while_modal(files, (2, 4, 2, "0-1", "m2"))
    assert store.round(1, 1).board(2).result is GameResult.BLACK_WINS
    told = result(2, 4, 2, "0-1", "m3")
    writer = QPdfWriter(str(tmp_path / "paper.pdf"))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    painter = QPainter(writer)
    for number in range(30):
        painter.drawText(100, 100, f"Page {number}")
        writer.newPage()
    painter.end()
    qtbot.waitUntil(told.done, timeout=PATIENCE)
    assert "already" in told.result()["text"]
    team.end_all()
    hall.close()
