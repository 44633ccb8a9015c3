"""What is said of a server without asking one."""

from __future__ import annotations

import contextlib
import sys

import pytest
from sqlalchemy import create_engine, create_mock_engine
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.storage import EventFile
from tdapp.storage.mirror import server
from tdapp.storage.mirror.following import Mirror
from tdapp.storage.mirror.server import Server, answering, is_address, make_tables
from tdapp.storage.rows.models import Base
from tests.recorded import recorded


def test_no_address() -> None:
    with pytest.raises(RuleViolation, match="no address"):
        Server("postgresql://host:port/database")


def test_without_psycopg_it_is_said(event: EventFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(EnvironmentProblem, match=r"pip install tdapp\[postgresql\]"):
        Mirror(event.path, Server("postgresql://nobody@/x?host=/nowhere")).bring_up()


def test_the_password_is_not_shown() -> None:
    assert Server("postgresql://me:secret@example.org/tdapp").shown == "postgresql://me:***@example.org/tdapp"


@pytest.mark.parametrize(("text", "is_one"), [
    ("postgresql://host/x", True), ("postgres://host/x", True), ("mysql://host/x", False), ("Open.tdb", False),
])  # fmt: skip
def test_what_an_address_looks_like(text: str, is_one: bool) -> None:
    assert is_address(text) is is_one


def test_what_a_server_is_asked_for() -> None:
    """The tables of an event as PostgreSQL makes them: keys that can wait for the end of a step, numbers of 64 bits."""
    said: list[str] = []
    engine = create_mock_engine(
        "postgresql://", lambda statement, *_, **__: said.append(str(statement.compile(dialect=engine.dialect)))
    )
    make_tables(engine)  # type: ignore[arg-type]
    keys = [line for text in said for line in text.splitlines() if "FOREIGN KEY" in line]
    assert len(keys) == sum(len(table.foreign_key_constraints) for table in Base.metadata.tables.values())
    assert all("DEFERRABLE INITIALLY IMMEDIATE" in line for line in keys)
    lines = sorted(sorted(line.strip(" \t,") for line in text.splitlines()) for text in said)  # keys come in any order
    recorded("storage/postgresql", [line for table in lines for line in table if line])


class _Driver:
    """What a connection is told before anybody asks it something."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def cursor(self) -> contextlib.AbstractContextManager[_Driver]:
        return contextlib.nullcontext(self)

    def execute(self, statement: str) -> None:
        self.said.append(statement)

    def commit(self) -> None:
        self.said.append("COMMIT")

    def nothing(self, *_: object, **__: object) -> None:
        """What SQLAlchemy asks of SQLite."""

    create_function = rollback = close = nothing


@pytest.mark.parametrize(("schema", "said"), [
    ("", []), ("tdapp_a1b2c3", ['SET search_path TO "tdapp_a1b2c3"', "COMMIT"]),
])  # fmt: skip
def test_a_connection_looks_into_one_schema_for_good(
    schema: str, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Committed: a transaction that is rolled back would take the way there with it."""
    drivers: list[_Driver] = []
    asked: list[object] = []

    def made(url: URL, *, poolclass: object, connect_args: object) -> Engine:
        asked.extend((url.render_as_string(hide_password=False), poolclass, connect_args))
        return create_engine("sqlite://", poolclass=NullPool, creator=connected, _initialize=False)

    def connected() -> _Driver:
        drivers.append(_Driver())
        return drivers[-1]

    monkeypatch.setattr(server, "create_engine", made)
    engine = Server("postgres://me:secret@example.org/club").engine(schema)
    engine.raw_connection().close()
    assert [one.said for one in drivers] == [said]
    patience = {"connect_timeout": 5, "application_name": "tdapp mirror"}
    assert asked == ["postgresql+psycopg://me:secret@example.org/club", NullPool, patience]


def test_what_a_server_says_is_told_in_its_first_line() -> None:
    for said, told in (("\nno route\nat all", "no route"), ("", "ValueError")):
        with pytest.raises(EnvironmentProblem, match=f"The PostgreSQL server: {told}$"), answering():
            raise OperationalError("SELECT 1", {}, ValueError(said))
