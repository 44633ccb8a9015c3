"""Icons are drawn when they are painted: in the colours of the theme, sharp on every screen, grey when disabled."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton

from tdapp.ui.look import theme as look
from tdapp.ui.look.icons import icon, set_icon


def ink(image: QImage) -> set[str]:
    """The colours that cover a pixel fully."""
    colours = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {colour.name() for colour in colours if colour.alpha() == 255}


@pytest.mark.parametrize(
    ("mode", "token"),
    [
        (QIcon.Mode.Normal, "accent"),
        (QIcon.Mode.Active, "accent"),
        (QIcon.Mode.Selected, "accent"),
        (QIcon.Mode.Disabled, "disabled"),
    ],
)
def test_each_mode_has_its_tone(theme, mode, token):
    image = icon("star", "accent").pixmap(QSize(32, 32), 1.0, mode).toImage()
    assert ink(image) == {look.current()[token]}


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [16, 24, 48])
def test_it_is_drawn_for_the_pixels_of_the_screen(theme, size, ratio):
    drawn = icon("star").pixmap(QSize(size, size), ratio)
    assert drawn.size() == QSize(round(size * ratio), round(size * ratio))
    assert drawn.devicePixelRatio() == ratio


def test_a_wide_place_gets_it_square_in_the_middle(theme):
    canvas = QPixmap(60, 20)
    canvas.fill(QColor("#ffffff"))
    painter = QPainter(canvas)
    icon("star", "accent").paint(painter, QRect(0, 0, 60, 20))
    painter.end()
    image = canvas.toImage()
    inked = [x for x in range(60) for y in range(20) if image.pixelColor(x, y).name() == look.current()["accent"]]
    assert inked
    assert min(inked) >= 20
    assert max(inked) < 40


def test_the_same_icon_follows_the_theme(qtbot, theme):
    button = QPushButton()
    qtbot.addWidget(button)
    set_icon(button, "star", "accent")
    before = look.LIGHT["accent"]
    assert ink(button.icon().pixmap(32).toImage()) == {before}
    theme.set_mode("dark")
    try:
        assert ink(button.icon().pixmap(32).toImage()) == {look.DARK["accent"]}
        assert ink(button.grab().toImage()) & {look.DARK["accent"]}
    finally:
        theme.set_mode("light")


def test_qt_may_copy_it(theme):
    for _ in range(50):
        copy = QIcon(icon("star"))
        copy.setIsMask(True)  # makes Qt take a copy of its own
        gc.collect(0)
        assert not copy.pixmap(16).isNull()
