"""Every row of an event from one database into another, and what lies beside its journal kept equal."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, select

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.rows.models import Base, PreferenceRow, StreamRow, alembic_version
from tdapp.storage.rows.schema import FINAL_KEY, LOG_KEY, SUM_KEY

Row = dict[str, Any]
_TOGETHER = 1000
_OF_THE_FILE = frozenset((LOG_KEY, SUM_KEY, FINAL_KEY))
_PREFERENCES: Table = PreferenceRow.__table__  # type: ignore[assignment]
_STREAMS: Table = StreamRow.__table__  # type: ignore[assignment]


def copy_rows(source: Connection, target: Connection, *, version: bool) -> None:
    """All rows into empty tables; ``version``: also which version of the tables they are. Refuses as ``refuse_nul``."""
    for table in Base.metadata.sorted_tables:
        if table is alembic_version and not version:
            continue
        statement = select(table).order_by(*table.primary_key.columns)
        if table is _PREFERENCES:
            statement = statement.where(_PREFERENCES.c.key != LOG_KEY)  # each file has a log of its own
        for part in source.execute(statement).partitions(_TOGETHER):
            _insert(target, table, [dict(row._mapping) for row in part])


def refuse_nul(table: str, row: Row) -> None:
    """RuleViolation that names the row, where a text holds the one character that PostgreSQL does not keep."""
    for column, value in row.items():
        if isinstance(value, str) and "\0" in value:
            raise RuleViolation(
                tr(
                    "Table {table}, row {row}, column {column}: the text holds a NUL, which PostgreSQL does not keep."
                ).format(table=table, row=row.get("id", row.get("key")), column=column)
            )


def bring_beside(source: Connection, target: Connection) -> None:
    """What no step writes, made equal: preferences, and what sources say of games."""
    _bring_preferences(source, target)
    _bring_streams(source, target)


def _bring_preferences(source: Connection, target: Connection) -> None:
    statement = select(_PREFERENCES).where(_PREFERENCES.c.key.not_in(_OF_THE_FILE))
    here, there = ({row.key: row.value for row in end.execute(statement)} for end in (source, target))
    gone = [key for key, value in there.items() if here.get(key) != value]
    target.execute(delete(_PREFERENCES).where(_PREFERENCES.c.key.in_(gone)))
    _insert(
        target, _PREFERENCES, [{"key": key, "value": value} for key, value in here.items() if there.get(key) != value]
    )


def _bring_streams(source: Connection, target: Connection) -> None:
    columns = _STREAMS.c
    heads = select(columns.id, columns.at, columns.shown_at, columns.mark, func.length(columns.said))
    here, there = ({row.id: tuple(row) for row in end.execute(heads)} for end in (source, target))
    changed = [key for key in here if here[key] != there.get(key)]
    gone = [key for key in there if here.get(key) != there[key]]
    for start in range(0, len(gone), _TOGETHER):
        target.execute(delete(_STREAMS).where(columns.id.in_(gone[start : start + _TOGETHER])))
    for start in range(0, len(changed), _TOGETHER):
        some = changed[start : start + _TOGETHER]
        _insert(
            target,
            _STREAMS,
            [dict(row._mapping) for row in source.execute(select(_STREAMS).where(columns.id.in_(some)))],
        )


def _insert(target: Connection, table: Table, rows: list[Row]) -> None:
    for row in rows:
        refuse_nul(table.name, row)
    if rows:
        target.execute(insert(table), rows)
