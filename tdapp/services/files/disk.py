"""Names on a disk, and when bytes lie on it: every rename, removal and flush of ours.

Scanners, sync folders and viewers hold a file for a moment, and Windows then refuses to rename or remove it: it is
tried again, over two seconds.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tdapp.domain.words.wording import tr

PAUSES = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.8)
"""Seconds between eight tries."""

_IN_USE = frozenset({5, 32, 33})  # Windows: access denied, sharing violation, lock violation
_BUSY = frozenset({errno.EBUSY, errno.ETXTBSY})


def replace(source: Path, target: Path) -> None:
    """Give a file this name, whatever had it; OSError, whose ``strerror`` says who holds it where that is known."""
    _patiently(lambda: os.replace(source, target), source, target)


def remove(path: Path, *, missing_ok: bool = False) -> None:
    """Remove a file; OSError as above."""
    _patiently(lambda: path.unlink(missing_ok=missing_ok), path)


def flush(handle: int) -> None:
    """Wait until what was written lies on the disk itself. macOS' ``fsync`` leaves it in the cache of the drive."""
    if sys.platform != "win32":
        import fcntl

        full = getattr(fcntl, "F_FULLFSYNC", None)
        if full is not None:
            try:
                fcntl.fcntl(handle, full)
                return
            except OSError:  # a folder of another computer knows no such thing
                pass
    os.fsync(handle)


def flush_file(path: Path) -> None:
    """The same of a file or a folder; Windows cannot open folders, and needs no flush of them."""
    folder = path.is_dir()
    if folder and os.name == "nt":
        return
    handle = os.open(path, (os.O_RDONLY if folder else os.O_RDWR) | getattr(os, "O_BINARY", 0))
    try:
        flush(handle)
    finally:
        os.close(handle)


def reachable(path: Path) -> Path:
    """The same path in the form that Windows takes at any length."""
    if sys.platform != "win32":
        return path
    from tdapp.services.files.windows import extended

    return Path(extended(str(path.absolute())))


def _patiently(attempt: Callable[[], object], *paths: Path) -> None:
    for pause in PAUSES:
        try:
            attempt()
            return
        except OSError as error:
            if not _is_busy(error):
                raise
        time.sleep(pause)
    try:
        attempt()
    except OSError as error:
        if not _is_busy(error):
            raise
        raise PermissionError(error.errno, _in_words(paths)) from error


def _is_busy(error: OSError) -> bool:
    return getattr(error, "winerror", None) in _IN_USE or error.errno in _BUSY


def _in_words(paths: tuple[Path, ...]) -> str:
    names = sorted({name for path in paths for name in holders(path)})
    if names:
        return tr("{program} is using it; close it there and try again").format(program=", ".join(names))
    return tr(
        "another program is using it (a viewer that shows it, a virus scanner, a folder that is synchronised); close "
        "it there and try again"
    )


def holders(path: Path) -> tuple[str, ...]:
    """The programs that have a file open, by their names; empty where the system does not tell."""
    if sys.platform != "win32":
        return ()
    from tdapp.services.files.windows import programs_using

    return programs_using(path)
