"""The table model every list of the window uses: ready cells, sorted in Python, filtered by a proxy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from tdapp.domain.words.frozen import dataclass
from tdapp.ui.widgets.search import fold

Index = QModelIndex | QPersistentModelIndex
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class Role(IntEnum):
    """What delegates ask besides Qt's own roles."""

    KEY = Qt.ItemDataRole.UserRole + 1
    TONE = Qt.ItemDataRole.UserRole + 2  # a colour token
    STRONG = Qt.ItemDataRole.UserRole + 3
    STRIKE = Qt.ItemDataRole.UserRole + 4
    ICON = Qt.ItemDataRole.UserRole + 5  # an icon name
    SEARCH = Qt.ItemDataRole.UserRole + 6
    FILL = Qt.ItemDataRole.UserRole + 7  # a colour token for the background
    LINK = Qt.ItemDataRole.UserRole + 8
    CELL = Qt.ItemDataRole.UserRole + 9  # the whole ReadyCell, for the delegate


class ReadyList(QAbstractListModel):
    """A list of items that know what they show."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._items: Sequence[Any] = ()

    def item_at(self, row: int) -> Any:
        """The item of a row, None where there is none."""
        return self._items[row] if 0 <= row < len(self._items) else None

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._items)


@dataclass(frozen=True, slots=True)
class Column:
    """One column: ``key`` is stable, ``title`` is shown, ``sentence`` is the header's tooltip."""

    key: str
    title: str
    sentence: str = ""
    align: Qt.AlignmentFlag = LEFT
    widest: int = 0  # pixels at most, 0: no limit
    stretch: bool = False
    gives_way: int = 0  # hidden where the table is narrow: 1 first, then 2 ...; 0 never
    hides_empty: bool = False  # hidden while every row is empty there


@dataclass(frozen=True, slots=True)
class ReadyCell:
    """One cell, ready to be painted. ``sort`` must compare with the other cells of its column."""

    text: str
    sort: Any = None
    tooltip: str = ""
    tone: str = ""
    fill: str = ""
    icon: str = ""
    strong: bool = False
    strike: bool = False
    link: bool = False
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class ReadyRow:
    """One row; ``key`` identifies it over reloads, ``search`` is the folded text a filter looks into.

    ``who`` says who or what it is where keys are numbers that may be given anew: selections follow it.
    """

    key: int
    cells: tuple[ReadyCell, ...]
    search: str = field(default="")
    who: str = field(default="")


class ReadyTable(QAbstractTableModel):
    """Shows columns and rows made elsewhere; sorts on ready keys with one layoutChanged."""

    def __init__(self, columns: Sequence[Column] = (), parent: Any = None) -> None:
        super().__init__(parent)
        self._columns: tuple[Column, ...] = tuple(columns)
        self._rows: list[ReadyRow] = []
        self._sorted: tuple[int, Qt.SortOrder] | None = None
        self.draggable = False  # rows may be picked up with the mouse

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns shown."""
        return self._columns

    @property
    def rows(self) -> tuple[ReadyRow, ...]:
        """The rows in the order shown."""
        return tuple(self._rows)

    def column_of(self, key: str) -> int:
        """Index of a column by its key, -1 when there is none."""
        return next((i for i, column in enumerate(self._columns) if column.key == key), -1)

    def row_of(self, key: int) -> int:
        """Index of a row by its key, -1 when there is none."""
        return next((i for i, row in enumerate(self._rows) if row.key == key), -1)

    def search_of(self, row: int) -> str:
        """The text that a filter looks into."""
        return self._rows[row].search

    def key_at(self, row: int) -> int | None:
        """Key of a row."""
        return self._rows[row].key if 0 <= row < len(self._rows) else None

    def ready(self, row: int, column: int) -> tuple[ReadyCell | None, Qt.AlignmentFlag]:
        """A cell and how it stands, for who paints hundreds: asking through an index costs more than the letters."""
        if 0 <= row < len(self._rows) and 0 <= column < len(cells := self._rows[row].cells):
            return cells[column], self._columns[column].align
        return None, LEFT

    def set_rows(self, rows: Sequence[ReadyRow], columns: Sequence[Column] | None = None) -> None:
        """Show these rows. The smallest true signal is sent; a sorting chosen by the user stays."""
        wanted = self._columns if columns is None else tuple(columns)
        new = self._in_order(rows) if len(wanted) == len(self._columns) else list(rows)
        same_shape = len(wanted) == len(self._columns) and len(new) == len(self._rows)
        if not same_shape:
            self.beginResetModel()
            if len(wanted) != len(self._columns):
                self._sorted = None
            self._columns, self._rows = wanted, new
            self.endResetModel()
            return
        headers_changed = wanted != self._columns
        self._columns = wanted
        if [row.key for row in new] == [row.key for row in self._rows]:
            changed = [i for i, (a, b) in enumerate(zip(self._rows, new, strict=True)) if a is not b and a != b]
            self._rows = new
            if changed and self._columns:
                last = len(self._columns) - 1
                self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], last))
        else:
            self._reorder(new)
        if headers_changed and self._columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)

    def _in_order(self, rows: Sequence[ReadyRow]) -> list[ReadyRow]:
        if self._sorted is None:
            return list(rows)
        column, order = self._sorted
        return sorted_rows(rows, column, order)

    def _reorder(self, new: list[ReadyRow]) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        keys = [self._rows[index.row()].key if index.row() < len(self._rows) else None for index in before]
        now = followed(self._rows, new, {key for key in keys if key is not None})
        places = {row.key: i for i, row in enumerate(new)} if before else {}
        after = []
        for index, key in zip(before, keys, strict=True):
            place = places.get(now.get(key, key), -1) if key is not None else -1
            after.append(self.index(place, index.column()) if place >= 0 else QModelIndex())
        self._rows = new
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        if not (0 <= row < len(self._rows) and 0 <= column < len(self._rows[row].cells)):
            return None
        cell = self._rows[row].cells[column]
        match role:
            case Role.CELL:
                return cell
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.ToolTipRole:
                return cell.tooltip or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._columns[column].align
            case Qt.ItemDataRole.AccessibleTextRole:
                return cell.spoken or cell.text
            case Role.TONE:
                return cell.tone
            case Role.FILL:
                return cell.fill
            case Role.ICON:
                return cell.icon
            case Role.STRONG:
                return cell.strong
            case Role.STRIKE:
                return cell.strike
            case Role.LINK:
                return cell.link
            case Role.KEY:
                return self._rows[row].key
            case Role.SEARCH:
                return self._rows[row].search
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if self.draggable and index.isValid() else flags

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return column.sentence or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return column.sentence or column.title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return column.align
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if not 0 <= column < len(self._columns):
            self._sorted = None
            return
        self._sorted = (column, order)
        self._reorder(sorted_rows(self._rows, column, order))


def ready_cell(index: Index) -> tuple[ReadyCell | None, Qt.AlignmentFlag]:
    """The cell of an index and how it stands; None where its model has no ready cells."""
    model = index.model()
    if isinstance(model, NameFilter):
        index = model.mapToSource(index)
        model = index.model()
    if isinstance(model, ReadyTable):
        return model.ready(index.row(), index.column())
    cell = index.data(Role.CELL)
    return cell if isinstance(cell, ReadyCell) else None, index.data(Qt.ItemDataRole.TextAlignmentRole) or LEFT


def followed(old: Sequence[ReadyRow], new: Sequence[ReadyRow], keys: Iterable[int]) -> dict[int, int]:
    """For each of these keys of old rows the key of the same one now; who is gone is left out.

    A row without ``who`` is known by its key. Whose ``who`` is another one now, and was nobody's before, was edited
    where he stands.
    """
    wanted = set(keys)
    if not wanted:
        return {}
    was = {row.key: row.who for row in old}
    now = {row.key: row.who for row in new}
    found = {}
    for key in wanted:
        who = was.get(key, "")
        if not who or now.get(key) == who:
            if key in now:
                found[key] = key
            continue
        there = [row.key for row in new if row.who == who]
        if len(there) == 1:
            found[key] = there[0]
        elif not there and key in now and now[key] not in was.values():
            found[key] = key
    return found


def sorted_rows(rows: Sequence[ReadyRow], column: int, order: Qt.SortOrder) -> list[ReadyRow]:
    """Rows by one column's sort keys, stable; cells without a key come last in both directions."""
    known = [row for row in rows if row.cells[column].sort is not None]
    unknown = [row for row in rows if row.cells[column].sort is None]
    known.sort(key=lambda row: row.cells[column].sort, reverse=order == Qt.SortOrder.DescendingOrder)
    return known + unknown


class NameFilter(QSortFilterProxyModel):
    """Filters by the words typed; sorting is left to the source model."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._needle = ""
        self._words: list[str] = []
        self.setDynamicSortFilter(False)

    def set_needle(self, text: str) -> None:
        """Show only rows that hold every word of the text."""
        if fold(text) != self._needle:
            self._needle = fold(text)
            self._words = self._needle.split()
            self.invalidate()

    def keys_shown(self) -> list[int]:
        """The keys of the rows in the order shown."""
        source, shown = self.sourceModel(), self.rowCount()
        assert isinstance(source, ReadyTable)
        keys = [row.key for row in source.rows]
        if shown == len(keys):
            return keys
        return [keys[self.mapToSource(self.index(place, 0)).row()] for place in range(shown)]

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        if not self._words:
            return True
        source = self.sourceModel()
        if isinstance(source, ReadyTable):  # without the way through an index: thousands of rows at each letter
            text = source.search_of(source_row)
        else:
            text = str(source.index(source_row, 0, source_parent).data(Role.SEARCH) or "")
        return all(word in text for word in self._words)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if self.sourceModel() is not None:
            self.sourceModel().sort(column, order)
