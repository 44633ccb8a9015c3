"""The pages of the window: made when they are first shown, one in view."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QAbstractButton, QMenu, QStackedWidget, QWidget

from tdapp.ui.session.print_requests import PrintItem
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.actions import Actions
from tdapp.ui.widgets.fitting import ScrollingPage
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.splits import remember_splits
from tdapp.ui.window.rooms import DIALOGS, PRINTS, ROOMS, load


class Pages(QStackedWidget):
    """A stack that asks only for the room the page in view needs. It is the host that rooms and pages know.

    Signals: ``shown(str)`` the key of the page that came into view.
    """

    shown = Signal(str)

    def __init__(self, session: Session, tools: Tools, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._tools = session, tools
        self._made: dict[str, Panel] = {}
        self._areas: dict[str, QWidget] = {}
        self.rooms = {room.key: room for room in ROOMS}
        self.actions_of: dict[str, Actions] = {}
        self.currentChanged.connect(self.updateGeometry)

    def add_actions(self) -> None:
        """Declare what the rooms can do, once the window is there."""
        for room in ROOMS:
            if room.actions is not None:
                self.actions_of[room.key] = room.actions(self._session, self._tools, self)

    def page(self, key: str) -> Panel:
        """A page, made when it is first asked for; KeyError when there is none."""
        if key not in self._made:
            room = self.rooms[key]
            panel: Panel = load(f"{room.module}:make_page")(self._session, self._tools, self.actions_of.get(key))
            panel.page_wanted.connect(self._go_to)
            panel.dialog_wanted.connect(self.open_dialog)
            panel.queue_wanted.connect(self.print_together)
            remember_splits(panel, key, self._tools.remembered)
            self._made[key] = panel
            self._areas[key] = ScrollingPage(panel, self.rooms[key].title)
            self.addWidget(self._areas[key])
        return self._made[key]

    def _go_to(self, where: str) -> None:
        """A page, and perhaps a task on it: ``players:check-in``."""
        key, _, task = where.partition(":")
        panel = self.show_page(key)
        if task and panel is not None:
            panel.begin(task)

    def resume(self) -> None:
        """Make the pages that go on with something as soon as an event is open: a source that was watched."""
        store = self._session.view.store
        held = {key for key, value in store.preferences().items() if value} if store is not None else set()
        for room in ROOMS:
            if held.intersection(room.resumes):
                self.page(room.key)

    def made(self) -> tuple[Panel, ...]:
        """The pages that were shown so far."""
        return tuple(self._made.values())

    def offers(self) -> tuple[tuple[str, Callable[[], object], tuple[QMenu | QAbstractButton, ...]], ...]:
        """What only the pages have that were shown so far: title, the way there, what they offer."""
        return tuple(
            (self.rooms[key].title, partial(self.show_page, key), panel.offers()) for key, panel in self._made.items()
        )

    def show_page(self, key: str) -> Panel | None:
        """Go to a page."""
        if not self._session.view.is_open:
            return None
        panel = self.page(key)
        self.shown.emit(key)
        self.setCurrentWidget(self._areas[key])
        panel.refresh()
        panel.focus_first()
        return panel

    def manual_of(self, panel: Panel) -> str:
        """The page of the manual that tells about a page of the window."""
        return panel.MANUAL or next(key for key, one in self._made.items() if one is panel)

    def current(self) -> Panel | None:
        """The page in view."""
        return self._made.get(self.key())

    def key(self) -> str:
        """The key of the page in view; empty before the first."""
        return next((key for key, area in self._areas.items() if area is self.currentWidget()), "")

    def print_page(self) -> None:
        """The page that prints; there, the document that is shown."""
        before = self.current()
        page = self.show_page(PRINTS)
        if page is not None and page is before:
            page.print_now()  # type: ignore[attr-defined]  # the page that prints has it

    def print_together(self, items: tuple[PrintItem, ...]) -> None:
        """These documents in the queue of the page that prints."""
        page = self.show_page(PRINTS)
        if page is not None:
            page.queue(items)  # type: ignore[attr-defined]  # the page that prints has it

    def print_for(self, document: str, player: int) -> None:
        """A document about one player, ready to be printed."""
        page = self.show_page(PRINTS)
        if page is not None:
            page.choose_player(document, player)  # type: ignore[attr-defined]  # the page that prints has it

    def find_on_page(self) -> None:
        """Into the search field of the page in view, where it has one."""
        field = getattr(self.current(), "search", None)
        if field is not None:
            field.setFocus()
            field.selectAll()

    def open_dialog(self, id_: str, field: str = "", number: int | None = None) -> None:
        """A dialog of a room, over whatever page is in view; perhaps with the cursor in a field of it."""
        dialog = load(DIALOGS[id_])(self._session, self.window())
        if field:
            dialog.show_field(field, number)
        dialog.exec()
        dialog.deleteLater()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else super().minimumSizeHint()

    def sizeHint(self) -> QSize:
        page = self.currentWidget()
        return page.sizeHint() if page is not None else super().sizeHint()
