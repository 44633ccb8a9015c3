"""One section while somebody works on it from outside: round, games and alerts, read anew only when they are old."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tdapp.domain.section.round import Round
from tdapp.services.arbiters.pages import SectionPages, played_round
from tdapp.services.games.desk import arbiter_alerts, desk_boards
from tdapp.services.games.of_round import RoundGames, games_of_round
from tdapp.services.ports.event_store import EventStore

if TYPE_CHECKING:
    from tdapp.domain.games.record import GameRecord
    from tdapp.domain.games.stream import Stream
    from tdapp.services.games.alerts import Alert

Alerts = Callable[[EventStore, int, Round, RoundGames], "tuple[Alert, ...]"]


class SectionDesk:
    """``is_old``: something of the section may be another."""

    def __init__(self, section_id: int) -> None:
        self._section_id, self._pages = section_id, SectionPages(section_id)
        self.is_old = True
        self._read: tuple[int, tuple[GameRecord, ...], tuple[Stream, ...]] | None = None

    def forget_games(self) -> None:
        """Their moves may be others."""
        self._read, self.is_old = None, True

    def news(self, store: EventStore, alerts: Alerts, *, people: bool) -> dict[str, Any] | None:
        """What arbiters' pages have not been told."""
        section, played = store.snapshot(self._section_id), played_round(store, self._section_id)
        if played is None:
            return self._pages.news(section, None, None, (), people=people)
        games = self._games(store, played)
        found = arbiter_alerts(alerts(store, self._section_id, played, games))
        return self._pages.news(section, played, games, found, people=people)

    def board_news(self, store: EventStore, board: int) -> dict[str, Any] | None:
        """The same of one board of the round that they show, which is cheap: it comes before the answer."""
        if not self._pages.round:
            return None
        played = store.round(self._section_id, self._pages.round)
        return self._pages.news_of_board(played, board, self._games(store, played))

    def volunteer_boards(self, store: EventStore, boards: tuple[int, ...]) -> list[dict[str, Any]]:
        """What a volunteer's page shows."""
        played = played_round(store, self._section_id)
        if played is None:
            return []
        return desk_boards(store.snapshot(self._section_id), played, self._games(store, played).by_board, boards)

    def _games(self, store: EventStore, played: Round) -> RoundGames:
        if self._read is None or self._read[0] != played.number:
            records, streams = (
                store.games(self._section_id, played.number),
                store.streams(self._section_id, played.number),
            )
            self._read = played.number, tuple(records), tuple(streams)
        return games_of_round(played, *self._read[1:])
