"""A dense table whose rows or cells are people or teams that the mouse can carry onto another one."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.ui.widgets.table import DenseTable

PLAYER, TEAM = "application/x-tdapp-player", "application/x-tdapp-team"


class DragTable(DenseTable):
    """``carried_at`` says what stands at an index (0: nothing to carry), by default the row's key.

    Signals: ``dropped(int, int, str)`` who was dragged, the row's key (0: beside the rows), the column's key; then
    ``kind`` says PLAYER or TEAM, and ``lower_half`` where in the row.
    """

    dropped = Signal(int, int, str)

    def __init__(
        self, name: str, gives: str, takes: tuple[str, ...], parent: QWidget | None = None, *, sortable: bool = False
    ) -> None:
        super().__init__(name, parent, sortable=sortable)
        self._gives, self._takes = gives, takes
        self._from = QPoint()
        self.carried_at = self._key_at
        self.kind = ""
        self.lower_half = False
        self.setAcceptDrops(True)
        self.viewport().setAcceptDrops(True)

    def _key_at(self, index: QModelIndex) -> int:
        return self.source.key_at(self._filter.mapToSource(index).row()) or 0

    def _kind_of(self, data: QMimeData) -> str:
        return next((kind for kind in self._takes if data.hasFormat(kind)), "")

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
        carried = self.carried_at(index)
        if not carried:
            return
        data = QMimeData()
        data.setData(self._gives, str(carried).encode())
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event):
        if self._kind_of(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event):
        if self._kind_of(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event):
        self.kind = self._kind_of(event.mimeData())
        if not self.kind:
            return
        carried = int(bytes(event.mimeData().data(self.kind).data()).decode())
        here = event.position().toPoint()
        index = self.indexAt(here)
        event.acceptProposedAction()
        self.lower_half = index.isValid() and here.y() > self.visualRect(index).center().y()
        known = index.isValid()
        self.dropped.emit(carried, self._key_at(index) if known else 0, self.column_key(index) if known else "")
