"""Does the event file hold what was entered? A quick look after every opening, and everything by hand."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QPlainTextEdit, QWidget

from tdapp.domain.words.errors import DamagedFile, EnvironmentProblem, RuleViolation
from tdapp.ui.session.backend import Backend
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.basics import button
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.window.files import FileActions

LOOK, CHECK = "quick look at the file", "check of the file"


class FileCheck(QObject):
    """Looks at the file off the main thread, and shows what differs.

    Signals: ``noticed()`` the event has one notice more.
    """

    noticed = Signal()

    def __init__(
        self, backend: Backend, session: Session, files: FileActions, tasks: TaskRunner, window: QWidget
    ) -> None:
        super().__init__(window)
        self._backend, self._session, self._files, self._tasks = backend, session, files, tasks
        self._window = window
        session.view.event_changed.connect(self._look)

    def ask(self) -> None:
        """Check the open event, else a file that is chosen."""
        store = self._session.view.store
        if store is not None:
            self.check(Path(store.path))
            return
        name, _filter = QFileDialog.getOpenFileName(
            self._window, self.tr("Check the event file"), "", self.tr("Event files (*.tdb)")
        )
        if name:
            self.check(Path(name))

    def check(self, path: Path) -> None:
        """Compare every page, table and row; the answer comes as a dialog."""
        self._tasks.start_long(
            CHECK,
            self.tr("{0} is being checked…").format(path.name),
            lambda _watch: self._backend.check_file(path),
            lambda found: self._show(path, found),
            self._failed,
        )

    def _look(self) -> None:
        self._tasks.drop(LOOK)
        store = self._session.view.store
        if store is None:
            return
        path = Path(store.path)
        self._tasks.start(LOOK, lambda: self._backend.is_as_entered(path), self._looked, self._failed)

    def _looked(self, as_entered: bool) -> None:
        store = self._session.view.store
        if as_entered or store is None:
            return
        sentence = self.tr("THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.")
        store.add_notice(sentence)
        self.noticed.emit()
        question = Question(
            self.tr("{0} is not as it was left").format(Path(store.path).name),
            lines=(
                self.tr("Something else than this program has changed it: a disk, another program, a sync folder."),
                self.tr("The check names every row that differs from the log, and the newest good copy."),
            ),
            action=self.tr("Check the event file"),
        )
        if self._session.messages.ask(question) is not None:
            self.check(Path(store.path))

    def _show(self, path: Path, found: tuple[str, ...]) -> None:
        if not found:
            self._session.messages.said.emit(self.tr("{0}: everything is as it was entered.").format(path.name))
        dialog = CheckDialog(path, found, self._window)
        wants_copy = dialog.exec() == QDialog.DialogCode.Accepted and bool(found)
        dialog.deleteLater()
        if wants_copy:
            self._take_copy(path, found[0])

    def _take_copy(self, path: Path, first: str) -> None:
        self._session.view.open(None)  # the copy takes the place of the file
        self._files.rescue.offer(path, DamagedFile(first))
        if not (self._session.view.is_open or self._files.is_opening):
            self._files.open(path)

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, RuleViolation | EnvironmentProblem):
            raise problem
        self._session.messages.failed.emit(str(problem))


class CheckDialog(FittingDialog):
    """What differs, a line each; accepted when the newest good copy is wanted."""

    def __init__(self, path: Path, found: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Check the event file"))
        self.resize(640, 420 if found else 160)
        sentence = (
            self.tr("%n difference(s) between the file and what was entered:", "", len(found))
            if found
            else self.tr("Every page, every table and every row is as it was entered: no difference.")
        )
        box = dialog_box(self, path.name, sentence, wrap=True)
        self.lines = QPlainTextEdit("\n".join(found))
        self.lines.setReadOnly(True)
        self.lines.setAccessibleName(self.tr("Differences"))
        self.lines.setVisible(bool(found))
        box.addWidget(self.lines, 1)
        self.copy = button(self.tr("Copy the lines"), "copy", on_click=self._copy)
        self.take = button(self.tr("Go on with the newest good copy…"), "rotate-ccw", on_click=self.accept)
        self.close_button = button(self.tr("Close"), role="primary", on_click=self.reject)
        for one in (self.copy, self.take):
            one.setVisible(bool(found))
            one.setAutoDefault(False)
        self.close_button.setDefault(True)
        box.addLayout(beside(self.copy, None, self.take, self.close_button))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.lines.toPlainText())
