"""The rules of a plan of prizes as a form."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from tdapp.domain.prizes.plan import Conflict, Division, Prize, PrizePlan, Rest
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.prizes.awards import amount_text, division_words
from tdapp.services.prizes.table import money_of
from tdapp.ui.widgets.basics import QuietCombo
from tdapp.ui.widgets.form import Form, Turns
from tdapp.ui.widgets.wide import as_wide

UNITS = (Fraction(1, 100), Fraction(1, 20), Fraction(1, 10), Fraction(1, 2), *map(Fraction, (1, 5, 10, 50, 100)))


class PrizeRules(QWidget):
    """Everything of a plan but its prizes. ``edited()`` after every change."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._left, self._right = Form(PrizePlan(())), Form(PrizePlan(()))
        divisions = (
            (Division.BY_RANK, self.tr("By place")),
            (Division.SHARED, self.tr("Shared equally")),
            (Division.HORT, self.tr("Hort system")),
        )
        several = (
            (Conflict.VALUE, self.tr("The most valuable")),
            (Conflict.ORDER, self.tr("The first in the list")),
            (None, self.tr("All of them")),
        )
        rests = ((Rest.BEST, self.tr("To the best placed")), (Rest.FUND, self.tr("Stays in the fund")))
        self.division = self._choice("division", self.tr("Equal points"), divisions)
        for row, (one, _text) in enumerate(divisions):
            self.division.setItemData(row, division_words(one), Qt.ItemDataRole.ToolTipRole)
        grouped = ((None, self.tr("As in the standings")), *divisions)
        self.group_division = self._choice("group_division", self.tr("In groups"), grouped)
        self.conflict = self._choice("conflict", self.tr("Who wins several keeps"), several)
        self.unit = self._choice("unit", self.tr("Rounded to"), [(unit, _amount(unit)) for unit in UNITS])
        self.rest = self._choice("rest", self.tr("Left by rounding"), rests)
        self.leavers = self._left.hold("leavers", QCheckBox(self.tr("Who withdrew may win")))
        self.leavers.toggled.connect(self.edited)
        self._left.addRow(self.leavers)
        money = (lambda share: "" if share is None else _amount(share), lambda text: money_of(text) if text else None)
        self.currency = self._line("currency", self.tr("Currency"), "EUR")
        self.currency.setMaxLength(8)
        self.minimum = self._line("minimum", self.tr("Smallest share"), self.tr("none"), money)
        self.maximum = self._line("maximum", self.tr("Most for one"), self.tr("no limit"), money)
        self.least = self._count("least_members", self.tr("Fewest in a group"), 0)
        self.clubs = self._count("club_players", self.tr("Players of a club"), 4)
        numbers = (lambda held: ", ".join(map(str, held)), self._numbers)
        self.barred = self._line("barred", self.tr("Without prizes (No.)"), self.tr("nobody"), numbers)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        for column, (form, stretch) in enumerate(((self._left, 3), (self._right, 2))):
            form.setVerticalSpacing(5)
            form.setHorizontalSpacing(10)
            grid.addLayout(form, 0, column)
            grid.setColumnStretch(column, stretch)

    def set_plan(self, plan: PrizePlan) -> None:
        """Show the rules of a plan."""
        self.blockSignals(True)
        if plan.unit not in UNITS:
            self.unit.addItem(decimals(str(float(plan.unit))), plan.unit)
        conflict: Any = plan.conflict if plan.one_per_player else None  # one list for two fields
        shown = replace(plan, conflict=conflict)
        self._left.show_value(shown)
        self._right.show_value(shown)
        self.blockSignals(False)

    def plan(self, prizes: tuple[Prize, ...]) -> PrizePlan:
        """A plan with these rules; RuleViolation says which field cannot be read."""
        plan = self._right.over(self._left.over(PrizePlan(prizes)))
        kept = plan.conflict
        return replace(plan, one_per_player=kept is not None, conflict=kept or Conflict.VALUE)

    def _choice(self, name: str, caption: str, choices) -> QuietCombo:
        combo = self._left.choice(name, caption, choices)
        self._left.labelForField(combo).setProperty("role", "dim")
        combo.currentIndexChanged.connect(lambda _row: self.edited.emit())
        return combo

    def _line(self, name: str, caption: str, hint: str, turns: Turns | None = None) -> QLineEdit:
        field = self._right.line(name, caption, turns=turns)
        self._right.labelForField(field).setProperty("role", "dim")
        field.setPlaceholderText(hint)
        as_wide(field, max(self.tr("no limit"), self.tr("nobody"), "10 000", key=len))
        field.editingFinished.connect(self.edited)
        return field

    def _count(self, name: str, caption: str, usual: int) -> QLineEdit:
        def read(text: str) -> int:
            if text and not (text.isascii() and text.isdigit() and len(text) < 5):
                raise RuleViolation(self.tr("{0}: “{1}” is not a number.").format(caption, text[:20]))
            return int(text or usual)

        return self._line(name, caption, str(usual), (lambda held: str(held or ""), read))

    def _numbers(self, text: str) -> tuple[int, ...]:
        parts = text.replace(",", " ").replace(";", " ").split()
        if any(not (part.isascii() and part.isdigit() and len(part) < 6) for part in parts):
            raise RuleViolation(self.tr("Start numbers without prizes are written as 3, 17."))
        return tuple(map(int, parts))


def _amount(money: Fraction) -> str:
    return decimals(amount_text(money, 0 if money.denominator == 1 else 2))
