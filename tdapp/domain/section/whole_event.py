"""Everything an event is, without its history: what an exchange file of it holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class WholeEvent:
    """``sections`` share one event and one page head; ``rounds`` has the rounds of each, in the same order.

    ``games`` are the recorded ones of each, ``broadcasts`` what each says of its broadcast; empty: none anywhere.
    ``preferences`` are what is remembered with the event (choices of documents): JSON values by key.
    """

    sections: tuple[Section, ...]
    rounds: tuple[tuple[Round, ...], ...]
    preferences: Mapping[str, Any] = field(default_factory=dict)
    games: tuple[tuple[GameRecord, ...], ...] = ()
    broadcasts: tuple[Broadcast, ...] = ()

    def games_of(self, place: int) -> tuple[GameRecord, ...]:
        """The recorded games of a section by its place."""
        return self.games[place] if place < len(self.games) else ()

    def broadcast_of(self, place: int) -> Broadcast:
        """What a section says of its broadcast."""
        return self.broadcasts[place] if place < len(self.broadcasts) else Broadcast()
