"""Whether an event file has changed since one looked.

Asked of the file and of SQLite, not of the time of the last change: Windows may write that down only when the window
that writes closes the file, and a log is written over without growing. ``PRAGMA data_version`` would need a connection
that stays open, which leaves the log beside the file.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files.reading import first_bytes
from tdapp.storage.file.log_owner import log_path
from tdapp.storage.file.plain import connect
from tdapp.storage.rows.schema import LOG_KEY


def file_state(path: Path) -> tuple[object, ...]:
    """What changes when somebody writes into the event, its log of writes included; of any other file its size too."""
    found: list[object] = []
    try:
        held = path.stat()
        found += [held.st_size, held.st_mtime_ns, held.st_ino, first_bytes(path, 100)]  # it counts transactions
    except (OSError, EnvironmentProblem):
        return ()
    if log_path(path).exists():
        try:
            with closing(connect(path, "ro")) as driver:  # every transaction in the log leaves a mark of its own
                found.append(driver.execute("SELECT value FROM preference WHERE key = ?", (LOG_KEY,)).fetchone())
        except (sqlite3.Error, UnicodeDecodeError) as error:
            found.append(type(error))
    return tuple(found)
