"""A list to choose from in which a name is found by typing any part of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from tdapp.ui.widgets.basics import QuietCombo
from tdapp.ui.widgets.completion import QuietCompleter
from tdapp.ui.widgets.search import fold, matches
from tdapp.ui.widgets.wide import hinted


class SearchCombo(QuietCombo):
    """Typing lists what holds the letters; Enter or a click takes it. The wheel and the arrows change nothing.

    Letters that name nobody, or several, choose nobody: ask ``chosen()``, not the current line.
    """

    def __init__(self, name: str, placeholder: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setCompleter(QuietCompleter(self.model(), self, contains=True))
        edit = self.lineEdit()
        assert edit is not None
        edit.setAccessibleName(name)
        hinted(edit, placeholder)

    def choose(self, data: object) -> None:
        """Take the line with this data; nothing where there is none. No signal."""
        self.setCurrentIndex(self.findData(data))
        if self.currentIndex() < 0:
            self.clearEditText()

    def chosen(self) -> Any:
        """The data of the line that stands in the field; None while the field holds something else."""
        row = self.findText(self.currentText(), Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive)
        return self.itemData(row) if row >= 0 else None

    def _take_typed(self) -> bool:
        """Take the only line that holds the letters typed."""
        typed = fold(self.currentText())
        found = [row for row in range(self.count()) if typed and matches(typed, fold(self.itemText(row)))]
        if len(found) != 1:
            return False
        self.setCurrentIndex(found[0])
        self.activated.emit(found[0])
        return True

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def focusInEvent(self, event):
        super().focusInEvent(event)
        edit = self.lineEdit()
        if edit is not None and event.reason() is not Qt.FocusReason.PopupFocusReason:
            edit.selectAll()

    def focusOutEvent(self, event):
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason and self.chosen() is None:
            self._take_typed()

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F4):
            self.showPopup()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen() is None:
            self._take_typed()  # and no dialog is accepted with the same key
        else:
            QComboBox.keyPressEvent(self, event)
