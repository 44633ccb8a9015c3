"""Commands about the event and its sections."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tdapp.domain.section.event import Event
from tdapp.domain.section.facts import SectionFacts


@dataclass(frozen=True, slots=True)
class EditEvent:
    """Write the event's facts and its officials; where the officials changed, the printed arbiters follow them."""

    event: Event
    label: str = "Edit the event"

    ID: ClassVar[str] = "edit-event"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class AddSection:
    """A new last section without players; ``ladder`` None means the preset of its kind."""

    facts: SectionFacts
    ladder: str | None = None
    label: str = "Add a section"

    ID: ClassVar[str] = "add-section"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class EditSection:
    """Write a section's regulations; what is locked once round 1 is paired is refused, or a step of level 3 or 4.

    ``colour_seed``: the initial colour is the lot of this seed (services.players.lots), noted in the tournament report.
    """

    section_id: int
    facts: SectionFacts
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Edit the section"
    colour_seed: int | None = None

    ID: ClassVar[str] = "edit-section"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class RemoveSection:
    """Remove a section without players; the last one stays."""

    section_id: int
    label: str = "Remove the section"

    ID: ClassVar[str] = "remove-section"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class MovePlayers:
    """Move players to another section before round 1 of either is paired; they get the next numbers there."""

    section_id: int
    numbers: tuple[int, ...]
    target_id: int
    label: str = "Move players to another section"

    ID: ClassVar[str] = "move-players"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class OrderSections:
    """Show the sections in another order; ``order`` names every section once."""

    order: tuple[int, ...]
    label: str = "Order the sections"

    ID: ClassVar[str] = "order-sections"
    VERSION: ClassVar[int] = 1


EventCommand = EditEvent | AddSection | EditSection | RemoveSection | MovePlayers | OrderSections

EVENT_COMMANDS: tuple[type[EventCommand], ...] = (
    EditEvent,
    AddSection,
    EditSection,
    RemoveSection,
    MovePlayers,
    OrderSections,
)
