"""Is what lies in an event file sound and ours? And the connection that only looks at it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tdapp.domain.words.errors import DamagedFile, EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.file.header import is_wal, refuse_newer
from tdapp.storage.file.log_owner import has_foreign_log, log_path
from tdapp.storage.file.plain import connect, looking
from tdapp.storage.file.recovery import as_after_a_crash, is_left_by_a_crash
from tdapp.storage.file.rollback_journal import has_foreign_journal, journal_path
from tdapp.storage.rows.reads import PlainConnection, Reads
from tdapp.storage.rows.schema import SCHEMA


@contextmanager
def reading_plainly(path: Path) -> Iterator[PlainConnection]:
    """A connection that writes nothing, not even beside the file; refuses what ``readable`` does."""
    with looking(readable(path)) as connection:
        yield connection


def readable(path: Path) -> Callable[[], sqlite3.Connection]:
    """What makes a connection that writes nothing, not even beside the file. The header was checked before.

    EnvironmentProblem: damaged, or of an older schema.
    """
    log = log_path(path)
    foreign = has_foreign_log(path) and log.stat().st_ino

    # Without its log nobody writes to a WAL file, and SQLite must not try to make one here; nor take a foreign one.
    def immutable() -> bool:
        if log.exists():
            return log.stat().st_ino == foreign
        return has_foreign_journal(path) or (is_wal(path) and not journal_path(path).exists())

    def connection() -> sqlite3.Connection:
        if immutable():
            return connect(path, "ro", immutable=True)
        return as_after_a_crash(path) if is_left_by_a_crash(path) else connect(path, "ro")

    if sound_version(path, lambda: looking(connection)) < SCHEMA:
        raise EnvironmentProblem(
            tr(
                "{name} comes from an older version and cannot be converted here; open it once in the window, "
                "in a folder that can be written to."
            ).format(name=path.name)
        )
    return connection


def sound_version(path: Path, connect: Callable[[], AbstractContextManager[Reads]]) -> int:
    """The schema, after a look at every page (the header alone may be older than what lies in the WAL)."""
    with connect() as connection:
        version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        refuse_newer(path.name, version)
        foreign = "SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')"
        if connection.exec_driver_sql(foreign).scalar():  # ours have none: nothing from a file is executed
            raise RuleViolation(tr("{name} is not an event file of this program.").format(name=path.name))
        if connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar() != "ok":
            raise DamagedFile(tr("The event file is damaged. Open the newest copy or backup of it."))
    return version
