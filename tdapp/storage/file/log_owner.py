"""Whose write-ahead log lies beside an event file? SQLite applies any log of the right name, also one of another file.

Every transaction leaves a mark in the file: a name for the state that it makes, and that of the state that it found.
SQLite begins a log anew only where all of it lies in the file: what its first transaction found is the file itself. So
a log belongs to a file whose own mark, read without the log, is one of those in it; a copy that somebody put in the
place of an event after a crash has another one. So a log is applied to its own file or set aside, never mixed.
"""

from __future__ import annotations

import contextlib
import json
import re
import secrets
import sqlite3
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.files import disk
from tdapp.storage.file.header import is_wal
from tdapp.storage.file.plain import WRITES, connect
from tdapp.storage.file.rollback_journal import has_foreign_journal, journal_path
from tdapp.storage.rows.reads import Reads
from tdapp.storage.rows.schema import LOG_KEY

if TYPE_CHECKING:  # who only looks at a file loads nothing of SQLAlchemy
    from sqlalchemy import Connection
    from sqlalchemy.engine import Engine

_HEADER = 32
_NONE = "-" * 16
_MARK = re.compile(rb"log:(?:[0-9a-f-]{16}:)?([0-9a-f-]{16}):([0-9a-f-]{16})")  # older versions wrote three
_READ = "SELECT value FROM preference WHERE key = ?"
_WRITE = "INSERT INTO preference (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
_LOOKS = 3  # a log that another window merges between two looks is no foreign one


def mark_transactions(engine: Engine) -> None:
    """Let every transaction of this engine that writes leave a mark; a file that has none gets its name now."""
    from sqlalchemy import event

    event.listen(engine, "commit", _mark)
    with engine.connect() as connection:
        named = is_marked(connection)
    if not named:
        with engine.execution_options(**{WRITES: True}).begin():  # as ``engine.writing``
            pass


def _mark(connection: Connection) -> None:
    if connection.get_execution_options().get(WRITES):
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        before = _name(driver.execute(_READ, (LOG_KEY,)).fetchone())
        driver.execute(_WRITE, (LOG_KEY, json.dumps(f"log:{before}:{secrets.token_hex(8)}")))


def is_marked(connection: Reads) -> bool:
    """Whether a file was worked with since there are marks."""
    return connection.exec_driver_sql(_READ, (LOG_KEY,)).first() is not None


def log_path(path: Path) -> Path:
    """The write-ahead log of an event file."""
    return path.with_name(path.name + "-wal")


def has_foreign_log(path: Path) -> bool:
    """Whether the log beside a file was written by another one; a log that says nothing belongs to it."""
    return all(_looks_foreign(path) for _ in range(_LOOKS))


def set_foreign_log_aside(path: Path) -> str:
    """Rename what does not belong to the file beside it; what to say, or nothing. Only under the file's lock."""
    if has_foreign_log(path):
        return _set_aside(path, log_path(path))
    return _set_aside(path, journal_path(path)) if has_foreign_journal(path) else ""


def _set_aside(path: Path, foreign: Path) -> str:
    end = foreign.name.removeprefix(path.name)
    counts = chain([""], (f"-{number}" for number in count(2)))
    names = (path.with_name(f"{path.stem}.another session{number}{path.suffix}{end}") for number in counts)
    kept = next(name for name in names if not name.exists())
    try:
        disk.replace(foreign, kept)
        disk.remove(path.with_name(path.name + "-shm"), missing_ok=True)
    except OSError as error:
        raise EnvironmentProblem(
            tr("{name} beside the event belongs to another state of it and cannot be set aside: {reason}.").format(
                name=foreign.name, reason=error.strerror or error
            )
        ) from error
    return tr(
        "The event was put here after another session had crashed: what that session left was not mixed into it and is "
        "set aside as {name}."
    ).format(name=kept.name)


def _looks_foreign(path: Path) -> bool:
    try:
        log = log_path(path).read_bytes()
    except OSError:
        return False
    if len(log) <= _HEADER:
        return False
    if not is_wal(path):  # what has a log has the sign of it, from before the log began
        return True
    marks = {name.decode() for found in _MARK.findall(log) for name in found}
    return bool(marks) and _own_name(path) not in {*marks, None}


def _own_name(path: Path) -> str | None:
    """The mark in the file itself; None where it cannot be read without the log."""
    with contextlib.suppress(sqlite3.Error), closing(connect(path, "ro", immutable=True)) as connection:
        return _name(connection.execute(_READ, (LOG_KEY,)).fetchone())
    return None


def _name(row: tuple[Any, ...] | None) -> str:
    match = _MARK.search(str(row[0]).encode()) if row else None
    return match[2].decode() if match else _NONE
