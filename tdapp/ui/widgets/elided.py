"""Labels that shorten their text instead of asking for room; the whole text is in the tooltip."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tdapp.ui.look.bidi import in_place

BETWEEN = "  ·  "
"""Stands between the facts of a line."""


class ElidedLabel(QLabel):
    """One line of plain text. Of several facts the last ones go first, each as a whole."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def least(self) -> int:
        """The width of the first fact, and that there are more."""
        first, more, _rest = self.text().partition(BETWEEN)
        return self.fontMetrics().horizontalAdvance(in_place(first) + (" …" if more else "")) + 2

    def shown(self) -> str:
        """What there is room for."""
        text, metrics = self.text(), self.fontMetrics()
        facts = text.split(BETWEEN)
        while len(facts) > 1 and metrics.horizontalAdvance(in_place(text)) > self.width():
            facts.pop()
            text = BETWEEN.join(facts) + " …"
        return metrics.elidedText(in_place(text), Qt.TextElideMode.ElideRight, self.width())

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def setText(self, text: str) -> None:
        if text != self.text():
            super().setText(text)
            self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.fontMetrics().height() + 2)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 4, self.fontMetrics().height() + 2)

    def paintEvent(self, event):
        if not self.text():
            super().paintEvent(event)
            return
        from PySide6.QtWidgets import QStyle, QStyleOption  # made when first named: a good deal of the start

        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.shown())
        painter.end()
