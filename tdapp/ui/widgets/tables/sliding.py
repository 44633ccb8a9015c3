"""A table whose rows slide to their new places, where the system wants motion at all."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QWidget

from tdapp.ui.look import theme
from tdapp.ui.widgets.table import DenseTable

SLIDE_MS = 160
MOST_SLIDING = 300  # rows on the screen


class _Slide(QWidget):
    """Lies over the rows while they move: strips of one picture of the table as it will stand."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what lies below need not be painted meanwhile
        self._picture = QPixmap()
        self._strips: list[tuple[int, int, int]] = []  # key, from, to
        self._height = 0
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setDuration(SLIDE_MS)
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(self.update)
        self._run.finished.connect(self.stop)
        self.hide()

    def places(self) -> dict[int, int]:
        """Where the strips are now, by key; empty while nothing moves."""
        if not self.isVisible():
            return {}
        return {key: self._at(start, end) for key, start, end in self._strips}

    def start(self, picture: QPixmap, strips: list[tuple[int, int, int]], height: int) -> None:
        """Begin with the strips where they were."""
        self._picture, self._strips, self._height = picture, strips, height
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self._run.stop()
        self._run.start()

    def stop(self) -> None:
        """Show the table itself."""
        self._run.stop()
        self.hide()
        self._picture, self._strips = QPixmap(), []

    def _at(self, start: int, end: int) -> int:
        return round(start + (end - start) * float(self._run.currentValue() or 0.0))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paintEvent(self, _event):
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("surface"))
        wide, ratio = self.width(), self._picture.devicePixelRatio()
        for way in (0, 1, -1):  # who rises passes above who sinks, and both above who stays
            for _key, start, end in self._strips:
                if (end > start) - (end < start) == way:
                    part = QRect(0, round(end * ratio), round(wide * ratio), round(self._height * ratio))
                    painter.drawPixmap(QRect(0, self._at(start, end), wide, self._height), self._picture, part)
        painter.end()


class SlidingTable(DenseTable):
    """Rows that stand at another place after ``set_rows`` slide there; all have one height."""

    def __init__(self, name: str, parent: QWidget | None = None, *, sortable: bool = True, floor: int = 165) -> None:
        super().__init__(name, parent, sortable=sortable, floor=floor)
        self.slide = _Slide(self.viewport())

    def wants_motion(self) -> bool:
        """Whether the system lets things move, and few enough rows are in sight."""
        hint = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self)
        rows = self.viewport().height() // max(1, self.verticalHeader().defaultSectionSize())
        return hint > 0 and rows <= MOST_SLIDING and self.isVisible()

    def set_rows(self, rows, columns=None) -> None:
        """Show these rows; who was in the table before slides to the new place."""
        if not self.wants_motion():
            self.slide.stop()
            super().set_rows(rows, columns)
            return
        before = {**self._tops(), **self.slide.places()}
        self.slide.stop()
        super().set_rows(rows, columns)
        self._begin(before)

    def _tops(self) -> dict[int, int]:
        """Where each row begins in the viewport, by key."""
        height, scrolled = self.verticalHeader().defaultSectionSize(), self.verticalScrollBar().value()
        return {row.key: place * height - scrolled for place, row in enumerate(self.source.rows)}

    def _begin(self, before: dict[int, int]) -> None:
        height, seen = self.verticalHeader().defaultSectionSize(), self.viewport().height()
        strips = []
        for key, top in self._tops().items():
            if -height < top < seen:
                start = max(-height, min(seen, before.get(key, top)))
                strips.append((key, start, top))
        if any(start != end for _key, start, end in strips):
            self.slide.start(self.viewport().grab(), strips, height)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event):
        self.slide.stop()
        super().resizeEvent(event)

    def scrollContentsBy(self, dx, dy):
        self.slide.stop()
        super().scrollContentsBy(dx, dy)
