"""The bracket of a knock-out on the screen: a column for each stage, winners strong, lines to the next stage."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QScrollArea, QToolTip, QWidget

from tdapp.domain.knockout.tree import TieState
from tdapp.domain.section.event import Section
from tdapp.services.systems.bracket_picture import ShownTie, bracket_shown
from tdapp.ui.look import theme

_PAD, _BETWEEN = 8, 34


class BracketView(QScrollArea):
    """The bracket as it stands; a tie explains itself in its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = _Tree()
        self.setWidget(self.tree)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setAccessibleName(self.tr("Bracket"))

    def show_section(self, section: Section) -> None:
        """Draw the bracket of a section."""
        self.tree.show_section(section)
        self.setAccessibleDescription(self.tree.in_words())


class _Tree(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.columns: list[tuple[str, tuple[ShownTie, ...]]] = []
        self.third: ShownTie | None = None
        self._of_teams = False
        self._boxes: list[tuple[QRectF, ShownTie]] = []

    def show_section(self, section: Section) -> None:
        shown = bracket_shown(section)
        self._of_teams = section.team_rules is not None
        self.columns = list(zip(shown.heads, shown.columns, strict=True))
        self.third = shown.third
        self.setMinimumSize(self.sizeHint())
        self.updateGeometry()
        self.update()

    def in_words(self) -> str:
        """Every match that is decided, for a screen reader."""
        ties = [tie for _, column in self.columns for tie in column if tie.state is TieState.DECIDED]
        return " ".join(sentence for tie in ties for sentence in tie.why)

    def _note(self, tie: ShownTie) -> str:
        if tie.state is TieState.TIED and self._of_teams:
            return self.tr("not decided: Who goes on… on the page Rounds")
        return tie.note

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height() + 8
        most = max((len(ties) for _, ties in self.columns), default=1)
        more = 2 if self.third is not None and most < 4 else 0
        return QSize(max(1, len(self.columns)) * 190, (most + more) * int(3.4 * line) + 2 * line)

    def paintEvent(self, _event):
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a picture
        self._boxes = []
        if not self.columns:
            return
        line = self.fontMetrics().height() + 8
        head, stages = 1.6 * line, len(self.columns)
        each = (self.width() - _BETWEEN * (stages - 1) - 2) / stages
        room = self.height() - head
        for column, (title, ties) in enumerate(self.columns):
            x = column * (each + _BETWEEN) + 1
            painter.setPen(theme.colour("dim"))
            painter.drawText(QRectF(x, 0, each, line), Qt.AlignmentFlag.AlignVCenter, title)
            for place, tie in enumerate(ties):
                y = head + (place + 0.5) * room / len(ties)
                if column + 1 < stages:
                    following = head + (place // 2 + 0.5) * room / (len(ties) / 2)
                    turn = x + each + _BETWEEN / 2
                    painter.setPen(QPen(theme.colour("border_strong"), 1))
                    painter.drawLine(QPointF(x + each, y), QPointF(turn, y))
                    painter.drawLine(QPointF(turn, y), QPointF(turn, following))
                    painter.drawLine(QPointF(turn, following), QPointF(x + each + _BETWEEN, following))
                self._draw(painter, tie, QRectF(x, y - line, each, 2 * line))
        if self.third is not None:
            x, y = (stages - 1) * (each + _BETWEEN) + 1, self.height() - 2.2 * line
            painter.setPen(theme.colour("dim"))
            top = QRectF(x, y - 2.2 * line, each, line)
            painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, self.tr("Match for place 3"))
            self._draw(painter, self.third, QRectF(x, y - line, each, 2 * line))

    def _draw(self, painter: QPainter, tie: ShownTie, box: QRectF) -> None:
        self._boxes.append((box, tie))
        half = box.height() / 2
        painter.fillRect(box, theme.colour("surface"))
        winner = tie.winner
        if winner is not None:
            painter.fillRect(QRectF(box.x(), box.y() + winner * half, box.width(), half), theme.colour("accent_soft"))
        painter.setPen(QPen(theme.colour("warn" if tie.state is TieState.TIED else "border_strong"), 1))
        painter.drawRect(box)
        painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))
        plain = painter.font()
        for index, score in enumerate(tie.scores):
            font = painter.font()
            font.setBold(winner == index)
            painter.setFont(font)
            painter.setPen(theme.colour("text"))
            part = QRectF(box.x() + _PAD, box.y() + index * half, box.width() - 2 * _PAD, half)
            wide = painter.fontMetrics().horizontalAdvance(score) + _PAD
            painter.drawText(part, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, score)
            name = painter.fontMetrics().elidedText(
                tie.names[index], Qt.TextElideMode.ElideRight, int(part.width() - wide)
            )
            painter.drawText(part, Qt.AlignmentFlag.AlignVCenter, name)
            painter.setFont(plain)
        note = self._note(tie)
        if note:
            painter.setPen(theme.colour("warn" if tie.state is TieState.TIED else "dim"))
            below = QRectF(box.x(), box.bottom(), box.width(), half)
            fitting = painter.fontMetrics().elidedText(note, Qt.TextElideMode.ElideRight, int(box.width()))
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, fitting)

    def event(self, event):
        if event.type() == QEvent.Type.ToolTip:
            tie = next((tie for box, tie in self._boxes if box.contains(QPointF(event.pos()))), None)
            QToolTip.showText(event.globalPos(), " ".join(tie.why) if tie is not None else "", self)
            return True
        return super().event(event)
