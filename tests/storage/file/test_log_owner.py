"""The write-ahead log of a crashed session and the file that lies beside it: applied to its own file, to no other."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files.reading import read_file
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.event.reading import read_event_sections
from tdapp.storage.file import log_owner
from tests.nursery import Nursery

Crash = Callable[..., None]
CRASHING = """
import os, sys
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.storage import open_event_file
path, *steps = sys.argv[1:]
store = open_event_file(path)
for step in steps:
    if step == "settle":
        store.settle()
    elif step.startswith("copy="):
        store.save_copy(step[5:])
    elif step.startswith("file="):
        open(step[5:], "wb").write(open(path, "rb").read())
    elif step == "reader":
        reader = store._engine.connect()
        reader.exec_driver_sql("SELECT count(*) FROM journal").all()
    elif step == "reader-ends":
        reader.close()
    else:
        store.execute(SetTrialLadder(1, step))
os._exit(9)
"""


@pytest.fixture
def crash(nursery: Nursery) -> Crash:
    """A session that never closes."""

    def session(path: Path, *steps: str) -> None:
        assert nursery.run(CRASHING, path, *steps) == 9

    return session


def ladder(path: Path) -> tuple[str, str]:
    """The trial ladder and the notice of an event that is opened for work."""
    with closing(open_event_file(path)) as store:
        return str(store.snapshot(1).trial_ladder), store.notice


def log(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


OWN = [
    ("BH", "SB"),
    ("BH", "settle", "SB"),
    ("BH", "settle", "WIN", "settle", "SB"),
    ("BH", "reader", "WIN", "settle", "WON", "SB"),
    ("BH", "reader", "settle", "WIN", "reader-ends", "settle", "WON", "SB"),
    ("reader", "BH", "settle", "reader-ends", "WIN", "WON", "SB"),
]
OVER = [
    (("BH", "copy=C", "SB"), "BH"),
    (("BH", "copy=C", "settle", "SB"), "BH"),
    (("BH", "settle", "file=C", "WIN", "settle", "SB"), "BH"),
    (("BH", "settle", "file=C", "WIN", "WON", "settle", "WIN", "settle", "SB", "BH", "SB"), "BH"),
    (("copy=C", "BH", "SB"), "None"),
    (("file=C", "BH", "settle", "SB"), "None"),
    (("BH", "file=C", "SB", "settle", "BH"), "None"),
]


@pytest.mark.parametrize("steps", OWN)
def test_the_log_of_the_file_itself_is_always_applied(crash: Crash, event_path: Path, steps: tuple[str, ...]) -> None:
    for _ in range(2):  # the second time over a file that has been worked with
        crash(event_path, *steps)
        assert log(event_path).stat().st_size
        assert str(read_event_sections(event_path)[0].trial_ladder) == "SB"
        shown, notice = ladder(event_path)
        assert shown == "SB"
        assert "set aside" not in notice


@pytest.mark.parametrize(("steps", "shown"), OVER)
def test_a_copy_put_over_a_crashed_event_is_what_opens(
    crash: Crash, event_path: Path, tmp_path: Path, steps: tuple[str, ...], shown: str
) -> None:
    copy = tmp_path / "copy.tdb"
    crash(event_path, *(step.replace("=C", f"={copy}") for step in steps))
    before = log(event_path).read_bytes()
    event_path.write_bytes(copy.read_bytes())  # the same inode: what cp does
    assert str(read_event_sections(event_path)[0].trial_ladder) == shown
    found, notice = ladder(event_path)
    assert found == shown
    kept = [path for path in event_path.parent.iterdir() if "another session" in path.name]
    assert [path.read_bytes() for path in kept] == [before]
    assert f"set aside as {kept[0].name}" in notice
    assert ladder(event_path) == (shown, "")


@pytest.mark.parametrize(("steps", "over"), [*((steps, False) for steps in OWN), *((steps, True) for steps, _ in OVER)])
def test_whose_a_log_is_while_a_session_works(
    event_path: Path, tmp_path: Path, steps: tuple[str, ...], over: bool
) -> None:
    """As it would lie there if the power went after each step: it is that of its own file, and of no copy of before."""
    left, copy = tmp_path / "left.tdb", tmp_path / "copy.tdb"
    open_event_file(event_path).close()
    with contextlib.ExitStack() as reading, closing(open_event_file(event_path)) as store:
        for step in steps:
            match step:
                case "settle":
                    store.settle()
                case "copy=C":
                    store.save_copy(copy)
                case "file=C":
                    copy.write_bytes(read_file(event_path))
                case "reader":
                    reader = reading.enter_context(store._engine.connect())
                    reader.exec_driver_sql("SELECT count(*) FROM journal").all()
                case "reader-ends":
                    reading.close()
                case _:
                    store.execute(SetTrialLadder(1, step))
            left.write_bytes(read_file(event_path))
            log(left).write_bytes(log(event_path).read_bytes())
            assert not log_owner.has_foreign_log(left)
    if over:
        shutil.copyfile(copy, left)
        assert log_owner.has_foreign_log(left)


def test_another_event_put_over_a_crashed_one(crash: Crash, event_path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.tdb"
    shutil.copyfile(event_path, other)
    crash(other, "WON", "settle")
    log(other).unlink(missing_ok=True)
    crash(event_path, "BH", "settle", "SB")
    os.replace(other, event_path)
    assert ladder(event_path)[0] == "WON"


def test_a_log_without_a_mark_is_applied_as_ever(nursery: Nursery, event_path: Path) -> None:
    open_event_file(event_path).close()
    code = "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
    code += "c.execute('UPDATE section SET trial_ladder = ?', ('SB',)); os._exit(9)"
    nursery.run(code, event_path)
    assert log(event_path).stat().st_size
    assert ladder(event_path)[0] == "SB"


def test_the_file_is_whole_again_after_it_settles(event_path: Path, tmp_path: Path) -> None:
    with closing(open_event_file(event_path)) as store:
        assert store.is_whole
        store.execute(SetTrialLadder(1, "SB"))
        assert not store.is_whole
        assert store.settle()
        assert store.is_whole
        copied = shutil.copyfile(event_path, tmp_path / "mailed.tdb")
        with closing(sqlite3.connect(copied)) as connection:
            assert connection.execute("SELECT trial_ladder FROM section").fetchone() == ("SB",)
        with store._engine.connect() as reader:
            store.execute(SetTrialLadder(1, "BH"))
            reader.exec_driver_sql("SELECT count(*) FROM journal").all()
            store.execute(SetTrialLadder(1, "SB"))
            assert not store.settle()  # a task still reads: at the next chance
        assert store.settle()


def test_what_is_remembered_says_nothing_of_the_log(event_path: Path) -> None:
    with closing(open_event_file(event_path)) as store:
        store.execute(SetTrialLadder(1, "SB"))
        store.remember("paper", "A3")
        assert dict(store.preferences()) == {"paper": "A3"}


def test_who_only_reads_leaves_no_mark(event_file: EventFile) -> None:
    with event_file._engine.begin() as connection:
        before = connection.exec_driver_sql("SELECT value FROM preference WHERE key = 'log'").scalar()
    with event_file._engine.begin() as connection:
        assert connection.exec_driver_sql("SELECT value FROM preference WHERE key = 'log'").scalar() == before


def test_opening_changes_nothing_the_second_time(event_path: Path) -> None:
    open_event_file(event_path).close()
    before = event_path.read_bytes()
    open_event_file(event_path).close()
    assert event_path.read_bytes() == before


@pytest.mark.parametrize(("wal", "length", "foreign"), [
    (False, 0, False), (False, 32, False), (False, 33, True), (True, 33, False),
])  # fmt: skip
def test_a_file_that_never_had_a_log_has_none_of_its_own(tmp_path: Path, wal: bool, length: int, foreign: bool) -> None:
    """A log begins with 32 bytes of its own (sqlite.org/fileformat2.html#walformat): these alone hold nothing."""
    path = tmp_path / "x.tdb"
    path.write_bytes(bytes(18) + bytes((1 + wal, 1 + wal)) + bytes(80))
    log(path).write_bytes(bytes(length))
    assert log_owner.has_foreign_log(path) is foreign


@pytest.mark.parametrize("looks", [(True, True, True), (True, True, False), (False, True, True)])
def test_a_log_that_is_merged_meanwhile_is_no_foreign_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looks: tuple[bool, ...]
) -> None:
    """Another window that ends takes its log away between two looks: no look alone decides."""
    looked = iter([*looks, True])
    monkeypatch.setattr(log_owner, "_looks_foreign", lambda _path: next(looked))
    assert log_owner.has_foreign_log(tmp_path / "x.tdb") is all(looks)


def test_what_is_set_aside_takes_the_place_of_nothing(tmp_path: Path) -> None:
    path = tmp_path / "x.tdb"
    path.write_bytes(bytes(100))
    for number in ("", "-2", "-3"):
        log(path).write_bytes(f"log {number}".encode() + bytes(40))
        index = path.with_name("x.tdb-shm")
        if number != "-2":
            index.touch()  # SQLite's index of the log, which goes with it
        assert f"set aside as x.another session{number}.tdb-wal." in log_owner.set_foreign_log_aside(path)
        assert not index.exists()
        assert (tmp_path / f"x.another session{number}.tdb-wal").read_bytes().startswith(f"log {number}".encode())
    assert log_owner.set_foreign_log_aside(path) == ""
    assert len(list(tmp_path.iterdir())) == 4


def test_what_cannot_be_set_aside_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    (tmp_path / "x.tdb").write_bytes(bytes(100))
    log(tmp_path / "x.tdb").write_bytes(bytes(40))
    monkeypatch.setattr(log_owner.disk, "replace", refused)
    with pytest.raises(EnvironmentProblem, match=r"x\.tdb-wal beside the event .* cannot be set aside: Permission"):
        log_owner.set_foreign_log_aside(tmp_path / "x.tdb")


def test_a_copy_has_a_name_of_its_own_as_soon_as_it_was_open(event_path: Path, tmp_path: Path) -> None:
    """By it the log of a session that crashes is known for its own."""
    copy = tmp_path / "copy.tdb"
    with closing(open_event_file(event_path)) as store:
        store.save_copy(copy)
    names = set()
    for one, marked in ((event_path, True), (copy, False), (copy, True)):
        with closing(sqlite3.connect(one)) as connection:
            row = connection.execute("SELECT value FROM preference WHERE key = 'log'").fetchone()
        assert (row is not None) is marked
        names.add(row)
        open_event_file(one).close()
    assert len(names) == 3


A, B, C, D, NONE = (letter * 16 for letter in "abcd-")


@pytest.mark.parametrize(("own", "marks", "foreign"), [
    (f"log:{A}:{B}", [f"log:{B}:{C}", f"log:{C}:{D}"], False),  # it began from this file
    (f"log:{A}:{C}", [f"log:{B}:{C}", f"log:{C}:{D}"], False),  # some of it was brought into the file
    (f"log:{A}:{B}", [f"log:{C}:{D}"], True),
    (f"log:{A}:{B}", [], False),  # it says nothing
    (f"log:{A}:{B}:{C}", [f"log:{A}:{C}:{D}"], False),  # both by a version that wrote three
    (f"log:{A}:{A}:{B}", [f"log:{B}:{C}:{D}"], True),
    ("", [f"log:{NONE}:{A}"], False),  # the first mark of a file
    ("", [f"log:{A}:{B}"], True),
    (None, [f"log:{A}:{B}"], False),  # a file that cannot be asked
])  # fmt: skip
def test_a_log_belongs_to_the_file_that_it_began_from(
    tmp_path: Path, own: str | None, marks: list[str], foreign: bool
) -> None:
    path = tmp_path / "x.tdb"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(
            f"CREATE TABLE {'other' if own is None else 'preference'} (key TEXT PRIMARY KEY, value TEXT)"
        )
        if own:
            connection.execute("INSERT INTO preference VALUES ('log', ?)", (f'"{own}"',))
    log(path).write_bytes(bytes(100) + b"-".join(f'"{mark}"'.encode() for mark in marks))
    assert log_owner.has_foreign_log(path) is foreign
