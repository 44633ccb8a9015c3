"""“Bring your last event”: a file of another program, our own table of it, and what differs from the published one."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QSplitter, QStackedWidget, QWidget

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.errors import Ambiguous, EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import current_language
from tdapp.services.tables.brought import PLACE, Brought, Difference
from tdapp.services.tables.explanation import explain_player
from tdapp.ui.pages.tables.explanation_rows import term_columns, term_rows
from tdapp.ui.pages.tables.standings_rows import rung_of, standings_columns, standings_rows
from tdapp.ui.session.announce import announce
from tdapp.ui.session.backend import Backend
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.basics import Banner, button, label
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.table import DenseTable

TASK = "bring"


def difference_columns() -> tuple[Column, ...]:
    """Titles of what differs."""
    translate = QCoreApplication.translate
    return (
        Column("name", translate("Bring", "Name"), widest=220),
        Column("what", translate("Bring", "What"), translate("Bring", "Points, a tie-break, or the place")),
        Column("published", translate("Bring", "Published"), translate("Bring", "As the file states it"), RIGHT),
        Column("ours", translate("Bring", "Ours"), translate("Bring", "As it is calculated here"), RIGHT),
        Column("why", translate("Bring", "Why"), stretch=True, widest=460),
    )


def difference_rows(differences: Sequence[Difference]) -> list[ReadyRow]:
    """One line for each value that differs."""
    place = QCoreApplication.translate("Bring", "place")
    return [
        ReadyRow(
            key,
            (
                ReadyCell(one.name, strong=True),
                ReadyCell(place if one.what == PLACE else one.what),
                ReadyCell(one.published, tone="danger"),
                ReadyCell(one.ours),
                ReadyCell(one.why, tooltip=one.why),
            ),
        )
        for key, one in enumerate(differences)
    ]


class BringDialog(FittingDialog):
    """Takes a file by drop or choice, keeps nothing; ``import_it`` is wanted when the arbiter goes on with it."""

    def __init__(
        self,
        backend: Backend,
        tasks: TaskRunner,
        import_it: Callable[[Path], object],
        parent: QWidget | None = None,
        path: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._backend, self._tasks, self._import = backend, tasks, import_it
        self._path: Path | None = None
        self._brought: Brought | None = None
        self.setWindowTitle(self.tr("Bring your last event"))
        self.setAcceptDrops(True)
        self.resize(1000, 680)
        layout = dialog_box(self, self.tr("Bring your last event"))
        self.about = label(
            self.tr(
                "Drop the file of a finished event here: a tournament report, a crosstable, or the file of another "
                "program. Its table is calculated anew and laid beside the published one. Nothing is kept."
            ),
            "dim",
            wrap=True,
        )
        self.banner = Banner("info")
        self.choose = button(self.tr("Choose a file…"), "folder-open", "primary", on_click=self.ask)
        layout.addWidget(self.about)
        layout.addWidget(self.banner)
        self.stack = QStackedWidget()
        self.stack.addWidget(QWidget())
        self.stack.addWidget(self._tables())
        layout.addWidget(self.stack, 1)
        self.sheet = button(self.tr("As a sheet…"), "printer", on_click=self.show_sheet)
        self.take = button(self.tr("Import it as an event…"), "file-input", on_click=self._go_on)
        self.close_button = button(self.tr("Close"), on_click=self.reject)
        for part in (self.sheet, self.take):
            part.hide()
        layout.addLayout(beside(self.choose, None, self.sheet, self.take, self.close_button))
        self.choose.setFocus()
        if path is not None:
            self.bring(path)

    def _tables(self) -> QWidget:
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        self.differences = DenseTable(self.tr("What differs from the published table"))
        self.differences.setProperty("role", "framed")
        self.differences.row_changed.connect(self._difference_chosen)
        self.standings = DenseTable(self.tr("Our own standings"))
        self.standings.setProperty("role", "framed")
        self.standings.opened.connect(self._value_opened)
        below = QWidget()
        box = column_in(below, 4)
        self.why = label("", wrap=True)
        self.terms = DenseTable(self.tr("The calculation"), sortable=False)
        self.terms.setProperty("role", "framed")
        box.addWidget(self.why)
        box.addWidget(self.terms, 1)
        for part in (self.differences, self.standings, below):
            self.split.addWidget(part)
        self.split.setSizes([150, 190, 170])
        return self.split

    # -- a file ---------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Choose a file."""
        name, _filter = QFileDialog.getOpenFileName(
            self, self.tr("Bring your last event"), str(Path.home()), self.tr("All files (*)")
        )
        if name:
            self.bring(Path(name))

    def bring(self, path: Path) -> None:
        """Read a file and show what came of it."""
        self._path = path
        words = self.tr("{0} is being read…").format(path.name)
        self.banner.set_kind("info")
        self.banner.set_text(words)
        self._tasks.start_long(TASK, words, lambda _watch: self._backend.bring(path), self._show, self._failed)

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, RuleViolation | EnvironmentProblem | Ambiguous):
            raise problem
        open_question = self.tr(
            "The file can be read in several ways: import it, and you are asked which one is right."
        )
        self.banner.set_kind("warn")
        self.banner.set_text(open_question if isinstance(problem, Ambiguous) else str(problem))
        self.stack.setCurrentIndex(0)
        self.sheet.hide()
        self.take.setVisible(isinstance(problem, Ambiguous))

    def _show(self, brought: Brought) -> None:
        self._brought = brought
        section = brought.standings.section
        count = len(brought.differences)
        name = section.event.name or section.name or (self._path.name if self._path else "")
        self.banner.set_kind("warn" if count else "info")
        self.banner.set_text(f"{name}: {brought.sentence}")
        self.differences.setVisible(bool(count))
        self.differences.set_rows(difference_rows(brought.differences), difference_columns())
        self.standings.set_rows(standings_rows(brought.standings), standings_columns(brought.standings))
        self.stack.setCurrentIndex(1)
        for part in (self.sheet, self.take):
            part.show()
        if count:
            first = next((i for i, one in enumerate(brought.differences) if one.rung >= 0), 0)
            self.differences.select_key(first)
            self._difference_chosen(first)
            self.differences.setFocus()
        elif brought.standings.rows:
            self.explain(brought.standings.rows[0].player.number, 0)
            self.standings.setFocus()
        announce(self, self.banner.text())

    # -- one explanation ------------------------------------------------------------------------------------------

    def _difference_chosen(self, key: int) -> None:
        if self._brought is not None and 0 <= key < len(self._brought.differences):
            one = self._brought.differences[key]
            self.explain(one.number, max(one.rung, 0), one.why)

    def _value_opened(self, index) -> None:
        number = self.standings.current_key()
        rung = rung_of(self.standings.column_key(index.column())) if number is not None else None
        if number is not None:
            self.explain(number, rung if rung is not None else 0)

    def explain(self, number: int, rung: int, why: str = "") -> None:
        """How a value of a player comes about."""
        assert self._brought is not None
        table = self._brought.standings
        ladder = parse_ladder(",".join(info.text for info in table.ladder))
        if not table.ladder:
            return
        explained = explain_player(table.section, number, ladder=ladder, only=rung)[0]
        player = next(row.player.name for row in table.rows if row.player.number == number)
        head = self.tr("{0}, {1}: {2}").format(player, explained.name, explained.value or "–")
        self.why.setText(" ".join(filter(None, (f"{head}.", why, explained.policy_sentence))))
        self._make_room()
        self.terms.set_rows(term_rows(table.section, explained), term_columns())

    def _make_room(self) -> None:
        """All lines of the sentence are seen: a splitter does not ask how high a text is at its width."""
        self.why.setMinimumHeight(max(self.why.heightForWidth(self.split.width()), 0))

    # -- one sheet, and on ----------------------------------------------------------------------------------------

    def show_sheet(self) -> None:
        """The standings as they would be printed."""
        from tdapp.reports.data import data_of
        from tdapp.reports.options import PrintOptions
        from tdapp.reports.printing import PrintJob, render_jobs
        from tdapp.ui.widgets.paper.pdf_preview import PdfPreview

        assert self._brought is not None
        options = PrintOptions(printed_at=dt.datetime.now().astimezone(), language=current_language())
        printed = render_jobs([PrintJob("standings", options)], data_of(self._brought.standings))
        PdfPreview(printed, self.tr("Standings"), Path("standings.pdf"), self).show_through()

    def _go_on(self) -> None:
        self.done(QDialog.DialogCode.Accepted)
        if self._path is not None:
            self._import(self._path)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._make_room()

    def dragEnterEvent(self, event):
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event):
        local = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if local:
            event.acceptProposedAction()
            self.bring(Path(local[0]))
