"""One team, the rules of all teams, points by decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from tdapp.domain.commands.teams import AdjustTeamPoints, RemoveAdjustment
from tdapp.domain.section.scoring import points_text
from tdapp.domain.teams.match import TeamAdjustment
from tdapp.domain.teams.team import (
    MOST_BOARDS,
    Decider,
    KnockoutRules,
    LineUpRule,
    Preference,
    Score,
    Strength,
    Team,
    TeamRules,
)
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.teams.words import signed
from tdapp.ui.widgets.basics import Banner, QuietCombo, Stepper, button, choose, typed
from tdapp.ui.widgets.boxes import beside, captioned, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog


class TeamDialog(FittingDialog):
    """The fields of a team; ``team()`` after it was accepted."""

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._team = team
        self.setMinimumWidth(460)
        title = self.tr("Edit the team") if team.number else self.tr("New team")
        self.setWindowTitle(title)
        layout = dialog_box(self, title)
        form = form_box()
        self.name, self.short = QLineEdit(team.name), QLineEdit(team.short)
        self.federation, self.club = QLineEdit(team.federation), QLineEdit(team.club)
        self.captain, self.contact = QLineEdit(team.captain), QLineEdit(team.contact)
        self.strength = QLineEdit("" if team.strength is None else str(team.strength))
        for text, field in (
            (self.tr("Name"), self.name),
            (self.tr("Short name"), self.short),
            (self.tr("Federation"), self.federation),
            (self.tr("Club"), self.club),
            (self.tr("Captain"), self.captain),
            (self.tr("Contact"), self.contact),
            (self.tr("Strength by hand"), self.strength),
        ):
            captioned(form, text, field)
        layout.addLayout(form)
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.accept)
        layout.addLayout(beside(None, self.confirm, button(self.tr("Cancel"), on_click=self.reject)))
        self.confirm.setDefault(True)
        self.name.setFocus()

    def team(self) -> Team:
        """As entered; a strength that is no number is none."""
        text = self.strength.text().strip()
        return replace(
            self._team,
            name=typed(self.name),
            short=typed(self.short),
            federation=typed(self.federation),
            club=typed(self.club),
            captain=typed(self.captain),
            contact=typed(self.contact),
            strength=int(text) if text.isascii() and text.isdigit() else None,
        )


class TeamRulesDialog(FittingDialog):
    """The regulations about teams; ``rules()`` after it was accepted. ``locked``: round 1 is paired."""

    def __init__(self, rules: TeamRules, *, locked: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self.setWindowTitle(self.tr("Rules of the teams"))
        self.setMinimumWidth(560)
        layout = dialog_box(
            self,
            self.tr("Rules of the teams"),
            self.tr("Boards, colours and points are locked once round 1 is paired."),
        )
        self.boards = Stepper(self.tr("Boards of a match"), self.tr("Fewer boards"), self.tr("More boards"))
        self.boards.set_range(1, MOST_BOARDS, rules.boards)
        self.colours = QLineEdit(rules.colours)
        self.colours.setPlaceholderText(rules.pattern)
        worth = rules.match_points
        self.points = [QLineEdit(points_text(one, half_sign=True)) for one in (worth.win, worth.draw, worth.loss)]
        self.bye = [QLineEdit("" if one is None else points_text(one)) for one in (rules.pab_mp, rules.pab_gp)]
        for field in self.bye:
            field.setPlaceholderText(self.tr("as a drawn match"))
        self.primary = self._combo(
            self.tr("Counts first"),
            ((Score.MATCH, self.tr("Match points")), (Score.GAME, self.tr("Game points"))),
            rules.primary,
        )
        self.secondary = self._combo(
            self.tr("The other points"),
            (("yes", self.tr("decide who is named first")), ("no", self.tr("are not used for colours"))),
            "yes" if rules.secondary_used else "no",
        )
        self.preference = self._combo(
            self.tr("Colour preferences"),
            (
                (Preference.A, self.tr("Type A, the usual ones")),
                (Preference.B, self.tr("Type B, strong and mild")),
                (Preference.NONE, self.tr("none")),
            ),
            rules.preference,
        )
        self.line_up = self._combo(
            self.tr("Line-ups"),
            (
                (LineUpRule.FIXED_ORDER, self.tr("keep the order of the members")),
                (LineUpRule.FREE, self.tr("may have any order")),
            ),
            rules.line_up,
        )
        self.strength = self._combo(
            self.tr("Strength of a team"),
            (
                (Strength.BEST_BOARDS, self.tr("the best ratings, one a board")),
                (Strength.FIRST_BOARDS, self.tr("the first boards")),
                (Strength.ROSTER, self.tr("all members")),
                (Strength.MANUAL, self.tr("as the arbiter gives it")),
            ),
            rules.strength,
        )
        self.half_played = self._combo(
            self.tr("A team that leaves a round robin"),
            (
                (False, self.tr("keeps its results")),
                (True, self.tr("loses them before half of its matches (C.05, 6.6)")),
            ),
            rules.half_played,
        )
        self.games = QLineEdit("" if rules.board_games is None else str(rules.board_games))
        self.games.setPlaceholderText(self.tr("two thirds of the rounds"))
        self.reserves = QLineEdit("" if rules.reserves is None else str(rules.reserves))
        self.reserves.setPlaceholderText(self.tr("any number"))
        self.unrated = QLineEdit(str(rules.unrated))
        knockout = rules.knockout or KnockoutRules()
        self.deciders = QLineEdit(", ".join(decider.value for decider in knockout.deciders))
        self.deciders.setToolTip(
            self.tr("In this order: BC board count, TBR top boards, BBE without the last boards, BERLIN")
        )
        self.third = QCheckBox(self.tr("The losers of the semi-finals play for place 3"))
        self.third.setChecked(knockout.third_place)
        form = form_box()
        captioned(form, self.tr("Boards"), self.boards)
        captioned(form, self.tr("Colours of the first-named team"), self.colours)
        for text, field in zip(
            (self.tr("Match won"), self.tr("Match drawn"), self.tr("Match lost")), self.points, strict=True
        ):
            captioned(form, text, field)
        for text, field in zip((self.tr("Bye: match points"), self.tr("Bye: game points")), self.bye, strict=True):
            captioned(form, text, field)
        for combo in (
            self.primary,
            self.secondary,
            self.preference,
            self.line_up,
            self.strength,
            self.half_played,
        ):
            captioned(form, combo.accessibleName(), combo)
        captioned(form, self.tr("A member without a rating counts"), self.unrated)
        captioned(form, self.tr("Reserves of a team"), self.reserves)
        captioned(form, self.tr("Games for a board prize"), self.games)
        if rules.knockout is not None:
            captioned(form, self.tr("A drawn match is decided by"), self.deciders)
            captioned(form, self.tr("Place 3"), self.third)
        layout.addLayout(form)
        combos = (self.primary, self.secondary, self.preference)
        for widget in (self.boards, self.colours, *self.points, *self.bye, *combos, self.deciders, self.third):
            widget.setEnabled(not locked)
        if len(rules.colours) > rules.boards:
            self.colours.setEnabled(False)  # the table of the system gives them, round by round
        self.banner = Banner("warn")
        layout.addWidget(self.banner)
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self._save)
        layout.addLayout(beside(None, self.confirm, button(self.tr("Cancel"), on_click=self.reject)))
        self.confirm.setDefault(True)

    def _combo(self, name: str, choices, now) -> QuietCombo:
        combo = QuietCombo(name)
        for value, text in choices:
            combo.addItem(text, value)
        choose(combo, now)
        return combo

    def _save(self) -> None:
        try:
            self.rules()
        except RuleViolation as problem:
            self.banner.set_text(str(problem))
            return
        except (ValueError, ZeroDivisionError) as problem:
            self.banner.set_text(self.tr("This is no number: {0}").format(problem))
            return
        self.accept()

    def rules(self) -> TeamRules:
        """As entered; ValueError for points that are no number."""
        win, draw, loss = (_points(field.text()) for field in self.points)
        pab = [_points(field.text()) if field.text().strip() else None for field in self.bye]
        before = self._rules.match_points
        worth = before if (win, draw, loss) == (before.win, before.draw, before.loss) else None
        reserves, games = self.reserves.text().strip(), self.games.text().strip()
        return replace(
            self._rules,
            boards=self.boards.value,
            colours=self.colours.text().strip().upper(),
            match_points=worth or replace(before, win=win, draw=draw, loss=loss),
            pab_mp=pab[0],
            pab_gp=pab[1],
            primary=self.primary.currentData(),
            secondary_used=self.secondary.currentData() == "yes",
            preference=self.preference.currentData(),
            line_up=self.line_up.currentData(),
            strength=self.strength.currentData(),
            knockout=self._knockout(),
            reserves=int(reserves) if reserves else None,
            unrated=int(self.unrated.text()),
            half_played=self.half_played.currentData(),
            board_games=int(games) if games else None,
        )

    def _knockout(self) -> KnockoutRules | None:
        if self._rules.knockout is None:
            return None
        known = {decider.value: decider for decider in Decider}
        codes = self.deciders.text().upper().replace(",", " ").split()
        if wrong := [code for code in codes if code not in known]:
            raise RuleViolation(self.tr("“{0}” is no criterion: there are BC, TBR, BBE and BERLIN.").format(wrong[0]))
        return KnockoutRules(tuple(known[code] for code in codes), self.third.isChecked())


class PointsDialog(FittingDialog):
    """Points by decision of the arbiter; ``command()`` after it was accepted."""

    def __init__(
        self,
        section_id: int,
        team: Team,
        number: int,
        decided: Sequence[TeamAdjustment] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._section_id, self._team, self._round = section_id, team, number
        self.setWindowTitle(self.tr("Points by decision"))
        self.setMinimumWidth(440)
        layout = dialog_box(
            self,
            self.tr("Points of {0} in round {1}").format(team.name, number),
            self.tr("They are added; a minus takes points away. The reason stands in the tournament report."),
        )
        form = form_box()
        self.what = QuietCombo(self.tr("Decision"))
        self.what.addItem(self.tr("A new decision"), -1)
        for position, one in enumerate(decided):
            if one.team == team.number:
                text = self.tr("Take back: round {0}, {1} match points, {2} game points ({3})")
                shown = one.round, signed(one.match_points), signed(one.game_points), one.reason
                self.what.addItem(text.format(*shown), position)
        self.what.currentIndexChanged.connect(self._chosen)
        if self.what.count() > 1:
            captioned(form, self.tr("Decision"), self.what)
        self.match_points, self.game_points, self.reason = QLineEdit("0"), QLineEdit("0"), QLineEdit()
        captioned(form, self.tr("Match points"), self.match_points)
        captioned(form, self.tr("Game points"), self.game_points)
        captioned(form, self.tr("Reason"), self.reason)
        layout.addLayout(form)
        self.banner = Banner("warn")
        layout.addWidget(self.banner)
        self.confirm = button(self.tr("Decide"), "check", "primary", on_click=self._save)
        layout.addLayout(beside(None, self.confirm, button(self.tr("Cancel"), on_click=self.reject)))
        self.confirm.setDefault(True)
        self.match_points.setFocus()

    def _chosen(self) -> None:
        new = self.what.currentData() < 0
        for field in (self.match_points, self.game_points):
            field.setEnabled(new)

    def _save(self) -> None:
        try:
            self.command()
        except (ValueError, ZeroDivisionError) as problem:
            self.banner.set_text(self.tr("This is no number: {0}").format(problem))
            return
        self.accept()

    def command(self) -> AdjustTeamPoints | RemoveAdjustment:
        """The decision, or that an earlier one is taken back."""
        if self.what.currentData() >= 0:
            return RemoveAdjustment(self._section_id, self.what.currentData(), self.reason.text())
        points = _points(self.match_points.text()), _points(self.game_points.text())
        return AdjustTeamPoints(self._section_id, self._round, self._team.number, *points, self.reason.text())


def _points(text: str) -> Fraction:
    tidy = text.strip().replace("−", "-").replace("½", ".5").replace(",", ".")
    return Fraction(f"{tidy[:-1]}0" if tidy.endswith(".") else tidy)
