"""This computer as if it were another one: what Windows and macOS do otherwise, played on the one at hand.

``TDAPP_AS_IF="bsd-locks"`` plays it for a whole run, in the processes of the nursery too; the fixture ``as_if`` for one
test. What a simulation cannot show stands in docs/platforms.md.
"""

from __future__ import annotations

import builtins
import contextlib
import errno
import io
import os
import signal
import sqlite3
import struct
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote, unquote

import pytest

from tdapp.services.files import reading

VARIABLE = "TDAPP_AS_IF"


def bsd_locks(patch: pytest.MonkeyPatch) -> None:
    """``flock`` and SQLite's ``fcntl`` locks hinder one another, also within one process, as in macOS' kernel.

    Linux' locks of an open file description behave so: they are of one kind with those of ``fcntl``.
    """
    import fcntl

    def flock(handle: int, flags: int) -> None:
        kind = fcntl.F_UNLCK if flags & fcntl.LOCK_UN else fcntl.F_WRLCK
        wait = fcntl.F_OFD_SETLK if flags & fcntl.LOCK_NB else fcntl.F_OFD_SETLKW
        fcntl.fcntl(handle, wait, struct.pack("hhqqi4x", kind, os.SEEK_SET, 0, 0, 0))

    patch.setattr(fcntl, "flock", flock)


def busy_twice(patch: pytest.MonkeyPatch) -> None:
    """Every file that the program renames or removes is held by another program at the first two tries."""
    tries: Counter[tuple[str, ...]] = Counter()

    def refuse(*paths: str) -> None:
        tries[paths] += 1
        if tries[paths] % 3:
            raise in_use(paths[0])

    _guard_names(patch, refuse)
    patch.setattr("tdapp.services.files.disk.PAUSES", (0.0,) * 7)


def open_files_stay(patch: pytest.MonkeyPatch) -> None:
    """No file that this process has open is renamed, replaced or removed by the program, as on Windows.

    Files of locks are let alone: there the program itself does what each system wants.
    """

    def refuse(*paths: str) -> None:
        for path in paths:
            if not path.endswith(".lock") and os.path.realpath(path) in set(_open_files()):
                raise in_use(path)

    _guard_names(patch, refuse)
    patch.setattr("tdapp.services.files.disk.PAUSES", (0.0,) * 7)


def in_use(path: str) -> PermissionError:
    """What Windows says of a file that another program has open."""
    error = PermissionError(errno.EACCES, "The process cannot access the file", path)
    error.winerror = 32  # type: ignore[attr-defined,unused-ignore]
    return error


def _guard_names(patch: pytest.MonkeyPatch, refuse: Callable[..., None]) -> None:
    """Ask before the program, not a test or a library, changes or removes a name."""

    def guarded(real: Callable[..., None]) -> Callable[..., None]:
        def call(*paths: Any, **others: Any) -> None:
            if not others and _is_asked_by_the_program():
                refuse(*(os.fspath(path) for path in paths))
            real(*paths, **others)

        return call

    for name in ("replace", "rename", "unlink", "remove"):
        patch.setattr(os, name, guarded(getattr(os, name)))


def _is_asked_by_the_program() -> bool:
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith("pathlib"):
        frame = frame.f_back
    return str(frame.f_globals.get("__name__", "")).startswith("tdapp.")


def _open_files() -> Iterator[str]:
    ours = {str(handle) for handle in reading._kept.values()}  # held where that hinders nobody, not on Windows
    for link in set(os.listdir("/proc/self/fd")) - ours:
        with contextlib.suppress(OSError):
            yield os.readlink(f"/proc/self/fd/{link}")


def cp1252(patch: pytest.MonkeyPatch) -> None:
    """What names no encoding is read and written in that of Western Windows."""
    real = io.open

    def opened(
        file: Any, mode: str = "r", buffering: int = -1, encoding: str | None = None, *others: Any, **more: Any
    ) -> Any:
        if "b" not in mode and encoding in (None, "locale"):
            encoding = "cp1252"
        return real(file, mode, buffering, encoding, *others, **more)

    for module in (io, builtins):
        patch.setattr(module, "open", opened)


def names_without_case(patch: pytest.MonkeyPatch) -> None:
    """A name leads to the file that has it in other letters, as on the disks of Windows and macOS; SQLite's too."""
    listed = os.listdir

    def actual(path: Any) -> Any:
        if not isinstance(path, (str, os.PathLike)):
            return path  # a handle, or bytes, which the program has nowhere
        text = os.fspath(path)
        folder, name = os.path.split(text)
        try:
            names = listed(folder or ".")
        except OSError:
            return path
        if name in names:
            return path
        return os.path.join(folder, next((one for one in names if one.casefold() == name.casefold()), name))

    def found(real: Callable[..., Any], paths: int) -> Callable[..., Any]:
        def call(*values: Any, **others: Any) -> Any:
            return real(*map(actual, values[:paths]), *values[paths:], **others)

        return call

    for name in ("open", "stat", "lstat", "access", "unlink", "remove", "mkdir", "rmdir", "chmod", "utime", "listdir"):
        patch.setattr(os, name, found(getattr(os, name), 1))
    for name in ("replace", "rename", "link"):
        patch.setattr(os, name, found(getattr(os, name), 2))
    for module in (io, builtins):
        patch.setattr(module, "open", found(open, 1))
    connect = sqlite3.connect

    def connected(database: Any, *values: Any, **others: Any) -> Any:
        if isinstance(database, str) and database.startswith("file:///"):
            path, mark, rest = database.removeprefix("file://").partition("?")
            database = f"file://{quote(actual(unquote(path)), safe='/:')}{mark}{rest}"
        return connect(database, *values, **others)

    patch.setattr(sqlite3, "connect", connected)


def only_what_windows_has(patch: pytest.MonkeyPatch) -> None:
    """Modules, calls and signals of POSIX are not there: what the tests need for being collected, no more."""
    patch.setitem(sys.modules, "resource", None)
    for name in ("mkfifo", "fork", "geteuid", "getuid", "O_NOFOLLOW"):
        patch.delattr(os, name, raising=False)
    for name in ("SIGHUP", "SIGKILL", "SIGUSR1", "SIGALRM"):
        patch.delattr(signal, name, raising=False)


SIMULATIONS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "bsd-locks": bsd_locks,
    "busy-twice": busy_twice,
    "open-files-stay": open_files_stay,
    "cp1252": cp1252,
    "names-without-case": names_without_case,
    "windows-names-alone": only_what_windows_has,
}


def play(patch: pytest.MonkeyPatch, *names: str) -> None:
    """Let this process run under these simulations until ``patch`` is undone."""
    for name in names:
        SIMULATIONS[name](patch)


def play_as_asked() -> None:
    """What the environment asks for, until the process ends."""
    play(pytest.MonkeyPatch(), *os.environ.get(VARIABLE, "").split())


def pytest_configure() -> None:
    """Before anything of ours is imported by a test."""
    play_as_asked()


@pytest.fixture(name="as_it_is")
def _as_it_is() -> None:
    """For tests that play something of the kind themselves, or show what waits for nothing."""
    if os.environ.get(VARIABLE):
        pytest.skip("plays another system itself")


@pytest.fixture(name="as_if")
def _as_if() -> Iterator[Callable[..., None]]:
    """``as_if("bsd-locks")``: from here to the end of the test."""
    with pytest.MonkeyPatch.context() as patch:
        yield lambda *names: play(patch, *names)
