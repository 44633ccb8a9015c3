"""The order in which ratings of lists count: dragged, or moved by Alt+Up and Alt+Down."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QMenu, QWidget

from tdapp.domain.ratings.rating_list import RateOfPlay, RatingChoice
from tdapp.ui.look.keys import as_here
from tdapp.ui.widgets.basics import button, menu_button, tool
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.repeats import Repeats


def rate_word(rate: RateOfPlay) -> str:
    """The rate of play as part of a list's name."""
    translate = QCoreApplication.translate
    return {
        RateOfPlay.STANDARD: translate("ListOrder", "standard"),
        RateOfPlay.RAPID: translate("ListOrder", "rapid"),
        RateOfPlay.BLITZ: translate("ListOrder", "blitz"),
    }[rate]


def choice_text(choice: RatingChoice) -> str:
    """``FIDE rapid``."""
    return QCoreApplication.translate("ListOrder", "{0} {1}").format(choice.source, rate_word(choice.rate))


class ListOrder(QWidget):
    """A short list that the arbiter orders; what is missing can be added.

    Signals: ``changed()`` by the arbiter; ``usual_wanted()`` the usual order again.
    """

    changed = Signal()
    usual_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._repeats = Repeats()
        self._known: tuple[RatingChoice, ...] = ()
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Order of the rating lists"))
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.list.setProperty("role", "framed")
        self.list.model().rowsMoved.connect(lambda *_: self._renumber())
        self.list.currentRowChanged.connect(lambda _row: self._refresh())
        self._menu = QMenu(self)
        self.add = menu_button(self.tr("Add"), self.tr("Add a rating of a list"), self._menu, "plus")
        self._menu.aboutToShow.connect(self._fill_menu)
        self.up = tool("arrow-up", as_here(self.tr("Up (Alt+Up)")), boxed=True, on_click=lambda: self.move_by(-1))
        self.down = tool(
            "arrow-down", as_here(self.tr("Down (Alt+Down)")), boxed=True, on_click=lambda: self.move_by(1)
        )
        self.remove = tool("trash-2", self.tr("Leave this rating out (Del)"), boxed=True)
        self.remove.clicked.connect(lambda _on=False: self.remove_current())
        self.list.installEventFilter(self)
        self.usual = button(self.tr("Usual order"), tip=self.tr("FIDE's rating of the rate of play, then standard"))
        self.usual.clicked.connect(lambda _on=False: self.usual_wanted.emit())
        box = column_in(self, 6)
        box.addWidget(self.list, 1)
        box.addLayout(beside(self.add, self.up, self.down, self.remove, None, self.usual, spacing=6))

    def set_order(self, order: Iterable[RatingChoice], known: Iterable[RatingChoice]) -> None:
        """Show an order; ``known`` can be added."""
        self._known = tuple(known)
        self.list.clear()
        for choice in order:
            self._append(choice)
        self.list.setCurrentRow(0)
        self._renumber(silent=True)

    def order(self) -> tuple[RatingChoice, ...]:
        """The order shown."""
        found = []
        for row in range(self.list.count()):
            source, rate = self.list.item(row).data(Qt.ItemDataRole.UserRole)
            found.append(RatingChoice(source, RateOfPlay(rate)))
        return tuple(found)

    def move_by(self, step: int) -> None:
        """The marked rating goes up or down by one place."""
        row = self.list.currentRow()
        if row >= 0 and 0 <= row + step < self.list.count():
            self.list.insertItem(row + step, self.list.takeItem(row))
            self.list.setCurrentRow(row + step)
            self._renumber()

    def remove_current(self) -> None:
        """The marked rating counts no longer; the last one stays."""
        if self.list.count() > 1 and self.list.currentRow() >= 0:
            self.list.takeItem(self.list.currentRow())
            self._renumber()

    def add_choice(self, choice: RatingChoice) -> None:
        """Another rating at the end."""
        self._append(choice)
        self.list.setCurrentRow(self.list.count() - 1)
        self._renumber()

    def _added(self, choice: RatingChoice, _checked: bool = False) -> None:
        self.add_choice(choice)
        self.list.setFocus()

    def _append(self, choice: RatingChoice) -> None:
        item = QListWidgetItem()
        item.setData(Qt.ItemDataRole.UserRole, (choice.source, choice.rate.value))
        item.setSizeHint(QSize(0, 26))
        self.list.addItem(item)

    def _fill_menu(self) -> None:
        self._menu.clear()
        present = set(self.order())
        for choice in self._known:
            if choice not in present:
                self._menu.addAction(choice_text(choice)).triggered.connect(partial(self._added, choice))
        if self._menu.isEmpty():
            self._menu.addAction(self.tr("Every rating of the lists is there")).setEnabled(False)

    def _renumber(self, *, silent: bool = False) -> None:
        for row, choice in enumerate(self.order()):
            self.list.item(row).setText(f"{row + 1}.  {choice_text(choice)}")
        self._refresh()
        if not silent:
            self.changed.emit()

    def _refresh(self) -> None:
        row, count = self.list.currentRow(), self.list.count()
        for widget, able, why in (
            (self.up, row > 0, self.tr("It is the first already")),
            (self.down, 0 <= row < count - 1, self.tr("It is the last already")),
            (self.remove, count > 1 and row >= 0, self.tr("One rating has to stay")),
        ):
            widget.setEnabled(able)
            widget.setToolTip(widget.accessibleName() if able else why)

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt+Up, Alt+Down and Del on the list."""
        if watched is self.list and event.type() == QEvent.Type.KeyRelease:
            self._repeats.let_go(event)  # type: ignore[arg-type]  # a QKeyEvent
        if watched is self.list and event.type() == QEvent.Type.KeyPress:
            key, modifiers = event.key(), event.modifiers()  # type: ignore[attr-defined]  # a QKeyEvent
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key)
            if step and modifiers & Qt.KeyboardModifier.AltModifier:
                self.move_by(step)
                return True
            if key == Qt.Key.Key_Delete:
                if not self._repeats.is_one(event):  # type: ignore[arg-type]
                    self.remove_current()
                return True
        return super().eventFilter(watched, event)
