"""Rows of the journal as steps that can be said in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, FromClause, Row, Select, bindparam, func, select

from tdapp.domain.commands.stored import StoredStep
from tdapp.storage.rows.models import JournalRow

JOURNAL: FromClause = JournalRow.__table__
_ABOUT = JOURNAL.alias("about")  # the row that an undo or redo is about
_STEP = ("command_id", "command_version", "command", "facts")


def select_steps(*columns: ColumnElement[Any], beside: FromClause | None = None, on: Any = None) -> Select[Any]:
    """These columns and those that ``step_of`` reads; ``beside``: rows of another table, each with its step if any."""
    rows = JOURNAL if beside is None else beside.outerjoin(JOURNAL, on)
    rows = rows.outerjoin(_ABOUT, _ABOUT.c.id == func.coalesce(JOURNAL.c.undoes, JOURNAL.c.redoes))
    named = (table.c[name].label(f"{prefix}_{name}") for prefix, table in _TABLES for name in _STEP)
    return select(*columns, *named).select_from(rows)


_TABLES = (("step", JOURNAL), ("about", _ABOUT))


def step_of(row: Row[Any]) -> StoredStep | None:
    """The step of a row of ``select_steps``."""
    return _step(row, "step", _step(row, "about", None))


def _step(row: Row[Any], prefix: str, about: StoredStep | None) -> StoredStep | None:
    step_id, version, data, facts = (row._mapping[f"{prefix}_{name}"] for name in _STEP)
    return None if step_id is None else StoredStep(step_id, version, json.loads(data), json.loads(facts), about)


def read_step(connection: Connection, value: int, column: str = "id") -> StoredStep | None:
    """The row with this value."""
    row = connection.execute(_step_with(column), {"wanted": value}).first()
    return None if row is None else step_of(row)


@lru_cache(maxsize=8)
def _step_with(column: str) -> Select[Any]:
    return select_steps().where(JOURNAL.c[column] == bindparam("wanted")).limit(1)


def read_all(connection: Connection) -> Iterator[tuple[str, StoredStep]]:
    """(time, step) of every row, oldest first."""
    for row in connection.execute(select_steps(JOURNAL.c.at).order_by(JOURNAL.c.id)):
        step = step_of(row)
        assert step is not None
        yield row.at, step
