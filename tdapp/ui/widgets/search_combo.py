"""A list to choose from in which a name is found by typing any part of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from tdapp.ui.widgets.basics import QuietCombo


class SearchCombo(QuietCombo):
    """Typing lists what holds the letters; Enter or a click takes it. The wheel and the arrows change nothing."""

    def __init__(self, name: str, placeholder: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer, edit = self.completer(), self.lineEdit()
        assert completer is not None
        assert edit is not None
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(completer.CompletionMode.PopupCompletion)
        edit.setAccessibleName(name)
        edit.setPlaceholderText(placeholder)

    def choose(self, data: object) -> None:
        """Take the line with this data; nothing where there is none. No signal."""
        self.setCurrentIndex(self.findData(data))
        if self.currentIndex() < 0:
            self.clearEditText()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def focusInEvent(self, event):
        super().focusInEvent(event)
        edit = self.lineEdit()
        if edit is not None and event.reason() is not Qt.FocusReason.PopupFocusReason:
            edit.selectAll()

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F4):
            self.showPopup()
        else:
            QComboBox.keyPressEvent(self, event)
