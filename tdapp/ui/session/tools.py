"""What a window has of the computer it runs on."""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass
from tdapp.ui.session.backend import Backend
from tdapp.ui.session.backup_desk import BackupDesk
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner


@dataclass(frozen=True, slots=True)
class Tools:
    """Files, settings, threads and the folder for copies."""

    backend: Backend
    remembered: Remembered
    tasks: TaskRunner
    backups: BackupDesk
