"""A damaged event file: the newest good copy, and what it lacks."""

from __future__ import annotations

import contextlib
import datetime as dt
import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from tdapp.domain.commands.stored import StoredStep, describe
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.files import disk
from tdapp.services.ports.event_store import Backup
from tdapp.storage.copies.backup import COMPANIONS, free_name, verify, written_beside
from tdapp.storage.copies.rotation import backups_of
from tdapp.storage.file.lock import lock_or_refuse
from tdapp.storage.file.plain import connect


@dataclass(frozen=True, slots=True)
class Rescue:
    """The newest good copy of a damaged event.

    ``last_step`` and ``last_time`` are the newest step in the copy. ``missing`` are the later steps in words, oldest
    first; None where the damaged file cannot even be asked.
    """

    damaged: Path
    copy: Backup
    last_step: str
    last_time: dt.datetime
    missing: tuple[str, ...] | None

    @property
    def sentence(self) -> str:
        """What the arbiter has to know before he takes it."""
        sentence = tr("The newest good copy is of {time}, after “{step}”.")
        what = sentence.format(time=f"{self.last_time.astimezone():%Y-%m-%d %H:%M}", step=self.last_step)
        if self.missing is None:
            return f"{what} {tr('What was entered after that cannot be read any more.')}"
        if not self.missing:
            return f"{what} {tr('Nothing is missing in it.')}"
        count = len(self.missing)
        later = ntr(
            "{count} later step is missing in it, the last being “{step}”.",
            "{count} later steps are missing in it, the last being “{step}”.",
            count,
        )
        return f"{what} {later.format(count=count, step=self.missing[-1])}"


def offer_rescue(damaged: Path, folders: Iterable[Path]) -> Rescue | None:
    """The newest copy in these folders that is sound in every page; None when there is none."""
    candidates = [one for folder in dict.fromkeys((damaged.parent, *folders)) for one in backups_of(damaged, folder)]
    for copy in sorted(candidates, key=lambda one: (one.revision, one.at), reverse=True):
        with contextlib.suppress(EnvironmentProblem):
            verify(copy.path)
            steps = _steps(copy.path, copy.revision - 1)
            if steps:
                label, at = steps[-1]
                later = _steps(damaged, copy.revision - 1 + len(steps))  # revisions have no gaps
                labels = None if later is None else tuple(label for label, _ in later)
                return Rescue(damaged, copy, label, dt.datetime.fromisoformat(at), labels)
    return None


def take_copy(rescue: Rescue, clock: Callable[[], dt.datetime]) -> Path:
    """Put the copy in the place of the damaged file, which is kept beside it; the kept file's path.

    The event has its name at every moment. EnvironmentProblem: it could not be done, and everything is as it was.
    """
    damaged = rescue.damaged
    lock = lock_or_refuse(damaged, clock)
    kept = free_name(damaged, "damaged")
    made: list[Path] = []
    try:
        with written_beside(damaged) as draft:
            shutil.copyfile(rescue.copy.path, draft)
            verify(draft)
            for suffix in ("", *COMPANIONS):
                left, twin = damaged.with_name(damaged.name + suffix), kept.with_name(kept.name + suffix)
                if left.exists():
                    made.append(twin)
                    _give_second_name(left, twin)
    except BaseException:
        for twin in made:
            with contextlib.suppress(OSError):
                disk.remove(twin)
        raise
    finally:
        lock.release()
    return kept


def _give_second_name(path: Path, name: Path) -> None:
    try:
        os.link(path, name)
    except OSError:  # a stick whose file system knows one name for a file: a copy
        shutil.copyfile(path, name)


def _steps(path: Path, after: int) -> list[tuple[str, str]] | None:
    """(words, time) of the steps after a revision; None when the file cannot be read so far."""
    try:
        with closing(connect(path, "ro")) as connection:
            (schema,) = connection.execute("PRAGMA user_version").fetchone()
            if schema < 4:  # an older copy: its rows hold their words
                rows = connection.execute("SELECT label, at FROM journal WHERE revision > ? ORDER BY id", (after,))
                return [(str(label), str(at)) for label, at in rows.fetchall()]
            return [(describe(step), str(at)) for step, at in map(_step, connection.execute(_ROWS, (after,)))]
    except (sqlite3.Error, ValueError):
        return None


_STEP = "{0}.command_id, {0}.command_version, {0}.command, {0}.facts"
_ROWS = (
    f"SELECT row.at, {_STEP.format('row')}, {_STEP.format('about')} FROM journal AS row LEFT JOIN journal AS about "
    "ON about.id = coalesce(row.undoes, row.redoes) WHERE row.revision > ? ORDER BY row.id"
)


def _step(row: Sequence[Any]) -> tuple[StoredStep, str]:
    at, *columns = row
    about = None if columns[4] is None else _stored(columns[4:], None)
    return _stored(columns[:4], about), at


def _stored(columns: Sequence[Any], about: StoredStep | None) -> StoredStep:
    step_id, version, data, facts = columns
    return StoredStep(step_id, version, json.loads(data), json.loads(facts), about)
