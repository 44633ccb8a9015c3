"""How many telephones and desks work on the event from here: two figures in the status bar, and the way to them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QStatusBar, QToolButton

from tdapp.ui.look.icons import set_icon
from tdapp.ui.session.view import View

SAID_MS = 5_000


class AtWork(QToolButton):
    """Not seen while nobody does."""

    def __init__(self, view: View, bar: QStatusBar, show: Callable[[], object]) -> None:
        super().__init__()
        self._view = view
        set_icon(self, "users")
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setAccessibleName(self.tr("Work together"))
        self.clicked.connect(show)
        bar.addPermanentWidget(self)
        view.at_work_changed.connect(self.refresh)
        self.refresh()
        QTimer.singleShot(0, bar, lambda: _say_again(bar))

    def refresh(self) -> None:
        """Show the figures of now."""
        telephones, desks = self._view.at_work
        self.setVisible(bool(telephones or desks))
        self.setText(f"{telephones} / {desks}")
        texts = (self.tr("%n telephone(s)", "", telephones), self.tr("%n desk(s)", "", desks))
        self.setToolTip(", ".join(texts))


def _say_again(bar: QStatusBar) -> None:
    """A status bar that gets one part more shows the others too: what it says just now stands alone again."""
    if text := bar.currentMessage():
        bar.clearMessage()
        bar.showMessage(text, SAID_MS)
