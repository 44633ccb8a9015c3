"""Laid-out pages drawn by Qt as outlines and lines, not as pictures: sharp at every resolution of a printer.

The same runs and glyphs as in the PDF; tests hold both against each other by picture.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QRawFont

from tdapp.reports.layout.page import BoxItem, ImageItem, LineItem, Page, TextItem
from tdapp.reports.pdf.fonts import STROKE, FontFile, load
from tdapp.reports.pdf.text import Run, set_line

_DASHES = (2.0, 3.0)  # points
_EM = 1000.0


def draw_page(painter: QPainter, page: Page, scale: float) -> None:
    """Draw a page with its upper left corner at the origin; ``scale`` is device pixels per point."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    for item in page.items:
        match item:
            case TextItem():
                _draw_text(painter, item, page.height)
            case LineItem():
                pen = QPen(_grey(item.grey), item.width)
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                if item.dashed:
                    pen.setDashPattern([length / item.width for length in _DASHES])
                painter.setPen(pen)
                painter.drawLine(QPointF(item.x1, page.height - item.y1), QPointF(item.x2, page.height - item.y2))
            case BoxItem():
                painter.fillRect(_rect(item, page.height), _grey(item.grey))
            case ImageItem():
                image = QImage.fromData(item.picture.content)
                painter.drawImage(_rect(item, page.height), image.mirrored(True, True) if item.turned else image)
    painter.restore()


def _draw_text(painter: QPainter, item: TextItem, height: float) -> None:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    bold = QPainterPath()  # letters of scripts without a bold face
    x = 0.0  # in thousandths of the type size
    for run in set_line(item.text, item.style).runs:
        _add_run(path, run, x)
        if run.stroked:
            _add_run(bold, run, x)
        x += run.width
    painter.save()
    painter.translate(item.x, height - item.y)
    if item.turned:
        painter.rotate(180)
    painter.scale(item.size / _EM, item.size / _EM)
    painter.fillPath(path, _grey(item.grey))
    if not bold.isEmpty():
        painter.strokePath(bold, QPen(_grey(item.grey), STROKE * _EM))
    painter.restore()


def _add_run(path: QPainterPath, run: Run, x: float) -> None:
    font = load(run.file)
    if run.glyphs is None:
        for letter in run.text:
            index = font.font.get_nominal_glyph(ord(letter)) or 0
            path.addPath(_outline(run.file, index).translated(x, 0.0))
            x += font.advance(letter) or 0.0
        return
    for glyph in run.glyphs:
        path.addPath(_outline(run.file, glyph.index).translated(x + glyph.x_offset, -glyph.y_offset))
        x += glyph.advance


@lru_cache(maxsize=20_000)
def _outline(file: FontFile, glyph: int) -> QPainterPath:
    """A glyph with an em of a thousand units, its origin at the left of the baseline."""
    return _raw_font(file).pathForGlyph(glyph)


@lru_cache(maxsize=64)
def _raw_font(file: FontFile) -> QRawFont:
    return QRawFont(str(file.path), _EM, QFont.HintingPreference.PreferNoHinting)


def _grey(grey: float) -> QColor:
    return QColor.fromRgbF(grey, grey, grey)


def _rect(item: BoxItem | ImageItem, height: float) -> QRectF:
    return QRectF(item.x, height - item.y - item.height, item.width, item.height)
