"""This computer as if it were another one: what Windows and macOS do otherwise, played on the one at hand.

``TDAPP_AS_IF="bsd-locks"`` plays it for a whole run, in the processes of the nursery too; the fixture ``as_if`` for one
test. What a simulation cannot show stands in docs/platforms.md.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Callable, Iterator

import pytest

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


SIMULATIONS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {"bsd-locks": bsd_locks}


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


@pytest.fixture(name="as_if")
def _as_if() -> Iterator[Callable[..., None]]:
    """``as_if("bsd-locks")``: from here to the end of the test."""
    with pytest.MonkeyPatch.context() as patch:
        yield lambda *names: play(patch, *names)
