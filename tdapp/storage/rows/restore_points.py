"""Marks of states that one can go back to, and the revision of the newest state."""

from __future__ import annotations

import datetime as dt

from sqlalchemy import Connection, func, insert, select

from tdapp.domain.commands.history import Mark, Point
from tdapp.storage.rows.models import JournalRow, RestorePointRow

_INSERT = insert(RestorePointRow.__table__)  # type: ignore[arg-type]
_NEWEST = select(func.coalesce(func.max(JournalRow.revision), 0))


def insert_restore_point(
    connection: Connection, at: dt.datetime, section_id: int | None, point: Point, file_name: str = ""
) -> None:
    """Mark the state as it is; the end of a round is the state that this transaction leaves."""
    values = {
        "at": at.astimezone(dt.UTC).isoformat(timespec="milliseconds"),
        "revision": read_revision(connection) + (point.mark is Mark.END),
        "section_id": section_id,
        "mark": point.mark.value,
        "round": point.round,
        "name": point.name,
        "file_name": file_name,
    }
    connection.execute(_INSERT, values)


def read_revision(connection: Connection) -> int:
    """The revision of the newest row; 0 in a journal without rows."""
    return connection.execute(_NEWEST).scalar_one()
