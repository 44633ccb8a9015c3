"""The list of a combo box shows all of its rows."""

from __future__ import annotations

import os
import subprocess
import sys

SHOWN = """
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from tdapp.ui.look.theme import Theme
from tdapp.ui.widgets.basics import QuietCombo

app = QApplication([])
theme = Theme(app, "light")
for rows in (2, 4, 9):
    host, combo = QWidget(), QuietCombo("Language")
    combo.addItems([f"Language {row}" for row in range(rows)])
    layout = QVBoxLayout(host)
    layout.addWidget(combo)
    host.resize(300, 600)
    host.show()
    QTest.qWait(50)
    combo.showPopup()
    QTest.qWait(50)
    view = combo.view()
    last = view.visualRect(combo.model().index(rows - 1, 0))
    print(rows, view.verticalScrollBar().maximum(), view.viewport().height() - last.bottom() - 1)
    combo.hidePopup()
"""


def test_the_last_row_of_the_list_is_whole():
    """Qt gave room to an arrow at the end of the list: the last row was cut. A program of its own: only a fresh one
    lays the list out as the window does."""
    ran = subprocess.run(
        [sys.executable, "-c", SHOWN],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    told = [tuple(map(int, line.split())) for line in ran.stdout.splitlines()]
    assert [(rows, arrows) for rows, arrows, _ in told] == [(2, 0), (4, 0), (9, 0)]
    assert all(0 <= below <= 4 for _, _, below in told)
