"""What every page has in common: margins, staleness, and reloading only while it is seen."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QAbstractButton, QMenu, QSplitter, QVBoxLayout, QWidget

from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.ui.look import theme
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.table import DenseTable


class PageHost(Protocol):
    """What the actions of a room may ask of the window."""

    def window(self) -> QWidget:
        """The parent of dialogs."""

    def page(self, key: str) -> Panel:
        """A page, made when it is first asked for."""

    def show_page(self, key: str) -> Panel | None:
        """Go to a page; None while no event is open."""


class Panel(QWidget):
    """A page of the window. A hidden page remembers that it is stale and reloads when it is shown.

    Signals: ``page_wanted(str)`` asks the window for another page, ``dialog_wanted(str)`` for a dialog of another room,
    ``queue_wanted(tuple)`` for the page that prints, with these documents in its queue.
    """

    page_wanted = Signal(str)
    queue_wanted = Signal(tuple)
    dialog_wanted = Signal(str)
    MANUAL = ""  # its page of the manual, where that has another name
    EXPLAINS = False  # values of players are explained beside it
    WIDE = False  # it has no room beside it for the side panel of a small window
    TOPICS: frozenset[Topic] = frozenset(Topic)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._stale = True
        self.side: QSplitter | None = None  # where an explanation stands, if not beside the whole page
        self.body = QVBoxLayout(self)
        self._fit()
        session.view.event_changed.connect(self._let_go_of_orders)
        session.view.event_changed.connect(self.mark_stale)
        session.view.view_changed.connect(self.mark_stale)
        session.changes.changed.connect(self._changed)

    def _fit(self) -> None:
        """Margins as the rows: airy or close."""
        close = theme.is_compact()
        self.body.setContentsMargins(*((12, 3, 12, 2) if close else (18, 14, 18, 12)))
        self.body.setSpacing(4 if close else 10)

    def reload(self) -> None:
        """Show the snapshot in view; called only while an event is open and the page is seen."""
        raise NotImplementedError

    def _let_go_of_orders(self) -> None:
        """Another event: its tables stand in their own order."""
        for table in self.findChildren(DenseTable):
            table.usual_order()

    def mark_stale(self) -> None:
        """Reload now if seen, else when shown."""
        self._stale = True
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """Reload if something has changed since the last time."""
        if self._stale and self.session.view.is_open:
            self._stale = False
            self.reload()

    def focus_first(self) -> None:
        """Put the keyboard where the work is."""
        self.setFocus()

    def show_result(self, board: int) -> None:
        """Put the cursor on a board of the round in view, where the page has boards."""

    def offers(self) -> tuple[QMenu | QAbstractButton, ...]:
        """What the search finds of it, once it was shown, besides the menus of the window."""
        return ()

    def begin(self, task: str) -> None:
        """Begin what another page sent here for: ``page_wanted`` of ``page:task``."""

    def show_round(self, number: int) -> None:
        """Look at a round, where the page shows one at a time."""

    def break_off(self) -> None:
        """The window closes: break off what is under way."""

    def finish(self) -> None:
        """The window closes and no task runs any more."""

    def _changed(self, changes: ChangeSet, by: object) -> None:
        if by is not self and changes.topics & self.TOPICS:
            self.mark_stale()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def changeEvent(self, event):
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "body"):
            self._fit()

    def showEvent(self, event):
        super().showEvent(event)
        self.refresh()
