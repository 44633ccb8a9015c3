"""Nothing acknowledged is ever lost: killed at random moments, full disk, file replaced, clock jumping."""

from __future__ import annotations

import datetime as dt
import json
import os
import random
import select
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.rounds import EnterResult, PublishRound, SetBoardNote, StorePairing
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.errors import DamagedFile, DiskFull, EnvironmentProblem
from tdapp.services.history.steps import history
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.copies.backup import verify
from tdapp.storage.file.engine import sensible
from tdapp.storage.file.faults import in_plain_words, plain_problem
from tests.arena import random_swiss
from tests.event_files import ALL, DRAW, WHITE, do, opened
from tests.nursery import TYPIST, Nursery
from tests.storage.round_examples import PUBLISHED

Hash = Callable[[Path], str]

SAYING = (
    TYPIST
    + """
    print(done.revision, board, result.value if result else "-", flush=True)
"""
)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("times", [8, pytest.param(200, marks=pytest.mark.conformance)])
def test_killed_at_random_moments_while_typing(nursery: Nursery, tmp_path: Path, times: int) -> None:
    rng = random.Random(times)
    boards = 20
    with opened(tmp_path, replace(random_swiss(1, 2 * boards, 0), rounds_total=1, initial_colour="W")) as store:
        path = store.path
        pairs = tuple((number, number + boards) for number in range(1, boards + 1))
        do(store, StorePairing(1, 1, pairs), PublishRound(1, 1))
    revision = 3
    standing: dict[int, str] = {}
    for turn in range(times):
        acknowledged = _type_and_die(nursery, path, turn, rng)
        for number, board, result in acknowledged:
            revision += 1
            assert number == revision
            standing[board] = result
        verify(path)
        with closing(open_event_file(path)) as store:
            found = {board.number: board.result.value if board.result else "-" for board in store.round(1, 1).boards}
            assert revision <= store.revision <= revision + 1  # the last key may be durable and not yet acknowledged
            if store.revision > revision:
                revision += 1
                entry = store.journal(limit=1)[0]
                standing[entry.command["board"]] = entry.command["result"] or "-"
            assert found == {board: standing.get(board, "-") for board in found}
            _is_what_the_journal_says(path)


def _type_and_die(nursery: Nursery, path: Path, seed: int, rng: random.Random) -> list[tuple[int, int, str]]:
    """What a typist said before he was killed: after some keys and a moment more."""
    with nursery.start(SAYING, path, seed) as typist:
        lines = [typist.stdout.readline() for _ in range(rng.randint(0, 25))]
        select.select([], [], [], rng.random() * 0.03)  # anywhere in the middle of the next key
        typist.kill()
        lines += typist.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(int(words[0]), int(words[1]), words[2]) for words in whole if len(words) == 3]


def _is_what_the_journal_says(path: Path) -> None:
    """Every row that the journal knows is as its newest image says, by plain SQL."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        newest = {}
        for row in connection.execute("SELECT images FROM journal ORDER BY id"):
            for table, row_id, _, after in json.loads(row["images"]):
                newest[table, row_id] = after
        for (table, row_id), after in newest.items():
            row = connection.execute(f'SELECT * FROM "{table}" WHERE id = ?', (row_id,)).fetchone()
            assert (None if row is None else dict(row)) == after


def test_a_full_disk_in_the_middle_of_a_round_loses_nothing(event_file: EventFile, state_hash: Hash) -> None:
    do(event_file, *PUBLISHED, EnterResult(1, 3, 1, WHITE))
    before = state_hash(event_file.path)
    with event_file._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")
    changes = [(WHITE, None), *[(DRAW, WHITE), (WHITE, DRAW)] * 20]  # a page may still have room for a few
    failed = None
    while changes and failed is None:
        result, shown = changes.pop(0)
        try:
            event_file.execute(EnterResult(1, 3, 2, result, shown, ALL))
            before = state_hash(event_file.path)
        except EnvironmentProblem as problem:
            failed = problem
    assert str(failed).startswith("The disk is full: nothing was changed")
    assert state_hash(event_file.path) == before
    with event_file._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    event_file.execute(EnterResult(1, 3, 2, GameResult.DOUBLE_FORFEIT, event_file.round(1, 3).board(2).result, ALL))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can mount a small disk")
def test_on_a_disk_that_is_really_full_nothing_is_lost_and_a_copy_goes_elsewhere(tmp_path: Path) -> None:
    disk, stick = tmp_path / "disk", tmp_path / "stick"
    disk.mkdir()
    stick.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", str(disk)], check=False).returncode:
        pytest.skip("no small disk can be mounted here")
    try:
        with opened(disk, replace(random_swiss(1, 40, 0), rounds_total=1, initial_colour="W")) as store:
            do(store, StorePairing(1, 1, tuple((n, n + 20) for n in range(1, 21))), PublishRound(1, 1))
            notes, failed = 0, None
            while failed is None:
                try:
                    store.execute(SetBoardNote(1, 1, 1, f"note {notes}"))
                    notes += 1
                except EnvironmentProblem as problem:
                    failed = problem
            assert str(failed).startswith("The disk is full: nothing was changed")
            for write in (lambda: store.save_copy(disk / "copy.tdb"), lambda: store.backup(disk)):
                with pytest.raises(EnvironmentProblem, match="disk is full"):
                    write()
            store.save_copy(stick / "saved.tdb")
            store.backup(stick)
            revision = store.revision
        for path in (*stick.iterdir(), disk / "event.tdb"):
            with closing(open_event_file(path, read_only=True)) as copy:
                assert copy.revision == revision
                assert copy.round(1, 1).board(1).note == f"note {notes - 1}"
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=False)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be replaced there")
@pytest.mark.parametrize("how", ["removed", "replaced", "moved"])
def test_a_file_that_is_taken_away_is_noticed_and_can_be_saved(event_file: EventFile, how: str, tmp_path: Path) -> None:
    do(event_file, *PUBLISHED, EnterResult(1, 3, 1, WHITE))
    path = event_file.path
    match how:
        case "removed":
            path.unlink()
        case "replaced":
            other = tmp_path / "other.tdb"
            event_file.save_copy(other)
            os.replace(other, path)
        case "moved":
            shutil.move(path, tmp_path / "moved.tdb")
    revision = event_file.revision
    with pytest.raises(EnvironmentProblem, match=r"removed or replaced .* save a copy under another name now"):
        event_file.execute(EnterResult(1, 3, 2, DRAW))
    assert event_file.revision == revision
    saved = tmp_path / "saved.tdb"
    event_file.save_copy(saved)
    with closing(open_event_file(saved)) as copy:
        assert copy.round(1, 3).board(1).result is WHITE
        copy.execute(EnterResult(1, 3, 2, DRAW))


def test_a_clock_that_jumps_changes_no_order(event_path: Path) -> None:
    now = dt.datetime(2026, 5, 1, 12, tzinfo=dt.UTC)
    jumps = iter([0, 5000, -90000, 3, -400, 7, 80000, -1, 0, 12])
    with closing(open_event_file(event_path, clock=lambda: now + dt.timedelta(minutes=next(jumps, 0)))) as store:
        for ladder in ("SB", "DE", "BH"):
            store.execute(SetTrialLadder(1, ladder))
        store.undo()
        assert str(store.snapshot(1).trial_ladder) == "DE"
        assert [row.revision for row in history(store)] == [5, 4, 3, 2, 1]
    with closing(open_event_file(event_path)) as store:
        store.redo()
        assert str(store.snapshot(1).trial_ladder) == "BH"


@pytest.mark.parametrize("error", [ValueError, LookupError, TypeError, ZeroDivisionError, sqlite3.OperationalError])
def test_what_this_program_never_writes_is_said_to_be_damage(error: type[Exception]) -> None:
    with pytest.raises(DamagedFile), sensible():
        raise error


class _Wrapped(Exception):
    """As SQLAlchemy brings an error of the driver."""

    def __init__(self, orig: Exception) -> None:
        self.orig = orig


@pytest.mark.parametrize(("code", "kind", "said"), [
    (sqlite3.SQLITE_FULL, DiskFull, "The disk is full"),
    (sqlite3.SQLITE_IOERR_WRITE, EnvironmentProblem, "The disk could not be read or written"),
    (sqlite3.SQLITE_READONLY_DBMOVED, EnvironmentProblem, "cannot be written to"),
    (sqlite3.SQLITE_BUSY_SNAPSHOT, EnvironmentProblem, "Another program is using the event file"),
    (sqlite3.SQLITE_CORRUPT_INDEX, DamagedFile, "Open the newest copy or backup"),
    (sqlite3.SQLITE_NOTADB, DamagedFile, "This is not an event file"),
    (sqlite3.SQLITE_CONSTRAINT_UNIQUE, None, ""),  # ours: it stays what it is
    (None, None, ""),
])  # fmt: skip
def test_what_sqlite_says_in_plain_words(code: int | None, kind: type[Exception] | None, said: str) -> None:
    """sqlite.org/rescode.html: the longer codes keep the shorter one in their low byte."""
    error = sqlite3.OperationalError("cryptic")
    if code is not None:
        error.sqlite_errorcode = code
    for one in (error, _Wrapped(error)):
        problem = plain_problem(one)
        assert (None if problem is None else type(problem)) is kind
        assert said in str(problem)
    if kind is None:
        with pytest.raises(sqlite3.OperationalError, match="cryptic"), in_plain_words(_Wrapped):
            raise error
    else:
        with pytest.raises(kind, match=said), in_plain_words(_Wrapped):
            raise _Wrapped(error)
