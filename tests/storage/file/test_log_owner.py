"""The write-ahead log of a crashed session and the file that lies beside it: applied to its own file, to no other."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.storage import open_event_file
from tdapp.storage.event.reading import read_event_sections
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


@pytest.mark.parametrize(
    "steps",
    [
        ("BH", "SB"),
        ("BH", "settle", "SB"),
        ("BH", "settle", "WIN", "settle", "SB"),
        ("BH", "reader", "WIN", "settle", "WON", "SB"),
        ("BH", "reader", "settle", "WIN", "reader-ends", "settle", "WON", "SB"),
        ("reader", "BH", "settle", "reader-ends", "WIN", "WON", "SB"),
    ],
)
def test_the_log_of_the_file_itself_is_always_applied(crash: Crash, event_path: Path, steps: tuple[str, ...]) -> None:
    for _ in range(2):  # the second time over a file that has been worked with
        crash(event_path, *steps)
        assert log(event_path).stat().st_size
        assert str(read_event_sections(event_path)[0].trial_ladder) == "SB"
        shown, notice = ladder(event_path)
        assert shown == "SB"
        assert "set aside" not in notice


@pytest.mark.parametrize(
    ("steps", "shown"),
    [
        (("BH", "copy=C", "SB"), "BH"),
        (("BH", "copy=C", "settle", "SB"), "BH"),
        (("BH", "settle", "file=C", "WIN", "settle", "SB"), "BH"),
        (("BH", "settle", "file=C", "WIN", "WON", "settle", "WIN", "settle", "SB", "BH", "SB"), "BH"),
        (("copy=C", "BH", "SB"), "None"),
    ],
)
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


Hash = Callable[[Path], str]


def test_opening_changes_nothing_the_second_time(event_path: Path) -> None:
    open_event_file(event_path).close()
    before = event_path.read_bytes()
    open_event_file(event_path).close()
    assert event_path.read_bytes() == before
