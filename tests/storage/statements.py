"""What is asked of the database, statement by statement, without the values."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

from tdapp.storage.rows.reads import PlainConnection, PlainResult


@contextmanager
def sent() -> Iterator[list[str]]:
    """The statements that engines send inside, in their order; (3) stands behind one that is sent for three rows."""
    found: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, given: Any, _context: Any, many: bool) -> None:
        found.append(f"{' '.join(statement.split())}{f' ({len(given)})' if many else ''}")

    plain = PlainConnection.exec_driver_sql

    def asked(connection: PlainConnection, statement: str, parameters: tuple[Any, ...] = ()) -> PlainResult:
        found.append(" ".join(statement.split()))
        return plain(connection, statement, parameters)

    event.listen(Engine, "before_cursor_execute", note)
    PlainConnection.exec_driver_sql = asked  # type: ignore[method-assign]
    try:
        yield found
    finally:
        PlainConnection.exec_driver_sql = plain  # type: ignore[method-assign]
        event.remove(Engine, "before_cursor_execute", note)
