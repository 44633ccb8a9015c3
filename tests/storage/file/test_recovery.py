"""What a crash left is put right in memory: a journal is rolled back, a log is read, and the files stay as they are."""

from __future__ import annotations

import os
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.storage.file import recovery
from tdapp.storage.file.recovery import as_after_a_crash

TEXT = "x" * 100_000


@pytest.mark.parametrize(
    ("mode", "committed", "found"), [("DELETE", False, ""), ("WAL", False, ""), ("WAL", True, TEXT)]
)
def test_what_was_committed_is_there_and_what_was_not_is_not(
    event_path: Path, tmp_path: Path, mode: str, committed: bool, found: str
) -> None:
    folder = tmp_path / "left"
    folder.mkdir()
    with closing(sqlite3.connect(event_path, isolation_level=None)) as writer:
        assert writer.execute(f"PRAGMA journal_mode = {mode}").fetchone() == (mode.lower(),)
        writer.execute("PRAGMA cache_size = 2")  # so that pages are written before the end
        writer.execute("BEGIN")
        writer.execute("UPDATE player SET comment = ?", (TEXT,))
        if committed:
            writer.execute("COMMIT")
        for one in event_path.parent.glob(f"{glob_safe(event_path.name)}*"):
            shutil.copyfile(one, folder / one.name)
        if not committed:
            writer.execute("ROLLBACK")
    left = {one.name: one.read_bytes() for one in folder.iterdir()}
    assert len(left) > 1
    with closing(as_after_a_crash(folder / event_path.name)) as connection:
        assert {row[0] for row in connection.execute("SELECT comment FROM player")} == {found}
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert {one.name: one.read_bytes() for one in folder.iterdir()} == left


def glob_safe(name: str) -> str:
    """A name whose letters mean themselves."""
    return name.replace("[", "[[]")


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    (tmp_path / "x.tdb").write_bytes(b"nonsense" * 1000)
    with pytest.raises(EnvironmentProblem, match=r"x\.tdb was left open by a crash and cannot be read here"):
        as_after_a_crash(tmp_path / "x.tdb")


@pytest.mark.parametrize("beside", ["-wal", "-journal", ""])
def test_what_lies_beside_a_file_is_asked_for_before_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beside: str
) -> None:
    """A log or a journal alone may be what a crash left; without either nothing is opened."""
    path, asked = tmp_path / "x.tdb", []

    def connect(path: Path, _mode: str) -> sqlite3.Connection:
        asked.append(path)
        raise cannot_open

    cannot_open = sqlite3.OperationalError("unable to open database file")
    cannot_open.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
    monkeypatch.setattr(recovery, "connect", connect)
    for name in {"x.tdb", f"x.tdb{beside}"}:
        (tmp_path / name).touch()
    assert recovery.is_left_by_a_crash(path) is bool(beside)
    assert asked == [path] * bool(beside)


@pytest.mark.parametrize(("code", "left"), [
    (sqlite3.SQLITE_READONLY, True), (sqlite3.SQLITE_READONLY_RECOVERY, True), (sqlite3.SQLITE_READONLY_ROLLBACK, True),
    (sqlite3.SQLITE_CANTOPEN, True), (sqlite3.SQLITE_BUSY, False), (sqlite3.SQLITE_IOERR, False),
])  # fmt: skip
def test_sqlite_says_whether_it_would_have_to_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, left: bool
) -> None:
    """sqlite.org/rescode.html: also by its longer codes. A file that is in use is not one that was left."""

    def connect(_path: Path, _mode: str) -> sqlite3.Connection:
        raise refused

    refused = sqlite3.OperationalError("refused")
    refused.sqlite_errorcode = code
    monkeypatch.setattr(recovery, "connect", connect)
    (tmp_path / "x.tdb-wal").touch()
    assert recovery.is_left_by_a_crash(tmp_path / "x.tdb") is left


def test_what_is_damaged_was_not_left_by_a_crash(event_path: Path) -> None:
    event_path.with_name(f"{event_path.name}-wal").touch()
    assert not recovery.is_left_by_a_crash(event_path)
    event_path.write_bytes(b"nonsense" * 1000)
    assert not recovery.is_left_by_a_crash(event_path)


def test_what_changes_while_it_is_copied_is_copied_again(
    event_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another window rolls the journal back meanwhile: what it took away is not mixed with what it left."""
    folder = tmp_path / "left"
    folder.mkdir()
    journal = event_path.with_name(f"{event_path.name}-journal")
    with closing(sqlite3.connect(event_path, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode = DELETE").fetchall()
        writer.execute("PRAGMA cache_size = 2")
        writer.execute("BEGIN")
        writer.execute("UPDATE player SET comment = ?", (TEXT,))
        for one in (event_path, journal):
            shutil.copyfile(one, folder / one.name)
        writer.execute("COMMIT")
    looks = []
    look = recovery._state

    def state(path: Path) -> object:
        if len(looks) == 1:  # after the first copy
            shutil.copyfile(event_path, path)
            (folder / journal.name).unlink()
        looks.append(look(path))
        return looks[-1]

    monkeypatch.setattr(recovery, "_state", state)
    with closing(as_after_a_crash(folder / event_path.name)) as connection:
        assert {row[0] for row in connection.execute("SELECT comment FROM player")} == {TEXT}
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert looks[0] != looks[1] == looks[-1]
    assert len(looks) == 4
    del looks[:]
    monkeypatch.setattr(recovery, "_state", lambda _path: looks.append(1) or 1)
    as_after_a_crash(folder / event_path.name).close()
    assert len(looks) == 2  # it stands still: once is enough


def test_what_was_put_right_is_read_by_every_thread(event_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        made = pool.submit(as_after_a_crash, event_path).result()
    with closing(made):
        assert made.execute("SELECT count(*) FROM player").fetchone() == (5,)


@pytest.mark.parametrize("ending", ["", "-journal", "-wal"])
def test_a_change_of_any_of_the_three_files_is_seen(tmp_path: Path, ending: str) -> None:
    path = tmp_path / "x.tdb"
    before = recovery._state(path)
    one = path.with_name(path.name + ending)
    one.write_bytes(b"x")
    os.utime(one, ns=(0, 1))
    seen = [before, recovery._state(path)]
    os.utime(one, ns=(0, 2))
    seen.append(recovery._state(path))
    one.write_bytes(b"xx")
    os.utime(one, ns=(0, 2))
    seen.append(recovery._state(path))
    assert all(seen.count(state) == 1 for state in seen)
