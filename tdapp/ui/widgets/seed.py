"""The number of a lot: shown, so that anybody can repeat the lot, and drawn anew with a button."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.services.players.lots import new_seed
from tdapp.ui.widgets.basics import tool
from tdapp.ui.widgets.boxes import row_in
from tdapp.ui.widgets.wide import as_wide

MOST_DIGITS = 9


class SeedField(QWidget):
    """A field with a drawn number and a dice.

    Signals: ``changed()`` another number, or none that can be read.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit(str(new_seed()))
        self.field.setAccessibleName(self.tr("Number of the lot"))
        self.field.setToolTip(self.tr("Number of the lot: the same number gives the same lot on every computer"))
        as_wide(self.field, "1234567890")
        self.again = tool("dices", self.tr("Draw again"), boxed=True, on_click=self.draw)
        row = row_in(self, 4)
        row.addWidget(self.field)
        row.addWidget(self.again)
        self.field.textChanged.connect(lambda _text: self.changed.emit())

    def draw(self) -> None:
        """Another number of the lot."""
        self.field.setText(str(new_seed()))

    def seed(self) -> int | None:
        """The number; None where it is none."""
        text = self.field.text().strip()
        return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None
