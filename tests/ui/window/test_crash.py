"""A fault of the program: one dialog with versions, traceback, the path of the log, and a button that copies it."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tdapp.ui.window import crash
from tdapp.ui.window.crash_dialog import CrashDialog
from tdapp.ui.window.log_file import LARGEST, _held, open_log, versions


def close_log() -> None:
    """Stop writing: the next test has a log of its own."""
    root = logging.getLogger("tdapp")
    for handler in list(root.handlers):
        root.removeHandler(handler)
        handler.close()
    faulthandler.disable()
    while _held:
        _held.pop().close()


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    path = open_log(tmp_path / "logs")
    assert path is not None
    crash.install(lambda: path)
    yield path
    close_log()
    crash._hook = None


def raise_in(hook, text: str) -> None:
    try:
        raise ZeroDivisionError(text)
    except ZeroDivisionError as error:
        hook(type(error), error, error.__traceback__)


def test_it_is_shown_once_with_all_that_the_makers_need(qtbot, theme, log, monkeypatch):
    shown: list[CrashDialog] = []
    monkeypatch.setattr(CrashDialog, "exec", lambda dialog: shown.append(dialog))
    raise_in(sys.excepthook, "first")
    raise_in(sys.excepthook, "second")
    worker = threading.Thread(target=lambda: raise_in(sys.excepthook, "from a thread"))
    worker.start()
    worker.join()
    QApplication.processEvents()
    (dialog,) = shown
    qtbot.addWidget(dialog)
    text = dialog.text.toPlainText()
    assert text.startswith(versions())
    assert str(log) in text
    assert "ZeroDivisionError: first" in text
    assert "test_crash.py" in text
    copy = next(one for one in dialog.findChildren(QPushButton) if "Copy" in one.text())
    QTest.mouseClick(copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == text
    written = log.read_text(encoding="utf-8")
    assert all(one in written for one in ("first", "second", "from a thread", versions()))


def test_an_uncaught_fault_of_a_thread_arrives(qtbot, theme, log, monkeypatch):
    shown: list[CrashDialog] = []
    monkeypatch.setattr(CrashDialog, "exec", lambda dialog: shown.append(dialog))
    worker = threading.Thread(target=lambda: 1 // 0)
    worker.start()
    worker.join()
    QApplication.processEvents()
    assert "ZeroDivisionError" in shown[0].text.toPlainText()
    qtbot.addWidget(shown[0])


def test_the_log_stays_small(tmp_path: Path):
    path = open_log(tmp_path)
    assert path is not None
    try:
        for _ in range(4):
            crash.LOGGER.error("%s", "x" * (LARGEST // 2 + 1))
        assert path.stat().st_size <= LARGEST
        assert len(list(tmp_path.glob("tdapp.log*"))) <= 3
    finally:
        close_log()


def test_without_a_folder_for_logs_the_program_runs(tmp_path: Path):
    (tmp_path / "file").write_text("")
    assert open_log(tmp_path / "file") is None
