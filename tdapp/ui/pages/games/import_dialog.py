"""Games of a PGN before they are kept: the board of each, what is wrong with it, what it would replace."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from tdapp.domain.games.letters import LETTERS, NAMES
from tdapp.domain.words.errors import RuleViolation
from tdapp.games.reading import decoded, read_pgn
from tdapp.services.games.importing import ImportRow, import_command, review_games
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, QuietCombo, button, label
from tdapp.ui.widgets.boxes import across, beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.table import DenseTable

translate = QCoreApplication.translate


class ImportGamesDialog(FittingDialog):
    """Shows every game of a file; *Keep* carries the step out and closes."""

    def __init__(self, session: Session, path: Path, data: bytes, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._path, self._data, self._number = session, path, data, number
        self.rows: tuple[ImportRow, ...] = ()
        self.setWindowTitle(self.tr("Import games"))
        self.resize(980, 600)
        layout = dialog_box(
            self,
            self.tr("Games of {0}").format(path.name),
            self.tr("Each game goes to the board of its players. What is wrong is kept as a doubt."),
            wrap=True,
        )
        self.language = QuietCombo(self.tr("Letters of the pieces"))
        self.language.addItem(self.tr("as each game proves"), "")
        for code in LETTERS:
            self.language.addItem(NAMES[code], code)
        self.language.currentIndexChanged.connect(lambda _index: self.read())
        self.which = QuietCombo(self.tr("Which round"))
        self.which.addItem(self.tr("as the file says"), 0)
        for one in range(1, session.view.section.rounds_paired + 1):
            self.which.addItem(self.tr("Round {0}").format(one), one)
        self.which.currentIndexChanged.connect(lambda _index: self.read())
        layout.addWidget(
            across(label(self.tr("Letters:")), self.language, label(self.tr("Round:")), self.which, None, spacing=8)
        )
        self.problem = Banner("danger")
        self.table = DenseTable(self.tr("Games of the file"), sortable=False)
        self.table.setProperty("role", "framed")
        self.summary = label("", "dim")
        layout.addWidget(self.problem)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.summary)
        self.keep = button(self.tr("Keep these games"), "check", "primary", on_click=self.keep_now)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.keep, self.cancel))
        self.read()

    def read(self) -> None:
        """Read the file with the letters chosen."""
        view = self._session.view
        store = view.store
        assert store is not None
        try:
            games = read_pgn(decoded(self._data), self.language.currentData() or None)
        except RuleViolation as problem:
            games = ()
            self.problem.set_text(str(problem))
        else:
            self.problem.set_text("" if games else self.tr("There is no game in this file."))
        self.rows = review_games(
            view.section,
            store.rounds(view.section_id),
            games,
            store.games(view.section_id),
            source=f"file:{self._path.name}",
            round_number=self.which.currentData() or 0,
        )
        self.table.set_rows(_rows(self.rows), _columns())
        new = sum(not row.known for row in self.rows)
        wrong = sum(row.wrong for row in self.rows)
        self.summary.setText(self.tr("Games: {0}, to be kept: {1}, to look at: {2}").format(len(self.rows), new, wrong))
        self.keep.setEnabled(bool(new))
        self.keep.setToolTip("" if new else self.tr("There is nothing new in this file"))

    def keep_now(self) -> None:
        """Carry the step out; what would be replaced is asked."""
        command = import_command(self._session.view.section_id, self.rows)
        if self._session.changes.run(command, self.tr("Replace recorded games?")) is not None:
            self.accept()


def _columns() -> tuple[Column, ...]:
    return (
        Column("number", translate("Games", "No."), align=RIGHT),
        Column("white", translate("Games", "White"), widest=220),
        Column("black", translate("Games", "Black"), widest=220),
        Column("board", translate("Games", "Round and board")),
        Column("moves", translate("Games", "Moves"), align=RIGHT),
        Column("notes", translate("Games", "Notes"), stretch=True),
    )


def _rows(rows: Sequence[ImportRow]) -> list[ReadyRow]:
    found = []
    for row in rows:
        place = f"{row.record.round}.{row.board}" if row.board is not None else translate("Games", "no board")
        notes = " ".join(row.notes)
        tone = "danger" if row.wrong else "warn" if row.replaces else "dim" if row.known else ""
        found.append(
            ReadyRow(
                row.game.number,
                (
                    ReadyCell(str(row.game.number)),
                    ReadyCell(row.game.white or "?", None, row.game.white),
                    ReadyCell(row.game.black or "?", None, row.game.black),
                    ReadyCell(place, tone=tone if row.board is None else "", strong=row.board is None),
                    ReadyCell(str(-(-len(row.record.plies) // 2))),
                    ReadyCell(notes, None, notes, tone=tone),
                ),
            )
        )
    return found
