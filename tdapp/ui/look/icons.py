"""SVG icons, drawn in the colours of the theme when they are painted: a change of theme needs no word to them."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QIconEngine, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QWidget

from tdapp.domain.words.resources import resource_path
from tdapp.ui.look import theme
from tdapp.ui.look.bidi import is_mirrored

_ONWARDS = frozenset({"arrow-right", "chevron-left", "chevron-right", "log-out", "redo-2", "undo-2"})
"""Icons that point along the line of reading."""


@lru_cache(maxsize=256)
def _source(name: str) -> str:
    return resource_path(f"icons/{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=512)
def _drawn(name: str, colour: str, size: int, ratio: float, turned: bool) -> QPixmap:
    image = QPixmap(round(size * ratio), round(size * ratio))
    image.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    if turned:
        image = image.transformed(QTransform.fromScale(-1, 1))
    image.setDevicePixelRatio(ratio)
    return image


def pixmap(name: str, colour: str, size: int = 18, ratio: float = 1.0) -> QPixmap:
    """An icon of ``size`` logical pixels in one colour (``#rrggbb``), turned where one reads from the right."""
    return _drawn(name, colour, size, ratio, name in _ONWARDS and is_mirrored())


class _Engine(QIconEngine):
    """Draws an icon when it is needed, in the colours of that moment; Qt owns it once it is in a QIcon."""

    _clones: ClassVar[list[_Engine]] = []  # Qt frees them; without a reference Python would do so at once

    def __init__(self, name: str, tone: str) -> None:
        super().__init__()
        _source(name)  # a name that is not shipped is a fault of the program, seen at once
        self._name, self._tone = name, tone

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paint(self, painter, rect, mode, _state):
        side = min(rect.width(), rect.height())
        place = QRectF(rect.center().x() + 0.5 - side / 2, rect.center().y() + 0.5 - side / 2, side, side)
        paint(painter, self._name, place, _colour(self._tone, mode))

    def scaledPixmap(self, size, mode, _state, scale):
        return pixmap(self._name, _colour(self._tone, mode), min(size.width(), size.height()), scale)

    def pixmap(self, size, mode, state):
        return self.scaledPixmap(size, mode, state, 1.0)

    def actualSize(self, size, _mode, _state):
        side = min(size.width(), size.height())
        return QSize(side, side)

    def iconName(self):
        return self._name

    def clone(self):
        self._clones.append(_Engine(self._name, self._tone))
        return self._clones[-1]


def _colour(tone: str, mode: QIcon.Mode) -> str:
    return theme.current()["disabled" if mode is QIcon.Mode.Disabled else tone]


@lru_cache(maxsize=512)
def icon(name: str, tone: str = "text") -> QIcon:
    """An icon in a tone of the theme in use when it is painted; grey where it is disabled."""
    return QIcon(_Engine(name, tone))


def paint(painter: QPainter, name: str, rect: QRectF, colour: QColor | str) -> None:
    """Paint an icon into a delegate's rectangle."""
    text = colour if isinstance(colour, str) else colour.name()
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(rect.topLeft(), pixmap(name, text, round(rect.width()), ratio))


def set_icon(target: QAction | QAbstractButton, name: str, tone: str = "text") -> None:
    """Give an action or a button an icon that follows the theme."""
    target.setIcon(icon(name, tone))


class IconLabel(QWidget):
    """A picture beside a text; silent for screen readers, the text says it all."""

    def __init__(self, name: str, tone: str = "dim", size: int = 18) -> None:
        super().__init__()
        self._name, self._tone, self._size = name, tone, size
        self.setFixedSize(QSize(size, size))

    def set_icon(self, name: str, tone: str | None = None) -> None:
        """Show another icon, in another tone when given."""
        self._name, self._tone = name, tone or self._tone
        self.update()

    def paintEvent(self, _event):
        painter = QPainter(self)
        paint(painter, self._name, QRectF(0, 0, self._size, self._size), theme.current()[self._tone])
        painter.end()
