"""SQLite itself, without SQLAlchemy."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from tdapp.storage.file.plain import connect


def test_a_connection_is_used_from_every_thread(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        made = pool.submit(connect, tmp_path / "x.tdb", "rwc").result()
    with closing(made):
        assert made.execute("SELECT 1").fetchone() == (1,)
