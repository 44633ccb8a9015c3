"""The live pages while a window is open: started, stopped, and where they are."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tdapp.domain.words.wording import current_language
from tdapp.ui.session.second_program import SecondProgram
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools


class LiveDesk(QObject):
    """Nothing listens before ``start``; another event, or the end of the window, ends it.

    Signals: ``changed()`` it listens now, or no longer; ``failed(str)`` why it does not.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, session: Session, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._second = SecondProgram(tools.backend.program, self)
        self._second.said.connect(self._said)
        self._second.ended.connect(self._ended)
        self.address = ""
        self.viewers = 0
        session.view.event_changed.connect(self.stop)

    @property
    def is_running(self) -> bool:
        """Whether it serves, or is about to."""
        return self._second.is_running

    def start(self, *, hall: bool, port: int, word: bool = False) -> None:
        """Serve for this computer, or for the hall; ``word``: only for who has the address with its word."""
        store = self._session.view.store
        assert store is not None
        self.address, self.viewers = "", 0
        words = ["live", str(store.path), "--port", str(port), "--language", current_language()]
        self._second.start([*words, *(["--interface", "all"] if hall else []), *(["--word"] if word else [])])
        self.changed.emit()

    def stop(self) -> None:
        """Nobody sees anything any more."""
        was = self.is_running
        self._second.stop()
        self.address = ""
        if was:
            self.changed.emit()

    def _said(self, line: str) -> None:
        if not self.address and line.startswith("http"):
            self.address = line
            self.changed.emit()
        elif line.startswith("viewers ") and line.split()[1].isdigit():
            self.viewers = int(line.split()[1])
            self.changed.emit()

    def _ended(self, _status: int, fault: str) -> None:
        self.address = ""
        self.changed.emit()
        self.failed.emit(fault)
