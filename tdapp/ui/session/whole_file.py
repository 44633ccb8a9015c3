"""Keeps the event file whole: a copy made by a file manager, by mail or by a sync folder has everything then."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner

PAUSE_MS = 1_000
SLOT = "whole-file"


class WholeFile(QObject):
    """Brings what was entered from the log into the file, a second after the last change and when the window is left.

    Signals: ``changed()`` the file has become whole, or is no longer.
    """

    changed = Signal()

    def __init__(self, session: Session, tasks: TaskRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._tasks = tasks
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self.settle)
        session.changes.changed.connect(self._changed)
        session.view.event_changed.connect(self._pause.stop)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.applicationStateChanged.connect(self._state_changed)

    @property
    def text(self) -> str:
        """What the status bar says; empty where nothing is written."""
        store = self._session.view.store
        if store is None or store.read_only:
            return ""
        if store.is_whole:
            return self.tr("file is whole")
        if not self._pause.isActive():
            self._pause.start()  # something was remembered that is no change of the event
        return self.tr("saved")

    def settle(self) -> None:
        """Make the file whole now; tried again while a task still reads it."""
        store = self._session.view.store
        if store is None or store.read_only or store.is_whole:
            return
        self._tasks.start(SLOT, store.settle, self._settled)

    def _settled(self, whole: bool) -> None:
        if not whole:
            self._pause.start()
        self.changed.emit()

    def _changed(self, _changes: object) -> None:
        self._pause.start()

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state is not Qt.ApplicationState.ApplicationActive:
            self.settle()
