"""An address as a code to be photographed."""

from __future__ import annotations

import segno
from PySide6.QtGui import QColor, QImage, QPixmap

_MODULE = 3  # pixels of a module of the code


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
