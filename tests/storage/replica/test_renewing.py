"""A whole copy taken into the file that is open: what becomes as it is there, what stays, and what is kept beside."""

from __future__ import annotations

import datetime as dt
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.arbiters.keys import mark_of
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.rounds import CloseSection, EnterResult, VerifyResult
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.stream import Heard, Line
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.journal.sums import stored_sums
from tdapp.storage.replica.renewing import take_copy
from tests.event_files import ALL, BACK, BLACK, DRAW, WHITE, do, opened, written
from tests.storage.replica.following import assert_same
from tests.storage.replica.test_lines import FOUR, PAIRED

RESULTS = EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW)
CLOSED = (*RESULTS, VerifyResult(1, 1, 1, WHITE), VerifyResult(1, 1, 2, DRAW), CloseSection(1, confirmed=ALL))


@pytest.fixture
def host(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, FOUR, steps=PAIRED) as store:
        yield store


@pytest.fixture
def desk(host: EventFile, tmp_path: Path) -> Iterator[EventFile]:
    host.save_copy(tmp_path / "desk.tdb")
    with closing(open_event_file(tmp_path / "desk.tdb")) as store:
        yield store


def fetched(host: EventFile) -> Path:
    copy = host.path.with_name("fetched.tdb")
    host.save_copy(copy)
    return copy


def kept(host: EventFile) -> list[str]:
    return sorted(path.name for path in host.path.parent.glob("desk.only here*.tdb"))


def test_every_row_is_as_in_the_copy(host: EventFile, desk: EventFile) -> None:
    do(host, *CLOSED)
    host.undo(**BACK)
    host.mark("evening")
    host.keep_invitations([Invitation("Ben", Role.ENTRY, mark_of("key"), frozenset({1}))])
    before = desk.snapshot(1)
    assert take_copy(desk, fetched(host)) is None
    assert_same(desk, host)
    assert desk.snapshot(1) != before
    assert desk.invitations() == host.invitations() != ()
    assert kept(host) == []
    assert take_copy(desk, fetched(host)) is None
    assert_same(desk, host)


def test_preferences_and_what_sources_said_stay_those_of_this_computer(host: EventFile, desk: EventFile) -> None:
    said = GameRecord(1, 1, 4)
    desk.remember("paper", "A3")
    desk.keep_heard(1, [Heard("board", 1, Line(10, said), said, said)])
    host.remember("paper", "A4")
    do(host, *RESULTS)
    take_copy(desk, fetched(host))
    assert desk.preferences() == {"paper": "A3"}
    with desk.to_elsewhere() as connection:
        assert connection.exec_driver_sql("SELECT source, at FROM stream").all() == [("board", 10)]
    assert (desk.revision, desk.snapshot(1)) == (host.revision, host.snapshot(1))


def test_a_copy_without_sums_leaves_none(host: EventFile, desk: EventFile) -> None:
    do(host, RESULTS[0])
    copy = fetched(host)
    with closing(sqlite3.connect(copy)) as plain, plain:
        plain.execute("DELETE FROM preference")
    take_copy(desk, copy)
    assert (desk.revision, desk.snapshot(1)) == (host.revision, host.snapshot(1))
    with desk.to_elsewhere() as connection:
        assert stored_sums(connection) is None


def test_what_is_here_alone_is_kept_beside(host: EventFile, desk: EventFile) -> None:
    do(host, RESULTS[0])
    do(desk, EnterResult(1, 1, 1, BLACK), SetTrialLadder(1, "SB"))
    assert take_copy(desk, fetched(host)) == desk.path.with_name("desk.only here.tdb")
    assert_same(desk, host)
    with closing(open_event_file(desk.path.with_name("desk.only here.tdb"), read_only=True)) as own:
        assert own.round(1, 1).boards[0].result is BLACK
    do(desk, RESULTS[1])
    do(host, EnterResult(1, 1, 2, BLACK))
    assert take_copy(desk, fetched(host)) == desk.path.with_name("desk.only here-2.tdb")
    assert_same(desk, host)


def test_a_copy_of_another_event_is_refused_in_words_of_its_own(
    host: EventFile, desk: EventFile, tmp_path: Path
) -> None:
    """It is not the arbiter who chose it: the leading computer has opened another event."""
    do(desk, RESULTS[0])
    other = written(tmp_path / "other.tdb", FOUR, clock=lambda: dt.datetime(2020, 1, 1, tzinfo=dt.UTC))
    before = desk.revision, desk.snapshot(1)
    with pytest.raises(RuleViolation, match=r"^The leading computer has another event open now"):
        take_copy(desk, other)
    assert ((desk.revision, desk.snapshot(1)), kept(host)) == (before, [])


@pytest.mark.parametrize("text", ["", "<html>busy</html>", "x" * 5000])
def test_what_is_no_event_is_refused(host: EventFile, desk: EventFile, tmp_path: Path, text: str) -> None:
    wrong = tmp_path / "fetched.tdb"
    wrong.write_text(text)
    with pytest.raises(RuleViolation, match="not an event file"):
        take_copy(desk, wrong)
    assert_same(desk, host)
