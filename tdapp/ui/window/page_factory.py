"""Pages are made when they are first shown; each is imported only then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.ui.widgets.page import Panel

if TYPE_CHECKING:
    from tdapp.ui.window.main_window import MainWindow


def make_page(window: MainWindow, key: str) -> Panel:
    """The page with this key, its wishes connected; KeyError when there is none."""
    match key:
        case "event":
            from tdapp.ui.pages.event.page import EventPanel

            return EventPanel(window.session)
        case "players":
            from tdapp.ui.pages.players.page import PlayersPanel

            players = PlayersPanel(window.session, window.player_actions)
            window.player_actions.attach(players)
            return players
        case "rounds":
            from tdapp.ui.pages.rounds.page import RoundsPanel

            rounds = RoundsPanel(window.session, window.tasks, window.remembered)
            rounds.projector_wanted.connect(window.show_projector)
            window.desk = rounds.desk
            return rounds
        case "standings":
            from tdapp.ui.pages.tables.standings import StandingsPanel

            return StandingsPanel(window.session)
        case "crosstable":
            from tdapp.ui.pages.tables.crosstable import CrosstablePanel

            return CrosstablePanel(window.session)
        case "tiebreaks":
            from tdapp.ui.pages.tables.ladder.page import LadderPanel

            ladder = LadderPanel(window.session)
            window.ladder_actions.attach(ladder)
            return ladder
        case "documents":
            from tdapp.ui.pages.documents.page import DocumentsPanel

            return DocumentsPanel(window.session, window.tasks)
        case "log":
            from tdapp.ui.pages.log.page import LogPanel

            return LogPanel(window.session, window.backups)
    raise KeyError(key)
