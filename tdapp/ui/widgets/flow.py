"""A layout that puts widgets side by side and goes on in the next line."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QStyle, QWidget


class FlowLayout(QLayout):
    """In the direction of reading, then the next line; with ``one_line`` what has no room is not seen."""

    def __init__(
        self, parent: QWidget | None = None, spacing: int = 4, *, to_the_right: bool = False, one_line: bool = False
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}  # by width: the layouts around ask for it again and again
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

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = [[]]
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue  # a hidden widget
            wide = item.sizeHint().width()
            if lines[-1] and used + wide > width:
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += wide + self.spacing()
        return lines

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        y = rect.y()
        lines = self._lines(rect.width())
        direction = QGuiApplication.layoutDirection()
        if self._one_line:
            lines, out_of_sight = lines[:1], lines[1:]
            for item in (item for line in out_of_sight for item in line):
                if place:
                    item.setGeometry(QRect(QPoint(0, -1000), item.sizeHint()))
        for line in lines:
            sizes = [item.sizeHint() for item in line]
            height = max((size.height() for size in sizes), default=0)
            wide = sum(size.width() for size in sizes) + self.spacing() * max(0, len(line) - 1)
            x = rect.right() + 1 - wide if self._to_the_right else rect.x()
            for item, size in zip(line, sizes, strict=True):
                size.setWidth(min(size.width(), rect.width()))
                if place:
                    middle = y + (height - size.height()) // 2
                    item.setGeometry(QStyle.visualRect(direction, rect, QRect(QPoint(max(rect.x(), x), middle), size)))
                x += size.width() + self.spacing()
            y += height + (self.spacing() if line else 0)
        return max(0, y - rect.y() - self.spacing())

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), place=False)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self.spacing() * max(0, len(shown) - 1)
        return QSize(width, max((size.height() for size in shown), default=0))

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
