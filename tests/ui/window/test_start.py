"""The start screen stands before the rest of the program is there; who is quicker than that loses nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tdapp.ui.window.workspace_behind import WorkspaceBehind

STARTED = """
import os, sys
from PySide6.QtWidgets import QApplication
from tdapp.__main__ import main

def painted():
    (window,) = (one for one in QApplication.topLevelWidgets() if one.isVisible())
    window.grab()
    print(window.has_workspace, *sorted(sys.modules), flush=True)
    os._exit(0)

QApplication.exec = staticmethod(painted)
sys.argv[1:] = []
main()
"""
LARGE = ("sqlalchemy", "numpy", "reportlab", "chess", "tdapp.app", "tdapp.services", "tdapp.ui.window.workspace")


@pytest.fixture
def fresh(qtbot, theme, settings, backend, announced) -> MainWindow:
    """A window on its start screen."""
    window = MainWindow(backend, settings, theme, tasks=TaskRunner())
    qtbot.addWidget(window, before_close_func=lambda window: window.deleteLater())
    return window


def test_the_start_screen_is_painted_without_what_an_event_needs(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path),
    }
    done = subprocess.run([sys.executable, "-c", STARTED], capture_output=True, text=True, check=False, env=environment)
    workspace_made, *modules = done.stdout.split()
    assert workspace_made == "False", done.stderr
    assert "tdapp.ui.window.start" in modules
    assert not set(LARGE) & set(modules)
    assert not [one for one in modules if "arbiters" in one or "together" in one or one.startswith("tdapp.desk")]


def test_once_painted_the_rest_comes_by_itself(fresh, qtbot):
    ready = []
    WorkspaceBehind(fresh, lambda: ready.append(1))
    assert not fresh.has_workspace
    with qtbot.waitSignal(fresh.workspace_made, timeout=30_000):
        fresh.show()
    assert ready == [1]
    assert not fresh.workspace.file_menu["copy"].isEnabled()
    fresh.close()


def test_a_key_of_a_menu_that_is_not_filled_yet_is_not_lost(fresh, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: asked.append(1) or ("", ""))
    gate = threading.Event()
    WorkspaceBehind(fresh, lambda: gate.wait(30) and None)
    fresh.show()
    fresh.activateWindow()
    qtbot.waitUntil(lambda: fresh.tasks.busy and fresh.isActiveWindow(), timeout=30_000)
    assert not fresh.has_workspace
    later = threading.Timer(0.05, gate.set)  # the key waits for what is being imported
    later.start()
    QTest.keyClick(fresh.start.demo, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    later.join()
    assert asked == [1]
    fresh.close()


def test_a_menu_is_filled_when_it_is_opened(fresh):
    for top in fresh.menuBar().actions():
        assert top.menu().isEmpty()
    rounds = fresh.menuBar().actions()[5].menu()
    rounds.aboutToShow.emit()
    assert [one.text() for one in rounds.actions()] == ["Open an event first"]
    assert all(not top.menu().isEmpty() for top in fresh.menuBar().actions())
    fresh.close()


def test_a_window_closed_at_once_makes_nothing_more(fresh, qtbot):
    WorkspaceBehind(fresh, lambda: None)
    fresh.show()
    fresh.close()
    qtbot.wait(20)
    assert not fresh.has_workspace


def test_what_the_window_opens_on_is_said_until_it_is_there(fresh, qtbot, tmp_path):
    fresh.begin_with("open.tdb", lambda: fresh.files.open(tmp_path / "open.tdb"))
    WorkspaceBehind(fresh, lambda: None)
    assert fresh.pages_root.currentWidget().text() == "open.tdb is being opened…"
    with qtbot.waitSignal(fresh.workspace_made, timeout=30_000):
        fresh.show()
    assert fresh.pages_root.currentWidget().text() == "open.tdb is being opened…"
    qtbot.waitUntil(lambda: fresh.session.view.is_open, timeout=30_000)
    assert fresh.pages_root.currentWidget() is fresh.workspace
    assert fresh.pages_root.count() == 2, "start screen and workspace"
    fresh.close()


def test_what_is_not_opened_leaves_the_start_screen(fresh):
    fresh.begin_with("gone.tdb", lambda: None)
    fresh.make_workspace()
    assert fresh.pages_root.currentWidget() is fresh.start
    assert fresh.pages_root.count() == 2, "start screen and workspace"
    fresh.close()
