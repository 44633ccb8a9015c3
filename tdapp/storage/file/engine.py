"""The one place that makes engines.

Python's sqlite3 opens transactions by itself and leaves foreign keys off; a migration that fails half-way
would leave its column behind. So the driver's own transactions are switched off and every BEGIN is ours:
``BEGIN IMMEDIATE`` for ``execute()``, a plain one for snapshots, so that a reader never delays a result.

All engines share one dialect and one cache of compiled statements: the SQL of a file is that of every other, and to
compile it anew took most of the time of opening one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError, InvalidRequestError
from sqlalchemy.pool import NullPool, QueuePool
from sqlalchemy.util import LRUCache

from tdapp.storage.file.faults import in_plain_words, only_sense
from tdapp.storage.file.plain import WRITES, configure, connect
from tdapp.storage.file.soundness import readable

_COMPILED: LRUCache[Any, Any] = LRUCache(1000)


def make_engine(
    path: Path,
    *,
    reading: Callable[[], Any] | None = None,
    foreign_keys: bool = True,
) -> Engine:
    """An engine for an existing or new file.

    ``reading`` gives the connections (SQLite's own) of one that only reads and keeps none. ``foreign_keys=False`` is
    for migrations that rebuild tables; they check the keys before they commit.
    """

    def made() -> Any:
        return connect(path, "rwc")

    model = _model()
    dialect = model.dialect
    pool = QueuePool(made, pool_size=4, dialect=dialect) if reading is None else NullPool(reading, dialect=dialect)
    engine = Engine(pool, dialect, model.url, execution_options={"compiled_cache": _COMPILED})

    @event.listens_for(engine, "connect")
    def _configure(connection: sqlite3.Connection, _record: Any) -> None:
        configure(connection)
        connection.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    @event.listens_for(engine, "reset")
    def _end(connection: sqlite3.Connection, _record: Any, _state: Any) -> None:
        connection.rollback()  # a COMMIT that failed leaves its transaction open, and SQLAlchemy takes it for ended

    return engine


def reading_engine(path: Path) -> Engine:
    """An engine that writes nothing, not even beside the file; the header was checked before.

    It follows another window that writes, and stays good when that one ends or a new one begins. What it refuses is
    what ``readable`` does.
    """
    return make_engine(path, reading=readable(path))


def unchecked_engine(path: Path) -> Engine:
    """An engine that reads a file which nobody uses, or which is known to be damaged."""
    return make_engine(path, reading=lambda: connect(path, "ro"))


@cache
def _model() -> Engine:
    """An engine that has connected once: its dialect has asked the driver what it can."""
    engine = create_engine("sqlite://")
    engine.connect().close()
    engine.dispose()
    return engine


def writing(engine: Engine) -> Engine:
    """The same engine, whose transactions take the write lock at once: for execute() and migrations."""
    return engine.execution_options(**{WRITES: True})


@contextmanager
def plain_words() -> Iterator[None]:
    """Let faults of the disk leave the block as EnvironmentProblem, also those that SQLAlchemy has wrapped."""
    with in_plain_words(DBAPIError):
        yield


@contextmanager
def sensible() -> Iterator[None]:
    """``faults.only_sense`` for what SQLAlchemy reads."""
    with only_sense(InvalidRequestError, DBAPIError):
        yield
