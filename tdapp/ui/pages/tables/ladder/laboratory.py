"""The window of the laboratory: a study and its parameters at the left, its report at the right."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QProgressBar, QSizePolicy, QStackedLayout, QWidget

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.files.writing import write_file
from tdapp.ui.session.announce import announce
from tdapp.ui.session.laboratory import LabAnswer, Laboratory, LabQuestion, StudyChoice
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.basics import Banner, EmptyState, QuietCombo, Stepper, button, label, tool, typed
from tdapp.ui.widgets.boxes import beside, captioned, column_in, form_box, row_in
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.paper.pdf_pages import PageView

EVENTS = (20, 100, 250, 500, 1000, 2500, 5000, 10000)
WIDTH = 390
SLOT = "laboratory"


class LabRun(QObject):
    """One run at a time, in a thread.

    Signals: ``progressed(str, int, int)`` words, events done, events wanted; ``finished(object)`` a LabAnswer;
    ``failed(str)`` a sentence.
    """

    progressed = Signal(str, int, int)
    finished = Signal(object)
    failed = Signal(str)

    def __init__(self, laboratory: Laboratory, tasks: TaskRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._laboratory, self._tasks = laboratory, tasks
        self._going = False
        self._number = 0

    @property
    def going(self) -> bool:
        """Whether a run is under way and is not being stopped."""
        return self._going

    def start(self, question: LabQuestion) -> None:
        """Begin."""
        self._going = True
        self._number += 1
        mine = self._number

        def watch(words: str, done: int, wanted: int) -> bool:
            newest = mine == self._number  # else a stopped run that has not come to its end yet
            if newest:
                self.progressed.emit(words, done, wanted)
            return newest and self._going

        self._tasks.start(SLOT, lambda: self._laboratory.run(question, watch), self._done, self._problem)

    def stop(self) -> None:
        """No further event is begun; what is done is shown."""
        self._going = False

    def _done(self, answer: LabAnswer) -> None:
        self._going = False
        self.finished.emit(answer)

    def _problem(self, problem: Exception) -> None:
        self._going = False
        if not isinstance(problem, RuleViolation | EnvironmentProblem):
            raise problem
        self.failed.emit(str(problem))


class LaboratoryWindow(FittingDialog):
    """Asks, runs, shows. ``ladders`` are those of the open event: (name, text).

    Signals: ``help_wanted(str)`` a page of the manual.
    """

    help_wanted = Signal(str)

    def __init__(
        self,
        laboratory: Laboratory,
        tasks: TaskRunner,
        ladders: tuple[tuple[str, str], ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("tdapp: laboratory"))
        self.resize(1200, min(860, self.screen().availableGeometry().height() * 17 // 20))
        self.run = LabRun(laboratory, tasks, self)
        self._studies = laboratory.studies()
        self._ladders = ladders
        self._answer: LabAnswer | None = None
        self._question: LabQuestion | None = None
        self._results: Path | None = None
        self._folder: Path | None = None
        across = row_in(self, 16, (20, 16, 20, 14))
        left = QWidget()
        left.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        across.addWidget(left)
        self._build_question(left, laboratory.most_jobs)
        across.addWidget(self._build_answer(), 1)
        self.run.progressed.connect(self._progressed)
        self.run.finished.connect(self._finished)
        self.run.failed.connect(self._failed)
        if parent is not None:
            parent.window().installEventFilter(self)
        self._choose(0)
        self._show_state()

    # -- building -------------------------------------------------------------------------------------------------

    def _build_question(self, holder: QWidget, most_jobs: int) -> None:
        self.study = QuietCombo(self.tr("Study"))
        for entry in self._studies:
            self.study.addItem(entry.name, entry.id)
        self.study.activated.connect(self._choose)
        self.question = label("", "heading", wrap=True)
        self.method = label("", "dim", wrap=True)
        self.size_field = QuietCombo(self.tr("Players and rounds"))
        self.events = QuietCombo(self.tr("Events"))
        for count in EVENTS:
            self.events.addItem(str(count), count)
        self.seed = QLineEdit("1")
        self.seed.setMaxLength(40)
        self.jobs = Stepper(self.tr("Processes"), self.tr("Fewer processes"), self.tr("More processes"))
        self.jobs.set_range(1, most_jobs, 2)
        self.own = QLineEdit()
        self.own.setPlaceholderText(self.tr("BH/C1,SB; DE,BH@fide-2009"))
        self.add_own = button(
            self.tr("Add this event's"),
            "plus",
            tip=self.tr("Put the ladders of the open event into the rows"),
            on_click=self._add_own,
        )
        self.reports = button(
            self.tr("Reports of a folder…"),
            "folder-open",
            tip=self.tr("Look at events that were really played instead of events made by chance"),
            on_click=self._ask_folder,
        )
        self.looked_at = label("", "small", wrap=True)
        form = form_box()
        captioned(form, self.tr("Players × rounds"), self.size_field)
        captioned(form, self.tr("Events"), self.events)
        captioned(form, self.tr("Seed"), self.seed)
        captioned(form, self.tr("Processes"), self.jobs)
        self.own_caption = label(self.tr("Ladders of your own, separated by ;"), wrap=True)
        self.own_caption.setBuddy(self.own)
        self.own.setAccessibleName(self.own_caption.text())
        self.keep = button(
            self.tr("Keep the events in a file…"),
            "save",
            tip=self.tr("A run that was stopped goes on where it was; more events can be added later"),
            on_click=self._ask_results,
        )
        self.kept = label("", "small", wrap=True)
        self.start = button(self.tr("Start"), "play", "primary", on_click=self.do_start)
        self.start.setDefault(True)
        self.stop = button(self.tr("Stop"), "x", on_click=self.do_stop)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.progress = label("", "small", wrap=True)
        self.help = tool("circle-question-mark", self.tr("About the laboratory"), shortcut="F1", on_click=self._help)
        self.help.setShortcut("F1")
        box = column_in(holder, 8)
        box.addStrut(WIDTH)
        box.addLayout(beside((label(self.tr("The laboratory"), "title", wrap=True), 1), self.help))
        for part in (self.study, self.question, self.method):
            box.addWidget(part)
        box.addLayout(form)
        box.addWidget(self.own_caption)
        box.addWidget(self.own)
        box.addLayout(beside(self.add_own, self.reports, None))
        box.addWidget(self.looked_at)
        box.addLayout(beside(self.keep, None))
        box.addWidget(self.kept)
        box.addLayout(beside(self.start, self.stop, None))
        box.addWidget(self.bar)
        box.addWidget(self.progress)
        box.addStretch()

    def _build_answer(self) -> QWidget:
        holder = QWidget()
        self.banner = Banner("warn")
        self.banner.set_text("")
        self.verdict = label("", wrap=True)
        self.verdict.hide()
        self.pages = PageView()
        self.empty = EmptyState(
            "flask-conical",
            self.tr("Nothing was run yet"),
            self.tr("Choose a study and how many events. A hundred events of 100 players take some ten seconds."),
        )
        both = QWidget()
        self.stack = QStackedLayout(both)
        self.stack.addWidget(self.empty)
        self.stack.addWidget(self.pages)
        self.save_pdf = button(self.tr("Save as PDF…"), "save", on_click=self.do_save_pdf)
        self.save_csv = button(self.tr("Save as CSV…"), "save", on_click=self.do_save_csv)
        self.save_json = button(self.tr("Save as JSON…"), "save", on_click=self.do_save_json)
        self.close_button = button(self.tr("Close"), on_click=self.close)
        self.close_button.setAutoDefault(False)
        zoom = [
            tool(icon, text, on_click=partial(self.pages.zoom, step))
            for icon, text, step in (
                ("zoom-out", self.tr("Smaller"), -1),
                ("zoom-in", self.tr("Larger"), 1),
                ("maximize", self.tr("Whole page"), 0),
            )
        ]
        box = column_in(holder, 8)
        box.addWidget(self.banner)
        box.addWidget(self.verdict)
        box.addWidget(both, 1)
        box.addLayout(beside(*zoom, self.save_pdf, self.save_csv, self.save_json, None, self.close_button))
        return holder

    # -- what is asked --------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> StudyChoice:
        """The study in view."""
        return self._studies[max(0, self.study.currentIndex())]

    def asked(self) -> LabQuestion:
        """The question as it stands."""
        ladders = tuple(text.strip() for text in typed(self.own).split(";") if text.strip())
        return LabQuestion(
            self.chosen.id,
            self.size_field.currentText(),
            int(self.events.currentData()),
            typed(self.seed) or "1",
            self.jobs.value,
            ladders if self.chosen.is_open else (),
            self._results,
            self._folder if self.chosen.is_open else None,
        )

    def _choose(self, index: int) -> None:
        entry = self._studies[index]
        self.question.setText(entry.question)
        self.method.setText(entry.method)
        self.size_field.clear()
        self.size_field.addItems(list(entry.sizes))
        near = min(range(len(EVENTS)), key=lambda place: abs(EVENTS[place] - entry.events))
        self.events.setCurrentIndex(near)
        for part in (self.own_caption, self.own, self.add_own, self.reports, self.looked_at):
            part.setVisible(entry.is_open)
        self.add_own.setEnabled(bool(self._ladders))

    def _help(self) -> None:
        self.help_wanted.emit("laboratory")

    def _add_own(self) -> None:
        """The ladders of the open event, each once."""
        held = [text.strip() for text in typed(self.own).split(";") if text.strip()]
        held += [text for _, text in self._ladders if text not in held]
        self.own.setText("; ".join(held))

    def _ask_folder(self) -> None:
        """A folder of reports; without one events are made by chance again."""
        name = QFileDialog.getExistingDirectory(self, self.tr("A folder of tournament reports"))
        self._folder = Path(name) if name else None
        self.looked_at.setText(
            self.tr("The reports in {0} instead of events made by chance").format(name) if name else ""
        )

    def _ask_results(self) -> None:
        name, _filter = QFileDialog.getSaveFileName(
            self,
            self.tr("Keep the events in a file"),
            f"{self.chosen.id}-{self.size_field.currentText()}.jsonl",
            self.tr("Results of the laboratory (*.jsonl)"),
            options=QFileDialog.Option.DontConfirmOverwrite,  # a file of the same question is taken up
        )
        self._results = Path(name) if name else None
        self.kept.setText(self.tr("Kept in {0}").format(name) if name else "")

    # -- running --------------------------------------------------------------------------------------------------

    def do_start(self) -> None:
        """Ask the question."""
        self.banner.set_text("")
        self.progress.setText("")
        self.bar.setRange(0, 0)
        question = self._question = self.asked()
        self._show_state(running=True)
        self.run.start(question)

    def do_stop(self) -> None:
        """Stop after the events under way."""
        self.run.stop()
        self.stop.setEnabled(False)
        self.progress.setText(self.tr("Stopping after the events under way…"))

    def _progressed(self, words: str, done: int, wanted: int) -> None:
        self.bar.setRange(0, wanted)
        self.bar.setValue(done)
        if self.run.going:
            self.progress.setText(words)

    def _finished(self, answer: LabAnswer) -> None:
        self._answer = answer if answer.events else None
        self.pages.set_pdf(answer.printed.pdf if answer.events else b"")
        self.stack.setCurrentWidget(self.pages if answer.events else self.empty)
        self.verdict.setText(answer.verdict)
        self.verdict.setToolTip(answer.verdict)
        self.verdict.setVisible(bool(answer.verdict))
        words = self.tr("%n event(s) counted.", "", answer.events)
        self.progress.setText(words)
        announce(self, words)
        self._show_state()

    def _failed(self, sentence: str) -> None:
        self.banner.set_text(sentence)
        self.progress.setText("")
        self._show_state()

    def _show_state(self, *, running: bool = False) -> None:
        """What can be done now."""
        self.start.setEnabled(not running)
        self.stop.setEnabled(running)
        self.bar.setVisible(running)
        for part in (self.study, self.size_field, self.events, self.seed, self.jobs, self.own, self.add_own, self.keep):
            part.setEnabled(not running)
        for part in (self.save_pdf, self.save_csv, self.save_json):
            part.setEnabled(self._answer is not None and not running)

    # -- files ----------------------------------------------------------------------------------------------------

    def do_save_pdf(self) -> None:
        """The report."""
        if self._answer is not None:
            self._save(self._answer.printed.pdf, "pdf", self.tr("PDF files (*.pdf)"))

    def do_save_csv(self) -> None:
        """All figures for a spreadsheet."""
        if self._answer is not None:
            self._save(self._answer.csv, "csv", self.tr("CSV files (*.csv)"))

    def do_save_json(self) -> None:
        """All figures for programs."""
        if self._answer is not None:
            self._save(self._answer.json, "json", self.tr("JSON files (*.json)"))

    def _save(self, data: bytes, ending: str, kinds: str) -> None:
        assert self._question is not None
        of = self._question.size if self._question.folder is None else self._question.folder.name
        proposed = f"{self._question.study}-{of}.{ending}"
        name, _filter = QFileDialog.getSaveFileName(self, self.tr("Save the results"), proposed, kinds)
        if not name:
            return
        try:
            write_file(Path(name), data)
        except EnvironmentProblem as problem:
            self.banner.set_text(str(problem))
            return
        self.progress.setText(self.tr("Saved: {0}").format(Path(name).name))

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def done(self, result: int) -> None:
        self.run.stop()
        self.pages.set_pdf(b"")
        super().done(result)

    def showEvent(self, event):
        super().showEvent(event)
        if self._answer is not None and not self.pages.pages:
            self.pages.set_pdf(self._answer.printed.pdf)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Close and watched is self.parent():
            self.reject()  # no run goes on when the program ends
        return super().eventFilter(watched, event)
