"""Marks of states that one can go back to."""

from __future__ import annotations

import datetime as dt

from sqlalchemy import Connection, insert

from tdapp.domain.commands.history import Mark, Point
from tdapp.storage.rows.models import RestorePointRow
from tdapp.storage.rows.reads import read_revision

_INSERT = insert(RestorePointRow.__table__)  # type: ignore[arg-type]


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
