"""The rating lists of this computer: all or nothing, several months, search as typed."""

from __future__ import annotations

import datetime as dt
import errno
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.ratings.rating_list import FIDE, ListedPlayer
from tdapp.domain.words.errors import EnvironmentProblem, InputRefused, RuleViolation
from tdapp.interchange.fide_list import examine
from tdapp.services.files import disk
from tdapp.services.ratings.lists import ImportCancelled, NewList, import_list, offered_ratings
from tdapp.storage.lists import rating_list_file
from tdapp.storage.lists.rating_lists import SUFFIX, RatingListFolder
from tests.effort import FULL, thorough
from tests.rating_list_files import combined_text, many
from tests.storage.lists.listed import ALL, OCTOBER, PLAYERS, SEPTEMBER, add, left, names


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        # exact family names first, of these the active ones, then by rating
        ("muller", ["Mueller, Hans", "Müller, Jürgen", "Muller, Karl", "Mullerova, Jana"]),
        ("Müller", ["Mueller, Hans", "Müller, Jürgen", "Muller, Karl", "Mullerova, Jana"]),
        ("MUELLER", ["Mueller, Hans", "Müller, Jürgen"]),
        ("mull", ["Mullerova, Jana", "Mueller, Hans", "Müller, Jürgen", "Muller, Karl"]),
        ("hans mul", ["Mueller, Hans"]),
        ("mul ha", ["Mueller, Hans"]),
        ("jurg", ["Müller, Jürgen"]),
        ("juerg", ["Müller, Jürgen"]),
        ("L", ["Lopez, Garcia", "Łukaszewski, Ian", "Garcia Lopez, Maria"]),
        ("lukasz", ["Łukaszewski, Ian"]),
        ("oconnor", ["O'Connor, Ana-María"]),
        ("o'connor maria", ["O'Connor, Ana-María"]),
        ("connor", ["O'Connor, Ana-María"]),
        ("anamaria", ["O'Connor, Ana-María"]),
        ("r prag", ["Praggnanandhaa R"]),
        ("garcia lopez", ["Lopez, Garcia", "Garcia Lopez, Maria"]),
        ("lopez", ["Lopez, Garcia", "Garcia Lopez, Maria"]),
        ("van der b", ["Van der Berg, Jan"]),
        ("vanderberg", ["Van der Berg, Jan"]),
        ("ильин", ["Ильин, Артём"]),
        ("артем и", ["Ильин, Артём"]),
        ("παπαδοπ", ["Παπαδόπουλος, Νίκος"]),
        ("王", ["王明"]),
        ("明", ["王明"]),
        ("muller 1971", ["Mueller, Hans", "Muller, Karl"]),
        ("hyperlink", ['=HYPERLINK("x"), "\'); DROP TABLE player;--']),
        ("105", ["Łukaszewski, Ian", "Van der Berg, Jan"]),  # the beginning of a number
        ("1055", ["Łukaszewski, Ian", "Van der Berg, Jan"]),  # the exact number first
        ("POL-7", ["Łukaszewski, Ian"]),
        ("POL", []),  # a number has digits
        ("Лопез", ["Lopez, Garcia", "Garcia Lopez, Maria"]),  # the list is Latin
        ("nobody", []),
        ("1971", []),  # a year alone is no name
        ("1990 1990", []),  # a year twice: nothing is left to be a name
        ("", []),
        (" ,.'\"*()-^:={}", []),
        ("NEAR(a b) OR NOT *", []),
        ("a" * 10_000, []),
        ("\0\x01", []),
    ],
)
def test_search(lists: RatingListFolder, typed: str, found: list[str]) -> None:
    add(lists)
    assert names(lists, typed) == found


def test_search_by_federation_and_limit(lists: RatingListFolder) -> None:
    add(lists)
    assert names(lists, "mul", federation="sui") == ["Muller, Karl"]
    assert names(lists, "10", federation="NED") == ["Van der Berg, Jan"]
    assert names(lists, "mul", limit=2) == ["Mullerova, Jana", "Mueller, Hans"]
    assert names(lists, "mul", limit=0) == names(lists, "mul", limit=-5) == []


def test_rows_come_back_as_they_were(lists: RatingListFolder) -> None:
    info = add(lists)
    assert lists.by_fide_id(info.id, ["102", "103", "999", ""]) == {"102": PLAYERS[1], "103": PLAYERS[2]}
    assert lists.by_national_id(info.id, ["POL-7"]) == {"POL-7": PLAYERS[4]}
    many_ids = [str(number) for number in range(5000)]
    assert len(lists.by_fide_id(info.id, many_ids)) == 13
    for place in (0, 499, 500, 501, 999, 1000):
        others = [f"none {number}" for number in range(1100)]
        others[place] = "102"
        assert list(lists.by_fide_id(info.id, others)) == ["102"], place


def test_any_order_of_import_gives_the_same_search(lists: RatingListFolder) -> None:
    add(lists)
    add(lists, SEPTEMBER, PLAYERS[::-1])
    october, september = lists.lists()
    for typed in ("m", "l", "10", "garcia"):
        assert lists.search(typed, october.id) == lists.search(typed, september.id)


@thorough
def test_many_players_against_a_plain_scan(lists: RatingListFolder) -> None:
    rows = tuple(
        ListedPlayer(e.name, str(e.fideid), standard=e.rating or None, inactive="i" in e.flag)
        for e in many(3000 if FULL else 600)
    )
    info = add(lists, players=rows)
    for typed in ("b", "kr", "sh a", "mo b", "sta"):
        begun = typed.split()
        expected = {
            row
            for row in rows
            if all(any(word.startswith(part) for word in row.name.lower().replace(",", "").split()) for part in begun)
        }
        found = lists.search(typed, info.id, limit=1000)
        assert expected <= set(found)
        others = [row.name.lower() for row in found if row not in expected]  # aa, ae, oe and ue also begin as a, o, u
        assert all(any(pair in name for pair in ("aa", "ae", "oe", "ue")) for name in others)
        active = [row.inactive for row in found if row.name.partition(",")[0].lower() != typed]
        assert active == sorted(active)


# what is kept


def test_several_months_and_replacing(lists: RatingListFolder, tmp_path: Path) -> None:
    old, new = add(lists, SEPTEMBER), add(lists, OCTOBER)
    assert [info.month for info in lists.lists()] == [OCTOBER, SEPTEMBER]
    assert (new.players, new.source, new.rates, new.file_name) == (len(PLAYERS), FIDE, ALL, "list.zip")
    again = add(lists, OCTOBER, PLAYERS[:3])
    assert [(info.id, info.players) for info in lists.lists()] == [(again.id, 3), (old.id, len(PLAYERS))]
    with RatingListFolder(tmp_path / "rating-lists") as reopened:
        assert reopened.lists() == lists.lists()
    lists.remove(old.id)
    assert [info.id for info in lists.lists()] == [again.id]
    assert len(list((tmp_path / "rating-lists").iterdir())) == 1
    with pytest.raises(RuleViolation, match="no rating list"):
        lists.remove(old.id)


def test_ids_never_leave_the_folder(lists: RatingListFolder, tmp_path: Path) -> None:
    add(lists)
    outside = tmp_path / f"outside{SUFFIX}"
    outside.write_bytes(b"x")
    for name in ("../outside", str(tmp_path / "outside"), "", "."):
        with pytest.raises(RuleViolation):
            lists.remove(name)
    assert outside.exists()


def test_damaged_and_foreign_files_do_not_hide_the_others(lists: RatingListFolder, tmp_path: Path) -> None:
    info = add(lists)
    folder = tmp_path / "rating-lists"
    (folder / f"short{SUFFIX}").write_bytes((folder / f"{info.id}{SUFFIX}").read_bytes()[:5000])
    (folder / f"text{SUFFIX}").write_bytes(b"nothing")
    sqlite3.connect(folder / f"other{SUFFIX}").close()
    (folder / "columns.json").write_text("[", encoding="utf-8")
    assert lists.lists() == (info,)
    assert lists.damaged() == ("other", "short", "text")
    lists.remove("text")
    assert lists.damaged() == ("other", "short")


def test_no_folder_no_lists(tmp_path: Path) -> None:
    assert RatingListFolder(tmp_path / "none").lists() == ()
    assert not (tmp_path / "none").exists()


# all or nothing


def failing(after: int, error: Exception) -> Iterator[ListedPlayer]:
    yield from PLAYERS[:after]
    raise error


@pytest.mark.parametrize("error", [InputRefused(()), ImportCancelled(), OSError(errno.EIO, "gone"), KeyError("bug")])
def test_a_list_that_breaks_off_leaves_the_old_ones(lists: RatingListFolder, tmp_path: Path, error: Exception) -> None:
    info = add(lists)
    before = left(tmp_path / "rating-lists")
    expected = EnvironmentProblem if isinstance(error, OSError) else type(error)
    with pytest.raises(expected):
        lists.add(NewList(FIDE, OCTOBER, ALL), failing(3, error))
    assert left(tmp_path / "rating-lists") == before
    assert lists.lists() == (info,)
    assert names(lists, "hans") == ["Mueller, Hans"]


@pytest.mark.parametrize("pages", [3, 12, 25])
def test_full_disk(lists: RatingListFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pages: int) -> None:
    """SQLite's own SQLITE_FULL, in the rows, in the sorting, in the index."""
    info = add(lists)
    before = left(tmp_path / "rating-lists")
    fast = rating_list_file._write_fast

    def small(connection: sqlite3.Connection, name: str) -> None:
        fast(connection, name)
        connection.execute(f"PRAGMA {name}.max_page_count = {pages}")

    monkeypatch.setattr(rating_list_file, "_write_fast", small)
    rows = (ListedPlayer(e.name, str(e.fideid)) for e in many(4000))
    with pytest.raises(EnvironmentProblem, match="disk is full: the rating lists are as they were"):
        lists.add(NewList(FIDE, OCTOBER, ALL), rows)
    assert left(tmp_path / "rating-lists") == before
    assert lists.lists() == (info,)


def test_cancel_at_every_step(lists: RatingListFolder, tmp_path: Path) -> None:
    path = tmp_path / "players_list_oct26.txt"
    path.write_bytes(combined_text(many(2000)))
    steps: list[float] = []

    def count(share: float) -> bool:
        steps.append(share)
        return True

    info = import_list(examine(path), lists, progress=count)
    assert steps == sorted(steps)
    assert steps[-1] == pytest.approx(1)
    for last in range(len(steps)):
        done = iter(range(last))
        with pytest.raises(ImportCancelled):
            import_list(examine(path), lists, progress=lambda _share, done=done: next(done, None) is not None)  # type: ignore[misc]
        assert [one.id for one in lists.lists()] == [info.id]
        assert len(left(tmp_path / "rating-lists")) == 1


def test_a_much_smaller_list_is_not_taken_for_the_whole(lists: RatingListFolder, tmp_path: Path) -> None:
    """A text list cut at the end of a line cannot be told from a whole one but by the lists of the other months."""
    whole, part = tmp_path / "whole_oct26.txt", tmp_path / "part_oct26.txt"
    whole.write_bytes(combined_text(many(1200)))
    part.write_bytes(combined_text(many(200)))
    info = import_list(examine(whole), lists)
    for month in (OCTOBER, dt.date(2027, 5, 1)):
        with pytest.raises(RuleViolation, match="only 200 players, the list of 2026-10 has 1,200"):
            import_list(examine(part), lists, month=month)
    assert lists.lists() == (info,)
    assert import_list(examine(part), lists, month=dt.date(2004, 1, 1)).players == 200  # a list of old times
    assert import_list(examine(part), lists, smaller=True).players == 200


def test_no_players_is_no_list(lists: RatingListFolder) -> None:
    with pytest.raises(RuleViolation, match="no players"):
        add(lists, players=())
    assert lists.lists() == ()


def test_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(EnvironmentProblem, match="cannot be stored"):
        add(RatingListFolder(tmp_path / "file" / "lists"))


def test_drafts_of_a_crash_are_swept(lists: RatingListFolder, tmp_path: Path) -> None:
    folder = tmp_path / "rating-lists"
    folder.mkdir()
    old, young = folder / "aa.importing.rows", folder / "bb.importing"
    for path in (old, young):
        path.write_bytes(b"x")
    os.utime(old, (time.time() - 200_000,) * 2)
    info = add(lists)
    kept = (folder / f"{info.id}{SUFFIX}", folder / "somebody's notes.txt")
    kept[1].touch()
    for path in kept:
        os.utime(path, (time.time() - 200_000,) * 2)
    assert (old.exists(), young.exists()) == (False, True)
    add(lists, SEPTEMBER)
    assert all(path.exists() for path in kept)


def test_threads_share_the_lists(lists: RatingListFolder) -> None:
    info = add(lists)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: lists.search("muller", info.id), range(60)))
    assert len(set(answers)) == 1


# what the lists have for a player


def test_offered_ratings(lists: RatingListFolder) -> None:
    add(lists, SEPTEMBER, (PLAYERS[1]._replace(standard=2290, rapid=None),))
    add(lists, OCTOBER)
    add(lists, OCTOBER, (ListedPlayer("Mueller, H.", "102", standard=2250),), source="DWZ")
    offered = offered_ratings(lists, fide_id="102", at=dt.date(2026, 10, 15))
    assert {(one.source, one.month, one.rate.value, one.rating) for one in offered} == {
        (FIDE, OCTOBER, "standard", 2301),
        (FIDE, OCTOBER, "rapid", 2240),
        ("DWZ", OCTOBER, "standard", 2250),
    }
    (only,) = offered_ratings(lists, fide_id="102", at=dt.date(2026, 9, 30))
    assert (only.month, only.rating) == (SEPTEMBER, 2290)
    assert offered_ratings(lists, fide_id="102", at=dt.date(2026, 8, 1)) == ()
    (by_national,) = offered_ratings(lists, national_id="POL-7", at=OCTOBER)
    assert by_national.rating == 1500
    assert offered_ratings(lists, at=OCTOBER) == ()


def test_columns_are_remembered(lists: RatingListFolder, tmp_path: Path) -> None:
    assert lists.columns_of("abc") == {}
    lists.remember_columns("abc", {"name": "Spieler", "standard": "DWZ"})
    lists.remember_columns("def", {"name": "Név"})
    with RatingListFolder(tmp_path / "rating-lists") as reopened:
        assert reopened.columns_of("abc") == {"name": "Spieler", "standard": "DWZ"}
        assert reopened.columns_of("def") == {"name": "Név"}
        assert reopened.lists() == ()


def test_remembered_columns_survive_a_system_of_another_encoding(tmp_path: Path, as_if: Callable[..., None]) -> None:
    """As Windows writes where nobody says otherwise; all readers run so in `make conformance`."""
    with RatingListFolder(tmp_path) as lists:
        lists.remember_columns("Фамилия|Łódź", {"name": "Фамилия", "club": "Łódź €"})
        as_if("cp1252")
        assert lists.columns_of("Фамилия|Łódź") == {"name": "Фамилия", "club": "Łódź €"}
        lists.remember_columns("王", {"name": "王"})
    assert RatingListFolder(tmp_path).columns_of("王") == {"name": "王"}


def test_columns_that_cannot_be_kept_leave_no_draft(
    lists: RatingListFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lists.remember_columns("abc", {"name": "Spieler"})
    before = left(tmp_path / "rating-lists")

    def held(*_: object) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("tdapp.services.files.disk.replace", held)
    with pytest.raises(EnvironmentProblem):
        lists.remember_columns("def", {"name": "Name"})
    assert left(tmp_path / "rating-lists") == before
    assert lists.columns_of("abc") == {"name": "Spieler"}


def test_a_file_that_is_no_list_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows would not let anybody remove it while it is open."""
    closed: list[str] = []

    class Watched(sqlite3.Connection):
        def close(self) -> None:
            closed.append("closed")
            super().close()

    monkeypatch.setattr(
        rating_list_file, "_connect", lambda uri: sqlite3.connect(uri, uri=True, isolation_level=None, factory=Watched)
    )
    strange = tmp_path / "strange.tdl"
    sqlite3.connect(strange).execute("CREATE TABLE t (x)").connection.close()
    with pytest.raises(RuleViolation, match=r"strange\.tdl is no rating list"):
        rating_list_file.RatingListFile(strange)
    assert closed == ["closed"]


def test_numbers_are_found_by_an_index(lists: RatingListFolder, tmp_path: Path) -> None:
    """A list has two million rows: none is looked through for a number."""
    added = add(lists)
    (path,) = (tmp_path / "rating-lists").glob(f"{added.id}*")
    with closing(sqlite3.connect(path)) as connection:
        found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'index'")}
    assert {"by_fide_id", "by_national_id"} <= found


def test_the_folder_that_is_looked_through_is_remembered_and_forgotten(lists: RatingListFolder, tmp_path: Path) -> None:
    assert lists.watched is None
    lists.watch(tmp_path)
    assert lists.watched == tmp_path.resolve()
    lists.watch(None)
    assert lists.watched is None


def test_the_folder_is_made_with_all_above_it(tmp_path: Path) -> None:
    with RatingListFolder(tmp_path / "a" / "b") as lists:
        assert (lists.lists(), lists.damaged(), lists.watched) == ((), (), None)
        info = add(lists)
        assert lists.lists() == (info,)
        lists.watch(tmp_path)
        assert lists.watched == tmp_path.resolve()
        lists.watch(None)
        assert lists.watched is None
    with RatingListFolder(tmp_path / "c" / "d") as lists:
        lists.remember_columns("x", {"a": "b"})
        assert lists.columns_of("x") == {"a": "b"}
    assert [path.suffix for path in (tmp_path / "a" / "b").iterdir() if path.stem == info.id] == [".ratings"]


def test_a_list_that_is_removed_is_let_go(lists: RatingListFolder) -> None:
    """Some systems remove no file that is open."""
    info = add(lists)
    file = lists._file(info.id)
    lists.remove(info.id)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        file.by_number("fide_id", ["102"])


def test_how_far_an_import_has_come(lists: RatingListFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fifth of it sorts, the rest goes by the players."""
    monkeypatch.setattr("tdapp.storage.lists.rating_list_file._BATCH", len(PLAYERS) // 2)
    told: list[float] = []
    lists.add(NewList(FIDE, OCTOBER, ALL, "list.zip"), PLAYERS, lambda part: not told.append(part))
    half = len(PLAYERS) // 2 / len(PLAYERS)
    batches = [0.2 + 0.7 * min(1, number * half) for number in range(1, 3 + len(PLAYERS) % 2)]
    assert told[-len(batches) - 1 :] == pytest.approx([*batches, 1.0])


def test_the_folder_lets_go_of_its_files_in_the_end(tmp_path: Path) -> None:
    with RatingListFolder(tmp_path / "rating-lists") as folder:
        file = folder._file(add(folder).id)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        file.by_number("fide_id", ["102"])


def test_an_import_can_be_cancelled_while_the_rows_are_sorted(tmp_path: Path) -> None:
    """SQLite asks after so many of its steps; here after one."""
    path = tmp_path / "x.ratings"

    class Impatient(sqlite3.Connection):
        def set_progress_handler(self, handler: Any, steps: int) -> None:
            super().set_progress_handler(handler, min(steps, 1))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            rating_list_file,
            "_connect",
            lambda uri: sqlite3.connect(uri, uri=True, isolation_level=None, factory=Impatient),
        )
        asked: list[float] = []
        new = NewList(FIDE, OCTOBER, ALL)
        with pytest.raises(ImportCancelled):
            rating_list_file.write_list(path, new, PLAYERS, lambda part: bool(asked.append(part)))
        assert asked == [0]
        rating_list_file.write_list(path.with_name("y"), new, PLAYERS, lambda part: asked.append(part) is None)
        assert asked == sorted(asked)
        assert 0.2 in asked  # more steps than are foreseen are no more than a fifth


def test_lists_stand_by_month_source_and_rates(lists: RatingListFolder) -> None:
    """Newest first; of one month by source, and the list of more rates before those of fewer."""
    for source, month, rates in (
        ("A", SEPTEMBER, ALL), ("B", SEPTEMBER, ALL[:1]), ("B", OCTOBER, ALL[:1]), ("A", OCTOBER, ALL[:2]),
        ("A", OCTOBER, ALL), ("A", OCTOBER, ALL[:1]), ("B", SEPTEMBER, ALL),
    ):  # fmt: skip
        lists.add(NewList(source, month, rates), PLAYERS)
    assert [(one.source, one.month, len(one.rates)) for one in lists.lists()] == [
        ("B", OCTOBER, 1), ("A", OCTOBER, 3), ("A", OCTOBER, 2), ("A", OCTOBER, 1),
        ("B", SEPTEMBER, 3), ("B", SEPTEMBER, 1), ("A", SEPTEMBER, 3),
    ]  # fmt: skip


def test_a_list_is_opened_once(lists: RatingListFolder) -> None:
    info = add(lists)
    assert lists._file(info.id) is lists._file(info.id)


def test_fifty_are_found_where_nobody_says_how_many(lists: RatingListFolder) -> None:
    info = add(lists, players=[ListedPlayer(f"Same, {number}", str(number)) for number in range(60)])
    assert len(lists.search("same", info.id)) == 50
    assert len(lists.search("same", info.id, limit=55)) == 55
    lists.close()
    assert len(lists.search("same", info.id, limit=99)) == 60  # it is opened again


def test_a_list_lies_on_the_disk_before_it_has_its_name(
    lists: RatingListFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a power cut would take otherwise: first its rows, at last its name."""
    done: list[str] = []
    flush, replace = disk.flush_file, disk.replace
    monkeypatch.setattr(disk, "flush_file", lambda path: (done.append(f"flush {path.suffix}"), flush(path))[1])
    monkeypatch.setattr(disk, "replace", lambda one, other: (done.append(other.suffix), replace(one, other))[1])
    add(lists)
    assert done == ["flush .importing", ".ratings", "flush "]


@pytest.mark.parametrize(
    ("text", "found"), [("[]", {}), ('{"x": ["a"], "abc": {"a": 1}}', {"a": "1"}), ("{", {}), ("3", {})]
)
def test_remembered_columns_that_are_none_are_passed_over(
    lists: RatingListFolder, tmp_path: Path, text: str, found: dict[str, str]
) -> None:
    add(lists)
    (tmp_path / "rating-lists" / "columns.json").write_text(text, encoding="utf-8")
    assert lists.columns_of("abc") == found
    assert lists.columns_of("x") == {}


def test_lists_of_an_earlier_version_are_ours() -> None:
    """What marks a file may not change with the program."""
    assert (rating_list_file.APPLICATION_ID.to_bytes(4, "big"), rating_list_file.SCHEMA) == (b"TDRG", 1)
