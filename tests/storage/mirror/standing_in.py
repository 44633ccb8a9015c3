"""What stands for a PostgreSQL server where none runs: each schema is a file of SQLite, and the same is asked of it.

What only PostgreSQL refuses it does not refuse; what is sent to a real server is written down in ``test_server.py``.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.pool import NullPool

from tdapp.storage.mirror.server import Server

_DROP = re.compile(r'DROP SCHEMA (?:IF EXISTS )?"(\w+)"(?: CASCADE)?')
_RENAME = re.compile(r'ALTER SCHEMA "(\w+)" RENAME TO "(\w+)"')
_NAMES = ("SELECT nspname FROM pg_namespace ORDER BY nspname", "PRAGMA database_list")
_LATER = "PRAGMA defer_foreign_keys = ON"


class StandingIn(Server):
    """A server whose schemas lie in a folder.

    ``isolation`` is what was asked of each connection that wants its own, ``connected`` how many there are.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__("postgresql://nobody@/x")
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.locks: dict[object, object] = {}
        self.isolation: list[str] = []
        self.connected = 0

    def engine(self, schema: str = "") -> Engine:
        """An engine whose tables are those of one schema."""
        place = self.folder / f"{schema or 'none'}.db"
        engine = create_engine(f"sqlite:///{place}", poolclass=NullPool)
        engine.dialect.name = "postgresql"
        new: list[Path] = []
        dropped: list[str] = []

        @event.listens_for(engine, "connect")
        def _connected(driver: Any, _record: Any) -> None:
            self.connected += 1
            driver.isolation_level = None
            driver.execute("PRAGMA foreign_keys = ON")
            driver.create_function("hashtext", 1, str)
            driver.create_function("pg_try_advisory_lock", 1, lambda key: self.locks.setdefault(key, driver) is driver)

        @event.listens_for(engine, "close")
        def _closed(driver: Any, _record: Any) -> None:
            self.connected -= 1
            for key in [key for key, holder in self.locks.items() if holder is driver]:
                del self.locks[key]

        @event.listens_for(engine, "begin")
        def _begun(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

        @event.listens_for(engine, "commit")
        def _kept(_connection: Connection) -> None:
            new.clear()
            dropped.clear()

        @event.listens_for(engine, "rollback")
        def _taken_back(_connection: Connection) -> None:
            dropped.clear()
            while new:
                new.pop().unlink()

        @event.listens_for(engine, "set_connection_execution_options")
        def _options(_connection: Connection, options: dict[str, Any]) -> None:
            if "isolation_level" in options:
                self.isolation.append(options.pop("isolation_level"))

        @event.listens_for(engine, "before_cursor_execute", retval=True)
        def _asked(
            _connection: Connection, cursor: Any, statement: str, parameters: Any, _context: Any, _many: bool
        ) -> tuple[str, Any]:
            if statement in _NAMES:
                rows = ", ".join(f"(0, '{name}')" for name in ["public", *self.names()])
                column = "column2" if statement.startswith("SELECT") else "column1, column2"
                return f"SELECT {column} FROM (VALUES {rows})", parameters
            if found := _RENAME.fullmatch(statement):
                old, kept = (self.folder / f"{name}.db" for name in found.groups())
                assert not kept.exists()
                shutil.copyfile(old, kept)
                new.append(kept)
                self._empty(cursor)
                dropped.append(schema)
                return "SELECT 1", ()
            if found := _DROP.fullmatch(statement):
                if found[1] == schema:
                    self._empty(cursor)
                    dropped.append(schema)
                else:
                    (self.folder / f"{found[1]}.db").unlink(missing_ok=True)
                return "SELECT 1", ()
            if statement == f'CREATE SCHEMA "{schema}"':
                dropped.clear()
                return "SELECT 1", ()
            if dropped and statement.lstrip().startswith("CREATE TABLE"):
                raise sqlite3.OperationalError("no schema has been selected to create in")
            return _LATER if statement == "SET CONSTRAINTS ALL DEFERRED" else statement, parameters

        return engine

    def names(self) -> list[str]:
        """The schemas that hold something."""
        found = []
        for one in self.folder.glob("tdapp_*.db"):
            with contextlib.closing(sqlite3.connect(one)) as driver:
                if driver.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
                    found.append(one.stem)
        return sorted(found)

    @staticmethod
    def _empty(cursor: Any) -> None:
        cursor.execute(_LATER)
        for (name,) in cursor.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            cursor.execute(f'DROP TABLE "{name}"')
