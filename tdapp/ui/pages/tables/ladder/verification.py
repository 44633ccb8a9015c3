"""Runs the proof of a table off the main thread; it belongs to the window and outlives the dialog that shows it."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdapp.domain.section.ladder import Ladder
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.proving import Proof


class Verification(QObject):
    """One verification at a time.

    Signals: ``progressed(int, int)`` rungs done, of how many; ``finished(object)`` a Proof; ``failed(str)`` a
    sentence; ``cancelled()``.
    """

    progressed = Signal(int, int)
    finished = Signal(object)
    failed = Signal(str)
    cancelled = Signal()

    def __init__(self, session: Session, tasks: TaskRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._tasks = tasks
        self._stop = threading.Event()

    def start(self, ladder: Ladder) -> None:
        """Verify the values of a ladder after the round in view."""
        self._stop = stop = threading.Event()
        section, after = self._session.view.section, self._session.view.after_round
        calculations = self._session.tables.calculations

        def work() -> Proof:
            return calculations.proof(section, ladder, after, cancel=stop.is_set, progress=self.progressed.emit)

        self._tasks.start("verify", work, self.finished.emit, self._problem)

    def cancel(self) -> None:
        """End it; nothing has changed."""
        self._stop.set()

    def _problem(self, problem: Exception) -> None:
        from tdapp.pairing.engines.engine import EngineFault, PairingCancelled

        if isinstance(problem, PairingCancelled):
            self.cancelled.emit()
        elif isinstance(problem, EngineFault):
            self.failed.emit(str(problem))
        else:
            raise problem  # a fault of the program: the crash hook shows it
