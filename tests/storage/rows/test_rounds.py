"""Rounds that are written whole: what stays of a board, and what goes with its old result."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.section.event import RatingCorrection, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import Colour, GameResult, Outcome
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage.file.engine import make_engine
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tdapp.storage.rows.reads import plainly
from tdapp.storage.rows.round_details import write_round_details
from tdapp.storage.rows.section_reading import read_section
from tests.arena import arena
from tests.event_files import opened, written

HALF, ZERO = Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE
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
            cells = uow.events.snapshot(1).cells
            assert uow.events.rounds.board(1, 1, 1).players == board.players
        engine.dispose()
        found = [row[0].awarded for row in cells]
        assert cells[board.white - 1][0].colour is Colour.WHITE
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
    with opened(tmp_path, given) as store, store.from_elsewhere() as connection:
        write_round_details(connection, 1, [Round(3, RoundState.DRAFT)])
        found = read_section(plainly(connection), 1)
    assert (found.rounds_held, found.round_dates, found.rounds_total) == (1, given.round_dates, 3)


def test_what_is_kept_of_a_round_goes_over_its_cells_and_changes_none(tmp_path: Path, given: Section) -> None:
    """Results and colours are those of the cells, the day that of the section where the round names none."""
    day, other = dt.date(2026, 5, 1), dt.date(2026, 5, 9)
    second = arena("1 E | U 2w1\n2 F | H 1b0", rounds_total=3, round_dates=(day, day), byes_only=(1,))
    boards = Board(3, 1, 2, note="moved", coloured=False), Board(7, 3, 4, GameResult.BLACK_WINS, verified=False)
    with opened(tmp_path, replace(given, round_dates=(day,)), second) as store:
        with store.from_elsewhere() as connection:
            write_round_details(connection, 1, [])
            write_round_details(connection, 1, [Round(1, RoundState.PLAYING, boards=boards, chess960=7)])
            write_round_details(connection, 2, [Round(1, date=other), Round(2, RoundState.PLAYING, date=None)])
            one, two = (read_section(plainly(connection), number) for number in (1, 2))
        assert (one.cells, one.round_dates, one.unverified_rounds) == (given.cells, (day,), (1,))
        found = store.round(1, 1)
        assert [(board.number, board.players, board.note, board.verified) for board in found.boards] == [
            (3, (1, 2), "moved", False), (7, (3, 4), "", False),
        ]  # fmt: skip
        assert (found.state, found.chess960) == (RoundState.COMPLETE, 7)
        assert (two.cells, two.round_dates, two.byes_only) == (second.cells, (other, day), (1,))
        assert [store.round(2, number).state for number in (1, 2)] == [RoundState.DRAFT, RoundState.VERIFIED]


def test_what_is_asked_of_a_round_is_what_was_just_written(tmp_path: Path, given: Section) -> None:
    engine = make_engine(written(tmp_path / "event.tdb", given))
    with SqlUnitOfWork(engine, utc_now) as uow:
        rounds = uow.events.rounds
        assert (rounds.head(1, 1), rounds.head(1, 2)) == (Round(1, RoundState.PUBLISHED), Round(2))
        rounds.set_published(1, 1, False)
        assert rounds.head(1, 1) == Round(1)
        assert rounds.round(1, 1).state is RoundState.DRAFT
        assert (rounds.open_boards(1, 1), uow.rounds) == (0, frozenset())
        rounds.write_board(1, 1, Board(1, 1, 2, note="a clock fell"))
        assert (rounds.open_boards(1, 1), uow.rounds) == (1, {1})
        assert rounds.board(1, 1, 1) == Board(1, 1, 2, note="a clock fell")
        rounds.write_board(1, 1, Board(1, 1, 2, outcomes=(Outcome.WIN, Outcome.WIN)))
        assert rounds.open_boards(1, 1) == 0
        for number, board in ((1, 3), (2, 1)):
            with pytest.raises(RuleViolation, match=f"Round {number} has no board {board}"):
                rounds.board(1, number, board)
        rounds.set_published(1, 3, True)
        assert [rounds.head(1, number).state.name for number in (1, 2, 3)] == ["DRAFT", "DRAFT", "PUBLISHED"]
        found = uow.events.snapshot(1)
        assert (found.rounds_held, found.round_dates) == (1, ())
        rounds.write_round(1, Round(2, manual=True), published=False)
        assert (rounds.head(1, 2), uow.rounds) == (Round(2, manual=True), {1, 2})
        assert rounds.status(1).rounds_paired == 1
    engine.dispose()


@pytest.mark.parametrize(
    ("state", "byes_only"),
    [
        (Round(2, byes=((1, HALF), (2, ZERO)), byes_only=True), (2,)),
        (Round(2, byes=((1, HALF), (2, ZERO))), ()),
        (Round(2, boards=(Board(1, 1, 2),), byes_only=True), ()),  # one sees from its board that it is paired
        (Round(2, byes=((1, Outcome.PAIRING_BYE),), byes_only=True), ()),
    ],
)
def test_a_round_in_which_all_have_byes_is_marked_as_paired(
    tmp_path: Path, given: Section, state: Round, byes_only: tuple[int, ...]
) -> None:
    engine = make_engine(written(tmp_path / "event.tdb", given))
    with SqlUnitOfWork(engine, utc_now) as uow:
        uow.events.rounds.write_round(1, state, published=True)
        found = uow.events.snapshot(1)
        assert (found.byes_only, found.rounds_held) == (byes_only, 2)
    engine.dispose()


def test_byes_of_a_round_that_is_written_again_come_go_and_change(tmp_path: Path, given: Section) -> None:
    engine = make_engine(written(tmp_path / "event.tdb", given))
    with SqlUnitOfWork(engine, utc_now) as uow:
        for byes in (((1, HALF), (2, ZERO)), ((1, ZERO), (2, ZERO)), ((2, HALF), (3, ZERO)), ()):
            uow.events.rounds.write_round(1, Round(2, byes=byes), published=False)
            assert uow.events.rounds.round(1, 2).byes == byes
            assert uow.events.snapshot(1).rounds_held == 1 + bool(byes)
    engine.dispose()


def test_a_board_whose_players_are_others_is_written_with_its_round_only(tmp_path: Path, given: Section) -> None:
    engine = make_engine(written(tmp_path / "event.tdb", given))
    with SqlUnitOfWork(engine, utc_now) as uow, pytest.raises(AssertionError, match="only by write_round"):
        uow.events.rounds.write_board(1, 1, Board(1, 3, 4))
    engine.dispose()


def test_a_section_that_is_closed_was_not_opened_again(tmp_path: Path, given: Section) -> None:
    engine = make_engine(written(tmp_path / "event.tdb", given))
    with SqlUnitOfWork(engine, utc_now) as uow:
        for closed in (True, False):
            uow.events.rounds.set_closed(1, closed)
            found = uow.events.snapshot(1)
            assert (found.closed, found.reopened, uow.events.rounds.is_closed(1)) == (closed, not closed, closed)
        uow.events.rounds.leave_fide_mode(1)
        assert not uow.events.rounds.status(1).fide_mode
    engine.dispose()
