"""What the pages of one window share."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.changes import Changes
from tdapp.ui.session.messages import Messages
from tdapp.ui.session.running import Running
from tdapp.ui.session.tables import Tables
from tdapp.ui.session.view import View


class Session(QObject):
    """Parts for their purposes; whoever needs one of them takes that one."""

    def __init__(self, calculations: Calculations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.messages = Messages(self)
        self.view = View(self)
        self.changes = Changes(self.view, self.messages, self)
        self.tables = Tables(self.view, calculations)
        self.running = Running(self)
        self.view.event_changed.connect(self.running.forget)
