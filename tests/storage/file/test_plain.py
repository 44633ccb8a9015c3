"""SQLite itself, without SQLAlchemy."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from tdapp.storage.file.plain import connect, looking


def test_a_connection_is_used_from_every_thread(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        made = pool.submit(connect, tmp_path / "x.tdb", "rwc").result()
    with closing(made):
        assert made.execute("SELECT 1").fetchone() == (1,)


def test_a_look_is_of_one_moment_and_runs_nothing_that_lies_in_the_file(event_path: Path) -> None:
    names = "SELECT DISTINCT comment FROM player"
    with closing(sqlite3.connect(event_path, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        with looking(lambda: connect(event_path, "ro")) as reading:
            before = reading.exec_driver_sql(names).all()
            writer.execute("UPDATE player SET comment = 'new'")
            assert reading.exec_driver_sql(names).all() == before
            assert reading.exec_driver_sql("PRAGMA trusted_schema").scalar() == 0
        with looking(lambda: connect(event_path, "ro")) as reading:
            assert reading.exec_driver_sql(names).scalar() == "new"
