"""One cluster for all tests of mirrors, and an event."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from tdapp.storage import EventFile
from tdapp.storage.file.identity import identity_of
from tdapp.storage.journal.sums import stored_sums, sums_of
from tdapp.storage.mirror.following import Mirror
from tdapp.storage.mirror.server import Server, schema_of
from tdapp.storage.rows.models import Base
from tests.arena import arena
from tests.event_files import opened, round_commands
from tests.postgresql import cluster, missing
from tests.storage.mirror.standing_in import StandingIn

FOUR = arena(
    "1 Anna 2000 |\n2 Ильин 1900 |\n3 王明 1800 |\n4 Dora 1700 |", rounds_total=1, name="A", initial_colour="W"
)
PAIRED = round_commands(1, ((1, 4), (3, 2)))


@pytest.fixture
def event(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, FOUR, steps=PAIRED) as store:
        yield store


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Of a server that runs."""
    with cluster() as found:
        yield found


def schema(event: EventFile) -> str:
    with event.to_elsewhere() as connection:
        return schema_of(identity_of(connection))


def assert_equal(event: EventFile, server: Server) -> None:
    """Every table row by row, and the sums of both are those of their rows."""
    with event.to_elsewhere() as here, server.engine(schema(event)).connect() as there:
        for table in Base.metadata.sorted_tables:
            statement = select(table).order_by(*table.primary_key.columns)
            if table.name == "preference":
                statement = statement.where(table.c.key != "log")
            assert there.execute(statement).all() == here.execute(statement).all(), table.name
        assert sums_of(there) == stored_sums(there) == stored_sums(here)


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path, event: EventFile) -> Iterator[Server]:
    """Without the schemas that a test leaves."""
    if missing():
        yield StandingIn(tmp_path / "server")
        return
    server = Server(request.getfixturevalue("address"))
    yield server
    name = schema(event)
    with server.engine().begin() as connection:
        for one in server.schemas():
            if one.startswith(name):
                connection.exec_driver_sql(f'DROP SCHEMA "{one}" CASCADE')


@pytest.fixture
def mirror(event: EventFile, server: Server) -> Iterator[Mirror]:
    with closing(Mirror(event.path, server)) as found:
        yield found
