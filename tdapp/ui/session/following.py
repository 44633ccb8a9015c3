"""An event that another window writes: this one looks every second and shows what is new."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.ui.session.session import Session

EVERY_MS = 1000


class Following(QObject):
    """Runs only while a read-only event is open; says once when the file has gone and stops then."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._clock = QTimer(self)
        self._clock.setInterval(EVERY_MS)
        self._clock.timeout.connect(self.look)
        session.view.event_changed.connect(self._other_event)

    def look(self) -> None:
        """Take in what the other window wrote."""
        try:
            self._session.changes.follow()
        except EnvironmentProblem as problem:
            self._clock.stop()
            self._session.messages.failed.emit(str(problem))

    def _other_event(self) -> None:
        store = self._session.view.store
        if store is not None and store.read_only:
            self._clock.start()
        else:
            self._clock.stop()
