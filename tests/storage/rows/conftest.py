"""Files in which rows are written: without an event, and with one of two sections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.engine import Engine

from tdapp.domain.section.event import Section
from tdapp.storage.event.creation import create_schema
from tdapp.storage.file.engine import make_engine, writing
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tests.event_files import written


@pytest.fixture(name="uow")
def _uow(tmp_path: Path, four: Section) -> Iterator[SqlUnitOfWork]:
    """A transaction over the section of the module and another one like it."""
    engine = make_engine(written(tmp_path / "event.tdb", four, replace(four, name="second")))
    with SqlUnitOfWork(engine, utc_now) as uow:
        yield uow
    engine.dispose()


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """Of a file that has its tables and nothing in them: what a test writes it rolls back."""
    engine = make_engine(tmp_path_factory.mktemp("rows") / "rows.tdb")
    with writing(engine).begin() as connection:
        create_schema(connection)
    yield engine
    engine.dispose()
