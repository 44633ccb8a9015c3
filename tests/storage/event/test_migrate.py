"""The way from an older schema: the same result as a new file, and nothing half-way."""

from __future__ import annotations

import gc
import re
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.engine import Engine

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files import disk
from tdapp.storage import open_event_file
from tdapp.storage.event import creation, migrate, opening
from tdapp.storage.file import header, soundness
from tdapp.storage.file.engine import make_engine, writing
from tdapp.storage.file.place import Place
from tdapp.storage.journal import journal
from tdapp.storage.rows.schema import REVISION, SCHEMA

ADD_A_COLUMN = f"""
import sqlalchemy as sa
from alembic import op
revision = "{SCHEMA + 1:04}"
down_revision = "{REVISION}"

def upgrade():
    with op.batch_alter_table("section", recreate="always") as batch:
        batch.add_column(sa.Column("motto", sa.Text()))
    op.execute("UPDATE section SET motto = 'Gens una sumus'")
"""
FAIL_HALF_WAY = ADD_A_COLUMN + "    raise ZeroDivisionError('half-way')\n"
LOSE_A_PARENT = ADD_A_COLUMN + "    op.execute('DELETE FROM player WHERE number = 4')\n"


def filled(path: Path, fill: Callable[[Connection], None]) -> Engine:
    engine = make_engine(path)
    with writing(engine).begin() as connection:
        fill(connection)
    return engine


def schema(engine: Engine) -> dict[tuple[str, str], list[str]]:
    """Every table and index, the parts of each in one order; and the marks of the file."""
    with engine.connect() as connection:
        found = {
            (row.type, row.name): sorted(re.split(r",?\s*\n\s*", (row.sql or "").replace('"', "")))
            for row in connection.exec_driver_sql("SELECT type, name, sql FROM sqlite_master")
        }
        for mark in ("user_version", "application_id"):
            found["pragma", mark] = [str(connection.exec_driver_sql(f"PRAGMA {mark}").scalar())]
        version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars()
        found["alembic", "version"] = list(version)
    engine.dispose()
    return found


def test_a_new_file_and_a_migrated_one_have_the_same_schema(tmp_path: Path) -> None:
    new = schema(filled(tmp_path / "new.tdb", creation.create_schema))
    migrated = schema(filled(tmp_path / "migrated.tdb", migrate.upgrade))
    assert new == migrated
    assert len(new) > 20


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Pretend to be the version after this one, which has one more revision."""

    def become(revision: str) -> None:
        folder = tmp_path / "versions %41"
        folder.mkdir()
        (folder / "next_one.py").write_text(revision, encoding="utf-8")
        monkeypatch.setattr(migrate, "VERSIONS", (*migrate.VERSIONS, folder))
        for module in (migrate, header, journal, opening, soundness):
            monkeypatch.setattr(module, "SCHEMA", SCHEMA + 1)

    return become


def columns(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {row[1] for row in connection.execute("PRAGMA table_info(section)")}


def test_an_older_file_is_copied_and_converted(
    event_path: Path, section: Section, clock: Callable[[], datetime], next_version: Callable[[str], None]
) -> None:
    with closing(open_event_file(event_path, clock=clock)) as store:
        store.execute(SetTrialLadder(1, "BH"))
        before = store.snapshot(1)
    next_version(ADD_A_COLUMN)
    with closing(open_event_file(event_path, clock=clock)) as store:
        copy = event_path.with_name(f"{event_path.stem}.schema{SCHEMA}.tdb")
        assert store.notice == f"The event was converted for this version; {copy.name} is a copy of it as it was."
        assert store.snapshot(1) == before
        assert store.revision == 3
        assert store.undo_state().undo_label is None  # a migration is a barrier
        store.execute(SetTrialLadder(1, "SB"))
        store.undo()
        assert store.snapshot(1) == before
    assert "motto" in columns(event_path)
    assert columns(copy) == columns(event_path) - {"motto"}
    with closing(sqlite3.connect(event_path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA + 1,)
        points = connection.execute("SELECT at, revision, file_name FROM restore_point").fetchall()
        assert points == [("2026-05-01T21:10:00.000+00:00", 2, copy.name)]
    open_event_file(event_path, clock=clock).close()  # and not again
    assert len(list(event_path.parent.glob(f"*.schema{SCHEMA}*"))) == 1


@pytest.mark.parametrize("revision", [FAIL_HALF_WAY, LOSE_A_PARENT])
def test_a_migration_that_fails_half_way_changes_nothing(
    event_path: Path,
    state_hash: Callable[[Path], str],
    next_version: Callable[[str], None],
    revision: str,
) -> None:
    before = state_hash(event_path)
    next_version(revision)
    with pytest.raises(EnvironmentProblem, match=r"could not be converted; it is unchanged, and .* is a copy of it"):
        open_event_file(event_path)
    assert state_hash(event_path) == before
    assert "motto" not in columns(event_path)
    with closing(sqlite3.connect(event_path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
    assert not event_path.with_name(event_path.name + ".lock").exists()


def test_an_older_file_in_a_read_only_place_is_told(event_path: Path, next_version: Callable[[str], None]) -> None:
    next_version(ADD_A_COLUMN)
    with pytest.raises(EnvironmentProblem, match="cannot be converted"):
        open_event_file(event_path, place=Place(writable=False, network=False))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are counted in /proc")
def test_who_converted_a_file_holds_it_no_more(
    event_path: Path, clock: Callable[[], datetime], as_if: Callable[..., None]
) -> None:
    """As on Windows, where nobody could move it."""
    as_if("open-files-stay")
    gc.disable()
    try:
        migrate.migrate(event_path, SCHEMA, clock)
        disk.replace(event_path, event_path.with_suffix(".moved"))
    finally:
        gc.enable()
