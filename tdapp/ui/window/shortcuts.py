"""Every key of the menus on one sheet."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.ui.widgets.actions import Actions
from tdapp.ui.widgets.basics import button, label
from tdapp.ui.widgets.boxes import beside
from tdapp.ui.widgets.fitting import FittingDialog


class ShortcutSheet(FittingDialog):
    """Made from what the rooms declare; the keys of results are those of the Rounds page."""

    def __init__(self, rooms: Iterable[Actions], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.lines: list[tuple[str, str, str]] = [
            (_plain(room.title), _plain(action.words), keys)
            for room in rooms
            for group in room.groups
            for action in group
            if (keys := room[action.id].shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        ]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        inside = QWidget()
        inside.setObjectName("scrollBody")
        columns = QHBoxLayout(inside)
        columns.setSpacing(28)
        half = (len(self.lines) + 1) // 2
        for lines in (self.lines[:half], self.lines[half:]):
            columns.addLayout(_column(lines))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setAccessibleName(self.windowTitle())
        layout.addWidget(scroll)
        layout.addLayout(beside(None, button(self.tr("Close"), role="primary", on_click=self.accept)))
        wide = inside.sizeHint().width() + scroll.verticalScrollBar().sizeHint().width() + 48
        self.resize(max(900, wide), 560)


def _plain(words: str) -> str:
    return words.replace("&", "").rstrip("…")


def _column(lines: Iterable[tuple[str, str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(5)
    before, row = "", 0
    for row, (room, words, keys) in enumerate(lines):
        grid.addWidget(label("" if room == before else room, "dim"), row, 0)
        grid.addWidget(label(words), row, 1)
        grid.addWidget(label(keys, "caption"), row, 2)
        before = room
    grid.setColumnStretch(1, 1)
    grid.setRowStretch(row + 1, 1)
    return grid
