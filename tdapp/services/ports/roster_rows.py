"""What the handlers of events, sections and players need of a store, beside ``unit_of_work.EventRows``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from tdapp.domain.section.event import Acceleration, Event, ForbiddenPairs
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player


class RosterRows(Protocol):
    """Rows of the event, its sections and its players inside one transaction. Nothing here looks at a rule.

    Players are named by their pairing numbers; a section or player that does not exist is a RuleViolation.
    """

    def event(self) -> Event:
        """The event."""

    def write_event(self, event: Event) -> None:
        """Write the event."""

    def sections(self) -> tuple[tuple[int, str], ...]:
        """Ids and names of all sections in their order."""

    def add_section(self, facts: SectionFacts, ladder: str | None) -> int:
        """A new last section without players; its id."""

    def order_sections(self, section_ids: Sequence[int]) -> None:
        """Show the sections in this order; every one is named."""

    def write_facts(self, section_id: int, facts: SectionFacts) -> None:
        """Write a section's regulations and its schedule."""

    def remove_section(self, section_id: int) -> None:
        """Remove a section that has no players, with everything else that belongs to it."""

    def player(self, section_id: int, number: int) -> Player:
        """One player."""

    def players(self, section_id: int, numbers: Iterable[int]) -> dict[int, Player]:
        """Some players by their numbers, read at once."""

    def add_players(self, section_id: int, players: Iterable[Player]) -> None:
        """New players with numbers that are free."""

    def write_players(self, section_id: int, players: Iterable[Player]) -> None:
        """Write players, each found by its number."""

    def ask_anew(self, section_id: int) -> bool:
        """Nobody is ticked off any more, as here or as missing; whether somebody was."""

    def remove_players(self, section_id: int, numbers: Iterable[int]) -> None:
        """Remove players who have no games, with their byes."""

    def move_players(self, section_id: int, numbers: Mapping[int, int], target_id: int) -> None:
        """Move players without cells to another section: old -> new number."""

    def renumber(self, section_id: int, numbers: Mapping[int, int]) -> None:
        """Give players other pairing numbers (old -> new, all at once), wherever numbers are stored."""

    def write_prohibitions(
        self, section_id: int, forbidden: Iterable[ForbiddenPairs], wishes: Iterable[ForbiddenPairs]
    ) -> None:
        """Make the prohibited pairings and those wished apart equal to these."""

    def write_accelerations(self, section_id: int, blocks: Iterable[Acceleration]) -> None:
        """Make the acceleration equal to these blocks."""

    def write_byes(self, section_id: int, byes: Mapping[tuple[int, int], Outcome | None]) -> None:
        """Write the bye of (pairing number, round), or take it away (None). Rounds are made where they are missing."""
