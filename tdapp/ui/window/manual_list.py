"""The list of the manual's pages: a heading for each part, pages below; the filter looks into the texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt

from tdapp.services.manual.catalogue import ManualPage
from tdapp.services.manual.pages import GroupedPage
from tdapp.ui.widgets.ready import Index, ReadyList
from tdapp.ui.widgets.search import fold, matches

HEADING = Qt.ItemDataRole.UserRole + 50


class ManualModel(ReadyList):
    """Headings and pages in one flat list; a heading is kept only while it has pages."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._all: tuple[tuple[str, ManualPage, str, str], ...] = ()
        self._items: list[ManualPage | str] = []

    def set_book(self, book: Sequence[GroupedPage], titles: dict[str, str]) -> None:
        """Show these pages; ``titles`` names the parts."""
        self._all = tuple(
            (titles[entry.group.value], entry.page, fold(entry.page.title), fold(entry.page.text)) for entry in book
        )
        self.set_needle("")

    def set_needle(self, text: str) -> None:
        """Show only pages whose text holds these words; inside a part those with the words in the title first."""
        self.beginResetModel()
        self._items = []
        groups = list(dict.fromkeys(group for group, *_rest in self._all))
        for group in groups:
            here = [entry for entry in self._all if entry[0] == group and matches(text, entry[3])]
            if text:
                here.sort(key=lambda entry: not matches(text, entry[2]))
            if here:
                self._items += [group, *(page for _group, page, _title, _text in here)]
        self.endResetModel()

    def page(self, row: int) -> ManualPage | None:
        """The page of a row; None for a heading."""
        item = self.item_at(row)
        return item if isinstance(item, ManualPage) else None

    def row_of(self, page_id: str) -> int:
        """The row of a page, -1 when it is not shown."""
        for row, item in enumerate(self._items):
            if isinstance(item, ManualPage) and item.page_id == page_id:
                return row
        return -1

    def best_row(self, text: str) -> int:
        """The first page with the words in its title, else the first page at all; -1 when there is none."""
        pages = [(row, item) for row, item in enumerate(self._items) if isinstance(item, ManualPage)]
        for row, page in pages:
            if text and matches(text, fold(page.title)):
                return row
        return pages[0][0] if pages else -1

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item = self.item_at(index.row())
        if item is None:
            return None
        if role == HEADING:
            return isinstance(item, str)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return item if isinstance(item, str) else item.title
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(item, ManualPage):
            return item.title
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.page(index.row()) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
