"""What a broadcast reads of an event, all of it secret until ``services.live`` lets it out."""

from __future__ import annotations

from dataclasses import field

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.stream import Stream
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class LiveSection:
    """A section as its file holds it: ``games`` are recorded, ``streams`` is what sources say."""

    number: int
    section: Section
    rounds: tuple[Round, ...]
    games: tuple[GameRecord, ...] = ()
    streams: tuple[Stream, ...] = ()
    broadcast: Broadcast = field(default_factory=Broadcast)
