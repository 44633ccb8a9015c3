"""What the handlers of games need of a store, beside ``services.ports.unit_of_work.EventRows``."""

from __future__ import annotations

from typing import Protocol

from tdapp.domain.games.broadcast import Broadcast, TakenAlert
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.source_name import SourceName


class GameRows(Protocol):
    """Rows of games inside one transaction. Nothing here looks at a rule."""

    def games(self, section_id: int) -> tuple[GameRecord, ...]:
        """The records of a section, by round and in the order in which they came."""

    def put(self, section_id: int, record: GameRecord) -> None:
        """Write a record: over the one of its id, else over that of its pair and round, else a new one."""

    def remove(self, section_id: int, game_id: int) -> None:
        """Remove a record; RuleViolation when there is none of this id."""

    def heard_until(self, section_id: int, record: GameRecord) -> int:
        """When a source has said something of a game last, in milliseconds since 1970; 0: none did."""

    def name_player(self, section_id: int, name: SourceName) -> None:
        """Keep whom a source means by a name."""

    def source_names(self, section_id: int) -> tuple[SourceName, ...]:
        """Whom sources mean."""

    def taken_alerts(self, section_id: int) -> tuple[TakenAlert, ...]:
        """The alerts that somebody has taken."""

    def take_alert(self, section_id: int, alert: TakenAlert) -> None:
        """Keep who has taken an alert."""

    def broadcast(self, section_id: int) -> Broadcast:
        """What the section says of its broadcast."""

    def write_broadcast(self, section_id: int, broadcast: Broadcast) -> None:
        """Write it."""
