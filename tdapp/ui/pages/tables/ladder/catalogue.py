"""The list of available criteria: families as headings, criteria to copy from."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QMimeData, QModelIndex, Qt

from tdapp.services.tables.ladder_editing import CatalogueEntry
from tdapp.ui.pages.tables.ladder.rows import CRITERION_MIME
from tdapp.ui.widgets.ready import Index, ReadyList
from tdapp.ui.widgets.search import fold, matches


class CatalogueRole(IntEnum):
    """What the catalogue's delegate asks."""

    ENTRY = Qt.ItemDataRole.UserRole + 30  # a CatalogueEntry, None for a heading


class CatalogueModel(ReadyList):
    """Headings and entries in one flat list; the filter keeps a heading only while it has entries."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._all: tuple[CatalogueEntry, ...] = ()
        self._items: list[CatalogueEntry | str] = []
        self._needle = ""

    def set_entries(self, entries: Sequence[CatalogueEntry]) -> None:
        """Show these criteria, in their families."""
        if tuple(entries) != self._all:
            self._all = tuple(entries)
            self._rebuild()

    def set_needle(self, text: str) -> None:
        """Show only criteria whose code, name, family, sentence or source hold these words."""
        if text != self._needle:
            self._needle = text
            self._rebuild()

    def entry(self, row: int) -> CatalogueEntry | None:
        """The criterion of a row; None for a heading."""
        item = self.item_at(row)
        return item if isinstance(item, CatalogueEntry) else None

    def first_entry(self) -> int:
        """Row of the criterion whose code was typed, else of the first one; -1 when there is none."""
        typed = self._needle.strip().upper()
        for row, item in enumerate(self._items):
            if isinstance(item, CatalogueEntry) and item.code == typed:
                return row
        return next((i for i, item in enumerate(self._items) if isinstance(item, CatalogueEntry)), -1)

    def _rebuild(self) -> None:
        self.beginResetModel()
        self._items = []
        family = None
        for entry in self._all:
            haystack = fold(f"{entry.code} {entry.name} {entry.family} {entry.sentence} {entry.source}")
            if self._needle and not matches(self._needle, haystack):
                continue
            if entry.family != family:
                family = entry.family
                self._items.append(family)
            self._items.append(entry)
        self.endResetModel()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item = self.item_at(index.row())
        if item is None:
            return None
        if isinstance(item, str):
            return item if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{item.name} ({item.code})"
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(part for part in (item.name, item.sentence, item.source) if part)
            case CatalogueRole.ENTRY:
                return item
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.entry(index.row()) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [CRITERION_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        entry = self.entry(indexes[0].row()) if indexes else None
        if entry is not None:
            data.setData(CRITERION_MIME, entry.code.encode())
            data.setText(entry.code)
        return data
