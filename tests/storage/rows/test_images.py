"""Rows before and after a transaction, many of them too."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.storage import open_event_file
from tdapp.storage.file.engine import make_engine
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tdapp.storage.rows.images import read_rows
from tdapp.storage.rows.models import CommentRow
from tests.arena import arena
from tests.event_files import written


@pytest.mark.parametrize("count", [0, 1, 499, 500, 501, 1001])
def test_as_many_rows_as_are_asked_for(tmp_path: Path, count: int) -> None:
    """In parts, as a statement takes so many values only."""
    section = replace(arena("1 A |\n2 B |", rounds_total=3), comments=tuple(f"line {n}" for n in range(1, 1002)))
    with closing(open_event_file(written(tmp_path / "x.tdb", section))) as store, store.to_elsewhere() as connection:
        keys = [("comment", number) for number in range(1, count + 1)]
        found = read_rows(connection, [*keys, ("comment", 2000), ("player", 1)])
    assert [found[key] for key in keys] == [
        {"id": number, "section_id": 1, "position": number - 1, "text": f"line {number}"} for _, number in keys
    ]
    player = found["player", 1]
    assert (found["comment", 2000], player is not None and player["name"]) == (None, "A")
    assert len(found) == count + 2


def test_a_row_that_was_written_counts_as_touched_before_and_after_it_reaches_the_file(tmp_path: Path) -> None:
    engine = make_engine(written(tmp_path / "x.tdb", arena("1 A |\n2 B |")))
    with SqlUnitOfWork(engine, utc_now) as uow:
        assert not uow._recorder.has_touched
        uow._session.add(CommentRow(section_id=1, position=0, text="x"))
        assert uow._recorder.has_touched
        uow._session.flush()
        assert uow._recorder.has_touched
    engine.dispose()
