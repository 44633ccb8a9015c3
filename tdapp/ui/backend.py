"""What the window needs from outside: ``Backend`` opens and makes files; ``tdapp.app`` implements it.

Numbers come from ``tdapp.services`` through ``tdapp.ui.calculations``.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from tdapp.domain.event import Edition, Kind
from tdapp.domain.ladder import Ladder
from tdapp.services.event_store import EventStore


@dataclass(frozen=True, slots=True)
class NewEvent:
    """The regulations of an event that does not exist yet, as the wizard collected them."""

    name: str
    city: str = ""
    federation: str = ""
    start: dt.date | None = None
    end: dt.date | None = None
    chief_arbiter: str = ""
    time_control: str = ""
    kind: Kind = Kind.SWISS
    rounds: int = 7
    cycles: int = 1
    edition: Edition = Edition.FIDE_2026
    ladder: Ladder | None = None  # None: the preset of the kind


@dataclass(frozen=True, slots=True)
class ReviewNote:
    """One line of an import review; ``place`` is for example ``line 12``, or empty."""

    text: str
    place: str = ""


@dataclass(frozen=True, slots=True)
class ImportReview:
    """What an import would create, before anything is created.

    ``facts`` are label and value pairs (name, system, players, rounds ...). ``reading`` is the reader's own object: the
    window hands it back unseen.
    """

    source: Path
    facts: tuple[tuple[str, str], ...]
    warnings: tuple[ReviewNote, ...] = ()
    assumptions: tuple[ReviewNote, ...] = ()
    repairs: tuple[ReviewNote, ...] = ()
    left_out: tuple[ReviewNote, ...] = ()
    reading: Any = field(default=None, compare=False)


class Backend(Protocol):
    """Event files and exchange files, opened and made outside the window.

    Every method may raise RuleViolation, InputRefused or EnvironmentProblem with a sentence for the arbiter.
    """

    def open_event(self, path: Path) -> EventStore:
        """Open an event file."""

    def create_event(self, path: Path, new: NewEvent) -> EventStore:
        """Make an event file and open it."""

    def demo_event(self) -> EventStore:
        """A copy of the demo event that belongs to the user, opened."""

    def read_trf(self, path: Path) -> ImportReview:
        """Read an exchange file and say what an import would assume, repair and leave out. May run in a thread."""

    def import_trf(self, review: ImportReview, path: Path) -> EventStore:
        """Create the event of a review as a new event file and open it."""
