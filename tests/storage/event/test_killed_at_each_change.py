"""Killed at each write, truncation, sync, rename and removal: the event opens, and who only reads can read it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.cli.main import run
from tdapp.cli.status import DONE
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.storage import open_event_file
from tdapp.storage.event.reading import (
    check_file,
    is_as_entered,
    read_event_sections,
    read_live_event,
    read_whole_event,
)
from tests.effort import FULL, sample, thorough
from tests.nursery import Nursery

STOPPED = 9
TYPING = """
import sys
from pathlib import Path
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.storage import open_event_file
from tdapp.storage.file.place import Place
store = open_event_file(sys.argv[1], place=Place(writable=True, network=NETWORK))
store.execute(SetTrialLadder(1, "BH"))
print("entered", flush=True)
store.close()
"""
COPYING = """
import sys
from tdapp.domain.commands.history import RestoreFile
from tdapp.storage import open_event_file
from pathlib import Path
path = Path(sys.argv[1])
store = open_event_file(path)
store.save_copy(path.with_name("older.tdb"))
store.execute(__import__("tdapp").domain.commands.ladder.SetTrialLadder(1, "BH"))
print("entered", flush=True)
store.save_copy(path.with_name("older.tdb"))
store.backup(path.parent)
store.close()
"""
VERBS = {
    "typing": TYPING.replace("NETWORK", "False"),
    "typing in a network folder": TYPING.replace("NETWORK", "True"),
    "copying": COPYING,
}
READING: tuple[tuple[str, ...], ...] = (
    ("standings", "EVENT"),
    ("explain", "EVENT", "--player", "1"),
    ("check", "EVENT"),
    ("check-file", "EVENT"),
    ("export", "EVENT", "-", "--format", "trf26"),
    ("games", "EVENT"),
    ("categories", "EVENT"),
    ("norms", "EVENT"),
    ("print", "EVENT", "standings", "-o", "OUT", "--force"),
    ("publish", "EVENT", "OUT-site"),
)
"""The verbs that read an event, in the form that asks for least."""


@thorough
@pytest.mark.parametrize("half", sample([False, True], True), ids={False: "before", True: "in the middle"}.get)
@pytest.mark.parametrize("verb", VERBS)
def test_an_event_opens_and_is_read(
    stopping: Nursery, event_path: Path, tmp_path: Path, verb: str, half: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(open_event_file(event_path)) as store:
        store.execute(SetTrialLadder(1, "SB"))
        store.save_copy(tmp_path / "fresh.tdb")  # one file without a log, as it comes from a stick
    folder = tmp_path / "folder"
    path = folder / "event.tdb"
    step = 1 if FULL else 53 if verb == "copying" else 23  # it makes six times as many changes
    at, status, entered = (1 if FULL else 5 + 8 * half), STOPPED, False
    while status == STOPPED:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        shutil.copyfile(tmp_path / "fresh.tdb", path)
        given = {"STOP_FOLDER": str(folder), "STOP_AT": str(at), **({"STOP_HALF": "1"} if half else {})}
        with stopping.start(VERBS[verb], path, **given) as process:
            entered = process.stdout.readline() == "entered\n"
            process.stdout.read()
            status = process.wait()
        for event in sorted(folder.glob("*.tdb")):
            ladder = _reads(event)
            if FULL and verb != "copying":
                _every_verb_reads(event, tmp_path, capsys)
            with closing(open_event_file(event)) as store:
                assert str(store.snapshot(1).trial_ladder) == ladder
                assert "NOT AS IT WAS" not in store.notice
            if event == path:
                assert ladder in (("BH",) if entered else ("SB", "BH")), at
        assert path.exists()
        at += step
    assert (status, entered) == (0, True)
    assert at > 20, "the library stopped nothing: it tests nothing"


def _reads(event: Path) -> str:
    """The ladder, as all that only looks at a file finds it."""
    before = {one.name: one.read_bytes() for one in event.parent.iterdir() if not one.name.endswith("-shm")}
    looks: tuple[Callable[[Path], object], ...] = (read_whole_event, read_live_event)
    for look in looks:
        look(event)
    assert is_as_entered(event)
    assert check_file(event) == ()
    with closing(open_event_file(event, read_only=True)) as store:
        ladder = str(store.snapshot(1).trial_ladder)
    assert str(read_event_sections(event)[0].trial_ladder) == ladder
    after = {one.name: one.read_bytes() for one in event.parent.iterdir() if not one.name.endswith("-shm")}
    assert after == before
    return ladder


def _every_verb_reads(event: Path, elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    places = {"EVENT": str(event), "OUT": str(elsewhere / "out.pdf"), "OUT-site": str(elsewhere / "site")}
    for words in READING:
        status = run([places.get(word, word) for word in words])
        said = capsys.readouterr()
        assert status == DONE, (words, said.err)
