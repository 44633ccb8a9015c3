"""Before the check-in is closed: the pairing with those who are missing and without them, side by side."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QWidget

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.engine import Pairing
from tdapp.services.players.check_in import asked_before_pairing
from tdapp.services.rounds.tentative import TentativeBoard, side_by_side, without
from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
from tdapp.ui.widgets.basics import Banner, button, label
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.table import DenseTable


class TentativeDialog(FittingDialog):
    """The engine pairs twice; nothing is stored."""

    def __init__(self, desk: PairingDesk, section: Section, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._section, self._number = desk, section, number
        self._missing = {player.number: player.name for player in asked_before_pairing(section, number)}
        self._names = {player.number: player.name for player in section.players}
        self.setWindowTitle(self.tr("Pairing before the check-in is closed"))
        self.resize(860, 620)
        layout = dialog_box(self, self.tr("Round {0} with and without those missing").format(number), wrap=True)
        self.sentence = label("", "dim", wrap=True)
        self.sentence.setText("; ".join(self._missing.values()))
        self.trouble = Banner("warn")
        self.table = DenseTable(self.tr("Both pairings"), sortable=False)
        self.table.setProperty("role", "framed")
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("The engine is pairing"))
        close = button(self.tr("Close"), on_click=self.accept)
        for widget in (self.sentence, self.trouble, self.progress):
            layout.addWidget(widget)
        layout.addWidget(self.table, 1)
        layout.addLayout(beside(None, close))

    def begin(self) -> None:
        """Pair with everybody, then without those missing."""
        self._desk.pair_rest(self._section, self._number, self._with_them, self._failed)

    def _with_them(self, pairing: Pairing) -> None:
        rest = without(self._section, self._number, self._missing)
        self._desk.pair_rest(rest, self._number, lambda other: self._show(pairing, other), self._failed)

    def _show(self, with_them: Pairing, without_them: Pairing) -> None:
        self.progress.hide()
        boards = side_by_side(with_them, without_them)
        stay = sum(one.stays for one in boards)
        missing = self.tr("%n not here yet", "", len(self._missing))
        words = self.tr("{0}: {1}. {2} of {3} boards are the same either way.")
        self.sentence.setText(words.format(missing, "; ".join(self._missing.values()), stay, len(boards)))
        self.table.set_rows([self._row(one) for one in boards], self._columns())

    def _failed(self, text: str) -> None:
        self.progress.hide()
        self.trouble.set_text(text)

    def _columns(self) -> tuple[Column, ...]:
        late, now = self.tr("If they come in time"), self.tr("If the check-in is closed now")
        return (
            Column("board", self.tr("Bd"), self.tr("Board"), RIGHT),
            Column("with", self.tr("With those missing"), late, stretch=True, widest=320),
            Column("without", self.tr("Without them"), now, stretch=True, widest=320),
        )

    def _row(self, one: TentativeBoard) -> ReadyRow:
        tone = "dim" if one.stays else ""
        pairs = [self._pair(pair) for pair in (one.with_them, one.without)]
        return ReadyRow(
            one.board,
            (
                ReadyCell(str(one.board), one.board, tone="dim"),
                *(ReadyCell(text, text, text, tone=tone, strong=not one.stays) for text in pairs),
            ),
        )

    def _pair(self, pair: tuple[int, int | None] | None) -> str:
        if pair is None:
            return "–"
        white, black = pair
        if black is None:
            return self.tr("{0}: pairing-allocated bye").format(self._names[white])
        return f"{self._names[white]} – {self._names[black]}"

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def done(self, result):
        self._desk.cancel()
        super().done(result)
