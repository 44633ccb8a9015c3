"""The one place that speaks to screen readers; tests replace ``announcer``."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget


def _to_screen_reader(widget: QWidget, text: str) -> None:
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # Qt makes them when they are first named

    if not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    QAccessible.updateAccessibility(event)


announcer: Callable[[QWidget, str], None] = _to_screen_reader


def announce(widget: QWidget, text: str) -> None:
    """Say one polite sentence, for example “Sonneborn-Berger moved to position 2 of 5”."""
    announcer(widget, text)
