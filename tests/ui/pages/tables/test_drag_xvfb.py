"""A real mouse drags a rung: QTest cannot (tried), so this needs an X display and xdotool."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
PROGRAM = """
    import subprocess, sys
    from PySide6.QtCore import QPoint, QSettings, QTimer
    from PySide6.QtWidgets import QApplication
    from tdapp.ui.window.application import make_window
    from tests.ui.conftest import SWISS
    from tests.ui.fakes import FakeBackend
    from tests.arena import arena

    app = QApplication(["drag"])
    window = make_window(FakeBackend(arena(SWISS)), QSettings(sys.argv[1], QSettings.Format.IniFormat))
    window.setGeometry(0, 0, 1280, 800)
    window.show()
    window.files.demo()
    while window.files.is_opening:
        app.processEvents()
    window.show_page("tiebreaks")
    page = window.panel("tiebreaks")
    view = page.ladder.viewport()

    def at(row):
        rect = page.ladder.visualRect(page.ladder.ladder.index(row, 0))
        return view.mapToGlobal(rect.center() if row else rect.topLeft() + QPoint(60, 4))

    def drag():
        start, end = at(3), at(0)
        steps = ["mousemove", str(start.x()), str(start.y()), "mousedown", "1"]
        for i in range(1, 9):
            x, y = (start + (end - start) * (i / 8)).toTuple()
            steps += ["sleep", "0.05", "mousemove", str(x), str(y)]
        steps += ["sleep", "0.1", "mouseup", "1"]
        subprocess.Popen(["xdotool", *steps])

    QTimer.singleShot(800, drag)
    seen, held = [], []
    page.ladder.in_air.connect(lambda _held, _slot: held.append(page.live.air))
    page.session.changes.changed.connect(lambda _changes: seen.append(str(page.session.tables.trial)))
    page.session.changes.changed.connect(lambda _changes: QTimer.singleShot(0, app.quit))
    QTimer.singleShot(15000, app.quit)
    app.exec()
    print(*seen)
    print(*dict.fromkeys(map(str, held)))
    window.close()
"""


@pytest.mark.xvfb
@pytest.mark.skipif(not os.environ.get("DISPLAY") or shutil.which("xdotool") is None, reason="no X display or xdotool")
def test_a_real_drag_moves_the_rung(tmp_path):
    environment = {**os.environ, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(PROGRAM), str(tmp_path / "settings.ini")],
        env=environment, capture_output=True, text=True, timeout=60, cwd=ROOT, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    dropped, in_air = done.stdout.splitlines()
    assert dropped == "PS,BH/C1,BH,SB,DE,WIN,BWG"
    assert in_air.split()[-1] == dropped  # what stood beside it before it was let go
    assert {"None", "BH/C1,PS,BH,SB,DE,WIN,BWG"} <= set(in_air.split())  # its own slot, and those on the way
