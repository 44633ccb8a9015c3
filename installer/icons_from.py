"""The icon of the program in the sizes and containers that each system wants, from its one drawing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_ICO = (16, 24, 32, 48, 64, 128, 256)


def main(python: Path, drawing: Path, folder: Path) -> None:
    """In another Python, which has Qt and Pillow."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([str(python), str(Path(__file__).resolve()), str(drawing), str(folder)], check=True)


def draw(drawing: Path, folder: Path) -> list[Path]:
    """PNG of every size, tdapp.ico for Windows, tdapp.icns for macOS."""
    from PIL import Image
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication(["icons", "-platform", "offscreen"])
    renderer = QSvgRenderer(str(drawing))
    assert renderer.isValid(), drawing
    made = []
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        path = folder / f"tdapp-{size}.png"
        assert image.save(str(path)), path
        made.append(path)
    del app
    pictures = {size: Image.open(folder / f"tdapp-{size}.png") for size in SIZES}
    largest = pictures[max(_ICO)]
    largest.save(folder / "tdapp.ico", sizes=[(size, size) for size in _ICO], append_images=[pictures[s] for s in _ICO])
    pictures[512].save(folder / "tdapp.icns", append_images=list(pictures.values()))
    return [*made, folder / "tdapp.ico", folder / "tdapp.icns"]


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]))
