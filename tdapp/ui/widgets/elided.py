"""Labels that shorten their text instead of asking for room; the whole text is in the tooltip."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QStyleOption, QWidget

from tdapp.ui.widgets.bidi import in_place


class ElidedLabel(QLabel):
    """One line of plain text."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.fontMetrics().height() + 2)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 4, self.fontMetrics().height() + 2)

    def paintEvent(self, _event):
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = self.fontMetrics().elidedText(in_place(self.text()), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()


class ClampedLabel(QLabel):
    """Plain text over a few lines at most; the last one ends in an ellipsis where there is more."""

    def __init__(self, role: str = "", lines: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)
        self._lines = lines
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _broken(self, width: int) -> list[str]:
        """The text in lines of this width, the rest behind an ellipsis."""
        text, metrics = in_place(self.text()), self.fontMetrics()
        layout = QTextLayout(text, self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        layout.beginLayout()
        found: list[str] = []
        while len(found) < self._lines:
            row = layout.createLine()
            if not row.isValid():
                break
            row.setLineWidth(max(40, width))
            row.setPosition(QPointF(0, 0))
            start = row.textStart()
            last = len(found) == self._lines - 1
            rest = text[start:] if last else text[start : start + row.textLength()]
            found.append(metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width) if last else rest)
        layout.endLayout()
        return found

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(1, len(self._broken(width))) * self.fontMetrics().lineSpacing() + 2

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.fontMetrics().lineSpacing() + 2)

    def sizeHint(self) -> QSize:
        return QSize(400, self.heightForWidth(max(200, self.width())))

    def paintEvent(self, _event):
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        metrics = self.fontMetrics()
        for number, text in enumerate(self._broken(self.width())):
            painter.drawText(QPointF(0, number * metrics.lineSpacing() + metrics.ascent()), text)
        painter.end()
