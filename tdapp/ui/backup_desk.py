"""Rotating copies of the open event in a second folder (a USB stick): verified, never silent when they fail."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.domain.errors import EnvironmentProblem, RuleViolation
from tdapp.ui.controller import Controller
from tdapp.ui.settings import Remembered
from tdapp.ui.tasks import TaskRunner

FOLDER_KEY = "backup/folder"
KEPT = 5  # copies of one event
EVERY_MS = 60_000
LEAST_AGE = dt.timedelta(minutes=5)
SLOT = "backup"


class BackupDesk(QObject):
    """Copies the event every five minutes while something has changed.

    Signals: ``changed()`` the age or the state is another; ``failed(str)`` a copy could not be written.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self, controller: Controller, remembered: Remembered, tasks: TaskRunner, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._remembered = remembered
        self._tasks = tasks
        self._copied: tuple[Path, int] | None = None  # which file at which revision
        self.problem = ""
        self._clock = QTimer(self)
        self._clock.setInterval(EVERY_MS)
        self._clock.timeout.connect(self._tick)
        self._clock.start()
        controller.event_changed.connect(self._other_event)

    @property
    def folder(self) -> Path | None:
        """The folder chosen, None before that."""
        text = self._remembered.text(FOLDER_KEY)
        return Path(text) if text else None

    def choose(self, folder: Path) -> None:
        """Copy to this folder from now on, at once for the first time."""
        self._remembered.set_text(FOLDER_KEY, str(folder))
        self.back_up()

    def forget(self) -> None:
        """No more copies."""
        self._remembered.set_text(FOLDER_KEY, "")
        self.problem = ""
        self.changed.emit()

    def copies(self) -> tuple[Path, ...]:
        """The copies of the open event, newest first; none where the folder cannot be read."""
        store, folder = self._controller.store, self.folder
        if store is None or folder is None:
            return ()
        found = []
        for number in range(1, KEPT + 1):
            path = folder / f"{store.path.stem} backup {number}.tdb"
            try:
                found.append((path.stat().st_mtime, path))
            except OSError:
                continue
        return tuple(path for _, path in sorted(found, reverse=True))

    def age(self, now: dt.datetime | None = None) -> dt.timedelta | None:
        """How old the newest copy is; None when there is none."""
        copies = self.copies()
        if not copies:
            return None
        try:
            written = dt.datetime.fromtimestamp(copies[0].stat().st_mtime, dt.UTC)
        except OSError:
            return None
        return max(dt.timedelta(0), (now or dt.datetime.now(dt.UTC)) - written)

    def text(self) -> str:
        """What the status bar says; empty while no folder is chosen."""
        if self.folder is None or self._controller.store is None:
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
        """Write a copy now, over the oldest one."""
        store, folder = self._controller.store, self.folder
        if store is None or folder is None:
            return
        copies = self.copies()
        names = [folder / f"{store.path.stem} backup {number}.tdb" for number in range(1, KEPT + 1)]
        free = [path for path in names if path not in copies]
        target = free[0] if free else copies[-1]
        revision = store.revision

        def done(_answer: object) -> None:
            self._copied = store.path, revision
            self.problem = ""
            self.changed.emit()

        self._tasks.start(SLOT, lambda: store.save_copy(target), done, self._failed)

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, (EnvironmentProblem, RuleViolation, OSError)):
            raise problem
        self.problem = str(problem)
        self.changed.emit()
        self.failed.emit(self.tr("The backup was not written. {0} The event itself is safe.").format(problem))

    def _tick(self) -> None:
        store = self._controller.store
        if store is None or self.folder is None:
            return
        self.changed.emit()
        if self._copied == (store.path, store.revision):
            return
        age = self.age()
        if age is None or age >= LEAST_AGE or self.problem:
            self.back_up()

    def _other_event(self) -> None:
        self._copied = None
        self.problem = ""
        self.changed.emit()
