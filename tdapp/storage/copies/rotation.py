"""Rotating copies of an event in a second folder, a USB stick for example: verified, dated, the oldest thrown away.

``Open.3f2a1c.r000123.tdb``: the event's name, which event it is (two may share a name), the revision. Copies are told
apart by revision, not by time: clocks jump.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import os
import re
from collections.abc import Callable
from pathlib import Path

from sqlalchemy.engine import Engine

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.files import disk
from tdapp.services.files.drafts import clear_drafts
from tdapp.services.ports.event_store import Backup
from tdapp.storage.copies.backup import copy_database
from tdapp.storage.file.engine import plain_words
from tdapp.storage.file.identity import identity_of
from tdapp.storage.rows.reads import read_revision

KEEP = 20
"""Copies of one event that are kept when nobody says otherwise."""

_NAME = re.compile(r"\.([0-9a-f]{6})\.r([0-9]{6,})$")


def write_backup(
    engine: Engine, event: Path, folder: Path, *, clock: Callable[[], dt.datetime], keep: int = KEEP
) -> Backup:
    """Copy an open event into the folder, verify the copy, throw away the oldest beyond ``keep``.

    EnvironmentProblem when the folder is missing, full or cannot be written to: older copies stay then.
    """
    if not folder.is_dir():
        raise EnvironmentProblem(
            tr("The backup folder {folder} is not there; no backup was written.").format(folder=folder)
        )
    clear_drafts(folder)
    with plain_words(), engine.connect() as connection:
        identity, revision = identity_of(connection), read_revision(connection)
    target = folder / f"{event.stem}.{identity}.r{revision:06}{event.suffix}"
    copy_database(engine, target)
    now = clock().astimezone(dt.UTC)
    with contextlib.suppress(OSError):
        os.utime(target, (now.timestamp(), now.timestamp()))
    others = [one for one in backups_of(event, folder, identity) if one.path != target]
    for old in others[max(keep, 1) - 1 :]:  # never the one just written, even where a damaged newer one lies about
        with contextlib.suppress(OSError):  # it is one copy more, not one less
            disk.remove(old.path)
    return Backup(target, identity, revision, now)


def backups_of(event: Path, folder: Path, identity: str | None = None) -> tuple[Backup, ...]:
    """The copies of an event in a folder, the newest revision first; of every event of this name without identity."""
    found = []
    try:
        entries = list(folder.iterdir())
    except OSError:
        return ()
    for path in entries:
        if path.suffix != event.suffix or not path.name.startswith(f"{event.stem}."):
            continue
        match = _NAME.fullmatch(path.stem.removeprefix(event.stem))
        if match is None or (identity is not None and match[1] != identity):
            continue
        with contextlib.suppress(OSError):
            written = dt.datetime.fromtimestamp(path.stat().st_mtime, dt.UTC)
            found.append(Backup(path, match[1], int(match[2]), written))
    return tuple(sorted(found, key=lambda one: (one.revision, one.at), reverse=True))
