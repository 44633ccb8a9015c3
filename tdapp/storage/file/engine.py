"""The one place that makes engines.

Python's sqlite3 opens transactions by itself and leaves foreign keys off; a migration that fails half-way
would leave its column behind. So the driver's own transactions are switched off and every BEGIN is ours:
``BEGIN IMMEDIATE`` for ``execute()``, a plain one for snapshots, so that a reader never delays a result.

All engines share one dialect and one cache of compiled statements: the SQL of a file is that of every other, and to
compile it anew took most of the time of opening one.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path, PurePath
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool, QueuePool
from sqlalchemy.util import LRUCache

from tdapp.domain.words.errors import DamagedFile, DiskFull, EnvironmentProblem
from tdapp.domain.words.wording import marked, tr

WRITES = "tdapp_writes"  # execution option: this transaction will write
BUSY_SECONDS = 5.0
_COMPILED: LRUCache[Any, Any] = LRUCache(1000)


def make_engine(
    path: Path,
    *,
    read_only: bool = False,
    immutable: Callable[[], bool] = lambda: False,
    foreign_keys: bool = True,
) -> Engine:
    """An engine for an existing or new file.

    ``immutable`` is asked at every connection of a read-only engine, which keeps none: true promises that nobody writes
    now, and SQLite then reads a WAL file in a folder it cannot write to. ``foreign_keys=False`` is for migrations that
    rebuild tables; they check the keys before they commit.
    """
    uri = f"{file_uri(path.absolute())}?mode={'ro' if read_only else 'rwc'}"

    def connect() -> Any:
        full = uri + ("&immutable=1" if read_only and immutable() else "")
        return sqlite3.connect(full, uri=True, timeout=BUSY_SECONDS, check_same_thread=False)

    model = _model()
    dialect = model.dialect
    pool = NullPool(connect, dialect=dialect) if read_only else QueuePool(connect, pool_size=4, dialect=dialect)
    engine = Engine(pool, dialect, model.url, execution_options={"compiled_cache": _COMPILED})

    @event.listens_for(engine, "connect")
    def _configure(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA trusted_schema = OFF")  # a file from elsewhere runs no functions

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


@cache
def _model() -> Engine:
    """An engine that has connected once: its dialect has asked the driver what it can."""
    engine = create_engine("sqlite://")
    engine.connect().close()
    engine.dispose()
    return engine


def file_uri(path: PurePath) -> str:
    """An absolute path as SQLite reads it; unlike ``Path.as_uri``, a share has an empty host: ``file:////server``."""
    name = path.as_posix()
    return "file://" + ("" if name.startswith("/") else "/") + quote(os.fsencode(name), safe="/:")


def writing(engine: Engine) -> Engine:
    """The same engine, whose transactions take the write lock at once: for execute() and migrations."""
    return engine.execution_options(**{WRITES: True})


_SENTENCES = {
    sqlite3.SQLITE_FULL: marked("The disk is full: nothing was changed. Free some space and try again."),
    sqlite3.SQLITE_IOERR: marked("The disk could not be read or written: nothing was changed."),
    sqlite3.SQLITE_READONLY: marked("The event file cannot be written to: nothing was changed."),
    sqlite3.SQLITE_BUSY: marked("Another program is using the event file: nothing was changed. Try again."),
    sqlite3.SQLITE_LOCKED: marked("Another program is using the event file: nothing was changed. Try again."),
    sqlite3.SQLITE_CANTOPEN: marked("The event file cannot be opened; check that its folder is still there."),
    sqlite3.SQLITE_CORRUPT: marked("The event file is damaged. Open the newest copy or backup of it."),
    sqlite3.SQLITE_NOTADB: marked("This is not an event file, or it is damaged."),
    sqlite3.SQLITE_PERM: marked("The event file may not be opened; check its permissions."),
}


_KINDS = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_CORRUPT: DamagedFile,
    sqlite3.SQLITE_NOTADB: DamagedFile,
}


def plain_problem(error: BaseException) -> EnvironmentProblem | None:
    """A fault of the disk in plain words; None for everything else, which is our bug and stays as it is."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is None or code & 0xFF not in _SENTENCES:  # extended codes keep the basic one in the low byte
        return None
    return _KINDS.get(code & 0xFF, EnvironmentProblem)(tr(_SENTENCES[code & 0xFF]))


@contextmanager
def plain_words() -> Iterator[None]:
    """Let faults of the disk leave the block as EnvironmentProblem."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        problem = plain_problem(error)
        if problem is None:
            raise
        raise problem from error
