"""Right to left: a window in Hebrew or Arabic is mirrored by Qt, and what is painted by hand asks here.

A chess board, a bracket and a chart stay as they are on every side: they are pictures.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

_mirrored = False  # asked for hundreds of cells: Qt would make an object for each answer


def read_from(app: QApplication, direction: Qt.LayoutDirection) -> None:
    """Turn every window of the program, also those that are open."""
    global _mirrored
    _mirrored = direction is Qt.LayoutDirection.RightToLeft
    app.setLayoutDirection(direction)


def is_mirrored() -> bool:
    """Whether the windows are read from right to left."""
    return _mirrored


def on_its_side(rect: QRectF, whole: QRectF) -> QRectF:
    """A part of ``whole`` that was measured from the left, where the window has it."""
    if not is_mirrored():
        return rect
    return QRectF(whole.left() + whole.right() - rect.right(), rect.top(), rect.width(), rect.height())
