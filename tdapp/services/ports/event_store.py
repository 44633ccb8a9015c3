"""The seam between the window and an event file: what an open event can do.

``tdapp.storage`` implements it over SQLite; ``app`` hands the implementation to the window.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from tdapp.domain.arbiters.by import By
from tdapp.domain.commands.command import Command, Step
from tdapp.domain.commands.history import Point, RestoreFile, RestoreTo
from tdapp.domain.commands.stored import StoredStep, describe
from tdapp.domain.games.broadcast import Broadcast, TakenAlert
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.source_name import SourceName
from tdapp.domain.games.stream import Heard, Line, Stream
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Round
from tdapp.domain.words.changes import ChangeSet, Executed
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.frozen import dataclass

if TYPE_CHECKING:  # who works alone invites nobody
    from tdapp.domain.arbiters.invitation import Invitation


@dataclass(frozen=True, slots=True)
class SectionRef:
    """A section's id in the file and its name (may be empty when the event has only one)."""

    section_id: int
    name: str


@dataclass(frozen=True, slots=True)
class UndoState:
    """What the next undo and redo would take back or repeat, in words and as a step; None when there is nothing."""

    undo_label: str | None = None
    redo_label: str | None = None
    undo_step: StoredStep | None = field(default=None, compare=False)
    redo_step: StoredStep | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class RestorePoint:
    """A state that one can go back to: that after ``revision``, of one section or (None) the whole event.

    ``file_name``: it is a copy beside the event, made before the file was converted; else empty. ``followed_by`` is
    the step after a point that stands before one.
    """

    point_id: int
    at: dt.datetime
    revision: int
    section_id: int | None
    point: Point
    file_name: str = ""
    followed_by: StoredStep | None = None

    @property
    def name(self) -> str:
        """How it is called, in the language of here and now."""
        return self.point.words(describe(self.followed_by) if self.followed_by is not None else "?")


@dataclass(frozen=True, slots=True)
class RowChange:
    """One row of the file that a step changed: (column, before, after); ``added`` for a new row, no fields then."""

    table: str
    fields: tuple[tuple[str, Any, Any], ...]
    added: bool = False


@dataclass(frozen=True, slots=True)
class GameChange:
    """The one game that a step was about; players are (pairing number, name)."""

    white: tuple[int, str]
    black: tuple[int, str]
    board: int
    old: GameResult | None
    new: GameResult | None


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One row of the journal. ``rows`` counts what it changed; ``changes`` is empty where that is too much to show."""

    row_id: int
    revision: int
    at: dt.datetime
    step: StoredStep
    reason: str
    undoes: int | None
    redoes: int | None
    barrier: bool
    section_ids: frozenset[int]
    rows: int
    changes: tuple[RowChange, ...] = ()
    game: GameChange | None = None
    actor: str = ""  # who did it; empty: the lone arbiter, or who leads

    @property
    def command_id(self) -> str:
        """What kind of step it was."""
        return self.step.id

    @property
    def command(self) -> Mapping[str, Any]:
        """Its fields as plain JSON."""
        return self.step.data

    @property
    def label(self) -> str:
        """What was done, in the language of here and now."""
        return describe(self.step)


@dataclass(frozen=True, slots=True)
class Backup:
    """One rotating copy of an event: where, of which event, of which revision, written when (UTC)."""

    path: Path
    identity: str
    revision: int
    at: dt.datetime

    def age(self, now: dt.datetime) -> dt.timedelta:
        """How old it is; never negative, whatever the clocks did."""
        return max(now - self.at, dt.timedelta(0))


@dataclass(frozen=True, slots=True)
class CopyState:
    """How another copy of the event stands beside the open one.

    ``label`` and ``at`` are its newest step. ``lost`` are steps that are only here, ``gained`` steps only there, both
    oldest first and in words.
    """

    path: Path
    label: str
    at: dt.datetime
    lost: tuple[str, ...]
    gained: tuple[str, ...]


class Snapshots(Protocol):
    """The event as it is now, frozen."""

    @property
    def path(self) -> Path:
        """The event file."""

    @property
    def revision(self) -> int:
        """Counts transactions; a view whose revision is older is stale."""

    @property
    def notice(self) -> str:
        """One sentence for the status bar (network folder, read-only), or empty."""

    def add_notice(self, text: str) -> None:
        """One sentence more for the status bar."""

    @property
    def read_only(self) -> bool:
        """True when nothing can be changed here: the place cannot be written to, or another window writes."""

    @property
    def is_whole(self) -> bool:
        """Whether all that was entered lies in the file itself, so that any copy of it has everything."""

    def settle(self) -> bool:
        """Make the file whole, at a moment when nobody waits; whether it is."""

    def follow(self) -> ChangeSet | None:
        """Take in what was written elsewhere; None when there was nothing. EnvironmentProblem: the file is gone."""

    @property
    def by(self) -> By:
        """Who works in this window, and in which role."""

    @property
    def why_not(self) -> str:
        """Why nothing can be changed now that could be otherwise; empty while it can."""

    def sections(self) -> tuple[SectionRef, ...]:
        """The event's sections in their order."""

    def snapshot(self, section_id: int) -> Section:
        """The section as it is now, frozen."""

    def round(self, section_id: int, number: int) -> Round:
        """One round with its boards; an empty draft when nothing is known of it yet, RuleViolation beyond the last."""

    def rounds(self, section_id: int) -> tuple[Round, ...]:
        """Every round that anything is known of, by number."""


class Games(Protocol):
    """The games of the event, and what sources are sending of those that are played."""

    def games(self, section_id: int, round_number: int | None = None) -> tuple[GameRecord, ...]:
        """The recorded games of a section or one of its rounds."""

    def broadcast(self, section_id: int) -> Broadcast:
        """What the section says of its broadcast."""

    def taken_alerts(self, section_id: int) -> tuple[TakenAlert, ...]:
        """The alerts that somebody has taken."""

    def source_names(self, section_id: int) -> tuple[SourceName, ...]:
        """Whom sources mean by names that no player has."""

    def streams(self, section_id: int, round_number: int | None = None) -> tuple[Stream, ...]:
        """What sources have said of the games of a section or a round."""

    def lines(self, section_id: int, stream_id: int) -> tuple[Line, ...]:
        """All that a source has said of a game, in the order in which it came."""

    def keep_heard(self, section_id: int, lines: Sequence[Heard]) -> None:
        """Keep what sources say: no step; a read-only event keeps nothing."""


class Steps(Protocol):
    """Every change is one durable transaction."""

    def execute(self, command: Command) -> Executed:
        """Check, write, journal, commit; RuleViolation or EnvironmentProblem changes nothing."""

    def carry_out(self, step: Step, by: By) -> Executed:
        """The same for a step that somebody else sends, undo and going back included."""

    def undo(self, row_id: int | None = None, *, reason: str = "", confirmed: tuple[str, ...] = ()) -> Executed:
        """Take back one's newest step, or the one of this row; RuleViolation when that cannot be done.

        What was public or locked needs to be confirmed, and a reason; so do redo and the ways of ``History``.
        """

    def redo(self, *, reason: str = "", confirmed: tuple[str, ...] = ()) -> Executed:
        """Repeat the step that was taken back last."""

    def undo_state(self) -> UndoState:
        """What undo and redo would do now."""


class History(Protocol):
    """What happened, and the ways back."""

    def journal(self, *, limit: int, before: int | None = None) -> tuple[JournalEntry, ...]:
        """The newest rows of the journal, newest first; ``before``: only rows older than this id."""

    def restore_points(self) -> tuple[RestorePoint, ...]:
        """Named states, newest first."""

    def mark(self, name: str, section_id: int | None = None) -> Executed:
        """Name the state as it is now."""

    def would_ask(self, step: RestoreTo | RestoreFile) -> tuple[Warning, ...]:
        """What going back would ask, so that it is asked once; RuleViolation when it cannot be done."""

    def restore(self, step: RestoreTo) -> Executed:
        """Go back in the history in one step; RuleViolation when that cannot be done."""


class Preferences(Protocol):
    """Preferences: no part of the event and no step."""

    def preferences(self) -> Mapping[str, Any]:
        """Preferences kept with the event (paper sizes, favourites): JSON values by key."""

    def remember(self, key: str, value: object) -> None:
        """Keep a preference at once, outside journal and undo; None forgets it. EnvironmentProblem: nothing changed."""


class Copies(Protocol):
    """Copies that are made, and those that come from elsewhere."""

    def look_at_copy(self, path: Path) -> CopyState:
        """How another copy of this event stands; RuleViolation when it is another event."""

    def restore_file(self, path: Path, *, reason: str = "", confirmed: tuple[str, ...] = ()) -> Executed:
        """Make everything as it is in another copy; the state before is kept in a file beside the event."""

    def hand_over(self, path: Path, receiver: str) -> None:
        """Write one verified copy for another computer; the log of both names it."""

    def save_copy(self, path: Path) -> None:
        """Write a consistent, verified copy of the event file; refuses to overwrite the open file."""

    def backup(self, folder: Path, *, keep: int = ...) -> Backup:
        """Write a verified copy into a folder and throw away the oldest beyond ``keep``; EnvironmentProblem."""

    def backups(self, folder: Path) -> tuple[Backup, ...]:
        """The copies of this event in a folder, the newest first; none where it cannot be read."""


class Invitations(Protocol):
    """Whom the arbiter has invited to work on the event."""

    def entered_at(self, section_id: int, round_number: int, board: int) -> tuple[str, dt.datetime] | None:
        """Who entered the result that stands at a board (empty: who leads), and when; None: nobody here did."""

    def invitations(self) -> tuple[Invitation, ...]:
        """All that are valid."""

    def keep_invitations(self, invitations: Sequence[Invitation]) -> None:
        """Make them these, at once and outside journal and undo; a read-only event keeps nothing."""


class EventStore(Snapshots, Games, Steps, History, Preferences, Copies, Invitations, Protocol):
    """One open event file; who needs less of it says so."""

    def close(self) -> None:
        """Write everything back to one file and release the lock."""
