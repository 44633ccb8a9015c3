"""What sources say of games: which line belongs to which, what is shown, and who is meant when players change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tdapp.domain.games.record import GameRecord, Ply
from tdapp.domain.games.stream import Heard, Line, Mark, Stream
from tdapp.storage import EventFile
from tdapp.storage.rows.streams import add_lines, heard_until, loosen_streams, read_lines, read_streams
from tests.arena import arena
from tests.event_files import opened

FOUR = arena("1 A | 2w1\n2 B | 1b0\n3 C | 4w1\n4 D | 3b0", rounds_total=3)
E4, E5, D4 = Ply("e2e4"), Ply("e7e5"), Ply("d2d4")


@pytest.fixture(name="store")
def _store(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, FOUR, replace(FOUR, name="another")) as store:
        yield store


@pytest.fixture(name="connection")
def _connection(store: EventFile) -> Iterator[Connection]:
    with store.from_elsewhere() as connection:
        yield connection


def record(*plies: Ply, pair: tuple[int | None, int | None] = (1, 2), round_: int = 1, **fields: str) -> GameRecord:
    return GameRecord(round_, *pair, plies=plies, **fields)  # type: ignore[arg-type]


def heard(
    at: int,
    said: GameRecord,
    *,
    source: str = "board",
    board: int = 1,
    longest: GameRecord | None = None,
    shown: GameRecord | None = None,
    mark: Mark = Mark.PLAIN,
) -> Heard:
    return Heard(source, board, Line(at, said, mark, shown is not None), longest or said, shown)


def test_lines_of_one_source_about_one_game_are_one_stream(connection: Connection) -> None:
    one, two, three = record(E4), record(E4, E5), record(D4)
    add_lines(connection, 1, [heard(10, one, shown=one), heard(20, two, shown=two)])
    add_lines(connection, 1, [heard(30, three, longest=two, mark=Mark.AGAIN)])
    (found,) = read_streams(connection, 1)
    assert found == Stream("board", 1, three, 30, Mark.AGAIN, two, two, 20, found.stream_id)
    assert [(line.at, line.record, line.mark, line.shown) for line in read_lines(connection, 1, found.stream_id)] == [
        (10, one, Mark.PLAIN, True), (20, two, Mark.PLAIN, True), (30, three, Mark.AGAIN, False),
    ]  # fmt: skip
    assert read_lines(connection, 2, found.stream_id) == read_lines(connection, 1, 99) == ()


@pytest.mark.parametrize(
    "other",
    [
        heard(20, record(E4), source="web"),
        heard(20, record(E4, round_=2)),
        heard(20, record(E4, pair=(2, 1))),
        heard(20, record(E4, pair=(1, 3))),
        heard(20, record(E4, pair=(1, None), black_name="X")),
        heard(20, record(E4, pair=(None, None))),
    ],
)
def test_another_source_round_or_pair_is_another_stream(connection: Connection, other: Heard) -> None:
    add_lines(connection, 1, [heard(10, record(E4)), other])
    found = read_streams(connection, 1)
    assert [one.at for one in found] == [10, 20]
    assert [one.source for one in found] == ["board", other.source]
    assert read_streams(connection, 1, other.line.record.round)[-1].at == 20
    assert read_streams(connection, 1, 1)[0].at == 10
    assert read_streams(connection, 1, 3) == read_streams(connection, 2) == ()


def test_games_of_nobody_known_are_told_apart_by_the_names(connection: Connection) -> None:
    nobody = {"pair": (None, None)}
    first, second = (record(white_name=name, black_name="Y", **nobody) for name in "XZ")  # type: ignore[arg-type]
    add_lines(connection, 1, [heard(10, first, board=0), heard(20, second, board=0)])
    add_lines(connection, 1, [heard(30, replace(first, plies=(E4,)), board=0)])
    found = read_streams(connection, 1)
    assert [(one.record.white_name, one.at, len(one.record.plies)) for one in found] == [("X", 30, 1), ("Z", 20, 0)]


def test_a_game_of_nobody_known_beside_one_of_players_stays_nobodys(connection: Connection) -> None:
    nobody = record(pair=(None, None), white_name="X", black_name="Y")
    for at in (10, 20):
        add_lines(connection, 1, [heard(at, record(E4)), heard(at + 1, nobody, board=0)])
    assert [(one.record.pair, one.at) for one in read_streams(connection, 1)] == [((1, 2), 20), (None, 21)]


def test_players_are_the_same_under_other_names(connection: Connection) -> None:
    add_lines(connection, 1, [heard(10, record(E4, white_name="A")), heard(20, record(E4, E5, white_name="Anna"))])
    assert [(one.at, one.record.white_name) for one in read_streams(connection, 1)] == [(20, "Anna")]


def test_a_game_whose_players_are_new_is_nobodys_on_both_sides(connection: Connection) -> None:
    add_lines(connection, 1, [heard(10, record(E4)), heard(20, record(E4, pair=(3, 4)))])
    loosen_streams(connection, [1, 4])
    assert connection.exec_driver_sql("SELECT white_id, black_id FROM stream").all() == [(None, None)] * 2


def test_what_is_shown_stays_until_a_line_says_otherwise(connection: Connection) -> None:
    one, two, three = record(E4), record(E4, E5), record(D4)
    add_lines(connection, 1, [heard(10, one)])
    assert [(one.shown, one.shown_at) for one in read_streams(connection, 1)] == [(None, 0)]
    add_lines(connection, 1, [heard(20, two, shown=two)])
    assert [(one.shown, one.shown_at) for one in read_streams(connection, 1)] == [(two, 20)]
    for at in (30, 40):
        add_lines(connection, 1, [heard(at, three, longest=two)])
        assert [(one.shown, one.shown_at, one.record) for one in read_streams(connection, 1)] == [(two, 20, three)]
    add_lines(connection, 1, [heard(50, three, shown=one)])
    assert [(one.shown, one.shown_at, one.longest) for one in read_streams(connection, 1)] == [(one, 50, three)]


def test_the_newest_line_of_a_game_by_its_players(connection: Connection) -> None:
    add_lines(
        connection, 1, [heard(10, record(E4)), heard(20, record(E4), source="web"), heard(30, record(D4, round_=2))]
    )
    assert heard_until(connection, 1, 1, (1, 2)) == 20
    assert heard_until(connection, 1, 2, (1, 2)) == 30
    assert heard_until(connection, 1, 3, (1, 2)) == heard_until(connection, 2, 1, (1, 2)) == 0
    assert heard_until(connection, 1, 1, (2, 1)) == heard_until(connection, 1, 1, (1, 3)) == 0


def test_who_is_meant_follows_the_numbers_of_the_players(store: EventFile) -> None:
    with store.from_elsewhere() as connection:
        add_lines(connection, 1, [heard(10, record(E4), shown=record(E4)), heard(20, record(D4, pair=(3, 4)))])
        connection.exec_driver_sql("UPDATE player SET number = 9 WHERE section_id = 1 AND number = 2")
        first, second = read_streams(connection, 1)
        assert [one.pair for one in (first.record, first.longest, first.shown or first.record)] == [(1, 9)] * 3
        assert second.pair == (3, 4)
        loosen_streams(connection, [3])
        assert [one.pair for one in read_streams(connection, 1)] == [(1, 9), None]
        loosen_streams(connection, [2])
        assert [(one.pair, one.record.white) for one in read_streams(connection, 1)] == [(None, None)] * 2


def test_a_game_whose_players_went_is_not_gone_on_with_by_one_of_nobody(connection: Connection) -> None:
    names = {"white_name": "X", "black_name": "Y"}
    add_lines(connection, 1, [heard(10, record(E4, **names), board=3)])
    loosen_streams(connection, [1])
    add_lines(connection, 1, [heard(20, record(E5, pair=(None, None), **names), board=0)])
    add_lines(connection, 1, [heard(30, record(D4, pair=(None, None), **names), board=0)])
    found = read_streams(connection, 1)
    assert [(one.record.pair, one.board, one.at) for one in found] == [(None, 3, 10), (None, 0, 30)]


def test_a_game_against_a_number_that_nobody_has_is_a_game_of_nobody(connection: Connection) -> None:
    add_lines(connection, 1, [heard(10, record(E4, pair=(1, 9))), heard(20, record(E4, pair=(9, 1)))])
    assert [one.record.pair for one in read_streams(connection, 1)] == [None, None]


def test_both_sides_follow_the_numbers_of_the_players(connection: Connection) -> None:
    add_lines(connection, 1, [heard(10, record(E4), shown=record(E4)), heard(20, record(E4, E5), longest=record(D4))])
    connection.exec_driver_sql("UPDATE player SET number = number + 10 WHERE section_id = 1")
    (found,) = read_streams(connection, 1)
    assert [one and one.pair for one in (found.record, found.longest, found.shown)] == [(11, 12)] * 3
    connection.exec_driver_sql("UPDATE stream SET black_id = NULL")
    (found,) = read_streams(connection, 1)
    assert (found.record.white, found.record.black) == (None, None)


def test_each_line_has_its_players_of_its_own_section(connection: Connection) -> None:
    add_lines(connection, 2, [heard(10, record(E4)), heard(20, record(E4, pair=(4, 3)))])
    add_lines(connection, 1, [])
    assert [one.record.pair for one in read_streams(connection, 2)] == [(1, 2), (4, 3)]
    ids = connection.exec_driver_sql("SELECT white_id, black_id FROM stream").all()
    own = dict(connection.exec_driver_sql("SELECT number, id FROM player WHERE section_id = 2").all())
    assert ids == [(own[1], own[2]), (own[4], own[3])]
