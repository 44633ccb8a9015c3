"""A damaged event: the newest good copy is offered, with what is missing in it, before anything else is done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.ui.session.backend import Backend, FoundCopy
from tdapp.ui.session.backup_desk import FOLDER_KEY
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered

LISTED = 100  # missing steps that are named


class Rescue(QObject):
    """Looks for copies beside the file and in the backup folder, then where the arbiter says."""

    def __init__(
        self,
        backend: Backend,
        session: Session,
        remembered: Remembered,
        window: QWidget,
        reopen: Callable[[Path, Callable[[], None]], None],
    ) -> None:
        super().__init__(window)
        self._backend = backend
        self._session = session
        self._remembered = remembered
        self._window = window
        self._reopen = reopen

    def offer(self, path: Path, problem: Exception) -> None:
        """Say what is wrong, and offer the newest good copy or a look for one elsewhere."""
        known = self._remembered.text(FOLDER_KEY)
        folders = [Path(known)] if known else []
        while True:
            found = self._backend.find_copy(path, folders)
            if found is not None:
                self._ask(path, found)
                return
            folder = self._another_folder(path, problem)
            if folder is None:
                return
            folders = [folder]

    def _ask(self, path: Path, found: FoundCopy) -> None:
        lines = [
            found.sentence,
            self.tr("The copy: {0}").format(found.path),
            self.tr("The damaged file is not thrown away: it stays beside the event under another name."),
        ]
        if found.missing:
            lines.append(self.tr("Missing in the copy, to be entered again:"))
            lines += [f"– {label}" for label in found.missing[:LISTED]]
        title = self.tr("{0} is damaged. Go on with the newest good copy?").format(path.name)
        question = Question(title, lines=tuple(lines), action=self.tr("Go on with the copy"))
        if self._session.messages.ask(question) is None:
            return
        try:
            kept = self._backend.take_copy(found)
        except (RuleViolation, EnvironmentProblem) as refusal:
            self._session.messages.failed.emit(str(refusal))
            return
        words = self.tr("The damaged file is kept as {0}").format(kept.name)
        self._reopen(path, lambda: self._session.messages.said.emit(words))

    def _another_folder(self, path: Path, problem: Exception) -> Path | None:
        question = Question(
            self.tr("{0} is damaged, and there is no good copy at hand").format(path.name),
            lines=(
                str(problem),
                self.tr("Nothing was changed. Put in the stick with the backups, or choose the folder they are in."),
            ),
            action=self.tr("Choose a folder…"),
        )
        if self._session.messages.ask(question) is None:
            return None
        chosen = QFileDialog.getExistingDirectory(self._window, self.tr("Folder with backups"), str(path.parent))
        return Path(chosen) if chosen else None
