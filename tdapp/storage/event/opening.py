"""Opening an event file: checks, lock, journal mode, migration when the schema is behind."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from sqlalchemy.engine import Engine

from tdapp.domain.words.errors import DiskFull, EnvironmentProblem
from tdapp.domain.words.wording import marked, tr
from tdapp.services.files.drafts import clear_drafts
from tdapp.storage.event.event_file import EventFile
from tdapp.storage.event.quick_check import has_changed_by_itself, refuse_nonsense
from tdapp.storage.file.engine import make_engine, plain_words, reading_engine, sensible, writing
from tdapp.storage.file.header import check_header
from tdapp.storage.file.lock import FileLock, lock_or_refuse
from tdapp.storage.file.log_owner import mark_transactions, set_foreign_log_aside
from tdapp.storage.file.place import Place, cloud_of, examine
from tdapp.storage.file.rollback_journal import begin_with_first_page
from tdapp.storage.file.soundness import sound_version
from tdapp.storage.journal.sums import begin_sums, stored_sums
from tdapp.storage.rows.clock import Clock, utc_now
from tdapp.storage.rows.reads import plainly
from tdapp.storage.rows.schema import SCHEMA


def open_event_file(
    path: Path | str,
    *,
    clock: Clock = utc_now,
    place: Place | None = None,
    read_only: bool = False,
    look: bool = True,
    kind: type[EventFile] = EventFile,
) -> EventFile:
    """Open an event file for this window alone, or ``read_only`` beside another window that writes.

    In a place that cannot be written to it opens read-only, in a network folder without WAL; ``notice`` says
    so. RuleViolation: not an event file, or one of a newer version. EnvironmentProblem: missing, DamagedFile, or
    OpenElsewhere. ``look`` False: the caller asks ``reading.is_as_entered`` later. ``place``: for tests.
    ``kind``: another form of an event that is worked on.
    """
    path = Path(path).resolve()  # a second way to a file leads to the same lock and the same log
    check_header(path)
    where = examine(path) if place is None else place
    if read_only:
        return _open_read_only(path, clock, tr(BESIDE), look=look)
    try:
        lock = _lock(path, clock) if where.writable else None
        if lock is None:
            return _open_read_only(path, clock, tr(NO_PLACE), look=look)
        try:
            return _open_to_write(path, where, lock, clock, look=look, kind=kind)
        except BaseException:
            lock.release()
            raise
    except DiskFull:
        return _open_read_only(path, clock, tr(NO_ROOM), look=look)


def _open_to_write(
    path: Path, where: Place, lock: FileLock, clock: Clock, *, look: bool, kind: type[EventFile]
) -> EventFile:
    clear_drafts(path.parent)
    foreign = set_foreign_log_aside(path)
    engine = make_engine(path)
    try:
        with sensible():
            version = sound_version(path, engine.connect)
        notices = [foreign or _left_behind(lock)]
        if version < SCHEMA:
            from tdapp.storage.event.migrate import migrate  # brings Alembic, which takes its time

            copy = migrate(path, version, clock)
            notices.append(
                tr("The event was converted for this version; {name} is a copy of it as it was.").format(name=copy.name)
            )
        with sensible(), writing(engine).begin() as connection:
            plain = plainly(connection)
            refuse_nonsense(plain)
            begins = stored_sums(plain) is None
            if (look or begins) and has_changed_by_itself(plain):
                notices.append(tr(CHANGED))
            elif begins:
                begin_sums(connection)
        notices += [_set_journal_mode(path, engine, where), _in_step(path)]
        if path.stat().st_nlink > 1:
            notices.append(
                tr("The event has a second name on this disk (a hard link): always open it by the same one.")
            )
        notice = " ".join(filter(None, notices))
        with sensible():
            store = _looked_through(kind(path, engine, lock, notice=notice, clock=clock))
        store.add_notice(store.notice_of_hand_over())
        store.settle()
        return store
    except BaseException:
        engine.dispose()
        raise


def _looked_through(store: EventFile) -> EventFile:
    """Read once what the window reads: rows that make no sense are found now, while a copy can still be offered."""
    for ref in store.sections():
        store.snapshot(ref.section_id)
        store.rounds(ref.section_id)
    store.journal(limit=LOOKED_AT)
    store.restore_points()
    store.undo_state()
    return store


LOOKED_AT = 300  # steps of the journal that are read when an event is opened
NO_PLACE = marked("Read-only: the event lies in a place that cannot be written to; save a copy to work on it.")
NO_ROOM = marked("Read-only: the disk is full. Save a copy on another disk, or free some space and open it again.")
CHANGED = marked("THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.")
BESIDE = marked("Read-only: this window follows what another one writes, and changes nothing.")


def _open_read_only(path: Path, clock: Clock, notice: str, *, look: bool) -> EventFile:
    with sensible():
        engine = reading_engine(path)
        with engine.connect() as connection:
            plain = plainly(connection)
            refuse_nonsense(plain)
            if look and has_changed_by_itself(plain):
                notice = f"{notice} {tr(CHANGED)}"
        return _looked_through(EventFile(path, engine, None, notice=notice, clock=clock))


def _lock(path: Path, clock: Clock) -> FileLock | None:
    """The lock, or None where even the lock file may not be written (Windows tells it no other way)."""
    try:
        return lock_or_refuse(path, clock)
    except EnvironmentProblem as problem:
        cause = problem.__cause__
        if isinstance(cause, OSError) and cause.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            return None
        if isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT):
            raise DiskFull(str(problem)) from cause
        raise


def _set_journal_mode(path: Path, engine: Engine, where: Place) -> str:
    """WAL where it works; the notice when it does not."""
    wanted = "DELETE" if where.network else "WAL"
    with plain_words():
        raw = engine.raw_connection()
        try:
            assert isinstance(raw.driver_connection, sqlite3.Connection)
            mode = raw.driver_connection.execute(f"PRAGMA journal_mode = {wanted}").fetchone()[0]
        finally:
            raw.close()
        if mode == "wal":
            mark_transactions(engine)
        else:
            begin_with_first_page(engine)
    if where.network:
        return tr("The event lies in a network folder: saving is slower there, and a local folder is safer.")
    return "" if mode == "wal" else tr("Saving is slower in this folder than on a local disk.")


def _in_step(path: Path) -> str:
    service = cloud_of(path)
    return service and tr(
        "{service} keeps this folder in step: a copy there is complete a second after the last key. Close the event "
        "before you switch off, and open it on one computer only."
    ).format(service=service)


def _left_behind(lock: FileLock) -> str:
    if lock.left_behind is None:
        return ""
    return tr("The event was not closed properly ({left_behind}); everything entered before is here.").format(
        left_behind=lock.left_behind
    )
