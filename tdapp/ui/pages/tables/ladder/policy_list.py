"""The policies a rung may take, as a list with a radio mark, a badge and the sentence in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QMenu, QStyledItemDelegate

from tdapp.ui.look import theme
from tdapp.ui.look.bidi import is_mirrored, on_its_side
from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.keys import as_here
from tdapp.ui.look.theme import small
from tdapp.ui.pages.tables.ladder.painting import chip, paint_state
from tdapp.ui.pages.tables.ladder.view import is_help_key
from tdapp.ui.widgets.ready import Index, ReadyList

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.ladder_editing import PolicyChoice

POLICY = Qt.ItemDataRole.UserRole + 40
CHOSEN = Qt.ItemDataRole.UserRole + 41
WIDTH = 412
SENTENCE_WIDTH = WIDTH - 24 - 46 - 16  # margins of the pop-up, of the list, its scroll bar


class PolicyModel(ReadyList):
    """The policies a rung may take; one of them is in force."""

    def __init__(self, parent=None) -> None:
        super().__init__(parent)
        self._items: tuple[PolicyChoice, ...] = ()
        self._chosen = 0

    def set_choices(self, choices: Sequence[PolicyChoice], chosen: str | None) -> None:
        """Show these policies with the one in force marked."""
        wanted = next((i for i, choice in enumerate(choices) if choice.choice == chosen), 0)
        if tuple(choices) != self._items:
            self.beginResetModel()
            self._items, self._chosen = tuple(choices), wanted
            self.endResetModel()
            return
        before, self._chosen = self._chosen, wanted
        if before != wanted:
            self.dataChanged.emit(self.index(min(before, wanted)), self.index(max(before, wanted)))

    @property
    def chosen(self) -> int:
        """Row of the policy in force."""
        return self._chosen

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        choice = self.item_at(index.row())
        if choice is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return choice.name
            case Qt.ItemDataRole.ToolTipRole:
                return choice.source or None
            case Qt.ItemDataRole.AccessibleTextRole:
                badge = "C.07" if choice.is_c07 else self.tr("not C.07")
                state = self.tr("in force") if index.row() == self._chosen else ""
                return ", ".join(filter(None, (choice.name, badge, state, choice.sentence)))
        if role == POLICY:
            return choice
        if role == CHOSEN:
            return index.row() == self._chosen
        return None


class PolicyDelegate(QStyledItemDelegate):
    """A radio mark, the name with its badge, and the sentence in full."""

    LEFT = 34

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option, index: QModelIndex | QPersistentModelIndex) -> None:
        choice = index.data(POLICY)
        tokens = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect).adjusted(2, 1, -2, -1)
        paint_state(painter, option, rect, 6)
        chosen = bool(index.data(CHOSEN))
        font = QApplication.font()
        height = QFontMetrics(font).height()
        top = rect.top() + 5
        centre = QRectF(rect.left() + 9, top + height / 2 - 7, 14, 14)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens["accent" if chosen else "border_strong"]), 1.8))
        painter.drawEllipse(on_its_side(centre, rect))
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens["accent"]))
            painter.drawEllipse(on_its_side(centre.adjusted(3.5, 3.5, -3.5, -3.5), rect))
        strong = small(font)
        strong.setPointSizeF(font.pointSizeF())
        strong.setBold(chosen)
        painter.setFont(strong)
        painter.setPen(QColor(tokens["text"]))
        badge = "C.07" if choice.is_c07 else self.tr("NOT C.07")
        badge_width = QFontMetrics(small(font, bold=True)).horizontalAdvance(badge) + 22
        room = int(rect.width()) - self.LEFT - badge_width
        name = QFontMetrics(strong).elidedText(choice.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(on_its_side(QRectF(rect.left() + self.LEFT, top, room + 4, height), rect), name)
        after = rect.left() + self.LEFT + QFontMetrics(strong).horizontalAdvance(name) + 8
        ink, paper = ("accent", "accent_soft") if choice.is_c07 else ("warn", "warn_soft")
        badge_font = small(font, bold=True)
        chip(painter, QPointF(after, top + height / 2), badge, badge_font, tokens[ink], tokens[paper], rect)
        painter.setPen(QColor(tokens["dim"]))
        layout = sentence_layout(choice.sentence, SENTENCE_WIDTH)
        left = int(rect.left()) + self.LEFT
        if is_mirrored():
            left = int(rect.right()) - self.LEFT - int(max(60, SENTENCE_WIDTH))
        layout.draw(painter, QPoint(left, int(top + height + 1)))
        painter.restore()

    def sizeHint(self, option, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, policy_height(index.data(POLICY).sentence))


def policy_height(sentence: str) -> int:
    """Height of one policy in the list."""
    layout = sentence_layout(sentence, SENTENCE_WIDTH)
    return int(QFontMetrics(QApplication.font()).height() + layout.boundingRect().height() + 13)


def sentence_layout(text: str, width: int) -> QTextLayout:
    """A plain sentence broken into lines."""
    layout = QTextLayout(text, small(QApplication.font()))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    while True:
        row = layout.createLine()
        if not row.isValid():
            break
        row.setLineWidth(max(60, width))
        row.setPosition(QPoint(0, int(y)))
        y += row.height()
    layout.endLayout()
    return layout


class PolicyList(QListView):
    """Arrow keys and the mouse only look; Enter, Space or a click choose.

    Signals: ``chosen(int)`` a row; ``looked_at(int)`` the current row; ``help_wanted(int)`` its page of the manual.
    """

    chosen = Signal(int)
    looked_at = Signal(int)
    help_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("How unplayed games count"))
        self.setAccessibleDescription(as_here(self.tr("Arrow keys look, Enter or Space chooses, Shift+F1 explains.")))
        self.setProperty("role", "framed")
        self.setModel(PolicyModel(self))
        self.setItemDelegate(PolicyDelegate(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))
        self.selectionModel().currentChanged.connect(lambda now, _old: self.looked_at.emit(now.row()))

    @property
    def policies(self) -> PolicyModel:
        """The model of the policies."""
        model = self.model()
        assert isinstance(model, PolicyModel)
        return model

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.currentIndex().isValid() and not event.isAutoRepeat():
                self.chosen.emit(self.currentIndex().row())
            return
        if is_help_key(event):
            self.help_wanted.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event):
        index = self.indexAt(event.pos())
        if not index.isValid():
            return
        menu = QMenu(self)
        about = menu.addAction(as_here(self.tr("About this policy\tShift+F1")))
        set_icon(about, "circle-question-mark")
        about.triggered.connect(lambda _checked=False: self.help_wanted.emit(index.row()))
        menu.exec(event.globalPos())
        menu.deleteLater()
