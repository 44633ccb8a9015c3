"""A file that somebody names, read as a whole: no pipe, no device, nothing without end."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import BinaryIO

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr

MOST_BYTES = 64_000_000
"""A report of two thousand players and thirty rounds has one million."""


def read_file(path: Path, *, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file; EnvironmentProblem when it cannot be read, is no file, or is larger than ``most``."""
    refuse_special(path)
    try:
        with path.open("rb") as stream:
            return read_stream(stream, path.name, most=most)
    except OSError as error:
        raise _unreadable(path, error) from error


def first_bytes(path: Path, count: int) -> bytes:
    """The beginning of a file; EnvironmentProblem when it cannot be read or is no file."""
    refuse_special(path)
    try:
        with path.open("rb") as stream:
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
