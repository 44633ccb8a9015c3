"""Who goes on in a drawn match of a knock-out where no criterion decides."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.domain.commands.teams import DecideMatch
from tdapp.domain.section.event import Section
from tdapp.domain.teams.knockout import Tie
from tdapp.domain.teams.match import How, Match
from tdapp.services.teams.knockout import decision_of, why_tie
from tdapp.ui.widgets.basics import Banner, QuietCombo, button, choose, label
from tdapp.ui.widgets.boxes import beside, captioned, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import hinted


class DecideDialog(FittingDialog):
    """Winner, how, what was played or drawn, and the reason; ``command()`` after it was accepted."""

    def __init__(
        self, section_id: int, section: Section, match: Match, tie: Tie, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._section_id, self._match = section_id, match
        self.setWindowTitle(self.tr("Who goes on"))
        self.setMinimumWidth(500)
        names = {team.number: team.name for team in section.teams}
        layout = dialog_box(
            self,
            self.tr("Who goes on: {0}").format(" – ".join(names[team] for team in match.teams)),
            self.tr("The decision and its reason stand in the tournament report."),
        )
        layout.addWidget(label(" ".join(why_tie(section, tie)), wrap=True))
        stood = decision_of(tie)
        self.winner = QuietCombo(self.tr("Goes on"))
        for team in match.teams:
            self.winner.addItem(names[team], team)
        if stood is not None:
            self.winner.addItem(self.tr("nobody yet: take the decision back"), None)
            choose(self.winner, stood.winner)
        self.how = QuietCombo(self.tr("How"))
        for how, text in (
            (How.PLAY_OFF, self.tr("play-off")),
            (How.LOTS, self.tr("drawing of lots")),
            (How.ARBITER, self.tr("decision of the arbiter")),
        ):
            self.how.addItem(text, how)
        self.text, self.reason = QLineEdit(), QLineEdit()
        hinted(self.text, self.tr("the score of the play-off, or how the lot was drawn"))
        if stood is not None:
            choose(self.how, stood.how)
            self.text.setText(stood.text)
        form = form_box()
        captioned(form, self.tr("Goes on"), self.winner)
        captioned(form, self.tr("How"), self.how)
        captioned(form, self.tr("Result or lot"), self.text)
        captioned(form, self.tr("Reason"), self.reason)
        layout.addLayout(form)
        self.banner = Banner("warn")
        layout.addWidget(self.banner)
        self.confirm = button(self.tr("Decide"), "check", "primary", on_click=self._save)
        layout.addLayout(beside(None, self.confirm, button(self.tr("Cancel"), on_click=self.reject)))
        self.confirm.setDefault(True)
        self.winner.setFocus()

    def _save(self) -> None:
        if not self.reason.text().strip():
            self.banner.set_text(self.tr("Say why, for example: drawn on all boards, play-off after the round."))
            self.reason.setFocus()
            return
        self.accept()

    def command(self) -> DecideMatch:
        """The decision."""
        return DecideMatch(
            self._section_id,
            self._match.round,
            self._match.table,
            self.winner.currentData(),
            self.how.currentData(),
            self.text.text(),
            self.reason.text(),
        )
