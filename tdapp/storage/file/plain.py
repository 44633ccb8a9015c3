"""A connection of SQLite's own to an event file, that only reads: ready before SQLAlchemy would be imported."""

from __future__ import annotations

import os
import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path, PurePath
from typing import Any
from urllib.parse import quote

BUSY_SECONDS = 5.0
WRITES = "tdapp_writes"
"""Execution option of SQLAlchemy's connections: this transaction will write."""


class PlainResult:
    """The rows of an answer, as SQLAlchemy's result gives them."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._rows = cursor.fetchall()
        self._names = tuple(column[0] for column in cursor.description)

    def all(self) -> list[Any]:
        """Every row, by name and by place."""
        return list(map(_kind_of(self._names)._make, self._rows))

    def fetchall(self) -> list[Any]:
        """The same, sure to be known by place alone."""
        return self._rows

    def one_or_none(self) -> Any:
        """The only row, None without one; LookupError where there are several."""
        if len(self._rows) > 1:
            raise LookupError("several rows")
        return next(iter(self.all()), None)

    def one(self) -> Any:
        """The only row; LookupError otherwise."""
        row = self.one_or_none()
        if row is None:
            raise LookupError("no row")
        return row

    def first(self) -> Any:
        """The first row, None without one."""
        return next(iter(self.all()), None)

    def scalar(self) -> Any:
        """The first value of the first row, None without one."""
        return self._rows[0][0] if self._rows else None

    def scalar_one(self) -> Any:
        """The first value of the only row; LookupError otherwise."""
        return self.one()[0]


class PlainConnection:
    """``storage.rows.reads.Reads`` over SQLite's own driver."""

    def __init__(self, driver: sqlite3.Connection) -> None:
        self._driver = driver

    def exec_driver_sql(self, statement: str, parameters: tuple[Any, ...] = ()) -> PlainResult:
        """The answer to a question."""
        return PlainResult(self._driver.execute(statement, parameters))


@cache
def _kind_of(names: tuple[str, ...]) -> Any:
    return namedtuple("Row", names, rename=True)


@contextmanager
def looking(connection: Callable[[], sqlite3.Connection]) -> Iterator[PlainConnection]:
    """A transaction that reads, over a new connection that only reads."""
    with closing(connection()) as driver:
        configure(driver)
        driver.execute("BEGIN")
        yield PlainConnection(driver)


def connect(path: Path, mode: str, *, immutable: bool = False) -> sqlite3.Connection:
    """SQLite's own connection, usable from every thread."""
    uri = f"{file_uri(path.absolute())}?mode={mode}" + ("&immutable=1" if immutable else "")
    return sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, check_same_thread=False)


def configure(driver: sqlite3.Connection) -> None:
    """Every BEGIN is ours; what is committed lies on the disk; and a file from elsewhere runs no functions."""
    driver.isolation_level = None
    driver.execute("PRAGMA synchronous = FULL")
    driver.execute("PRAGMA fullfsync = ON")  # macOS alone knows a difference: without it the drive may still forget
    driver.execute("PRAGMA checkpoint_fullfsync = ON")
    driver.execute("PRAGMA trusted_schema = OFF")


def file_uri(path: PurePath) -> str:
    """An absolute path as SQLite reads it; unlike ``Path.as_uri``, a share has an empty host: ``file:////server``."""
    name = path.as_posix()
    return "file://" + ("" if name.startswith("/") else "/") + quote(os.fsencode(name), safe="/:")
