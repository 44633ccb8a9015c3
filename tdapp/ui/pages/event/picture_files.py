"""Picture files for the head of the pages: what is too large is made smaller before it is taken."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPixmap

from tdapp.domain.section.page_head import Picture, picture_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.files.reading import read_file

_SIDES = (1200, 900, 600, 400)  # pixels; 58 points of a logo at 600 dots per inch are 483
_MOST_BYTES = 30_000_000
_MOST_PIXELS = 100_000_000
translate = QCoreApplication.translate


def picture_of_file(path: Path) -> tuple[Picture, bool]:
    """The picture, and whether it was made smaller; RuleViolation or EnvironmentProblem say why not."""
    content = read_file(path, most=_MOST_BYTES)
    try:
        picture = picture_of(content)
    except RuleViolation as refused:
        smaller = _smaller(path)
        if smaller is None:
            raise RuleViolation(f"{path.name}: {refused}") from refused
        return smaller, True
    if QImage.fromData(content).isNull():
        raise RuleViolation(translate("PictureFiles", "{0}: the picture is damaged.").format(path.name))
    return picture, False


def _smaller(path: Path) -> Picture | None:
    """The same picture with fewer pixels; None when it cannot be read or is neither PNG nor JPEG."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    kind = bytes(reader.format().data()).decode("ascii", "replace")
    if kind not in ("png", "jpeg") or not 0 < size.width() * size.height() <= _MOST_PIXELS:
        return None
    image = reader.read()
    if image.isNull():
        return None
    for side in _SIDES:
        small = image.scaled(
            QSize(side, side), Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        form = "PNG" if image.hasAlphaChannel() or kind == "png" else "JPEG"
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if not small.save(buffer, form, 90 if form == "JPEG" else -1):  # type: ignore[call-overload]
            continue
        try:
            return picture_of(bytes(buffer.data().data()))
        except RuleViolation:
            continue
    return None


def pixmap_of(picture: Picture, width: int, height: int) -> QPixmap:
    """A thumbnail."""
    pixmap = QPixmap()
    pixmap.loadFromData(picture.content)
    return pixmap.scaled(
        QSize(width, height), Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
