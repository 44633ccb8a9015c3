"""Boards derived from the cells: order by C.04.2 worked by hand.

No. R1    R2       points before round 2
1   4w1   2b=      1
2   3b1   1w=      1
3   2w0   5w1      0
4   1b0   U        0
5   H     3b0      ½

Round 1, all on 0 points: by the higher player's number: 1-4, 3-2 (higher is 2).
Round 2: 2-1 (1 point, sum 2), then 3-5 (higher has ½, sum ½).
"""

from __future__ import annotations

from tdapp.domain.section.event import Kind
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.round import RoundState
from tdapp.services.rounds.boards import rounds_of
from tests.arena import arena

SECTION = arena(
    """
    1 A | 4w1 2b=
    2 B | 3b1 1w=
    3 C | 2w0 5w1
    4 D | 1b0 U
    5 E | H 3b0
    """,
    rounds_total=5,
)


def test_boards_by_the_published_order() -> None:
    first, second = rounds_of(SECTION)
    assert [(board.number, board.white, board.black, board.result) for board in first.boards] == [
        (1, 1, 4, GameResult.WHITE_WINS),
        (2, 3, 2, GameResult.BLACK_WINS),
    ]
    assert [(board.white, board.black) for board in second.boards] == [(2, 1), (3, 5)]
    assert first.byes == ((5, Outcome.HALF_POINT_BYE),)
    assert second.byes == ((4, Outcome.PAIRING_BYE),)
    assert (first.state, second.state) == (RoundState.LOCKED, RoundState.COMPLETE)


def test_contradictions_and_open_games() -> None:
    # 1 says he played 2, 2 says he played 3: no board, both stand among those without a game.
    (state,) = rounds_of(arena("1 A | 2w1\n2 B | 3b0\n3 C | 2w?\n4 D | ."))
    assert [(board.players, board.is_open) for board in state.boards] == [((3, 2), True)]
    assert state.byes == ((1, Outcome.WIN),)
    assert state.unpaired == (4,)


def test_a_round_robin_follows_its_berger_table() -> None:
    # Berger table for four (C.05, annex), round 2: 4-3, 1-2.
    section = arena(
        """
        1 A | 4w1 2w1
        2 B | 3w1 1b0
        3 C | 2b0 4b1
        4 D | 1b0 3w0
        """,
        kind=Kind.ROUND_ROBIN,
        rounds_total=3,
    )
    assert [board.players for board in rounds_of(section)[1].boards] == [(4, 3), (1, 2)]
