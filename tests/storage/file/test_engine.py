"""The facts about SQLite and its driver that everything else stands on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.storage.file.engine import make_engine, plain_words, unchecked_engine, writing
from tdapp.storage.file.plain import configure, file_uri
from tdapp.storage.file.soundness import sound_version
from tdapp.storage.rows.schema import SCHEMA


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = make_engine(tmp_path / "with space %20 #.tdb")
    with writing(engine).begin() as connection:
        connection.exec_driver_sql("CREATE TABLE parent (id INTEGER PRIMARY KEY)")
        connection.exec_driver_sql("CREATE TABLE child (id INTEGER PRIMARY KEY, p INTEGER REFERENCES parent(id))")
    yield engine
    engine.dispose()


def test_foreign_keys_are_on(engine: Engine) -> None:
    with pytest.raises(IntegrityError), plain_words(), engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO child VALUES (1, 99)")


def test_the_driver_opens_no_transactions_by_itself(engine: Engine) -> None:
    raw = engine.raw_connection()
    assert isinstance(raw.driver_connection, sqlite3.Connection)
    assert raw.driver_connection.isolation_level is None
    raw.driver_connection.execute("INSERT INTO parent VALUES (1)")
    assert not raw.driver_connection.in_transaction
    raw.close()


def test_every_commit_is_durable(engine: Engine) -> None:
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        for to_the_disk_itself in ("fullfsync", "checkpoint_fullfsync"):  # what macOS needs for that
            assert connection.exec_driver_sql(f"PRAGMA {to_the_disk_itself}").scalar() == 1


def test_what_another_build_of_sqlite_does_by_itself_is_said_to_each_connection() -> None:
    with closing(sqlite3.connect(":memory:")) as driver:
        usual = {"synchronous": 2, "fullfsync": 1, "checkpoint_fullfsync": 1, "trusted_schema": 0}
        for name, value in usual.items():
            driver.execute(f"PRAGMA {name} = {int(not value)}")
        configure(driver)
        assert {name: driver.execute(f"PRAGMA {name}").fetchone()[0] for name in usual} == usual


def test_the_schema_counts_that_the_rows_have(engine: Engine, tmp_path: Path) -> None:
    """A header can be older than what lies in the log: there the newer version would be read as ours."""
    with writing(engine).begin() as connection:
        connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")
    assert sound_version(tmp_path / "x.tdb", engine.connect) == SCHEMA
    with writing(engine).begin() as connection:
        connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA + 1}")
    with pytest.raises(RuleViolation, match=r"x\.tdb was saved by a newer version"):
        sound_version(tmp_path / "x.tdb", engine.connect)


def test_a_failed_change_of_the_schema_leaves_nothing(engine: Engine) -> None:
    def half() -> None:
        with writing(engine).begin() as connection:
            connection.exec_driver_sql("ALTER TABLE parent ADD COLUMN half_way TEXT")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        half()
    with engine.connect() as connection:
        columns = [row[1] for row in connection.exec_driver_sql("PRAGMA table_info(parent)")]
    assert columns == ["id"]


def test_only_writing_takes_the_write_lock(engine: Engine, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "with space %20 #.tdb", timeout=0, isolation_level=None)
    with engine.connect() as connection:
        connection.exec_driver_sql("SELECT 1")
        other.execute("BEGIN IMMEDIATE")  # a reader does not hinder a writer
        other.execute("ROLLBACK")
    with writing(engine).connect() as connection:
        connection.exec_driver_sql("SELECT 1")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
    other.close()


def test_faults_of_the_disk_are_told_in_plain_words(tmp_path: Path) -> None:
    engine = make_engine(tmp_path / "no such folder" / "x.tdb")
    with pytest.raises(EnvironmentProblem, match="cannot be opened"), plain_words():
        engine.connect()
    engine.dispose()


def test_a_read_only_engine_writes_nothing(engine: Engine, tmp_path: Path) -> None:
    reader = unchecked_engine(tmp_path / "with space %20 #.tdb")
    with pytest.raises(EnvironmentProblem, match="cannot be written"), plain_words(), reader.begin() as connection:
        connection.exec_driver_sql("INSERT INTO parent VALUES (1)")
    reader.dispose()


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        (PurePosixPath("/home/a b/x?#%.tdb"), "file:///home/a%20b/x%3F%23%25.tdb"),
        (PureWindowsPath(r"C:\Events\Łódź.tdb"), "file:///C:/Events/%C5%81%C3%B3d%C5%BA.tdb"),
        (PureWindowsPath(r"\\server\share\x.tdb"), "file:////server/share/x.tdb"),
    ],
)
def test_a_path_is_told_to_sqlite_as_it_reads_it(path: PurePosixPath | PureWindowsPath, uri: str) -> None:
    assert file_uri(path) == uri
