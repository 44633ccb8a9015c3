"""The menu of a board's results: its keys are those of the map in force, and no others."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tdapp.ui.session.key_maps import Act, KeyMap, Meaning, key_name, meaning_of, printed, typed_digit


class ResultMenu(QMenu):
    """Entries with what they mean; a key does what it does in the table, one without a meaning only sounds."""

    def __init__(self, keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys

    def add_meaning(self, text: str, meaning: Meaning) -> QAction:
        """An entry with the key that it has in the map."""
        key = self._keys.key_of(meaning)
        shown = self.tr("Del") if meaning is Act.CLEAR else key_name(key) if key else ""
        action = self.addAction(f"{text}\t{shown}" if shown else text)
        action.setData(meaning)
        return action

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meaning = meaning_of(event, self._keys)
        if meaning is None and not typed_digit(event) and not printed(event):
            super().keyPressEvent(event)
            return
        action = next((one for one in self.actions() if meaning is not None and one.data() is meaning), None)
        if action is None:
            QApplication.beep()
            return
        self.close()
        action.trigger()
