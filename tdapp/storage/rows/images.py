"""Rows before and after a transaction.

They come from one before_flush hook, or with rows that are rewritten at once: nobody writes the inverse of a command.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Select, Table, bindparam, delete, event, func, insert, select, update
from sqlalchemy.orm import ORMExecuteState, Session

from tdapp.domain.words.frozen import dataclass
from tdapp.storage.rows.models import Base

Row = dict[str, Any]
Key = tuple[str, int]  # table, id


@dataclass(frozen=True, slots=True)
class Image:
    """One row before and after a transaction."""

    table: str
    row_id: int
    before: Row | None
    after: Row | None


class ImageRecorder:
    """Follows one session and knows every row it touches."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._before: dict[tuple[str, int], Row | None] = {}
        self._new: list[Base] = []
        event.listen(session, "before_flush", self._before_flush)
        event.listen(session, "after_flush", self._after_flush)
        event.listen(session, "do_orm_execute", _refuse_bulk)

    def _before_flush(self, session: Session, _context: Any, _instances: Any) -> None:
        connection = session.connection()
        self.touch(connection, [(row.__table__.name, row.id) for row in (*session.dirty, *session.deleted)])
        self._new += session.new

    def _after_flush(self, _session: Session, _context: Any) -> None:
        """New rows have their ids now; a later flush may change them again."""
        for row in self._new:
            self._before.setdefault((row.__table__.name, row.id), None)  # type: ignore[attr-defined]
        self._new.clear()

    @property
    def has_touched(self) -> bool:
        """Whether a row was changed, added or deleted, flushed or not."""
        waiting = self._session.new or self._session.dirty or self._session.deleted
        return bool(self._before or waiting)

    @property
    def tables(self) -> frozenset[str]:
        """The tables of all rows that were flushed."""
        return frozenset(name for name, _ in self._before)

    def touch(self, connection: Connection, keys: Iterable[Key]) -> None:
        """Keep these rows as they are now, unless an earlier image of this transaction is kept already."""
        self._before.update(read_rows(connection, [key for key in keys if key not in self._before]))

    def rewrite(
        self, table: Table, gone: Iterable[Row], changed: Iterable[tuple[Row, Row]], new: Iterable[Row]
    ) -> None:
        """Delete, change (before, after) and add whole rows at once; objects would take ten times as long.

        What goes or changes is given as it lies there; a new row gets its id here, as SQLite would give it.
        """
        self._session.flush()
        connection = self._session.connection()
        out = list(gone)
        both = list(changed)
        for row in (*out, *(before for before, _ in both)):
            self._before.setdefault((table.name, row["id"]), row)
        if out:
            one = delete(table).where(table.c.id == bindparam("gone"))
            connection.execute(one, [{"gone": row["id"]} for row in out])
        if both:
            other = update(table).where(table.c.id == bindparam("here"))
            connection.execute(other, [{"here": before["id"], **after} for before, after in both])
        if rows := list(new):
            last = connection.execute(select(func.coalesce(func.max(table.c.id), 0))).scalar_one()
            added = [{"id": row_id, **row} for row_id, row in enumerate(rows, last + 1)]
            connection.execute(insert(table), added)
            for row in added:
                self._before.setdefault((table.name, row["id"]), None)
        held: Any
        for held in self._session.identity_map.values():
            if held.__table__ is table:
                self._session.expire(held)

    def images(self) -> list[Image]:
        """All rows that differ from before; flushes first."""
        self._session.flush()
        now = read_rows(self._session.connection(), self._before)
        found = []
        for key, before in self._before.items():
            if before != now[key]:
                found.append(Image(*key, before, now[key]))
        return found


def _refuse_bulk(state: ORMExecuteState) -> None:
    """A bulk statement would change rows without an image: the undo would lie."""
    if state.is_insert or state.is_update or state.is_delete:
        raise AssertionError("Change rows through the session's objects, or their images are lost.")


def read_rows(connection: Connection, keys: Iterable[Key]) -> dict[Key, Row | None]:
    """Rows by (table, id) as plain values, None for those that do not exist."""
    found: dict[Key, Row | None] = dict.fromkeys(keys)
    ids: dict[str, list[int]] = {}
    for name, row_id in found:
        ids.setdefault(name, []).append(row_id)
    for name, wanted in ids.items():
        for start in range(0, len(wanted), 500):  # below the number of values that a statement of SQLite takes
            result = connection.execute(_rows_in(name), {"ids": wanted[start : start + 500]})
            names = tuple(result.keys())
            for row in result.all():
                found[name, row.id] = dict(zip(names, row, strict=True))
    return found


@lru_cache(maxsize=64)  # to put a statement together takes longer than to run it
def _rows_in(name: str) -> Select[Any]:
    table = Base.metadata.tables[name]
    return select(table).where(table.c.id.in_(bindparam("ids")))
