"""The ladder as a list that is dragged, clicked or typed through; every way asks the same question."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QListView, QMenu, QTableView

from tdapp.ui.look import theme
from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.keys import as_here
from tdapp.ui.pages.tables.ladder.catalogue import CatalogueModel
from tdapp.ui.pages.tables.ladder.painting import BUTTON, CatalogueDelegate, LadderDelegate
from tdapp.ui.pages.tables.ladder.rows import CRITERION_MIME, RUNG_MIME, LadderColumn, LadderModel
from tdapp.ui.widgets.repeats import Repeats

ROOM_FOR_ARROWS = 380  # pixels


def is_help_key(event: QKeyEvent) -> bool:
    """Shift+F1: the page of the manual about what is current."""
    return event.key() == Qt.Key.Key_F1 and bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)


class LadderView(QTableView):
    """The rungs in the order of use.

    Signals: ``move_wanted(int, int)`` index and the index wanted; ``remove_wanted(int)``; ``options_wanted(int)``;
    ``rung_changed(int)`` another rung is current (-1: none); ``help_wanted(int)`` a rung's page of the manual;
    ``by_hand_wanted(int)`` a rung's entries; ``in_air(object, int)`` the index of a rung, or the code of a criterion,
    is held over this slot (rows counted before it is taken away); ``air_over()`` it was let go or taken back;
    ``fitted()`` the rows have other heights.
    """

    move_wanted = Signal(int, int)
    remove_wanted = Signal(int)
    options_wanted = Signal(int)
    rung_changed = Signal(int)
    help_wanted = Signal(int)
    by_hand_wanted = Signal(int)
    in_air = Signal(object, int)
    air_over = Signal()
    fitted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Ladder, in the order of use"))
        self.setAccessibleDescription(
            as_here(
                self.tr(
                    "Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, "
                    "Shift+F1 opens its page of the manual."
                )
            )
        )
        self.setProperty("role", "framed")
        self.setModel(LadderModel(self))
        self.setItemDelegate(LadderDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(BUTTON)
        self.horizontalHeader().setSectionResizeMode(LadderColumn.RUNG, QHeaderView.ResizeMode.Stretch)
        for column in (LadderColumn.OPTIONS, LadderColumn.UP, LadderColumn.DOWN, LadderColumn.REMOVE):
            self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, BUTTON + 4)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)  # painted below, thicker and in the accent colour
        self.setDragDropOverwriteMode(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setAutoScroll(True)
        self._drop_row: int | None = None
        self._repeats = Repeats()
        self.clicked.connect(self._clicked)
        self.doubleClicked.connect(self._double_clicked)
        self.selectionModel().currentRowChanged.connect(lambda now, _old: self.rung_changed.emit(now.row()))

    @property
    def ladder(self) -> LadderModel:
        """The model of the rungs."""
        model = self.model()
        assert isinstance(model, LadderModel)
        return model

    def set_rows(self, rows) -> None:
        """Show these rungs; heights follow their lines, the current rung stays current."""
        self.ladder.set_rows(rows)
        self.fit_rows()

    def fit_rows(self) -> None:
        """Row heights from the ready rows."""
        for number, row in enumerate(self.ladder.rows):
            height = LadderDelegate.row_height(row)
            if self.rowHeight(number) != height:
                self.setRowHeight(number, height)
        self.fitted.emit()

    def needed_height(self) -> int:
        """Pixels for all rungs, and room below to drop one at the end."""
        rows = sum(LadderDelegate.row_height(row) for row in self.ladder.rows)
        return max(4 * BUTTON, rows + BUTTON // 2) + 2 * self.frameWidth()

    def current_rung(self) -> int:
        """Index of the current rung, -1 when there is none."""
        return self.currentIndex().row()

    def set_current_rung(self, number: int) -> None:
        """Make a rung current, keeping the column."""
        if self.ladder.rowCount():
            number = max(0, min(self.ladder.rowCount() - 1, number))
            self.setCurrentIndex(self.ladder.index(number, max(0, self.currentIndex().column())))

    def _clicked(self, index: QModelIndex) -> None:
        if index.column() != LadderColumn.RUNG:
            self._activate(index)

    def _double_clicked(self, index: QModelIndex) -> None:
        if index.column() == LadderColumn.RUNG:
            self.options_wanted.emit(index.row())

    def _activate(self, index: QModelIndex) -> None:
        row = index.row()
        match index.column():
            case LadderColumn.UP:
                if row > 0:
                    self.move_wanted.emit(row, row - 1)
            case LadderColumn.DOWN:
                if row < self.ladder.rowCount() - 1:
                    self.move_wanted.emit(row, row + 1)
            case LadderColumn.REMOVE:
                self.remove_wanted.emit(row)
            case _:
                self.options_wanted.emit(row)

    def rung_menu(self, row: int) -> QMenu:
        """What can be done with a rung."""
        menu = QMenu(self)
        last = self.ladder.rowCount() - 1
        entries = (
            (self.tr("Options…\tF2"), "sliders-horizontal", True, lambda: self.options_wanted.emit(row)),
            (as_here(self.tr("Move up\tAlt+Up")), "arrow-up", row > 0, lambda: self.move_wanted.emit(row, row - 1)),
            (
                as_here(self.tr("Move down\tAlt+Down")),
                "arrow-down",
                row < last,
                lambda: self.move_wanted.emit(row, row + 1),
            ),
            (self.tr("Remove\tDel"), "x", True, lambda: self.remove_wanted.emit(row)),
            (
                as_here(self.tr("About this tie-break\tShift+F1")),
                "circle-question-mark",
                True,
                lambda: self.help_wanted.emit(row),
            ),
        )
        by_hand = self.ladder.rows[row].label.partition("/")[0] in ("MAN", "EXT")
        typed = (self.tr("Enter by hand…"), "pencil", True, lambda: self.by_hand_wanted.emit(row))
        for text, icon, possible, run in (*((typed,) if by_hand else ()), *entries):
            action = menu.addAction(text)
            set_icon(action, icon)
            action.setEnabled(possible)
            action.triggered.connect(lambda _checked=False, run=run: run())
        return menu

    def _row_for_drop(self, y: int) -> int:
        for number in range(self.ladder.rowCount()):
            top = self.rowViewportPosition(number)
            if y < top + self.rowHeight(number) / 2:
                return number
        return self.ladder.rowCount()

    def _held(self, data: QMimeData) -> int | str:
        """What is in the air: the index of a rung, or the code of a criterion."""
        if data.hasFormat(RUNG_MIME):
            return int(bytes(data.data(RUNG_MIME).data()))
        return bytes(data.data(CRITERION_MIME).data()).decode()

    def _end_air(self) -> None:
        if self._drop_row is not None:
            self._drop_row = None
            self.viewport().update()
            self.air_over.emit()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyReleaseEvent(self, event):
        self._repeats.let_go(event)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event):
        row, key, alt = self.current_rung(), event.key(), event.modifiers() & Qt.KeyboardModifier.AltModifier
        last = self.ladder.rowCount() - 1
        if row >= 0 and alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End):
            target = {Qt.Key.Key_Up: row - 1, Qt.Key.Key_Down: row + 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}[key]
            if 0 <= target <= last and target != row and not self._repeats.is_one(event):  # every move is written
                self.move_wanted.emit(row, target)
            return
        if row >= 0 and key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if not self._repeats.is_one(event):
                self.remove_wanted.emit(row)
            return
        if row >= 0 and key == Qt.Key.Key_F2:
            self.options_wanted.emit(row)
            return
        if row >= 0 and is_help_key(event):
            self.help_wanted.emit(row)
            return
        if row >= 0 and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not self._repeats.is_one(event):
                self._activate(self.currentIndex())
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event):
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        row = self.current_rung() if keyboard else self.rowAt(event.pos().y())
        if row < 0:
            return
        self.set_current_rung(row)
        menu = self.rung_menu(row)
        place = self.visualRect(self.currentIndex()).center() if keyboard else event.pos()
        menu.exec(self.viewport().mapToGlobal(place))
        menu.deleteLater()

    def focusInEvent(self, event):
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection():
            row = max(0, self.current_rung())
            self.set_current_rung(row)
            self.selectRow(row)

    def dragEnterEvent(self, event):
        if event.source() is self or event.mimeData().hasFormat(CRITERION_MIME):
            event.acceptProposedAction()

    def dragMoveEvent(self, event):
        super().dragMoveEvent(event)
        if event.mimeData().hasFormat(CRITERION_MIME) or event.mimeData().hasFormat(RUNG_MIME):
            row, before = self._row_for_drop(event.position().toPoint().y()), self._drop_row
            self._drop_row = row
            event.accept()
            if row != before:
                self.viewport().update()
                self.in_air.emit(self._held(event.mimeData()), row)

    def dragLeaveEvent(self, event):
        self._end_air()
        super().dragLeaveEvent(event)

    def startDrag(self, actions):
        super().startDrag(actions)
        self._end_air()  # Esc, or dropped where nothing takes it

    def dropEvent(self, event):
        row = self._row_for_drop(event.position().toPoint().y())
        data = event.mimeData()
        if event.source() is self and data.hasFormat(RUNG_MIME):
            source = int(bytes(data.data(RUNG_MIME).data()))
            self.ladder.moveRows(QModelIndex(), source, 1, QModelIndex(), row)
            event.setDropAction(Qt.DropAction.CopyAction)  # nothing is removed at the source
            event.accept()
        elif data.hasFormat(CRITERION_MIME):
            self.ladder.dropMimeData(data, Qt.DropAction.CopyAction, row, 0, QModelIndex())
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        self._end_air()

    def paintEvent(self, event):
        super().paintEvent(event)
        if self._drop_row is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = self.ladder.rowCount()
        y = 1
        if self._drop_row < count:
            y = max(1, self.rowViewportPosition(self._drop_row) - 1)
        elif count:
            y = self.rowViewportPosition(count - 1) + self.rowHeight(count - 1) - 1
        painter.setPen(QPen(QColor(theme.current()["accent"]), 3))
        painter.drawLine(6, y, self.viewport().width() - 6, y)
        painter.end()

    def resizeEvent(self, event):
        super().resizeEvent(event)
        narrow = self.viewport().width() < ROOM_FOR_ARROWS  # there the name counts more: drag, keys and menu move too
        for column in (LadderColumn.UP, LadderColumn.DOWN):
            if self.isColumnHidden(column) is not narrow:
                self.setColumnHidden(column, narrow)

    def changeEvent(self, event):
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and isinstance(self.model(), LadderModel):
            self.fit_rows()


class CatalogueView(QListView):
    """The criteria to copy from.

    Signals: ``add_wanted(str)`` the code of a criterion; ``entry_changed(object)`` the current CatalogueEntry or None;
    ``help_wanted(str)`` the code of a criterion whose page of the manual is wanted.
    """

    add_wanted = Signal(str)
    entry_changed = Signal(object)
    help_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Available criteria"))
        self.setAccessibleDescription(
            as_here(self.tr("Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual."))
        )
        self.setProperty("role", "framed")
        self.setModel(CatalogueModel(self))
        self.setItemDelegate(CatalogueDelegate(self))
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.doubleClicked.connect(lambda index: self._add(index.row()))
        self.selectionModel().currentChanged.connect(self._current_changed)

    @property
    def catalogue(self) -> CatalogueModel:
        """The model of the criteria."""
        model = self.model()
        assert isinstance(model, CatalogueModel)
        return model

    def add_current(self) -> None:
        """Ask for the current criterion."""
        self._add(self.currentIndex().row())

    def choose_first(self) -> None:
        """Make the criterion current that the search means most likely."""
        row = self.catalogue.first_entry()
        if row >= 0:
            self.setCurrentIndex(self.catalogue.index(row, 0))

    def ask_help(self) -> None:
        """Ask for the page of the current criterion."""
        entry = self.catalogue.entry(self.currentIndex().row())
        if entry is not None:
            self.help_wanted.emit(entry.code)

    def _add(self, row: int) -> None:
        entry = self.catalogue.entry(row)
        if entry is not None:
            self.add_wanted.emit(entry.code)

    def _current_changed(self, now: QModelIndex, _old: QModelIndex) -> None:
        self.entry_changed.emit(self.catalogue.entry(now.row()))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.add_current()
            return
        if is_help_key(event):
            self.ask_help()
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event):
        if event.reason() != QContextMenuEvent.Reason.Keyboard and self.indexAt(event.pos()).isValid():
            self.setCurrentIndex(self.indexAt(event.pos()))
        if self.catalogue.entry(self.currentIndex().row()) is None:
            return
        menu = QMenu(self)
        add = menu.addAction(self.tr("Add to the ladder\tEnter"))
        set_icon(add, "plus")
        add.triggered.connect(lambda _checked=False: self.add_current())
        about = menu.addAction(as_here(self.tr("About this tie-break\tShift+F1")))
        set_icon(about, "circle-question-mark")
        about.triggered.connect(lambda _checked=False: self.ask_help())
        menu.exec(event.globalPos())
        menu.deleteLater()

    def focusInEvent(self, event):
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.choose_first()
