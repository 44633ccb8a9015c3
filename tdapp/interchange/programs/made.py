"""A section of another program's file, with what was taken for granted."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import Fault
from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class OtherSection:
    """One section, and what its review says as assumed."""

    section: Section
    notes: tuple[Fault, ...] = ()
