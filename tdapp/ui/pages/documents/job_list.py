"""The documents of a pack or of the print queue: their order and their copies, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListWidget, QListWidgetItem, QMenu, QWidget

from tdapp.ui.session.print_requests import PrintItem
from tdapp.ui.widgets.basics import label, menu_button, tool
from tdapp.ui.widgets.boxes import column_in
from tdapp.ui.widgets.repeats import Repeats

MOST_COPIES = 99
_LEAST_ROWS = 3
_MOST_ROWS = 8


class _List(QListWidget):
    """Signals: ``moved(int)`` by Alt+Up and Alt+Down, ``counted(int)`` by + and −, ``removed()`` by Del."""

    moved = Signal(int)
    counted = Signal(int)
    removed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._repeats = Repeats()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyReleaseEvent(self, event):
        self._repeats.let_go(event)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event):
        key = event.key()
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.counted.emit(1)
        elif key == Qt.Key.Key_Minus:
            self.counted.emit(-1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if not self._repeats.is_one(event):
                self.removed.emit()
        else:
            super().keyPressEvent(event)


class JobList(QWidget):
    """Shows items and hands changed ones over. Signals: ``changed(tuple)`` the PrintItems as the arbiter wants them."""

    changed = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self._items: tuple[PrintItem, ...] = ()
        self.title = label(self.tr("Documents in it"), "small")
        self.list = _List()
        self.list.setAccessibleName(self.tr("Documents in the pack"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.moved.connect(self._move)
        self.list.counted.connect(self._count)
        self.list.removed.connect(self._remove)
        self.list.currentRowChanged.connect(lambda _row: self._show_state())
        self.more = QMenu(self.tr("Add"), self)
        self.add = menu_button("", self.tr("Add a document"), self.more, "plus")
        self.up = tool("chevron-up", self.tr("Earlier"), shortcut="Alt+↑", on_click=lambda: self._move(-1))
        self.down = tool("chevron-down", self.tr("Later"), shortcut="Alt+↓", on_click=lambda: self._move(1))
        self.fewer = tool("minus", self.tr("One copy less"), shortcut="−", on_click=lambda: self._count(-1))
        self.copy = tool("copy", self.tr("One copy more"), shortcut="+", on_click=lambda: self._count(1))
        self.remove = tool("trash-2", self.tr("Take it out"), shortcut=self.tr("Del"), on_click=self._remove)
        row = QHBoxLayout()
        row.setSpacing(0)
        for part in (self.up, self.down, self.fewer, self.copy, self.remove):
            row.addWidget(part)
        row.addStretch(1)
        row.addWidget(self.add)
        layout = column_in(self, 3, margins=(0, 0, 0, 4))
        layout.addWidget(self.title)
        layout.addWidget(self.list)
        layout.addLayout(row)

    @property
    def items(self) -> tuple[PrintItem, ...]:
        """The jobs shown."""
        return self._items

    def set_items(self, items: Sequence[PrintItem], words: Callable[[PrintItem], str]) -> None:
        """Show these; ``words`` names each. No signal; the current row stays."""
        row = self.list.currentRow()
        self._items = tuple(items)
        self.list.blockSignals(True)
        self.list.clear()
        for item in items:
            text = f"{item.copies} × {words(item)}" if item.copies > 1 else words(item)
            shown = QListWidgetItem(text)
            shown.setToolTip(text)
            self.list.addItem(shown)
        self.list.setCurrentRow(max(0, min(row, len(items) - 1)) if items else -1)
        self.list.blockSignals(False)
        line = max(self.list.sizeHintForRow(0), self.list.fontMetrics().height() + 14)
        self.list.setFixedHeight(max(_LEAST_ROWS, min(len(items), _MOST_ROWS)) * line + 8)
        self._show_state()

    def set_documents(self, documents: Sequence[tuple[str, str]]) -> None:
        """(id, name) of what can be added; with none the button is hidden."""
        self.more.clear()
        for document, name in documents:
            action = self.more.addAction(name)
            action.triggered.connect(lambda _on=False, document=document: self._append(document))
        self.add.setVisible(bool(documents))

    def _append(self, document: str) -> None:
        self._give((*self._items, PrintItem(document)), len(self._items))

    def _move(self, step: int) -> None:
        row = self.list.currentRow()
        to = row + step
        if 0 <= row < len(self._items) and 0 <= to < len(self._items):
            items = list(self._items)
            items[row], items[to] = items[to], items[row]
            self._give(tuple(items), to)

    def _count(self, step: int) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._items):
            copies = max(1, min(MOST_COPIES, self._items[row].copies + step))
            items = list(self._items)
            items[row] = replace(items[row], copies=copies)
            self._give(tuple(items), row)

    def _remove(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._items):
            self._give((*self._items[:row], *self._items[row + 1 :]), row)

    def _give(self, items: tuple[PrintItem, ...], row: int) -> None:
        if items == self._items:
            return
        self.changed.emit(items)
        self.list.setCurrentRow(min(row, self.list.count() - 1))

    def _show_state(self) -> None:
        row, count = self.list.currentRow(), len(self._items)
        chosen = 0 <= row < count
        self.up.setEnabled(chosen and row > 0)
        self.down.setEnabled(chosen and row < count - 1)
        self.fewer.setEnabled(chosen and self._items[row].copies > 1)
        self.copy.setEnabled(chosen and self._items[row].copies < MOST_COPIES)
        self.remove.setEnabled(chosen)
