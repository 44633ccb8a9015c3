"""Full garbage collections wait until the arbiter rests: with 1,000 players one stops the window for 100 ms.

What is there at the first one, the program and its window, is not looked through again.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from tdapp.ui.session.session import Session

REST_MS = 5_000
NEVER = 1_000_000


class Tidying(QObject):
    """Collects five seconds after the last change of what is shown; small collections go on as ever."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.tidy)
        session.changes.changed.connect(self._restart)
        session.view.event_changed.connect(self._rest.start)
        session.view.view_changed.connect(self._rest.start)
        self._usual = gc.get_threshold()
        gc.set_threshold(*self._usual[:2], NEVER)

    def tidy(self) -> None:
        """Collect everything now."""
        gc.collect()
        if not gc.get_freeze_count():
            gc.freeze()

    def stop(self) -> None:
        """Leave it to Python again."""
        self._rest.stop()
        gc.unfreeze()
        gc.set_threshold(*self._usual)

    def _restart(self, _changes: object) -> None:
        self._rest.start()
