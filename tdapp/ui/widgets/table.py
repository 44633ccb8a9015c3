"""The dense table of the window: widths from the longest ready text, sorting by header, Enter opens, Ctrl+C copies."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from tdapp.ui.look import theme
from tdapp.ui.session.announce import announce
from tdapp.ui.session.settings import Remembered
from tdapp.ui.widgets.ready import NameFilter, ReadyTable, Role, followed
from tdapp.ui.widgets.repeats import Repeats
from tdapp.ui.widgets.tables.cell import ICON, PADDING, CellDelegate
from tdapp.ui.widgets.tables.table_text import table_text

MOST_AIR = 26
MOST_OF_A_LIST = 2  # columns
LEAST = 28  # pixels of a column
ROW_AIR, COMPACT_AIR = 10, 2  # pixels above and below the letters of a row
MEASURED = 60  # texts measured per column, the longest first


class DenseTable(QTableView):
    """A read-only table over a ReadyTable.

    Signals: ``opened(QModelIndex)`` Enter, double click or a click on a link cell; ``row_changed(int)`` the key of
    the current row (-1: none).
    """

    opened = Signal(QModelIndex)
    row_changed = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None, *, sortable: bool = True, floor: int = 165) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setItemDelegate(CellDelegate(self))
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(LEAST)
        header.setSectionsClickable(sortable)
        header.setAccessibleName(self.tr("{0}: column headers").format(name))
        self._source = ReadyTable(parent=self)
        self._filter = NameFilter(self)
        self._filter.setSourceModel(self._source)
        self.setModel(self._filter)
        self._stretch_floor = floor  # pixels that names keep where there is no room for all of them
        self._padding = PADDING
        self._natural: list[int] = []
        self._whole: list[int] = []  # without the limit of a column
        self._empty: set[int] = set()
        self._unwanted: frozenset[str] = frozenset()
        self._chosen_widths: dict[str, int] = {}
        self._remembered: tuple[Remembered, str] | None = None
        self._laying_out = False
        self._repeats = Repeats()
        if sortable:
            self.setAccessibleDescription(self.tr("F4 sorts by a column."))
            self.setSortingEnabled(True)
            header.setSortIndicatorClearable(True)
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.doubleClicked.connect(self.opened)
        self.clicked.connect(self._clicked)
        self.selectionModel().currentRowChanged.connect(self._current_changed)
        self._fit_rows()

    @property
    def source(self) -> ReadyTable:
        """The model with the ready rows."""
        return self._source

    def set_needle(self, text: str) -> None:
        """Show only the rows that hold these words."""
        self._filter.set_needle(text)

    def set_rows(self, rows, columns=None) -> None:
        """Show these rows; widths are taken anew from the longest texts, who was selected stays selected."""
        rows = tuple(rows)
        shown, titles = self._source.rows, self._source.columns
        current, chosen = self.current_key(), self.selected_keys()
        column, scrolled = self.currentIndex().column(), self.verticalScrollBar().value()
        now = followed(shown, rows, {*chosen, *(() if current is None else (current,))})
        self._source.set_rows(rows, columns)
        self._follow(
            now.get(current) if current is not None else None, column, [now[key] for key in chosen if key in now]
        )
        if scrolled and not self.verticalScrollBar().value():
            self.verticalScrollBar().setValue(scrolled)
        same = len(shown) == len(rows) and all(one is other for one, other in zip(shown, rows, strict=True))
        if not same or titles != self._source.columns:  # most reloads after a result bring the same rows
            self.fit_columns()

    def stand_close(self) -> None:
        """Less room beside the letters, where a table has a part of the page only."""
        self._padding = 6

    def _follow(self, current: int | None, column: int, chosen: list[int]) -> None:
        """The same rows current and selected as before, wherever they stand now; nobody where they are gone."""
        if set(self.selected_keys()) != set(chosen):
            self.select_keys(chosen)
        if self.current_key() != current:
            row = self._source.row_of(current) if current is not None else -1
            index = self._filter.mapFromSource(self._source.index(row, column)) if row >= 0 else QModelIndex()
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)

    def let_names_shrink(self, floor: int) -> None:
        """Names may become as narrow as this before the table scrolls sideways."""
        self._stretch_floor = floor

    def remember_widths(self, remembered: Remembered, key: str) -> None:
        """Keep the widths that the user gives columns with the mouse, now and at the next start."""
        self._remembered = remembered, key
        for part in remembered.text(key).split(","):
            name, _, width = part.partition("=")
            if width.isascii() and width.isdigit():
                self._chosen_widths[name] = max(LEAST, min(int(width), 1200))
        self.horizontalHeader().sectionResized.connect(self._resized)

    def usual_widths(self) -> None:
        """Forget the widths given with the mouse."""
        self._chosen_widths.clear()
        self._keep_widths()
        self._lay_out_columns()

    def _resized(self, column: int, _old: int, width: int) -> None:
        if self._laying_out or not width or not QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton:
            return
        self._chosen_widths[self._source.columns[column].key] = width
        self._keep_widths()

    def _keep_widths(self) -> None:
        if self._remembered is not None:
            text = ",".join(f"{name}={width}" for name, width in sorted(self._chosen_widths.items()))
            self._remembered[0].set_text(self._remembered[1], text)

    def set_hidden(self, keys: frozenset[str]) -> None:
        """Columns that the user does not want to see."""
        self._unwanted = keys
        self.fit_columns()

    def selected_keys(self) -> tuple[int, ...]:
        """Keys of the selected rows, in the order shown."""
        rows = sorted(self.selectionModel().selectedRows(), key=lambda index: index.row())
        return tuple(index.data(Role.KEY) for index in rows)

    def select_keys(self, keys: Iterable[int]) -> None:
        """Select these rows; the current row stays."""
        chosen = QItemSelection()
        for key in keys:
            row = self._source.row_of(key)
            index = self._filter.mapFromSource(self._source.index(row, 0)) if row >= 0 else QModelIndex()
            if index.isValid():
                chosen.select(index, index)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().select(chosen, flags)

    def current_key(self) -> int | None:
        """Key of the current row."""
        index = self.currentIndex()
        return index.data(Role.KEY) if index.isValid() else None

    def column_key(self, index: QModelIndex) -> str:
        """Key of an index's column."""
        columns = self._source.columns
        return columns[index.column()].key if 0 <= index.column() < len(columns) else ""

    def select_key(self, key: int, column: int | None = None) -> bool:
        """Make the row with this key the current one."""
        row = self._source.row_of(key)
        if row < 0:
            return False
        wanted = self.currentIndex().column() if column is None else column
        index = self._filter.mapFromSource(self._source.index(row, max(0, wanted)))
        if not index.isValid():
            return False
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(index, flags)
        self.scrollTo(index)
        return True

    def fit_columns(self) -> None:
        """Column widths from the longest ready text of each column and its title."""
        normal, strong = QFontMetrics(self.font()), _strong(self.font())
        self._natural, self._whole = [], []
        self._empty.clear()
        columns = self._source.columns
        filled = list(zip(*(row.cells for row in self._source.rows), strict=False)) or [()] * len(columns)
        for column, all_cells in zip(columns, filled, strict=False):
            if column.key in self._unwanted:
                self._natural.append(0)
                self._whole.append(0)
                continue
            cells = dict(zip(map(id, all_cells), all_cells, strict=True)).values()  # many share one
            texts = {cell.text for cell in cells}
            kinds = {(cell.icon != "", cell.strong) for cell in cells}
            has_icon = any(icon for icon, _ in kinds)
            if column.hides_empty and texts and not any(texts):
                self._empty.add(len(self._natural))
            longest = sorted(texts, key=len, reverse=True)[:MEASURED]
            metrics = strong if any(bold for _, bold in kinds) else normal
            width = max(map(metrics.horizontalAdvance, longest)) if longest else 0
            width += ICON + 6 if has_icon else 0
            title = strong.horizontalAdvance(column.title) + (24 if self.isSortingEnabled() else 2)
            width = max(max(width, title) + 2 * self._padding + 2, LEAST)
            self._natural.append(min(width, column.widest) if column.widest else width)
            self._whole.append(width)
        self._lay_out_columns()

    def _lay_out_columns(self) -> None:
        """Natural widths and a little air; the rest stays empty, so that the eye finds its way along a line. A list of
        one or two columns takes all the room.
        """
        if len(self._natural) != len(self._source.columns):
            return
        self._laying_out = True
        try:
            self._set_widths()
        finally:
            self._laying_out = False

    def _set_widths(self) -> None:
        columns = self._source.columns
        room = self.viewport().width()
        hidden = self._empty | {i for i, column in enumerate(columns) if column.key in self._unwanted}
        for number in sorted((i for i, c in enumerate(columns) if c.gives_way), key=lambda i: columns[i].gives_way):
            if sum(width for i, width in enumerate(self._natural) if i not in hidden) <= room:
                break
            hidden.add(number)
        for number in range(len(columns)):
            if self.isColumnHidden(number) != (number in hidden):
                self.setColumnHidden(number, number in hidden)
        widths = [
            0 if i in hidden else self._chosen_widths.get(columns[i].key, width)
            for i, width in enumerate(self._natural)
        ]
        names = [i for i, column in enumerate(columns) if column.stretch and column.key not in self._chosen_widths]
        spare = room - sum(widths)
        shown = len(widths) - len(hidden)
        if names and spare > 0:
            for i in names:  # a long one that was held back
                more = min(spare, max(0, self._whole[i] - widths[i]))
                widths[i] += more
                spare -= more
            air = min(spare // shown, MOST_AIR)
            widths = [
                width + air if width and columns[i].key not in self._chosen_widths else width
                for i, width in enumerate(widths)
            ]
            if shown <= MOST_OF_A_LIST:
                for i in names:
                    widths[i] += (spare - air * shown) // len(names)
        elif names:
            for i in names:
                widths[i] = max(min(self._stretch_floor, widths[i]), widths[i] + spare // len(names))
        for number, width in enumerate(widths):
            if width and self.columnWidth(number) != width:
                self.setColumnWidth(number, width)

    def sort_menu(self) -> QMenu:
        """Sorting without a mouse: the columns shown; the one in force turns round."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        header = self.horizontalHeader()
        now, order = header.sortIndicatorSection(), header.sortIndicatorOrder()
        for number, column in enumerate(self._source.columns):
            text = column.title or column.sentence
            if not text or self.isColumnHidden(number):
                continue
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(number == now)
            up = number == now and order is Qt.SortOrder.AscendingOrder
            wanted = Qt.SortOrder.DescendingOrder if up else Qt.SortOrder.AscendingOrder
            action.triggered.connect(partial(self._sort_by, number, wanted))
        if menu.actions():
            menu.setActiveAction(menu.actions()[0])
        return menu

    def usual_order(self) -> None:
        """Forget the column that was sorted by."""
        if self.isSortingEnabled():
            self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)

    def _sort_by(self, column: int, order: Qt.SortOrder, _checked: bool = False) -> None:
        self.sortByColumn(column, order)
        announce(self, self.tr("Sorted by {0}").format(self._source.columns[column].title))

    def _fit_rows(self) -> None:
        self.verticalHeader().setMinimumSectionSize(16)
        height = QFontMetrics(self.font()).height()
        self.verticalHeader().setDefaultSectionSize(height + (COMPACT_AIR if theme.is_compact() else ROW_AIR))

    def _clicked(self, index: QModelIndex) -> None:
        if index.data(Role.LINK):
            self.opened.emit(index)

    def _current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self.row_changed.emit(current.data(Role.KEY) if current.isValid() else -1)

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Whether a key is held down; whatever is written asks."""
        return self._repeats.is_one(event)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyReleaseEvent(self, event):
        self._repeats.let_go(event)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            if not self.is_repeat(event):
                self.opened.emit(self.currentIndex())
            return
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.model().rowCount():
            row = 0 if event.key() == Qt.Key.Key_Home else self.model().rowCount() - 1
            index = self.model().index(row, max(0, self.currentIndex().column()))
            event_ = QKeyEvent(event.type(), event.key(), event.modifiers())
            self.selectionModel().setCurrentIndex(index, self.selectionCommand(index, event_))
            self.scrollTo(index)
            return
        if event.key() == Qt.Key.Key_F4 and self.isSortingEnabled():
            self.sort_menu().exec(self.mapToGlobal(self.rect().topLeft()))
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.as_text())
            announce(self, self.tr("Copied with the headings; paste it into a spreadsheet."))
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event):
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection() and self.model().rowCount():
            # said outright: the view itself looks at Ctrl, which is still held after the shortcut that came here
            index = self.model().index(max(0, self.currentIndex().row()), max(0, self.currentIndex().column()))
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self.selectionModel().setCurrentIndex(index, flags)

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._lay_out_columns()
        if self.hasFocus() and self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())  # a banner that appears must not hide the row that is worked on

    def changeEvent(self, event):
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_natural"):
            self._fit_rows()
            self.fit_columns()

    def as_text(self) -> str:
        """The whole table as tab-separated text in the order shown; columns without any text are left out."""
        unwanted = {i for i, column in enumerate(self._source.columns) if column.key in self._unwanted}
        return table_text(self, self._empty | unwanted)


def _strong(font: QFont) -> QFontMetrics:
    bold = QFont(font)
    bold.setBold(True)
    return QFontMetrics(bold)
