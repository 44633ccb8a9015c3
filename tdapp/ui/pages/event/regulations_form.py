"""The fields of a section's regulations; what is locked once round 1 is paired cannot be reached, and says why."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from tdapp.domain.section.event import Edition
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.systems.registry import chosen_key
from tdapp.domain.systems.system import System
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.players.lots import drawn_colour
from tdapp.ui.pages.event.rate_of_play import RateFields
from tdapp.ui.pages.event.systems.system_fields import SystemFields
from tdapp.ui.pages.event.systems.system_parameters import SystemParameters
from tdapp.ui.widgets.basics import QuietCombo, Stepper, button, choose, label
from tdapp.ui.widgets.boxes import across, captioned
from tdapp.ui.widgets.flow import flowing
from tdapp.ui.widgets.form import Form
from tdapp.ui.widgets.regulations import rate_words, read_points, short
from tdapp.ui.widgets.seed import SeedField
from tdapp.ui.widgets.wide import as_wide

STANDARD_POINTS = ("1", "½", "0")
FOOTBALL_POINTS = ("3", "1", "0")
MOST_HALF_BYES = 20


class RegulationsForm(QWidget):
    """Reads and writes SectionFacts; the schedule stays as it is.

    Signals: ``changed()`` any field.
    """

    changed = Signal()

    def __init__(self, *, with_system: bool = True) -> None:
        super().__init__()
        self._facts = SectionFacts(7)
        self._paired = 0
        form = self._form = Form(self._facts, self)
        form.setContentsMargins(0, 0, 0, 0)
        form.edited.connect(self.changed)
        self.name = form.line("name", self.tr("&Name of the section"))
        self._system(form)
        self._points(form)
        self._byes(form)
        self._time_rows()
        rates = [(rate, rate_words(rate)) for rate in ("standard", "rapid", "blitz")]
        self.rate = form.choice("rate", self.tr("&Rated as"), rates, self.tr("Rate of play"))
        self._ties(form)
        if not with_system:
            for widget in (self.name, self.system, self.edition, self.time, self.rate):
                form.setRowVisible(widget, False)
        for field in (self.fixed, self.values["pab"]):
            field.textEdited.connect(lambda _text: self.changed.emit())
        self.unrated.activated.connect(lambda _row: self.changed.emit())

    def _system(self, form: Form) -> None:
        self.system = SystemFields()
        self.rounds = self.system.rounds
        self.system.changed.connect(self._system_changed)
        form.addRow(label(self.tr("System")), self.system)
        self.parameters = SystemParameters()
        self.parameters.changed.connect(self._parameters_changed)
        form.addRow(label(""), self.parameters)

    def _time_rows(self) -> None:
        self.time = RateFields(self.tr("in words; empty: as the event"))
        self.time_control, self.code = self.time.words, self.time.code
        captioned(self._form, self.tr("&Time control"), self.time)
        self.time.changed.connect(self._time_changed)

    def _time_changed(self) -> None:
        if self.time.rate():
            choose(self.rate, self.time.rate())
        self.changed.emit()

    def _points(self, form: Form) -> None:
        self.values: dict[str, QLineEdit] = {}
        parts: list[QWidget] = []
        for key, text in (
            ("win", self.tr("win")),
            ("draw", self.tr("draw")),
            ("loss", self.tr("loss")),
            ("pab", self.tr("bye")),
        ):
            field = QLineEdit()
            as_wide(field, "0.5 ")
            field.setAccessibleName(self.tr("Points for: {0}").format(text))
            self.values[key] = field
            if key != "pab":  # which is usually the value of a win
                form.hold(f"points.{key}", field, turns=(short, read_points))
            parts.append(across(label(text, "dim"), field, spacing=6))
        self.usual = button("1 ½ 0", tip=self.tr("The usual points"), on_click=lambda: self._fill(STANDARD_POINTS))
        three = self.tr("Three points for a win")
        self.three = button("3 1 0", tip=three, on_click=lambda: self._fill(FOOTBALL_POINTS))
        form.addRow(label(self.tr("Points")), flowing(*parts, self.usual, self.three))

    def _fill(self, values: tuple[str, str, str]) -> None:
        for key, text in zip(("win", "draw", "loss"), values, strict=True):
            self.values[key].setText(text)
        self.values["pab"].setText(values[0])
        self.changed.emit()

    def _byes(self, form: Form) -> None:
        self.half = QCheckBox(self.tr("Half-point byes are allowed"))
        self.limit = Stepper(self.tr("Half-point byes for a player"), self.tr("Fewer"), self.tr("More"))
        self.limit.set_range(0, MOST_HALF_BYES, 0)
        self.until = Stepper(self.tr("Last round for them; 0: any"), self.tr("Earlier"), self.tr("Later"))
        self.limit_title = label(self.tr("for a player at most"), "dim")
        self.until_title = label(self.tr("until round (0: any)"), "dim")
        most = across(self.limit_title, self.limit, spacing=8)
        row = flowing(most, across(self.until_title, self.until, spacing=8))
        self.swap = QCheckBox(self.tr("The last two rounds of the first cycle change places"))
        self.swap.setToolTip(self.tr("Nobody then has the same colour three times running (C.05, annex 1)."))
        form.addRow(label(self.tr("Berger table")), self.swap)
        form.addRow(label(self.tr("Byes")), self.half)
        form.addRow(label(""), row)
        self._bye_row = row
        self.half.toggled.connect(row.setEnabled)
        form.hold("swap_last_two", self.swap)
        form.hold("byes.half_allowed", self.half)
        form.hold("byes.half_limit", self.limit)
        form.hold("byes.half_until", self.until)

    def _ties(self, form: Form) -> None:
        self.edition = form.choice(
            "edition",
            self.tr("Tie-break r&ules"),
            [(one, self.tr("FIDE edition {0}").format(one.value)) for one in reversed(Edition)],
            self.tr("Edition of FIDE's tie-break rules"),
        )
        self.unrated = QuietCombo(self.tr("Unrated players in tie-breaks"))
        for text, rule in (
            (self.tr("not announced"), ""),
            (self.tr("lowest rating of the field"), "lowest"),
            (self.tr("average of the field"), "average"),
            (self.tr("their performance"), "performance"),
            (self.tr("a fixed rating:"), "fixed"),
        ):
            self.unrated.addItem(text, rule)
        self.fixed = QLineEdit()
        self.fixed.setPlaceholderText("1400")
        as_wide(self.fixed, "24000")
        self.fixed.setAccessibleName(self.tr("Fixed rating of unrated players"))
        self.unrated.currentIndexChanged.connect(
            lambda _row: self.fixed.setVisible(self.unrated.currentData() == "fixed")
        )
        form.addRow(label(self.tr("Unrated players")), across(self.unrated, self.fixed, None, spacing=8))
        self.long = form.choice(
            "long_event",
            self.tr("Over &30 days"),
            ((None, self.tr("as the dates say")), (True, self.tr("yes")), (False, self.tr("no"))),
            self.tr("Lasts more than 30 days"),
        )
        self.long.setToolTip(self.tr("Rating tie-breaks are not advised then; new ratings are noted by round"))
        self.colour = QuietCombo(self.tr("Initial colour"))
        for text, value in ((self.tr("not drawn yet"), ""), (self.tr("White"), "W"), (self.tr("Black"), "B")):
            self.colour.addItem(text, value)
        form.hold("initial_colour", self.colour)
        self.draw = button(self.tr("Draw by lot"), "dices", on_click=self.draw_colour)
        self.lot = SeedField()
        self.lot_title = label(self.tr("number of the lot"), "dim")
        self.lot.hide()
        self.lot_title.hide()
        self.lot.changed.connect(self._take_lot)
        self.colour_row = across(self.colour, self.draw, self.lot_title, self.lot, None, spacing=8)
        form.addRow(label(self.tr("Number 1 begins with")), self.colour_row)

    # -- facts ------------------------------------------------------------------------------------------------------

    def set_facts(self, facts: SectionFacts, paired: int = 0) -> None:
        """Show these regulations; ``paired`` rounds are paired already."""
        self._facts, self._paired = facts, paired
        self.system.set_team_rules(facts.team_rules)
        self.system.set_system(facts.system, facts.cycles, facts.rounds_total, least=paired)
        self.parameters.set_system(facts.system, facts.system_text, later=paired > 0)
        self.system.set_stage(self.parameters.games)
        self.until.set_range(0, facts.rounds_total, 0)
        self._form.show_value(facts)
        self.values["pab"].setText(short(facts.points.points(Outcome.PAIRING_BYE)))
        self.time.set_values(facts.time_control, facts.time_control_code)
        rule = facts.unrated_rule
        choose(self.unrated, "fixed" if rule.isdigit() else rule)
        self.fixed.setText(rule if rule.isdigit() else "")
        self.fixed.setVisible(rule.isdigit())
        self._bye_row.setEnabled(facts.byes.half_allowed)
        self._show_kind()
        self._lock()

    def _lock(self) -> None:
        """What can no longer be changed says so."""
        why = self.tr("Locked: round 1 is paired.") if self._paired else ""
        drawn = why if self._facts.initial_colour else ""
        self.system.lock(why)
        for widget, reason in (
            *((field, why) for field in self.values.values()),
            (self.usual, why),
            (self.three, why),
            (self.swap, why),
            (self.colour, drawn),
            (self.draw, drawn),
        ):
            widget.setEnabled(not reason)
            if reason:
                widget.setToolTip(reason)

    def _parameters_changed(self) -> None:
        self.system.set_games(self.parameters.games)
        self.until.set_range(0, self.rounds.value, self.until.value)
        self.changed.emit()

    def _system_changed(self) -> None:
        self._show_kind(chosen=True)
        self.until.set_range(0, self.rounds.value, self.until.value)
        self.changed.emit()

    def _show_kind(self, *, chosen: bool = False) -> None:
        system, cycles, rounds = self.system.system()
        several = not system.by_scores and 1 < cycles < rounds
        if chosen and several != self._form.isRowVisible(self.swap):
            self.swap.setChecked(several)  # as C.05 recommends it
        self._form.setRowVisible(self.swap, several)
        self._form.setRowVisible(self.colour_row, system.colour_lot)
        for widget in (self.half, self._bye_row):
            self._form.setRowVisible(widget, system.by_scores and not system.scores)
        if chosen:
            self.parameters.set_system(system, later=self._paired > 0)
        self._form.setRowVisible(self.parameters, self.parameters.known and self._form.isRowVisible(self.system))

    def set_system(self, system: System, cycles: int, rounds: int) -> None:
        """Another system, chosen elsewhere."""
        self.system.set_system(system, cycles, rounds)
        self.until.set_range(0, rounds, self.until.value)
        self._show_kind(chosen=True)

    def draw_colour(self) -> None:
        """A fair lot for the initial colour (C.04.3, 5.2.5); its number is shown, so that it can be repeated."""
        self.lot.show()
        self.lot_title.show()
        self.lot.draw()
        self._take_lot()
        self.lot.field.setFocus()  # Enter goes on and does not draw again

    def _take_lot(self) -> None:
        seed = self.lot.seed()
        if seed is not None:
            choose(self.colour, drawn_colour(seed))
            self.changed.emit()

    def colour_seed(self) -> int | None:
        """The lot that gave the initial colour shown; None where it was not drawn here."""
        seed = None if self.lot.isHidden() else self.lot.seed()
        return seed if seed is not None and drawn_colour(seed) == self.colour.currentData() else None

    def facts(self) -> SectionFacts:
        """The regulations as entered; RuleViolation for points that are no number."""
        unrated = str(self.unrated.currentData())
        if unrated == "fixed":
            unrated = self.fixed.text().strip()
            if not (unrated.isascii() and unrated.isdigit() and 0 < int(unrated) < 4000):
                raise RuleViolation(self.tr("The fixed rating of unrated players is a number, for example 1400."))
        system, cycles, rounds = self.system.system()
        words, code = self.time.values()
        if code != self._facts.time_control_code and self.time.fault():
            self.code.setFocus()
            raise RuleViolation(self.time.fault())
        read = self._form.value()
        return replace(
            read,
            kind=system.kind,
            system_key=chosen_key(system, self._facts.type_code),
            system_text=self._parameters_of(system),
            cycles=cycles,
            swap_last_two=read.swap_last_two and not system.by_scores and 1 < cycles < rounds,
            rounds_total=rounds,
            points=self._with_bye(read.points),
            time_control=words,
            time_control_code=code,
            unrated_rule=unrated,
            initial_colour=read.initial_colour if system.colour_lot else self._facts.initial_colour,
            round_dates=self._facts.round_dates[:rounds],
            round_times=self._facts.round_times[:rounds],
            team_rules=self.system.team_rules(self._facts.team_rules),
        )

    def _parameters_of(self, system: System) -> str:
        """Those of the card, where the system has one; else what they were."""
        if self.parameters.known:
            return self.parameters.text
        return self._facts.system_text if system is self._facts.system else ""

    def _with_bye(self, points: PointSystem) -> PointSystem:
        """With the value of the bye; unchanged where nothing was changed, so that imported details stay."""
        bye = read_points(self.values["pab"].text())
        pab: Fraction | None = bye
        if bye == self._facts.points.points(Outcome.PAIRING_BYE):
            pab = self._facts.points.pab
        if pab is None and bye != points.win:
            pab = bye
        return replace(points, pab=pab)
