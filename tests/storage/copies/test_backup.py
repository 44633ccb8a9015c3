"""Copies: verified before they get their name."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.engine import Engine

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files import disk
from tdapp.storage import EventFile
from tdapp.storage.copies import backup
from tdapp.storage.file.engine import make_engine
from tests.as_if import in_use


def test_a_copy_is_one_sound_file(event_file: EventFile) -> None:
    event_file.execute(SetTrialLadder(1, "BH"))
    target = event_file.path.with_name("copy.tdb")
    event_file.save_copy(target)
    backup.verify(target)
    assert [name for name in os.listdir(target.parent) if name.startswith(("copy", "."))] == ["copy.tdb"]


def test_what_is_being_written_is_in_the_copy(event_file: EventFile) -> None:
    with event_file._engine.connect() as reader:  # a reader keeps the WAL from being written back
        reader.exec_driver_sql("SELECT count(*) FROM journal")
        event_file.execute(SetTrialLadder(1, "BH"))
        target = event_file.path.with_name("copy.tdb")
        event_file.save_copy(target)
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("SELECT trial_ladder FROM section").fetchone() == ("BH",)


def _break(source: Engine, target: Engine) -> None:
    """A backup that loses pages on the way."""
    backup_as_it_is(source, target)
    with target.connect() as connection:
        path = Path(connection.exec_driver_sql("PRAGMA database_list").one()[2])
    target.dispose()
    data = bytearray(path.read_bytes())
    data[8192:12288] = b"\xa5" * 4096
    path.write_bytes(data)


def _dangle(source: Engine, target: Engine) -> None:
    """A backup with a pairing of nobody."""
    backup_as_it_is(source, target)
    raw = target.raw_connection()
    raw.cursor().execute("PRAGMA foreign_keys = OFF")
    raw.cursor().execute("UPDATE pairing SET white_id = 999 WHERE id = 1")
    raw.close()


backup_as_it_is = backup._backup


@pytest.mark.parametrize("damage", [_break, _dangle])
def test_a_copy_that_came_out_damaged_replaces_nothing(
    event_file: EventFile, monkeypatch: pytest.MonkeyPatch, damage: object
) -> None:
    target = event_file.path.with_name("copy.tdb")
    event_file.save_copy(target)
    good = target.read_bytes()
    monkeypatch.setattr(backup, "_backup", damage)
    with pytest.raises(EnvironmentProblem, match="damaged"):
        event_file.save_copy(target)
    assert target.read_bytes() == good
    assert not list(target.parent.glob(".*"))


@pytest.mark.usefixtures("as_it_is")
def test_a_copy_that_may_not_take_its_name_leaves_the_old_one_with_its_log(
    event_file: EventFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = event_file.path.with_name("copy.tdb")
    event_file.save_copy(target)
    log = target.with_name("copy.tdb-wal")
    log.write_bytes(b"what a crash left")
    before = {one.name: one.read_bytes() for one in target.parent.glob("copy*")}
    rename = os.replace

    def held(source: Path, name: Path) -> None:
        if name == target:
            raise in_use(str(name))
        rename(source, name)

    monkeypatch.setattr("tdapp.services.files.disk.PAUSES", ())
    monkeypatch.setattr(os, "replace", held)
    with pytest.raises(EnvironmentProblem, match="another program is using it"):
        event_file.save_copy(target)
    assert {one.name: one.read_bytes() for one in target.parent.glob("copy*")} == before
    assert not list(target.parent.glob(".*"))


def test_a_missing_folder_is_told(event_file: EventFile) -> None:
    with pytest.raises(EnvironmentProblem):
        event_file.save_copy(event_file.path.parent / "missing" / "copy.tdb")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are counted in /proc")
@pytest.mark.parametrize("system", ["open-files-stay", "busy-twice"])
def test_copies_and_backups_need_no_rename_of_a_file_that_is_open(
    event_file: EventFile, as_if: Callable[..., None], system: str
) -> None:
    """As on Windows; all tests of storage run so in `make conformance`."""
    copy, stick = event_file.path.with_name("copy.tdb"), event_file.path.with_name("stick")
    stick.mkdir()
    as_if(system)
    for ladder in ("BH", "SB"):
        event_file.execute(SetTrialLadder(1, ladder))
        event_file.save_copy(copy)
        event_file.backup(stick, keep=1)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT trial_ladder FROM section").fetchone() == ("SB",)
    assert len(event_file.backups(stick)) == 1
    assert not list(copy.parent.glob(".*"))


def test_what_breaks_off_leaves_neither_draft_nor_what_sqlite_put_beside_it(tmp_path: Path) -> None:
    target = tmp_path / "copy.tdb"

    def write() -> None:
        with backup.written_beside(target) as draft:
            for suffix in ("", *backup.COMPANIONS):
                draft.with_name(draft.name + suffix).write_bytes(b"half")
            raise OSError(28, "No space left on device")

    with pytest.raises(EnvironmentProblem, match=r"copy\.tdb could not be written: No space left on device\. Nothing"):
        write()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("left", ["", *backup.COMPANIONS])
def test_each_file_of_a_draft_goes_whatever_else_is_there(tmp_path: Path, left: str) -> None:
    def write() -> None:
        with backup.written_beside(tmp_path / "copy.tdb") as draft:
            draft.with_name(draft.name + left).write_bytes(b"half")
            raise OSError("strange")

    with pytest.raises(EnvironmentProblem, match=r"copy\.tdb could not be written: strange\. Nothing was changed"):
        write()
    assert list(tmp_path.iterdir()) == []


def test_a_copy_lies_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a power cut would take otherwise: first its bytes, at last its name."""
    done: list[str] = []
    flush, replace = disk.flush_file, disk.replace
    monkeypatch.setattr(disk, "flush_file", lambda path: (done.append(f"flush {path.suffix}"), flush(path))[1])
    monkeypatch.setattr(disk, "replace", lambda one, other: (done.append(other.suffix), replace(one, other))[1])
    with backup.written_beside(tmp_path / "copy.tdb") as draft:
        draft.write_bytes(b"whole")
    assert done == ["flush .tmp", ".tdb", "flush "]
    assert (tmp_path / "copy.tdb").read_bytes() == b"whole"


def test_what_a_crash_left_of_the_file_that_is_replaced_goes_with_it(tmp_path: Path) -> None:
    target = tmp_path / "copy.tdb"
    for suffix in ("", "-wal", "-journal"):
        target.with_name(target.name + suffix).write_bytes(b"old")
    with backup.written_beside(target) as draft:
        draft.write_bytes(b"new")
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == {"copy.tdb": b"new"}


def test_a_file_that_is_marked_as_read_only_is_not_replaced(tmp_path: Path) -> None:
    target = tmp_path / "copy.tdb"
    target.write_bytes(b"kept")
    target.chmod(0o444)
    with pytest.raises(EnvironmentProblem, match="marked as read-only"), backup.written_beside(target) as draft:
        draft.write_bytes(b"new")
    assert target.read_bytes() == b"kept"


def test_a_free_name_takes_the_place_of_nothing(tmp_path: Path) -> None:
    for name in ("Open.damaged.tdb", "Open.damaged-2.tdb", "Open.damaged-3.tdb"):
        free = backup.free_name(tmp_path / "Open.tdb", "damaged")
        assert free == tmp_path / name
        free.touch()


@pytest.mark.parametrize("damage", [
    "PRAGMA application_id = 7", "DELETE FROM player WHERE id = 1",
    "DELETE FROM sqlite_master WHERE tbl_name = 'stream'",
])  # fmt: skip
def test_a_file_that_is_no_sound_event_is_no_copy(event_path: Path, damage: str) -> None:
    """Of another program, with a reference to nothing, with a page that belongs to nothing."""
    backup.verify(event_path)
    with closing(sqlite3.connect(event_path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(damage)
    with pytest.raises(EnvironmentProblem, match="came out damaged"):
        backup.verify(event_path)


def test_an_event_of_the_first_version_is_copied(tmp_path: Path) -> None:
    """It has no table in which the name of its log could lie."""
    old = tmp_path / "old.tdb"
    shutil.copyfile(Path(__file__).parents[1] / "event" / "legacy" / "schema1.tdb", old)
    engine = make_engine(old)
    backup.copy_database(engine, tmp_path / "copy.tdb")
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "copy.tdb")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
