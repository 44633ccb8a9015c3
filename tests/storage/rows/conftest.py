"""An event of two sections in which rows are written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.section.event import Section
from tdapp.storage.file.engine import make_engine
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
