"""Whether the rows of an event are those that its last step left: asked at every opening."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.words.errors import DamagedFile
from tdapp.storage import EventFile
from tdapp.storage.event.quick_check import has_changed_by_itself, refuse_nonsense, strange
from tdapp.storage.file.engine import writing
from tdapp.storage.rows.schema import TABLES


@pytest.fixture(name="connection")
def _connection(event_file: EventFile) -> Iterator[Connection]:
    event_file.execute(SetTrialLadder(1, "SB"))
    with writing(event_file._engine).connect() as connection:
        yield connection


@pytest.mark.parametrize(
    ("sql", "changed"),
    [
        ("SELECT 1", False),
        ("UPDATE event SET city = 'Bern'", True),
        ("UPDATE journal SET reason = 'other'", False),  # the whole check finds it
        ("DELETE FROM preference WHERE key = 'sum'", True),  # a file that was worked with has sums
        ("DELETE FROM preference WHERE key IN ('sum', 'log')", False),
    ],
)
def test_rows_that_no_step_has_changed(connection: Connection, sql: str, changed: bool) -> None:
    connection.exec_driver_sql(sql)
    assert has_changed_by_itself(connection) is changed
    refuse_nonsense(connection)


@pytest.mark.parametrize("table", TABLES)
def test_a_value_of_another_kind_is_found_in_every_column(connection: Connection, table: str) -> None:
    """Numbers in columns of words, words in columns of numbers, and nothing where there has to be something."""
    for column, test in zip(TABLES[table], strange(table), strict=True):
        kinds = {"integer": "7", "text": "'x'", "real": "1.5", "blob": "x'00'", "null": "NULL"}
        usual = {"integer" if column.integer else "text", *(["null"] if column.nullable else [])}
        for kind, value in kinds.items():
            asked = test.replace(f'"{column.name}"', value)
            assert connection.exec_driver_sql(f"SELECT {asked}").scalar() == (kind not in usual)


def test_an_event_without_sense_is_refused(connection: Connection) -> None:
    for sql in ("DELETE FROM journal", "DELETE FROM event", "UPDATE section SET rounds_total = 'five'"):
        connection.exec_driver_sql("SAVEPOINT here")
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        connection.exec_driver_sql(sql)
        with pytest.raises(DamagedFile):
            refuse_nonsense(connection)
        connection.exec_driver_sql("ROLLBACK TO here")
        refuse_nonsense(connection)
