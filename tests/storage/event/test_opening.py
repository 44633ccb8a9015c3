"""What is opened, what is refused, and in which words."""

from __future__ import annotations

import errno
import gc
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import DamagedFile, EnvironmentProblem, OtherFile, RuleViolation
from tdapp.services.files.drafts import draft_beside
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.event import opening
from tdapp.storage.event.opening import NO_PLACE, NO_ROOM, _left_behind, _set_journal_mode
from tdapp.storage.event.reading import (
    check_file,
    is_as_entered,
    read_event_sections,
    read_live_event,
    read_section_whole,
    read_sections_and_state,
    read_whole_event,
)
from tdapp.storage.file.lock import FileLock, Holder
from tdapp.storage.file.log_owner import is_marked
from tdapp.storage.file.place import Place
from tdapp.storage.journal.sums import stored_sums, sums_of
from tdapp.storage.rows.reads import plainly
from tdapp.storage.rows.schema import SCHEMA
from tests.nursery import Nursery


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"\x89PNG\r\n\x1a\n" + bytes(200), "a picture"),
        (b"%PDF-1.7\n" * 20, "a PDF"),
        (b"PK\x03\x04" + bytes(200), "a workbook or an archive"),
        (b"\xef\xbb\xbf012 Open of Zurich\n" * 9, "a tournament report"),
    ],
)
def test_a_wrong_file_is_called_what_it_is(tmp_path: Path, data: bytes, what: str) -> None:
    path = tmp_path / "event.tdb"
    path.write_bytes(data)
    with pytest.raises(OtherFile, match=f"it is {what}"):
        open_event_file(path)


WAYS = (
    open_event_file,
    partial(open_event_file, read_only=True),
    read_event_sections,
    read_sections_and_state,
    read_whole_event,
    read_live_event,
    is_as_entered,
    check_file,
    partial(read_section_whole, index=0),
)


@pytest.mark.parametrize("way", WAYS)
def test_other_files_are_refused(tmp_path: Path, way: Callable[[Path], object]) -> None:
    text = tmp_path / "notes.tdb"
    text.write_text("012 Open of Zürich\n" * 20, encoding="utf-8")
    empty = tmp_path / "empty.tdb"
    empty.touch()
    foreign = tmp_path / "foreign.tdb"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE event (id INTEGER)")
    for path in (text, empty, foreign):
        before = path.read_bytes()
        with pytest.raises(RuleViolation, match=f"{path.name} is not an event file"):
            way(path)
        assert path.read_bytes() == before
    assert sorted(os.listdir(tmp_path)) == ["empty.tdb", "foreign.tdb", "notes.tdb"]
    with pytest.raises(EnvironmentProblem, match="There is no file"):
        way(tmp_path / "gone.tdb")
    with pytest.raises(EnvironmentProblem, match="is a folder"):
        way(tmp_path)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the system does not say which files are open")
@pytest.mark.parametrize("way", WAYS)
def test_what_was_refused_is_let_go(event_path: Path, way: Callable[[Path], object]) -> None:
    """On Windows nobody could move or mend a file that is still held."""
    with closing(sqlite3.connect(event_path)) as connection, connection:
        connection.execute("UPDATE comment SET text = CAST('X' AS BLOB)")
    gc.disable()
    try:
        if way is check_file:
            assert check_file(event_path)
        else:
            with pytest.raises(DamagedFile):
                way(event_path)
        assert [one for one in open_files() if one.startswith(str(event_path))] == []
    finally:
        gc.enable()


def open_files() -> list[str]:
    """The files that this process holds."""
    found = []
    for handle in os.listdir("/proc/self/fd"):
        with suppress(OSError):
            found.append(os.readlink(f"/proc/self/fd/{handle}"))
    return found


def test_a_file_of_a_newer_version_is_refused_and_kept(event_path: Path) -> None:
    with closing(sqlite3.connect(event_path)) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    before = event_path.read_bytes()
    with pytest.raises(RuleViolation, match="saved by a newer version of tdapp; install that version"):
        open_event_file(event_path)
    assert event_path.read_bytes() == before


def test_a_damaged_file_is_told(event_path: Path) -> None:
    data = bytearray(event_path.read_bytes())
    data[4096 * 2 : 4096 * 6] = b"\xa5" * 4096 * 4
    event_path.write_bytes(data)
    with pytest.raises(EnvironmentProblem, match="damaged"):
        open_event_file(event_path)
    assert not event_path.with_name(event_path.name + ".lock").exists()


def test_a_second_window_is_told_who_has_it(event_file: EventFile) -> None:
    words = re.escape(f"open in another window (this computer, process {os.getpid()}, since 2026-05-")
    with pytest.raises(EnvironmentProblem, match=words):
        open_event_file(event_file.path)
    event_file.close()
    open_event_file(event_file.path).close()


HOLD = """
import sys
from tdapp.storage import open_event_file
store = open_event_file(sys.argv[1])
print("open", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no process is forked there")
def test_a_second_process_is_told_and_may_come_after(nursery: Nursery, event_path: Path) -> None:
    with nursery.start(HOLD, event_path) as other:
        assert other.stdout.readline() == "open\n"
        with pytest.raises(EnvironmentProblem, match=f"process {other.pid}"):
            open_event_file(event_path)
    with closing(open_event_file(event_path)) as store:
        assert f"not closed properly (this computer, process {other.pid}" in store.notice


CRASH = """
import os, signal, sys
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.storage import open_event_file
store = open_event_file(sys.argv[1])
for ladder in ("BH", "SB", "DE,BH/C1"):
    store.execute(SetTrialLadder(1, ladder))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_crash_right_after_execute_loses_nothing(nursery: Nursery, event_path: Path) -> None:
    assert nursery.run(CRASH, event_path) == -9
    with closing(open_event_file(event_path)) as store:
        assert str(store.snapshot(1).trial_ladder) == "DE,BH/C1"
        assert store.revision == 4
        store.undo()
        assert str(store.snapshot(1).trial_ladder) == "SB"


def test_after_closing_there_is_one_file(event_path: Path) -> None:
    store = open_event_file(event_path)
    store.execute(SetTrialLadder(1, "BH"))
    assert event_path.with_name(event_path.name + "-wal").exists()
    store.close()
    store.close()
    assert os.listdir(event_path.parent) == [event_path.name]


def test_a_read_only_place_opens_for_reading(event_path: Path, section: Section) -> None:
    open_event_file(event_path).close()  # leaves the file in WAL mode
    before = event_path.read_bytes()
    with closing(open_event_file(event_path, place=Place(writable=False, network=False))) as store:
        assert store.notice.startswith("Read-only")
        assert store.snapshot(1) == section
        assert os.listdir(event_path.parent) == [event_path.name]
        with pytest.raises(EnvironmentProblem, match="read-only"):
            store.execute(SetTrialLadder(1, "BH"))
        store.save_copy(event_path.with_name("copy.tdb"))
    assert event_path.read_bytes() == before
    with closing(open_event_file(event_path.with_name("copy.tdb"))) as store:
        store.execute(SetTrialLadder(1, "BH"))


def test_a_lock_that_may_not_be_written_opens_for_reading(
    event_path: Path, section: Section, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(_path: Path, *_flags: int) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("tdapp.storage.file.lock.os.open", denied)
    with closing(open_event_file(event_path)) as store:
        assert store.notice.startswith("Read-only")
        assert store.snapshot(1) == section


def test_a_second_reader_sees_what_the_first_window_writes(event_file: EventFile) -> None:
    event_file.execute(SetTrialLadder(1, "BH"))  # in the log, not yet in the file
    with closing(open_event_file(event_file.path, place=Place(writable=False, network=False))) as reader:
        assert reader.snapshot(1) == event_file.snapshot(1)


def test_a_file_with_triggers_is_refused(event_path: Path) -> None:
    with closing(sqlite3.connect(event_path)) as connection:
        connection.execute("CREATE TRIGGER t AFTER UPDATE ON section BEGIN DELETE FROM comment; END")
    with pytest.raises(RuleViolation, match="not an event file"):
        open_event_file(event_path)


def test_after_closing_nothing_is_opened_again(event_path: Path) -> None:
    store = open_event_file(event_path)
    store.close()
    for late in (lambda: store.snapshot(1), lambda: store.execute(SetTrialLadder(1, "BH")), store.sections):
        with pytest.raises(EnvironmentProblem, match="was closed"):
            late()
    assert os.listdir(event_path.parent) == [event_path.name]


def test_a_network_folder_works_without_wal(event_path: Path) -> None:
    with closing(open_event_file(event_path, place=Place(writable=True, network=True))) as store:
        assert "network folder" in store.notice
        store.execute(SetTrialLadder(1, "BH"))
        with closing(sqlite3.connect(event_path)) as connection:
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_opening_imports_neither_alembic_nor_numpy(event_path: Path) -> None:
    code = (
        "import sys; from tdapp.storage import open_event_file; store = open_event_file(sys.argv[1]);"
        "store.snapshot(1); store.undo_state(); store.close();"
        "print(sorted({'alembic', 'numpy', 'reportlab', 'PySide6', 'chess', 'aiohttp'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(event_path)], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


def test_the_default_check_refuses_an_unknown_criterion(
    event_file: EventFile, state_hash: Callable[[Path], str]
) -> None:
    before = state_hash(event_file.path)
    with pytest.raises(RuleViolation):
        event_file.execute(SetTrialLadder(1, "NOSUCH"))
    assert state_hash(event_file.path) == before
    assert event_file.revision == 1


@pytest.mark.parametrize(
    ("number", "notice"),
    [(errno.EACCES, NO_PLACE), (errno.EPERM, NO_PLACE), (errno.EROFS, NO_PLACE), (errno.ENOSPC, NO_ROOM),
     (errno.EDQUOT, NO_ROOM), (errno.EIO, "")],
)  # fmt: skip
def test_where_no_lock_can_be_written_it_is_read(
    event_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, notice: str
) -> None:
    def refused(*_: object) -> None:
        raise EnvironmentProblem("no lock") from OSError(number, "reason")

    monkeypatch.setattr(opening, "lock_or_refuse", refused)
    if not notice:
        with pytest.raises(EnvironmentProblem, match="no lock"):
            open_event_file(event_path)
        return
    with closing(open_event_file(event_path)) as store:
        assert (store.read_only, store.notice) == (True, notice)


@pytest.mark.parametrize(
    ("sql", "at_once"),
    [("UPDATE event SET city = 'Bern'", False), ("UPDATE preference SET key = 'sun' WHERE key = 'sum'", True)],
)
def test_the_window_looks_at_the_rows_while_it_shows_them(event_path: Path, sql: str, at_once: bool) -> None:
    """Whose sums are gone is told at once, as new ones would hide it."""
    with closing(open_event_file(event_path)) as store:
        store.execute(SetTrialLadder(1, "BH"))
    with closing(sqlite3.connect(event_path)) as connection, connection:
        connection.execute(sql)
    with closing(open_event_file(event_path, look=False, read_only=True)) as store:
        assert "NOT AS IT WAS LEFT" not in store.notice
    with closing(open_event_file(event_path, look=False)) as store:
        assert ("NOT AS IT WAS LEFT" in store.notice) is at_once


def test_an_event_that_was_closed_opens_without_a_word(event_path: Path) -> None:
    with closing(open_event_file(event_path)) as store:
        assert (store.notice, store.path) == ("", event_path)


@pytest.mark.parametrize(("network", "marked"), [(False, True), (True, False)])
def test_transactions_are_marked_where_there_is_a_log(event_path: Path, network: bool, marked: bool) -> None:
    """The mark says whose log it is: without one there is nothing to be told apart."""
    with closing(open_event_file(event_path, place=Place(writable=True, network=network))) as store:
        store.execute(SetTrialLadder(1, "SB"))
        with store.to_elsewhere() as connection:
            assert is_marked(plainly(connection)) is marked


def test_a_folder_that_gives_no_log_is_slower(tmp_path: Path) -> None:
    """As shares do that no name tells; here the memory, which has none either."""
    engine = create_engine("sqlite://")
    here, share = (Place(writable=True, network=network) for network in (False, True))
    assert (
        _set_journal_mode(tmp_path / "x.tdb", engine, here) == "Saving is slower in this folder than on a local disk."
    )
    assert _set_journal_mode(tmp_path / "x.tdb", engine, share).startswith("The event lies in a network folder")
    engine.dispose()


@pytest.mark.skipif(sys.platform == "win32", reason="hard links are rare there")
def test_a_second_name_on_the_disk_is_told(event_path: Path) -> None:
    second = event_path.with_name("second.tdb")
    os.link(event_path, second)
    with closing(open_event_file(event_path)) as store:
        assert store.notice.startswith("The event has a second name on this disk")
    second.unlink()
    with closing(open_event_file(event_path)) as store:
        assert store.notice == ""


def test_a_folder_that_a_service_keeps_in_step_is_told(event_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "cloud_of", lambda path: "Dropbox" if path == event_path else "")
    with closing(open_event_file(event_path)) as store:
        assert store.notice.startswith("Dropbox keeps this folder in step: a copy there is complete")


def test_what_was_not_closed_is_told_with_its_holder(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "x.lock", None, -1)
    assert _left_behind(lock) == ""
    lock.left_behind = Holder("hall", 7, "2026-05-01T21:10")
    assert _left_behind(lock).startswith("The event was not closed properly (the computer hall, process 7, since")


@pytest.mark.usefixtures("as_it_is")
def test_what_a_killed_program_left_goes_when_an_event_is_opened(event_path: Path) -> None:
    old = draft_beside(event_path)
    old.write_bytes(b"half a copy")
    os.utime(old, (0, 0))
    with closing(open_event_file(event_path, read_only=True)):
        assert old.exists()  # who only looks removes nothing
    with closing(open_event_file(event_path)):
        assert not old.exists()


def test_sums_begin_with_the_first_opening(event_path: Path) -> None:
    """Of a file that no version worked with that knew them."""
    with closing(sqlite3.connect(event_path)) as connection, connection:
        connection.execute("DELETE FROM preference WHERE key IN ('sum', 'log')")
    with closing(open_event_file(event_path)) as store, store.to_elsewhere() as connection:
        assert (store.notice, stored_sums(plainly(connection))) == ("", sums_of(plainly(connection)))
