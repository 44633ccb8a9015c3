"""Who goes on in a drawn match of a knock-out where no criterion decides: of teams, or of players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.knockout import DecideTie
from tdapp.domain.commands.teams import DecideMatch
from tdapp.domain.knockout import players
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import How, Match
from tdapp.domain.teams.knockout import Tie
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.systems.players_knockout import why_match
from tdapp.services.systems.ties import decision_of, why_tie
from tdapp.ui.widgets.basics import label
from tdapp.ui.widgets.form import FormDialog


class _Decision(FormDialog):
    """Winner, how, what was played or drawn, and the reason; ``entered()`` after it was accepted."""

    def __init__(self, command: DecideMatch | DecideTie, parent: QWidget | None) -> None:
        super().__init__(command, parent)
        self.for_example = ""

    def lay_out(
        self, pair: Sequence[int], names: Mapping[int, str], why: Iterable[str], first: How, *, stood: bool
    ) -> None:
        """Lay it out; ``first`` is the way that is proposed, ``stood``: there is a decision that can be taken back."""
        self.entitle(
            self.tr("Who goes on: {0}").format(" – ".join(names[one] for one in pair)),
            self.tr("The decision and its reason stand in the tournament report."),
            wide=500,
        )
        self.setWindowTitle(self.tr("Who goes on"))
        self.box.addWidget(label(" ".join(why), wrap=True))
        going_on: list[tuple[int | None, str]] = [(one, names[one]) for one in pair]
        if stood:
            going_on.append((None, self.tr("nobody yet: take the decision back")))
        ways = {
            How.PLAY_OFF: self.tr("play-off"),
            How.LOTS: self.tr("drawing of lots"),
            How.ARBITER: self.tr("decision of the arbiter"),
        }
        self.winner = self.form.choice("winner", self.tr("Goes on"), going_on)
        self.how = self.form.choice("how", self.tr("How"), sorted(ways.items(), key=lambda way: way[0] is not first))
        hint = self.tr("the score of the play-off, or how the lot was drawn")
        self.text = self.form.line("text", self.tr("Result or lot"), hint)
        self.reason = self.form.line("reason", self.tr("Reason"))
        self.close_with(self.tr("Decide"), self.tr("Cancel"))
        self.winner.setFocus()

    def entered(self) -> DecideMatch | DecideTie:
        """The decision; RuleViolation without a reason."""
        if not self.reason.text().strip():
            self.reason.setFocus()
            raise RuleViolation(self.for_example)
        decision: DecideMatch | DecideTie = super().entered()
        return decision


class DecideDialog(_Decision):
    """Of teams."""

    def __init__(
        self, section_id: int, section: Section, match: Match, tie: Tie, parent: QWidget | None = None
    ) -> None:
        stood = decision_of(tie)
        now = (match.teams[0], How.PLAY_OFF, "") if stood is None else (stood.winner, stood.how, stood.text)
        super().__init__(DecideMatch(section_id, match.round, match.table, *now), parent)
        self.for_example = self.tr("Say why, for example: drawn on all boards, play-off after the round.")
        names = {team.number: team.name for team in section.teams}
        self.lay_out(match.teams, names, why_tie(section, tie), How.PLAY_OFF, stood=stood is not None)


class DecideTieDialog(_Decision):
    """Of players."""

    def __init__(
        self, section_id: int, section: Section, number: int, tie: players.Tie, parent: QWidget | None = None
    ) -> None:
        pair = tie.both
        assert pair is not None
        stood = players.decision_of(section, tie.stage, pair)
        now = (pair[0], How.LOTS, "") if stood is None else (stood.winner, stood.how, stood.text)
        super().__init__(DecideTie(section_id, number, pair[0], pair[1], *now), parent)
        self.for_example = self.tr("Say why, for example: all tie-break games drawn, lot as announced.")
        names = {player.number: player.name for player in section.players}
        self.lay_out(pair, names, why_match(section, tie), How.LOTS, stood=stood is not None)
