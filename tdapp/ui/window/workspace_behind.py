"""Behind the start screen the workspace is got ready: what it imports beside the window, then its parts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer

from tdapp.ui.window.main_window import WORKSPACE, MainWindow


class WorkspaceBehind(QObject):
    """Begins when the window was painted for the first time; who is quicker than that has the workspace at once."""

    def __init__(self, window: MainWindow, get_ready: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._get_ready = window, get_ready
        self._painted = QTimer(self)
        self._painted.setSingleShot(True)
        self._painted.setInterval(0)
        self._painted.timeout.connect(self._start)
        window.installEventFilter(self)
        window.workspace_made.connect(self._finish)

    def _start(self) -> None:
        self._painted.timeout.disconnect()  # once
        if self._window.isVisible() and not self._window.has_workspace:
            self._window.tasks.start(WORKSPACE, self._get_ready, lambda _ready: self._window.make_workspace())

    def _finish(self) -> None:
        self._window.removeEventFilter(self)
        self._painted.stop()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self._painted.start()
        elif event.type() == QEvent.Type.ShortcutOverride:
            self._window.make_workspace()  # keys of menus that are not filled yet
        return super().eventFilter(watched, event)
