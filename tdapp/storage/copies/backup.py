"""Copies of an event file: by SQLite's backup API only, verified after writing, then renamed into place."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import Engine

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.files.drafts import draft_beside
from tdapp.storage.file.engine import make_engine, plain_words, unchecked_engine
from tdapp.storage.rows.schema import APPLICATION_ID, LOG_KEY

_COMPANIONS = ("-wal", "-shm", "-journal")


@contextmanager
def written_beside(path: Path) -> Iterator[Path]:
    """A temporary name in the same folder; the file replaces ``path`` when the block ends well, else it goes.

    EnvironmentProblem when the folder cannot be written to.
    """
    path = path.resolve()  # behind a symbolic link, which stays one
    draft = draft_beside(path)
    try:
        yield draft
        _flush(draft)
        for suffix in _COMPANIONS:  # what a crash left of the file we replace would spoil ours
            path.with_name(path.name + suffix).unlink(missing_ok=True)
        os.replace(draft, path)
        _flush_folder(path.parent)
    except OSError as error:
        reason = error.strerror or str(error)
        raise EnvironmentProblem(
            tr("{name} could not be written: {reason}. Nothing was changed.").format(name=path.name, reason=reason)
        ) from error
    finally:
        with contextlib.suppress(OSError):
            _remove(draft)


def free_name(path: Path, what: str) -> Path:
    """A name beside a file that says what it is and is not taken: ``Open.before restore.tdb``, ``…-2.tdb``."""
    number = 1
    while True:
        suffix = "" if number == 1 else f"-{number}"
        name = path.with_name(f"{path.stem}.{what}{suffix}{path.suffix}")
        if not name.exists():
            return name
        number += 1


def copy_database(engine: Engine, target: Path) -> None:
    """Write a consistent copy of an open event file and verify it; EnvironmentProblem when that fails."""
    with written_beside(target) as draft:
        with plain_words():
            copy = make_engine(draft)
            try:
                _backup(engine, copy)
            finally:
                copy.dispose()
        verify(draft)


def _backup(source: Engine, target: Engine) -> None:
    reading, writing = source.raw_connection(), target.raw_connection()
    try:
        assert isinstance(reading.driver_connection, sqlite3.Connection)
        assert isinstance(writing.driver_connection, sqlite3.Connection)
        reading.driver_connection.backup(writing.driver_connection)
        if writing.driver_connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'preference'").fetchone():
            writing.driver_connection.execute("DELETE FROM preference WHERE key = ?", (LOG_KEY,))  # a file of its own
        writing.driver_connection.execute("PRAGMA journal_mode = DELETE")  # a copy is one file
    finally:
        writing.close()
        reading.close()


def verify(path: Path) -> None:
    """EnvironmentProblem unless the file is a sound event file in every page and every reference."""
    with plain_words():
        engine = unchecked_engine(path)
        try:
            with engine.connect() as connection:
                ours = connection.exec_driver_sql("PRAGMA application_id").scalar() == APPLICATION_ID
                sound = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all() == ["ok"]
                whole = not connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        finally:
            engine.dispose()
    if not (ours and sound and whole):
        raise EnvironmentProblem(tr("The copy came out damaged and was thrown away; try another disk."))


def _remove(draft: Path) -> None:
    for suffix in ("", *_COMPANIONS):
        draft.with_name(draft.name + suffix).unlink(missing_ok=True)


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _flush_folder(folder: Path) -> None:
    """Make the rename itself durable; Windows has no such call and needs none."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
