"""Opening, making, importing, dropping: everything that ends with another event in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from tdapp.domain.words.errors import (
    Ambiguous,
    DamagedFile,
    EnvironmentProblem,
    Fault,
    InputRefused,
    OpenElsewhere,
    OtherFile,
    RuleViolation,
)
from tdapp.domain.words.file_kinds import is_own_event
from tdapp.services.files.reading import first_bytes
from tdapp.services.ports.event_store import EventStore
from tdapp.ui.session.backend import Backend, ImportReview, NewEvent
from tdapp.ui.session.opening import Opening
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner, Watch
from tdapp.ui.widgets.confirm import ask_line
from tdapp.ui.window.rescue import Rescue

READ = "read"
EVENT_SUFFIX = ".tdb"
IMPORTED = "*.trf *.trfx *.tdf *.txt *.csv *.xlsx *.html *.pgn *.json *.sjson *.papi *.sce *.tunx *.TUNx *.TUNX"
TRF_SUFFIXES = (".trf", ".trfx", ".txt", ".trf16", ".trf26")


class FileActions(QObject):
    """Asks for names, calls the backend, hands the store to the session.

    Signals: ``failed(str, str)`` title and text of something that went wrong; ``opened()``.
    """

    failed = Signal(str, str)
    opened = Signal()

    def __init__(
        self, backend: Backend, session: Session, remembered: Remembered, tasks: TaskRunner, window: QWidget
    ) -> None:
        super().__init__(window)
        self._backend = backend
        self._session = session
        self._remembered = remembered
        self._tasks = tasks
        self._opening = Opening(tasks)
        self._window = window
        self.rescue = Rescue(backend, session, remembered, window, self.open)

    # -- by menu --------------------------------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Choose an event file, or an exchange file to import."""
        name, _filter = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open an event"),
            self._folder(),
            self.tr("Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)"),
        )
        if name:
            self.take(Path(name))

    def ask_import(self) -> None:
        """Choose an exchange file, or several: the sections of one event, or pages of one section."""
        names, _filter = QFileDialog.getOpenFileNames(
            self._window,
            self.tr("Import a tournament report"),
            self._folder(),
            self.tr("Reports, tables, games, JSON ({endings});;All files (*)").format(endings=IMPORTED),
        )
        if len(names) > 1:
            self.import_several([Path(name) for name in names])
        elif names:
            self.import_trf(Path(names[0]))

    def paste(self) -> None:
        """A crosstable of a web page or a spreadsheet, from the clipboard; reviewed as a file is."""
        copied = QGuiApplication.clipboard().mimeData()
        text, page = copied.text(), copied.html()
        named = Path(self._folder()) / f"{self.tr('Crosstable')}.txt"

        def read(_watch: Watch, taken: Sequence[int]) -> ImportReview:
            try:
                return self._backend.read_trf(named, pasted=text, taken=taken)
            except RuleViolation:
                if "<table" not in page:
                    raise
                with suppress(RuleViolation):  # as the page lays it out, where its text alone does not tell
                    return self._backend.read_trf(named, pasted=page, taken=taken)
                raise

        self._read(
            named.name,
            self.tr("The table that was copied is being read…"),
            read,
            lambda problem, _taken: self._refuse(self.tr("What was copied cannot be imported"), problem),
        )

    def ask_new(self) -> None:
        """The wizard, then the file's name."""
        from tdapp.ui.pages.event.new_event import NewEventWizard

        wizard = NewEventWizard(self._window, create=self.create)
        wizard.exec()
        wizard.deleteLater()

    def create(self, new: NewEvent) -> bool:
        """Ask for the file's name, make the event and show it; False when that was cancelled or went wrong."""
        path = self._ask_target(self._proposed(new.event.name))
        if path is None:
            return False
        try:
            store = self._backend.create_event(path, new)
        except (RuleViolation, EnvironmentProblem) as problem:
            self._refuse(self.tr("The event cannot be opened"), problem)
            return False
        self._show(store)
        return True

    def ask_join(self) -> None:
        """Become a desk of an event that another computer leads."""
        from tdapp.ui.pages.event.join import JoinDialog

        dialog = JoinDialog(self._backend, self._tasks, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            address, fingerprint, code = dialog.address, dialog.fingerprint, dialog.code
            words = self.tr("The event is being fetched…")
            self._open_with(None, words, lambda _watch: self._backend.join_event(address, fingerprint, code))
        dialog.deleteLater()

    def demo(self) -> None:
        """Open the demo event."""
        words = self.tr("The demo event is being opened…")
        self._open_with(None, words, lambda _watch: self._backend.demo_event(), remember=False)

    def practise(self) -> None:
        """Open the event to play a round in."""
        words = self.tr("The practice event is being made…")
        self._open_with(None, words, lambda _watch: self._backend.practice_event(), remember=False)

    def bring(self, path: Path | None = None) -> None:
        """Our own table of an event of another program, beside the published one; nothing is kept."""
        from tdapp.ui.window.first.bring import BringDialog

        dialog = BringDialog(self._backend, self._tasks, self.import_trf, self._window, path)
        dialog.show_through()
        dialog.deleteLater()

    def ask_copy(self) -> None:
        """Save a copy of the open event."""
        store = self._session.view.store
        if store is None:
            return
        path = self._ask_target(store.path.with_name(f"{store.path.stem} copy{EVENT_SUFFIX}"))
        if path is None:
            return
        try:
            store.save_copy(path)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.failed.emit(self.tr("The copy was not written"), str(problem))
            return
        self._session.messages.said.emit(self.tr("A copy was written: {0}").format(path.name))

    def ask_hand_over(self) -> None:
        """One verified copy for another computer, which the log names; this window lets go of the event."""
        store = self._session.view.store
        if store is None:
            return
        receiver = ask_line(
            self._window,
            self.tr("Hand over to another computer"),
            self.tr("What the other computer is called (the log keeps it):"),
        )
        if not receiver:
            return
        path = self._ask_target(store.path.with_name(store.path.name))
        if path is None:
            return
        try:
            store.hand_over(path, receiver)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.failed.emit(self.tr("The event was not handed over"), str(problem))
            return
        self._session.view.open(None)
        self._session.messages.said.emit(
            self.tr("Handed over to {0}: go on there with {1}, and not here.").format(receiver, path.name)
        )

    # -- by path --------------------------------------------------------------------------------------------------

    def take(self, path: Path) -> None:
        """Open an event file or import an exchange file, by what it is."""
        if is_event(path):
            self.open(path)
        else:
            self.import_trf(path)

    @property
    def is_opening(self) -> bool:
        """Whether an event is being opened beside the window."""
        return self._opening.is_under_way

    def open(self, path: Path, then: Callable[[], None] = lambda: None) -> None:
        """Open an event file; read-only if another window has it, and the newest good copy if it is damaged.

        ``then`` when it is shown: that may be later.
        """

        def opened(store: EventStore) -> None:
            self._show(store)
            then()

        self._opening.start(
            path,
            self._being_opened(path),
            lambda _watch: self._backend.open_event(path),
            opened,
            lambda problem: self._not_opened(path, problem),
        )

    def _being_opened(self, path: Path) -> str:
        return self.tr("{0} is being opened…").format(path.name)

    def _not_opened(self, path: Path, problem: Exception) -> None:
        if isinstance(problem, OpenElsewhere):
            self._offer_reading(path, problem)
            return
        was_event = isinstance(problem, RuleViolation) and not isinstance(problem, OtherFile) and _was_event(path)
        if isinstance(problem, DamagedFile) or was_event:
            self.rescue.offer(path, problem)
        else:
            self._refuse(self.tr("The event cannot be opened"), problem)

    def _offer_reading(self, path: Path, problem: OpenElsewhere) -> None:
        question = Question(
            self.tr("{0} is open in another window").format(path.name),
            lines=(
                str(problem),
                self.tr("You can look at it here: this window shows what the other one writes, and changes nothing."),
            ),
            action=self.tr("Open it to look at"),
        )
        if self._session.messages.ask(question) is not None:
            self._open_with(
                path, self._being_opened(path), lambda _watch: self._backend.open_event(path, read_only=True)
            )

    def import_trf(self, path: Path) -> None:
        """Read an exchange file and show the review."""
        self._read(
            path.name,
            self._reading(path),
            lambda _watch, taken: self._backend.read_trf(path, taken=taken),
            lambda problem, taken: self._refuse_import(path, problem, taken),
        )

    def _read(
        self,
        name: str,
        words: str,
        read: Callable[[Watch, Sequence[int]], ImportReview],
        refuse: Callable[[Exception, Sequence[int]], None],
        taken: tuple[int, ...] = (),
    ) -> None:
        """Read, ask which of several readings is right where the file leaves it open, read again, show the review."""

        def failed(problem: Exception) -> None:
            if not isinstance(problem, Ambiguous):
                refuse(problem, taken)
                return
            from tdapp.ui.pages.event.open_readings import OpenReadingsDialog

            dialog = OpenReadingsDialog(name, problem.questions, self._window)
            if dialog.exec() == QDialog.DialogCode.Accepted:
                self._read(name, words, read, refuse, (*taken, *dialog.taken))
            dialog.deleteLater()

        self._tasks.start_long(READ, words, lambda watch: read(watch, taken), self._review, failed)

    def _reading(self, path: Path) -> str:
        return self.tr("{0} is being read…").format(path.name)

    def import_several(self, paths: Sequence[Path]) -> None:
        """Several exchange files as the sections of one event, in one review."""
        title = self.tr("These files cannot be imported as one event")
        self._read(
            self.tr("%n file(s)", "", len(paths)),
            self.tr("%n file(s) are being read…", "", len(paths)),
            lambda watch, taken: self._backend.read_several(watch.over(paths), taken=taken),
            lambda problem, _taken: self._refuse(title, problem),
        )

    def _refuse_import(self, path: Path, problem: Exception, taken: Sequence[int]) -> None:
        """A file that contradicts itself can be taken over all the same, every contradiction named and noted."""
        title = self.tr("{0} cannot be imported").format(path.name)
        if not isinstance(problem, InputRefused):
            self._refuse(title, problem)
            return
        self._tasks.start_long(
            READ,
            self._reading(path),
            lambda _watch: self._backend.read_trf(path, defects=True, taken=taken),
            lambda review: self._offer_defects(problem, review),
            lambda _again: self._refuse(title, problem),
        )

    def _offer_defects(self, problem: InputRefused, review: ImportReview) -> None:
        lines = [self._located(fault) for fault in problem.faults[:12]]
        if len(problem.faults) > 12:
            lines.append(self.tr("… and %n more", "", len(problem.faults) - 12))
        lines.append(
            self.tr(
                "Nothing was created. It can be imported all the same: a game that only one player states is completed "
                "or becomes a bye worth the same, results count and not the points column. Every contradiction is "
                "listed in the review and noted in the tournament report."
            )
        )
        question = Question(
            self.tr("{0} contradicts itself").format(review.source.name),
            lines=tuple(lines),
            action=self.tr("Import it all the same…"),
        )
        if self._session.messages.ask(question) is not None:
            self._review(review)

    def _review(self, review: ImportReview) -> None:
        from tdapp.ui.pages.event.import_review import ImportReviewDialog

        target = _free(review.source.with_suffix(EVENT_SUFFIX))
        dialog = ImportReviewDialog(review, target, self._ask_target, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            target = dialog.target
            self._open_with(
                target,
                self.tr("{0} is being written…").format(target.name),
                lambda watch: self._backend.import_trf(review, target, watch.look),
            )
        dialog.deleteLater()

    def _open_with(
        self, path: Path | None, words: str, make: Callable[[Watch], EventStore], *, remember: bool = True
    ) -> None:
        self._opening.start(
            path,
            words,
            make,
            lambda store: self._show(store, remember=remember),
            lambda problem: self._refuse(self.tr("The event cannot be opened"), problem),
        )

    def finish(self) -> None:
        """The window closes and no task runs any more: what was opened and never shown is closed."""
        self._opening.put_away()

    def _show(self, store: EventStore, *, remember: bool = True) -> None:
        if remember:
            self._remembered.add_recent(Path(store.path))
        self._session.view.open(store)
        self.opened.emit()

    def _refuse(self, title: str, problem: Exception) -> None:
        if isinstance(problem, InputRefused):
            lines = [self._located(fault) for fault in problem.faults[:12]]
            if len(problem.faults) > 12:
                lines.append(self.tr("… and %n more", "", len(problem.faults) - 12))
            lines += ["", self.tr("Nothing was created or changed.")]
            self.failed.emit(title, "\n".join(lines))
        elif isinstance(problem, RuleViolation | EnvironmentProblem):
            self.failed.emit(title, str(problem))
        else:
            raise problem

    def _located(self, fault: Fault) -> str:
        if not fault.line:
            return fault.text
        return self.tr("Line {0}, column {1}: {2}").format(fault.line, fault.column or 1, fault.text)

    def _ask_target(self, proposed: Path) -> Path | None:
        name, _filter = QFileDialog.getSaveFileName(
            self._window, self.tr("Name of the event file"), str(proposed), self.tr("Event files (*.tdb)")
        )
        if not name:
            return None
        path = Path(name)
        if path.suffix.lower() == EVENT_SUFFIX:
            return path
        path = path.with_name(path.name + EVENT_SUFFIX)
        if path.exists():  # the dialog asked about another name: never write over an event unasked
            self.failed.emit(
                self.tr("That name is taken"),
                self.tr("{0} exists already. Nothing was changed; choose another name.").format(path.name),
            )
            return None
        return path

    def _folder(self) -> str:
        recent = self._remembered.recent()
        return str(Path(recent[0]).parent) if recent else str(Path.home())

    def _proposed(self, name: str) -> Path:
        safe = "".join(c if c.isalnum() or c in " -_." else " " for c in name)
        return _free(Path(self._folder()) / f"{' '.join(safe.split()) or 'event'}{EVENT_SUFFIX}")


def is_event(path: Path) -> bool:
    """Whether a file is an event, or goes by the name of one."""
    if path.suffix.lower() == EVENT_SUFFIX:
        return True
    try:
        return is_own_event(first_bytes(path, 100))
    except EnvironmentProblem:
        return path.suffix.lower() not in TRF_SUFFIXES


def _was_event(path: Path) -> bool:
    """Whether the name is that of an event: one whose first page is gone is no event file any more."""
    return path.suffix.lower() == EVENT_SUFFIX


def _free(path: Path) -> Path:
    """The path itself, or with a number when the name is taken."""
    candidate, number = path, 2
    while candidate.exists():
        candidate = path.with_name(f"{path.stem} {number}{path.suffix}")
        number += 1
    return candidate
