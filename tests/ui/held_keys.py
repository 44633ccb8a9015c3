"""A key that somebody leans on, with and without a system that says so."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication


def held_down(widget, key: Qt.Key, text: str, modifiers=Qt.KeyboardModifier.NoModifier, *, said: bool = True) -> None:
    """A key that somebody leans on: pressed once and repeated by the keyboard; on a remote desktop nobody says so, but
    each release has the time of the press that follows.
    """
    for turn in range(22):
        press = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text, said and turn > 0)
        release = QKeyEvent(QEvent.Type.KeyRelease, key, modifiers, text)
        press.setTimestamp(5000 + 33 * turn)
        release.setTimestamp(5000 + 33 * (turn + 1))
        QApplication.sendEvent(widget, press)
        if not said:
            QApplication.sendEvent(widget, release)
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyRelease, key, modifiers, text))
