"""One transaction: locked from the start, rolled back unless committed, nothing without its image."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import Table, select, update
from sqlalchemy.engine import Engine

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.storage import open_event_file
from tdapp.storage.file.engine import make_engine
from tdapp.storage.file.place import Place
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.models import CommentRow, SectionRow

Clock = Callable[[], datetime]


@pytest.fixture
def engine(event_path: Path) -> Iterator[Engine]:
    engine = make_engine(event_path)
    yield engine
    engine.dispose()


def test_the_write_lock_is_taken_before_anything_is_read(engine: Engine, event_path: Path, clock: Clock) -> None:
    with closing(sqlite3.connect(event_path, timeout=0, isolation_level=None)) as other:
        with SqlUnitOfWork(engine, clock), pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.execute("BEGIN IMMEDIATE")  # and is free again
        other.execute("ROLLBACK")


def test_another_writer_is_told_in_plain_words(event_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tdapp.storage.file.plain.BUSY_SECONDS", 0.0)
    engine = make_engine(event_path)
    with closing(sqlite3.connect(event_path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(EnvironmentProblem, match="Another program"), SqlUnitOfWork(engine, clock):
            pass
        other.execute("ROLLBACK")
    engine.dispose()


@pytest.mark.parametrize("what", ["result", "remembered"])
def test_a_commit_that_fails_leaves_no_transaction_behind(
    event_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    for module in ("file.plain", "event.event_file"):
        monkeypatch.setattr(f"tdapp.storage.{module}.BUSY_SECONDS", 0.0)
    with (
        closing(open_event_file(event_path, place=Place(writable=True, network=True))) as store,
        closing(sqlite3.connect(event_path, isolation_level=None)) as reader,
    ):
        step = {
            "result": lambda: store.execute(SetTrialLadder(1, "SB")),
            "remembered": lambda: store.remember("paper", "Letter"),
        }[what]
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM journal").fetchall()  # without a log, who reads keeps others from a COMMIT
        for _ in range(2):
            with pytest.raises(EnvironmentProblem, match="Another program is using"):
                step()
        assert store.revision == 1
        reader.execute("COMMIT")
        step()
        assert str(store.snapshot(1).trial_ladder) == ("SB" if what == "result" else "None")
        assert store.preferences().get("paper") == (None if what == "result" else "Letter")


def test_no_change_escapes_the_images(engine: Engine, clock: Clock) -> None:
    with (
        pytest.raises(AssertionError, match="images"),
        SqlUnitOfWork(engine, clock) as uow,
    ):
        uow._session.execute(update(SectionRow).values(ladder=None))


def test_rows_written_at_once_have_the_images_of_rows_written_one_by_one(engine: Engine, clock: Clock) -> None:
    table = CommentRow.__table__
    assert isinstance(table, Table)
    with SqlUnitOfWork(engine, clock) as uow:
        connection, recorder = uow._session.connection(), uow.journal._recorder
        uow.events.add_comment(1, "second line")
        uow._session.flush()
        first, second = (dict(row._mapping) for row in connection.execute(select(table).order_by(table.c.position)))
        held = uow._session.get_one(CommentRow, first["id"])
        third = {"section_id": 1, "position": 7, "text": "in its place"}
        recorder.rewrite(table, [second], [(first, {**first, "text": "changed"})], [third])
        assert held.text == "changed"
        assert [(one.row_id, one.before, one.after) for one in recorder.images()] == [
            (second["id"], None, {"id": second["id"], **third}),  # new, gone, and its number was given again
            (first["id"], first, {**first, "text": "changed"}),
        ]


def test_without_commit_nothing_stays(engine: Engine, event_path: Path, clock: Clock, section: Section) -> None:
    with SqlUnitOfWork(engine, clock) as uow:
        uow.events.add_comment(1, "lost")
        assert uow.events.snapshot(1).comments == ("first line", "lost")
    with closing(open_event_file(event_path)) as store:
        assert store.snapshot(1) == section
