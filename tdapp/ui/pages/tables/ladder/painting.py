"""Paints rungs (handle, position, code, name, policy, badge, remarks) with their buttons, and the catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tdapp.services.tables.ladder_editing import CatalogueEntry
from tdapp.ui.look import icons, theme
from tdapp.ui.look.bidi import in_place, on_its_side
from tdapp.ui.look.theme import small
from tdapp.ui.pages.tables.ladder.catalogue import CatalogueRole
from tdapp.ui.pages.tables.ladder.rows import BUTTON_ICONS, LadderColumn, LadderRole, LadderRow
from tdapp.ui.widgets.tables.cell import FOCUSED, HOVERED, SELECTED

Index = QModelIndex | QPersistentModelIndex
BUTTON = 28
GRIP = 16
CODE_WIDTH_TEXT = "BH/M2 ≠ "


def chip(painter: QPainter, at: QPointF, text: str, font: QFont, ink: str, paper: str, whole: QRectF) -> None:
    """Paint a badge whose left end, on the middle of its line, is measured from the left of ``whole``."""
    metrics = QFontMetrics(font)
    width, height = metrics.horizontalAdvance(text) + 12, metrics.height() + 2
    rect = on_its_side(QRectF(at.x(), at.y() - height / 2, width, height), whole)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paper))
    painter.drawRoundedRect(rect, 4, 4)
    painter.setPen(QColor(ink))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_state(painter: QPainter, option: QStyleOptionViewItem, rect: QRectF, radius: int) -> None:
    """Whether an entry is selected, under the mouse, or has the focus."""
    tokens = theme.current()
    if option.state & QStyle.StateFlag.State_Selected:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens["selection"]))
        painter.drawRoundedRect(rect, radius, radius)
    elif option.state & QStyle.StateFlag.State_MouseOver:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens["hover"]))
        painter.drawRoundedRect(rect, radius, radius)
    if option.state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QPen(QColor(tokens["focus"]), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, radius, radius)


@dataclass(frozen=True, slots=True, eq=False)
class _Letters:
    """The fonts of a rung and their sizes, made once."""

    font: QFont
    strong: QFont
    small: QFont
    badge: QFont
    metrics: QFontMetrics
    strong_metrics: QFontMetrics
    small_metrics: QFontMetrics
    code_width: int


@lru_cache(maxsize=4)
def _letters(_key: str) -> _Letters:
    """Those of the font of the window, which the key stands for."""
    font = QApplication.font()
    strong, less = QFont(font), small(font)
    strong.setBold(True)
    metrics = QFontMetrics(font), QFontMetrics(strong), QFontMetrics(less)
    return _Letters(font, strong, less, small(font, bold=True), *metrics, metrics[1].horizontalAdvance(CODE_WIDTH_TEXT))


class LadderDelegate(QStyledItemDelegate):
    """One rung as two lines of text, remarks below; the buttons are cells of their own."""

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(LadderRole.ROW)
        if row is None:
            return
        tokens = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(option.state._value_ & SELECTED)
        painter.fillRect(option.rect, QColor(tokens["selection" if selected else "surface"]))
        painter.setPen(QPen(QColor(tokens["accent" if selected else "border"]), 1))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        if index.column() == LadderColumn.RUNG:
            self._rung(painter, option, index.row(), row, tokens)
        else:
            self._button(painter, option, index, tokens)
        if option.state._value_ & FOCUSED:
            painter.setPen(QPen(QColor(tokens["focus"]), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -3), 5, 5)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(LadderRole.ROW)
        return QSize(BUTTON + 4, self.row_height(row) if row is not None else 40)

    @staticmethod
    def row_height(row: LadderRow) -> int:
        """Height of a rung in pixels."""
        letters = _letters(QApplication.font().key())
        first, second = letters.metrics.height(), letters.small_metrics.height()
        lines = first + 16
        if row.policy:
            lines += second + 2
        return max(36, lines + len(row.remarks) * (second + 2))

    def _rung(
        self, painter: QPainter, option: QStyleOptionViewItem, number: int, row: LadderRow, tokens: dict[str, str]
    ) -> None:
        rect = QRectF(option.rect).adjusted(4, 0, -6, -1)
        letters = _letters(QApplication.font().key())
        font, strong, metrics = letters.font, letters.strong, letters.metrics
        line, second = metrics.height(), letters.small_metrics.height()
        top = rect.top() + 8
        middle = top + line / 2
        whole = QRectF(rect)

        def say(text: str, left: float, y: float, right: float) -> None:
            painter.drawText(on_its_side(QRectF(left, y, right - left, 2 * line), whole), in_place(text))

        grip = QRectF(rect.left(), middle - GRIP / 2, GRIP, GRIP)
        icons.paint(painter, "grip-vertical", on_its_side(grip, whole), tokens["dim"])
        x = rect.left() + GRIP + 4
        painter.setFont(font)
        painter.setPen(QColor(tokens["dim"]))
        painter.drawText(on_its_side(QRectF(x, top, 20, line), whole), Qt.AlignmentFlag.AlignRight, str(number + 1))
        x += 30
        text_left = x
        badge = self.tr("NOT C.07")
        badge_font = letters.badge
        badge_width = QFontMetrics(badge_font).horizontalAdvance(badge) + 24 if row.not_c07 else 0
        painter.setFont(strong)
        painter.setPen(QColor(tokens["text"]))
        code = row.label
        width = letters.strong_metrics.horizontalAdvance(code)
        say(code, x, top, x + width + 8)
        x += max(width + 12, letters.code_width)
        painter.setFont(font)
        name = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, int(rect.right() - x - badge_width))
        say(name, x, top, rect.right())
        if row.not_c07:
            after = x + metrics.horizontalAdvance(name) + 10
            chip(painter, QPointF(after, middle), badge, badge_font, tokens["warn"], tokens["warn_soft"], whole)
        y = top + line + 2
        painter.setFont(letters.small)
        metrics = letters.small_metrics
        if row.policy:
            painter.setPen(QColor(tokens["warn"] if row.not_c07 else tokens["dim"]))
            text = self.tr("unplayed games: {0}").format(row.policy)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(rect.right() - text_left))
            say(shown, text_left, y, rect.right())
            y += second + 2
        for remark in row.remarks:
            sign = QRectF(text_left, y + 1, second - 3, second - 3)
            icons.paint(painter, "triangle-alert", on_its_side(sign, whole), tokens["warn"])
            painter.setPen(QColor(tokens["warn"]))
            left = text_left + second + 3
            shown = metrics.elidedText(remark, Qt.TextElideMode.ElideRight, int(rect.right() - left))
            say(shown, left, y, rect.right())
            y += second + 2

    def _button(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, tokens: dict[str, str]) -> None:
        column = LadderColumn(index.column())
        enabled = bool(index.data(LadderRole.USABLE))
        hovered = enabled and bool(option.state._value_ & HOVERED)
        centre = QRectF(option.rect).center()
        box = QRectF(centre.x() - 13, centre.y() - 13, 26, 26)
        if hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens["hover"]))
            painter.drawRoundedRect(box, 6, 6)
        tone = tokens["dim" if enabled else "border_strong"]
        if hovered:
            tone = tokens["danger" if column is LadderColumn.REMOVE else "text"]
        icons.paint(painter, BUTTON_ICONS[column], QRectF(centre.x() - 8, centre.y() - 8, 16, 16), tone)


class CatalogueDelegate(QStyledItemDelegate):
    """A family as a caption, a criterion as name and code."""

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens = theme.current()
        painter.save()
        entry = index.data(CatalogueRole.ENTRY)
        font = QApplication.font()
        rect = QRectF(option.rect).adjusted(10, 0, -8, 0)
        if entry is None:
            painter.setFont(small(font, bold=True))
            painter.setPen(QColor(tokens["dim"]))
            bottom = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
            painter.drawText(rect.adjusted(0, 0, 0, -4), bottom, str(index.data() or ""))
            painter.restore()
            return
        self._entry(painter, option, entry, rect, font, tokens)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = QFontMetrics(QApplication.font()).height()
        return QSize(150, height + (9 if index.data(CatalogueRole.ENTRY) is not None else 16))

    def _entry(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        entry: CatalogueEntry,
        rect: QRectF,
        font: QFont,
        tokens: dict[str, str],
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        background = QRectF(option.rect).adjusted(3, 1, -3, -1)
        paint_state(painter, option, background, 5)
        code_font = small(font, bold=True)
        code_width = QFontMetrics(code_font).horizontalAdvance(entry.code)
        painter.setFont(code_font)
        painter.setPen(QColor(tokens["dim"]))
        painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, entry.code)
        painter.setFont(font)
        painter.setPen(QColor(tokens["text"]))
        room = on_its_side(rect.adjusted(6, 0, -code_width - 10, 0), rect)
        name = QFontMetrics(font).elidedText(entry.name, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
