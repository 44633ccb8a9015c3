"""The navigation: a tab for every page, one under the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy, QTabBar, QVBoxLayout, QWidget

from tdapp.ui.look import icons, theme
from tdapp.ui.look.bidi import on_its_side
from tdapp.ui.look.keys import with_keys
from tdapp.ui.session.view import View
from tdapp.ui.widgets.boxes import column_in
from tdapp.ui.window.rooms import Room

_EDGE, _PICTURE, _GAP = 10, 18, 9  # pixels
_HEIGHT = 16  # above and below the letters together


class PageTabs(QTabBar):
    """Tabs one under the other, their words level; screen readers know them as tabs, arrow keys go through them."""

    def __init__(self, pages: Sequence[Room], name: str) -> None:
        super().__init__()
        self.setShape(QTabBar.Shape.RoundedWest)
        self.setAccessibleName(name)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._icons = [page.icon for page in pages]
        self._under = -1  # the tab under the pointer
        for page in pages:
            self.addTab(page.title)

    def step(self, by: int) -> None:
        """Some tabs on that are shown."""
        shown = [index for index in range(self.count()) if self.isTabVisible(index)]
        place = shown.index(self.currentIndex()) + by if self.currentIndex() in shown else 0
        self.setCurrentIndex(shown[max(0, min(len(shown) - 1, place))])

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def tabSizeHint(self, index: int) -> QSize:
        natural = self._natural(index)
        return QSize(max(self.width(), natural.width()), natural.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(max((self._natural(index).width() for index in range(self.count())), default=0), 0)

    def sizeHint(self) -> QSize:
        heights = [self._natural(index).height() for index in range(self.count()) if self.isTabVisible(index)]
        return QSize(self.minimumSizeHint().width(), sum(heights))

    def _natural(self, index: int) -> QSize:
        bold = self.font()
        bold.setBold(True)
        words = QFontMetrics(bold).horizontalAdvance(self.tabText(index))
        return QSize(2 * _EDGE + _PICTURE + _GAP + words, self.fontMetrics().height() + _HEIGHT)

    def resizeEvent(self, event):
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.setIconSize(self.iconSize())  # tabs as wide as the bar: this lays them out anew

    def paintEvent(self, _event):
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index in range(self.count()):
            if self.isTabVisible(index):
                self._paint_tab(painter, index, tokens)
        painter.end()

    def _paint_tab(self, painter: QPainter, index: int, tokens: dict[str, str]) -> None:
        rect = QRectF(self.tabRect(index)).adjusted(0, 1, 0, -1)
        chosen = index == self.currentIndex()
        paper = "accent_soft" if chosen else "hover" if index == self._under else ""
        if paper:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens[paper]))
            painter.drawRoundedRect(rect, 6, 6)
        if chosen and self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = painter.pen()
            pen.setStyle(Qt.PenStyle.SolidLine)
            pen.setColor(QColor(tokens["focus"]))
            pen.setWidth(2)
            painter.setPen(pen)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        picture = QRectF(rect.left() + _EDGE, rect.center().y() - _PICTURE / 2, _PICTURE, _PICTURE)
        icons.paint(painter, self._icons[index], on_its_side(picture, rect), tokens["accent" if chosen else "dim"])
        font = self.font()
        font.setBold(chosen)
        painter.setFont(font)
        painter.setPen(QColor(tokens["accent" if chosen else "text"]))
        words = on_its_side(rect.adjusted(_EDGE + _PICTURE + _GAP, 0, 0, 0), rect)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.tabText(index))

    def keyPressEvent(self, event):
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99}.get(event.key())
        if by is None:
            super().keyPressEvent(event)
            return
        self.step(by)

    def wheelEvent(self, event):
        event.ignore()  # what lies around it scrolls

    def mouseMoveEvent(self, event):
        super().mouseMoveEvent(event)
        self._point_at(self.tabAt(event.position().toPoint()))

    def leaveEvent(self, event):
        super().leaveEvent(event)
        self._point_at(-1)

    def changeEvent(self, event):
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _point_at(self, index: int) -> None:
        if index != self._under:
            self._under = index
            self.update()


class Sidebar(QFrame):
    """Signals: ``chosen(str)`` a page's key."""

    chosen = Signal(str)

    def __init__(self, pages: Sequence[Room]) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self.setAccessibleName(self.tr("Pages"))
        self._rooms = tuple(pages)
        self.tabs = PageTabs(pages, self.tr("Pages"))
        layout = column_in(self, 2, margins=(8, 12, 8, 12))
        number = 0
        for index, page in enumerate(pages):
            number += page.shown_for is None
            keys = f"Ctrl+{number}"
            self.tabs.setTabToolTip(index, with_keys(page.title, keys) if page.shown_for is None else page.title)
        layout.addWidget(self.tabs)
        layout.addStretch()
        self.setMinimumWidth(184)
        self.tabs.currentChanged.connect(self._choose)

    def add_top(self, widget: QWidget) -> None:
        """Put something above the pages."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, widget)

    def offer(self, view: View) -> None:
        """Show the pages that what is looked at asks for."""
        for index, room in enumerate(self._rooms):
            if room.shown_for is not None and self.tabs.isTabVisible(index) != room.shown_for(view):
                held = self.tabs.blockSignals(True)  # who hides the tab in view does not choose another page
                self.tabs.setTabVisible(index, room.shown_for(view))
                self.tabs.blockSignals(held)

    def set_page(self, key: str) -> None:
        """Mark the page that is shown."""
        held = self.tabs.blockSignals(True)
        self.tabs.setCurrentIndex(self.place(key))
        self.tabs.blockSignals(held)
        self.tabs.update()

    def place(self, key: str) -> int:
        """The tab of a page."""
        return next(index for index, room in enumerate(self._rooms) if room.key == key)

    def offers(self, key: str) -> bool:
        """Whether the tab of a page is there."""
        return self.tabs.isTabVisible(self.place(key))

    def _choose(self, index: int) -> None:
        if index >= 0:
            self.chosen.emit(self._rooms[index].key)
