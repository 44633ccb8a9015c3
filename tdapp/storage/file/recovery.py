"""What a crash left beside an event file, put right in memory for who only reads: the files stay as they are.

SQLite rolls a journal back, and reads a log without its index, only where it may write. So copies are made of the file
and of what lies beside it, and SQLite puts these right.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.files import disk
from tdapp.services.files.reading import first_bytes
from tdapp.storage.file.log_owner import log_path
from tdapp.storage.file.plain import connect
from tdapp.storage.file.rollback_journal import journal_path

_LOOKS = 3  # who has begun to put it right meanwhile changes the files under us


def is_left_by_a_crash(path: Path) -> bool:
    """Whether SQLite would have to write before it can read; what another window works on is not so."""
    if not (journal_path(path).exists() or log_path(path).exists()):
        return False
    try:
        with closing(connect(path, "ro")) as driver:
            driver.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
    except (sqlite3.Error, UnicodeDecodeError):  # damaged, or used: said by who reads it
        return False
    return False


def as_after_a_crash(path: Path) -> sqlite3.Connection:
    """A connection to the event in memory, with what was committed in it and what was not taken back."""
    try:
        data = _put_right(path)
    except (OSError, sqlite3.Error) as error:
        raise EnvironmentProblem(
            tr(
                "{name} was left open by a crash and cannot be read here: {reason}. Copy it together with the files "
                "beside it that begin with its name to another folder, and open it there."
            ).format(name=path.name, reason=getattr(error, "strerror", None) or error)
        ) from error
    driver = sqlite3.connect(":memory:", check_same_thread=False)
    driver.deserialize(data)
    return driver


def _put_right(path: Path) -> bytes:
    """The bytes of the event once SQLite has opened it for writing, in a folder of its own."""
    import tempfile  # brings shutil, which a table does not need

    with tempfile.TemporaryDirectory(prefix="tdapp-") as folder:
        copy = Path(folder, "event.tdb")
        for _ in range(_LOOKS):
            before = _state(path)
            for one in _files(path):
                there = Path(folder, copy.name + one.name.removeprefix(path.name))
                disk.remove(there, missing_ok=True)
                if one.exists():
                    there.write_bytes(first_bytes(one, one.stat().st_size))
            if _state(path) == before:
                break
        with closing(sqlite3.connect(copy)) as driver:
            driver.execute("PRAGMA journal_mode = DELETE").fetchall()  # a file in memory has no log
        return copy.read_bytes()


def _files(path: Path) -> tuple[Path, ...]:
    return path, journal_path(path), log_path(path)


def _state(path: Path) -> list[tuple[int, int]]:
    found = []
    for one in _files(path):
        with contextlib.suppress(FileNotFoundError):
            there = os.stat(one)
            found.append((there.st_size, there.st_mtime_ns))
    return found
