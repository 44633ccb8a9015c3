"""What reading asks of a connection: SQLAlchemy's has it, and SQLite's own, before SQLAlchemy is imported.

And what everybody asks first: of which revision the newest state is.
"""

from __future__ import annotations

import sqlite3
from collections import namedtuple
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:  # who only looks at a file loads nothing of SQLAlchemy
    from sqlalchemy import Connection


class Reads(Protocol):
    """A transaction in which SQL can be asked; a result gives rows by name and by place (``fetchall``: by place)."""

    def exec_driver_sql(self, statement: str, parameters: tuple[Any, ...] = ()) -> Any:
        """As ``sqlalchemy.Connection`` has it."""


def read_revision(connection: Reads) -> int:
    """The revision of the newest state; 0 in a journal without rows."""
    found: int = connection.exec_driver_sql("SELECT coalesce(max(revision), 0) FROM journal").scalar_one()
    return found


class PlainResult:
    """The rows of an answer, as SQLAlchemy's result gives them."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._rows = cursor.fetchall()
        self._names = tuple(column[0] for column in cursor.description)

    def all(self) -> list[Any]:
        """Every row, by name and by place."""
        return list(map(_kind_of(self._names)._make, self._rows))

    def fetchall(self) -> list[Any]:
        """The same, sure to be known by place alone."""
        return self._rows

    def one_or_none(self) -> Any:
        """The only row, None without one; LookupError where there are several."""
        if len(self._rows) > 1:
            raise LookupError("several rows")
        return next(iter(self.all()), None)

    def one(self) -> Any:
        """The only row; LookupError otherwise."""
        row = self.one_or_none()
        if row is None:
            raise LookupError("no row")
        return row

    def first(self) -> Any:
        """The first row, None without one."""
        return next(iter(self.all()), None)

    def scalar(self) -> Any:
        """The first value of the first row, None without one."""
        return self._rows[0][0] if self._rows else None

    def scalar_one(self) -> Any:
        """The first value of the only row; LookupError otherwise."""
        return self.one()[0]


class PlainConnection:
    """The same over SQLite's own driver."""

    def __init__(self, driver: sqlite3.Connection) -> None:
        self._driver = driver

    def exec_driver_sql(self, statement: str, parameters: tuple[Any, ...] = ()) -> PlainResult:
        """The answer to a question."""
        return PlainResult(self._driver.execute(statement, parameters))


@cache
def _kind_of(names: tuple[str, ...]) -> Any:
    return namedtuple("Row", names, rename=True)


def plainly(connection: Connection) -> PlainConnection:
    """The same transaction for who only asks: SQLAlchemy takes longer over a small answer than SQLite."""
    if not connection.in_transaction():
        connection.begin()
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return PlainConnection(driver)
