"""A PostgreSQL server by its address: one schema for each event. Alone imports psycopg, and only when it is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, MetaData, create_engine, event
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.rows.models import Base

PATIENCE = 5
"""Seconds to wait for the server to answer at all."""
_SCHEMA = re.compile(r"tdapp_[0-9a-f]{6}(_\d+)*")


def is_address(text: str) -> bool:
    """Whether it names a server, as psql takes it."""
    return text.startswith(("postgresql://", "postgres://"))


def schema_of(identity: str) -> str:
    """Where an event lies on a server."""
    return f"tdapp_{identity}"


class Server:
    """A server by its address; RuleViolation for an address that is none."""

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address)
        except (ArgumentError, ValueError) as error:
            raise RuleViolation(
                tr("This is no address of a PostgreSQL server: it begins postgresql://user@host/database.")
            ) from error
        self._url: URL = url.set(drivername="postgresql+psycopg")

    @property
    def shown(self) -> str:
        """The address without its password."""
        return self._url.set(drivername="postgresql").render_as_string()

    def engine(self, schema: str = "") -> Engine:
        """An engine whose tables are those of one schema."""
        try:
            engine = create_engine(self._url, poolclass=NullPool, connect_args=_CONNECT)
        except ModuleNotFoundError as error:
            raise EnvironmentProblem(
                tr("A mirror needs psycopg, which is not installed: pip install tdapp[postgresql].")
            ) from error

        @event.listens_for(engine, "connect")
        def _look_there(connection: Any, _record: Any) -> None:
            if schema:
                with connection.cursor() as cursor:
                    cursor.execute(f'SET search_path TO "{schema}"')
                connection.commit()

        return engine

    def schemas(self) -> tuple[str, ...]:
        """The schemas of all events that lie there."""
        with answering(), self.engine().connect() as connection:
            found = connection.exec_driver_sql("SELECT nspname FROM pg_namespace ORDER BY nspname").scalars()
            return tuple(name for name in found if _SCHEMA.fullmatch(name))


_CONNECT = {"connect_timeout": PATIENCE, "application_name": "tdapp mirror"}


@contextmanager
def answering() -> Iterator[None]:
    """What the server refuses, or that it does not answer, leaves the block as EnvironmentProblem."""
    try:
        yield
    except DBAPIError as error:
        reason = next(iter(str(error.orig).strip().splitlines()), type(error.orig).__name__)
        raise EnvironmentProblem(tr("The PostgreSQL server: {reason}").format(reason=reason)) from error


def make_tables(connection: Connection) -> None:
    """All tables of an event, in an empty schema; keys are checked at the end of a step, as a file does it."""
    there = MetaData()
    for table in Base.metadata.sorted_tables:
        for key in table.to_metadata(there).foreign_key_constraints:
            key.deferrable, key.initially = True, "IMMEDIATE"
    there.create_all(connection, checkfirst=False)
