"""Killed at each write, sync, rename and removal of taking in and of leading: the copy opens, and goes on."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.desk.joined import Joined, read_joined, read_led, write_joined
from tdapp.domain.arbiters.by import Role
from tdapp.domain.commands.history import HandOver, TakeOver
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.rounds import EnterResult
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.event.reading import check_file
from tdapp.storage.replica.desk_file import DeskFile
from tdapp.storage.replica.lines import line_of
from tdapp.storage.replica.renewing import take_copy
from tdapp.storage.replica.taking_in import take_lines
from tests.arena import arena
from tests.effort import FULL, sample, thorough
from tests.event_files import BLACK, DRAW, WHITE, do, opened, round_commands
from tests.nursery import Nursery
from tests.storage.replica.following import assert_same, sent

STOPPED = 9
HALF = pytest.mark.parametrize("half", sample([False, True], True), ids={False: "before", True: "in the middle"}.get)
FOUR = arena("1 Anna 2000 |\n2 Bert 1900 |\n3 王明 1800 |\n4 Dora 1700 |", rounds_total=1, name="A", initial_colour="W")
TAKING_IN = """
import json, sys
from pathlib import Path
from tdapp.storage import open_event_file
from tdapp.storage.replica.desk_file import DeskFile
from tdapp.storage.replica.lines import line_of
from tdapp.storage.replica.taking_in import take_lines
store = open_event_file(Path(sys.argv[1]), look=False, kind=DeskFile)
for line in json.loads(Path(sys.argv[2]).read_text("utf-8")):
    take_lines(store, [line_of(line)])
    print(store.revision, flush=True)
store.close()
"""
TAKING_A_COPY = """
import sys
from pathlib import Path
from tdapp.storage import open_event_file
from tdapp.storage.replica.desk_file import DeskFile
from tdapp.storage.replica.renewing import take_copy
store = open_event_file(Path(sys.argv[1]), look=False, kind=DeskFile)
take_copy(store, Path(sys.argv[2]))
print(store.revision, flush=True)
store.close()
"""
LEADING = """
import sys
from pathlib import Path
from tdapp.app.backend import FileBackend
store, _own = FileBackend().lead_from_here(Path(sys.argv[1]))
print("leads", flush=True)
store.close()
"""
GIVING_AWAY = """
import sys
from pathlib import Path
from tdapp.app.backend import FileBackend
backend = FileBackend()
store = backend.open_event(Path(sys.argv[1]))
backend.give_away(store, "Ana")
print("given", flush=True)
store.close()
"""


@dataclass(frozen=True)
class Killed:
    """A folder as a process left it that ended at a change, and what it had said."""

    path: Path
    said: list[str]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, FOUR, steps=round_commands(1, ((1, 4), (3, 2)))) as store:
        yield store


@pytest.fixture
def copy(host: EventFile, tmp_path: Path) -> Path:
    """Of the event as it is before the steps of a test, with an invitation beside it."""
    path = tmp_path / "desk" / "ab12cd.tdb"
    path.parent.mkdir()
    host.save_copy(path)
    write_joined(path, Joined("127.0.0.1", 1, "00", "key", "device", "Ana", Role.DEPUTY.value))
    return path


def every_change(
    stopping: Nursery, copy: Path, code: str, half: bool, *others: object, step: int = 7
) -> Iterator[Killed]:
    """The process killed at each change, again and again, until it is through (the last one is not killed)."""
    folder = copy.parent.with_name("killed") / "desks"
    step = 1 if FULL else step
    at, status = (1 if FULL else 2 + 3 * half), STOPPED
    while status == STOPPED:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(copy.parent, folder)
        path = folder / copy.name
        given = {"STOP_FOLDER": str(folder), "STOP_AT": str(at), **({"STOP_HALF": "1"} if half else {})}
        with stopping.start(code, path, *others, **given) as process:
            said = process.stdout.read().split()
            status = process.wait()
        assert status in (STOPPED, 0), (at, said)
        yield Killed(path, said)
        at += step
    assert at > 2 * step, "the library stopped nothing: it tests nothing"


@thorough
@HALF
def test_while_lines_are_taken_in(stopping: Nursery, host: EventFile, copy: Path, tmp_path: Path, half: bool) -> None:
    """Each line is there whole or not; the next ones make the copy equal."""
    before = host.revision
    do(host, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW), SetTrialLadder(1, "SB"))
    lines = sent(host, before)
    told = tmp_path / "lines.json"
    told.write_text(json.dumps(lines), "utf-8")
    for killed in every_change(stopping, copy, TAKING_IN, half, told):
        assert check_file(killed.path) == ()
        with closing(open_event_file(killed.path, look=False, kind=DeskFile)) as desk:
            assert desk.revision >= int((killed.said or [str(before)])[-1])  # what was said to be here is
            take_lines(desk, [line_of(line) for line in lines])
            assert_same(desk, host)
            assert "NOT AS IT WAS" not in desk.notice
    assert killed.said == [str(before + 1), str(before + 2), str(before + 3)]


@thorough
@HALF
def test_while_a_whole_copy_is_taken(
    stopping: Nursery, host: EventFile, copy: Path, tmp_path: Path, half: bool
) -> None:
    """It is the old event or the new one; a step that only the desk had is in one of the two files."""
    with closing(open_event_file(copy)) as desk:
        do(desk, EnterResult(1, 1, 1, BLACK))
    do(host, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW))
    fetched = tmp_path / "fetched.tdb"
    host.save_copy(fetched)
    for killed in every_change(stopping, copy, TAKING_A_COPY, half, fetched, step=37):
        assert check_file(killed.path) == ()
        kept = [one for one in killed.path.parent.glob("*.tdb") if one != killed.path]
        with closing(open_event_file(killed.path, look=False, kind=DeskFile)) as desk:
            assert not killed.said or desk.revision == host.revision
            result = desk.round(1, 1).boards[0].result
            assert result is BLACK or any(_first_result(one) is BLACK for one in kept)
            take_copy(desk, fetched)
            assert_same(desk, host)


def _first_result(path: Path) -> object:
    with closing(open_event_file(path, read_only=True)) as store:
        return store.round(1, 1).boards[0].result


@thorough
@HALF
def test_while_a_desk_begins_to_lead(stopping: Nursery, host: EventFile, copy: Path, half: bool) -> None:
    """It is a desk, and can lead; or it leads, and knows who led. Never neither."""
    for killed in every_change(stopping, copy, LEADING, half, step=5):
        store = _opened(killed.path)
        with closing(store):
            leads = not isinstance(store, DeskFile)
            assert leads or not killed.said
            assert leads == (read_joined(killed.path) is None) == (read_led(killed.path) is not None)
        if not leads:
            with closing(open_event_file(killed.path, look=False, kind=DeskFile)) as desk:  # who led answers again
                fetched = killed.path.with_suffix(".fetched")
                host.save_copy(fetched)
                take_copy(desk, fetched)
                assert_same(desk, host)
            store, _own = FileBackend().lead_from_here(killed.path)
            store.close()
        with closing(_opened(killed.path)) as store:
            assert not isinstance(store, DeskFile)
            assert store.journal(limit=1)[0].command_id == TakeOver.ID
            do(store, EnterResult(1, 1, 1, WHITE))
        assert check_file(killed.path) == ()


@HALF
def test_while_who_led_gives_the_event_away(stopping: Nursery, host: EventFile, tmp_path: Path, half: bool) -> None:
    """The file of who led opens; once it was said to be given away, everybody who opens it is warned."""
    event = tmp_path / "event" / "event.tdb"
    event.parent.mkdir()
    host.save_copy(event)
    for killed in every_change(stopping, event, GIVING_AWAY, half, step=9):
        assert check_file(killed.path) == ()
        with closing(open_event_file(killed.path)) as store:
            given = store.journal(limit=1)[0].command_id == HandOver.ID
            assert given or not killed.said
            assert ("handed over to Ana" in store.notice) == given
            assert store.snapshot(1) == host.snapshot(1)


def _opened(path: Path) -> EventFile:
    store = FileBackend().open_event(path)
    assert isinstance(store, EventFile)
    return store
