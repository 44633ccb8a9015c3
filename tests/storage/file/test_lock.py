"""The lock beside an event file."""

from __future__ import annotations

import datetime as dt
import errno
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.words.errors import EnvironmentProblem, OpenElsewhere
from tdapp.services.files import reading
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.file import lock as locking
from tests.abilities import needs_hard_links, needs_symbolic_links

Clock = Callable[[], dt.datetime]


def test_the_file_says_who_holds_it_and_goes_when_released(tmp_path: Path, clock: Clock) -> None:
    held = locking.acquire(tmp_path / "x.tdb", clock)
    assert held.left_behind is None
    assert json.loads((tmp_path / "x.tdb.lock").read_text(encoding="utf-8")) == {
        "host": socket.gethostname(),
        "pid": os.getpid(),
        "since": "2026-05-01T21:10:00+00:00",
    }
    held.release()
    held.release()
    assert os.listdir(tmp_path) == []


def test_it_is_held_once(tmp_path: Path, clock: Clock) -> None:
    held = locking.acquire(tmp_path / "x.tdb", clock)
    with pytest.raises(EnvironmentProblem, match="open in another window"):
        locking.acquire(tmp_path / "x.tdb", clock)
    held.release()
    locking.acquire(tmp_path / "x.tdb", clock).release()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_lock_that_goes_away_while_we_wait_is_not_taken(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = locking.acquire(tmp_path / "x.tdb", clock)
    lock = locking._lock

    def race(handle: int) -> None:
        held.release()  # the other window closes between our open and our lock
        lock(handle)

    monkeypatch.setattr(locking, "_lock", race)
    ours = locking.acquire(tmp_path / "x.tdb", clock)
    monkeypatch.setattr(locking, "_lock", lock)
    with pytest.raises(EnvironmentProblem, match="open in another window"):
        locking.acquire(tmp_path / "x.tdb", clock)
    ours.release()


def test_a_file_without_a_lock_is_a_crash_and_says_whose(tmp_path: Path, clock: Clock) -> None:
    text = json.dumps({"host": "saal-2", "pid": 77, "since": "2026-04-30T10:00:00+00:00"})
    (tmp_path / "x.tdb.lock").write_text(text, encoding="utf-8")
    held = locking.acquire(tmp_path / "x.tdb", clock)
    assert held.left_behind is not None
    assert str(held.left_behind).startswith("the computer saal-2, process 77, since 2026-04-30")
    held.release()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"host": 1}', "\udcff", "x" * 9000])
def test_a_file_with_nonsense_does_not_hinder(tmp_path: Path, clock: Clock, text: str) -> None:
    (tmp_path / "x.tdb.lock").write_bytes(text.encode("utf-8", "surrogateescape"))
    held = locking.acquire(tmp_path / "x.tdb", clock)
    assert held.left_behind is None
    held.release()


def test_where_nothing_can_be_locked_the_text_decides(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(_handle: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(locking, "_lock", cannot)
    held = locking.acquire(tmp_path / "x.tdb", clock)
    with pytest.raises(EnvironmentProblem, match=r"if that is no longer so, remove the file x\.tdb\.lock"):
        locking.acquire(tmp_path / "x.tdb", clock)
    held.release()
    locking.acquire(tmp_path / "x.tdb", clock).release()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no process ids to ask for")
def test_a_process_of_this_computer_that_ended_holds_nothing(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(_handle: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(locking, "_lock", cannot)
    ended = subprocess.Popen([sys.executable, "-IS", "-c", ""])
    ended.wait()
    text = json.dumps({"host": socket.gethostname(), "pid": ended.pid, "since": "2026-04-30T10:00:00+00:00"})
    (tmp_path / "x.tdb.lock").write_text(text, encoding="utf-8")
    locking.acquire(tmp_path / "x.tdb", clock).release()


def test_a_missing_folder_is_told(tmp_path: Path, clock: Clock) -> None:
    with pytest.raises(EnvironmentProblem, match="could not be locked"):
        locking.lock_or_refuse(tmp_path / "missing" / "x.tdb", clock)


@needs_hard_links
@needs_symbolic_links
def test_a_second_path_to_an_event_leads_to_the_same_lock(event_file: EventFile, tmp_path: Path) -> None:
    link, folder, hard = tmp_path / "link.tdb", tmp_path / "way", tmp_path / "hard.tdb"
    link.symlink_to(event_file.path)
    folder.symlink_to(tmp_path)
    for path in (link, folder / event_file.path.name):
        with pytest.raises(OpenElsewhere, match="process"):
            open_event_file(path)
    os.link(event_file.path, hard)
    with pytest.raises(OpenElsewhere, match="another name"):
        open_event_file(hard)
    assert not hard.with_name("hard.tdb.lock").exists()
    event_file.execute(SetTrialLadder(1, "SB"))
    event_file.close()
    with closing(open_event_file(hard)) as store:
        assert "second name" in store.notice
        assert str(store.snapshot(1).trial_ladder) == "SB"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the locks that play those of BSD are of Linux")
def test_where_all_locks_are_of_one_kind_an_event_opens_for_work(
    as_if: Callable[..., None], event_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tdapp.storage.file.plain.BUSY_SECONDS", 0.0)
    as_if("bsd-locks")
    hard = tmp_path / "hard.tdb"
    with closing(open_event_file(event_path)) as store:
        store.execute(SetTrialLadder(1, "SB"))
        os.link(event_path, hard)
        for path, words in ((event_path, "process"), (hard, "another name")):
            with pytest.raises(OpenElsewhere, match=words):
                open_event_file(path)
        store.execute(SetTrialLadder(1, "BH"))
    with closing(open_event_file(hard)) as store:
        assert str(store.snapshot(1).trial_ladder) == "BH"


@needs_hard_links
@pytest.mark.skipif(sys.platform == "win32", reason="there the file itself is read")
def test_a_refused_second_name_costs_the_first_no_lock(event_file: EventFile, tmp_path: Path) -> None:
    """Any handle of the file that is closed would end the locks that SQLite has on it."""
    hard = tmp_path / "hard.tdb"
    os.link(event_file.path, hard)
    with event_file._engine.connect() as reader:
        reader.exec_driver_sql("SELECT count(*) FROM journal")
        with pytest.raises(OpenElsewhere):
            open_event_file(hard)
        code = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('PRAGMA journal_mode = DELETE')"
        done = subprocess.run([sys.executable, "-c", code, str(event_file.path)], capture_output=True, text=True)
        assert "locked" in done.stderr


def test_a_temporary_folder_that_is_not_there_hinders_nobody(event_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(event_path.parent / "missing"))
    with closing(open_event_file(event_path)) as store:
        assert not store.read_only


@needs_symbolic_links
def test_an_event_behind_a_symbolic_link_has_its_log_beside_the_file(event_path: Path, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "link.tdb"
    link.parent.mkdir()
    link.symlink_to(event_path)
    with closing(open_event_file(link)) as store:
        assert store.path == event_path
        store.execute(SetTrialLadder(1, "SB"))
        assert os.listdir(link.parent) == ["link.tdb"]
        store.save_copy(tmp_path / "copy.tdb")
    copy = tmp_path / "elsewhere" / "copy.tdb"
    copy.symlink_to(tmp_path / "copy.tdb")
    with closing(open_event_file(link)) as store:
        store.save_copy(copy)
    assert copy.is_symlink()


@pytest.mark.skipif(sys.platform == "win32", reason="processes are not asked there")
@pytest.mark.parametrize(("host", "error", "gone"), [
    ("", None, False), ("", ProcessLookupError, True), ("", PermissionError, False), ("elsewhere", None, False),
    ("elsewhere", ProcessLookupError, False),
])  # fmt: skip
def test_a_holder_is_gone_where_this_computer_has_no_such_process(
    monkeypatch: pytest.MonkeyPatch, host: str, error: type[Exception] | None, gone: bool
) -> None:
    asked: list[tuple[int, int]] = []

    def kill(pid: int, signal: int) -> None:
        asked.append((pid, signal))
        if error is not None:
            raise error

    monkeypatch.setattr(os, "kill", kill)
    assert locking._is_gone(locking.Holder(host or socket.gethostname(), 4711, "")) is gone
    assert asked == ([] if host else [(4711, 0)])


def test_a_holder_in_words() -> None:
    """A time that makes no sense is shown as it is."""
    here = locking.Holder(socket.gethostname(), 7, "2026-05-01T21:10:00+00:00")
    local = dt.datetime(2026, 5, 1, 21, 10, tzinfo=dt.UTC).astimezone()
    assert str(here) == f"this computer, process 7, since {local:%Y-%m-%d %H:%M}"
    assert str(locking.Holder("elsewhere", 7, "yesterday")) == "the computer elsewhere, process 7, since yesterday"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock there")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_lock_of_the_file_itself_goes_unless_it_is_anothers_by_now(tmp_path: Path, replaced: bool) -> None:
    (tmp_path / "x.tdb").touch()
    held = locking._InodeLock.take(tmp_path / "x.tdb")
    assert held is not None
    if replaced:
        held.path.unlink()
        held.path.write_text("another's")
    held.release()
    assert held.path.exists() is replaced
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(held.handle)
    held.path.unlink(missing_ok=True)


@pytest.mark.skipif(sys.platform == "win32", reason="a handle of ours has the lock there as well")
def test_a_holder_who_had_not_written_yet_is_read_again(tmp_path: Path, clock: Clock) -> None:
    with closing_lock(locking.acquire(tmp_path / "x.tdb", clock)) as held:
        handle = os.open(held.path, os.O_RDWR)
        try:
            with pytest.raises(OpenElsewhere, match=f"this computer, process {os.getpid()},"):
                locking._take(handle, None, held.path)
            with pytest.raises(OpenElsewhere, match="the computer elsewhere, process 7,"):
                locking._take(handle, locking.Holder("elsewhere", 7, "x"), held.path)
        finally:
            os.close(handle)


def test_the_file_of_a_lock_holds_who_wrote_last_and_nobody_else(tmp_path: Path) -> None:
    """Whatever was read or written through the handle before; a shorter text leaves nothing of a longer one."""
    handle = os.open(tmp_path / "x.lock", os.O_RDWR | os.O_CREAT)
    try:
        for holder in (locking.Holder("a" * 50, 12345, "now"), locking.Holder("b", 1, "x")):
            locking._write(handle, holder)
            assert locking._read(handle) == locking._read(handle) == holder
            assert json.loads((tmp_path / "x.lock").read_bytes())["host"] == holder.host
    finally:
        os.close(handle)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are counted in /proc")
def test_a_refused_lock_leaves_nothing_open_and_nobody_may_run_it(tmp_path: Path, clock: Clock) -> None:
    with closing_lock(locking.acquire(tmp_path / "x.tdb", clock)) as held:
        assert held.path.stat().st_mode & 0o111 == 0
        before = len(os.listdir("/proc/self/fd"))
        for _ in range(3):
            with pytest.raises(OpenElsewhere):
                locking.acquire(tmp_path / "x.tdb", clock)
        assert len(os.listdir("/proc/self/fd")) == before


@contextmanager
def closing_lock(held: locking.FileLock) -> Iterator[locking.FileLock]:
    try:
        yield held
    finally:
        held.release()


def test_a_disk_that_fails_while_a_file_is_locked_is_said_and_not_taken_for_one_that_knows_no_locks(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(handle: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(locking, "_lock", fails)
    with pytest.raises(EnvironmentProblem, match=r"x\.tdb could not be locked for this window: "):
        locking.lock_or_refuse(tmp_path / "x.tdb", clock)


def handles() -> int:
    """How many files this process has open."""
    return len(os.listdir("/proc/self/fd"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are counted in /proc")
def test_a_lock_that_goes_has_nothing_open_and_is_read_through_no_more(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "x.tdb"
    path.write_bytes(b"old")
    before, kept = handles(), set(reading._kept.values())
    held = locking.acquire(path, clock)
    assert handles() == before + 3  # the file beside it, that of the inode, and the event
    assert set(reading._kept.values()) - kept == {held._event}
    held.release()
    assert (handles(), set(reading._kept.values())) == (before, kept)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are counted in /proc")
def test_a_holder_who_closes_meanwhile_leaves_no_handle(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between our open and our lock: at the file beside the event, then at that of its inode."""
    path = tmp_path / "x.tdb"
    path.touch()
    lock = locking._lock
    before = handles()
    for turn in (1, 2, 3):
        asked = iter(range(1, 10))

        def race(handle: int, turn: int = turn, asked: Iterator[int] = asked) -> None:
            if next(asked) == turn:
                os.unlink(os.readlink(f"/proc/self/fd/{handle}"))
            lock(handle)

        monkeypatch.setattr(locking, "_lock", race)
        held = locking.acquire(path, clock)
        assert next(asked) == (4 if turn < 3 else 3)  # one more was asked for, where it was too late
        for one, place in ((held._handle, held.path), (held._inode.handle, held._inode.path)):  # type: ignore[union-attr]
            assert os.fstat(one).st_ino == place.stat().st_ino  # type: ignore[arg-type]
        held.release()
        assert handles() == before


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are counted in /proc")
@pytest.mark.parametrize("error", [errno.EAGAIN, errno.EACCES, errno.ENOLCK, errno.EOPNOTSUPP, errno.EIO])
def test_what_a_file_of_the_temporary_folder_says_of_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """Held: by another window; none known there: the file beside the event decides; all else is said."""
    (tmp_path / "x.tdb").touch()

    def refuse(_handle: int) -> None:
        raise OSError(error, "refused")

    monkeypatch.setattr(locking, "_lock", refuse)
    before = handles()
    if error in (errno.ENOLCK, errno.EOPNOTSUPP):
        assert locking._InodeLock.take(tmp_path / "x.tdb") is None
    else:
        with pytest.raises(OSError if error == errno.EIO else OpenElsewhere):
            locking._InodeLock.take(tmp_path / "x.tdb")
    assert handles() == before


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock there")
def test_the_file_of_an_inode_is_of_its_owner_alone_and_only_where_this_computer_has_the_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.tdb"
    path.touch()
    held = locking._InodeLock.take(path)
    assert held is not None
    assert held.path.stat().st_mode & 0o177 == 0
    held.release()
    monkeypatch.setattr(locking, "is_network", lambda one: one == path)
    assert locking._InodeLock.take(path) is None  # other computers have other temporary folders


@pytest.mark.parametrize(("error", "reason"), [
    (OSError(errno.EROFS, "Read-only file system"), "Read-only file system"), (OSError("strange"), "strange"),
])  # fmt: skip
def test_why_a_window_cannot_lock_is_said(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, error: OSError, reason: str
) -> None:
    def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr(locking, "acquire", fails)
    with pytest.raises(EnvironmentProblem) as said:
        locking.lock_or_refuse(tmp_path / "x.tdb", clock)
    assert str(said.value) == f"x.tdb could not be locked for this window: {reason}."


@pytest.mark.skipif(sys.platform == "win32", reason="a handle of ours has the lock there as well")
def test_a_window_that_has_not_said_yet_who_it_is_is_another_window(tmp_path: Path, clock: Clock) -> None:
    with closing_lock(locking.acquire(tmp_path / "x.tdb", clock)) as held:
        held.path.write_bytes(b"")
        with pytest.raises(OpenElsewhere, match=r"open in another window \(another window\)"):
            locking.acquire(tmp_path / "x.tdb", clock)
