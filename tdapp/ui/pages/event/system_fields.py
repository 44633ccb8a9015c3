"""Swiss, round robin, double round robin or match, and how many rounds that makes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.section.event import Kind
from tdapp.ui.widgets.basics import Segments, Stepper, label
from tdapp.ui.widgets.boxes import beside, column_in

MOST_ROUNDS = 300
DOUBLE = 2


class SystemFields(QWidget):
    """The system with its rounds; rounds of a round robin go by what a number of players needs.

    Signals: ``changed()`` by the user only.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = Segments(
            self.tr("System"),
            (
                ("swiss", self.tr("Swiss"), self.tr("Players with equal scores meet")),
                ("rr", self.tr("Round robin"), self.tr("Everybody meets everybody")),
                ("double", self.tr("Double round robin"), self.tr("Everybody meets everybody twice")),
                ("match", self.tr("Match"), self.tr("Two players, several games")),
            ),
        )
        self.rounds = Stepper(self.tr("Rounds"), self.tr("Fewer rounds"), self.tr("More rounds"))
        self.hint = label("", "dim")
        self._which, self._cycles, self._least = "swiss", 1, 1
        column = column_in(self, 6)
        for widgets in ((self.kind,), (self.rounds, self.hint)):
            column.addLayout(beside(*widgets, None, spacing=10))
        self.kind.chosen.connect(self._choose)
        self.rounds.changed.connect(self._rounds_changed)
        self.set_system(Kind.SWISS, 1, 7)

    def set_system(self, kind: Kind, cycles: int, rounds: int, *, least: int = 1) -> None:
        """Show this system; ``least`` rounds are paired already. No signal."""
        self._cycles, self._least = cycles, max(1, least)
        self._which = "swiss"
        if kind is Kind.ROUND_ROBIN:
            match_ = cycles > 1 and rounds == cycles
            self._which = "match" if match_ else "double" if cycles == DOUBLE else "rr"
        self.kind.set_choice(self._which)
        self._set_rounds(rounds)

    def system(self) -> tuple[Kind, int, int]:
        """The kind, how often each pair meets, and the rounds."""
        rounds = self.rounds.value
        match self._which:
            case "match":
                return Kind.ROUND_ROBIN, rounds, rounds
            case "double" | "rr":
                return Kind.ROUND_ROBIN, self._cycles, rounds
            case _:
                return Kind.SWISS, 1, rounds

    def lock(self, why: str) -> None:
        """The system can no longer be changed."""
        self.kind.setEnabled(not why)
        self.kind.setToolTip(why)

    def _choose(self, which: str) -> None:
        if which == self._which:
            return
        self._which = which
        self._cycles = DOUBLE if which == "double" else 1
        self._set_rounds({"swiss": 7, "rr": 7, "double": 14, "match": 6}[which])
        self.changed.emit()

    def _set_rounds(self, rounds: int) -> None:
        step = 2 * self._cycles if self._which in ("rr", "double") else 1
        self.rounds.set_range(self._least, MOST_ROUNDS, rounds, step)
        self._show()

    def _rounds_changed(self, _rounds: int) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        rounds = self.rounds.value
        if self._which == "swiss":
            self.hint.setText(self.tr("rounds"))
            return
        if self._which == "match":
            self.hint.setText(self.tr("games"))
            return
        once = rounds // self._cycles
        if once % 2:
            text = self.tr("rounds: for {0} or {1} players").format(max(once, 2), once + 1)
        else:
            text = self.tr("rounds")
        if self._cycles > DOUBLE:
            text = self.tr("{0}, {1} games against each opponent").format(text, self._cycles)
        self.hint.setText(text)
