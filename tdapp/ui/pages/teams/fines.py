"""Fines in money of a team in a league."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.fines import AddFine, RemoveFine
from tdapp.domain.section.league import Fine
from tdapp.domain.section.team import Team
from tdapp.ui.widgets.basics import QuietCombo
from tdapp.ui.widgets.boxes import captioned
from tdapp.ui.widgets.form import FormDialog


class FinesDialog(FormDialog):
    """A new fine, or an earlier one taken back; ``entered()`` after it was accepted."""

    def __init__(
        self, section_id: int, team: Team, number: int, fines: tuple[Fine, ...] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(AddFine(section_id, number, team.number, "", ""), parent)
        self.entitle(
            self.tr("Fine of {0}").format(team.name),
            self.tr("It stands on the match sheet and below the table, with its reason."),
            wide=440,
        )
        self.what = QuietCombo(self.tr("Decision"))
        self.what.addItem(self.tr("A new fine"), -1)
        for position, one in enumerate(fines):
            if one.team == team.number:
                text = self.tr("Take back: round {0}, {1} ({2})").format(one.round, one.amount, one.reason)
                self.what.addItem(text, position)
        self.what.currentIndexChanged.connect(self._chosen)
        if self.what.count() > 1:
            captioned(self.form, self.tr("Decision"), self.what)
        self.round = self.form.line("round", self.tr("Round"))
        self.amount = self.form.line("amount", self.tr("Amount"))
        self.reason = self.form.line("reason", self.tr("Reason"))
        self.close_with(self.tr("Decide"), self.tr("Cancel"))
        self.amount.setFocus()

    def _chosen(self) -> None:
        new = self.what.currentData() < 0
        for field in (self.round, self.amount):
            field.setEnabled(new)

    def entered(self) -> AddFine | RemoveFine:
        """The fine, or that an earlier one is taken back."""
        fine: AddFine = super().entered()
        taken_back = self.what.currentData()
        return fine if taken_back < 0 else RemoveFine(fine.section_id, taken_back, fine.reason)
