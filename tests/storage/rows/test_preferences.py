"""Preferences live in the event file and leave its history alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.file.place import Place
from tdapp.storage.rows.preferences import LONGEST, add_final_mark, final_marks
from tests.storage.conftest import NOW
from tests.storage.statements import sent


def opened(path: Path, place: Place | None = None) -> EventFile:
    return open_event_file(path, clock=lambda: NOW, place=place)


def test_a_preference_is_there_when_the_event_is_opened_again(event_path: Path) -> None:
    with_key = {"paper": "A3", "show": ["club", "王明"], "size": 22.5, "grid": True}
    store = opened(event_path)
    store.remember("documents/standings", with_key)
    store.remember("documents/favourites", ["standings"])
    assert store.preferences()["documents/standings"] == with_key
    store.close()
    store = opened(event_path)
    assert dict(store.preferences()) == {"documents/standings": with_key, "documents/favourites": ["standings"]}
    store.remember("documents/favourites", None)
    assert "documents/favourites" not in store.preferences()
    store.close()
    store = opened(event_path)
    assert list(store.preferences()) == ["documents/standings"]
    store.close()


def test_it_is_no_step_of_the_history(event_path: Path) -> None:
    store = opened(event_path)
    revision, journal, undo = store.revision, store.journal(limit=9), store.undo_state()
    store.remember("paper", "A3")
    assert (store.revision, store.journal(limit=9), store.undo_state()) == (revision, journal, undo)
    store.close()


def test_undo_and_going_back_leave_it(event_path: Path) -> None:
    from tdapp.domain.commands.history import RestoreTo
    from tdapp.domain.commands.ladder import SetTrialLadder

    store = opened(event_path)
    section_id = store.sections()[0].section_id
    before = store.revision
    store.execute(SetTrialLadder(section_id, "SB"))
    store.remember("paper", "A3")
    store.undo()
    assert store.preferences()["paper"] == "A3"
    store.redo()
    store.restore(RestoreTo(before))
    assert store.preferences()["paper"] == "A3"
    store.close()


def test_what_is_no_json_is_passed_over(event_path: Path) -> None:
    with closing(sqlite3.connect(event_path)) as connection, connection:
        connection.executemany(
            "INSERT INTO preference (key, value) VALUES (?, ?)",
            [("a", "{"), ("b", "[" * 90_000), ("c", "1"), ("d", "1" * 200_000)],
        )
    store = opened(event_path)
    assert dict(store.preferences()) == {"c": 1}
    store.close()


def test_a_read_only_event_keeps_it_until_it_is_closed(event_path: Path) -> None:
    store = opened(event_path, Place(writable=False, network=False))
    store.remember("paper", "A3")
    assert store.preferences()["paper"] == "A3"
    store.close()
    store = opened(event_path)
    assert dict(store.preferences()) == {}
    store.close()


def test_a_copy_takes_it_along(event_path: Path, tmp_path: Path) -> None:
    store = opened(event_path)
    store.remember("paper", "A3")
    store.save_copy(tmp_path / "copy.tdb")
    store.close()
    copy = opened(tmp_path / "copy.tdb")
    assert copy.preferences()["paper"] == "A3"
    copy.close()


def test_a_closed_event_says_so(event_path: Path) -> None:
    store = opened(event_path)
    store.close()
    with pytest.raises(EnvironmentProblem):
        store.preferences()


@pytest.mark.parametrize(("letters", "is_read"), [(LONGEST - 2, True), (LONGEST - 1, False)])
def test_what_is_too_long_is_passed_over(event_path: Path, letters: int, is_read: bool) -> None:
    """Two marks stand around a text."""
    with closing(open_event_file(event_path)) as store:
        store.remember("short", 1)
        store.remember("long", "x" * letters)
    with closing(open_event_file(event_path)) as store:
        assert store.preferences().keys() == {"short", *(["long"] if is_read else [])}


def test_a_value_that_is_there_is_not_written_again_and_none_forgets_it(event_path: Path) -> None:
    with closing(open_event_file(event_path)) as store, sent() as statements:
        for value in ({"a": "ü"}, {"a": "ü"}, None, None):
            store.remember("key", value)
            assert store.preferences().get("key") == value
        writes = [one.split()[0] for one in statements if one.startswith(("INSERT", "DELETE"))]
        assert writes == ["INSERT", "DELETE"]
        assert "key" not in store.preferences()


def test_the_newest_marks_of_closings_are_kept_each_once(event_path: Path) -> None:
    with closing(open_event_file(event_path)) as store, store.from_elsewhere() as connection:
        assert final_marks(connection) == {}
        for number in range(25):
            add_final_mark(connection, 1, f"m{number}")
        add_final_mark(connection, 1, "m10")
        add_final_mark(connection, 2, "other")
        assert final_marks(connection) == {
            "1": [*(f"m{number}" for number in range(5, 25) if number != 10), "m10"],
            "2": ["other"],
        }
        for text in ("[]", "nonsense", "3"):
            connection.exec_driver_sql("UPDATE preference SET value = ? WHERE key = 'final'", (text,))
            assert final_marks(connection) == {}
