"""An open event file: services.ports.event_store.EventStore over SQLite."""

from __future__ import annotations

import contextlib
import datetime as dt
import os
import socket
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.engine import Engine

from tdapp.domain.arbiters.by import ALONE, By
from tdapp.domain.commands.command import Command, Step
from tdapp.domain.commands.history import NOTES, HandOver, NamePoint, Redo, RestoreFile, RestoreTo, TakeOver, Undo
from tdapp.domain.commands.players import SetCheckIn
from tdapp.domain.commands.stored import StoredStep, describe
from tdapp.domain.games.broadcast import Broadcast, TakenAlert
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.source_name import SourceName
from tdapp.domain.games.stream import Heard, Line, Stream
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.changes import ChangeSet, Executed, Topic
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import current_language, tr
from tdapp.services.door.execute import execute, would_ask
from tdapp.services.files import disk
from tdapp.services.history.undo_stack import UndoStack
from tdapp.services.ports.event_store import Backup, CopyState, JournalEntry, RestorePoint, SectionRef, UndoState
from tdapp.services.ports.unit_of_work import JournalStep
from tdapp.storage.copies.backup import copy_database, free_name
from tdapp.storage.copies.rotation import KEEP, backups_of, write_backup
from tdapp.storage.file import lock as locking
from tdapp.storage.file.engine import plain_words, writing
from tdapp.storage.file.identity import identity_of
from tdapp.storage.file.log_owner import log_path
from tdapp.storage.file.plain import BUSY_SECONDS
from tdapp.storage.journal.journal import read_steps
from tdapp.storage.journal.reading import read_journal, read_restore_points
from tdapp.storage.journal.stored import read_step
from tdapp.storage.journal.taking_over import copy_of_this_event, copy_state
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import Clock
from tdapp.storage.rows.games import read_broadcast, read_games, read_source_names, read_taken_alerts
from tdapp.storage.rows.preferences import read_preferences, write_preference
from tdapp.storage.rows.reads import plainly, read_revision
from tdapp.storage.rows.round_reading import read_round, read_rounds
from tdapp.storage.rows.section_reading import Known, read_section, read_sections
from tdapp.storage.rows.streams import add_lines, read_lines, read_streams

if TYPE_CHECKING:  # who works alone invites nobody
    from tdapp.domain.arbiters.invitation import Invitation

_PATIENCE = 200  # ms to wait for readers before a checkpoint


class EventFile:
    """One open event file. Made by ``opening.open_event_file``."""

    _actor = ""
    """Whose steps undo takes back."""

    def __init__(
        self,
        path: Path,
        engine: Engine,
        lock: locking.FileLock | None,
        *,
        notice: str,
        clock: Clock,
    ) -> None:
        self._path = path
        self._engine = engine
        self._lock = lock  # None: opened read-only
        self._notice = notice
        self._clock = clock
        self._snapshots: dict[tuple[int, int], Section] = {}  # by revision: tasks read while the window writes
        self._known: dict[int, Known] = {}  # what the next snapshot of a section need not read
        self._preferences: dict[str, Any] | None = None
        self._closed = False
        self._stack: UndoStack | None = None
        self._undo_state: tuple[tuple[int, str], UndoState] | None = None  # at a revision, in a language
        there = os.stat(path)
        self._inode = there.st_dev, there.st_ino
        with plain_words(), engine.connect() as connection:
            self._revision = read_revision(connection)

    @property
    def path(self) -> Path:
        """The event file."""
        return self._path

    @property
    def revision(self) -> int:
        """Counts transactions; this window is the only writer."""
        return self._revision

    @property
    def notice(self) -> str:
        """One sentence for the status bar, or empty."""
        return self._notice

    @property
    def read_only(self) -> bool:
        """True when nothing can be changed here."""
        return self._lock is None

    @property
    def by(self) -> By:
        """Who works in this window, and in which role."""
        return ALONE

    @property
    def why_not(self) -> str:
        """Why nothing can be changed now that could be otherwise; empty while it can."""
        return ""

    def follow(self) -> ChangeSet | None:
        """Take in what another window wrote since; None when there was nothing, as where one works alone."""
        if self._closed:
            return None
        self._refuse_replaced()
        with self._reading() as connection:
            revision = read_revision(connection)
        if revision == self._revision:
            return None
        self._revision = revision
        self._snapshots.clear()
        self._known.clear()  # empty where no step was taken
        return ChangeSet(frozenset(Topic))

    def sections(self) -> tuple[SectionRef, ...]:
        """The event's sections in their order."""
        with self._reading() as connection:
            return tuple(SectionRef(section_id, name) for section_id, name in read_sections(plainly(connection)))

    def snapshot(self, section_id: int) -> Section:
        """The section as it is now; the same object until something changes."""
        key = self._revision, section_id
        known = self._snapshots.get(key)
        if known is None:
            with self._reading() as connection:
                known = read_section(plainly(connection), section_id, self._known.get(section_id))
            self._snapshots[key] = known
        return known

    def round(self, section_id: int, number: int) -> Round:
        """One round with its boards."""
        with self._reading() as connection:
            return read_round(connection, section_id, number)

    def rounds(self, section_id: int) -> tuple[Round, ...]:
        """Every round that anything is known of, by number."""
        with self._reading() as connection:
            return read_rounds(connection, section_id)

    def games(self, section_id: int, round_number: int | None = None) -> tuple[GameRecord, ...]:
        """The recorded games of a section or one of its rounds."""
        with self._reading() as connection:
            return read_games(connection, section_id, round_number)

    def broadcast(self, section_id: int) -> Broadcast:
        """What the section says of its broadcast."""
        with self._reading() as connection:
            return read_broadcast(connection, section_id)

    def taken_alerts(self, section_id: int) -> tuple[TakenAlert, ...]:
        """The alerts that somebody has taken."""
        with self._reading() as connection:
            return read_taken_alerts(connection, section_id)

    def source_names(self, section_id: int) -> tuple[SourceName, ...]:
        """Whom sources mean by names that no player has."""
        with self._reading() as connection:
            return read_source_names(connection, section_id)

    def streams(self, section_id: int, round_number: int | None = None) -> tuple[Stream, ...]:
        """What sources have said of the games of a section or a round."""
        with self._reading() as connection:
            return read_streams(connection, section_id, round_number)

    def lines(self, section_id: int, stream_id: int) -> tuple[Line, ...]:
        """All that a source has said of a game, in the order in which it came."""
        with self._reading() as connection:
            return read_lines(connection, section_id, stream_id)

    def keep_heard(self, section_id: int, lines: Sequence[Heard]) -> None:
        """Keep what sources say: no step; a read-only event keeps nothing."""
        if self.read_only or not lines:
            return
        self._refuse_replaced()
        with plain_words(), writing(self._engine).begin() as connection:
            add_lines(connection, section_id, lines)

    def execute(self, command: Command) -> Executed:
        """Check, write, journal, commit; RuleViolation or EnvironmentProblem changes nothing."""
        return self._run(command)

    def carry_out(self, step: Step, by: By) -> Executed:
        """The same for a step that somebody else sends, undo and going back included."""
        return self._run(step, by)

    def undo(self, row_id: int | None = None, *, reason: str = "", confirmed: tuple[str, ...] = ()) -> Executed:
        """Take back one's newest step, or the one of this row; RuleViolation when that cannot be done."""
        if row_id is None:
            step = self._undo_stack().undo_of(self._actor)
            if step is None:
                raise RuleViolation(tr("There is nothing to undo."))
            row_id = step.row_id
        return self._run(Undo(row_id, reason, confirmed))

    def redo(self, *, reason: str = "", confirmed: tuple[str, ...] = ()) -> Executed:
        """Repeat the step that was taken back last."""
        step = self._undo_stack().redo_of(self._actor)
        if step is None:
            raise RuleViolation(tr("There is nothing to redo."))
        return self._run(Redo(step.row_id, reason, confirmed))

    def undo_state(self) -> UndoState:
        """What undo and redo would do now."""
        if self.read_only:
            return UndoState()
        now = self._revision, current_language()
        if self._undo_state is None or self._undo_state[0] != now:
            stack = self._undo_stack()
            with self._reading() as connection:
                undo, redo = (
                    _stored(connection, step) for step in (stack.undo_of(self._actor), stack.redo_of(self._actor))
                )
            words = [None if step is None else describe(step) for step in (undo, redo)]
            self._undo_state = now, UndoState(words[0], words[1], undo, redo)
        return self._undo_state[1]

    def journal(self, *, limit: int, before: int | None = None) -> tuple[JournalEntry, ...]:
        """The newest rows of the journal, newest first."""
        with self._reading() as connection:
            return read_journal(connection, limit=limit, before=before)

    def restore_points(self) -> tuple[RestorePoint, ...]:
        """Named states, newest first."""
        with self._reading() as connection:
            return read_restore_points(connection)

    def mark(self, name: str, section_id: int | None = None) -> Executed:
        """Name the state as it is now."""
        return self._run(NamePoint(name, section_id))

    def would_ask(self, step: RestoreTo | RestoreFile) -> tuple[Warning, ...]:
        """What going back would ask; nothing is changed."""
        self._refuse_read_only()
        self._refuse_replaced()
        return would_ask(SqlUnitOfWork(self._engine, self._clock), step)

    def restore(self, step: RestoreTo) -> Executed:
        """Go back in the history in one step."""
        return self._run(step)

    def preferences(self) -> Mapping[str, Any]:
        """Preferences kept with the event, by key."""
        if self._preferences is None:
            with self._reading() as connection:
                self._preferences = read_preferences(connection)
        return MappingProxyType(self._preferences)

    def remember(self, key: str, value: object) -> None:
        """Keep a value with the event, at once and outside the history; a read-only event keeps it until it closes."""
        known = dict(self.preferences())
        if known.get(key) == value:
            return
        if not self.read_only:
            self._refuse_replaced()
            with plain_words(), writing(self._engine).begin() as connection:
                write_preference(connection, key, value)
        known[key] = value
        self._preferences = {name: kept for name, kept in known.items() if kept is not None}

    def entered_at(self, section_id: int, round_number: int, board: int) -> tuple[str, dt.datetime] | None:
        """Who entered the result that stands at a board (empty: who leads), and when; None: nobody here did."""
        from tdapp.storage.journal.entered import read_entered_at

        with self._reading() as connection:
            return read_entered_at(connection, section_id, round_number, board)

    def invitations(self) -> tuple[Invitation, ...]:
        """Whom the arbiter has invited."""
        from tdapp.storage.rows.invitations import read_invitations

        with self._reading() as connection:
            return read_invitations(connection)

    def keep_invitations(self, invitations: Sequence[Invitation]) -> None:
        """Make them these, at once and outside journal and undo; a read-only event keeps nothing."""
        if self.read_only:
            return
        from tdapp.storage.rows.invitations import write_invitations

        self._refuse_replaced()
        with plain_words(), writing(self._engine).begin() as connection:
            write_invitations(connection, invitations)

    def look_at_copy(self, path: Path) -> CopyState:
        """How another copy of this event stands; RuleViolation when it is another event."""
        with self._reading() as connection:
            path = Path(path).absolute()
            with copy_of_this_event(path, identity_of(connection)) as theirs:
                return copy_state(connection, theirs, path)

    def restore_file(self, path: Path, *, reason: str = "", confirmed: tuple[str, ...] = ()) -> Executed:
        """Make everything as it is in another copy; the state before is kept in a file beside the event."""
        self._refuse_read_only()
        self.look_at_copy(path)
        kept = free_name(self._path, "before restore")
        self.save_copy(kept)
        try:
            return self._run(RestoreFile(str(Path(path).absolute()), kept.name, reason, confirmed))
        except BaseException:
            disk.remove(kept, missing_ok=True)  # what happened is said, not that it is gone
            raise

    def hand_over(self, path: Path, receiver: str) -> None:
        """Write one verified copy for another computer, and a note of it into the log of both."""
        self._refuse_read_only()
        self.save_copy(path)  # what cannot be written is said before anything is noted
        self._run(HandOver(socket.gethostname(), receiver))
        self.save_copy(path)

    def notice_of_hand_over(self) -> str:
        """Note that this computer took the event over; a warning where it is the one that gave it away."""
        (newest,) = self.journal(limit=1)
        if newest.command_id != HandOver.ID:
            return ""
        here = socket.gethostname()
        if newest.command["sender"] == here:
            return tr("This event was handed over to {receiver}: go on there, or the two files will differ.").format(
                receiver=newest.command["receiver"]
            )
        self._run(TakeOver(here))
        return ""

    def give_away(self, receiver: str) -> None:
        """Note that another computer leads the event by now."""
        self._run(HandOver(socket.gethostname(), receiver))

    def lead(self) -> None:
        """Note that this computer leads the event from here on."""
        self._run(TakeOver(socket.gethostname()))

    def add_notice(self, text: str) -> None:
        """One sentence more for the status bar."""
        self._notice = " ".join(filter(None, (self._notice, text)))

    def save_copy(self, path: Path) -> None:
        """Write a consistent, verified copy; refuses to overwrite an event that is open anywhere."""
        self._refuse_closed()
        target = Path(path)
        if target.exists() and target.samefile(self._path):
            raise RuleViolation(tr("A copy needs another name than the event itself."))
        with contextlib.ExitStack() as stack:
            if target.exists():
                stack.callback(locking.lock_or_refuse(target, self._clock).release)
            copy_database(self._engine, target)

    def backup(self, folder: Path, *, keep: int = KEEP) -> Backup:
        """Write a verified copy into the backup folder; EnvironmentProblem when that fails, older copies stay."""
        self._refuse_closed()
        return write_backup(self._engine, self._path, Path(folder), clock=self._clock, keep=keep)

    def backups(self, folder: Path) -> tuple[Backup, ...]:
        """The copies of this event in the backup folder, the newest first."""
        with self._reading() as connection:
            return backups_of(self._path, Path(folder), identity_of(connection))

    def close(self) -> None:
        """Write everything back to one file and release the lock."""
        if self._closed:
            return
        try:
            if not self.read_only:
                self._checkpoint()
        finally:
            self._closed = True
            self._snapshots.clear()
            self._engine.dispose()
            if self._lock is not None:
                self._lock.release()

    @contextlib.contextmanager
    def to_elsewhere(self) -> Iterator[Connection]:
        """A transaction that reads what another computer is sent."""
        with self._reading() as connection:
            yield connection

    @contextlib.contextmanager
    def from_elsewhere(self) -> Iterator[Connection]:
        """A transaction that makes steps of another computer here; what was held of the event is read again after."""
        self._refuse_read_only()
        self._refuse_replaced()
        with plain_words(), writing(self._engine).begin() as connection:
            yield connection
            revision = read_revision(connection)
        if revision != self._revision:
            self._revision = revision
            self._snapshots.clear()
            self._known.clear()
            self._stack = None

    @contextlib.contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A short transaction that reads; a task that comes after ``close`` is told so."""
        self._refuse_closed()
        with plain_words(), self._engine.connect() as connection:
            yield connection

    def _refuse_closed(self) -> None:
        if self._closed:
            raise EnvironmentProblem(tr("The event was closed meanwhile."))

    def _refuse_replaced(self) -> None:
        """Where a file is removed or replaced under us, SQLite goes on writing into the one that nobody will find."""
        try:
            there = os.stat(self._path)
        except OSError:
            there = None
        if there is None or (there.st_dev, there.st_ino) != self._inode:
            raise EnvironmentProblem(
                tr("{name} was removed or replaced by another program while it was open.").format(name=self._path.name)
                + " "
                + (
                    tr("Open it again to see what is there now.")
                    if self.read_only
                    else tr(
                        "Nothing was changed; everything entered so far is still here: save a copy under another "
                        "name now."
                    )
                )
            )

    def _refuse_read_only(self) -> None:
        self._refuse_closed()
        if self.read_only:
            reason = tr("The event was opened read-only: save a copy elsewhere and work there.")
            raise EnvironmentProblem(f"{self._notice} {reason}".strip())

    def _run(self, step: Step, by: By = ALONE) -> Executed:
        self._refuse_read_only()
        self._refuse_replaced()
        work = SqlUnitOfWork(self._engine, self._clock, self._snapshots)
        done = execute(work, step, by)
        if done.revision <= self._revision:
            return done  # it was sent before, and nothing was changed now
        self._keep_known(step, done, work)
        self._revision = done.revision
        self._snapshots.clear()
        if step.BARRIER:
            self._stack = None  # what undo may look at begins anew
        if self._stack is not None and not isinstance(step, NOTES):
            undoes = step.row_id if isinstance(step, Undo) else None
            redoes = step.row_id if isinstance(step, Redo) else None
            self._stack.append(JournalStep(done.row_id, done.changes, undoes, redoes, by.actor, step.LIGHT))
        return done

    def _keep_known(self, step: Step, done: Executed, work: SqlUnitOfWork) -> None:
        """A result changes no player and cells of its round only, a ladder and a tick at the door not even those.

        In a knock-out it may change who plays in later rounds: what ``work`` has written is told by it.
        With 1,000 players the rest is most of the work.
        """
        topics, ticked = done.changes.topics, isinstance(step, SetCheckIn)
        if not topics <= {Topic.RESULTS, Topic.LADDER} and not ticked:
            self._known.clear()
            return
        unnamed = None if Topic.RESULTS in topics else frozenset[int]()
        rounds = unnamed if getattr(step, "round", None) is None else work.rounds
        for (revision, section_id), section in self._snapshots.items():
            if revision == self._revision:
                self._known[section_id] = Known(section, frozenset())
        for section_id, known in self._known.items():
            more = None if rounds is None or known.rounds is None else known.rounds | rounds
            self._known[section_id] = Known(
                known.section, more, known.players and not ticked, known.tables | work.touched
            )

    def _undo_stack(self) -> UndoStack:
        if self._stack is None:
            with self._reading() as connection:
                self._stack = UndoStack(read_steps(connection, self._actor))
        return self._stack

    @property
    def is_whole(self) -> bool:
        """Whether all that was entered lies in the file itself: a copy of it made now by any program has everything."""
        try:
            return log_path(self._path).stat().st_size == 0
        except OSError:
            return True

    def settle(self) -> bool:
        """Bring what was entered from the log into the file; False: a task still reads or the disk is full.

        Nothing is lost without it, and a copy onto another disk has to work even then.
        """
        if not self.read_only and not self._closed:
            self._checkpoint()
        return self.is_whole

    def _checkpoint(self) -> None:
        with contextlib.suppress(EnvironmentProblem), plain_words():
            raw = self._engine.raw_connection()
            try:
                connection = raw.driver_connection
                assert isinstance(connection, sqlite3.Connection)
                connection.execute(f"PRAGMA busy_timeout = {_PATIENCE}")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                connection.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000:.0f}")
            finally:
                raw.close()


def _stored(connection: Connection, step: JournalStep | None) -> StoredStep | None:
    return None if step is None else read_step(connection, step.row_id)
