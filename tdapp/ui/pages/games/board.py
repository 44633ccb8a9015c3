"""A chess board that shows a position and takes a move: two clicks or a drag, or the keyboard in the line beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.games.position import Placed
from tdapp.ui.look import theme

LIGHT, DARK = QColor("#eeeed2"), QColor("#8ca2ad")
LAST, CHOSEN = QColor(255, 213, 0, 110), QColor(20, 120, 60, 120)
CHECK = QColor(220, 40, 40, 140)
FILES = "abcdefgh"


@lru_cache(maxsize=12)
def _piece(symbol: str) -> QSvgRenderer:
    from tdapp.games.pictures import piece_svg

    return QSvgRenderer(QByteArray(piece_svg(symbol).encode()))


class ChessBoard(QWidget):
    """Signals: ``moved(str, str)`` a piece was put from a square to another; ``stepped(int)`` -1 or 1 by the keys."""

    moved = Signal(str, str)
    stepped = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Position"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumSize(240, 240)
        self.flipped = False
        self.targets_of: Callable[[str], tuple[str, ...]] = lambda _square: ()  # where the piece on a square may go
        self._placed: Placed | None = None
        self._pieces: dict[str, str] = {}
        self._from = ""
        self._targets: tuple[str, ...] = ()
        self._drag: QPointF | None = None

    def show_position(self, placed: Placed | None, words: str = "") -> None:
        """Another position; ``words`` is what a screen reader says of it."""
        self._placed = placed
        self._pieces = dict(placed.pieces) if placed is not None else {}
        self._let_go()
        self.setAccessibleDescription(words)
        self.update()

    def flip(self) -> None:
        """Black below, or White again."""
        self.flipped = not self.flipped
        self.update()

    def _let_go(self) -> None:
        self._from, self._targets, self._drag = "", (), None

    @property
    def _cell(self) -> float:
        return min(self.width(), self.height()) / 8.5

    def _square_at(self, point: QPointF) -> str:
        cell = self._cell
        column, row = int((point.x() - cell / 2) // cell), int(point.y() // cell)
        if not (0 <= column < 8 and 0 <= row < 8):
            return ""
        return f"{FILES[7 - column if self.flipped else column]}{row + 1 if self.flipped else 8 - row}"

    def _rect(self, square: str) -> QRectF:
        cell, file, rank = self._cell, FILES.index(square[0]), int(square[1]) - 1
        column, row = (7 - file, rank) if self.flipped else (file, 7 - rank)
        return QRectF(cell / 2 + column * cell, row * cell, cell, cell)

    def _choose(self, square: str) -> None:
        self._targets = tuple(self.targets_of(square)) if square in self._pieces else ()
        self._from = square if self._targets else ""
        self.update()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(400, 400)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return width

    def mousePressEvent(self, event):
        square = self._square_at(event.position())
        if self._from and square in self._targets:
            self._put(square)
        else:
            self._choose(square)

    def mouseMoveEvent(self, event):
        if self._from and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag = event.position()
            self.update()

    def mouseReleaseEvent(self, event):
        square = self._square_at(event.position())
        dragged, self._drag = self._drag is not None, None
        if dragged and self._from and square in self._targets:
            self._put(square)
        self.update()

    def _put(self, square: str) -> None:
        origin = self._from
        self._let_go()
        self.moved.emit(origin, square)

    def keyPressEvent(self, event):
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps:
            self.stepped.emit(steps[event.key()])
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event):
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for file in range(8):
            for rank in range(8):
                painter.fillRect(self._rect(f"{FILES[file]}{rank + 1}"), LIGHT if (file + rank) % 2 else DARK)
        placed = self._placed
        if placed is not None:
            for square in placed.last or ():
                painter.fillRect(self._rect(square), LAST)
            if placed.checked:
                painter.fillRect(self._rect(placed.checked), CHECK)
        if self._from:
            painter.fillRect(self._rect(self._from), CHOSEN)
        for square, symbol in self._pieces.items():
            if square != self._from or self._drag is None:
                _piece(symbol).render(painter, self._rect(square))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(CHOSEN)
        for square in self._targets:
            painter.drawEllipse(self._rect(square).center(), self._cell / 7, self._cell / 7)
        if self._drag is not None and self._from:
            cell = self._cell
            rect = QRectF(self._drag.x() - cell / 2, self._drag.y() - cell / 2, cell, cell)
            _piece(self._pieces[self._from]).render(painter, rect)
        self._letters(painter)
        painter.end()

    def _letters(self, painter: QPainter) -> None:
        cell = self._cell
        painter.setPen(theme.colour("dim"))
        painter.setFont(theme.small(self.font()))
        for number in range(8):
            file = self._rect(f"{FILES[number]}{8 if self.flipped else 1}")
            rank = self._rect(f"{'h' if self.flipped else 'a'}{number + 1}")
            below = QRectF(file.left(), 8 * cell, cell, cell / 2)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, FILES[number])
            left = QRectF(0, rank.top(), cell / 2, cell)
            painter.drawText(left, Qt.AlignmentFlag.AlignCenter, str(number + 1))
