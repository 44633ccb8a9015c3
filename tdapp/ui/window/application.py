"""From a backend to a running window: QApplication, settings, language, theme, crash dialog."""

from __future__ import annotations

import gc
import importlib
import sys
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QMessageLogContext, QSettings, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tdapp.domain.words.wording import speak
from tdapp.ui.look.theme import SMALL_SCREEN, Application, Theme, application
from tdapp.ui.look.translations import DEFAULT_LANGUAGE, install
from tdapp.ui.session.settings import Remembered
from tdapp.ui.window import crash
from tdapp.ui.window.ending import CleanEnd
from tdapp.ui.window.main_window import MainWindow
from tdapp.ui.window.workspace_behind import WorkspaceBehind

if TYPE_CHECKING:
    from tdapp.ui.session.backend import Backend

PROGRAM = "tdapp"
WORKSPACE = "tdapp.ui.window.workspace"
FIRST_PAGES = ("tdapp.ui.pages.tables.standings",)  # where an event opens that was begun


def make_window(backend: Backend, settings: QSettings) -> MainWindow:
    """The window without an event; a QApplication must exist."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    remembered = Remembered(settings)
    speak(install(app, remembered.text("view/language", DEFAULT_LANGUAGE)))  # the services' sentences as the labels
    small = app.primaryScreen().availableGeometry().height() < SMALL_SCREEN
    compact = remembered.text("view/rows", "compact" if small else "airy") == "compact"
    scale = remembered.number("view/scale", 1.0)
    theme = Theme(app, remembered.text("view/theme", "system"), scale, compact=compact, dressed=False)
    window = MainWindow(backend, settings, theme)
    theme.dress()
    if small and not settings.contains("window/geometry"):
        window.setWindowState(Qt.WindowState.WindowMaximized)  # until it is given another size
    return window


def run(backend: Backend, arguments: Sequence[str]) -> int:
    """``tdapp [--demo | FILE]``: show the window until it is closed; the exit status."""
    gc.disable()  # nothing that is made until the window stands is garbage, and then Tidying looks for it
    app = application(sys.argv[0] if sys.argv else PROGRAM)
    app.setApplicationName(PROGRAM)
    QGuiApplication.setDesktopFileName(PROGRAM)
    crash.install(log_once)
    window = make_window(backend, QSettings(PROGRAM, PROGRAM))
    files = [Path(argument).absolute() for argument in arguments if not argument.startswith("-")]
    begins = "--demo" in arguments or bool(files)
    _look_after(window, backend, begins=begins)
    if "--demo" in arguments:
        window.begin_with("", lambda: window.files.demo())
    elif files:
        window.begin_with(files[0].name, lambda: window.files.take(files[0]))
    window.show()
    status = app.exec()
    while window.again is not None:  # another language was chosen
        window = made_anew(backend, QSettings(PROGRAM, PROGRAM), window)
        _look_after(window, backend)
        status = app.exec()
    return status


@cache
def log_once() -> Path | None:
    """Open the log; its path."""
    from tdapp.ui.window.log_file import open_log

    return open_log()


def _import_workspace() -> None:
    importlib.import_module(WORKSPACE)


def _import_for_event(backend: Backend) -> None:
    backend.get_ready()
    for module in (WORKSPACE, *FIRST_PAGES):
        importlib.import_module(module)


def _look_after(window: MainWindow, backend: Backend, *, begins: bool = False) -> None:
    """It ends cleanly; the rest begins with the workspace, which is not kept waiting unless the window opens on it."""
    CleanEnd(window)
    app = QApplication.instance()
    if isinstance(app, Application):
        app.file_opened.connect(window.take)
    if window.has_workspace:
        _keep_in_order(window, backend)
        return
    window.workspace_made.connect(partial(_keep_in_order, window, backend))
    WorkspaceBehind(window, partial(_import_for_event, backend) if begins else _import_workspace)


def _keep_in_order(window: MainWindow, backend: Backend) -> None:
    from tdapp.ui.window.tidying import Tidying
    from tdapp.ui.window.warming import Warming

    Tidying(window.session, window.tasks, window)
    Warming(window.session.view, window.tasks, window, before=(log_once, backend.get_ready))


def made_anew(backend: Backend, settings: QSettings, old: MainWindow) -> MainWindow:
    """A closed window once more, in the language chosen in it, with what was in view."""
    window = make_window(backend, settings)
    window.show()
    if old.again is not None:
        window.go_to(old.again)
    old.theme.deleteLater()
    old.deleteLater()
    return window


def check(backend: Backend, path: Path) -> tuple[str, ...]:
    """Open an event in a window nobody sees, paint every page once, close it; what went wrong, Qt's warnings included.

    Uses the platform of the environment, or none at all (offscreen) where no display is named.
    """
    complaints: list[str] = []

    def note(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            complaints.append(text)

    before = qInstallMessageHandler(note)
    try:
        app = QApplication.instance() or QApplication([PROGRAM, "-platform", "offscreen"])
        settings = QSettings(str(path.with_suffix(".ini")), QSettings.Format.IniFormat)
        window = make_window(backend, settings)
        try:
            window.files.open(path)
            while window.files.is_opening:
                app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            if not window.session.view.is_open:
                return ("the event did not open", *complaints)
            window.show()
            for page in window.stack.rooms.values():
                window.show_page(page.key)
                app.processEvents()
            if window.grab().isNull():
                complaints.append("nothing was painted")
        finally:
            window.close()
    finally:
        qInstallMessageHandler(before)
    return tuple(complaints)
