"""The strip above the players while they are checked in: who is here, what was paid, and closing it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from tdapp.domain.commands.players import Rest
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn
from tdapp.services.players.check_in import CheckInTotals, missing_in, totals, unseen_in
from tdapp.services.players.possible import why_not_close_check_in
from tdapp.services.systems.registry import rules_of_system
from tdapp.ui.look.keys import as_here, with_keys
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import Choice, Segments, button, label, selectable
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.flow import FlowLayout

MOST_NAMES = 12


class CheckInBar(QFrame):
    """Totals, a filter by state, and the button that closes the check-in.

    Signals: ``close_wanted()``; ``rest_wanted()``: who was not seen yet is here; ``fresh_wanted()``: a new evening,
    nobody is here yet; ``shown(str)``: all, missing or present are to be shown.
    """

    close_wanted = Signal()
    rest_wanted = Signal()
    fresh_wanted = Signal()
    shown = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        box = column_in(self, 4, margins=(12, 8, 12, 8))
        holder = QWidget()
        row = FlowLayout(holder, 10)
        self.counts = label("", "heading")
        self.money = label("", "dim")
        self.filter = Segments(
            self.tr("Show"),
            (
                ("all", self.tr("all"), self.tr("Everybody")),
                ("missing", self.tr("not here"), self.tr("Not yet seen, or absent")),
                ("present", self.tr("here"), self.tr("Present")),
            ),
        )
        self.filter.set_choice("all")
        self.filter.chosen.connect(self.shown)
        self.rest = button(
            self.tr("All others are here"),
            "user-check",
            tip=self.tr("Who is neither ticked off nor marked absent is here"),
            on_click=self.rest_wanted.emit,
        )
        self.finish = button(self.tr("Close the check-in…"), "list-checks", on_click=self.close_wanted.emit)
        self.fresh = button(
            self.tr("A new evening"),
            tip=self.tr("Nobody is here yet: all ticks are taken away"),
            on_click=self.fresh_wanted.emit,
        )
        self.fresh.hide()
        for widget in (self.counts, self.money, self.filter, self.fresh, self.rest, self.finish):
            row.addWidget(widget)
        box.addWidget(holder)
        self.last = label("", "big")
        self.take_back = button(self.tr("Take it back (Backspace)"), "undo-2", "link")
        self._ticked = ""
        self._last_line = QWidget()
        line = beside(self.last, None, self.take_back)
        line.setContentsMargins(0, 0, 0, 0)
        self._last_line.setLayout(line)
        self._last_line.hide()
        box.addWidget(self._last_line)
        box.addWidget(
            label(
                as_here(
                    self.tr(
                        "Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: "
                        "absent. Arrows move through the list."
                    )
                ),
                "small",
                wrap=True,
            )
        )

    def show_last(self, text: str) -> None:
        """Who was ticked off last, large; empty for nobody."""
        self._say(text)
        self._ticked = text

    def show_nobody(self, typed: str) -> None:
        """That nobody has a name like this; empty: who was ticked off last again."""
        if typed:
            self._say(self.tr("Nobody found: “{0}”").format(typed))
            self.take_back.hide()
        else:
            self._say(self._ticked)

    def _say(self, text: str) -> None:
        self.last.setText(text)
        self.take_back.show()
        self._last_line.setVisible(bool(text))

    def show_totals(self, section: Section) -> None:
        """Count anew."""
        number = min(section.rounds_paired + 1, section.rounds_total)
        found = totals(section, number)
        self.fresh.setVisible(section.system.scores and found.not_yet < found.players)
        self.counts.setText(
            self.tr("{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all").format(
                found.present, found.absent, found.not_yet, found.players
            )
        )
        self.money.setText(self._money(found))
        self.rest.setEnabled(bool(unseen_in(section, number)))
        why_not = told(why_not_close_check_in(section))
        self.finish.setEnabled(not why_not)
        self.finish.setToolTip(why_not or with_keys(self.finish.text(), "Ctrl+Return"))

    def _money(self, found: CheckInTotals) -> str:
        parts = []
        if found.owed or found.paid:
            parts.append(
                self.tr("paid {0} of {1}, {2} due").format(
                    *(format(one, "f") for one in (found.paid, found.owed, found.due))
                )
            )
        if found.away:
            parts.append(self.tr("%n with a bye in this round", "", found.away))
        return "  ·  ".join(parts)


class CloseCheckInDialog(FittingDialog):
    """What happens to those who are not here; ``rest()`` after it was accepted."""

    def __init__(self, section: Section, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        number = section.rounds_paired + 1
        missing = missing_in(section, number)
        count = len(missing)
        self.round_number = number
        self.setWindowTitle(self.tr("Close the check-in"))
        self.setMinimumWidth(520)
        layout = dialog_box(self, self.tr("Close the check-in for round {0}").format(number), wrap=True)
        found = totals(section, number)
        layout.addWidget(
            label(
                self.tr("Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.").format(
                    found.present, found.players, found.away, count
                ),
                wrap=True,
            )
        )
        absent = [player for player in missing if player.check_in is CheckIn.ABSENT]
        others = [player for player in missing if player.check_in is not CheckIn.ABSENT]
        names = [
            *(self.tr("{0} (absent)").format(player.name) for player in absent[:MOST_NAMES]),
            *(player.name for player in others[: max(0, MOST_NAMES - len(absent))]),
        ]
        if count > MOST_NAMES:
            names.append(self.tr("and %n more", "", count - MOST_NAMES))
        layout.addWidget(selectable("; ".join(names), "dim"))
        this_round = self.tr("%n get(s) a zero-point bye in this round only", "", count)
        if away := rules_of_system(section.system).away(section).get(Outcome.ZERO_POINT_BYE):
            this_round = self.tr("In this round: {0}").format(away)
        self.choices = {
            Rest.ABSENT_ONLY: Choice(self._absent_words(len(absent), len(others))),
            Rest.ZERO_THIS_ROUND: Choice(this_round),
            Rest.ZERO_ALL_ROUNDS: Choice(self.tr("%n leave(s) the event: zero points in every round", "", count)),
            Rest.NOTHING: Choice(self.tr("Nothing: they are paired as if they were here")),
        }
        for choice in self.choices.values():
            layout.addWidget(choice)
        both = bool(absent and others)
        self.choices[Rest.ABSENT_ONLY].setVisible(both)
        usual = Rest.ABSENT_ONLY if both else Rest.ZERO_THIS_ROUND
        self.choices[usual if count else Rest.NOTHING].setChecked(True)
        self.confirm = button(self.tr("Close the check-in"), "check", "primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        self.confirm.setFocus()

    def _absent_words(self, absent: int, others: int) -> str:
        away = self.tr("%n marked absent: a zero-point bye in this round", "", absent)
        return self.tr("{0}; {1}").format(away, self.tr("the other %n are here", "", others))

    def rest(self) -> Rest:
        """What was chosen."""
        return next(rest for rest, choice in self.choices.items() if choice.isChecked())
