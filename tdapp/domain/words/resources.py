"""Where the files that are not code live: fonts, icons, the demo event."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tdapp.domain.words.errors import EnvironmentProblem

_SHARED_FOLDER = "tdapp_resources"


def resource_path(name: str) -> Path:
    """The path of ``resources/<name>`` in a checkout, a frozen program or an installed wheel.

    EnvironmentProblem when it is nowhere: the installation is damaged.
    """
    for folder in _folders(getattr(sys, "_MEIPASS", None)):  # set by PyInstaller only
        path = folder / name
        if path.exists():
            return path
    raise EnvironmentProblem(
        f"The file {name} that belongs to the program is missing; the event is safe, please install tdapp again."
    )


def _folders(frozen: str | None) -> Iterator[Path]:
    """Candidates in order: beside a frozen program, in a checkout or editable install, in a wheel's data folder."""
    if frozen:
        yield Path(frozen) / "resources"
    yield _checkout()
    yield _installed()


@cache
def _checkout() -> Path:
    return Path(__file__).resolve().parents[3] / "resources"


@cache
def _installed() -> Path:
    import sysconfig  # reads how Python was built: only where it is asked for

    return Path(sysconfig.get_path("data")) / "share" / _SHARED_FOLDER
