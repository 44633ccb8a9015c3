"""What command handlers need of a store: one transaction, the event's rows, the journal.

``tdapp.storage`` implements these over SQLite; tests implement them in memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from types import TracebackType
from typing import Any, Protocol, Self

from tdapp.domain.commands.stored import StoredStep
from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.words.changes import ChangeSet
from tdapp.domain.words.frozen import dataclass
from tdapp.services.ports.game_rows import GameRows
from tdapp.services.ports.roster_rows import RosterRows
from tdapp.services.ports.round_rows import RoundRows
from tdapp.services.ports.sheet_rows import SheetRows
from tdapp.services.ports.team_rows import TeamRows


@dataclass(frozen=True, slots=True)
class LadderState:
    """The ladder fields of a section as they are stored; None means preset (official) or none (trial)."""

    official: str | None
    trial: str | None
    edition: Edition


@dataclass(frozen=True, slots=True)
class JournalDraft:
    """A journal row before it is written; the journal adds revision, time and the row images."""

    step: StoredStep
    changes: ChangeSet
    reason: str = ""
    undoes: int | None = None
    redoes: int | None = None
    barrier: bool = False  # undo does not cross it
    actor: str = ""  # who did it; empty: the lone arbiter, or who leads
    origin: str = ""  # the mark of who sent it


@dataclass(frozen=True, slots=True)
class JournalStep:
    """What the undo stack needs to know of a journal row."""

    row_id: int
    changes: ChangeSet
    undoes: int | None = None
    redoes: int | None = None
    actor: str = ""
    light: bool = False  # Step.LIGHT

    def touches(self, other: JournalStep) -> bool:
        """Whether both concern a section; what names none concerns the whole event."""
        mine, theirs = self.changes.section_ids, other.changes.section_ids
        return not (mine and theirs) or not mine.isdisjoint(theirs)


@dataclass(frozen=True, slots=True)
class SentStep:
    """A step that came with its sender's mark, as it was carried out."""

    actor: str
    row_id: int
    revision: int
    step: StoredStep
    changes: ChangeSet


@dataclass(frozen=True, slots=True)
class RowImage:
    """One row before and after a transaction, as plain values; None: it was not there."""

    table: str
    row_id: int
    before: dict[str, Any] | None
    after: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class SeenRow:
    """A row as it was before another changed it."""

    actor: str
    before: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class Walked:
    """What a walk through the history changed of one section that players rely on; rounds by number.

    ``withdrawn``: they were public. ``changed``: public before and after, and these boards have other players.
    ``results``: how many results went with their pairing. ``corrected``: (round, board, before, after) of games that
    stay. ``locked``: fields of ``Section`` that are locked once round 1 is paired, before and after.
    """

    section_id: int
    withdrawn: tuple[int, ...] = ()
    changed: tuple[tuple[int, tuple[int, ...]], ...] = ()
    results: tuple[tuple[int, int], ...] = ()
    corrected: tuple[tuple[int, int, GameResult | None, GameResult | None], ...] = ()
    locked: Mapping[str, tuple[Any, Any]] = field(default_factory=dict)


class StepHead(Protocol):
    """What a row of the journal was, without what it changed."""

    @property
    def row_id(self) -> int: ...
    @property
    def command_id(self) -> str: ...
    @property
    def undoes(self) -> int | None: ...
    @property
    def redoes(self) -> int | None: ...
    @property
    def section_ids(self) -> frozenset[int]: ...


@dataclass(frozen=True, slots=True)
class Appended:
    """The journal row just written."""

    row_id: int
    revision: int


class EventRows(Protocol):
    """The rows that handlers read and write. A section that does not exist is a RuleViolation."""

    @property
    def rounds(self) -> RoundRows:
        """Rounds, boards, restore points."""

    @property
    def roster(self) -> RosterRows:
        """The event, its sections and its players."""

    @property
    def sheets(self) -> SheetRows:
        """Prizes and page heads."""

    @property
    def games(self) -> GameRows:
        """Games, alerts that were taken, what is broadcast."""

    @property
    def teams(self) -> TeamRows:
        """Teams and their matches."""

    def snapshot(self, section_id: int) -> Section:
        """The whole section inside this transaction."""

    def ladder_state(self, section_id: int) -> LadderState:
        """Official and trial ladder and the edition."""

    def is_under_way(self, section_id: int) -> bool:
        """True once round 1 is paired."""

    def set_official_ladder(self, section_id: int, ladder: str | None) -> None:
        """Write the official ladder."""

    def set_trial_ladder(self, section_id: int, ladder: str | None) -> None:
        """Write or drop the trial ladder."""

    def set_edition(self, section_id: int, edition: Edition) -> None:
        """Write the edition."""

    def set_manual_places(self, section_id: int, places: tuple[tuple[int, int], ...]) -> None:
        """Write the places decided by hand: (pairing number, place)."""

    def set_external_values(self, section_id: int, values: tuple[tuple[str, int, str], ...]) -> None:
        """Write the values typed in: (name, pairing number, decimal text)."""

    def set_tie_games(self, section_id: int, games: tuple[TieGame, ...], decisions: tuple[TieDecision, ...]) -> None:
        """Write what decides the drawn matches of a knock-out of players."""

    def newest_steps(self, limit: int) -> Sequence[StepHead]:
        """The newest rows of the journal before this transaction, newest first."""

    def keep_final(self, section_id: int, mark: str) -> None:
        """Keep the mark of the standings that a section is closed with, outside the journal."""

    def add_comment(self, section_id: int, text: str) -> None:
        """Append one comment line; it is exported as a ``###`` line of the TRF."""


class Journal(Protocol):
    """The append-only log that undo and redo work from."""

    def append(self, draft: JournalDraft) -> Appended:
        """Write the row with the images of all that this transaction changed."""

    def steps(self, actor: str = "") -> Iterable[JournalStep]:
        """The rows after the last barrier that decide what somebody can take back, oldest first."""

    def step(self, row_id: int) -> StoredStep | None:
        """One row as it is said in words; None when there is none."""

    def step_after(self, revision: int) -> StoredStep | None:
        """The row that follows a state."""

    def sent(self, origin: str) -> SentStep | None:
        """The step that came with this mark of its sender; None: there is none."""

    def preference(self, key: str) -> object:
        """What the event remembers under a key beside its journal; None: nothing."""

    def entered_at(self, section_id: int, round_number: int, board: int) -> str | None:
        """The name of who entered the result that stands at a board (empty: who leads); None: nobody here did."""

    def images(self) -> Sequence[RowImage]:
        """What this transaction has changed so far."""

    def changed_since(self, revision: int, actor: str) -> Mapping[tuple[str, int], SeenRow]:
        """The rows, by table and id, that others than ``actor`` have changed since, as they were before."""

    def on_the_same_rows(self, row_id: int, later: Sequence[int]) -> str | None:
        """Who did the newest of some later steps that wrote a row which this step wrote; None: nobody."""

    def keep(self, table: str, row_id: int, values: Mapping[str, Any]) -> None:
        """Let a row that this transaction changes have these values after all."""

    def take_back(self, row_id: int) -> Sequence[Walked]:
        """Write the before-images of a row; RuleViolation when its after-images no longer stand."""

    def repeat(self, row_id: int) -> Sequence[Walked]:
        """Write the after-images of a row; RuleViolation when its before-images no longer stand."""

    def refuse_dangling(self) -> None:
        """RuleViolation when a row refers to one that is not there."""

    def restore(self, revision: int, section_id: int | None) -> Sequence[Walked]:
        """Bring one section or all back to the state after ``revision``; RuleViolation when that cannot be done."""

    def take_over(self, path: str, kept: str) -> Sequence[Walked]:
        """Make everything as it is in another copy of the event; ``kept`` names the file with the state before.

        RuleViolation: it is no copy of this event, or nothing differs. EnvironmentProblem: it cannot be read.
        """


class UnitOfWork(Protocol):
    """One transaction: entering begins it, leaving without ``commit`` rolls it back."""

    @property
    def events(self) -> EventRows:
        """The event's rows."""

    @property
    def journal(self) -> Journal:
        """The journal."""

    def commit(self) -> None:
        """Make it durable. Only ``services.door.execute`` calls this."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...
