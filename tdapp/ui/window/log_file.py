"""The log of faults: a file that stays small, in the folder that the system keeps for logs."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import logging.handlers
import platform
from pathlib import Path
from typing import IO

from PySide6.QtCore import qVersion

from tdapp import __version__

LARGEST = 1 << 20  # bytes; the two files before it are kept
_held: list[IO[str]] = []  # faulthandler writes into it when the interpreter itself dies


def versions() -> str:
    """Program, Python, Qt and system in one line."""
    return f"tdapp {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"


def open_log(folder: Path | None = None) -> Path | None:
    """Write the program's log into a file from now on; its path, None where no folder takes one."""
    if folder is None:
        import platformdirs

        folder = platformdirs.user_log_path("tdapp", appauthor=False)
    path = folder / "tdapp.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(path, maxBytes=LARGEST, backupCount=2, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger("tdapp")
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    root.info("started: %s", versions())
    with contextlib.suppress(OSError):
        _held.append((folder / "tdapp-died.log").open("a", encoding="utf-8"))
        faulthandler.enable(_held[-1])
    return path
