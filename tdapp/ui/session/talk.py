"""What is said to the arbiter and asked of them; the window gives it a voice."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.ui.session.question import Question


class Talk(QObject):
    """Signals: ``said(str)`` a sentence for the status bar and screen readers; ``failed(str)`` one that must be read;
    ``manual_wanted(str)`` id of a page of the manual.
    """

    said = Signal(str)
    failed = Signal(str)
    manual_wanted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.calls: set[tuple[int, int, int]] = set()  # section, round, board from which the arbiter was called
        self.ask: Callable[[Question], str | None] = lambda _question: None  # the window asks; None: cancelled

    def calls_of(self, section_id: int, round_number: int) -> tuple[int, ...]:
        """The boards of a round from which the arbiter was called."""
        return tuple(sorted(board for one, number, board in self.calls if (one, number) == (section_id, round_number)))
