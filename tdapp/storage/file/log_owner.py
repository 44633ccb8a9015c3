"""Whose write-ahead log lies beside an event file? SQLite applies any log of the right name, also one of another file.

Every transaction leaves a mark in the file: which state of the file itself its log began from, and a name for the state
that it makes. A log belongs to a file whose own mark, read without the log, is one of those; a copy that somebody put
in the place of an event after a crash has another one. So a log is applied to its own file or set aside, never mixed.
"""

from __future__ import annotations

import contextlib
import json
import re
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.files import disk
from tdapp.storage.file.header import is_wal
from tdapp.storage.file.plain import WRITES, file_uri
from tdapp.storage.file.rollback_journal import has_foreign_journal, journal_path
from tdapp.storage.rows.reads import Reads
from tdapp.storage.rows.schema import LOG_KEY

if TYPE_CHECKING:  # who only looks at a file loads nothing of SQLAlchemy
    from sqlalchemy import Connection
    from sqlalchemy.engine import Engine

_HEADER = 32
_NONE = "-" * 16
_MARK = re.compile(rb"log:([0-9a-f-]{16}):([0-9a-f-]{16}):([0-9a-f-]{16})")
_READ = "SELECT value FROM preference WHERE key = ?"
_WRITE = "INSERT INTO preference (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
_LOOKS = 3  # a log that another window merges between two looks is no foreign one


class LogMarks:
    """Marks every transaction of an engine that writes. All of its state is read and set under SQLite's write lock."""

    def __init__(self, path: Path, engine: Engine) -> None:
        from sqlalchemy import event

        self._log = log_path(path)
        writing = engine.execution_options(**{WRITES: True})  # as ``engine.writing``
        with writing.begin() as connection:
            self._base = self._before = _name(_driver(connection).execute(_READ, (LOG_KEY,)).fetchone())
        self._salt = self._salt_now()
        event.listen(engine, "begin", self._begun)
        event.listen(engine, "commit", self._committing)
        if self._base == _NONE:
            with writing.begin():
                pass  # the file has a name from now on

    def _begun(self, connection: Connection) -> None:
        if not connection.get_execution_options().get(WRITES, False):
            return
        salt = self._salt_now()
        if salt != self._salt:  # the transaction before began a new log: the file was then as that one found it
            self._salt, self._base = salt, self._before
        self._before = _name(_driver(connection).execute(_READ, (LOG_KEY,)).fetchone())

    def _committing(self, connection: Connection) -> None:
        if connection.get_execution_options().get(WRITES, False):
            mark = json.dumps(f"log:{self._base}:{self._before}:{secrets.token_hex(8)}")
            _driver(connection).execute(_WRITE, (LOG_KEY, mark))

    def _salt_now(self) -> bytes:
        try:
            with self._log.open("rb") as stream:
                return stream.read(_HEADER)[16:24]
        except OSError:
            return b""


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
    number, kept = 1, path
    while number == 1 or kept.exists():
        count = "" if number == 1 else f"-{number}"
        kept = path.with_name(f"{path.stem}.another session{count}{path.suffix}{end}")
        number += 1
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
    with contextlib.suppress(sqlite3.Error):
        uri = f"{file_uri(path.absolute())}?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            return _name(connection.execute(_READ, (LOG_KEY,)).fetchone())
    return None


def _name(row: tuple[Any, ...] | None) -> str:
    match = _MARK.search(str(row[0]).encode()) if row else None
    return match[3].decode() if match else _NONE


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
