"""Rows before and after a transaction, many of them too."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Executable, Table, delete, insert, update

from tdapp.storage import open_event_file
from tdapp.storage.file.engine import make_engine
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tdapp.storage.rows.images import read_rows
from tdapp.storage.rows.models import CommentRow, PlayerRow
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


@pytest.mark.parametrize(
    "statement",
    [
        insert(CommentRow).values(section_id=1, position=0, text="x"),
        update(CommentRow).values(text="x"),
        delete(CommentRow),
    ],
)
def test_rows_are_not_changed_behind_the_back_of_the_journal(tmp_path: Path, statement: Executable) -> None:
    """Nothing could take back what has no image."""
    engine = make_engine(written(tmp_path / "x.tdb", arena("1 A |\n2 B |")))
    with SqlUnitOfWork(engine, utc_now) as uow, pytest.raises(AssertionError, match="images are lost"):
        uow._session.execute(statement)
    engine.dispose()


def test_rows_that_are_rewritten_at_once_have_their_images(tmp_path: Path) -> None:
    """Gone, changed and new, in one list; what is as before has none, and held objects are read again."""
    section = replace(arena("1 A |\n2 B |", rounds_total=3), comments=("a", "b", "c"))
    engine = make_engine(written(tmp_path / "x.tdb", section))
    table = CommentRow.__table__
    assert isinstance(table, Table)
    with SqlUnitOfWork(engine, utc_now) as uow:
        held = uow._session.get_one(CommentRow, 2)
        player = uow._session.get_one(PlayerRow, 1)
        old = {
            number: {"id": number, "section_id": 1, "position": number - 1, "text": "abc"[number - 1]}
            for number in (1, 2, 3)
        }
        new = [{"section_id": 1, "position": place, "text": "new"} for place in (7, 8)]
        changed = {**old[2], "text": "B"}
        uow._recorder.rewrite(table, [old[1]], [(old[2], changed), (old[3], dict(old[3]))], new)
        uow._recorder.rewrite(table, [], [(changed, changed)], [])
        uow._recorder.rewrite(table, [{**new[1], "id": 5}], [], [])
        found = {(one.table, one.row_id): (one.before, one.after) for one in uow._recorder.images()}
        assert found == {
            ("comment", 1): (old[1], None),
            ("comment", 2): (old[2], changed),
            ("comment", 4): (None, {**new[0], "id": 4}),
        }
        assert (held.text, player.name, uow.touched) == ("B", "A", {"comment"})
        assert uow.events.snapshot(1).comments == ("B", "c", "new")
    engine.dispose()


def test_an_image_is_of_before_the_transaction(tmp_path: Path) -> None:
    """However often a row changes in it."""
    engine = make_engine(written(tmp_path / "x.tdb", arena("1 A |\n2 B |")))
    with SqlUnitOfWork(engine, utc_now) as uow:
        row, gone = uow._session.get_one(PlayerRow, 1), uow._session.get_one(PlayerRow, 2)
        new = CommentRow(section_id=1, position=0, text="x")
        uow._session.add(new)
        for name in ("B", "C"):
            row.name = new.text = name
            uow._session.flush()
        uow._session.delete(gone)
        images = uow._recorder.images()
        found = {(one.table, one.row_id): [row and (row.get("name") or row["text"]) for row in (one.before, one.after)]
                 for one in images}  # fmt: skip
        assert found == {("player", 1): ["A", "C"], ("player", 2): ["B", None], ("comment", 1): [None, "C"]}
        assert uow._recorder.tables == {"player", "comment"}
    engine.dispose()


@pytest.mark.parametrize(("comments", "ids"), [((), [1, 2]), (("a",), [2, 3])])
def test_rows_that_are_added_at_once_get_their_numbers_as_from_sqlite(
    tmp_path: Path, comments: tuple[str, ...], ids: list[int]
) -> None:
    engine = make_engine(written(tmp_path / "x.tdb", replace(arena("1 A |\n2 B |", rounds_total=3), comments=comments)))
    with SqlUnitOfWork(engine, utc_now) as uow:
        new = [{"section_id": 1, "position": place, "text": "new"} for place in (7, 8)]
        table = CommentRow.__table__
        assert isinstance(table, Table)
        uow._recorder.rewrite(table, [], [], new)
        assert [one.row_id for one in uow._recorder.images()] == ids
    engine.dispose()
