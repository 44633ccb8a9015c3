"""Who goes on in a drawn match of a knock-out where no criterion decides."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.teams import DecideMatch
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import How, Match
from tdapp.domain.teams.knockout import Tie
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.systems.ties import decision_of, why_tie
from tdapp.ui.widgets.basics import label
from tdapp.ui.widgets.form import FormDialog


class DecideDialog(FormDialog):
    """Winner, how, what was played or drawn, and the reason; ``entered()`` after it was accepted."""

    def __init__(
        self, section_id: int, section: Section, match: Match, tie: Tie, parent: QWidget | None = None
    ) -> None:
        stood = decision_of(tie)
        now = (match.teams[0], How.PLAY_OFF, "") if stood is None else (stood.winner, stood.how, stood.text)
        super().__init__(DecideMatch(section_id, match.round, match.table, *now), parent)
        names = {team.number: team.name for team in section.teams}
        self.entitle(
            self.tr("Who goes on: {0}").format(" – ".join(names[team] for team in match.teams)),
            self.tr("The decision and its reason stand in the tournament report."),
            wide=500,
        )
        self.setWindowTitle(self.tr("Who goes on"))
        self.box.addWidget(label(" ".join(why_tie(section, tie)), wrap=True))
        going_on: list[tuple[int | None, str]] = [(team, names[team]) for team in match.teams]
        if stood is not None:
            going_on.append((None, self.tr("nobody yet: take the decision back")))
        ways = (
            (How.PLAY_OFF, self.tr("play-off")),
            (How.LOTS, self.tr("drawing of lots")),
            (How.ARBITER, self.tr("decision of the arbiter")),
        )
        self.winner = self.form.choice("winner", self.tr("Goes on"), going_on)
        self.how = self.form.choice("how", self.tr("How"), ways)
        hint = self.tr("the score of the play-off, or how the lot was drawn")
        self.text = self.form.line("text", self.tr("Result or lot"), hint)
        self.reason = self.form.line("reason", self.tr("Reason"))
        self.close_with(self.tr("Decide"), self.tr("Cancel"))
        self.winner.setFocus()

    def entered(self) -> DecideMatch:
        """The decision; RuleViolation without a reason."""
        if not self.reason.text().strip():
            self.reason.setFocus()
            raise RuleViolation(self.tr("Say why, for example: drawn on all boards, play-off after the round."))
        decision: DecideMatch = super().entered()
        return decision
