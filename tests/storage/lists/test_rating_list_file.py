"""The file of a list."""

from __future__ import annotations

import datetime as dt
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from typing import Any

import pytest

from tdapp.domain.ratings.rating_list import FIDE, ListedPlayer
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ratings.lists import NewList
from tdapp.storage.lists import rating_list_file
from tdapp.storage.lists.rating_list_file import _quoted
from tdapp.storage.lists.rating_lists import SUFFIX, RatingListFolder
from tests.storage.lists.listed import ALL, OCTOBER, PLAYERS, add, left, names


class Placed:
    """A path of another system, absolute already."""

    def __init__(self, path: PurePath) -> None:
        self.path = path

    def absolute(self) -> PurePath:
        return self.path


@pytest.mark.parametrize(
    ("path", "quoted"),
    [
        (PurePosixPath("/home/a b/list#1.db"), "///home/a%20b/list%231.db"),
        (PureWindowsPath(r"C:\lists\März.db"), "///C:/lists/M%C3%A4rz.db"),
        (PureWindowsPath(r"\\server\share\x?.db"), "//server/share/x%3F.db"),
    ],
)
def test_a_path_goes_into_an_address_of_sqlite(path: PurePath, quoted: str) -> None:
    """``file:`` and three strokes, of a share two: https://sqlite.org/uri.html"""
    assert _quoted(Placed(path)) == quoted  # type: ignore[arg-type]


def test_a_path_of_here_is_made_absolute() -> None:
    assert _quoted(Path("x.db")).endswith("/x.db")
    assert _quoted(Path("x.db")).startswith("///")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("robot 2000", ["Robot X"]),  # the first year that is typed is that of birth
        ("robot 1971", ["Robot 12", "Robot 2000"]),
        ("robot 1971 2000", ["Robot 2000"]),
        ("robot 1971 2001", []),
        ("robot 12", ["Robot 12"]),  # no year
        ("robot 20000", []),
        ("robot ١٩٧١", ["Robot ١٩٧١"]),
        ("12 3", ["Robot 2000"]),  # a number as its federation writes it
    ],
)
def test_numbers_in_what_is_typed(tmp_path: Path, typed: str, found: list[str]) -> None:
    people = (
        ListedPlayer("Robot 2000", "1", "12 345", birth="1971", standard=1000),
        ListedPlayer("Robot X", "2", birth="2000", standard=900),
        ListedPlayer("Robot 12", "3", birth="1971", standard=1100),
        ListedPlayer("Robot ١٩٧١", "4", birth="1980"),
    )
    with RatingListFolder(tmp_path) as lists:
        add(lists, players=people)
        assert names(lists, typed) == found


def test_what_is_known_of_a_list(lists: RatingListFolder, tmp_path: Path) -> None:
    before = dt.datetime.now(dt.UTC)
    info = lists.add(NewList(FIDE, OCTOBER, ALL, "list.zip"), PLAYERS)
    (path,) = (tmp_path / "rating-lists").iterdir()
    assert (info.id, info.source, info.month, info.rates) == (path.stem, FIDE, OCTOBER, ALL)
    assert (info.players, info.file_name, info.size) == (len(PLAYERS), "list.zip", path.stat().st_size)
    assert before <= dt.datetime.fromisoformat(info.imported) <= dt.datetime.now(dt.UTC)


def test_who_plays_no_more_is_said_by_true_and_false(tmp_path: Path) -> None:
    """Programs read it so from the command line; SQLite knows numbers alone."""
    with RatingListFolder(tmp_path) as lists:
        info = add(lists)
        told = json.dumps([row._asdict()["inactive"] for row in lists.search("mul", info.id)])
        assert told == "[false, false, false, true]"
        assert lists.by_fide_id(info.id, ["103"])["103"].inactive is True


def test_of_two_files_with_the_same_list_the_one_imported_last_counts(lists: RatingListFolder, tmp_path: Path) -> None:
    """Somebody read the old one when the new one came, and it could not be removed."""
    info = add(lists)
    folder = tmp_path / "rating-lists"
    for name, imported in (("a", "2020-01-01T00:00:00+00:00"), ("z", "2099-01-01T00:00:00+00:00")):
        shutil.copyfile(folder / f"{info.id}{SUFFIX}", folder / f"{name}{SUFFIX}")
        with closing(sqlite3.connect(folder / f"{name}{SUFFIX}", isolation_level=None)) as connection:
            connection.execute("UPDATE list SET imported = ?", (imported,))
    assert [one.id for one in lists.lists()] == ["z"]
    lists.remove("z")
    assert lists.lists() == (info,)
    assert lists.damaged() == ()
    newest = add(lists)
    assert left(folder) == [f"{newest.id}{SUFFIX}"]


@pytest.mark.parametrize("other", ["application_id = 7", "user_version = 2"])
def test_a_list_of_another_program_or_version_is_none(lists: RatingListFolder, tmp_path: Path, other: str) -> None:
    info = add(lists)
    (path,) = (tmp_path / "rating-lists").iterdir()
    lists.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA {other}")
    assert lists.lists() == ()
    assert lists.damaged() == (info.id,)
    with pytest.raises(RuleViolation, match="is no rating list of this version"):
        lists.search("muller", info.id)


def test_a_fault_while_the_rows_are_sorted_is_not_taken_for_the_end_that_was_asked_for(tmp_path: Path) -> None:
    class Failing(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if sql.startswith("INSERT INTO player"):
                raise full
            return super().execute(sql, *values)

    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            rating_list_file,
            "_connect",
            lambda uri: sqlite3.connect(uri, uri=True, isolation_level=None, factory=Failing),
        )
        with pytest.raises(EnvironmentProblem, match="disk is full"):
            rating_list_file.write_list(tmp_path / "x", NewList(FIDE, OCTOBER, ALL), PLAYERS, lambda _part: True)
