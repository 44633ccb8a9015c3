"""Round robins from the table to the standings: the table as announced, and players who leave (FIDE's Q94 to Q103)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tdapp.domain.commands.pairing import FillByHand
from tdapp.domain.commands.players import WithdrawPlayer
from tdapp.domain.commands.rounds import (
    ByeByHand,
    EnterResult,
    FinishManualPairing,
    NoComparison,
    PairByHand,
    PublishRound,
    StartManualPairing,
    StorePairing,
)
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.words.checks import Level
from tdapp.pairing.rules.round_robin import TableRound, can_complete, table_of
from tdapp.services.rounds.preview import berger_round
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.reader import read_trf
from tests.acceptance.desk import WHITE, Desk
from tests.arena import arena

AtDesk = Callable[[Section], Desk]


def field(size: int, **fields: object) -> Section:
    lines = "\n".join(f"{number} P{number} |" for number in range(1, size + 1))
    return arena(lines, **{"rounds_total": size - 1, "kind": Kind.ROUND_ROBIN, **fields})


def play_table(desk: Desk, number: int) -> Round:
    """The next round by the table; White wins every game that is played."""
    pairs, byes = berger_round(desk.section, number)
    desk.do(StorePairing(1, number, pairs, byes, "Berger table"), PublishRound(1, number))
    state = desk.round(number)
    for board in state.boards:
        if board.is_open:
            desk.do(EnterResult(1, number, board.number, WHITE))
    return state


@pytest.mark.parametrize(("left_after", "ranked"), [(2, False), (3, True)])
def test_q103_who_leaves_early_leaves_the_standings(at_desk: AtDesk, left_after: int, ranked: bool) -> None:
    """C.05, 6.6: six players, five games; two games are fewer than half, three are not."""
    # 1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1
    desk = at_desk(field(6))
    for number in range(1, left_after + 1):
        play_table(desk, number)
    desk.do(WithdrawPlayer(1, 6, left_after + 1))
    for number in range(left_after + 1, 6):
        state = play_table(desk, number)
        board = state.board_of(6)
        assert board is not None
        lost = GameResult.BLACK_BY_FORFEIT if board.white == 6 else GameResult.WHITE_BY_FORFEIT
        assert board.result is lost
        assert all(outcome is not Outcome.ZERO_POINT_BYE for _, outcome in state.byes)
    table = {row.player.number: row for row in compute_standings(desk.section).rows}
    points = {number: float(row.points) for number, row in table.items()}
    assert (table[6].rank is not None) is ranked
    if ranked:  # 5 and 3 have won against 6 by forfeit
        assert points == {1: 3, 2: 3, 3: 3, 4: 2, 5: 3, 6: 1}
    else:  # the ten games of the other five: 1-2 1-4 2-5 2-3 3-4 3-1 4-5 4-2 5-3 5-1
        assert {number: points[number] for number in range(1, 6)} == dict.fromkeys(range(1, 6), 2)
    reread = read_trf(export_trf(desk.section)).section
    assert [row.rank for row in compute_standings(reread).rows] == [
        row.rank for row in compute_standings(desk.section).rows
    ]


def test_two_who_left_have_no_game(at_desk: AtDesk) -> None:
    desk = at_desk(field(4))
    play_table(desk, 1)  # 1-4 2-3
    desk.do(WithdrawPlayer(1, 3, 2), WithdrawPlayer(1, 4, 2))
    state = play_table(desk, 2)  # 4-3 1-2
    assert [board.players for board in state.boards] == [(1, 2)]
    assert state.byes == ((3, Outcome.ZERO_POINT_BYE), (4, Outcome.ZERO_POINT_BYE))


def test_q99_the_last_two_rounds_of_the_first_cycle_can_change_places(at_desk: AtDesk) -> None:
    """A double round robin of four: rounds 2 and 3 exchanged, the second cycle as it is, with the colours reversed."""
    plain = at_desk(field(4, rounds_total=6, cycles=2)).section
    swapped = at_desk(field(4, rounds_total=6, cycles=2, swap_last_two=True)).section
    assert [berger_round(plain, number)[0] for number in (1, 3, 2, 4, 5, 6)] == [
        berger_round(swapped, number)[0] for number in range(1, 7)
    ]
    assert read_trf(export_trf(swapped)).section.swap_last_two
    assert not read_trf(export_trf(plain)).section.swap_last_two


def test_q101_a_pair_meets_once_in_each_cycle(at_desk: AtDesk) -> None:
    """Q101: in a double round robin made by hand the same pair twice in one cycle is confirmed at L3."""
    four = "1 A | 4w1\n2 B | 3w1\n3 C | 2b0\n4 D | 1b0"
    desk = at_desk(arena(four, rounds_total=6, kind=Kind.ROUND_ROBIN, cycles=2))
    desk.asks(StartManualPairing(1, 2, "by hand"))
    assert desk.asks(PairByHand(1, 2, 4, 1)) == {"rematch": Level.CONFIRM}


def test_q101_a_cycle_that_cannot_be_played_out_is_said(at_desk: AtDesk) -> None:
    """Q101: three rounds of 1 2 3 against 4 5 6 leave two triangles, which no two rounds can hold."""
    six = "1 A | 4w1 5b1\n2 B | 5w1 6b1\n3 C | 6w1 4b1\n4 D | 1b0 3w0\n5 E | 2b0 1w0\n6 F | 3b0 2w0"
    desk = at_desk(arena(six, rounds_total=5, kind=Kind.ROUND_ROBIN))
    desk.asks(StartManualPairing(1, 3, "by hand"))
    desk.do(PairByHand(1, 3, 1, 6), PairByHand(1, 3, 4, 2), PairByHand(1, 3, 5, 3))
    end = FinishManualPairing(1, 3, reason="wished", missing=NoComparison.FAILED)
    assert desk.asks(end) == {"cycle-stuck": Level.CONFIRM, "not-compared": Level.CONFIRM}


def test_q101_the_table_can_always_be_played_out() -> None:
    """Every round of the Berger tables leaves a cycle that can be completed, in odd fields too."""
    for size in range(3, 9):
        section = field(size, cycles=2, rounds_total=2 * (size - 1 + size % 2))
        for planned in table_of(section):
            assert can_complete(section, planned.round, planned.pairs), (size, planned)
            section = replace(section, cells=tuple(_with(section, planned)))


def _with(section: Section, planned: TableRound) -> Iterator[tuple[Cell, ...]]:
    for player, row in zip(section.players, section.cells, strict=True):
        cell = Cell(Outcome.REST)
        for white, black in planned.pairs:
            if player.number in (white, black):
                colour = Colour.WHITE if player.number == white else Colour.BLACK
                cell = Cell(Outcome.DRAW, black if player.number == white else white, colour)
        yield (*row, cell)


def test_by_hand_nobody_wins_a_bye_in_a_round_robin(at_desk: AtDesk) -> None:
    """A free round is worth nothing: the pairing-allocated bye of a Swiss is refused, as is what is no bye."""
    desk = at_desk(field(5, rounds_total=5))
    desk.asks(StartManualPairing(1, 1, "by hand"))
    for outcome in (Outcome.PAIRING_BYE, Outcome.WIN, Outcome.UNPAIRED):
        assert desk.refuses(ByeByHand(1, 1, 5, outcome)) == {"no-bye"}
    desk.do(ByeByHand(1, 1, 5, Outcome.REST), FillByHand(1, 1, ((1, 2), (3, 4))))
    assert desk.round(1).byes == ((5, Outcome.REST),)
