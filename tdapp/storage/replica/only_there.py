"""Steps that only another copy of the event has: entered at a computer that led no longer, to be entered again."""

from __future__ import annotations

import datetime as dt
from itertools import takewhile
from pathlib import Path

from sqlalchemy import Connection, select

from tdapp.domain.commands.command import Step
from tdapp.domain.commands.history import ConvertFile, HandOver, RestoreFile, RestoreTo, TakeOver
from tdapp.domain.commands.stored import decode, describe
from tdapp.domain.words.frozen import dataclass
from tdapp.storage.event.event_file import EventFile
from tdapp.storage.file.identity import identity_of
from tdapp.storage.journal.stored import read_step
from tdapp.storage.journal.taking_over import copy_of_this_event
from tdapp.storage.rows.models import JournalRow

_STEPS = JournalRow.__table__
_NEVER = (RestoreFile, RestoreTo, ConvertFile)
"""What is not entered again: it is about the file, or about states that only it has."""


@dataclass(frozen=True, slots=True)
class OnlyThere:
    """A step that only the other copy has; ``step`` None: it cannot be entered again by itself."""

    at: dt.datetime
    actor: str
    label: str
    step: Step | None


def only_there(store: EventFile, path: Path) -> tuple[OnlyThere, ...]:
    """The steps that stand in another copy and are not here, oldest first; RuleViolation when it is another event.

    What was taken back there is left out, with its taking back; notes of handing over are too.
    """
    with store.to_elsewhere() as ours, copy_of_this_event(Path(path).absolute(), identity_of(ours)) as theirs:
        here, there = _rows(ours), _rows(theirs)
        common = sum(1 for _ in takewhile(lambda pair: pair[0][1:] == pair[1][1:], zip(here, there, strict=False)))
        standing = _standing(theirs, [row[0] for row in there[common:]])
        return tuple(found for row_id in standing if (found := _as_step(theirs, row_id)) is not None)


def only_here(store: EventFile, path: Path) -> bool:
    """Whether steps stand here that another copy of the event lacks; RuleViolation when it is another event."""
    with store.to_elsewhere() as ours, copy_of_this_event(Path(path).absolute(), identity_of(ours)) as theirs:
        here, there = _rows(ours), _rows(theirs)
    return here != there[: len(here)]


def _rows(connection: Connection) -> list[tuple[object, ...]]:
    columns = (_STEPS.c.id, _STEPS.c.at, _STEPS.c.command_id, _STEPS.c.command, _STEPS.c.actor, _STEPS.c.origin)
    return [tuple(row) for row in connection.execute(select(*columns).order_by(_STEPS.c.id))]


def _standing(connection: Connection, ids: list[object]) -> list[int]:
    """The ids of the steps that stand: undo and redo of one of them only say which."""
    rows = connection.execute(select(_STEPS.c.id, _STEPS.c.undoes, _STEPS.c.redoes).order_by(_STEPS.c.id))
    stands: dict[int, bool] = {}
    for row in rows:
        if row.id not in ids:
            continue
        if row.undoes in stands:
            stands[row.undoes] = False
        elif row.redoes in stands:
            stands[row.redoes] = True
        else:
            stands[row.id] = True
    return [row_id for row_id, is_standing in stands.items() if is_standing]


def _as_step(connection: Connection, row_id: int) -> OnlyThere | None:
    row = connection.execute(select(_STEPS).where(_STEPS.c.id == row_id)).one()
    stored = read_step(connection, row_id)
    assert stored is not None
    step: Step | None
    try:
        step = decode(row.command_id, row.command_version, row.command)
    except ValueError:
        step = None
    if isinstance(step, HandOver | TakeOver):
        return None
    label = describe(stored.about or stored)
    at = dt.datetime.fromisoformat(row.at)
    return OnlyThere(at, row.actor, label, None if isinstance(step, _NEVER) else step)
