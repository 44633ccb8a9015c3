"""The two tables of a manual pairing session; a player is dragged from a seat or from the list onto another."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tdapp.ui.widgets.tables.drag_table import PLAYER, DragTable


class SeatTable(DragTable):
    """A table whose cells are players: ``carried_at`` is set by the view.

    Signals: ``key_pressed(str)`` a letter that is a command.
    """

    key_pressed = Signal(str)

    def __init__(self, name: str, commands: str, parent: QWidget | None = None) -> None:
        super().__init__(name, PLAYER, (PLAYER,), parent)
        self._commands = commands

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        letter = event.text().casefold()
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        command = letter if plain and letter and letter in self._commands else ""
        if event.key() == Qt.Key.Key_Delete:
            command = "delete"
        if command:
            if not self.is_repeat(event):  # a key held down is one step
                self.key_pressed.emit(command)
            return
        super().keyPressEvent(event)
