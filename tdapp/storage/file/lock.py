"""One writer per event file: an operating system lock on ``EVENT.tdb.lock`` beside it.

The system frees the lock when the program ends, however it ends; the text in the file (computer, process, time)
is for people. A text without a lock therefore means: not closed properly. Where a place cannot lock at all (some
network folders), the text alone decides.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import errno
import json
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from tdapp.domain.words.errors import EnvironmentProblem, OpenElsewhere
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.files import disk
from tdapp.services.files.reading import keep_open, let_go
from tdapp.storage.file.place import is_network

_ROOM = 4096  # the text lies before this offset, the locked byte behind it: Windows hides locked bytes

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, _ROOM, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _unlock(handle: int) -> None:
        os.lseek(handle, _ROOM, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD = {errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK}
_CANNOT_LOCK = {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL}


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has an event open: computer, process id, since when (UTC, ISO 8601)."""

    host: str
    pid: int
    since: str

    def __str__(self) -> str:
        where = (
            tr("this computer")
            if self.host == socket.gethostname()
            else tr("the computer {host}").format(host=self.host)
        )
        return tr("{where}, process {pid}, since {since}").format(where=where, pid=self.pid, since=_local(self.since))


def _local(since: str) -> str:
    try:
        return f"{dt.datetime.fromisoformat(since).astimezone():%Y-%m-%d %H:%M}"
    except ValueError:
        return since


@dataclass(slots=True)
class FileLock:
    """A held lock. ``left_behind`` is the holder before us, if he never closed the event."""

    path: Path
    left_behind: Holder | None
    _handle: int | None
    _inode: _InodeLock | None = None
    _event: int | None = None  # the event file itself, through which it is read while it is open

    def release(self) -> None:
        """Free the lock and remove the file; may be called twice."""
        if self._handle is None:
            return
        if self._event is not None:
            let_go(self._event)
            os.close(self._event)
        if self._inode is not None:
            self._inode.release()
        handle, self._handle = self._handle, None
        if sys.platform == "win32":  # an open file cannot be removed there
            with contextlib.suppress(OSError):
                _unlock(handle)
            os.close(handle)
            with contextlib.suppress(OSError):
                disk.remove(self.path)
        else:  # removed while it is still ours, so that nobody locks a file that is going away
            with contextlib.suppress(OSError):
                disk.remove(self.path)
            os.close(handle)


def lock_path(path: Path) -> Path:
    """The lock file of an event file."""
    return path.with_name(path.name + ".lock")


def acquire(path: Path, clock: Callable[[], dt.datetime]) -> FileLock:
    """Lock an event file, by whatever path it is reached.

    OpenElsewhere names the holder when another window has it; OSError: the lock file cannot be written.
    """
    place = lock_path(path.resolve())
    while True:
        handle = os.open(place, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        try:
            before = _read(handle)
            left_behind = _take(handle, before, place)
            current = _is_current(handle, place)
        except BaseException:
            os.close(handle)
            raise
        if not current:
            os.close(handle)  # the holder removed the file between our open and our lock
            continue
        lock = FileLock(place, left_behind, handle)
        try:
            lock._inode = _InodeLock.take(path)
            _write(handle, Holder(socket.gethostname(), os.getpid(), clock().astimezone(dt.UTC).isoformat()))
            lock._event = _kept_open(path)
        except BaseException:  # open by another name, or a full disk: no lock stays behind
            lock.release()
            raise
        return lock


@dataclass(frozen=True, slots=True)
class _InodeLock:
    """A lock against a window that has the same file open by another name: hard links lead to one inode.

    It lies on a file of the temporary folder that is named by device and inode. On the event itself it would stop
    SQLite: in the kernels of BSD, and so of macOS, its locks and these are of one kind, and a process hinders itself.
    """

    path: Path
    handle: int

    @classmethod
    def take(cls, path: Path) -> _InodeLock | None:
        """None where there is no such lock; OpenElsewhere: another window has the file."""
        if sys.platform == "win32" or is_network(path):
            return None
        try:
            there = os.stat(path)
            import tempfile  # brings shutil, which a table does not need

            place = Path(tempfile.gettempdir(), f"tdapp-{there.st_dev:x}-{there.st_ino:x}.lock")
        except OSError:
            return None  # not there yet, or no temporary folder
        while True:
            try:
                handle = os.open(place, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
            except OSError:
                return None  # of another user of this computer: the lock beside the event tells them apart
            try:
                _lock(handle)
                if _is_current(handle, place):
                    return cls(place, handle)
                os.close(handle)  # the holder removed the file between our open and our lock
            except OSError as error:
                os.close(handle)
                if error.errno in _HELD:
                    raise OpenElsewhere(
                        tr(
                            "The event is open in another window under another name (a hard link); close it there "
                            "first."
                        )
                    ) from None
                if error.errno not in _CANNOT_LOCK:
                    raise
                return None

    def release(self) -> None:
        """Free the lock and remove its file, while it is still ours."""
        if _is_current(self.handle, self.path):
            with contextlib.suppress(OSError):
                disk.remove(self.path)
        os.close(self.handle)


def _kept_open(path: Path) -> int | None:
    """A handle through which the event is read from now on; None where there is none, or no need of one.

    It is closed after SQLite's own: closing any handle of a file ends the locks that SQLite has on it.
    """
    if sys.platform == "win32":
        return None
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return None  # not there yet, or not ours to read: said elsewhere
    keep_open(handle)
    return handle


def lock_or_refuse(path: Path, clock: Callable[[], dt.datetime]) -> FileLock:
    """``acquire``, with every failure in plain words."""
    try:
        return acquire(path, clock)
    except OSError as error:
        reason = error.strerror or str(error)
        raise EnvironmentProblem(
            tr("{name} could not be locked for this window: {reason}.").format(name=path.name, reason=reason)
        ) from error


def _take(handle: int, before: Holder | None, place: Path) -> Holder | None:
    """Lock the handle; the holder that never closed, if any."""
    try:
        _lock(handle)
    except OSError as error:
        if error.errno in _HELD:
            holder = before or _read(handle)
            who = str(holder) if holder else tr("another window")
            raise OpenElsewhere(
                tr("The event is open in another window ({who}); close it there first.").format(who=who)
            ) from None
        if error.errno not in _CANNOT_LOCK:
            raise
        if before is not None and not _is_gone(before):
            raise OpenElsewhere(
                tr(
                    "The event is open in another window ({who}); if that is no longer so, remove the file "
                    "{name} beside it."
                ).format(who=before, name=place.name)
            ) from None
    return before


def _is_gone(holder: Holder) -> bool:
    """True when the holder was a process of this computer that no longer runs."""
    if holder.host != socket.gethostname() or sys.platform == "win32":
        return False
    try:
        os.kill(holder.pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False


def _is_current(handle: int, place: Path) -> bool:
    if sys.platform == "win32":
        return True
    try:
        there = os.stat(place)
    except FileNotFoundError:
        return False
    here = os.fstat(handle)
    return (here.st_dev, here.st_ino) == (there.st_dev, there.st_ino)


def _read(handle: int) -> Holder | None:
    os.lseek(handle, 0, os.SEEK_SET)
    try:
        data = json.loads(os.read(handle, _ROOM).decode("utf-8"))
        return Holder(str(data["host"]), int(data["pid"]), str(data["since"]))
    except (ValueError, KeyError, TypeError):
        return None


def _write(handle: int, holder: Holder) -> None:
    os.lseek(handle, 0, os.SEEK_SET)
    os.ftruncate(handle, 0)
    os.write(handle, json.dumps(asdict(holder)).encode("utf-8"))
