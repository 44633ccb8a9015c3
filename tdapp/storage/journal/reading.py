"""The journal and the restore points as they are shown."""

from __future__ import annotations

import datetime as dt
import json
from functools import cache
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, select

from tdapp.domain.commands.history import Mark, Point
from tdapp.domain.section.outcome import GameResult
from tdapp.services.ports.event_store import GameChange, JournalEntry, RestorePoint, RowChange
from tdapp.storage.journal.stored import JOURNAL, select_steps, step_of
from tdapp.storage.rows.models import PairingRow, PlayerRow, RestorePointRow
from tdapp.storage.rows.schema import SCHEMA

_NAMES = select(PlayerRow.id, PlayerRow.number, PlayerRow.name)
_LARGE = 40  # images beyond this are counted, not shown


def read_journal(connection: Connection, *, limit: int, before: int | None = None) -> tuple[JournalEntry, ...]:
    """The newest rows, newest first; ``before``: only rows older than this id."""
    rows = connection.execute(_newest(before is not None), {"limit": limit, "before": before}).all()
    names = {row.id: (row.number, row.name) for row in connection.execute(_NAMES)}
    return tuple(_entry(connection, row, names) for row in rows)


@cache  # to put a statement together takes longer than to run it
def _newest(before: bool) -> Select[Any]:
    statement = select_steps(*JOURNAL.columns).order_by(JOURNAL.c.id.desc()).limit(bindparam("limit"))
    return statement.where(JOURNAL.c.id < bindparam("before")) if before else statement


def read_restore_points(connection: Connection) -> tuple[RestorePoint, ...]:
    """Restore points, newest first."""
    rows = connection.execute(_points())
    return tuple(
        RestorePoint(
            point_id=row.id,
            at=dt.datetime.fromisoformat(row.at),
            revision=row.revision,
            section_id=row.section_id,
            point=Point(Mark(row.mark), row.round, row.name),
            file_name=row.file_name,
            followed_by=step_of(row),
        )
        for row in rows
    )


@cache
def _points() -> Select[Any]:
    table = RestorePointRow.__table__
    follows = (JOURNAL.c.revision == table.c.revision + 1) & (table.c.mark == Mark.BEFORE.value)
    return select_steps(*table.columns, beside=table, on=follows).order_by(table.c.id.desc())


def _entry(connection: Connection, row: Row[Any], names: dict[int, tuple[int, str]]) -> JournalEntry:
    images = json.loads(row.images)
    step = step_of(row)
    assert step is not None
    changes = [] if len(images) > _LARGE else [_change(*image) for image in images]
    return JournalEntry(
        row_id=row.id,
        revision=row.revision,
        at=dt.datetime.fromisoformat(row.at),
        step=step,
        reason=row.reason,
        undoes=row.undoes,
        redoes=row.redoes,
        barrier=row.barrier or row.schema_revision != SCHEMA,
        section_ids=frozenset(json.loads(row.section_ids)),
        rows=len(images),
        changes=tuple(changes),
        game=_game(images, names),
        actor=row.actor,
    )


def _change(table: str, _row_id: int, before: dict[str, Any] | None, after: dict[str, Any] | None) -> RowChange:
    if before is None or after is None:
        return RowChange(table, (), added=before is None)
    fields = tuple((name, before[name], after[name]) for name in after if before.get(name) != after[name])
    return RowChange(table, fields)


def _game(images: list[Any], names: dict[int, tuple[int, str]]) -> GameChange | None:
    """The one game that a step was about."""
    games = [image for image in images if image[0] == PairingRow.__tablename__]
    if len(games) != 1:
        return None
    _, _, before, after = games[0]
    if before is None or after is None:
        return None
    unknown = (0, "?")  # a player who was removed since
    return GameChange(
        white=names.get(after["white_id"], unknown),
        black=names.get(after["black_id"], unknown),
        board=after["board"],
        old=_result(before["rating_result"] or before["result"]),
        new=_result(after["rating_result"] or after["result"]),
    )


def _result(text: str | None) -> GameResult | None:
    return None if text is None else GameResult(text)
