"""What an event file is looked at through, and what is refused at the first look."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.words.errors import DamagedFile, EnvironmentProblem, RuleViolation
from tdapp.storage.file import soundness
from tdapp.storage.file.soundness import readable, reading_plainly
from tdapp.storage.rows.schema import SCHEMA


@pytest.mark.parametrize(("wal", "beside", "crash", "through"), [
    (False, {}, False, "file"),
    (True, {}, False, "file, which nobody writes"),  # SQLite would make a log
    (True, {"-journal": b""}, False, "file"),
    (False, {"-journal": b""}, True, "copy in memory"),
    (True, {"-wal": b""}, False, "file"),  # another window works on it
    (True, {"-wal": b""}, True, "copy in memory"),
    (False, {"-wal": bytes(40)}, True, "file, which nobody writes"),  # a log of another file
    (False, {"-journal": b"foreign"}, True, "file, which nobody writes"),
])  # fmt: skip
def test_an_event_is_looked_at_without_a_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wal: bool, beside: dict[str, bytes], crash: bool, through: str
) -> None:
    path = tmp_path / "x.tdb"
    path.write_bytes(bytes(18) + bytes((1 + wal, 1 + wal)) + bytes(80))
    for ending, data in beside.items():
        path.with_name(path.name + ending).write_bytes(data)
    journal = path.with_name("x.tdb-journal")
    monkeypatch.setattr(soundness, "sound_version", lambda _path, _connect: SCHEMA)
    monkeypatch.setattr(soundness, "is_left_by_a_crash", lambda _path: crash)
    monkeypatch.setattr(soundness, "as_after_a_crash", lambda _path: "copy in memory")
    monkeypatch.setattr(
        soundness, "has_foreign_journal", lambda _path: journal.exists() and journal.read_bytes() == b"foreign"
    )
    monkeypatch.setattr(
        soundness,
        "connect",
        lambda _path, mode, immutable=False: "file, which nobody writes" if immutable else {"ro": "file"}[mode],
    )
    assert readable(path)() == through


def test_the_log_of_who_begins_later_is_not_the_foreign_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window has set that aside meanwhile, and works."""
    path, log = tmp_path / "x.tdb", tmp_path / "x.tdb-wal"
    path.write_bytes(bytes(100))
    log.write_bytes(bytes(40))
    monkeypatch.setattr(soundness, "sound_version", lambda _path, _connect: SCHEMA)
    monkeypatch.setattr(soundness, "is_left_by_a_crash", lambda _path: False)
    monkeypatch.setattr(soundness, "connect", lambda _path, _mode, immutable=False: immutable)
    connection = readable(path)
    assert connection() is True
    log.rename(tmp_path / "aside")
    log.touch()
    assert connection() is False


@pytest.mark.parametrize(("statement", "error", "said"), [
    ("PRAGMA user_version = 99", RuleViolation, "was saved by a newer version"),
    ("PRAGMA user_version = 3", EnvironmentProblem, "comes from an older version and cannot be converted here"),
    ("CREATE VIEW seen AS SELECT 1", RuleViolation, "is not an event file of this program"),
    ("CREATE TRIGGER pulled AFTER DELETE ON player BEGIN SELECT 1; END", RuleViolation, "is not an event file"),
    ("DELETE FROM sqlite_master WHERE tbl_name = 'stream'", DamagedFile, "The event file is damaged"),
])  # fmt: skip
def test_what_is_refused_at_the_first_look(event_path: Path, statement: str, error: type[Exception], said: str) -> None:
    with reading_plainly(event_path) as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM player").scalar() == 5
    with closing(sqlite3.connect(event_path, isolation_level=None)) as driver:
        driver.execute("PRAGMA writable_schema = ON")
        driver.execute(statement)
    with pytest.raises(error, match=said), reading_plainly(event_path):
        pass


def test_a_file_of_an_older_version_is_read_where_it_can_be_converted(tmp_path: Path) -> None:
    old = tmp_path / "old.tdb"
    shutil.copyfile(Path(__file__).parents[1] / "event" / "legacy" / "schema10.tdb", old)
    with pytest.raises(EnvironmentProblem, match=r"old\.tdb comes from an older version"):
        readable(old)
