"""A connection of SQLite's own to an event file, that only reads: ready before SQLAlchemy would be imported."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path, PurePath
from urllib.parse import quote

from tdapp.storage.rows.reads import PlainConnection

BUSY_SECONDS = 5.0
WRITES = "tdapp_writes"
"""Execution option of SQLAlchemy's connections: this transaction will write."""


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
