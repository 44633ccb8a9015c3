"""The list of the manual's pages: a heading for each part, pages below; what is found stands by its rank instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt

from tdapp.services.manual.catalogue import ManualPage
from tdapp.services.manual.finding import find_pages
from tdapp.services.manual.pages import GroupedPage
from tdapp.ui.widgets.ready import Index, ReadyList

HEADING = Qt.ItemDataRole.UserRole + 50


class ManualModel(ReadyList):
    """Headings and pages in one flat list; while something is looked for the pages that answer, the best first."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._all: tuple[ManualPage | str, ...] = ()
        self._items: list[ManualPage | str] = []
        self._find: Callable[[str], Sequence[GroupedPage]] = find_pages

    def set_book(
        self,
        book: Sequence[GroupedPage],
        titles: dict[str, str],
        find: Callable[[str], Sequence[GroupedPage]] = find_pages,
    ) -> None:
        """Show these pages; ``titles`` names the parts, ``find`` gives the pages that answer a question."""
        items: list[ManualPage | str] = []
        for group in dict.fromkeys(entry.group for entry in book):
            items += [titles[group.value], *(entry.page for entry in book if entry.group is group)]
        self._all, self._find = tuple(items), find
        self.set_needle("")

    def set_needle(self, text: str) -> None:
        """Show only the pages that answer this, by rank; all of them for nothing."""
        self.beginResetModel()
        self._items = [entry.page for entry in self._find(text)] if text.strip() else list(self._all)
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

    def first_row(self) -> int:
        """The first page; -1 when there is none."""
        return next((row for row, item in enumerate(self._items) if isinstance(item, ManualPage)), -1)

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
