"""What the pages import is imported beside the window, once that is shown: no first look waits for it."""

from __future__ import annotations

import importlib

from PySide6.QtCore import QObject, QTimer

from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.view import View
from tdapp.ui.window.rooms import ROOMS

REST_MS = 600  # what was opened with the window is painted by then
SLOT = "imports"
MODULES = (
    *(room.module for room in ROOMS),
    "tdapp.ui.window.crash_dialog",
    "tdapp.reports.registry",
    "tdapp.reports.choices",
    "tdapp.reports.printing",
)


class Warming(QObject):
    """Imports everything once, some time after the start; an event that is opened meanwhile goes first."""

    def __init__(self, view: View, tasks: TaskRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._start)
        view.event_changed.connect(self._opened)
        self.is_done = False
        self._rest.start()

    def _opened(self) -> None:
        if not self.is_done:
            self._rest.start()

    def _start(self) -> None:
        if not self.is_done:
            self._tasks.start(SLOT, lambda: [importlib.import_module(name) for name in MODULES], self._imported)

    def _imported(self, _modules: object) -> None:
        self.is_done = True
