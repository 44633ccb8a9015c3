"""A name that a source writes otherwise than the event does, and who is meant: said once, kept for that source."""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class SourceName:
    """``player``: pairing number."""

    source: str
    name: str
    player: int
