"""Places by policy as lines: one line per player from policy to policy, the chosen player's line thick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from tdapp.ui.look import theme
from tdapp.ui.look.theme import small

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.policy_places import PlayerPlaces, PolicyPlaces

NAME = 220  # pixels at most for the names at the left
MOST_EXTRA = 14  # places shown below the last of the first players
LINES = {
    "light": ("#0b6e63", "#a3570a", "#2a5fb0", "#a02468", "#6a4bb8", "#4f6f14", "#b3261e", "#00708f"),
    "dark": ("#4cc2b0", "#f0b95b", "#86b4ff", "#ff8fc4", "#bda4ff", "#b4d36a", "#ff8f85", "#5fd0ee"),
}


class PlacesChart(QWidget):
    """Up and Down, or the mouse, choose a player. The table beside it says the same to a screen reader.

    Signals: ``player_changed(int)`` pairing number of the chosen player.
    """

    player_changed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._places: PolicyPlaces | None = None
        self._current = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Chart of places by policy"))
        self.setAccessibleDescription(self.tr("The same places stand in the table: choose Table above."))

    def set_places(self, places: PolicyPlaces) -> None:
        """Show these places."""
        self._places = places
        moving = next((i for i, row in enumerate(places.rows) if row.moves), 0)
        self._choose(moving if places.rows else -1)
        self.update()

    @property
    def current(self) -> int:
        """Index of the chosen player, -1 without players."""
        return self._current

    def _rows(self) -> tuple[PlayerPlaces, ...]:
        return self._places.rows if self._places is not None else ()

    def _choose(self, index: int) -> None:
        rows = self._rows()
        self._current = index if 0 <= index < len(rows) else -1
        self.update()
        if self._current >= 0:
            self.player_changed.emit(rows[self._current].number)

    # -- geometry -------------------------------------------------------------------------------------------------

    def _lowest(self) -> int:
        """The last place on the scale; lines beyond it end at the lower edge."""
        seen = [place for row in self._rows() for place in row.places if place is not None]
        return max(2, min(max(seen, default=2), len(self._rows()) + MOST_EXTRA))

    def _frame(self) -> QRectF:
        """The rectangle in which the lines run."""
        metrics = QFontMetrics(small(QApplication.font()))
        names = max((metrics.horizontalAdvance(row.name) for row in self._rows()), default=60)
        ids = self._places.columns if self._places is not None else ()
        head = max((metrics.horizontalAdvance(_title(column.policy_id)) for column in ids), default=60)
        left = min(names, NAME) + 40.0
        top = head * 0.71 + metrics.height() + 8
        right = head * 0.71 + 8 if ids else 20.0
        return QRectF(left, top, max(60.0, self.width() - left - max(34.0, right)), max(60.0, self.height() - top - 14))

    def _x(self, frame: QRectF, column: int) -> float:
        count = len(self._places.columns) if self._places is not None else 1
        return frame.left() if count < 2 else frame.left() + frame.width() * column / (count - 1)

    def _y(self, frame: QRectF, place: int | None) -> float:
        lowest = self._lowest()
        shown = lowest if place is None else min(place, lowest)
        return frame.top() + frame.height() * (shown - 1) / (lowest - 1)

    def _line(self, frame: QRectF, row: PlayerPlaces) -> QPolygonF:
        return QPolygonF([QPointF(self._x(frame, i), self._y(frame, place)) for i, place in enumerate(row.places)])

    def _nearest(self, position: QPointF) -> tuple[int, int]:
        """(player, column) whose point is nearest, (-1, -1) when none is near."""
        frame = self._frame()
        best, found = 20.0, (-1, -1)
        for number, row in enumerate(self._rows()):
            for column, place in enumerate(row.places):
                point = QPointF(self._x(frame, column), self._y(frame, place))
                distance = (point - position).manhattanLength()
                if distance < best:
                    best, found = distance, (number, column)
        if found[0] < 0 and position.x() < frame.left():
            for number, row in enumerate(self._rows()):
                if row.places and abs(self._y(frame, row.places[0]) - position.y()) < 8:
                    return number, 0
        return found

    # -- painting -------------------------------------------------------------------------------------------------

    def _paint_grid(self, painter: QPainter, frame: QRectF, tokens: dict[str, str]) -> None:
        assert self._places is not None
        font = small(QApplication.font())
        metrics = QFontMetrics(font)
        painter.setFont(font)
        lowest = self._lowest()
        step = 1 if frame.height() / lowest >= metrics.height() else 5
        for place in range(1, lowest + 1):
            if place != 1 and place % step:
                continue
            y = self._y(frame, place)
            painter.setPen(QPen(QColor(tokens["border"]), 1))
            painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))
            painter.setPen(QColor(tokens["dim"]))
            box = QRectF(frame.right() + 8, y - metrics.height() / 2, 30, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(place))
        for index, column in enumerate(self._places.columns):
            x = self._x(frame, index)
            painter.setPen(QPen(QColor(tokens["border_strong" if column.as_it_stands else "border"]), 1))
            painter.drawLine(QPointF(x, frame.top() - 6), QPointF(x, frame.bottom()))
            painter.save()
            painter.translate(x + 3, frame.top() - 9)
            painter.rotate(-45)
            strong = small(QApplication.font(), bold=column.as_it_stands)
            painter.setFont(strong)
            painter.setPen(QColor(tokens["text" if column.as_it_stands else "dim"]))
            painter.drawText(QPointF(0, 0), _title(column.policy_id))
            painter.restore()

    def _paint_lines(self, painter: QPainter, frame: QRectF, tokens: dict[str, str]) -> None:
        inks = LINES["dark" if QColor(tokens["surface"]).lightness() < 128 else "light"]
        rows = self._rows()
        order = sorted(range(len(rows)), key=lambda i: (i == self._current, rows[i].moves))
        for index in order:
            row = rows[index]
            chosen = index == self._current
            ink = QColor(inks[index % len(inks)] if row.moves else tokens["cut"])
            if not chosen:
                ink.setAlphaF(0.75 if row.moves else 0.6)
            pen = QPen(ink, 3.6 if chosen else 1.6)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            line = self._line(frame, row)
            painter.drawPolyline(line)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            size = 4.2 if chosen else 2.6
            for number in range(line.count()):
                painter.drawEllipse(line.at(number), size, size)

    def _paint_names(self, painter: QPainter, frame: QRectF, tokens: dict[str, str]) -> None:
        font = QApplication.font()
        room = frame.left() - 18
        taken: dict[int, int] = {}
        for index, row in enumerate(self._rows()):
            place = row.places[0] if row.places else None
            chosen = index == self._current
            # players who share a place stand one under the other
            shift = taken.get(place or 0, 0)
            taken[place or 0] = shift + 1
            strong = small(font, bold=chosen)
            metrics = QFontMetrics(strong)
            painter.setFont(strong)
            painter.setPen(QColor(tokens["text" if chosen or row.moves else "dim"]))
            y = self._y(frame, place) + shift * metrics.height() * 0.86
            text = f"{place or '–'}  {row.name}"
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(room))
            box = QRectF(4, y - metrics.height() / 2, room, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(760, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(420, 260)

    def paintEvent(self, _event):
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a picture
        painter.setPen(QPen(QColor(tokens["focus" if self.hasFocus() else "border"]), 1.6 if self.hasFocus() else 1))
        painter.setBrush(QColor(tokens["surface"]))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self._rows():
            frame = self._frame()
            self._paint_grid(painter, frame, tokens)
            self._paint_lines(painter, frame, tokens)
            self._paint_names(painter, frame, tokens)
        painter.end()

    def keyPressEvent(self, event):
        rows = len(self._rows())
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps and rows:
            self._choose(max(0, min(rows - 1, self._current + steps[Qt.Key(event.key())])))
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event):
        player, _column = self._nearest(event.position())
        if player >= 0:
            self._choose(player)

    def event(self, event):
        if event.type() == QEvent.Type.ToolTip and self._places is not None:
            player, column = self._nearest(QPointF(event.pos()))
            if player >= 0:
                row, policy = self._places.rows[player], self._places.columns[column]
                text = self.tr("{0}: place {1} under {2}")
                QToolTip.showText(event.globalPos(), text.format(row.name, row.places[column] or "–", policy.name))
            else:
                QToolTip.hideText()
            return True
        return super().event(event)


def _title(policy_id: str) -> str:
    return policy_id or QCoreApplication.translate("PlacesChart", "as it is")
