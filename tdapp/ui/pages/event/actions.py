"""What can be done with the event and its sections: the Event menu."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from tdapp.domain.commands.event import AddSection, EditEvent, EditSection, RemoveSection
from tdapp.domain.commands.sheets import SetCover, SetHeaderLines, SetLogo, SetPrizes, SetPublishing, SetSponsors
from tdapp.services.event.possible import why_not_remove_section
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.actions import Action, Actions, told
from tdapp.ui.widgets.page import PageHost


class EventActions(Actions):
    """Each action shows the Event page and does there what its button does."""

    does = MappingProxyType(
        {
            "edit": (EditEvent,),
            **dict.fromkeys(("rules", "schedule", "rename"), (EditSection,)),
            "prizes": (SetPrizes,),
            "head": (SetHeaderLines, SetLogo, SetSponsors, SetCover),
            "publish": (SetPublishing,),
            "add": (AddSection,),
            "remove": (RemoveSection,),
        }
    )

    def __init__(self, session: Session, _tools: Tools, host: PageHost) -> None:
        super().__init__(host.window(), session.view)
        self._view, self._host = session.view, host
        self.declare(
            (
                Action("edit", self.tr("&Edit the event…"), "pencil", self._on(lambda page: page.edit_event)),
                Action("rules", self.tr("&Regulations…"), "file-text", self._on(lambda page: page.edit_rules)),
                Action("schedule", self.tr("&Schedule…"), "calendar", self._on(lambda page: page.edit_schedule)),
                Action("paper", self.tr("&Print the regulations…"), "printer", self._on(lambda page: page.print_words)),
            ),
            (
                Action("prizes", self.tr("Pri&zes…"), "trophy", self._on(lambda page: page.sheets.edit_prizes)),
                Action(
                    "head", self.tr("&Logo and header lines…"), "pencil", self._on(lambda page: page.sheets.edit_head)
                ),
                Action("live", self.tr("Live &boards…"), "chess-king", self._on(lambda page: page.sheets.live)),
                Action(
                    "together",
                    self.tr("&Work together…"),
                    "users",
                    self._on(lambda page: page.sheets.together),
                ),
                Action("public", self.tr("G&o public…"), "globe", self._on(lambda page: page.sheets.public)),
                Action("publish", self.tr("Pu&blish…"), "globe", self._on(lambda page: page.sheets.publish)),
            ),
            (
                Action("add", self.tr("&Add a section…"), "plus", self._on(lambda page: page.add_section)),
                Action(
                    "rename", self.tr("Re&name the section…"), "pencil", self._on(lambda page: page.sections.rename)
                ),
                Action(
                    "remove",
                    self.tr("Re&move the section…"),
                    "trash-2",
                    self._on(lambda page: page.sections.remove_section),
                    why_not=self._why_not_remove,
                ),
            ),
        )

    def _on(self, button: Callable[[Any], Any]) -> Callable[[], None]:
        return lambda: button(self._host.show_page("event")).click()

    def gate(self) -> str:
        """Without an event there is nothing to do."""
        return "" if self._view.is_open else self.tr("Open an event first")

    def _why_not_remove(self, _state: None) -> str:
        return told(why_not_remove_section(self._view.section, len(self._view.sections)))
