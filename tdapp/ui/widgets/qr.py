"""An address as a code to be photographed."""

from __future__ import annotations

from pathlib import Path

import segno
from PySide6.QtCore import QBuffer, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPageSize, QPainter, QPdfWriter, QPixmap

from tdapp.services.files.writing import write_file

_MODULE = 3  # pixels of a module of the code


def write_code_page(path: Path, title: str, line: str, address: str) -> None:
    """A page for the door: title, a large code, the address below it; EnvironmentProblem where it is not written."""
    page_file = QBuffer()
    page_file.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(page_file)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setTitle(title)
    painter = QPainter(writer)
    page = painter.viewport()
    side = page.width() * 2 // 3
    top = page.height() // 5
    for text, at, size in ((title, page.height() // 20, 26), (line, page.height() // 9, 16), (address, top + side, 15)):
        painter.setFont(QFont(painter.font().family(), size))
        box = QRect(0, at, page.width(), page.height() // 8)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWrapAnywhere, text)
    code = segno.make(address, error="m", micro=False)
    rows = [bytes(row) for row in code.matrix]
    module = side // (len(rows) + 8)
    left = (page.width() - module * len(rows)) // 2
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                painter.fillRect(left + x * module, top + (y + 4) * module, module, module, QColor("black"))
    painter.end()
    write_file(path, bytes(page_file.data().data()))


def qr_picture(text: str, module: int = _MODULE) -> QPixmap:
    """A QR code with its quiet zone, black on white in every theme."""
    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
    side = (len(rows) + 8) * module
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    for line, row in enumerate(rows):
        for place, dark in enumerate(row):
            if dark:
                for x in range(module):
                    for y in range(module):
                        image.setPixelColor((place + 4) * module + x, (line + 4) * module + y, QColor("black"))
    return QPixmap.fromImage(image)
