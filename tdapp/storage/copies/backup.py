"""Copies of an event file: by SQLite's backup API only, verified after writing, then renamed into place."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import Engine

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.files import disk
from tdapp.services.files.drafts import draft_beside
from tdapp.services.files.writing import refuse_protected
from tdapp.storage.file.engine import make_engine, plain_words, unchecked_engine
from tdapp.storage.rows.schema import APPLICATION_ID, LOG_KEY

COMPANIONS = ("-wal", "-shm", "-journal")
"""Endings of what SQLite writes beside an event file."""


@contextmanager
def written_beside(path: Path) -> Iterator[Path]:
    """A temporary name in the same folder; the file replaces ``path`` when the block ends well, else it goes.

    EnvironmentProblem when the folder cannot be written to.
    """
    path = path.resolve()  # behind a symbolic link, which stays one
    refuse_protected(path)
    draft = draft_beside(path)
    try:
        yield draft
        disk.flush_file(draft)
        with _set_aside(path, draft_beside(path)):
            disk.replace(draft, path)
        disk.flush_file(path.parent)
    except OSError as error:
        reason = error.strerror or str(error)
        raise EnvironmentProblem(
            tr("{name} could not be written: {reason}. Nothing was changed.").format(name=path.name, reason=reason)
        ) from error
    finally:
        with contextlib.suppress(OSError):
            _remove(draft)


@contextmanager
def _set_aside(path: Path, name: Path) -> Iterator[None]:
    """Without what a crash left of the file that is replaced: it would spoil the new one. Back again on OSError."""
    moved: list[tuple[Path, Path]] = []
    try:
        for suffix in COMPANIONS:
            companion, aside = path.with_name(path.name + suffix), name.with_name(name.name + suffix)
            if companion.exists():
                disk.replace(companion, aside)
                moved.append((companion, aside))
        yield
    except OSError:
        for companion, aside in moved:
            disk.replace(aside, companion)
        raise
    for _, aside in moved:
        with contextlib.suppress(OSError):  # a draft, swept later
            disk.remove(aside)


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
    with plain_words(), unchecked_engine(path).connect() as connection:
        ours = connection.exec_driver_sql("PRAGMA application_id").scalar() == APPLICATION_ID
        sound = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all() == ["ok"]
        whole = not connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if not (ours and sound and whole):
        raise EnvironmentProblem(tr("The copy came out damaged and was thrown away; try another disk."))


def _remove(draft: Path) -> None:
    for suffix in ("", *COMPANIONS):
        disk.remove(draft.with_name(draft.name + suffix), missing_ok=True)
