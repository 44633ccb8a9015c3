"""What stands between a section and its end."""

from __future__ import annotations

import pytest

from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.services.checks.closing import closing_checks

W = GameResult.WHITE_WINS


@pytest.mark.parametrize(("count", "listed"), [(8, "1, 2, 3, 4, 5, 6, 7, 8"), (9, "1, 2, 3, 4, 5, 6, 7, 8 and 1 more")])
def test_eight_boards_are_named(count: int, listed: str) -> None:
    boards = tuple(Board(number, 2 * number - 1, 2 * number) for number in range(1, count + 1))
    checks = closing_checks([Round(1, RoundState.PLAYING, boards=boards)], 1)
    assert checks[1].missing == (f"Round 1 has no result at board {listed}.",)


def test_a_finished_section_lacks_nothing() -> None:
    played = Round(1, RoundState.VERIFIED, boards=(Board(1, 1, 2, W, verified=True),))
    assert [check.missing for check in closing_checks([played], 1)] == [()] * 5
    assert closing_checks([played], 2)[0].missing == ("Only 1 of 2 rounds are paired.",)
    assert closing_checks([], 2)[0].missing == ("No round has been played.",)
    assert closing_checks([played], 1, by_hand_is_stale=True)[4].missing != ()
