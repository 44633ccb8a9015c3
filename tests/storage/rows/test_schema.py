"""The tables in plain words are those that are written."""

from __future__ import annotations

import pytest
from sqlalchemy import Boolean, Integer

from tdapp.storage.event.creation import create_schema
from tdapp.storage.file.engine import make_engine, writing
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


ONCE = {
    "acceleration": {"section_id position"},
    "broadcast": {"section_id"},
    "bye": {"round_id player_id"},
    "comment": {"section_id position"},
    "forbidden_pairs": {"section_id position"},
    "game": {"section_id round white_id black_id"},
    "journal": {"revision", "origin"},
    "page_head": {"role position"},
    "pairing": {"round_id white_id", "round_id black_id"},
    "player": {"section_id number"},
    "round": {"section_id number"},
    "source_name": {"section_id source name"},
    "taken_alert": {"section_id round board kind cause"},
    "team": {"section_id number"},
    "team_adjustment": {"section_id position"},
    "team_bye": {"round_id team_id"},
    "team_match": {"round_id place"},
    "team_member": {"player_id"},
}
"""By table: what stands there only once. Nobody sits twice in a round, and a step that is sent twice is one."""


@pytest.fixture(scope="module")
def indices(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[tuple[bool, str, list[str]]]]:
    """By table: whether it is unique, its name, its columns."""
    engine = make_engine(tmp_path_factory.mktemp("schema") / "new.tdb")
    found: dict[str, list[tuple[bool, str, list[str]]]] = {}
    with writing(engine).begin() as connection:
        create_schema(connection)
        for table in Base.metadata.tables:
            for one in connection.exec_driver_sql(f"PRAGMA index_list('{table}')").all():
                columns = connection.exec_driver_sql(f"PRAGMA index_info('{one.name}')").all()
                found.setdefault(table, []).append((bool(one.unique), one.name, [column.name for column in columns]))
    engine.dispose()
    return found


def test_what_stands_only_once(indices: dict[str, list[tuple[bool, str, list[str]]]]) -> None:
    keys = {table: {" ".join(columns) for unique, name, columns in ones if unique} for table, ones in indices.items()}
    assert {table: columns for table, columns in keys.items() if columns} == {
        **ONCE, "preference": {"key"}, "alembic_version": {"version_num"}
    }  # fmt: skip
    (version,) = Base.metadata.tables["alembic_version"].columns  # as Alembic itself creates it
    assert (str(version.type), version.nullable, version.primary_key) == ("VARCHAR(32)", False, True)


def test_who_names_a_row_is_found_by_it(indices: dict[str, list[tuple[bool, str, list[str]]]]) -> None:
    """SQLite looks for it whenever a row goes: of the journal none does, and there is one event."""
    bare = {
        f"{table.name}.{column.name}"
        for table in Base.metadata.tables.values()
        for column in table.columns
        if column.foreign_keys and column.name not in {columns[0] for _, _, columns in indices.get(table.name, ())}
    }
    named = {name: f"ix_{table}_{columns[0]}" for table, ones in indices.items() for _, name, columns in ones}
    named = {name: wanted for name, wanted in named.items() if not name.startswith("sqlite_autoindex")}
    assert list(named) == list(named.values())  # a revision that drops one finds it by its name
    assert bare == {"section.event_id", "journal.undoes", "journal.redoes"}
