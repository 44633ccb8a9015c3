"""What can be done with the event and its sections: the actions of the Event menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tdapp.ui.look.icons import set_icon

if TYPE_CHECKING:
    from tdapp.ui.pages.event.page import EventPanel
    from tdapp.ui.window.main_window import MainWindow


class EventActions(QObject):
    """Each action shows the Event page and does there what its button does."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        make = self._make
        self.edit = make(self.tr("&Edit the event…"), "pencil", lambda panel: panel.edit_event.click())
        self.rules = make(self.tr("&Regulations…"), "file-text", lambda panel: panel.edit_rules.click())
        self.schedule = make(self.tr("&Schedule…"), "calendar", lambda panel: panel.edit_schedule.click())
        self.paper = make(self.tr("&Print the regulations…"), "printer", lambda panel: panel.print_words.click())
        self.add = make(self.tr("&Add a section…"), "plus", lambda panel: panel.add_section.click())
        self.rename = make(self.tr("Re&name the section…"), "pencil", lambda panel: panel.sections.rename.click())
        self.remove = make(
            self.tr("Re&move the section…"), "trash-2", lambda panel: panel.sections.remove_section.click()
        )
        self.prizes = make(self.tr("Pri&zes…"), "trophy", lambda panel: panel.sheets.edit_prizes.click())
        self.head = make(self.tr("&Logo and header lines…"), "pencil", lambda panel: panel.sheets.edit_head.click())
        self.actions = (
            self.edit,
            self.rules,
            self.schedule,
            self.paper,
            self.prizes,
            self.head,
            self.add,
            self.rename,
            self.remove,
        )

    def _make(self, text: str, icon: str, run: Callable[[EventPanel], None]) -> QAction:
        action = QAction(text, self)
        set_icon(action, icon)

        def show() -> None:
            self._window.show_page("event")
            run(cast("EventPanel", self._window.panel("event")))

        action.triggered.connect(lambda _checked=False: show())
        return action

    def fill_menu(self, menu: QMenu) -> None:
        """Put everything into a menu."""
        menu.setToolTipsVisible(True)
        menu.addActions([self.edit, self.rules, self.schedule, self.paper])
        menu.addSeparator()
        menu.addActions([self.prizes, self.head])
        menu.addSeparator()
        menu.addActions([self.add, self.rename, self.remove])
        menu.aboutToShow.connect(self.refresh)

    def refresh(self) -> None:
        """Switch the actions on and off; who is off says why."""
        session = self._window.session
        closed = "" if session.view.is_open else self.tr("Open an event first")
        for action in self.actions:
            _allow(action, closed)
        if not closed:
            why = ""
            if len(session.view.sections) < 2:
                why = self.tr("An event needs at least one section.")
            elif session.view.section.players:
                why = self.tr("The section still has players; move or remove them first.")
            _allow(self.remove, why)


def _allow(action: QAction, why_not: str) -> None:
    action.setEnabled(not why_not)
    action.setToolTip(why_not)
