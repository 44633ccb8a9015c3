"""What was entered at a computer that led no longer: which steps only its copy has."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import update

from tdapp.domain.commands.history import ConvertFile, RestoreTo
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.commands.stored import encode
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.replica.only_there import only_here, only_there
from tdapp.storage.rows.models import JournalRow
from tests.event_files import BACK, DRAW, WHITE, do, opened, written
from tests.storage.replica.test_lines import FOUR, PAIRED

FIRST, SECOND = EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW)


@pytest.fixture
def here(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, FOUR, steps=PAIRED) as store:
        yield store


@pytest.fixture
def there(here: EventFile, tmp_path: Path) -> Iterator[EventFile]:
    here.save_copy(tmp_path / "there.tdb")
    with closing(open_event_file(tmp_path / "there.tdb")) as store:
        yield store


def steps(here: EventFile, there: EventFile) -> list[object]:
    return [one.step for one in only_there(here, there.path)]


def test_equal_copies_have_nothing_of_their_own(here: EventFile, there: EventFile) -> None:
    assert only_there(here, there.path) == ()
    assert not only_here(here, there.path)


def test_steps_of_the_other_copy_come_oldest_first_with_who_and_when(here: EventFile, there: EventFile) -> None:
    before = dt.datetime.now(dt.UTC)
    do(there, FIRST, SECOND)
    found = only_there(here, there.path)
    assert [one.step for one in found] == [FIRST, SECOND]
    assert [one.label for one in found] == [one.label for one in there.journal(limit=2)[::-1]]
    assert {one.actor for one in found} == {""}
    assert all(before - dt.timedelta(seconds=1) <= one.at <= dt.datetime.now(dt.UTC) for one in found)
    assert not only_here(here, there.path)
    assert only_here(there, here.path)


def test_both_went_on(here: EventFile, there: EventFile) -> None:
    """The same step entered at two computers is two steps."""
    do(here, FIRST)
    do(there, FIRST, SECOND)
    assert steps(here, there) == [FIRST, SECOND]
    assert steps(there, here) == [FIRST]
    assert only_here(here, there.path)


def test_what_was_taken_back_there_is_left_out_and_what_was_repeated_stays(here: EventFile, there: EventFile) -> None:
    do(there, FIRST, SECOND)
    there.undo(**BACK)
    assert steps(here, there) == [FIRST]
    there.redo(**BACK)
    assert steps(here, there) == [FIRST, SECOND]


def test_a_step_of_before_that_was_taken_back_there_stands_as_its_undo(here: EventFile, there: EventFile) -> None:
    do(here, FIRST)
    here.save_copy(there.path.with_name("later.tdb"))
    with closing(open_event_file(there.path.with_name("later.tdb"))) as later:
        later.undo(**BACK)
        (found,) = only_there(here, later.path)
        assert type(found.step).__name__ == "Undo"
        assert found.label == here.journal(limit=1)[0].label


def test_notes_of_handing_over_are_left_out_and_what_is_about_the_file_is_told(
    here: EventFile, there: EventFile
) -> None:
    do(there, FIRST)
    there.give_away("another computer")
    there.lead()
    point = there.mark("now").revision
    there.save_copy(there.path.with_name("middle.tdb"))
    do(there, SetTrialLadder(1, "SB"))
    there.restore_file(there.path.with_name("middle.tdb"), reason="r", confirmed=BACK["confirmed"])
    do(there, SetTrialLadder(1, "BH"))
    there.restore(RestoreTo(point - 1, None, reason="r", confirmed=BACK["confirmed"]))
    found = only_there(here, there.path)
    kinds = ["EnterResult", "NamePoint", "SetTrialLadder", "NoneType", "SetTrialLadder", "NoneType"]
    assert [type(one.step).__name__ for one in found] == kinds
    assert found[-1].label == there.journal(limit=1)[0].label


def test_a_step_of_a_later_version_is_told_and_not_entered_again(here: EventFile, there: EventFile) -> None:
    do(there, FIRST)
    with there.from_elsewhere() as connection:
        connection.exec_driver_sql("UPDATE journal SET command_version = 99 WHERE id = (SELECT max(id) FROM journal)")
    (found,) = only_there(here, there.path)
    assert found.step is None
    assert found.label


def test_another_event_is_refused(here: EventFile, tmp_path: Path) -> None:
    other = written(tmp_path / "other.tdb", FOUR, clock=lambda: dt.datetime(2020, 1, 1, tzinfo=dt.UTC))
    for ask in (only_there, only_here):
        with pytest.raises(RuleViolation, match=r"other\.tdb is no copy of this event"):
            ask(here, other)


def test_a_conversion_is_told_and_not_entered_again(here: EventFile, there: EventFile) -> None:
    do(there, FIRST)
    with there.from_elsewhere() as connection:
        connection.execute(
            update(JournalRow)
            .where(JournalRow.command_id == FIRST.ID)
            .values(command_id=ConvertFile.ID, command_version=ConvertFile.VERSION, command=encode(ConvertFile(3, 4)))
        )
    (found,) = only_there(here, there.path)
    assert found.step is None
    assert found.label


@pytest.mark.parametrize("column", ["at", "command_id", "command", "actor", "origin"])
def test_two_steps_are_one_where_all_that_says_so_is_equal(here: EventFile, tmp_path: Path, column: str) -> None:
    """What was done, by whom, when, and the mark of who sent it; a computer may have numbered its rows otherwise."""
    do(here, FIRST)
    here.save_copy(tmp_path / "other.tdb")
    with closing(open_event_file(tmp_path / "other.tdb")) as there:
        with there.from_elsewhere() as connection:
            newest = "id = (SELECT max(id) FROM journal)"
            connection.exec_driver_sql(f"UPDATE journal SET id = 99 WHERE {newest}")
        assert only_there(here, there.path) == ()
        with there.from_elsewhere() as connection:
            value = "2026-05-01T10:00:00.000+00:00" if column == "at" else encode(SECOND)
            connection.exec_driver_sql(f"UPDATE journal SET {column} = ? WHERE {newest}", (value,))
        assert len(only_there(here, there.path)) == 1
        assert only_here(here, there.path)
