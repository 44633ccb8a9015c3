"""The two tables of a manual pairing session; a player is dragged from a seat or from the list onto another."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.ui.widgets.table import DenseTable

MIME = "application/x-tdapp-player"


class SeatTable(DenseTable):
    """A table whose cells are players: ``player_at`` is set by the view.

    Signals: ``dropped(int, int, str)`` the player dragged, the row's key (0: beside the rows), the column's key;
    ``key_pressed(str)`` a letter that is a command.
    """

    dropped = Signal(int, int, str)
    key_pressed = Signal(str)

    def __init__(self, name: str, commands: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent, sortable=False)
        self._commands = commands
        self._from = QPoint()
        self.player_at = lambda _index: 0
        self.setAcceptDrops(True)
        self.viewport().setAcceptDrops(True)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def mousePressEvent(self, event):
        self._from = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event):
        here = event.position().toPoint()
        far = (here - self._from).manhattanLength() >= QApplication.startDragDistance()
        index = self.indexAt(self._from)
        if not event.buttons() & Qt.MouseButton.LeftButton or not far or not index.isValid():
            return
        player = self.player_at(index)
        if not player:
            return
        data = QMimeData()
        data.setData(MIME, str(player).encode())
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event):
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dragMoveEvent(self, event):
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dropEvent(self, event):
        if not event.mimeData().hasFormat(MIME):
            return
        player = int(bytes(event.mimeData().data(MIME).data()).decode())
        index = self.indexAt(event.position().toPoint())
        event.acceptProposedAction()
        key = self.source.key_at(self._filter.mapToSource(index).row()) if index.isValid() else 0
        self.dropped.emit(player, key or 0, self.column_key(index) if index.isValid() else "")

    def keyPressEvent(self, event):
        letter = event.text().casefold()
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        command = letter if plain and letter and letter in self._commands else ""
        if event.key() == Qt.Key.Key_Delete:
            command = "delete"
        if command:
            if not event.isAutoRepeat():  # a key held down is one step
                self.key_pressed.emit(command)
            return
        super().keyPressEvent(event)
