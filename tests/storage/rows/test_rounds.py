"""Rounds that are written whole: what stays of a board, and what goes with its old result."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.section.event import RatingCorrection, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.storage.file.engine import make_engine
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tdapp.storage.rows.round_details import write_round_details
from tests.arena import arena
from tests.event_files import opened, written

QUARTER, EIGHTH = Fraction(1, 4), Fraction(1, 8)


@pytest.fixture(name="given")
def _given() -> Section:
    """Two draws that were worth other points (TRF 299)."""
    section = arena("1 A | 2w=\n2 B | 1b=\n3 C | 4w=\n4 D | 3b=", rounds_total=3)
    worth = (QUARTER, EIGHTH, QUARTER, EIGHTH)
    cells = tuple((replace(row[0], awarded=points),) for row, points in zip(section.cells, worth, strict=True))
    return replace(section, cells=cells)


@pytest.mark.parametrize(
    ("board", "awarded"),
    [
        (Board(1, 1, 2, GameResult.DRAW), (QUARTER, EIGHTH)),
        (Board(1, 2, 1, GameResult.DRAW), (QUARTER, EIGHTH)),  # they sat the other way round
        (Board(1, 1, 2, GameResult.BLACK_WINS), (None, None)),
        (Board(1, 1, 2, GameResult.HALF_ZERO), (None, None)),  # White drew as before
        (Board(1, 1, 2, None), (None, None)),
    ],
)
def test_points_given_for_a_result_stay_with_the_players_and_go_with_the_result(
    tmp_path: Path, given: Section, board: Board, awarded: tuple[Fraction | None, ...]
) -> None:
    """Whether the round is written whole, or the board alone."""
    for number in range(2):
        engine = make_engine(written(tmp_path / f"{number}.tdb", given))
        with SqlUnitOfWork(engine, utc_now) as uow:
            state = uow.events.rounds.round(1, 1)
            if number:
                uow.events.rounds.write_board(1, 1, board)
            else:
                uow.events.rounds.write_round(1, replace(state, boards=(board, *state.boards[1:])), published=True)
            found = [row[0].awarded for row in uow.events.snapshot(1).cells]
        engine.dispose()
        assert found == [*awarded, QUARTER, EIGHTH]


def test_two_exchange_their_numbers_and_others_move_up(tmp_path: Path, given: Section) -> None:
    """Numbers are unique at every moment, in a ring and in a row."""
    for new in ({1: 2, 2: 1, 3: 4, 4: 3}, {1: 2, 2: 3, 3: 4, 4: 1}, {1: 4, 2: 1, 3: 2, 4: 3}):
        engine = make_engine(written(tmp_path / "event.tdb", given))
        with SqlUnitOfWork(engine, utc_now) as uow:
            uow.events.roster.renumber(1, new)
            found = {player.name: player.number for player in uow.events.snapshot(1).players}
        engine.dispose()
        assert found == {player.name: new[player.number] for player in given.players}


def test_the_schedule_is_written_with_the_regulations(tmp_path: Path, given: Section) -> None:
    engine = make_engine(written(tmp_path / "event.tdb", given))
    dates = (dt.date(2026, 5, 1), dt.date(2026, 5, 2), dt.date(2026, 5, 3))
    with SqlUnitOfWork(engine, utc_now) as uow:
        uow.events.roster.write_facts(1, replace(facts_of(given), round_dates=dates))
        found = uow.events.snapshot(1).round_dates
    engine.dispose()
    assert found == dates


def test_a_round_that_names_no_day_keeps_the_planned_one(tmp_path: Path, given: Section) -> None:
    day = dt.date(2026, 5, 1)
    engine = make_engine(written(tmp_path / "event.tdb", replace(given, round_dates=(day,))))
    with SqlUnitOfWork(engine, utc_now) as uow:
        state = uow.events.rounds.round(1, 1)
        uow.events.rounds.write_round(1, replace(state, date=None), published=True)
        assert uow.events.snapshot(1).round_dates[:1] == (day,)
    engine.dispose()


def test_a_result_that_was_corrected_for_the_rating_alone_is_read_with_its_player(tmp_path: Path) -> None:
    section = arena("1 A | 2b= .\n2 B | 1w= .\n3 C | 4w= .\n4 D | 3b= .", rounds_total=3)
    late = (RatingCorrection(1, 2, 1, GameResult.WHITE_WINS), RatingCorrection(1, 3, 4, GameResult.BLACK_WINS))
    engine = make_engine(written(tmp_path / "event.tdb", replace(section, rating_corrections=late)))
    with SqlUnitOfWork(engine, utc_now) as uow:
        assert uow.events.snapshot(1).rating_corrections == late
    engine.dispose()


@pytest.mark.parametrize("byes_only", [(), (1,), (2,), (1, 2)])
def test_rounds_in_which_nobody_played_are_stored_as_such(tmp_path: Path, byes_only: tuple[int, ...]) -> None:
    section = arena("1 A | H 2w1\n2 B | H 1b0", rounds_total=3)
    section = replace(section, byes_only=byes_only)
    engine = make_engine(written(tmp_path / "event.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        assert uow.events.snapshot(1) == section
    engine.dispose()


def test_a_round_that_is_only_known_to_come_is_neither_held_nor_dated(tmp_path: Path, given: Section) -> None:
    with opened(tmp_path, given) as store:
        with store.from_elsewhere() as connection:
            write_round_details(connection, 1, [Round(3, RoundState.DRAFT)])
        found = store.snapshot(1)
    assert (found.rounds_held, found.round_dates, found.rounds_total) == (1, given.round_dates, 3)
