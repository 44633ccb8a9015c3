"""Rows are brought from one image to the other all together, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection

from tdapp.storage import EventFile
from tdapp.storage.file.engine import writing
from tdapp.storage.journal.images import put, stands
from tdapp.storage.rows.images import Image, read_rows

FIRST, SECOND = ("player", 1), ("player", 2)


@pytest.fixture(name="connection")
def _connection(event_file: EventFile) -> Iterator[Connection]:
    with writing(event_file._engine).connect() as connection:
        yield connection


def row(connection: Connection, key: tuple[str, int]) -> dict[str, Any]:
    found = read_rows(connection, [key])[key]
    assert found is not None
    return found


def test_two_rows_change_places(connection: Connection) -> None:
    """No number is free for a moment: all rows go before any comes."""
    first, second = row(connection, FIRST), row(connection, SECOND)
    one = {**first, "number": second["number"]}
    other = {**second, "number": first["number"]}
    images = [Image(*FIRST, first, one), Image(*SECOND, second, other)]
    assert stands(connection, images)
    assert put(connection, images)
    assert (row(connection, FIRST), row(connection, SECOND)) == (one, other)
    assert not stands(connection, images)
    assert not put(connection, images)
    assert put(connection, [Image(image.table, image.row_id, image.after, image.before) for image in images])
    assert (row(connection, FIRST), row(connection, SECOND)) == (first, second)


def test_one_row_that_stands_otherwise_keeps_all_from_being_written(connection: Connection) -> None:
    first, second = row(connection, FIRST), row(connection, SECOND)
    changed = Image(*FIRST, first, {**first, "club": "Zug"})
    for odd in (
        Image(*SECOND, {**second, "club": "Bern"}, second),
        Image(*SECOND, None, second),
        Image("player", 99, {**second, "id": 99}, None),
    ):
        assert not put(connection, [changed, odd])
        assert (row(connection, FIRST), row(connection, SECOND)) == (first, second)


def test_rows_come_and_go(connection: Connection) -> None:
    comment = {"id": 9, "section_id": 1, "position": 5, "text": "new"}
    assert put(connection, [Image("comment", 9, None, comment)])
    assert row(connection, ("comment", 9)) == comment
    assert put(connection, [Image("comment", 9, comment, None)])
    assert read_rows(connection, [("comment", 9)]) == {("comment", 9): None}
