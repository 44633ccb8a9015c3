"""The rules of a plan of prizes as a form."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QGridLayout, QLineEdit, QWidget

from tdapp.domain.prizes.plan import Conflict, Division, Prize, PrizePlan, Rest
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.prizes.awards import amount_text, division_words
from tdapp.services.prizes.table import money_of
from tdapp.ui.widgets.basics import QuietCombo, label
from tdapp.ui.widgets.wide import as_wide

UNITS = (Fraction(1, 100), Fraction(1, 20), Fraction(1, 10), Fraction(1, 2), *map(Fraction, (1, 5, 10, 50, 100)))


class PrizeRules(QWidget):
    """Everything of a plan but its prizes. ``edited()`` after every change."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        divisions = (
            (Division.BY_RANK, self.tr("By place")),
            (Division.SHARED, self.tr("Shared equally")),
            (Division.HORT, self.tr("Hort system")),
        )
        self.division = self._combo(
            self.tr("Equal points"), divisions, [division_words(one) for one, _text in divisions]
        )
        self.group_division = self._combo(self.tr("In groups"), ((None, self.tr("As in the standings")), *divisions))
        self.conflict = self._combo(
            self.tr("Who wins several keeps"),
            (
                (Conflict.VALUE, self.tr("The most valuable")),
                (Conflict.ORDER, self.tr("The first in the list")),
                (None, self.tr("All of them")),
            ),
        )
        self.unit = self._combo(
            self.tr("Rounded to"),
            tuple((unit, _amount(unit)) for unit in UNITS),
        )
        self.rest = self._combo(
            self.tr("Left by rounding"),
            (
                (Rest.BEST, self.tr("To the best placed")),
                (Rest.FUND, self.tr("Stays in the fund")),
            ),
        )
        self.currency = self._field(self.tr("Currency"), "EUR")
        self.currency.setMaxLength(8)
        self.minimum = self._field(self.tr("Smallest share"), self.tr("none"))
        self.maximum = self._field(self.tr("Most for one player"), self.tr("no limit"))
        self.least = self._field(self.tr("Fewest in a group"), "0")
        self.clubs = self._field(self.tr("Players of a club"), "4")
        self.barred = self._field(self.tr("Without prizes (No.)"), self.tr("nobody"))
        self.leavers = QCheckBox(self.tr("Players who withdrew may win"))
        self.leavers.toggled.connect(self.edited)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        left, right = QFormLayout(), QFormLayout()
        for form in (left, right):
            form.setVerticalSpacing(5)
            form.setHorizontalSpacing(10)
        for form, widgets in (
            (left, (self.division, self.group_division, self.conflict, self.unit, self.rest)),
            (right, (self.currency, self.minimum, self.maximum, self.least, self.clubs, self.barred)),
        ):
            for widget in widgets:
                caption = label(widget.accessibleName(), "dim")
                caption.setBuddy(widget)
                form.addRow(caption, widget)
        left.addRow(self.leavers)
        grid.addLayout(left, 0, 0)
        grid.addLayout(right, 0, 1)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)

    def set_plan(self, plan: PrizePlan) -> None:
        """Show the rules of a plan."""
        self.blockSignals(True)
        _choose(self.division, plan.division)
        _choose(self.group_division, plan.group_division)
        _choose(self.conflict, plan.conflict if plan.one_per_player else None)
        if plan.unit not in UNITS:
            self.unit.addItem(decimals(str(float(plan.unit))), plan.unit)
        _choose(self.unit, plan.unit)
        _choose(self.rest, plan.rest)
        self.currency.setText(plan.currency)
        self.minimum.setText("" if plan.minimum is None else _amount(plan.minimum))
        self.maximum.setText("" if plan.maximum is None else _amount(plan.maximum))
        self.least.setText(str(plan.least_members or ""))
        self.clubs.setText(str(plan.club_players))
        self.barred.setText(", ".join(map(str, plan.barred)))
        self.leavers.setChecked(plan.leavers)
        self.blockSignals(False)

    def plan(self, prizes: tuple[Prize, ...]) -> PrizePlan:
        """A plan with these rules; RuleViolation says which field cannot be read."""
        conflict = self.conflict.currentData()
        return PrizePlan(
            prizes=prizes,
            division=self.division.currentData(),
            one_per_player=conflict is not None,
            group_division=self.group_division.currentData(),
            conflict=conflict or Conflict.VALUE,
            currency=self.currency.text(),
            unit=self.unit.currentData(),
            rest=self.rest.currentData(),
            minimum=self._money(self.minimum),
            maximum=self._money(self.maximum),
            least_members=self._number(self.least, 0),
            leavers=self.leavers.isChecked(),
            club_players=self._number(self.clubs, 4),
            barred=self._numbers(self.barred),
        )

    def _combo(self, name: str, choices, tips: Sequence[str] = ()) -> QuietCombo:
        combo = QuietCombo(name)
        for value, text in choices:
            combo.addItem(text, value)
        for row, tip in enumerate(tips):
            combo.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
        combo.currentIndexChanged.connect(lambda _row: self.edited.emit())
        return combo

    def _field(self, name: str, hint: str) -> QLineEdit:
        field = QLineEdit()
        field.setAccessibleName(name)
        field.setPlaceholderText(hint)
        as_wide(field, max(self.tr("no limit"), self.tr("nobody"), "10 000", key=len))
        field.editingFinished.connect(self.edited)
        return field

    def _money(self, field: QLineEdit) -> Fraction | None:
        return money_of(field.text()) if field.text().strip() else None

    def _number(self, field: QLineEdit, usual: int) -> int:
        text = field.text().strip()
        if not text:
            return usual
        if not (text.isascii() and text.isdigit() and len(text) < 5):
            raise RuleViolation(self.tr("{0}: “{1}” is not a number.").format(field.accessibleName(), text[:20]))
        return int(text)

    def _numbers(self, field: QLineEdit) -> tuple[int, ...]:
        parts = field.text().replace(",", " ").replace(";", " ").split()
        if any(not (part.isascii() and part.isdigit() and len(part) < 6) for part in parts):
            raise RuleViolation(self.tr("Start numbers without prizes are written as 3, 17."))
        return tuple(map(int, parts))


def _amount(money: Fraction) -> str:
    return decimals(amount_text(money, 0 if money.denominator == 1 else 2))


def _choose(combo: QuietCombo, value: object) -> None:
    for row in range(combo.count()):
        if combo.itemData(row) == value:
            combo.setCurrentIndex(row)
            return
