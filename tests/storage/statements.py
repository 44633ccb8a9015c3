"""What is asked of the database, statement by statement, without the values."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine


@contextmanager
def sent() -> Iterator[list[str]]:
    """The statements that engines send inside, in their order; (3) stands behind one that is sent for three rows."""
    found: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, given: Any, _context: Any, many: bool) -> None:
        found.append(f"{' '.join(statement.split())}{f' ({len(given)})' if many else ''}")

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)
