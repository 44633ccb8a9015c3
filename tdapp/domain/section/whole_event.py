"""Everything an event is, without its history: what an exchange file of it holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round


@dataclass(frozen=True, slots=True)
class WholeEvent:
    """``sections`` share one event and one page head; ``rounds`` has the rounds of each, in the same order.

    ``preferences`` are what is remembered with the event (choices of documents): JSON values by key.
    """

    sections: tuple[Section, ...]
    rounds: tuple[tuple[Round, ...], ...]
    preferences: Mapping[str, Any] = field(default_factory=dict)
