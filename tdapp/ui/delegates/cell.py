"""Paints a ready cell: tone, weight, strike-through, icon, fill, and a link's underline under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tdapp.ui import icons, theme
from tdapp.ui.models.ready import Role

PADDING = 8
ICON = 15


class CellDelegate(QStyledItemDelegate):
    """One delegate for every dense table."""

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        tokens = theme.current()
        painter.save()
        _background(painter, option, index, tokens)
        padding = getattr(option.widget, "_padding", PADDING)
        rect = option.rect.adjusted(padding, 0, -padding, 0)
        text = str(index.data() or "")
        font = QFont(option.font)
        if index.data(Role.STRONG):
            font.setBold(True)
        if index.data(Role.STRIKE):
            font.setStrikeOut(True)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if index.data(Role.LINK) and hovered:
            font.setUnderline(True)
        tone = tokens[index.data(Role.TONE) or "text"]
        painter.setFont(font)
        painter.setPen(QColor(tone))
        alignment = Qt.AlignmentFlag(index.data(Qt.ItemDataRole.TextAlignmentRole) or 0)
        icon = index.data(Role.ICON)
        if icon:
            top = rect.top() + (rect.height() - ICON) / 2
            if text:
                icons.paint(painter, icon, QRectF(rect.left(), top, ICON, ICON), tone)
                rect.setLeft(rect.left() + ICON + 6)
            else:
                left = rect.left() + (rect.width() - ICON) / 2
                icons.paint(painter, icon, QRectF(left, top, ICON, ICON), tone)
        if text:
            metrics = QFontMetrics(font)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
            painter.drawText(rect, alignment | Qt.TextFlag.TextSingleLine, shown)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens["focus"]), 1.6))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        height = QFontMetrics(option.font).height() + 10
        return QSize(60, height)


def _background(painter: QPainter, option: QStyleOptionViewItem, index, tokens: dict[str, str]) -> None:
    if option.state & QStyle.StateFlag.State_Selected:
        painter.fillRect(option.rect, QColor(tokens["selection"]))
        return
    fill = index.data(Role.FILL)
    if fill:
        painter.fillRect(option.rect, QColor(tokens[fill]))
    elif option.state & QStyle.StateFlag.State_MouseOver and index.data(Role.LINK):
        painter.fillRect(option.rect, QColor(tokens["hover"]))
    elif option.features & QStyleOptionViewItem.ViewItemFeature.Alternate:
        painter.fillRect(option.rect, QColor(tokens["stripe"]))
