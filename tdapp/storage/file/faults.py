"""Faults of the disk, and of what lies in a file, in plain words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from tdapp.domain.words.errors import DamagedFile, DiskFull, EnvironmentProblem
from tdapp.domain.words.wording import marked, tr

NEVER_WRITTEN = marked(
    "The event file is damaged: it holds what this program never writes. Open the newest copy or backup of it."
)
_NONSENSE = (ValueError, LookupError, TypeError, ArithmeticError, sqlite3.Error)

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
    cause = getattr(error, "orig", error)  # what SQLAlchemy has wrapped
    code = getattr(cause, "sqlite_errorcode", None)
    if code is None or code & 0xFF not in _SENTENCES:  # extended codes keep the basic one in the low byte
        return None
    return _KINDS.get(code & 0xFF, EnvironmentProblem)(tr(_SENTENCES[code & 0xFF]))


@contextmanager
def in_plain_words(*wrapped: type[Exception]) -> Iterator[None]:
    """Let faults of the disk leave the block as EnvironmentProblem; ``wrapped``: as what else they come."""
    faults: tuple[type[Exception], ...] = (sqlite3.Error, *wrapped)
    try:
        yield
    except faults as error:
        problem = plain_problem(error)
        if problem is None:
            raise
        raise problem from error


@contextmanager
def only_sense(*others: type[Exception]) -> Iterator[None]:
    """Let what no version of this program ever wrote leave the block as DamagedFile.

    Only for the first look at a file: later the same faults would be ours. ``others``: as what else they come.
    """
    nonsense: tuple[type[Exception], ...] = (*_NONSENSE, *others)
    try:
        with in_plain_words(*others):
            yield
    except nonsense as error:
        raise DamagedFile(tr(NEVER_WRITTEN)) from error
