"""Results found too late for the standings, in the report for rating (TRF26, record 299)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import RatingCorrection
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.services.ratings.report import for_rating
from tests.arena import arena

DRAWN = arena("1 A | 2w1 2b=\n2 B | 1b0 1w=")


def corrected(round_: int, white: int, black: int, result: GameResult):  # type: ignore[no-untyped-def]
    return replace(DRAWN, rating_corrections=(RatingCorrection(round_, white, black, result),))


def test_nothing_to_correct() -> None:
    assert for_rating(DRAWN) is DRAWN


@pytest.mark.parametrize(
    ("result", "outcomes", "awarded"),
    [
        (GameResult.DRAW, (Outcome.DRAW, Outcome.DRAW), (Fraction(1), Fraction(0))),
        (GameResult.BLACK_WINS, (Outcome.LOSS, Outcome.WIN), (Fraction(1), Fraction(0))),
        (GameResult.WHITE_BY_FORFEIT, (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS), (None, None)),
        (GameResult.HALF_ZERO, (Outcome.DRAW, Outcome.LOSS), (Fraction(1), None)),
    ],
)
def test_the_game_is_the_corrected_one_and_the_points_stand(
    result: GameResult, outcomes: tuple[Outcome, ...], awarded: tuple[Fraction | None, ...]
) -> None:
    made = for_rating(corrected(1, 1, 2, result))
    first = [row[0] for row in made.cells]
    assert tuple(cell.outcome for cell in first) == outcomes
    assert tuple(cell.awarded for cell in first) == awarded
    assert [(cell.opponent, cell.colour) for cell in first] == [(row[0].opponent, row[0].colour) for row in DRAWN.cells]
    assert [row[1] for row in made.cells] == [row[1] for row in DRAWN.cells]
    assert made.rating_corrections == ()
    without = for_rating(corrected(1, 1, 2, result), keep_points=False)
    assert [row[0].awarded for row in without.cells] == [None, None]
    assert tuple(row[0].outcome for row in without.cells) == outcomes


def test_a_later_round() -> None:
    made = for_rating(corrected(2, 2, 1, GameResult.WHITE_WINS))
    assert [row[1].outcome for row in made.cells] == [Outcome.LOSS, Outcome.WIN]
    assert [row[0] for row in made.cells] == [row[0] for row in DRAWN.cells]
