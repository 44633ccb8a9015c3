"""The seam between the window and an event file: what an open event can do.

``tdapp.storage`` implements it over SQLite; ``app`` hands the implementation to the window.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tdapp.domain.changes import Executed
from tdapp.domain.commands import Command
from tdapp.domain.event import Section
from tdapp.domain.round import Round


@dataclass(frozen=True, slots=True)
class SectionRef:
    """A section's id in the file and its name (may be empty when the event has only one)."""

    section_id: int
    name: str


@dataclass(frozen=True, slots=True)
class UndoState:
    """Labels of the next undo and redo step; None when there is none."""

    undo_label: str | None = None
    redo_label: str | None = None


class EventStore(Protocol):
    """One open event file. Every change is one durable transaction; reads are frozen snapshots."""

    @property
    def path(self) -> Path:
        """The event file."""

    @property
    def revision(self) -> int:
        """Counts transactions; a view whose revision is older is stale."""

    @property
    def notice(self) -> str:
        """One sentence for the status bar (network folder, read-only), or empty."""

    def sections(self) -> tuple[SectionRef, ...]:
        """The event's sections in their order."""

    def snapshot(self, section_id: int) -> Section:
        """The section as it is now, frozen."""

    def round(self, section_id: int, number: int) -> Round:
        """One round with its boards; an empty draft when nothing is known of it yet, RuleViolation beyond the last."""

    def rounds(self, section_id: int) -> tuple[Round, ...]:
        """Every round that anything is known of, by number."""

    def execute(self, command: Command) -> Executed:
        """Check, write, journal, commit; RuleViolation or EnvironmentProblem changes nothing."""

    def undo(self) -> Executed:
        """Take back the newest step; RuleViolation when there is none or it cannot be taken back."""

    def redo(self) -> Executed:
        """Repeat the step that was taken back last."""

    def undo_state(self) -> UndoState:
        """What undo and redo would do now."""

    def save_copy(self, path: Path) -> None:
        """Write a consistent, verified copy of the event file; refuses to overwrite the open file."""

    def close(self) -> None:
        """Write everything back to one file and release the lock."""
