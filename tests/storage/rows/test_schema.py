"""The tables in plain words are those that are written."""

from __future__ import annotations

from sqlalchemy import Boolean, Integer

from tdapp.storage.rows.models import Base
from tdapp.storage.rows.schema import TABLES, Column


def test_the_tables_in_plain_words_are_those_of_the_models() -> None:
    declared = {
        table.name: tuple(
            Column(
                column.name,
                isinstance(column.type, Integer | Boolean),
                isinstance(column.type, Boolean),
                bool(column.nullable and not column.primary_key),
            )
            for column in table.columns
        )
        for table in Base.metadata.sorted_tables
    }
    assert declared == TABLES
