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
STARTS = 5
EMPTY = """
import resource, sys
from pathlib import Path
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication(["empty"])
for path in sorted(Path(sys.argv[1]).glob("*.tt[fc]")):
    QFontDatabase.addApplicationFont(str(path))
window = QMainWindow()
window.resize(1400, 860)
window.show()
app.processEvents()
window.grab()
used = resource.getrusage(resource.RUSAGE_SELF)
print(used.ru_utime + used.ru_stime)
"""
WHOLE = """
import resource, sys
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from tdapp.app import FileBackend
from tdapp.ui.window.application import make_window
app = QApplication(["tdapp"])
window = make_window(FileBackend(), QSettings(sys.argv[2], QSettings.Format.IniFormat))
window.resize(1400, 860)
window.show()
if len(sys.argv) > 3:
    window.files.open(Path(sys.argv[3]))
app.processEvents()
window.grab()
used = resource.getrusage(resource.RUSAGE_SELF)
print(used.ru_utime + used.ru_stime)
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
def test_the_start_beside_an_empty_window(benchmark: Any, tmp_path: Path, event: bool) -> None:
    """In turns, in new processes, with the same fonts; what is reported is the ratio."""
    from tdapp.domain.words.resources import resource_path
    from tdapp.storage import create_event_file

    arguments = [str(tmp_path / "s.ini")]
    if event:
        create_event_file(tmp_path / "event.tdb", [random_swiss(7, 300, 9)])
        arguments.append(str(tmp_path / "event.tdb"))
    fonts = str(resource_path("fonts"))

    def seconds(code: str) -> float:
        ran = subprocess.run(
            [sys.executable, "-c", code, fonts, *arguments], capture_output=True, text=True, check=True, cwd=Path.cwd()
        )
        return float(ran.stdout.splitlines()[-1])

    seconds(WHOLE)  # compiled once
    empty, whole = zip(*((seconds(EMPTY), seconds(WHOLE)) for _ in range(STARTS)), strict=True)
    ratio = median(whole) / median(empty)
    benchmark.extra_info["times an empty window"] = ratio
    print(f"\nstart to painted: {ratio:.1f} times an empty window ({median(whole):.2f} s, {median(empty):.2f} s)")
    benchmark.pedantic(lambda: None, rounds=1)
