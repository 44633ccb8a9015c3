"""Every key of the menus on one sheet."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.ui.widgets.actions import Actions
from tdapp.ui.widgets.basics import button, label

MOST_LINES = 14  # in one column


class ShortcutSheet(QDialog):
    """Made from what the rooms declare; the keys of results are those of the Rounds page."""

    def __init__(self, rooms: Iterable[Actions], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.lines: list[tuple[str, str, str]] = [
            (room.title.replace("&", ""), action.text().replace("&", "").rstrip("…"), keys)
            for room in rooms
            for action in room
            if (keys := action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        ]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        inside = QWidget()
        inside.setObjectName("scrollBody")
        columns = QHBoxLayout(inside)
        columns.setSpacing(28)
        for start in range(0, len(self.lines), MOST_LINES):
            columns.addLayout(self._column(start))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setAccessibleName(self.windowTitle())
        layout.addWidget(scroll)
        layout.addWidget(button(self.tr("Close"), role="primary", on_click=self.accept))
        self.resize(860, 520)

    def _column(self, start: int) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        for row, (room, words, keys) in enumerate(self.lines[start : start + MOST_LINES]):
            grid.addWidget(label(room, "dim"), row, 0)
            grid.addWidget(label(words), row, 1)
            grid.addWidget(label(keys, "caption"), row, 2)
        grid.setRowStretch(MOST_LINES, 1)
        return grid
