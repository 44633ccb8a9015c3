"""Is what lies in an event file sound and ours? And the engine that only reads it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError, InvalidRequestError, OperationalError

from tdapp.domain.words.errors import DamagedFile, EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.file.engine import make_engine, plain_words
from tdapp.storage.file.header import is_wal, refuse_newer
from tdapp.storage.file.log_owner import has_foreign_log, log_path
from tdapp.storage.file.rollback_journal import has_foreign_journal
from tdapp.storage.rows.schema import SCHEMA

_NONSENSE = (
    *(ValueError, LookupError, TypeError, ArithmeticError),
    *(InvalidRequestError, DBAPIError, sqlite3.Error),
)


@contextmanager
def sensible() -> Iterator[None]:
    """Let what no version of this program ever wrote leave the block as DamagedFile.

    Only for the first look at a file: later the same faults would be ours.
    """
    try:
        with plain_words():
            yield
    except _NONSENSE as error:
        raise DamagedFile(
            tr(
                "The event file is damaged: it holds what this program never writes. "
                "Open the newest copy or backup of it."
            )
        ) from error


def reading_engine(path: Path) -> Engine:
    """An engine that writes nothing, not even beside the file; the header was checked before.

    It follows another window that writes, and stays good when that one ends or a new one begins.

    EnvironmentProblem: damaged, of an older schema, or a crash left it where SQLite cannot put it right.
    """
    log = log_path(path)
    foreign = has_foreign_log(path) and log.stat().st_ino
    # Without its log nobody writes to a WAL file, and SQLite must not try to make one here; nor take a foreign one.
    engine = make_engine(
        path,
        read_only=True,
        immutable=lambda: log.stat().st_ino == foreign if log.exists() else is_wal(path) or has_foreign_journal(path),
    )
    try:
        if log.exists() and not _opens(engine):
            raise EnvironmentProblem(
                tr(
                    "{name} was not closed properly and lies in a place that cannot be written to; copy it together "
                    "with {log_name} to another folder and open it there."
                ).format(name=path.name, log_name=log.name)
            )
        if sound_version(path, engine) < SCHEMA:
            raise EnvironmentProblem(
                tr(
                    "{name} comes from an older version and cannot be converted here; open it once in the window, "
                    "in a folder that can be written to."
                ).format(name=path.name)
            )
    except BaseException:
        engine.dispose()
        raise
    return engine


def _opens(engine: Engine) -> bool:
    """False where SQLite would have to write the index of the WAL first."""
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")
    except OperationalError:
        return False
    return True


def sound_version(path: Path, engine: Engine) -> int:
    """The schema, after a look at every page (the header alone may be older than what lies in the WAL)."""
    with plain_words(), engine.connect() as connection:
        version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        refuse_newer(path.name, version)
        foreign = "SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')"
        if connection.exec_driver_sql(foreign).scalar():  # ours have none: nothing from a file is executed
            raise RuleViolation(tr("{name} is not an event file of this program.").format(name=path.name))
        if connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar() != "ok":
            raise DamagedFile(tr("The event file is damaged. Open the newest copy or backup of it."))
    return version
