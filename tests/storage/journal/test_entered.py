"""Who entered the result that stands at a board, and when."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.commands.rounds import CorrectionScope, CorrectResult, EnterResult, LateResult, SetBoardNote
from tdapp.domain.section.outcome import GameResult
from tdapp.storage import EventFile, open_event_file
from tests.arena import arena
from tests.event_files import ALL, BACK, BLACK, DRAW, WHITE, round_commands, written

FOUR = arena("1 Anna |\n2 Bert |\n3 Cleo |\n4 Dora |", rounds_total=3, name="A", initial_colour="W")
START = dt.datetime(2026, 5, 1, 21, 0, tzinfo=dt.UTC)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    """A minute passes between two looks at the clock."""
    minutes = count()
    path = written(tmp_path / "event.tdb", FOUR, FOUR, steps=round_commands(1, ((1, 3), (4, 2))))
    with closing(open_event_file(path, clock=lambda: START + dt.timedelta(minutes=next(minutes)))) as found:
        yield found


def at(store: EventFile, *place: int) -> str | None:
    """The actor, at a board where the time is that of the log."""
    found = store.entered_at(*place)
    if found is None:
        return None
    assert found[1] in {entry.at for entry in store.journal(limit=99) if entry.actor == found[0]}
    return found[0]


def test_the_newest_step_that_stands_counts(store: EventFile) -> None:
    assert at(store, 1, 1, 1) is None
    store.execute(EnterResult(1, 1, 1, WHITE))
    first = store.entered_at(1, 1, 1)
    assert first == ("", store.journal(limit=1)[0].at)
    store.carry_out(EnterResult(1, 1, 1, DRAW, WHITE, ALL), By("Ana", Role.DEPUTY))
    assert at(store, 1, 1, 1) == "Ana"
    second = store.entered_at(1, 1, 1)
    assert second is not None
    assert second[1] > first[1]
    row = store.journal(limit=1)[0].row_id
    store.undo(row, **BACK)
    assert store.entered_at(1, 1, 1) == first
    store.undo(**BACK)
    assert at(store, 1, 1, 1) is None
    store.redo(**BACK)
    assert store.entered_at(1, 1, 1) == first


def test_it_is_asked_for_one_board_of_one_round_of_one_section(store: EventFile) -> None:
    store.execute(EnterResult(1, 1, 1, WHITE))
    assert [at(store, *place) for place in ((1, 1, 2), (1, 2, 1), (2, 1, 1), (1, 1, 1))] == [None, None, None, ""]


def test_a_result_that_came_late_was_entered(store: EventFile) -> None:
    store.execute(EnterResult(1, 1, 1, GameResult.ADJOURNED))
    first = store.entered_at(1, 1, 1)
    store.execute(LateResult(1, 1, 1, WHITE, "played on", ALL))
    later = store.entered_at(1, 1, 1)
    assert None not in (first, later)
    assert later != first


def test_a_remark_enters_nothing_and_a_correction_does(store: EventFile) -> None:
    store.execute(SetBoardNote(1, 1, 1, "late"))
    assert at(store, 1, 1, 1) is None
    store.execute(EnterResult(1, 1, 1, WHITE))
    store.execute(EnterResult(1, 1, 2, WHITE))
    before = store.entered_at(1, 1, 1)
    for round_commands_ in round_commands(2, ((1, 4), (2, 3))):
        store.execute(round_commands_)
    store.execute(CorrectResult(1, 1, 1, BLACK, CorrectionScope.EVERYTHING, "r", WHITE, ALL))
    after = store.entered_at(1, 1, 1)
    assert None not in (before, after)
    assert after != before
