"""From a document that is chosen to what the print desk works off: names of files, makers of PDFs, tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from tdapp.services.games.of_round import held_games
from tdapp.services.history.steps import history
from tdapp.ui.pages.documents.memory import DocumentMemory
from tdapp.ui.pages.documents.print_desk import PrintDesk
from tdapp.ui.session.print_requests import PrintItem, PrintRequest, exported, printed, table_text
from tdapp.ui.session.session import Session

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.domain.games.record import GameRecord
    from tdapp.domain.section.event import Section
    from tdapp.domain.section.round import Round
    from tdapp.reports.data import DocumentData
    from tdapp.reports.exporting import TableFormat
    from tdapp.reports.printing import PrintedDocument
    from tdapp.services.history.steps import HistoryRow
    from tdapp.services.tables.standings import Standings
    from tdapp.ui.widgets.paper.printing import Sheaf


def has_games(session: Session) -> bool:
    """Whether games are recorded in the section that is looked at."""
    store = session.view.store
    if store is None:
        return False
    return bool(store.games(session.view.section_id) or store.streams(session.view.section_id))


class DocumentOutlet(QObject):
    """``trial``: everything under the trial ladder, not the official one."""

    def __init__(self, desk: PrintDesk, session: Session, memory: DocumentMemory) -> None:
        super().__init__(desk)
        self._desk = desk
        self._session = session
        self._memory = memory
        self.trial = False

    @property
    def standings(self) -> Standings:
        """The table that everything is printed from."""
        return self._session.tables.standings(trial=self.trial)

    def request(self, items: tuple[PrintItem, ...], title: str = "") -> PrintRequest:
        """What the calculations need for these documents."""
        return self.asking(items, title)()

    def asking(self, items: tuple[PrintItem, ...], title: str = "") -> Callable[[], PrintRequest]:
        """The same, to be called in a task: reading all rounds and the log takes its time."""
        store = self._session.view.store
        assert store is not None
        section_id, trial = self._session.view.section_id, self.trial
        elsewhere = {
            item.section: store.snapshot(item.section) for item in items if item.section not in (0, section_id)
        }

        def read(one: int) -> tuple[tuple[Round, ...], tuple[HistoryRow, ...], tuple[GameRecord, ...]]:
            return store.rounds(one), history(store, section_id=one), held_games(store, one)

        def of_another(one: int, section: Section) -> DocumentData:
            from tdapp.reports.data import data_of
            from tdapp.services.systems.registry import rules_of_system

            rounds, log, games = read(one)
            return data_of(rules_of_system(section.system).standings(section, trial=trial), rounds, log, games=games)

        def request() -> PrintRequest:
            others = {one: of_another(one, section) for one, section in elsewhere.items()}
            return PrintRequest(items, title, *read(section_id), others)

        return request

    def name(self, item: PrintItem | None, pack: str = "", *, several: bool = False) -> str:
        """A file name without ending, the same for the same choices; None: a pack of this name.

        ``several``: it is of any sections and rounds.
        """
        from tdapp.reports.file_names import document_name
        from tdapp.reports.options import Choice

        session = self._session
        store = session.view.store
        which = "" if several else self.section_name(item.section if item is not None else 0)
        stem = Path(store.path).stem if store else "tdapp"
        if item is None:
            return document_name(stem, pack.partition(":")[0], None if several else session.view.after_round, which)
        section, number = session.view.section, session.view.after_round
        if store is not None and item.section not in (0, session.view.section_id):
            section = store.snapshot(item.section)
            number = section.rounds_decided
        entries = session.tables.calculations.documents(section, has_games=True)
        takes = next((entry.takes for entry in entries if entry.document_id == item.document), frozenset())
        if Choice.ROUND in takes:
            number = item.choices.get("round") or section.rounds_paired
        group = str(item.choices.get("group") or "") if Choice.GROUP in takes else ""
        player = item.choices.get("player") if Choice.PLAYER in takes else None
        return document_name(stem, item.document, number, which, group, f"no {player}" if player else "")

    def section_name(self, section_id: int = 0) -> str:
        """The name of a section where the event has several; 0: of the one in view."""
        view = self._session.view
        if len(view.sections) < 2:
            return ""
        wanted = section_id or view.section_id
        return next((one.name or str(one.section_id) for one in view.sections if one.section_id == wanted), "")

    def save(self, pdf: bytes, item: PrintItem | None, pack: str = "", *, several: bool = False) -> None:
        """Write what is shown into a file."""
        self._desk.save(
            pdf, f"{self.name(item, pack, several=several)}.pdf", self.tr("Save as PDF"), self.tr("PDF files (*.pdf)")
        )

    def print(
        self,
        printed: PrintedDocument,
        items: Sequence[PrintItem],
        words: Callable[[PrintItem], str] | None,
        pack: str = "",
        *,
        several: bool = False,
    ) -> None:
        """Print what is shown; ``words`` names the documents of a pack, None: it is one document."""
        from tdapp.ui.widgets.paper.printing import Sheaf

        first = Sheaf(
            printed.sheets, self.name(items[0] if words is None else None, pack, several=several), items[0].copies
        )
        makers = [] if words is None else [(words(item), self._sheaf_maker(item)) for item in items]
        self._desk.print(first, makers, one_job=self._memory.choices("jobs").get("jobs") != "each")

    def save_each(self, items: Sequence[PrintItem], *, if_any: bool = False) -> None:
        """Write each document as a PDF into a folder; ``if_any``: those that say something."""
        from tdapp.reports.file_names import each_once

        if items and not self._desk.busy:
            names = each_once([self.name(item) for item in items])
            self._desk.save_each(
                [(name, self._pdf_maker(item, if_any=if_any)) for name, item in zip(names, items, strict=True)]
            )

    def export(self, item: PrintItem, form: TableFormat) -> None:
        """Write a document as a web page, CSV, workbook or picture."""
        kinds = {
            "html": self.tr("Web pages (*.html)"),
            "csv": self.tr("CSV files (*.csv)"),
            "xlsx": self.tr("Workbooks (*.xlsx)"),
            "svg": self.tr("Pictures (*.svg)"),
        }
        standings, request = self.standings, self.asking((item,))
        title, name = self.tr("Save the table"), f"{self.name(item)}.{form}"
        self._desk.make(
            lambda: exported(standings, request(), form),
            lambda data: self._desk.save(data, name, title, kinds[form]),
        )

    def copy_table(self, item: PrintItem) -> None:
        """The tables of a document onto the clipboard, for a spreadsheet."""
        standings, request = self.standings, self.asking((item,))

        def copied(text: str) -> None:
            QGuiApplication.clipboard().setText(text)
            self._session.messages.said.emit(self.tr("The table is on the clipboard."))

        self._desk.make(lambda: table_text(standings, request()), copied)

    def _maker(self, item: PrintItem) -> Callable[[], PrintedDocument]:
        request, standings = self.asking((item,)), self.standings
        return lambda: printed(standings, request())

    def _pdf_maker(self, item: PrintItem, *, if_any: bool = False) -> Callable[[], bytes]:
        request, standings = self.asking((item,)), self.standings
        return lambda: printed(standings, replace(request(), if_any=if_any)).pdf

    def _sheaf_maker(self, item: PrintItem) -> Callable[[], Sheaf]:
        from tdapp.ui.widgets.paper.printing import Sheaf

        make, name = self._maker(item), self.name(item)
        return lambda: Sheaf(make().sheets, name, item.copies)
