"""The Documents page: choose, look at the pages as they will be printed, save as PDF or print."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListView, QSplitter, QVBoxLayout, QWidget

from tdapp.domain.changes import Topic
from tdapp.domain.errors import EnvironmentProblem, RuleViolation
from tdapp.services.history import history
from tdapp.ui.calculations import PrintRequest
from tdapp.ui.controller import Controller
from tdapp.ui.models.documents import DocumentsModel
from tdapp.ui.panels.base import Panel
from tdapp.ui.panels.document_options import DocumentOptions
from tdapp.ui.tasks import TaskRunner
from tdapp.ui.widgets.basics import (
    Banner,
    PageHeader,
    QuietCombo,
    SearchField,
    Segments,
    button,
    label,
    menu_button,
    tool,
)
from tdapp.ui.widgets.pages import PageView

if TYPE_CHECKING:
    from tdapp.reports.printing import PrintedDocument

SLOT = "preview"
USUAL = "standings"
"""The document that is shown first."""


class DocumentsPanel(Panel):
    """The list of documents, the choices, and the preview.

    Signals: ``save_wanted(bytes, str)`` a PDF and the name proposed for it; ``print_wanted(bytes, str)``.
    """

    TOPICS = frozenset(Topic)
    save_wanted = Signal(bytes, str)
    print_wanted = Signal(bytes, str)

    def __init__(self, controller: Controller, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self._tasks = tasks
        self._printed: PrintedDocument | None = None
        self._shown: tuple[object, ...] | None = None
        self.header = PageHeader(self.tr("Documents"))
        self.paper = QuietCombo(self.tr("Paper"))
        self.paper.addItems(["A4", "Letter", "A3", "Tabloid"])
        self.orientation = Segments(
            self.tr("Orientation"),
            (
                ("auto", self.tr("Auto"), self.tr("Landscape where the table needs it")),
                ("portrait", self.tr("Portrait"), self.tr("Always upright")),
                ("landscape", self.tr("Landscape"), self.tr("Always sideways")),
            ),
        )
        self._orientation = "auto"
        self.orientation.set_choice("auto")
        self.ladder = Segments(
            self.tr("Ladder"),
            (
                ("official", self.tr("Official"), self.tr("Under the official ladder")),
                ("trial", self.tr("Trial"), self.tr("Under the trial ladder; the paper says “trial, not official”")),
            ),
        )
        self._trial = False
        self.ladder.set_choice("official")
        self.player = QuietCombo(self.tr("Player"))
        self.player.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.player.setMinimumContentsLength(18)
        self.player.setMaxVisibleItems(20)
        self.round = QuietCombo(self.tr("Round"))
        self.round.setMaxVisibleItems(20)
        self.options = DocumentOptions(self)
        more = menu_button(self.tr("Options"), self.tr("Options of the document"), self.options.menu)
        self.save = button(self.tr("Save as PDF…"), "save", on_click=self._save)
        self.print = button(self.tr("Print…"), "printer", "primary", on_click=self._print)
        for widget in (self.player, self.round, self.ladder, self.paper, self.orientation, more, self.save, self.print):
            self.header.add(widget)
        self.list = QListView()
        self.list.setProperty("role", "framed")
        self.list.setAccessibleName(self.tr("Documents"))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.documents = DocumentsModel(self)
        self.list.setModel(self.documents)
        self.search = SearchField(self.tr("Find a document"))
        left = QWidget()
        shelf = QVBoxLayout(left)
        shelf.setContentsMargins(0, 0, 0, 0)
        shelf.setSpacing(6)
        shelf.addWidget(self.search)
        shelf.addWidget(self.list, 1)
        self.banner = Banner("info")
        self.banner.set_text("")
        self.pages = PageView()
        self.page_text = label("", "small")
        zoom_out = tool("zoom-out", self.tr("Smaller"), shortcut="−", on_click=lambda: self.pages.zoom(-1))
        zoom_in = tool("zoom-in", self.tr("Larger"), shortcut="+", on_click=lambda: self.pages.zoom(1))
        fit = tool("maximize", self.tr("Whole page"), shortcut="0", on_click=lambda: self.pages.zoom(0))
        controls = QHBoxLayout()
        controls.addWidget(self.page_text, 1)
        for part in (zoom_out, zoom_in, fit):
            controls.addWidget(part)
        right = QWidget()
        box = QVBoxLayout(right)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4)
        box.addWidget(self.banner)
        box.addWidget(self.pages, 1)
        box.addLayout(controls)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(0, 0)
        split.setStretchFactor(1, 1)
        split.setSizes([230, 900])
        left.setMinimumWidth(170)
        self.body.addWidget(self.header)
        self.body.addWidget(split, 1)
        self.list.selectionModel().currentChanged.connect(self._document_changed)
        self.paper.activated.connect(lambda _i: self.mark_stale())
        self.player.activated.connect(lambda _i: self._make())
        self.round.activated.connect(lambda _i: self._make())
        self.options.changed.connect(self._make)
        self.search.textChanged.connect(self._filter)
        controller.event_changed.connect(self._let_go)
        self.orientation.chosen.connect(self._choose_orientation)
        self.ladder.chosen.connect(self._choose_ladder)
        self.pages.page_changed.connect(self._page_changed)

    @property
    def printed(self) -> PrintedDocument | None:
        """The document shown."""
        return self._printed

    @property
    def document(self) -> str:
        """Id of the document chosen."""
        return self.documents.document(self.list.currentIndex().row())

    def choose(self, document: str) -> None:
        """Make a document the current one."""
        self.search.clear()
        self.refresh()
        row = self.documents.row_of(document)
        if row >= 0:
            self.list.setCurrentIndex(self.documents.index(row))

    def choose_player(self, document: str, number: int) -> None:
        """Show a document of one player."""
        self.refresh()
        self._fill_players()
        self.player.setCurrentIndex(max(0, self.player.findData(number)))
        self.choose(document)
        self._make()

    def _fill_players(self) -> None:
        chosen = self.player.currentData() if self.player.count() else self.controller.player or None
        self.player.clear()
        self.player.addItem(self.tr("Everybody"), None)
        for row in self.controller.standings(trial=self._trial).rows:
            self.player.addItem(f"{row.player.number}  {row.player.name}", row.player.number)
        self.player.setCurrentIndex(max(0, self.player.findData(chosen) if chosen else 0))

    def reload(self) -> None:
        """Fill the list and make the chosen document anew."""
        entries = [e for e in self.controller.calculations.documents(self.controller.section) if e.applies]
        self._fill_players()
        self._fill_rounds()
        current = self.document or USUAL
        if self.documents.set_entries(entries):
            self._keep(current)
        self.ladder.setVisible(self.controller.has_trial)
        self._trial = self._trial and self.controller.has_trial
        self.ladder.set_choice("trial" if self._trial else "official")
        self.header.subtitle.setText(
            self.tr("After round {0} of {1}").format(self.controller.after_round, self.controller.section.rounds_total)
        )
        self._make()

    def focus_first(self) -> None:
        """The list of documents."""
        self.list.setFocus()

    def _let_go(self) -> None:
        """Another event or none: the pages shown belong to the one before."""
        self._printed = None
        self.pages.set_pdf(b"")

    def _filter(self, text: str) -> None:
        current = self.document
        self.documents.set_needle(text)
        self._keep(current)

    def _keep(self, document: str) -> None:
        """Stay at a document, or go to the first one that is shown."""
        row = self.documents.row_of(document)
        row = self.documents.first() if row < 0 else row
        if row >= 0:
            self.list.setCurrentIndex(self.documents.index(row))

    def _fill_rounds(self) -> None:
        chosen = self.round.currentData() if self.round.count() else None
        self.round.clear()
        self.round.addItem(self.tr("Last round paired"), None)
        for number in range(1, self.controller.section.rounds_paired + 1):
            self.round.addItem(self.tr("Round {0}").format(number), number)
        self.round.setCurrentIndex(max(0, self.round.findData(chosen) if chosen else 0))

    def _make(self) -> None:
        store = self.controller.store
        if not self.document or store is None:
            return
        needs = self.documents.needs(self.document)
        of_one, of_round = "player" in needs, "round" in needs
        self.player.setVisible(of_one)
        self.round.setVisible(of_round)
        request = PrintRequest(
            self.document,
            paper=self.paper.currentText(),
            orientation=self._orientation,
            number=self.player.currentData() if of_one else None,
            round=self.round.currentData() if of_round else None,
            choices=self.options.choices,
            rounds=store.rounds(self.controller.section_id),
            log=history(store, section_id=self.controller.section_id),
        )
        standings = self.controller.standings(trial=self._trial)
        calculations = self.controller.calculations
        self.page_text.setText(self.tr("Preparing the pages…"))
        self._tasks.start(SLOT, lambda: calculations.print(standings, request), self._made, self._failed)

    def _made(self, printed: PrintedDocument) -> None:
        self._printed = printed
        self.pages.set_pdf(printed.pdf)
        self.banner.set_kind("info")
        self.banner.set_text(" ".join(printed.adjustments))
        self.save.setEnabled(True)
        self.print.setEnabled(True)

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, RuleViolation | EnvironmentProblem):
            raise problem
        self._printed = None
        self.pages.set_pdf(b"")
        self.page_text.setText("")
        self.banner.set_kind("warn")
        self.banner.set_text(str(problem))
        self.save.setEnabled(False)
        self.print.setEnabled(False)

    def _page_changed(self, page: int, pages: int) -> None:
        serial = self._printed.serial if self._printed else ""
        text = self.tr("Page {0} of {1}").format(page, pages)
        self.page_text.setText(f"{text}  ·  {serial}" if serial else text)

    def _document_changed(self, _now: QModelIndex, _old: QModelIndex) -> None:
        if self.isVisible() and self.controller.is_open:
            self._make()

    def _choose_orientation(self, which: str) -> None:
        self._orientation = which
        self.mark_stale()

    def _choose_ladder(self, which: str) -> None:
        self._trial = which == "trial"
        self.mark_stale()

    def _name(self) -> str:
        store = self.controller.store
        stem = Path(store.path).stem if store else "tdapp"
        return f"{stem} {self.document} R{self.controller.after_round}.pdf"

    def _save(self) -> None:
        if self._printed is not None:
            self.save_wanted.emit(self._printed.pdf, self._name())

    def _print(self) -> None:
        if self._printed is not None:
            self.print_wanted.emit(self._printed.pdf, self._name())
