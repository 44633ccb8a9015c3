"""A day of scripted work in one window: memory, handles and the work of a step do not grow.

``TDAPP_SOAK`` is the number of steps; with ``-s`` a line is said every twentieth of them.
"""

from __future__ import annotations

import gc
import itertools
import os
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest

from tdapp.app.backend import FileBackend
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
MOST_SLOWER = 1.5
"""Of the last quarter beside the second one, in processor time."""
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
    window.session.messages.ask = lambda _question: "a reason"
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


def settle(qapp) -> None:
    """What a loop that is left does by itself between two events of the arbiter."""
    qapp.processEvents()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_day_of_work_grows_nothing(qapp, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tdapp.ui.pages.log.page.SHOWN", 100)  # the list is full early, and not in the second half
    session, path = window.session, window.session.view.store.path
    table = window.panel("rounds").boards.table
    warm, quarters = (0, 0), [time.process_time()]
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
        settle(qapp)
        if step == WARM:
            warm = measured()
        if (step + 1) % (STEPS // 4) == 0:
            quarters.append(time.process_time())
        if step % (STEPS // 20) == 0:
            print(f"{step} steps: {measured()}, {time.process_time():.0f} s", flush=True)
    _first, second, _third, last = (after - before for before, after in itertools.pairwise(quarters))
    memory, handles = measured()
    assert session.view.store.revision > STEPS / 3
    assert handles <= warm[1]
    assert last <= second * MOST_SLOWER
    assert memory <= warm[0] * MOST_GROWTH, f"{memory / warm[0]:.3f} times the memory after {WARM} steps"
