"""What is felt: from drop to painted at 300 and 2,000 players, and from start to painted beside an empty window.

Processor time, of the main thread or of a new process, and not the clock: other work of the machine counts in neither.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from tests.arena import random_swiss

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
STARTS = 7
PAINTED = """
import os, resource, sys, time
since = sys.argv[2]
from PySide6.QtWidgets import QApplication

def painted():
    (window,) = (one for one in QApplication.topLevelWidgets() if one.isVisible())
    QApplication.processEvents()
    window.grab()
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(used.ru_utime + used.ru_stime, time.clock_gettime(time.CLOCK_BOOTTIME) - float(since), flush=True)
    os._exit(0)
"""
EMPTY = """
from pathlib import Path
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QMainWindow
app = QApplication(["empty"])
for path in sorted(Path(sys.argv[1]).glob("*.tt[fc]")):
    QFontDatabase.addApplicationFont(str(path))
window = QMainWindow()
window.resize(1400, 860)
window.show()
painted()
"""
WHOLE = """
from tdapp.__main__ import main
QApplication.exec = staticmethod(painted)
sys.argv[1:] = sys.argv[3:]
main()
"""


@pytest.mark.parametrize(("players", "rounds"), [(300, 9), (2000, 11)])
@pytest.mark.parametrize("page", ["tiebreaks", "standings"])
def test_a_ladder_change_is_painted(
    benchmark: Any, qapp: Any, tmp_path: Path, page: str, players: int, rounds: int
) -> None:
    """The whole way: command, durable transaction, snapshot, ranking, preview, the page on screen painted."""
    from PySide6.QtCore import QSettings

    from tdapp.app import FileBackend
    from tdapp.storage import create_event_file
    from tdapp.ui.window.application import make_window
    from tdapp.ui.window.tidying import Tidying

    path = tmp_path / "event.tdb"
    create_event_file(path, [random_swiss(7, players, rounds)])
    window = make_window(FileBackend(), QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    window.resize(1400, 860)
    window.show()
    window.files.open(path)
    window.show_page(page)
    qapp.processEvents()
    tidying = Tidying(window.session, window)
    tidying.tidy()
    used: list[float] = []

    def drop_and_paint() -> None:
        began = time.thread_time()
        assert window.stack.actions_of["tiebreaks"].gestures.move_rung(0, 2)
        qapp.processEvents()
        window.grab()
        used.append(time.thread_time() - began)

    try:
        began = time.thread_time()
        window.grab()
        bare = time.thread_time() - began
        benchmark.pedantic(drop_and_paint, rounds=15, warmup_rounds=2)
        print(
            f"\n{page}, {players} x {rounds}: drop to painted {median(used) * 1000:.0f} ms of processor time, "
            f"painting the page alone {bare * 1000:.0f} ms"
        )
    finally:
        tidying.stop()
        window.close()


@pytest.mark.parametrize("event", [False, True], ids=["start screen", "event of 300"])
def test_the_start_beside_an_empty_window(
    benchmark: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, event: bool
) -> None:
    """In turns, in new processes, with the same fonts; what is reported is the ratio."""
    from tdapp.domain.words.resources import resource_path
    from tdapp.storage import create_event_file

    for folder in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(folder, str(tmp_path))
    arguments = []
    if event:
        create_event_file(tmp_path / "event.tdb", [random_swiss(7, 300, 9)])
        arguments.append(str(tmp_path / "event.tdb"))
    fonts = str(resource_path("fonts"))

    def seconds(code: str) -> tuple[float, float]:
        since = str(time.clock_gettime(time.CLOCK_BOOTTIME))
        words = [sys.executable, "-c", PAINTED + code, fonts, since, *arguments]
        ran = subprocess.run(words, capture_output=True, text=True, check=True, cwd=Path.cwd())
        used, passed = ran.stdout.split()
        return float(used), float(passed)

    seconds(WHOLE)  # compiled once
    empty, whole = zip(*((seconds(EMPTY), seconds(WHOLE)) for _ in range(STARTS)), strict=True)
    for number, what in enumerate(("of processor time", "by the clock")):
        bare, full = (median(one[number] for one in runs) for runs in (empty, whole))
        benchmark.extra_info[f"times an empty window {what}"] = full / bare
        print(f"\nstart to painted: {full / bare:.1f} times an empty window {what} ({full:.2f} s, {bare:.2f} s)")
    benchmark.pedantic(lambda: None, rounds=1)
