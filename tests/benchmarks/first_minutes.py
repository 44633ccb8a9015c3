"""How long the first minutes are: seconds and actions to the first drag, why, sheet and own table (``python -m``).

A person needs longer than the program: measured is what the program takes, and how many keys or clicks it asks for.
Each way begins at the start screen of a computer that has never seen the program.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.app.backend import FileBackend
from tdapp.domain.words.resources import resource_path
from tdapp.ui.look.theme import Theme
from tdapp.ui.look.translations import install
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.first.bring import BringDialog
from tdapp.ui.window.main_window import MainWindow


class Walk:
    """Counts actions from the start screen on."""

    def __init__(self, app: QApplication, theme: Theme, work: Path) -> None:
        settings = QSettings(str(work / f"{time.monotonic_ns()}.ini"), QSettings.Format.IniFormat)
        self.app = app
        self.window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
        self.window.resize(1366, 768)
        self.window.show()
        app.processEvents()
        self.actions, self.begun = 0, time.perf_counter()

    def act(self, what: Callable[[], object]) -> None:
        """One click or key, and what it shows."""
        self.actions += 1
        what()
        self.app.processEvents()
        self.window.grab()


def first_drag(walk: Walk) -> None:
    window = walk.window
    walk.act(window.start.demo.click)
    walk.act(window.workspace.guide.show_me.click)
    ladder = window.panel("tiebreaks").ladder
    walk.act(ladder.setFocus)
    walk.act(lambda: QTest.keyClick(ladder, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier))
    assert window.session.tables.has_trial


def first_why(walk: Walk) -> None:
    window = walk.window
    walk.act(window.start.demo.click)
    walk.act(lambda: window.show_page("standings"))
    number = window.session.tables.standings().rows[0].player.number
    walk.act(lambda: window.session.view.explain(number, 0))
    assert window.workspace.explanation().isVisible()


def first_sheet(walk: Walk) -> None:
    window = walk.window
    walk.act(window.start.demo.click)
    walk.act(lambda: window.show_page("documents"))
    page = window.panel("documents")
    deadline = time.monotonic() + 60
    while page.printed is None and time.monotonic() < deadline:
        walk.app.processEvents()
    assert page.printed is not None


def first_own_table(walk: Walk) -> None:
    dialogs: list[BringDialog] = []
    with patch.object(BringDialog, "show_through", lambda dialog: (dialog.show(), dialogs.append(dialog))):
        walk.act(lambda: walk.window.files.bring(resource_path("demo/swiss.trf")))
        walk.app.processEvents()
    assert "All of them are ours too." in dialogs[0].banner._text.text()


WAYS = (first_drag, first_why, first_sheet, first_own_table)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ, {"HOME": folder, "XDG_DATA_HOME": folder}):
        app = QApplication.instance() or QApplication(sys.argv[:1])
        assert isinstance(app, QApplication)
        install(app, "en")
        theme = Theme(app, "light")
        print(f"{'way':<18} {'actions':>7} {'seconds':>8}")
        for way in WAYS:
            walk = Walk(app, theme, Path(folder))
            way(walk)
            print(f"{way.__name__:<18} {walk.actions:>7} {time.perf_counter() - walk.begun:>8.2f}")
            walk.window.close()


if __name__ == "__main__":
    main()
