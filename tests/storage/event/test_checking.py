"""Damage that SQLite does not see: a row, a letter, a step of the log that is not as it was left."""

from __future__ import annotations

import hashlib
import json
import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.rounds import CloseSection, EnterResult, ReopenSection, VerifyResult
from tdapp.domain.words.errors import DamagedFile, EnvironmentProblem, RuleViolation
from tdapp.storage import open_event_file, read_event_sections
from tdapp.storage.event import checking
from tdapp.storage.event.checking import _damaged_pages, _rows_in_words, _shown
from tdapp.storage.event.reading import check_file, is_as_entered
from tdapp.storage.journal.sums import sums_of
from tdapp.storage.rows.reads import PlainConnection
from tdapp.storage.rows.schema import TABLES
from tests.arena import arena
from tests.event_files import ALL, BACK, DRAW, WHITE, do, kept, round_commands, written
from tests.storage.round_examples import PUBLISHED


@pytest.fixture(name="played")
def _played(event_path: Path) -> Path:
    return kept(event_path, "played", _play)


def _play(path: Path) -> None:
    with closing(open_event_file(path)) as store:
        do(store, *PUBLISHED, EnterResult(1, 3, 1, WHITE), EnterResult(1, 3, 2, DRAW), SetTrialLadder(1, "SB"))
        store.undo()
        store.redo()
        store.restore(RestoreTo(3))
        store.undo()
        do(store, EnterResult(1, 3, 1, DRAW, WHITE, ALL))


def change(path: Path, sql: str, *values: Any) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(sql, values).rowcount
        connection.commit()


def test_a_sound_file_has_no_differences(played: Path) -> None:
    assert check_file(played) == ()
    assert is_as_entered(played)
    with closing(open_event_file(played)) as store:
        assert store.notice == ""


def test_what_a_step_removed_is_not_missed(played: Path) -> None:
    with closing(open_event_file(played)) as store:
        store.restore(RestoreTo(1, **BACK))
    assert check_file(played) == ()


def test_a_change_that_the_log_shows_hides_no_other(played: Path) -> None:
    """One row that a step wrote, and one that was there from the beginning."""
    change(played, "UPDATE pairing SET result = '0-1' WHERE board = 1 AND round_id = 3")
    (line,) = check_file(played)
    assert "board 1: result is" in line
    change(played, "UPDATE player SET rating = 2900 WHERE number = 2")
    assert ["what was there from the beginning" in line for line in check_file(played)] == [False, True]


def test_the_sum_of_the_rows_is_that_of_each_alone(played: Path) -> None:
    """They are put into words many at a time, and parted: no name may look like the beginning of a row."""
    change(
        played, "UPDATE player SET name = ?, club = ? WHERE number = 1", '],["player",["birth","', '\\"],["player",['
    )
    found = 0
    with closing(sqlite3.connect(played)) as connection:
        sums = sums_of(PlainConnection(connection))
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        connection.row_factory = sqlite3.Row
        for table in set(names) - {"journal", "restore_point", "preference", "live_game", "alembic_version"}:
            truths = {column.name for column in TABLES[table] if column.boolean}
            for row in connection.execute(f"SELECT * FROM {table}"):
                values = {
                    name: bool(row[name]) if name in truths and row[name] is not None else row[name]
                    for name in row.keys()  # noqa: SIM118 - a row goes over its values
                }
                text = json.dumps([table, *sorted(values.items())], ensure_ascii=False, separators=(",", ":"))
                found += int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")
    assert sums.rows == found % 2**128


def test_the_standings_of_a_closed_tournament_are_compared(event_path: Path, tmp_path: Path) -> None:
    """With those it was closed with, also after it was opened again, changed and brought back."""
    path = written(tmp_path / "closed.tdb", arena("1 A |\n2 B |", rounds_total=1, initial_colour="W"))
    with closing(open_event_file(path)) as store:
        do(store, *round_commands(1, ((1, 2),), results=(WHITE,)), VerifyResult(1, 1, 1, WHITE), CloseSection(1))
        closed = store.revision
        assert "final" not in store.preferences()
        do(store, ReopenSection(1, "a protest"), EnterResult(1, 1, 1, DRAW, WHITE, ALL), VerifyResult(1, 1, 1, DRAW))
        assert check_file(path) == ()
        do(store, CloseSection(1))
        store.undo(**BACK)
        store.restore(RestoreTo(closed, 1, **BACK))
    assert check_file(path) == ()
    change(path, "UPDATE preference SET value = '{\"1\": [\"0123456789abcdef\"]}' WHERE key = 'final'")
    (line,) = check_file(path)
    assert line.startswith(
        "Arena: the standings are not those that the tournament was closed with; "
    )  # called as the event
    change(path, "UPDATE section SET name = 'B'")
    (line,) = [one for one in check_file(path) if "closed with" in one]
    assert line.startswith("B: ")


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("UPDATE pairing SET result = '0-1' WHERE board = 1 AND round_id = 3", "Round 3, board 1: result is “0-1”"),
        ("UPDATE player SET name = 'Kővári, Łukas' WHERE number = 1", "not as it was"),
        ("UPDATE player SET rating = rating + 1 WHERE number = 2", "not as it was"),
        ("UPDATE event SET city = 'Bern'", "not as it was"),
        ("DELETE FROM comment", "not as it was"),
        ("UPDATE section SET trial_ladder = 'DE'", "trial_ladder is “DE” in the file and “SB” in the log"),
        ("UPDATE journal SET command = '{}' WHERE revision = 4", "log itself"),
        ("DELETE FROM pairing WHERE board = 2 AND round_id = 3", "board 2: in the log and not in the file."),
        ("DELETE FROM journal WHERE revision = 5", "Steps are missing in the log"),
        ("UPDATE player SET name = CAST('X' AS BLOB) WHERE number = 1", "column name: a value of a kind"),
        ("UPDATE player SET rating = 'strong' WHERE number = 1", "column rating: a value of a kind"),
    ],
)
def test_a_change_from_outside_is_said(played: Path, sql: str, said: str) -> None:
    change(played, sql)
    assert any(said in line for line in check_file(played)), check_file(played)


def test_a_schema_that_is_no_text_any_more_is_damage(played: Path) -> None:
    """SQLite says which table it means, and the driver cannot even read that sentence."""
    data = played.read_bytes()
    assert b"CREATE TABLE player " in data
    played.write_bytes(
        data.replace(b"CREATE TABLE player ", b"CREATE T\xb5BLE player ", 1).replace(b"player", b"pla\xb5er")
    )
    (line,) = check_file(played)
    assert "the event file is damaged" in line.lower()


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE player SET rating = 2900 WHERE number = 2",
        "UPDATE event SET city = 'Bern'",
        "UPDATE preference SET key = 'sun' WHERE key = 'sum'",
    ],
)
def test_the_quick_form_runs_at_every_opening(played: Path, sql: str) -> None:
    change(played, sql)
    assert not is_as_entered(played)
    with closing(open_event_file(played)) as store:
        assert "NOT AS IT WAS LEFT" in store.notice
        store.execute(SetTrialLadder(1, "BH"))
    with closing(open_event_file(played, read_only=True)) as store:
        assert "NOT AS IT WAS LEFT" in store.notice  # another step does not make it good


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM event",
        "DELETE FROM journal",
        "INSERT INTO event SELECT 2, name, city, federation, start, end, chief_arbiter, deputies, time_control,"
        " time_control_code, type_text, officials FROM event",
        "UPDATE player SET name = CAST('X' AS BLOB) WHERE number = 1",
        "UPDATE player SET rating = 'strong' WHERE number = 1",
        "UPDATE section SET rounds_total = 'five'",
        "UPDATE pairing SET result = 3",
        "UPDATE journal SET revision = 'x' WHERE revision = 2",
        "UPDATE player SET name = CAST(X'ff41' AS TEXT) WHERE number = 1",
    ],
)
@pytest.mark.parametrize("way", [open_event_file, read_event_sections])
def test_what_no_program_writes_is_refused_as_damage(played: Path, sql: str, way: Callable[[Path], Any]) -> None:
    change(played, sql)
    with pytest.raises(DamagedFile, match=r"damaged.*newest copy"):
        way(played)
    assert check_file(played)


@pytest.mark.parametrize("times", [25, pytest.param(1500, marks=pytest.mark.conformance)])
def test_random_damage_is_refused_or_said(played: Path, tmp_path: Path, times: int) -> None:
    """Some bytes of the file are changed: it opens with the same content, is refused in words, or says that it is not
    as it was left."""
    rng = random.Random(times)
    whole = played.read_bytes()
    sections = read_event_sections(played)
    bent = tmp_path / "bent" / played.name
    bent.parent.mkdir()
    silent, said = [], set()
    for turn in range(times):
        data = bytearray(whole)
        for _ in range(rng.choice((1, 1, 1, 4, 64))):
            data[rng.randrange(100, len(data))] = rng.randrange(256)
        bent.write_bytes(data)
        try:
            found = read_event_sections(bent)
            if found != sections and is_as_entered(bent):
                silent.append((turn, [(one, other) for one, other in zip(found, sections, strict=True)]))
            with closing(open_event_file(bent, read_only=True)):
                pass
        except (RuleViolation, EnvironmentProblem) as problem:
            said.add(str(problem))
    assert not silent
    assert said
    assert all(text and "\n" not in text for text in said)


def test_sums_begin_in_a_file_that_has_none(played: Path) -> None:
    change(played, "DELETE FROM preference WHERE key IN ('sum', 'log')")
    assert "no sums yet" in check_file(played)[0]
    open_event_file(played).close()
    assert check_file(played) == ()


def test_what_was_found_before_the_file_ends_is_said_too(played: Path) -> None:
    change(played, "PRAGMA foreign_keys = OFF")
    change(played, "DROP TABLE comment")
    found = check_file(played)
    assert "Table comment is missing." in found
    assert found[-1].startswith("The file cannot be read any further: ")
    assert "no such table: comment" in found[-1]


def test_what_a_table_lacks_is_named(played: Path) -> None:
    for sql in (
        "DROP TABLE invitation",
        "DROP INDEX ix_pairing_white_id",
        "ALTER TABLE pairing ADD COLUMN motto",
        "CREATE TABLE motto (id)",
    ):
        change(played, sql)
    assert check_file(played)[:4] == (
        "Table invitation is missing.",
        "Table pairing, column motto: missing, or not of this program.",
        "Table pairing: the index ix_pairing_white_id is missing.",
        "Table motto is not of this program.",
    )


def test_a_page_that_makes_no_sense_is_said(played: Path) -> None:
    """The header counts free pages that are not there."""
    data = bytearray(played.read_bytes())
    data[36:40] = b"\0\0\0\5"
    played.write_bytes(data)
    (line,) = check_file(played)
    assert re.fullmatch(r"Damaged page: .*freelist: size is 0 but should be 5", line, re.DOTALL)


@pytest.mark.parametrize(
    ("images", "said"),
    [
        ("[[", "Expecting value"),
        ("3", "not iterable"),
        ("[3]", "cannot unpack"),
        ('[["comment", 99, null, {"text": "x"}]]', "'id'"),
    ],
)
def test_a_log_that_makes_no_sense_is_said(played: Path, images: str, said: str) -> None:
    change(played, "UPDATE journal SET images = ? WHERE revision = 3", images)
    *_, last = check_file(played)
    assert last.startswith("The file cannot be read any further: ")
    assert said in last


def test_a_table_of_another_version_in_the_log_is_passed_over(played: Path) -> None:
    change(played, 'UPDATE journal SET images = \'[["motto", 1, null, {"id": 1}]]\' WHERE revision = 3')
    assert any("log itself is not" in line for line in check_file(played))
    assert not any("any further" in line for line in check_file(played))


def test_rows_are_named_as_an_arbiter_knows_them(played: Path) -> None:
    """Whatever of a row is left: as it lies there, or as the log has it."""
    player, comment = {"id": 4, "number": 7, "club": None}, {"id": 5, "text": "x"}
    with closing(open_event_file(played)) as store, store.to_elsewhere() as connection:
        (round_id,) = connection.exec_driver_sql("SELECT id FROM round WHERE number = 3").one()
        board = {"id": 1, "round_id": round_id, "board": 2}
        rows = [
            ("player", player, None),
            ("comment", None, comment),
            ("pairing", board, None),
            ("pairing", {**board, "board": 9}, board),
            ("player", {"id": 4}, player),
        ]
        assert [*_rows_in_words(connection, rows)] == [
            "Player 7: in the file, deleted in the log.",
            "Table comment, row 5: in the log and not in the file.",
            "Round 3, board 2: in the file, deleted in the log.",
            "Round 3, board 2: board is “9” in the file and “2” in the log.",
            "Player 7: number is – in the file and “7” in the log.",
        ]


def test_a_row_that_was_named_is_not_told_a_second_time(played: Path) -> None:
    for sql in (
        "DELETE FROM pairing WHERE board = 2 AND round_id = 3",
        "INSERT INTO comment SELECT 99, section_id, 99, 'from elsewhere' FROM comment LIMIT 1",
    ):
        change(played, sql)
    assert [line.partition(":")[0] for line in check_file(played)] == [
        "Round 3, board 2",
        "Something that no step of the log has touched is not as it was",
    ]
    change(played, "DELETE FROM comment WHERE id = 99")
    assert [line.partition(":")[0] for line in check_file(played)] == ["Round 3, board 2"]


def test_what_the_driver_says_is_told_in_one_line(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> None:
        raise sqlite3.DatabaseError("malformed\n[SQL: SELECT]")

    monkeypatch.setattr(checking, "differences", broken)
    assert check_file(played) == ("The file cannot be read any further: malformed",)


def test_twenty_rows_whose_owner_is_missing_are_named() -> None:
    """Who reads them knows enough then."""
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE TABLE one (id INTEGER PRIMARY KEY)")
        connection.exec_driver_sql("CREATE TABLE other (id REFERENCES one)")
        connection.exec_driver_sql("INSERT INTO other VALUES (?)", [(number,) for number in range(1, 26)])
        found = [*_damaged_pages(connection)]
    engine.dispose()
    assert found == [f"Table other, row {row}: what it belongs to is missing." for row in range(1, 21)]


@pytest.mark.parametrize(("value", "shown"), [
    (None, "–"), (3, "“3”"), ("", "“”"), (b"x", "b'x'"), ("x" * 38, f"“{'x' * 38}”"), ("x" * 39, f"“{'x' * 39}…”"),
])  # fmt: skip
def test_a_long_value_is_cut(value: object, shown: str) -> None:
    assert _shown(value) == shown


def test_the_log_can_be_left_out_of_the_sums(played: Path) -> None:
    with closing(open_event_file(played)) as store, store.to_elsewhere() as connection:
        whole, quick = sums_of(connection), sums_of(connection, journal=False)
        assert (quick.rows, quick.journal) == (whole.rows, 0)
        assert whole.journal != 0
