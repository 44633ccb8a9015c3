"""SQLite's own answers, as SQLAlchemy's result gives them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.storage.file.engine import make_engine
from tdapp.storage.rows.reads import PlainConnection, plainly

NONE, ONE, TWO = (f"SELECT 1 AS a, 'x' AS b WHERE 1 = {number}" for number in (0, 1, 1))
TWO += " UNION ALL SELECT 2, 'y'"


@pytest.fixture(name="plain")
def _plain() -> Iterator[PlainConnection]:
    with closing(sqlite3.connect(":memory:")) as driver:
        yield PlainConnection(driver)


def test_rows_are_known_by_name_and_by_place(plain: PlainConnection) -> None:
    rows = plain.exec_driver_sql(TWO).all()
    assert [(row.a, row[1]) for row in rows] == [(1, "x"), (2, "y")]
    assert plain.exec_driver_sql(TWO).fetchall() == [(1, "x"), (2, "y")]
    assert plain.exec_driver_sql("SELECT ? + ?", (1, 2)).scalar() == 3
    assert plain.exec_driver_sql("SELECT 1, 2 AS class").one()[1] == 2


def test_one_row_or_none(plain: PlainConnection) -> None:
    ask = plain.exec_driver_sql
    assert [ask(NONE).one_or_none(), ask(NONE).first(), ask(NONE).scalar()] == [None] * 3
    assert [ask(ONE).one_or_none(), ask(ONE).one(), ask(ONE).first()] == [(1, "x")] * 3
    assert [ask(ONE).scalar(), ask(ONE).scalar_one(), ask(TWO).scalar()] == [1, 1, 1]
    assert ask(TWO).first().b == "x"
    for wrong in (ask(NONE).one, ask(NONE).scalar_one):
        with pytest.raises(LookupError, match="no row"):
            wrong()
    for wrong in (ask(TWO).one, ask(TWO).one_or_none, ask(TWO).scalar_one):
        with pytest.raises(LookupError, match="several rows"):
            wrong()


def test_what_is_asked_plainly_is_asked_in_one_transaction(tmp_path: Path) -> None:
    """All answers are of one moment."""
    engine = make_engine(tmp_path / "event.tdb")
    with engine.connect() as connection:
        plain = plainly(connection)
        assert connection.in_transaction()
        assert plainly(connection).exec_driver_sql("SELECT 1").scalar() == 1
        assert plain.exec_driver_sql("SELECT 1").scalar() == 1
    engine.dispose()
