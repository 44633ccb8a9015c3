"""The report for the rating officer: what is missing, each line leads to its field; one button writes everything."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.games.of_round import held_games
from tdapp.services.ratings.readiness import Lack, Place, readiness
from tdapp.services.ratings.report import for_rating
from tdapp.services.ratings.tournament_report import rated_and_unrated_games
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner, Watch
from tdapp.ui.widgets.basics import Banner, button, label
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.window.pages import Pages

if TYPE_CHECKING:  # its readers are started only when a report is written
    from tdapp.services.ratings.receipt import Receipt

SLOT = "rating-report"
SHORT = (GameResult.SHORT_WHITE_WINS, GameResult.SHORT_DRAW, GameResult.SHORT_BLACK_WINS)
_DIALOGS = {Place.EVENT: "event-facts", Place.SECTION: "section-facts", Place.SCHEDULE: "schedule"}


class RatingOfficerDialog(FittingDialog):
    """Findings of the section in view; Enter or a click on one leads to the field it is mended in, then looks again."""

    def __init__(self, session: Session, pages: Pages, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._pages, self._tasks = session, pages, tasks
        self._found: tuple[Lack, ...] = ()
        self.setWindowTitle(self.tr("Report for the rating officer"))
        self.resize(820, 560)
        box = dialog_box(self, self.tr("Report for the rating officer"))
        self.lead = label("", "dim", wrap=True)
        self.banner = Banner("info")
        self.table = DenseTable(self.tr("Findings"), sortable=False)
        self.table.setProperty("role", "framed")
        self.games = label("", "small")
        self.write_button = button(
            self.tr("Write the report…"), "folder-open", role="primary", on_click=self._ask_folder
        )
        self.close_button = button(self.tr("Close"), on_click=self.reject)
        box.addWidget(self.lead)
        box.addWidget(self.banner)
        box.addWidget(self.table, 1)
        box.addWidget(self.games)
        box.addLayout(beside(None, self.write_button, self.close_button))
        self.table.opened.connect(lambda index: self.go_to(index.row()))
        self.look()
        self.table.setFocus()

    def look(self) -> None:
        """Check the section as it stands."""
        section = self._session.view.section
        self.lead.setText(self.tr("What is missing or odd. Enter or a click opens the place where it is mended."))
        self._found = readiness(section, dt.date.today())
        columns = (
            Column("where", self.tr("Where")),
            Column("number", self.tr("No."), "", RIGHT),
            Column("text", self.tr("Finding"), stretch=True),
        )
        self.table.set_rows([self._row(index, one) for index, one in enumerate(self._found)], columns)
        grave = sum(one.grave for one in self._found)
        self.banner.set_kind("warn" if grave else "info")
        self.banner.set_text(
            self.tr("%n thing(s) must be mended before the report is sent.", "", grave)
            if grave
            else self.tr("Nothing that the report needs is missing.")
        )
        rated, unrated = rated_and_unrated_games(for_rating(section))
        self.games.setText(self.tr("Rated games: {0}, unrated games: {1}").format(rated, unrated))

    def _row(self, index: int, one: Lack) -> ReadyRow:
        where = {
            Place.EVENT: self.tr("Event"),
            Place.SECTION: self.tr("Regulations"),
            Place.SCHEDULE: self.tr("Schedule"),
            Place.PLAYER: self.tr("Player"),
            Place.ROUND: self.tr("Round"),
        }[one.place]
        number = "" if one.number is None else str(one.number)
        icon = "triangle-alert" if one.grave else "info"
        cells = (
            ReadyCell(where, where, icon=icon, tone="warn" if one.grave else "dim"),
            ReadyCell(number, one.number, tone="dim"),
            ReadyCell(one.text, one.text, one.text, strong=one.grave, link=True),
        )
        return ReadyRow(index, cells, fold(one.text))

    def go_to(self, row: int) -> None:
        """Where a finding is mended; lines of the receipt lead nowhere."""
        if row >= len(self._found):
            return
        one = self._found[row]
        if one.place in _DIALOGS:
            self._pages.open_dialog(_DIALOGS[one.place], one.field, one.number)
            self.look()
            return
        self.accept()
        if one.place is Place.PLAYER:
            self._session.view.select_player(one.number or 0)
            self._pages.show_page("players")
            actions = self._pages.actions_of["players"]
            actions.refresh()
            actions.show_field(one.field, one.number or 0)
        else:
            page = self._pages.show_page("rounds")
            if page is not None:
                page.show_round(one.number or 1)
                page.refresh()
                if (board := self._board(one)) is not None:
                    page.show_result(board)

    def _board(self, one: Lack) -> int | None:
        """The first board of the round that a finding is about."""
        store = self._session.view.store
        rounds = store.rounds(self._session.view.section_id) if store is not None else ()
        wanted = SHORT if one.id == "short-game" else (None, GameResult.ADJOURNED)
        return next(
            (board.number for held in rounds if held.number == one.number for board in held.boards
             if board.result in wanted), None
        )  # fmt: skip

    def _ask_folder(self) -> None:
        store = self._session.view.store
        if store is None:
            return
        name = QFileDialog.getExistingDirectory(self, self.tr("Where to write the report"), str(store.path.parent))
        if name:
            self.write(Path(name))

    def write(self, parent: Path) -> None:
        """Everything into a new folder; off the main thread."""
        session = self._session
        store, section = session.view.store, session.view.section
        assert store is not None
        rounds, stem = store.rounds(session.view.section_id), store.path.stem
        games = held_games(store, session.view.section_id)
        now = dt.datetime.now().astimezone()

        def work(watch: Watch) -> tuple[Path, int, Receipt]:
            from tdapp.reports.final_pack import write_pack
            from tdapp.reports.options import PrintOptions
            from tdapp.reports.rating_pack import rating_files, rating_folder, rating_pack
            from tdapp.services.ratings.readers import receipt_of

            folder = rating_folder(parent, section)
            options = PrintOptions(printed_at=now)
            receipt = receipt_of(section, rating_files(section))
            files = rating_pack(section, rounds, options, stem=stem, games=games, receipt=receipt)
            return folder, len(write_pack(folder, watch.over(files))), receipt

        def done(answer: tuple[Path, int, Receipt]) -> None:
            folder, count, receipt = answer
            session.messages.said.emit(self.tr("The report is written: %n file(s) in {0}", "", count).format(folder))
            self.write_button.setEnabled(True)
            self.show_receipt(receipt)

        self.write_button.setEnabled(False)
        self._tasks.start_long(SLOT, self.tr("Writing the report…"), work, done, self._failed)

    def show_receipt(self, receipt: Receipt) -> None:
        """What independent readers made of the files, in place of the findings."""
        self._found = ()
        self.lead.setText(self.tr("What independent readers made of the written files."))
        took = {True: self.tr("agrees"), False: self.tr("differs"), None: self.tr("not asked")}
        columns = (
            Column("reader", self.tr("Reader")),
            Column("file", self.tr("File")),
            Column("took", self.tr("Verdict")),
            Column("said", self.tr("What it found"), stretch=True),
        )
        rows: list[ReadyRow] = []
        for one in receipt.witnesses:
            for said in one.said:
                odd = one.took is False
                icon, tone = ("triangle-alert", "warn") if odd else ("info", "dim")
                cells = (
                    ReadyCell(one.reader, one.reader, icon=icon, tone=tone),
                    ReadyCell(one.file, one.file, tone="dim"),
                    ReadyCell(took[one.took], took[one.took], strong=odd),
                    ReadyCell(said, said, said),
                )
                rows.append(ReadyRow(len(rows), cells, fold(said)))
        self.table.set_rows(rows, columns)
        self.banner.set_kind("info" if receipt.agrees else "warn")
        self.banner.set_text(receipt.sentence)

    def done(self, result: int) -> None:
        """Closing the dialog stops what is being written: there is no half report."""
        self._tasks.drop(SLOT)
        super().done(result)

    def _failed(self, problem: Exception) -> None:
        self.write_button.setEnabled(True)
        if not isinstance(problem, (EnvironmentProblem, RuleViolation)):
            raise problem
        self.banner.set_kind("warn")
        self.banner.set_text(str(problem))
