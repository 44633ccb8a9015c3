"""What the handlers of rounds and results need of a store, beside ``services.ports.unit_of_work.EventRows``."""

from __future__ import annotations

from typing import Protocol

from tdapp.domain.commands.history import BEFORE, Point
from tdapp.domain.section.round import Board, Round
from tdapp.domain.systems.system import System
from tdapp.domain.words.frozen import dataclass


class Stands(Protocol):
    """Where a section stands: what a ``Section`` and a ``SectionStatus`` both say."""

    @property
    def system(self) -> System: ...
    @property
    def rounds_total(self) -> int: ...
    @property
    def fide_mode(self) -> bool: ...
    @property
    def closed(self) -> bool: ...
    @property
    def rounds_paired(self) -> int: ...


@dataclass(frozen=True, slots=True)
class SectionStatus:
    """The few facts of a section that every command of a round asks for, without reading the rest."""

    system: System
    rounds_total: int
    fide_mode: bool
    closed: bool
    rounds_paired: int  # the last round with a board or a pairing-allocated bye; 0 before round 1


class RoundRows(Protocol):
    """Rounds and boards inside one transaction. Nothing here looks at a rule."""

    def status(self, section_id: int) -> SectionStatus:
        """The section's facts; RuleViolation when there is none of this id."""

    def is_closed(self, section_id: int) -> bool:
        """Whether the section's standings are final; RuleViolation when there is none of this id."""

    def round(self, section_id: int, number: int) -> Round:
        """One round with its boards; an empty draft when nothing is known of it yet."""

    def board(self, section_id: int, number: int, board: int) -> Board:
        """One board without reading the rest; RuleViolation when there is none."""

    def head(self, section_id: int, number: int) -> Round:
        """A round without its boards and byes: whether it is public, and whether it is being paired by hand."""

    def open_boards(self, section_id: int, number: int) -> int:
        """How many boards of a round have no result."""

    def write_board(self, section_id: int, number: int, board: Board) -> None:
        """Write everything about a board but its players, who may only have changed sides."""

    def write_round(self, section_id: int, state: Round, *, published: bool) -> None:
        """Make the rows of a round equal to this value; boards and byes it does not name go."""

    def set_published(self, section_id: int, number: int, published: bool) -> None:
        """Make the pairings of a round public, or a draft again; nothing else of it changes."""

    def set_closed(self, section_id: int, closed: bool) -> None:
        """Close or re-open the section."""

    def leave_fide_mode(self, section_id: int) -> None:
        """Leave FIDE mode, for good."""

    def add_restore_point(self, section_id: int | None, point: Point = BEFORE) -> None:
        """Mark the state before this transaction (the end of a round: the one that it leaves)."""
