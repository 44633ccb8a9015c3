"""One game from the scoresheets of both players, typed side by side: where they differ, and what is taken."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from tdapp.domain.games.letters import LETTERS, NAMES
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.games.position import numbered, sans_of
from tdapp.games.reconstruct import SheetLine, Verdict, compare_sheets, sheet_words
from tdapp.ui.widgets.basics import QuietCombo, button, choose, label
from tdapp.ui.widgets.boxes import across, beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.table import DenseTable

translate = QCoreApplication.translate


class ScoresheetsDialog(FittingDialog):
    """``record()`` after it was accepted: the game with the moves that both sheets give."""

    def __init__(
        self, record: GameRecord, names: tuple[str, str], language: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._start = replace(record, plies=(), rest="", state=GameState.WAITING)
        self.lines: tuple[SheetLine, ...] = ()
        self.setWindowTitle(self.tr("Two scoresheets"))
        self.resize(980, 640)
        layout = dialog_box(
            self,
            self.tr("{0} – {1}").format(*names),
            self.tr("Type what each sheet says; ? holds the place of a move that is missing."),
            wrap=True,
        )
        self.sheets = (QPlainTextEdit(), QPlainTextEdit())
        self.languages = (self._letters(language), self._letters(language))
        row = QHBoxLayout()
        for sheet, combo, name in zip(self.sheets, self.languages, names, strict=True):
            sheet.setAccessibleName(self.tr("Scoresheet of {0}").format(name))
            sheet.setPlaceholderText("1. e4 e5 2. …")
            sheet.textChanged.connect(self.compare)
            combo.currentIndexChanged.connect(lambda _index: self.compare())
            side = QVBoxLayout()
            side.addWidget(across((label(name, "caption"), 1), combo))
            side.addWidget(sheet)
            row.addLayout(side)
        self.table = DenseTable(self.tr("Move by move"), sortable=False)
        self.table.setProperty("role", "framed")
        self.summary = label("", "dim", wrap=True)
        layout.addLayout(row, 2)
        layout.addWidget(self.table, 3)
        layout.addWidget(self.summary)
        self.take = button(self.tr("Take these moves"), "check", "primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.take, self.cancel))
        self.compare()

    def _letters(self, language: str) -> QuietCombo:
        combo = QuietCombo(self.tr("Letters of the pieces"))
        for code in LETTERS:
            combo.addItem(NAMES[code], code)
        choose(combo, language)
        return combo

    def compare(self) -> None:
        """Go through both sheets."""
        first, second = (sheet_words(sheet.toPlainText()) for sheet in self.sheets)
        codes = (str(self.languages[0].currentData()), str(self.languages[1].currentData()))
        self.lines = compare_sheets(self._start, first, second, codes)
        record = self.record()
        words = sans_of(record, codes[0])
        self.table.set_rows(_rows(self.lines, record, words), _columns())
        differ = sum(line.verdict.differs for line in self.lines)
        stopped = bool(self.lines) and self.lines[-1].verdict is Verdict.NEITHER
        text = self.tr("{0} half-moves, {1} to look at.").format(len(record.plies), differ)
        if stopped:
            text += " " + self.tr("From here neither sheet can be played: the record ends before it.")
        self.summary.setText(text)
        self.take.setEnabled(bool(record.plies))

    def record(self) -> GameRecord:
        """The game with the moves taken; one that stops where neither sheet goes on has a gap."""
        plies = tuple(Ply(line.uci, corrected=True) for line in self.lines if line.uci)
        gap = bool(self.lines) and self.lines[-1].verdict is Verdict.NEITHER
        state = GameState.GAP if gap else GameState.PLAYING if plies else GameState.WAITING
        return replace(self._start, plies=plies, state=state)


def _columns() -> tuple[Column, ...]:
    return (
        Column("ply", translate("Games", "Move"), align=RIGHT),
        Column("first", translate("Games", "White’s sheet")),
        Column("second", translate("Games", "Black’s sheet")),
        Column("taken", translate("Games", "Taken")),
        Column("note", translate("Games", "Why"), stretch=True),
    )


def _rows(lines: tuple[SheetLine, ...], record: GameRecord, words: tuple[str, ...]) -> list[ReadyRow]:
    notes = {
        Verdict.BOTH: "",
        Verdict.FIRST: translate("Games", "only on White’s sheet"),
        Verdict.SECOND: translate("Games", "only on Black’s sheet"),
        Verdict.FIRST_LEGAL: translate("Games", "Black’s sheet cannot be played here"),
        Verdict.SECOND_LEGAL: translate("Games", "White’s sheet cannot be played here"),
        Verdict.CHOSEN_FIRST: translate("Games", "both can be played; with White’s the game goes on"),
        Verdict.CHOSEN_SECOND: translate("Games", "both can be played; with Black’s the game goes on"),
        Verdict.NEITHER: translate("Games", "neither can be played"),
    }
    rows = []
    for line in lines:
        tone = "danger" if line.verdict is Verdict.NEITHER else "warn" if line.verdict.differs else ""
        taken = words[line.ply - 1] if line.uci else ""
        rows.append(
            ReadyRow(
                line.ply,
                (
                    ReadyCell(numbered(record, line.ply), tone="dim"),
                    ReadyCell(line.first, tone=tone),
                    ReadyCell(line.second, tone=tone),
                    ReadyCell(taken, strong=True),
                    ReadyCell(notes[line.verdict], None, notes[line.verdict], tone=tone or "dim"),
                ),
            )
        )
    return rows
