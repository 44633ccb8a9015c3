"""Which columns wait for entries, and when they may be out of date."""

from __future__ import annotations

import datetime as dt
from contextlib import closing
from pathlib import Path

from tdapp.domain.commands.ladder import SetManualPlaces
from tdapp.domain.commands.stored import StoredStep
from tdapp.domain.section.ladder import parse_ladder
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
