"""Before a round is paired: what becomes of the players who are absent or were not seen, each and all at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.players import Absence, SetAbsences, SetCheckIn, WithdrawPlayer
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player
from tdapp.services.players.check_in import missing_but_paired
from tdapp.ui.widgets.basics import QuietCombo, button, choose, label
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.elided import ElidedLabel
from tdapp.ui.widgets.fitting import FittingDialog

HERE, TABLE, WITHDRAW = "here", "table", "withdraw"
BYE_OF = {"zero": Outcome.ZERO_POINT_BYE, "half": Outcome.HALF_POINT_BYE}
_HIGHEST = 300
_WIDEST = 820  # pixels of the list: a longer name is shortened, its tooltip has it whole


class MissingDialog(FittingDialog):
    """Names everybody who is missing; ``commands()`` and ``confirmed()`` after it was accepted."""

    def __init__(
        self, section: Section, number: int, missing: tuple[Player, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._section, self._round, self._missing = section, number, missing
        self.setWindowTitle(self.tr("Pair round {0}").format(number))
        layout = dialog_box(self)
        title = self.tr("%n player(s) were not seen at the check-in of round {0}", "", len(missing))
        if section.team_rules is not None:
            title = self.tr("%n team(s) were not seen at the check-in of round {0}", "", len(missing))
        layout.addWidget(label(title.format(number), "title", wrap=True))
        swiss = section.system.by_scores
        first = "zero" if swiss else TABLE
        self.all = self._combo(self.tr("All of them"))
        self.all.activated.connect(lambda _row: self._choose_all())
        layout.addLayout(beside((label(self.tr("All of them"), "heading"), 1), self.all))
        inside = QWidget()
        inside.setObjectName("scrollBody")
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setColumnStretch(0, 1)
        self.choices: dict[int, QuietCombo] = {}
        for row, player in enumerate(missing):
            absent = player.check_in is CheckIn.ABSENT
            combo = self.choices[player.number] = self._combo(player.name)
            name = ElidedLabel()
            name.setText(player.name)
            grid.addWidget(name, row, 0)
            grid.addWidget(label(self.tr("absent") if absent else self.tr("not seen"), "dim"), row, 1)
            grid.addWidget(combo, row, 2)
        for combo in (self.all, *self.choices.values()):
            choose(combo, first)
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Who is missing"))
        bar = area.verticalScrollBar().sizeHint().width()
        area.setMinimumWidth(max(520, min(inside.sizeHint().width() + bar, _WIDEST)))
        area.setMinimumHeight(min(inside.sizeHint().height() + 4, _HIGHEST))
        layout.addWidget(area, 1)
        self.confirm = button(self.tr("Do this and pair"), "check", "primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.cancel.setDefault(True)
        self.cancel.setFocus()

    def commands(self, section_id: int) -> list[Command]:
        """What has to be done before the round is paired."""
        found: list[Command] = []
        here, gone = self._who(HERE), self._who(WITHDRAW)
        byes = [Absence(one, self._round, kind) for choice, kind in BYE_OF.items() for one in self._who(choice)]
        if here:
            found.append(SetCheckIn(section_id, here, CheckIn.PRESENT))
        if byes:
            found.append(SetAbsences(section_id, tuple(byes)))
        if gone:
            found.append(WithdrawPlayer(section_id, gone[0], self._round, also=gone[1:]))
        return found

    def confirmed(self) -> tuple[str, ...]:
        """The rules that are confirmed for those who are paired all the same."""
        warnings = missing_but_paired(self._section, self._round, self._who(TABLE))
        return tuple(warning.rule_id for warning in warnings)

    def _combo(self, name: str) -> QuietCombo:
        combo = QuietCombo(name)
        combo.addItem(self.tr("is here: is paired"), HERE)
        if self._section.system.by_scores:
            combo.addItem(self.tr("zero-point bye in this round"), "zero")
            combo.addItem(self.tr("half-point bye in this round"), "half")
        else:
            combo.addItem(self.tr("stays in the table: forfeits if not there"), TABLE)
        combo.addItem(self.tr("leaves the tournament"), WITHDRAW)
        return combo

    def _choose_all(self) -> None:
        for combo in self.choices.values():
            combo.setCurrentIndex(self.all.currentIndex())

    def _who(self, choice: str) -> tuple[int, ...]:
        return tuple(number for number, combo in self.choices.items() if combo.currentData() == choice)
