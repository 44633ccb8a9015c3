"""A key that meant no result holds the entry until somebody has seen it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QKeyEvent

_ANSWERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Delete)


class Holding(Protocol):
    """Where results are typed, while an unknown key waits for an answer."""

    unknown: SignalInstance

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Whether a key is held down."""

    def release(self) -> None:
        """The key was seen: results are taken again."""


def answered(entry: Holding, event: QKeyEvent, typed: str) -> bool:
    """Whether a key is done with that fell on a held entry; Enter and Escape release it, others say it again."""
    if not (typed or event.key() in _ANSWERS):
        return False
    if typed or event.key() == Qt.Key.Key_Delete:
        entry.unknown.emit("")
    elif not entry.is_repeat(event):
        entry.release()
    return True
