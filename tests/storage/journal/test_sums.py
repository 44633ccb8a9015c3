"""The sums that every step takes along: of rows that come, change and go, and of the journal itself."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from tdapp.storage import EventFile
from tdapp.storage.journal.sums import Sums, after_step, as_logged, before_step, stored_sums, sums_of

Row = dict[str, Any]
NOTHING, STEP = Sums(0, 0), {"id": 1, "command": "{}"}
ONE: Row = {"id": 1, "name": "Łukasz"}
OTHER: Row = {"id": 1, "name": "Łukas"}


def sum_of(*rows: Row) -> int:
    return after_step(NOTHING, [("player", None, row) for row in rows], STEP).rows


@pytest.mark.parametrize(
    ("before", "after"), [(None, ONE), (ONE, OTHER), (ONE, None), (OTHER, ONE), ({}, ONE), (ONE, {})]
)
def test_a_row_that_comes_changes_or_goes(before: Row | None, after: Row | None) -> None:
    """There and back, and as if it were as the log has it."""
    held, left = (sum_of(*(row for row in rows if row)) for rows in ((before,), (after,)))
    known = Sums(held, 5)
    then = after_step(known, [("player", before, after)], STEP)
    assert (then.rows == left) is (after != {})  # a row without a field is one; nothing is none
    assert before_step(then, [("player", before, after)], STEP) == known
    assert then.journal != known.journal
    if after != {}:
        assert as_logged(Sums(left, 5), [("player", after, before)]) == known


@pytest.mark.parametrize("table", ["restore_point", "preference", "stream", "invitation", "journal"])
def test_what_is_no_row_of_the_event_is_not_summed(table: str) -> None:
    changes = [(table, None, ONE)]
    assert after_step(NOTHING, changes, STEP).rows == as_logged(NOTHING, changes).rows == 0


def test_a_row_has_one_sum_whatever_the_order_of_its_fields() -> None:
    """And another one in another table, with another value or under another name."""
    assert sum_of(ONE) == sum_of(dict(reversed(ONE.items())))
    others = [
        sum_of(ONE),
        sum_of(OTHER),
        sum_of({"id": 1, "club": "Łukasz"}),
        after_step(NOTHING, [("round", None, ONE)], STEP).rows,
    ]
    assert len(set(others)) == 4
    assert all(0 < one < 1 << 128 for one in others)
    assert sum_of(ONE, OTHER) == (sum_of(ONE) + sum_of(OTHER)) % (1 << 128)


def test_a_sum_is_what_files_of_today_have_kept() -> None:
    """Half of the SHA-256 of the table and the fields by name; what goes is taken away, round the end."""
    text = '["player",["id",1],["name","Łukasz"]]'
    own = int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")
    assert sum_of(ONE) == own
    assert after_step(NOTHING, [("player", ONE, None)], STEP).rows == 2**128 - own
    assert as_logged(NOTHING, [("player", ONE, None)]).rows == 2**128 - own


def test_any_value_has_a_sum() -> None:
    """Also what no program of ours writes, and half of a character."""
    assert len({sum_of({"id": 1, "name": name}) for name in (b"x", "x", 1.5, None, "\ud800")}) == 5


def test_the_journal_is_summed_where_it_is_asked_for(event_file: EventFile) -> None:
    with event_file.to_elsewhere() as connection:
        whole, quick = sums_of(connection), sums_of(connection, journal=False)
        assert (quick.rows, quick.journal, stored_sums(connection)) == (whole.rows, 0, whole)
        assert whole.journal != 0
