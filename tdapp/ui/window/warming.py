"""What the start does without is done beside the window, once that is shown: no first look waits for an import."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence

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
    """Does once, some time after the start, what comes ``before``, and imports the pages.

    An event that is opened meanwhile goes first.
    """

    def __init__(
        self,
        view: View,
        tasks: TaskRunner,
        parent: QObject | None = None,
        *,
        before: Sequence[Callable[[], object]] = (),
    ) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._before = before
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
            self._tasks.start(SLOT, self._import, self._imported)

    def _import(self) -> None:
        for get_ready in self._before:
            get_ready()
        for name in MODULES:
            importlib.import_module(name)

    def _imported(self, _modules: object) -> None:
        self.is_done = True
