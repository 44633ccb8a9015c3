"""Paints a ready cell: tone, weight, strike-through, icon, fill, and a link's underline under the mouse."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tdapp.ui.look import icons, theme
from tdapp.ui.look.bidi import in_place, is_mirrored, on_its_side
from tdapp.ui.widgets.ready import ReadyCell, ready_cell

PADDING = 8
ICON = 15
BAR = 3
# as numbers: each "and" of two flags of Qt makes a new one, some microseconds for each of hundreds of cells
SELECTED = QStyle.StateFlag.State_Selected.value
HOVERED = QStyle.StateFlag.State_MouseOver.value
FOCUSED = QStyle.StateFlag.State_HasFocus.value
ALTERNATE = QStyleOptionViewItem.ViewItemFeature.Alternate.value
ONE_LINE = Qt.TextFlag.TextSingleLine.value


class CellDelegate(QStyledItemDelegate):
    """One delegate for every dense table; fonts are made once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._base = QFont()
        self._tokens = theme.current()
        self._fonts: dict[tuple[bool, bool, bool], tuple[QFont, QFontMetrics]] = {}

    def _font(self, base: QFont, strong: bool, strike: bool, underline: bool) -> tuple[QFont, QFontMetrics]:
        if base != self._base:
            self._base, self._fonts = QFont(base), {}
        key = strong, strike, underline
        if key not in self._fonts:
            font = QFont(base)
            font.setBold(strong or base.bold())
            font.setStrikeOut(strike)
            font.setUnderline(underline)
            self._fonts[key] = font, QFontMetrics(font)
        return self._fonts[key]

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        tokens = self._tokens
        cell, alignment = ready_cell(index)
        if cell is None:
            return
        painter.save()
        _background(painter, option, cell, tokens)
        padding = getattr(option.widget, "_padding", PADDING)
        rect = option.rect.adjusted(padding, 0, -padding, 0)
        text = in_place(cell.text)
        state = option.state._value_
        tone = tokens[cell.tone or "text"]
        if cell.icon:
            top = rect.top() + (rect.height() - ICON) / 2
            if text:
                icons.paint(painter, cell.icon, on_its_side(QRectF(rect.left(), top, ICON, ICON), QRectF(rect)), tone)
                rect.adjust(*((0, 0, -ICON - 6, 0) if is_mirrored() else (ICON + 6, 0, 0, 0)))
            else:
                left = rect.left() + (rect.width() - ICON) / 2
                icons.paint(painter, cell.icon, QRectF(left, top, ICON, ICON), tone)
        if text:
            font, metrics = self._font(option.font, cell.strong, cell.strike, cell.link and bool(state & HOVERED))
            painter.setFont(font)
            painter.setPen(_colour(tone))
            if metrics.horizontalAdvance(text) > rect.width():
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
            painter.drawText(rect, getattr(alignment, "value", alignment) | ONE_LINE, text)
        if state & FOCUSED:
            painter.setPen(QPen(QColor(tokens["focus"]), 1.6))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        height = QFontMetrics(option.font).height() + 10
        return QSize(60, height)


@lru_cache(maxsize=64)
def _colour(value: str) -> QColor:
    return QColor(value)


def _background(painter: QPainter, option: QStyleOptionViewItem, cell: ReadyCell, tokens: dict[str, str]) -> None:
    if option.state._value_ & SELECTED:
        rect, edge = option.rect, _colour(tokens["accent"])
        painter.fillRect(rect, _colour(tokens["selection"]))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, edge)  # the colour alone is too faint for some
        painter.fillRect(rect.left(), rect.top(), rect.width(), 1, edge)
        if is_mirrored():
            if rect.right() >= painter.window().right():
                painter.fillRect(rect.right() + 1 - BAR, rect.top(), BAR, rect.height(), edge)
        elif rect.left() <= 0:
            painter.fillRect(0, rect.top(), BAR, rect.height(), edge)
    elif cell.fill:
        painter.fillRect(option.rect, _colour(tokens[cell.fill]))
    elif cell.link and option.state._value_ & HOVERED:
        painter.fillRect(option.rect, _colour(tokens["hover"]))
    elif option.features._value_ & ALTERNATE:
        painter.fillRect(option.rect, _colour(tokens["stripe"]))
