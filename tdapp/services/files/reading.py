"""A file that somebody names, read as a whole: no pipe, no device, nothing without end."""

from __future__ import annotations

import io
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr

MOST_BYTES = 64_000_000
"""A report of two thousand players and thirty rounds has one million."""


_kept: dict[tuple[int, int], int] = {}
"""Files of which SQLite has locks in this process, by device and inode, each with a handle that stays open.

POSIX ends all locks of a process on a file as soon as any handle of it is closed: they are read through theirs."""


def keep_open(handle: int) -> None:
    """From now on this file is read through this handle, which its owner closes."""
    _kept[_inode(os.fstat(handle))] = handle


def let_go(handle: int) -> None:
    """Before the owner closes it."""
    _kept.pop(_inode(os.fstat(handle)), None)


def _inode(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    refuse_special(path)
    kept = _kept.get(_inode(path.stat()))
    if kept is None:
        with path.open("rb") as stream:
            yield stream
    else:  # another position in the file than that of the handle, and no handle of its own
        yield io.BufferedReader(_Through(kept))


class _Through(io.RawIOBase):
    """A file read through a handle that stays open, from its beginning."""

    def __init__(self, handle: int) -> None:
        self._handle, self._at = handle, 0

    def readable(self) -> bool:
        return True

    def readinto(self, room: Any) -> int:
        if sys.platform == "win32":  # where no file is kept
            raise io.UnsupportedOperation
        data = os.pread(self._handle, len(room), self._at)
        room[: len(data)] = data
        self._at += len(data)
        return len(data)


def read_file(path: Path, *, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file; EnvironmentProblem when it cannot be read, is no file, or is larger than ``most``."""
    try:
        with _opened(path) as stream:
            return read_stream(stream, path.name, most=most)
    except OSError as error:
        raise _unreadable(path, error) from error


def first_bytes(path: Path, count: int) -> bytes:
    """The beginning of a file; EnvironmentProblem when it cannot be read or is no file."""
    try:
        with _opened(path) as stream:
            return stream.read(count)
    except OSError as error:
        raise _unreadable(path, error) from error


def read_stream(stream: BinaryIO, name: str, *, most: int = MOST_BYTES) -> bytes:
    """All of a stream, up to ``most`` bytes; EnvironmentProblem when there is more."""
    data = stream.read(most + 1)
    if len(data) > most:
        raise EnvironmentProblem(
            tr("{name} is larger than {size} MB: this cannot be what is wanted here.").format(
                name=name, size=most // 1_000_000
            )
        )
    return data


def refuse_special(path: Path) -> None:
    """EnvironmentProblem for what is there but no file: a pipe would wait for ever, a device never end."""
    try:
        mode = path.stat().st_mode
    except OSError as error:
        raise _unreadable(path, error) from error
    if stat.S_ISDIR(mode):
        raise EnvironmentProblem(tr("{name} is a folder; a file is wanted here.").format(name=path.name or path))
    if not stat.S_ISREG(mode):
        raise EnvironmentProblem(
            tr("{name} is no file but a pipe or a device; only files are read.").format(name=path.name)
        )


def _unreadable(path: Path, error: OSError) -> EnvironmentProblem:
    if isinstance(error, FileNotFoundError):
        return EnvironmentProblem(tr("There is no file {path}.").format(path=path))
    return EnvironmentProblem(
        tr("{name} cannot be read: {error}.").format(name=path.name, error=error.strerror or error)
    )
