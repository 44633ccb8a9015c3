"""What a command changed, so that each view can decide what to reload."""

from __future__ import annotations

from enum import Enum

from tdapp.domain.words.frozen import dataclass


class Topic(Enum):
    """The parts of an event that views depend on."""

    EVENT = "event"
    PLAYERS = "players"
    RESULTS = "results"
    GAMES = "games"  # moves, alerts, what is broadcast
    LADDER = "ladder"  # the official or the trial ladder, or the edition


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """Topics touched, in which sections (empty: in all)."""

    topics: frozenset[Topic]
    section_ids: frozenset[int] = frozenset()


def touched(section_id: int, *topics: Topic) -> ChangeSet:
    """These topics of one section."""
    return ChangeSet(frozenset(topics), frozenset({section_id}))


@dataclass(frozen=True, slots=True)
class Executed:
    """The receipt of a durable transaction: journal row, label and what changed."""

    row_id: int
    revision: int
    label: str
    changes: ChangeSet
