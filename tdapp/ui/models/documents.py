"""The list of documents: groups as headings, documents to choose, filtered by words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, Qt
from PySide6.QtGui import QFont

from tdapp.ui.models.ready import Index
from tdapp.ui.search import fold, matches

if TYPE_CHECKING:
    from tdapp.reports.registry import DocumentEntry


class DocumentsModel(QAbstractListModel):
    """Headings and documents in one flat list; headings cannot be chosen and stay only while they have documents."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._all: tuple[DocumentEntry, ...] = ()
        self._items: list[DocumentEntry | str] = []
        self._needle = ""

    def set_entries(self, entries: Sequence[DocumentEntry]) -> bool:
        """Show these documents by their groups; True when the list has changed."""
        if tuple(entries) == self._all:
            return False
        self._all = tuple(entries)
        self._rebuild()
        return True

    def set_needle(self, text: str) -> None:
        """Show only documents whose name, group or id holds these words."""
        if text != self._needle:
            self._needle = text
            self._rebuild()

    def document(self, row: int) -> str:
        """Id of the document in a row; empty for a heading."""
        item = self._items[row] if 0 <= row < len(self._items) else ""
        return "" if isinstance(item, str) else item.document_id

    def needs(self, document: str) -> tuple[str, ...]:
        """The choices that a document asks for."""
        return next((entry.needs for entry in self._all if entry.document_id == document), ())

    def row_of(self, document: str) -> int:
        """Row of a document; -1 when it is not shown."""
        for row in range(len(self._items)):
            if document and self.document(row) == document:
                return row
        return -1

    def first(self) -> int:
        """Row of the first document; -1 when there is none."""
        return next((row for row in range(len(self._items)) if self.document(row)), -1)

    def _rebuild(self) -> None:
        self.beginResetModel()
        self._items = []
        group = None
        for entry in self._all:
            name = _translated(entry.name)
            if self._needle and not matches(self._needle, fold(f"{name} {entry.name} {entry.document_id}")):
                continue
            if entry.group is not group:
                group = entry.group
                self._items.append(_translated(group.value))
            self._items.append(entry)
        self.endResetModel()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._items):
            return None
        item = self._items[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return item if isinstance(item, str) else _translated(item.name)
        if role == Qt.ItemDataRole.FontRole and isinstance(item, str):
            font = QFont()
            font.setBold(True)
            return font
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not self.document(index.row()):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def _translated(text: str) -> str:
    return QCoreApplication.translate("Documents", text)
