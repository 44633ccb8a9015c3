"""Words to the arbiter and questions; the window gives them a voice."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.ui.session.question import Question


class Messages(QObject):
    """Signals: ``said(str)`` a sentence for the status bar and screen readers; ``failed(str)`` one that must be read;
    ``manual_wanted(str)`` id of a page of the manual.
    """

    said = Signal(str)
    failed = Signal(str)
    manual_wanted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ask: Callable[[Question], str | None] = lambda _question: None  # the window asks; None: cancelled
