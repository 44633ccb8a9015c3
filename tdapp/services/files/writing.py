"""Writing a file that somebody names: whole or not at all, and never over an event or what is being read."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterable
from pathlib import Path

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.files import disk
from tdapp.services.files.drafts import draft_beside
from tdapp.services.files.reading import first_bytes

EVENT_SUFFIX = ".tdb"
COMPANIONS = ("-wal", "-shm", "-journal", ".lock")
_WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
_MAGIC = b"SQLite format 3\0"


def write_file(path: Path, data: bytes, *, inputs: Iterable[Path] = ()) -> None:
    """Write bytes by way of a draft beside the file; EnvironmentProblem says why not, and nothing was changed then.

    A symbolic link stays one and its target is written; a file keeps its mode; the null device takes all.
    """
    refuse_target(path, inputs=inputs)
    refuse_protected(path)
    try:
        if _is_null(path):
            return
        if path.is_dir():  # said at once: Windows takes it for a file that is in use
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        _replace(disk.reachable(path.resolve()), data)
    except OSError as error:
        raise EnvironmentProblem(
            tr("{name} was not written: {reason}. Nothing was changed.").format(
                name=path.name or path, reason=error.strerror or error
            )
        ) from error


def refuse_target(path: Path, *, inputs: Iterable[Path] = ()) -> None:
    """EnvironmentProblem for an event file, what belongs to one, one of the files that are read, a pipe or a device.

    A pipe that nobody reads would be waited for without end.
    """
    with contextlib.suppress(OSError):  # what cannot be looked at is refused by the disk, with its reason
        target = path.resolve()
        if target.exists() and not (target.is_file() or target.is_dir() or _is_null(target)):
            raise EnvironmentProblem(
                tr("{name} is no file but a pipe or a device; only files are written.").format(name=path.name)
            )
        if is_event(target):
            raise EnvironmentProblem(tr("{name} is an event file: nothing is written over it.").format(name=path.name))
        for suffix in COMPANIONS:
            event = target.name.removesuffix(suffix)
            if event and event != target.name and is_event(target.with_name(event)):
                raise EnvironmentProblem(
                    tr("{name} belongs to the event file {event}: nothing is written over it.").format(
                        name=path.name, event=event
                    )
                )
        if any(_same(target, one) for one in inputs):
            raise EnvironmentProblem(tr("{name} is what was read: nothing is written over it.").format(name=path.name))


def refuse_protected(path: Path) -> None:
    """EnvironmentProblem for a file that is marked as read-only: Windows replaces none, and keeps the draft as well."""
    with contextlib.suppress(OSError):  # as above
        there = path.stat()
        if stat.S_ISREG(there.st_mode) and not there.st_mode & _WRITABLE:
            raise EnvironmentProblem(
                tr(
                    "{name} is marked as read-only: choose another name, or take the mark away. Nothing was changed."
                ).format(name=path.name)
            )


def is_event(path: Path) -> bool:
    """Whether a file is there that is an event, or goes by the name of one."""
    if not path.is_file():
        return False
    if path.suffix.lower() == EVENT_SUFFIX:
        return True
    return first_bytes(path, len(_MAGIC)) == _MAGIC


def _is_null(path: Path) -> bool:
    return not path.is_file() and path.exists() and path.samefile(os.devnull)


def _same(path: Path, other: Path) -> bool:
    return path.is_file() and other.exists() and path.samefile(other)


def _replace(target: Path, data: bytes) -> None:
    draft = draft_beside(target)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            disk.flush(file.fileno())
        if target.exists():
            draft.chmod(stat.S_IMODE(target.stat().st_mode))
        disk.replace(draft, target)
    except BaseException:
        with contextlib.suppress(OSError):
            disk.remove(draft)
        raise
