"""A day of scripted work in one window: neither memory nor handles grow. ``TDAPP_SOAK`` is the number of steps."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest

from tdapp.app import FileBackend
from tdapp.domain.commands.rounds import SetBoardNote
from tdapp.storage import create_event_file, open_event_file
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.arena import arena
from tests.event_files import do, round_commands

pytestmark = [
    pytest.mark.conformance,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory and handles are read from /proc"),
]
STEPS = int(os.environ.get("TDAPP_SOAK", "20000"))
WARM = STEPS // 4
"""Caches fill and pages are built in the first quarter."""
MOST_GROWTH = 1.05
PLAYERS = 24
PAGES = ("standings", "rounds", "log", "rounds", "players", "rounds", "crosstable", "rounds")


@pytest.fixture
def window(qtbot, qapp, theme, settings, announced, tmp_path: Path) -> Iterator[MainWindow]:
    """Round 1 is public; the window stands on its boards."""
    path = tmp_path / "event.tdb"
    lines = "\n".join(f"{n} Player {n} {2500 - n} |" for n in range(1, PLAYERS + 1))
    create_event_file(path, [arena(lines, rounds_total=9, initial_colour="W")])
    with closing(open_event_file(path)) as store:
        do(store, *round_commands(1, tuple((n, n + PLAYERS // 2) for n in range(1, PLAYERS // 2 + 1))))
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    window.show_problem = lambda *_args: None  # type: ignore[method-assign]
    window.session.talk.ask = lambda _question: "a reason"
    qtbot.addWidget(window)
    window.show()
    window.files.open(path)
    window.show_page("rounds")
    yield window
    window.close()
    window.deleteLater()
    qapp.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def measured() -> tuple[int, int]:
    """Resident memory in pages, and open handles."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]), len(os.listdir("/proc/self/fd"))


def test_a_day_of_work_grows_nothing(qapp, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tdapp.ui.pages.log.page.SHOWN", 100)  # the list is full early, and not in the second half
    session, path = window.session, window.session.view.store.path
    table = window.panel("rounds").boards.table
    warm = (0, 0)
    for step in range(STEPS):
        board = step % (PLAYERS // 2) + 1
        match step % 10:
            case 0 | 1 | 2 | 3:
                table.go_to(board)
                QTest.keyClicks(table, "150"[step % 3])
            case 4 | 5:
                session.changes.undo()
            case 6:
                session.changes.redo()
            case 7:
                session.changes.run(SetBoardNote(1, 1, board, f"note {step}"))
            case 8:
                window.show_page(PAGES[step // 10 % len(PAGES)])
                window.show_page("rounds")
            case _ if step % 1000 == 999:
                session.view.open(None)
                window.files.open(path)  # and what closing has to let go of
                window.show_page("rounds")
        qapp.processEvents()
        if step == WARM:
            warm = measured()
    memory, handles = measured()
    assert session.view.store.revision > STEPS / 3
    assert handles <= warm[1]
    assert memory <= warm[0] * MOST_GROWTH, f"{memory / warm[0]:.3f} times the memory after {WARM} steps"
