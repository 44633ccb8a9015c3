"""The order of boards by the published rule (C.04.2), fixed tables, what counts when a round is paired."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.section.boards import bye_order, in_board_order, numbered, pairing_scores, running_scores
from tdapp.domain.section.event import Acceleration
from tdapp.domain.section.outcome import Outcome
from tests.arena import arena, random_swiss


def test_score_of_the_higher_ranked_then_the_sum_then_his_number() -> None:
    scores = {1: Fraction(1), 2: Fraction(2), 3: Fraction(2), 4: Fraction(2), 5: Fraction(1), 6: Fraction(0)}
    # 6-4: 2 and 0; 3-2: 2 and 2; 5-1: 1 and 1
    assert in_board_order([(5, 1), (6, 4), (3, 2)], scores) == [(3, 2), (6, 4), (5, 1)]
    # equal scores and sums: the smaller number of the higher-ranked players, 1 before 2, whoever has White
    level = dict.fromkeys(range(1, 7), Fraction(1))
    assert in_board_order([(4, 3), (6, 2), (5, 1)], level) == [(5, 1), (6, 2), (4, 3)]


def test_an_adjourned_game_counts_as_a_draw_for_pairing() -> None:
    section = arena("1 | 2w~ 3w1\n2 | 1b~ 4w0\n3 | 4w= 1b0\n4 | 3b= 2b1")
    assert pairing_scores(section, 2) == dict.fromkeys((1, 2, 3, 4), Fraction(1, 2))
    assert pairing_scores(section, 3) == {1: Fraction(3, 2), 2: Fraction(1, 2), 3: Fraction(1, 2), 4: Fraction(3, 2)}


@pytest.mark.parametrize("points", ["1", "1.0", "nonsense"])
def test_fictitious_points_count(points: str) -> None:
    section = arena("1 |\n2 |\n3 |\n4 |", rounds_total=5, accelerations=(Acceleration(points, 1, 2, 1, 2),))
    extra = 0 if points == "nonsense" else 1
    assert pairing_scores(section, 2) == {1: extra, 2: extra, 3: 0, 4: 0}
    assert pairing_scores(section, 3) == dict.fromkeys((1, 2, 3, 4), Fraction(0))


def test_running_scores_are_those_of_every_round() -> None:
    section = random_swiss(5, 12, 6)
    assert list(running_scores(section)) == [pairing_scores(section, number) for number in range(1, 7)]


@pytest.mark.parametrize(
    ("fixed", "expected"),
    [
        ({}, [(1, (1, 2)), (2, (3, 4)), (3, (5, 6))]),
        ({5: 1}, [(1, (5, 6)), (2, (1, 2)), (3, (3, 4))]),
        ({1: 9}, [(1, (3, 4)), (2, (5, 6)), (9, (1, 2))]),
        ({3: 2, 4: 3}, [(1, (1, 2)), (2, (3, 4)), (3, (5, 6))]),  # two of them meet: the lower table
        ({1: 3, 5: 3}, [(1, (3, 4)), (2, (5, 6)), (3, (1, 2))]),  # one table for two pairs: the higher board has it
    ],
)
def test_fixed_tables_and_the_others_around_them(
    fixed: dict[int, int], expected: list[tuple[int, tuple[int, int]]]
) -> None:
    assert [(number, pair) for number, pair, _ in numbered([(1, 2), (3, 4), (5, 6)], fixed)] == expected


def test_the_bye_comes_last() -> None:
    byes = [(3, Outcome.PAIRING_BYE), (9, Outcome.HALF_POINT_BYE), (4, Outcome.ZERO_POINT_BYE)]
    assert bye_order(byes) == ((4, Outcome.ZERO_POINT_BYE), (9, Outcome.HALF_POINT_BYE), (3, Outcome.PAIRING_BYE))
