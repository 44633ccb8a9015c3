"""Rotating copies of the open event in a second folder (a USB stick): verified, never silent when they fail."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ports.event_store import Backup
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.view import View

FOLDER_KEY = "backup/folder"
KEPT = 10  # copies of one event
EVERY_MS = 60_000
LEAST_AGE = dt.timedelta(minutes=5)
SLOT = "backup"


class BackupDesk(QObject):
    """Copies the event every five minutes while something has changed; looks every minute whether the folder is there.

    Signals: ``changed()`` the age or the state is another; ``failed(str)`` copies cannot be written any more: once,
    until one was written again. The status bar says it all the while.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, view: View, remembered: Remembered, tasks: TaskRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._remembered = remembered
        self._tasks = tasks
        self._newest: Backup | None = None
        self.problem = ""
        self._clock = QTimer(self)
        self._clock.setInterval(EVERY_MS)
        self._clock.timeout.connect(self.tick)
        self._clock.start()
        view.event_changed.connect(self._other_event)

    @property
    def folder(self) -> Path | None:
        """The folder chosen, None before that."""
        text = self._remembered.text(FOLDER_KEY)
        return Path(text) if text else None

    @property
    def newest(self) -> Backup | None:
        """The newest copy of the open event."""
        return self._newest

    def choose(self, folder: Path) -> None:
        """Copy to this folder from now on, at once for the first time."""
        self._remembered.set_text(FOLDER_KEY, str(folder))
        self._newest, self.problem = None, ""
        self.back_up()

    def forget(self) -> None:
        """No more copies."""
        self._remembered.set_text(FOLDER_KEY, "")
        self._newest, self.problem = None, ""
        self.changed.emit()

    def copies(self) -> tuple[Backup, ...]:
        """The copies of the open event, newest first; none where the folder cannot be read."""
        store, folder = self._view.store, self.folder
        return () if store is None or folder is None else store.backups(folder)

    def age(self, now: dt.datetime | None = None) -> dt.timedelta | None:
        """How old the newest copy is; None when there is none."""
        return None if self._newest is None else self._newest.age(now or dt.datetime.now(dt.UTC))

    def text(self) -> str:
        """What the status bar says; empty while no folder is chosen."""
        if self.folder is None or self._view.store is None:
            return ""
        if self.problem:
            return self.tr("BACKUP FAILED: {0}").format(self.problem)
        age = self.age()
        if age is None:
            return self.tr("no backup yet")
        minutes = int(age.total_seconds() // 60)
        if minutes < 1:
            return self.tr("last backup just now")
        if minutes < 120:
            return self.tr("last backup {0} min ago").format(minutes)
        return self.tr("last backup {0} h ago").format(minutes // 60)

    def back_up(self) -> None:
        """Write a copy now; the oldest one beyond ``KEPT`` goes."""
        store, folder = self._view.store, self.folder
        if store is None or folder is None:
            return

        def done(written: Backup) -> None:
            self._newest, self.problem = written, ""
            self.changed.emit()

        self._tasks.start(SLOT, lambda: store.backup(folder, keep=KEPT), done, self._failed)

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, (EnvironmentProblem, RuleViolation, OSError)):
            raise problem
        was_known, self.problem = bool(self.problem), str(problem)
        self.changed.emit()
        if not was_known:  # a dialog every minute would help nobody
            self.failed.emit(self.tr("{0} The event itself is safe.").format(problem))

    def tick(self) -> None:
        """Once a minute: a copy if one is due, or the news that the folder has gone."""
        store, folder = self._view.store, self.folder
        if store is None or folder is None or store.read_only:
            return
        age = self.age()
        is_new = self._newest is not None and self._newest.revision == store.revision
        if self.problem or not folder.is_dir() or (not is_new and (age is None or age >= LEAST_AGE)):
            self.back_up()
        self.changed.emit()

    def _other_event(self) -> None:
        self.problem = ""
        self._newest = next(iter(self.copies()), None)
        self.changed.emit()
