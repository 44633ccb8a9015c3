"""Whether a key press is a key that is held down, also where the system does not say so."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent


class Repeats:
    """Remembers the last key that was let go.

    Under X11 a held key is a row of releases and presses; Qt puts each pair together where both have come, which they
    often have not on a remote desktop. Such a press has the time of the release before it, to the millisecond.
    """

    def __init__(self) -> None:
        self._released = 0, 0

    def let_go(self, event: QKeyEvent) -> None:
        """A key was released."""
        self._released = event.key(), event.timestamp()

    def is_one(self, event: QKeyEvent) -> bool:
        """Whether this press goes on with a key that never was up."""
        when = event.timestamp()
        return event.isAutoRepeat() or (when > 0 and self._released == (event.key(), when))
