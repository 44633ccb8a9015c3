"""What happens to finished documents: to a printer, into files, onto the clipboard; long runs can be stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.files.writing import write_file
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.ui.widgets.paper.printing import PrintRun, Sheaf

T = TypeVar("T")
SLOT = "print-desk"


class PrintDesk(QObject):
    """One run at a time. A *maker* makes the bytes of one document and may run in a thread.

    Signals: ``progressed(int, int, str)`` done, all, what is being done now; ``idle()`` the run is over;
    ``kept(str, str)`` what was written, and the folder where it lies.
    """

    progressed = Signal(int, int, str)
    kept = Signal(str, str)
    idle = Signal()

    def __init__(self, parent: QWidget, session: Session, tasks: TaskRunner) -> None:
        super().__init__(parent)
        self._widget = parent
        self._session = session
        self._tasks = tasks
        self._run: PrintRun | None = None
        self._cancelled = False
        self._files = 0
        self.busy = False

    def cancel(self) -> None:
        """Stop: what is written or sent by now stays."""
        self._cancelled = True
        if self._run is not None:
            self._tasks.drop(SLOT)
            self._run.cancel()

    def make(self, maker: Callable[[], T], done: Callable[[T], None]) -> None:
        """Make something beside the window, which does not wait for it; what cannot be made is told."""

        def failed(problem: Exception) -> None:
            self._session.messages.failed.emit(_sentence(problem))

        self._tasks.start_long("export", self.tr("Making the table…"), lambda _watch: maker(), done, failed)

    # -- files ----------------------------------------------------------------------------------------------------

    def save(self, data: bytes, name: str, title: str, kinds: str) -> None:
        """Ask where to, and write one file; the dialog asks before it overwrites."""
        target, _filter = QFileDialog.getSaveFileName(self._widget, title, str(self._folder() / name), kinds)
        if target:
            self._written(Path(target), data)

    def save_each(self, makers: Sequence[tuple[str, Callable[[], bytes]]]) -> None:
        """Ask for a folder and write one PDF for each (name, maker)."""
        chosen = QFileDialog.getExistingDirectory(self._widget, self.tr("Folder for the PDFs"), str(self._folder()))
        if not chosen:
            return
        targets = [Path(chosen) / f"{name}.pdf" for name, _ in makers]
        present = [target for target in targets if target.exists()]
        if present:
            answer = self._ask_over(len(present), present[0].name)
            if answer is None:
                return
            if answer == "both":
                targets = [_free(target) for target in targets]
        self._begin()
        self._files = 0
        self._next_file(list(zip(targets, (maker for _, maker in makers), strict=True)), 0, [])

    def _next_file(self, jobs: list[tuple[Path, Callable[[], bytes]]], done: int, faults: list[str]) -> None:
        if self._cancelled or done == len(jobs):
            self._files_done(jobs, faults)
            return
        target, maker = jobs[done]
        self.progressed.emit(done, len(jobs), target.name)

        def written(_answer: object) -> None:
            self._files += 1
            self._next_file(jobs, done + 1, faults)

        def failed(problem: Exception) -> None:
            from tdapp.reports.printing import NothingToPrint  # loaded when the first document was made

            if isinstance(problem, NothingToPrint):  # of every document: it would be empty
                self._next_file(jobs, done + 1, faults)
                return
            if isinstance(problem, RuleViolation):  # one document that cannot be made stops no other
                self._next_file(jobs, done + 1, [*faults, f"{target.name}: {problem}"])
                return
            self._files_done(jobs, [*faults, _sentence(problem)])

        self._tasks.start(SLOT, lambda: write_file(target, maker()), written, failed)

    def _files_done(self, jobs: list[tuple[Path, Callable[[], bytes]]], faults: list[str]) -> None:
        self._end()
        count, folder = len(jobs), jobs[0][0].parent
        text = self.tr("%n PDF(s) written.", "", self._files)
        if self._cancelled:
            text = self.tr("Stopped: {0} of {1} PDFs were written.").format(self._files, count)
        self._session.messages.said.emit(text)
        if self._files:
            self.kept.emit(self.tr("{0} They lie in {1}.").format(text, folder), str(folder))
        if faults:
            self._session.messages.failed.emit(" ".join((text, *faults)))

    def _ask_over(self, count: int, name: str) -> str | None:
        box = QMessageBox(self._widget)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Files of these names are there already"))
        words = self.tr("%n file(s) of the same name are in this folder already, for example {0}.", "", count)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(words.format(name))
        box.setInformativeText(self.tr("Keep both gives the new ones a number."))
        over = box.addButton(self.tr("Write over them"), QMessageBox.ButtonRole.DestructiveRole)
        both = box.addButton(self.tr("Keep both"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(both)
        box.exec()
        clicked = box.clickedButton()
        return "over" if clicked is over else "both" if clicked is both else None

    def _written(self, target: Path, data: bytes) -> None:
        try:
            write_file(target, data)
        except EnvironmentProblem as problem:
            self._session.messages.failed.emit(str(problem))
            return
        self._session.messages.said.emit(self.tr("Saved: {0}").format(target.name))

    def _folder(self) -> Path:
        store = self._session.view.store
        return store.path.parent if store else Path.home()

    # -- the printer ----------------------------------------------------------------------------------------------

    def print(self, first: Sheaf, makers: Sequence[tuple[str, Callable[[], Sheaf]]], *, one_job: bool) -> None:
        """Ask for a printer and print; ``first`` is what is seen now, ``makers`` all of it where it is more."""
        from tdapp.ui.widgets.paper.printing import PrintRun, ask_printer

        alone = not makers
        pages = len(first.pages) if alone else 0
        copies = first.copies if alone else 1
        printer = ask_printer(self._widget, first.pages[0], first.title, copies=copies, pages=pages)
        if printer is None:
            return
        self._begin()
        run = self._run = PrintRun(printer, one_job=one_job, parent=self)
        count = max(1, len(makers))
        place = 0

        def stepped(page: int, title: str) -> None:
            self.progressed.emit(place, count, self.tr("{0}: page {1}").format(title, page))

        def finished(sent: int) -> None:
            run.deleteLater()
            self._end()
            words = self.tr("Stopped after %n page(s).", "", sent) if self._cancelled else ""
            self._session.messages.said.emit(words or self.tr("%n page(s) sent to the printer.", "", sent))

        run.stepped.connect(stepped)
        run.finished.connect(finished)
        if alone:
            run.start(replace(first, copies=1))  # the dialog has asked for the copies
            return

        def go_on() -> None:
            nonlocal place
            if place == len(makers) or self._cancelled:
                run.end()
                return
            title, maker = makers[place]
            self.progressed.emit(place, count, title)
            place += 1
            self._tasks.start(SLOT, maker, lambda sheaf: run.start(sheaf, go_on), failed)

        def failed(problem: Exception) -> None:
            run.end()
            self._session.messages.failed.emit(_sentence(problem))

        go_on()

    def _begin(self) -> None:
        self._cancelled = False
        self.busy = True

    def _end(self) -> None:
        self.busy, self._run = False, None
        self.idle.emit()


def _free(target: Path) -> Path:
    """The same name, or with the first number that is free."""
    found, number = target, 1
    while found.exists():
        number += 1
        found = target.with_name(f"{target.stem} ({number}){target.suffix}")
    return found


def _sentence(problem: Exception) -> str:
    if not isinstance(problem, RuleViolation | EnvironmentProblem):
        raise problem
    return str(problem)
