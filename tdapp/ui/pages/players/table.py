"""The table of players: rows can be dragged onto another section, widths are remembered, the header has a menu."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QColor, QDrag, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from tdapp.ui.look import theme
from tdapp.ui.widgets.section_list import PLAYERS_MIME
from tdapp.ui.widgets.table import DenseTable


class PlayerTable(DenseTable):
    """A DenseTable of players, several of whom can be selected."""

    def __init__(self, name: str, header_menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        header = self.horizontalHeader()
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(lambda place: header_menu.popup(header.mapToGlobal(place)))

    def set_draggable(self, on: bool) -> None:
        """Whether the selected rows can be picked up and dropped on a section."""
        self.source.draggable = on
        mode = QAbstractItemView.DragDropMode
        self.setDragDropMode(mode.DragOnly if on else mode.NoDragDrop)

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def startDrag(self, _actions):
        count = len(self.selected_keys())
        if not count:
            return
        data = QMimeData()
        data.setData(PLAYERS_MIME, b"selected")
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(_picture(self, self.tr("%n player(s)", "", count)))
        drag.setHotSpot(QPoint(-8, -8))
        drag.exec(Qt.DropAction.MoveAction)


def _picture(widget: QWidget, text: str) -> QPixmap:
    """What hangs on the mouse pointer."""
    metrics = widget.fontMetrics()
    picture = QPixmap(metrics.horizontalAdvance(text) + 24, metrics.height() + 10)
    picture.fill(QColor(theme.current()["accent"]))
    painter = QPainter(picture)
    painter.setFont(widget.font())
    painter.setPen(QColor(theme.current()["on_accent"]))
    painter.drawText(picture.rect(), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return picture
