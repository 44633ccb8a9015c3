"""Which columns wait for entries, and when they may be out of date."""

from __future__ import annotations

import datetime as dt
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import SetManualPlaces
from tdapp.domain.commands.stored import StoredStep
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.player import Standing
from tdapp.services.ports.event_store import JournalEntry
from tdapp.services.tables.by_hand import hand_columns
from tdapp.services.tables.by_hand_age import may_be_out_of_date
from tdapp.storage import open_event_file
from tests.arena import arena
from tests.event_files import written

# 1 A 2w1 3b= 1.5 · 2 B 1b0 4w1 1 · 3 C 4b1 1w= 1.5 · 4 D 3w0 2b0 0
SECTION = arena("""
1 A | 2w1 3b=
2 B | 1b0 4w1
3 C | 4b1 1w=
4 D | 3w0 2b0
""")


def entry(row: int, command: str, **fields: object) -> JournalEntry:
    usual = {"undoes": None, "redoes": None, "barrier": False, "section_ids": frozenset({1}), "rows": 1} | fields
    return JournalEntry(row, row, dt.datetime(2026, 6, 1), StoredStep(command, 2, {}, {}), "", **usual)  # type: ignore[arg-type]


def test_columns_with_the_ties_before_them() -> None:
    columns = hand_columns(SECTION, parse_ladder("MAN,EXT{name=blitz},WIN,MAN,EXT"))
    assert [(column.rung, column.code, column.name) for column in columns] == [
        (0, "MAN", ""),
        (1, "EXT", "blitz"),
        (4, "EXT", ""),
    ]
    assert columns[0].tied == {1, 3}
    assert columns[0].rank == {1: 1, 3: 1, 2: 3, 4: 4}
    assert hand_columns(SECTION, parse_ladder("BH,SB")) == ()


def test_out_of_date_after_a_result() -> None:
    typed, result = entry(1, "set-manual-places"), entry(2, "correct-result")
    assert not may_be_out_of_date((), 1)
    assert not may_be_out_of_date((typed,), 1)
    assert may_be_out_of_date((result, typed), 1)
    assert not may_be_out_of_date((entry(3, "set-external-values"), result, typed), 1)
    assert not may_be_out_of_date((entry(2, "correct-result", section_ids=frozenset({2})), typed), 1)
    # a result before the entries that is taken back after them changes places as well
    assert may_be_out_of_date((entry(3, "undo", undoes=1), entry(2, "set-manual-places"), entry(1, "enter-result")), 1)
    assert not may_be_out_of_date((entry(3, "set-trial-ladder"), typed), 1)


def test_what_is_saved_is_ranked(tmp_path: Path) -> None:
    with closing(open_event_file(written(tmp_path / "event.tdb", SECTION))) as store:
        store.execute(SetManualPlaces(1, ((3, 1), (1, 2))))
        column = hand_columns(store.snapshot(1), parse_ladder("MAN"))[0]
        assert column.entered == {1: "2", 3: "1"}
        assert not may_be_out_of_date(store.journal(limit=10), 1)


def test_each_column_is_named_and_holds_what_was_typed_in_for_it() -> None:
    section = replace(
        SECTION, manual_places=((1, 2), (3, 1)), external_values=(("", 1, "4"), ("blitz", 2, "7"), ("blitz", 4, "0.5"))
    )
    columns = hand_columns(section, parse_ladder("EXT,EXT{name=blitz},MAN,EXT{name=quiz}"))
    assert [(one.title, one.entered) for one in columns] == [
        ("Values (EXT)", {1: "4"}), ("Values (EXT blitz)", {2: "7", 4: "0.5"}), ("Places (MAN)", {1: "2", 3: "1"}),
        ("Values (EXT quiz)", {}),
    ]  # fmt: skip
    (early,) = hand_columns(SECTION, parse_ladder("MAN"), after_round=1)
    assert early.rank == {1: 1, 3: 1, 2: 3, 4: 3}
    assert early.tied == {1, 2, 3, 4}
    gone = replace(SECTION.players[1], standing=Standing.EXPELLED)
    out = replace(SECTION, players=(SECTION.players[0], gone, SECTION.players[2], replace(gone, number=4)))
    (column,) = hand_columns(out, parse_ladder("MAN"))
    assert (column.rank[2], column.rank[4], column.tied) == (None, None, {1, 3})  # nobody shares having no place


CHANGING = (
    *("enter-result", "clear-result", "late-result", "correct-result", "swap-colours", "mark-adjourned"),
    *("store-pairing", "unpair-round", "absent-player", "finish-manual-pairing", "restore-to"),
)


@pytest.mark.parametrize(
    ("command", "changes"),
    [*((command, True) for command in CHANGING), ("set-board-note", False), ("publish-round", False)],
)
def test_which_steps_change_places(command: str, changes: bool) -> None:
    """Done, taken back or done again after the entries; in this section, or in the whole event."""
    typed = entry(2, "set-external-values")
    for after in (
        [entry(3, command)], [entry(3, command, section_ids=frozenset())], [entry(3, command, section_ids={1, 2})],
        [entry(4, "redo", redoes=1)], [entry(4, "undo", undoes=1)],
        [entry(5, "publish-round"), entry(4, "undo", undoes=1)],
    ):  # fmt: skip
        assert may_be_out_of_date((*after, typed, entry(1, command)), 1) is changes
    assert not may_be_out_of_date((entry(3, command, section_ids=frozenset({2})), typed), 1)
    elsewhere = entry(4, "enter-result", section_ids=frozenset({2}))
    assert may_be_out_of_date((elsewhere, entry(3, command), elsewhere, typed), 1) is changes
    assert not may_be_out_of_date((entry(3, command),), 1)  # nothing typed in as far back as known


def test_entries_that_are_taken_back_are_none() -> None:
    """The older ones hold again, and what changed after them counts; those that are done again hold from then on."""
    typed, result, again = entry(1, "set-manual-places"), entry(2, "enter-result"), entry(3, "set-manual-places")
    back, forth = entry(4, "undo", undoes=3), entry(5, "redo", redoes=3)
    assert not may_be_out_of_date((again, result, typed), 1)
    assert may_be_out_of_date((back, again, result, typed), 1)
    assert not may_be_out_of_date((forth, back, again, result, typed), 1)
    assert may_be_out_of_date((entry(6, "enter-result"), forth, back, again, result, typed), 1)
    assert may_be_out_of_date((entry(6, "undo", undoes=3), forth, back, again, result, typed), 1)
    assert not may_be_out_of_date((entry(2, "undo", undoes=1), typed), 1)
    assert not may_be_out_of_date((back, again, entry(0, "enter-result")), 1)  # nothing is left to be out of date
