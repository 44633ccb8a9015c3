"""Garbage is looked for on the window's own thread, and all of it while the arbiter rests.

Python looks wherever the many new objects were made. On another thread it would delete widgets there, which Qt does not
survive. A full search stops the window for 100 ms with 1,000 players: it waits for five seconds without a change, and
what is there at the first one, the program and its window, is not looked through again.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, QTimer

from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner

REST_MS, SWEEP_MS = 5_000, 1_000
VERY_MUCH = 20  # times as many as else


class Tidying(QObject):
    """Searches after rests, and among what is new every second in which much was made."""

    def __init__(self, session: Session, tasks: TaskRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.tidy)
        session.changes.changed.connect(self._restart)
        session.view.event_changed.connect(self._rest.start)
        session.view.view_changed.connect(self._rest.start)
        self._sweeps = QTimer(self, interval=SWEEP_MS, timerType=Qt.TimerType.VeryCoarseTimer)
        self._sweeps.timeout.connect(self.sweep)
        self._sweeps.start()
        self._looked = gc.isenabled()
        gc.disable()

    def tidy(self) -> None:
        """Collect everything now."""
        gc.collect()
        if not gc.get_freeze_count():
            gc.freeze()

    def sweep(self) -> None:
        """Collect what is new, where that is much: what Python would have done by itself.

        What a task makes, a document of a thousand lines, lives until it is done: only very much is looked through.
        """
        new, kept, _ = gc.get_count()
        many_new, many_kept, _ = gc.get_threshold()
        if new > many_new * (VERY_MUCH if self._tasks.busy else 1):
            gc.collect(1 if kept > many_kept else 0)

    def stop(self) -> None:
        """Leave it to Python again."""
        self._rest.stop()
        self._sweeps.stop()
        gc.unfreeze()
        if self._looked:
            gc.enable()

    def _restart(self, _changes: object) -> None:
        self._rest.start()
