"""One player, one round: a bye asked for, or an absence, or neither."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.players import Absence, SetAbsences
from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.ui.widgets.basics import QuietCombo, button, label
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.search_combo import SearchCombo
from tdapp.ui.widgets.words import outcome_text


class ByeDialog(FittingDialog):
    """Asks who and what; ``command()`` after it was accepted."""

    def __init__(self, section_id: int, section: Section, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section_id, self._number = section_id, number
        self.setWindowTitle(self.tr("Bye or absence"))
        self.setMinimumWidth(420)
        layout = dialog_box(self, self.tr("Bye or absence in round {0}").format(number), spacing=8, wrap=True)
        who = self.tr("Team") if section.team_rules is not None else self.tr("Player")
        layout.addWidget(label(who, "caption"))
        self.player = SearchCombo(who, self.tr("Type a name or choose"))
        for one in section.players:
            if one.standing is Standing.ACTIVE:
                self.player.addItem(one.shown, one.number)
        self.player.choose(None)
        layout.addWidget(self.player)
        layout.addWidget(label(self.tr("What is asked for"), "caption"))
        self.kind = QuietCombo(self.tr("What is asked for"))
        for outcome in BYES:
            self.kind.addItem(outcome_text(outcome, section), outcome.value)
        self.kind.addItem(self.tr("none: plays"), "")
        layout.addWidget(self.kind)
        layout.addStretch()
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        self.confirm = button(self.tr("Set"), role="primary", on_click=self.accept)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        self.player.currentTextChanged.connect(lambda _text: self._show())
        self._show()
        self.player.setFocus()

    def _show(self) -> None:
        known = self.player.chosen() is not None
        self.confirm.setEnabled(known)
        self.confirm.setToolTip("" if known else self.tr("Choose a name first"))

    def command(self) -> SetAbsences:
        """The command as chosen."""
        value = self.kind.currentData()
        kind = Outcome(value) if value else None
        absence = Absence(self.player.chosen(), self._number, kind)
        return SetAbsences(self._section_id, (absence,))
