"""Where the files that are not code live: fonts, icons, the demo event."""

from __future__ import annotations

import sys
import sysconfig
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


@cache
def _folders(frozen: str | None) -> tuple[Path, ...]:
    """Candidates in order: beside a frozen program, in a checkout or editable install, in a wheel's data folder."""
    checkout = Path(__file__).resolve().parents[3] / "resources"
    installed = Path(sysconfig.get_path("data")) / "share" / _SHARED_FOLDER
    return (*((Path(frozen) / "resources",) if frozen else ()), checkout, installed)
