"""One team, the rules of all teams, points by decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from PySide6.QtWidgets import QCheckBox, QWidget

from tdapp.domain.commands.teams import AdjustTeamPoints, RemoveAdjustment
from tdapp.domain.section.match import TeamAdjustment
from tdapp.domain.section.team import MOST_BOARDS, Decider, LineUpRule, Preference, Score, Strength, Team, TeamRules
from tdapp.domain.words.wording import tr
from tdapp.services.systems.knockout_words import DECIDERS
from tdapp.services.teams.words import signed
from tdapp.ui.widgets.basics import QuietCombo, Stepper, choose
from tdapp.ui.widgets.boxes import captioned
from tdapp.ui.widgets.form import FormDialog


class TeamDialog(FormDialog):
    """The fields of a team; ``entered()`` after it was accepted."""

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        super().__init__(team, parent)
        self.entitle(self.tr("Edit the team") if team.number else self.tr("New team"))
        line = self.form.line
        self.name = line("name", self.tr("Name"))
        line("short", self.tr("Short name"))
        line("federation", self.tr("Federation"))
        line("club", self.tr("Club"))
        self.captain = line("captain", self.tr("Captain"))
        line("contact", self.tr("Contact"))
        self.strength = line("strength", self.tr("Strength by hand"))
        self.close_with(self.tr("Save"), self.tr("Cancel"))
        self.name.setFocus()


class TeamRulesDialog(FormDialog):
    """The regulations about teams; ``entered()`` after it was accepted. ``locked``: round 1 is paired."""

    def __init__(self, rules: TeamRules, *, locked: bool, parent: QWidget | None = None) -> None:
        super().__init__(rules, parent)
        sentence = self.tr("Boards, colours and points are locked once round 1 is paired.")
        self.entitle(self.tr("Rules of the teams"), sentence, wide=560)
        line, choice = self.form.line, self.form.choice
        self.boards = Stepper(self.tr("Boards of a match"), self.tr("Fewer boards"), self.tr("More boards"))
        self.boards.set_range(1, MOST_BOARDS, rules.boards)
        captioned(self.form, self.tr("Boards"), self.form.hold("boards", self.boards))
        self.colours = line("colours", self.tr("Colours of the first-named team"), rules.pattern)
        self.points = [
            line("match_points.win", self.tr("Match won")),
            line("match_points.draw", self.tr("Match drawn")),
            line("match_points.loss", self.tr("Match lost")),
        ]
        drawn = self.tr("as a drawn match")
        self.bye = [
            line("pab_mp", self.tr("Bye: match points"), drawn),
            line("pab_gp", self.tr("Bye: game points"), drawn),
        ]
        scores = (Score.MATCH, self.tr("Match points")), (Score.GAME, self.tr("Game points"))
        used = (True, self.tr("decide who is named first")), (False, self.tr("are not used for colours"))
        preferences = (
            (Preference.A, self.tr("Type A, the usual ones")),
            (Preference.B, self.tr("Type B, strong and mild")),
            (Preference.NONE, self.tr("none")),
        )
        before_round_1 = (
            choice("primary", self.tr("Counts first"), scores),
            choice("secondary_used", self.tr("The other points"), used),
            choice("preference", self.tr("Colour preferences"), preferences),
        )
        orders = (
            (LineUpRule.FIXED_ORDER, self.tr("keep the order of the members")),
            (LineUpRule.FREE, self.tr("may have any order")),
        )
        self.line_up = choice("line_up", self.tr("Line-ups"), orders)
        strengths = (
            (Strength.BEST_BOARDS, self.tr("the best ratings, one a board")),
            (Strength.FIRST_BOARDS, self.tr("the first boards")),
            (Strength.ROSTER, self.tr("all members")),
            (Strength.MANUAL, self.tr("as the arbiter gives it")),
        )
        choice("strength", self.tr("Strength of a team"), strengths)
        left = (
            (False, self.tr("keeps its results")),
            (True, self.tr("loses them before half of its matches (C.05, 6.6)")),
        )
        self.half_played = choice("half_played", self.tr("A team that leaves a round robin"), left)
        self.unrated = line("unrated", self.tr("A member without a rating counts"))
        self.reserves = line("reserves", self.tr("Reserves of a team"), self.tr("any number"))
        forfeits = (False, self.tr("do not count")), (True, self.tr("count as games"))
        choice("board_forfeits", self.tr("Wins by forfeit for a board prize"), forfeits)
        self.games = line("board_games", self.tr("Games for a board prize"), self.tr("two thirds of the rounds"))
        self.third = QCheckBox(self.tr("The losers of the semi-finals play for place 3"))
        self.deciders: list[QuietCombo] = []
        if rules.knockout is not None:
            held = (*rules.knockout.deciders, *[None] * len(Decider))
            for place in range(len(Decider)):
                words = self.tr("A drawn match is decided by") if not place else self.tr("then by")
                self.deciders.append(self._decider(words, held[place]))
                captioned(self.form, words, self.deciders[-1])
            captioned(self.form, self.tr("Place 3"), self.form.hold("knockout.third_place", self.third))
        for widget in (self.boards, self.colours, *self.points, *self.bye, *before_round_1, *self.deciders, self.third):
            widget.setEnabled(not locked)
        if len(rules.colours) > rules.boards:
            self.colours.setEnabled(False)  # the table of the system gives them, round by round
        self.close_with(self.tr("Save"), self.tr("Cancel"))

    def entered(self) -> TeamRules:
        """The rules; RuleViolation for what is no number or no criterion."""
        rules: TeamRules = super().entered()
        knockout = rules.knockout and replace(rules.knockout, deciders=self._deciders())
        return replace(rules, colours=rules.colours.upper(), knockout=knockout)

    def _decider(self, words: str, chosen: Decider | None) -> QuietCombo:
        combo = QuietCombo(words)
        combo.addItem(self.tr("nothing more"), "")
        for decider in Decider:
            combo.addItem(tr(DECIDERS[decider]), decider.value)
        choose(combo, "" if chosen is None else chosen.value)
        return combo

    def _deciders(self) -> tuple[Decider, ...]:
        return tuple(Decider(combo.currentData()) for combo in self.deciders if combo.currentData())


class PointsDialog(FormDialog):
    """Points by decision of the arbiter; ``entered()`` after it was accepted."""

    def __init__(
        self,
        section_id: int,
        team: Team,
        number: int,
        decided: Sequence[TeamAdjustment] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(AdjustTeamPoints(section_id, number, team.number, Fraction(0), Fraction(0), ""), parent)
        self.entitle(
            self.tr("Points of {0} in round {1}").format(team.name, number),
            self.tr("They are added; a minus takes points away. The reason stands in the tournament report."),
            wide=440,
        )
        self.setWindowTitle(self.tr("Points by decision"))
        self.what = QuietCombo(self.tr("Decision"))
        self.what.addItem(self.tr("A new decision"), -1)
        for position, one in enumerate(decided):
            if one.team == team.number:
                text = self.tr("Take back: round {0}, {1} match points, {2} game points ({3})")
                shown = one.round, signed(one.match_points), signed(one.game_points), one.reason
                self.what.addItem(text.format(*shown), position)
        self.what.currentIndexChanged.connect(self._chosen)
        if self.what.count() > 1:
            captioned(self.form, self.tr("Decision"), self.what)
        self.match_points = self.form.line("match_points", self.tr("Match points"))
        self.game_points = self.form.line("game_points", self.tr("Game points"))
        self.reason = self.form.line("reason", self.tr("Reason"))
        self.close_with(self.tr("Decide"), self.tr("Cancel"))
        self.match_points.setFocus()

    def _chosen(self) -> None:
        new = self.what.currentData() < 0
        for field in (self.match_points, self.game_points):
            field.setEnabled(new)

    def entered(self) -> AdjustTeamPoints | RemoveAdjustment:
        """The decision, or that an earlier one is taken back."""
        decided: AdjustTeamPoints = super().entered()
        taken_back = self.what.currentData()
        return decided if taken_back < 0 else RemoveAdjustment(decided.section_id, taken_back, decided.reason)
