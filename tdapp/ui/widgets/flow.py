"""A layout that puts widgets side by side and goes on in the next line."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QStyle, QWidget

_Shown = tuple[QLayoutItem, int, int]  # with its width and height


class FlowLayout(QLayout):
    """In the direction of reading, then the next line; with ``one_line`` what has no room is not seen."""

    def __init__(
        self, parent: QWidget | None = None, spacing: int = 4, *, to_the_right: bool = False, one_line: bool = False
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}  # by width: the layouts around ask for it again and again
        self._sizes: list[_Shown] | None = None
        self._to_the_right, self._one_line = to_the_right, one_line
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)
        if parent is not None:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            parent.setSizePolicy(policy)

    def clear(self) -> None:
        """Forget all items; their widgets are not deleted here."""
        while self._items:
            self.takeAt(0)

    def _shown(self) -> list[_Shown]:
        """The items but hidden widgets."""
        if self._sizes is None:
            sizes = ((item, item.sizeHint()) for item in self._items if not item.isEmpty())
            self._sizes = [(item, size.width(), size.height()) for item, size in sizes]
        return self._sizes

    def _lines(self, width: int) -> list[list[_Shown]]:
        lines: list[list[_Shown]] = [[]]
        used, spacing = 0, self.spacing()
        for shown in self._shown():
            if lines[-1] and used + shown[1] > width:
                lines.append([])
                used = 0
            lines[-1].append(shown)
            used += shown[1] + spacing
        return lines

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        y = rect.y()
        lines, spacing = self._lines(rect.width()), self.spacing()
        if self._one_line:
            lines, out_of_sight = lines[:1], lines[1:]
            for item, width, high in (shown for line in out_of_sight for shown in line):
                if place:
                    item.setGeometry(QRect(0, -1000, width, high))
        for line in lines:
            height = max((high for _, _, high in line), default=0)
            if place:
                self._place(line, rect, y, height)
            y += height + (spacing if line else 0)
        return max(0, y - rect.y() - spacing)

    def _place(self, line: list[_Shown], rect: QRect, y: int, height: int) -> None:
        direction, spacing = QGuiApplication.layoutDirection(), self.spacing()
        wide = sum(width for _, width, _ in line) + spacing * max(0, len(line) - 1)
        x = rect.right() + 1 - wide if self._to_the_right else rect.x()
        for item, width, high in line:
            width = min(width, rect.width())
            here = QRect(max(rect.x(), x), y + (height - high) // 2, width, high)
            item.setGeometry(QStyle.visualRect(direction, rect, here))
            x += width + spacing

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self._sizes = None

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self._sizes = None
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        self._heights.clear()
        self._sizes = None
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), place=False)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        shown = self._shown()
        width = sum(width for _, width, _ in shown) + self.spacing() * max(0, len(shown) - 1)
        return QSize(width, max((high for _, _, high in shown), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size


def flowing(*widgets: QWidget) -> QWidget:
    """One widget that holds others side by side, on as many lines as they need."""
    holder = QWidget()
    layout = FlowLayout(holder, 8)
    for widget in widgets:
        layout.addWidget(widget)
    return holder
