"""SVG icons in the colours of the theme. Set them by name, so that a change of theme repaints them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tdapp.domain.words.resources import resource_path
from tdapp.ui.look import theme

_NAME = "tdappIcon"
_TONE = "tdappIconTone"


@lru_cache(maxsize=256)
def _source(name: str) -> str:
    return resource_path(f"icons/{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=512)
def pixmap(name: str, colour: str, size: int = 18, ratio: float = 1.0) -> QPixmap:
    """An icon as a pixmap of ``size`` logical pixels in one colour (``#rrggbb``)."""
    image = QPixmap(round(size * ratio), round(size * ratio))
    image.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def icon(name: str, tone: str = "text") -> QIcon:
    """An icon in a tone of the current theme; disabled and selected states included."""
    tokens = theme.current()
    result = QIcon()
    states = (
        (QIcon.Mode.Normal, tokens[tone]),
        (QIcon.Mode.Active, tokens[tone]),
        (QIcon.Mode.Selected, tokens[tone]),
        (QIcon.Mode.Disabled, tokens["disabled"]),
    )
    ratio = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
    for mode, colour in states:
        for size in (16, 18, 20, 24, 32):
            result.addPixmap(pixmap(name, colour, size, ratio), mode)
    return result


def paint(painter: QPainter, name: str, rect: QRectF, colour: QColor | str) -> None:
    """Paint an icon into a delegate's rectangle."""
    text = colour if isinstance(colour, str) else colour.name()
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(rect.topLeft(), pixmap(name, text, round(rect.width()), ratio))


def set_icon(target: QAction | QAbstractButton, name: str, tone: str = "text") -> None:
    """Give an action or a button an icon that follows the theme."""
    target.setProperty(_NAME, name)
    target.setProperty(_TONE, tone)
    target.setIcon(icon(name, tone))


def refresh(root: QObject | None = None) -> None:
    """Repaint every icon set by name, after a change of theme."""
    tops: list[QObject] = [root] if root is not None else list(QApplication.topLevelWidgets())
    for top in tops:
        targets: list[QAction | QAbstractButton] = [*top.findChildren(QAction), *top.findChildren(QAbstractButton)]
        for target in targets:
            name = target.property(_NAME)
            if name:
                target.setIcon(icon(name, target.property(_TONE) or "text"))
        for label in top.findChildren(IconLabel):
            label.update()


class IconLabel(QWidget):
    """A picture beside a text; silent for screen readers, the text says it all."""

    def __init__(self, name: str, tone: str = "dim", size: int = 18, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
