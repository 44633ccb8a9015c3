"""Round robins from the table to the standings: the table as announced, and players who leave (FIDE's Q94 to Q103)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tdapp.domain.commands.players import WithdrawPlayer
from tdapp.domain.commands.rounds import EnterResult, PublishRound, StorePairing
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.round import Round
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
