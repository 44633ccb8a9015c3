"""What a crash left is put right in memory: a journal is rolled back, a log is read, and the files stay as they are."""

from __future__ import annotations

import shutil
import sqlite3
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
