"""Another copy of the event: which steps only one of the two has, and the rows that differ."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.commands.event import AddSection
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.rounds import EnterResult, LeaveFideMode
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.words.checks import FIDE_MODE_EXITED
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.file.identity import identity_of
from tdapp.storage.journal.taking_over import copy_of_this_event, differing_rows, exit_marks
from tests.arena import arena
from tests.event_files import BACK, BLACK, WHITE, do, opened, round_commands

FOUR = arena("1 Anna |\n2 Bert |\n3 Cleo |\n4 Dora |", rounds_total=3, name="A", initial_colour="W")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, FOUR, steps=round_commands(1, ((1, 3), (4, 2)))) as store:
        yield store


@pytest.fixture
def copy(store: EventFile, tmp_path: Path) -> Path:
    copy = tmp_path / "copy.tdb"
    store.save_copy(copy)
    return copy


def test_the_steps_that_only_one_of_the_two_has(store: EventFile, copy: Path) -> None:
    assert (store.look_at_copy(copy).lost, store.look_at_copy(copy).gained) == ((), ())
    assert store.look_at_copy(copy).label == "Publish round 1"
    do(store, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, WHITE))
    behind = store.look_at_copy(copy)
    assert (behind.lost, behind.gained) == (("Enter 1-0 at board 1", "Enter 1-0 at board 2"), ())
    with closing(open_event_file(copy)) as other:
        do(other, EnterResult(1, 1, 1, BLACK))
        (newest,) = other.journal(limit=1)
        ahead = other.look_at_copy(store.path)
    beside = store.look_at_copy(copy)
    assert (beside.path, beside.label, beside.at) == (copy, "Enter 0-1 at board 1", newest.at)
    assert (beside.lost, beside.gained) == (behind.lost, ("Enter 0-1 at board 1",))
    assert (ahead.lost, ahead.gained) == (beside.gained, beside.lost)


def test_every_row_of_the_event_that_differs_and_none_of_the_file(store: EventFile, copy: Path) -> None:
    do(store, EnterResult(1, 1, 1, WHITE))
    store.remember("paper", "Letter")
    with (
        store.to_elsewhere() as ours,
        copy_of_this_event(copy, identity_of(ours)) as theirs,
    ):
        found = differing_rows(ours, theirs)
        (board,) = [row for row in found if row[0] == "pairing"]
        assert board[2] is not None
        assert board[3] is not None
        assert (board[2]["result"], board[3]["result"]) == (WHITE.value, None)
        assert {table for table, *_ in found} <= {"pairing", "cell", "round"}
        back = differing_rows(theirs, ours)
        assert [(table, key, then, now) for table, key, now, then in back] == found
        with pytest.raises(RuleViolation, match="Nothing differs"):
            differing_rows(ours, ours)


def test_what_left_fide_mode_is_said_in_the_order_of_its_sections(store: EventFile) -> None:
    do(store, SetTrialLadder(1, "SB"))
    with store.to_elsewhere() as connection:
        assert exit_marks(connection) == []
    do(store, LeaveFideMode(1, "a club evening", BACK["confirmed"]))
    with store.to_elsewhere() as connection:
        ((section_id, text),) = exit_marks(connection)
    assert (section_id, text.startswith(FIDE_MODE_EXITED)) == (1, True)


def test_a_section_that_only_one_of_the_two_has(store: EventFile, copy: Path) -> None:
    do(store, AddSection(SectionFacts(3, "B")))
    with store.to_elsewhere() as ours, copy_of_this_event(copy, identity_of(ours)) as theirs:
        here, there = differing_rows(ours, theirs), differing_rows(theirs, ours)
    (only,) = [row for row in here if row[0] == "section"]
    assert (only[2] or {})["name"] == "B"
    assert only[3] is None
    assert [(table, key, then, now) for table, key, now, then in there] == here


def test_what_is_no_event_is_no_copy(store: EventFile, tmp_path: Path) -> None:
    notes = tmp_path / "notes.tdb"
    notes.write_text("012 Open\n" * 30, encoding="utf-8")
    with pytest.raises(RuleViolation, match=r"notes\.tdb is not an event file"):
        store.look_at_copy(notes)
