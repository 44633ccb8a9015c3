"""A section that is read again after steps: what they touched is new, and the rest is not asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlalchemy import Connection
from sqlalchemy.engine import Engine

from tdapp.domain.section.event import Event, Kind, RatingCorrection
from tdapp.domain.section.outcome import GameResult
from tdapp.storage.rows.mapping import write_event, write_section
from tdapp.storage.rows.section_reading import Known, read_section
from tests.arena import arena
from tests.team_events import random_team_event

DRAW = GameResult.DRAW
FOUR = arena(
    "1 A | 2w1 3w= U\n2 B | 1b0 4w1 3w?\n3 C | 4w1 1b= 2b?\n4 D | 3b0 2b0 H",
    rounds_total=5,
    unverified_rounds=(1, 2),
    rating_corrections=(
        RatingCorrection(1, 1, 2, DRAW),
        RatingCorrection(1, 3, 4, DRAW),
        RatingCorrection(2, 2, 4, DRAW),
    ),
)
TEAMS = random_team_event(3, 4, 2, 3, odd=0.2, absent=0, rounds_total=5, initial_colour="W")
TOUCHED = frozenset({"section", "pairing"})
ROUNDS = [frozenset(one) for one in ((), (1,), (2,), (3,), (1, 3), (1, 2, 3))]


@pytest.fixture
def connection(engine: Engine) -> Iterator[Connection]:
    """An event of three sections: one of no interest, four players, and teams."""
    with engine.connect() as connection:  # rolled back at the end
        write_event(connection, Event("Open"))
        for place, section in enumerate((replace(FOUR, name="other"), FOUR, TEAMS), 1):
            assert write_section(connection, 1, place, section) == place
        yield connection


def changed(connection: Connection, section_id: int, rounds: frozenset[int]) -> None:
    """Everything that can be said of a game or a bye is otherwise now in these rounds."""
    for number in rounds:
        here = f"round_id = (SELECT id FROM round WHERE section_id = {section_id} AND number = {number})"
        for change in (
            "result = '1/2-0', white_awarded = '3/4', verified = 0, rating_result = '1-0'",
            "verified = 1, rating_result = NULL WHERE board = 2 AND",
        ):
            one = change if change.endswith("AND") else f"{change} WHERE"
            connection.exec_driver_sql(f"UPDATE pairing SET {one} {here}")
        connection.exec_driver_sql(f"UPDATE bye SET outcome = 'zpb', awarded = '1/4' WHERE {here} AND outcome = 'pab'")
        connection.exec_driver_sql(f"DELETE FROM bye WHERE {here} AND outcome = 'hpb'")


@pytest.mark.parametrize("rounds", ROUNDS)
@pytest.mark.parametrize("section_id", [2, 3])
def test_rounds_that_were_touched_are_read_and_others_are_not(
    connection: Connection, section_id: int, rounds: frozenset[int]
) -> None:
    before = read_section(connection, section_id)
    assert replace(before, event=FOUR.event) == replace((FOUR, TEAMS)[section_id - 2], event=FOUR.event)
    connection.exec_driver_sql("UPDATE pairing SET result = '1-0', white_outcome = NULL, black_outcome = NULL")
    connection.exec_driver_sql("UPDATE pairing SET verified = 0, rating_result = NULL")
    changed(connection, section_id, rounds)
    now = read_section(connection, section_id)
    found = read_section(connection, section_id, Known(before, rounds, tables=TOUCHED))
    for index in range(3):
        source = now if index + 1 in rounds else before
        assert [row[index] for row in found.cells] == [row[index] for row in source.cells]
    assert set(found.unverified_rounds) == (set(before.unverified_rounds) - rounds) | (
        set(now.unverified_rounds) & rounds
    )
    assert set(found.rating_corrections) == {
        *(one for one in before.rating_corrections if one.round not in rounds),
        *(one for one in now.rating_corrections if one.round in rounds),
    }
    assert replace(
        found, cells=now.cells, unverified_rounds=now.unverified_rounds, rating_corrections=now.rating_corrections
    ) == now  # fmt: skip
    assert read_section(connection, section_id, Known(before, None, tables=TOUCHED)) == now


@pytest.mark.parametrize("rounds", [None, *ROUNDS])
def test_players_are_read_where_their_rows_were_touched(connection: Connection, rounds: frozenset[int] | None) -> None:
    before = read_section(connection, 2)
    connection.exec_driver_sql("UPDATE player SET check_in = 'present'")
    assert read_section(connection, 2, Known(before, rounds, tables=TOUCHED)) == before
    assert (
        read_section(connection, 2, Known(before, rounds, players=False, tables=TOUCHED))
        == read_section(connection, 2)
        != before
    )


@pytest.mark.parametrize(
    ("tables", "is_alone"),
    [(frozenset(), True), (frozenset({"section"}), True), (TOUCHED, False), (frozenset({"pairing"}), False)],
)
def test_where_the_row_of_the_section_alone_was_touched_nothing_else_is_read(
    connection: Connection, tables: frozenset[str], is_alone: bool
) -> None:
    before = read_section(connection, 2)
    connection.exec_driver_sql("UPDATE section SET name = 'new', kind = 'rr' WHERE id = 2")
    other_kind = read_section(connection, 2)
    changed(connection, 2, frozenset({1}))
    now = read_section(connection, 2)
    assert (before.kind, other_kind.kind, other_kind.name) == (Kind.SWISS, Kind.ROUND_ROBIN, "new")
    found = read_section(connection, 2, Known(other_kind, frozenset({1}), tables=tables))
    assert found == (other_kind if is_alone else now)
    found = read_section(connection, 2, Known(replace(before, name="old"), frozenset({1}), tables=tables))
    assert found == now  # of another kind everything is


MORE = "INSERT INTO round (section_id, number, held, listed, published, manual, engine, engine_version, seed, "
MORE += "difference, byes_only, chess960_seed) SELECT 2, 4, {}, 0, 1, 0, '', '', '', '[]', 0, ''"


@pytest.mark.parametrize(
    ("change", "rounds"),
    [
        (MORE.format(1), {4}),
        (MORE.format(0), {4}),
        ("UPDATE round SET held = 0 WHERE section_id = 2 AND number = 3", {3}),
    ],
)
def test_a_round_that_came_or_went_is_there_or_gone(connection: Connection, change: str, rounds: set[int]) -> None:
    """A round that is paired by hand is touched before it is held."""
    before = read_section(connection, 2)
    connection.exec_driver_sql(
        "DELETE FROM pairing WHERE board = 1 AND round_id IN (SELECT id FROM round WHERE number = 3)"
    )
    connection.exec_driver_sql("DELETE FROM bye")
    connection.exec_driver_sql(change)
    now = read_section(connection, 2)
    found = read_section(connection, 2, Known(before, frozenset({3, *rounds}), tables=TOUCHED))
    assert found == now
    assert len(found.cells[0]) == found.rounds_held
