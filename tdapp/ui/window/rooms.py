"""The rooms of the window: a page is one line here, imported when it is first shown; its actions stand in the menus."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from PySide6.QtCore import QCoreApplication

from tdapp.domain.words.frozen import dataclass
from tdapp.ui.pages.event.actions import EventActions
from tdapp.ui.pages.players.actions import PlayerActions
from tdapp.ui.pages.rounds.window_menu import RoundsMenu
from tdapp.ui.pages.tables.ladder.actions import LadderActions
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.session.view import View
from tdapp.ui.widgets.actions import Actions
from tdapp.ui.widgets.page import PageHost

translate = QCoreApplication.translate
PAGES = "tdapp.ui.pages."


@dataclass(frozen=True, slots=True)
class Room:
    """A page: ``module`` has ``make_page(session, tools, actions)``.

    ``shown_for``: for pages that few need, whether what is looked at asks for them; only then they stand beside the
    others. They have no number among the keys. From menu and search one goes there always: the page itself asks.
    """

    key: str
    words: Callable[[], str]
    icon: str
    module: str
    actions: Callable[[Session, Tools, PageHost], Actions] | None = None
    shown_for: Callable[[View], bool] | None = None
    hidden_otherwise: bool = False  # nor in menu and search where it means nothing
    resumes: tuple[str, ...] = ()  # preferences of an event with which it works also before it is shown

    @property
    def title(self) -> str:
        """As the window shows it."""
        return self.words()


ROOMS: tuple[Room, ...] = (
    Room(
        "event",
        lambda: translate("Rooms", "Event"),
        "trophy",
        PAGES + "event.page",
        EventActions,
        resumes=("live/telephones", "live/pages", "live/lichess"),
    ),
    Room("players", lambda: translate("Rooms", "Players"), "users", PAGES + "players.page", PlayerActions),
    Room(
        "teams",
        lambda: translate("Rooms", "Teams"),
        "swords",
        PAGES + "teams.page",
        shown_for=lambda view: view.section.system.pairs_teams,
        hidden_otherwise=True,
    ),
    Room("rounds", lambda: translate("Rooms", "Rounds"), "calendar-days", PAGES + "rounds.page", RoundsMenu),
    Room(
        "sections",
        lambda: translate("Rooms", "All sections"),
        "list-checks",
        PAGES + "rounds.sections.page",
        shown_for=lambda view: len(view.sections) > 1,
        hidden_otherwise=True,
    ),
    Room("standings", lambda: translate("Rooms", "Standings"), "list-ordered", PAGES + "tables.standings"),
    Room("crosstable", lambda: translate("Rooms", "Crosstable"), "grid-3x3", PAGES + "tables.crosstable"),
    Room("tiebreaks", lambda: translate("Rooms", "Tie-breaks"), "scale", PAGES + "tables.ladder.page", LadderActions),
    Room(
        "norms",
        lambda: translate("Rooms", "Norms"),
        "star",
        PAGES + "norms.page",
        shown_for=lambda view: view.section.norms.watched,
    ),
    Room("documents", lambda: translate("Rooms", "Documents"), "file-text", PAGES + "documents.page"),
    Room(
        "games",
        lambda: translate("Rooms", "Games"),
        "chess-knight",
        PAGES + "games.page",
        resumes=("games/source", "games/output"),
    ),
    Room("log", lambda: translate("Rooms", "Log"), "scroll-text", PAGES + "log.page"),
)

DIALOGS = {
    "event-facts": PAGES + "event.facts:EventFactsDialog",
    "section-facts": PAGES + "event.section_facts:SectionFactsDialog",
    "schedule": PAGES + "event.schedule:ScheduleDialog",
    "pairing-rules": PAGES + "rounds.pairing.rules:PairingRulesDialog",
    "prizes": PAGES + "event.prizes.dialog:PrizesDialog",
    "renumber": PAGES + "players.numbers:RegenerateDialog",
}
"""Dialogs of one room that others open; each is made of the session and its parent."""


PRINTS = "documents"
SIDE_PANEL = PAGES + "tables.explanation:ExplanationPanel"
PROJECTOR = PAGES + "rounds.projector:ProjectorWindow"


def load(place: str) -> Any:
    """What stands in a module under a name; the module is imported only now."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def first_page(session: Session) -> str:
    """Where an event opens: at its standings once there are any, and where it has nobody yet at the players."""
    section = session.view.section
    return "standings" if section.rounds_held else "event" if section.players else "players"
