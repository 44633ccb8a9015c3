"""Rating changes by B.02. Worked examples: verification notes on the handbook of 9 October 2026 and published cases."""

from __future__ import annotations

import datetime as dt
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.ratings.change import (
    FirstVerdict,
    KReason,
    Pairing,
    Regulations,
    expected_games,
    first_rating,
    is_rated,
    k_factor,
    rating_change,
)
from tdapp.domain.ratings.rating_list import RateOfPlay
from tdapp.domain.ratings.tables import DP, PD_BANDS

TODAY = dt.date(2026, 11, 22)
STANDARD, RAPID = RateOfPlay.STANDARD, RateOfPlay.RAPID


def game(own: int, other: int, score: str = "1", *, day: dt.date = TODAY, number: int = 1) -> Pairing:
    return Pairing(number, number + 1, own, other, Fraction(score), day)


def change(*games: Pairing, k: int = 20, rate: RateOfPlay = STANDARD):
    return rating_change(games[0].own_rating, expected_games(games, rate), k, KReason.LISTED)


# -- 8.3.1, the limit of 400 points --------------------------------------------------------------------------------


def test_from_2650_the_full_difference_counts_for_the_stronger_and_400_for_the_weaker():
    (strong,) = expected_games([game(2813, 2400)], STANDARD)
    (weak,) = expected_games([game(2400, 2813, "0")], STANDARD)
    assert (strong.difference, strong.expected, strong.limited) == (413, Fraction(93, 100), False)
    assert (weak.difference, weak.expected, weak.limited) == (-400, Fraction(8, 100), True)


@pytest.mark.parametrize(
    ("own", "day", "rate", "difference"),
    [
        (2649, TODAY, STANDARD, 400),
        (2650, TODAY, STANDARD, 450),
        (2650, dt.date(2025, 9, 30), STANDARD, 400),
        (2650, dt.date(2025, 10, 1), STANDARD, 450),
        (2650, TODAY, RAPID, 400),
    ],
)
def test_who_is_limited_and_since_when(own, day, rate, difference):
    (found,) = expected_games([game(own, own - 450, day=day)], rate)
    assert found.difference == difference


def test_2022_one_upgrade_an_event_the_greatest():
    day = dt.date(2023, 5, 1)
    games = [game(2500, other, day=day, number=number) for number, other in enumerate((2050, 2000, 2090), 1)]
    found = expected_games(games, STANDARD)
    assert [one.difference for one in found] == [450, 400, 410]
    (weak,) = expected_games([game(2000, 2500, "0", day=day)], STANDARD)
    assert weak.difference == -400


def test_rapid_games_of_600_points_above_2600_are_not_rated_since_december_2024():
    assert not is_rated(game(2601, 2001), RAPID)
    assert is_rated(game(2600, 2000), RAPID)
    assert is_rated(game(2601, 2002), RAPID)
    assert is_rated(game(2601, 2001), STANDARD)
    assert is_rated(game(2601, 2001, day=dt.date(2024, 11, 30)), RAPID)
    assert not expected_games([game(2000, 2601, "0")], RAPID)


# -- 8.3.2 to 8.3.4 ------------------------------------------------------------------------------------------------


def test_1500_beats_1950():
    found = change(game(1500, 1950), k=40)
    assert found.change == Fraction(368, 10)
    assert (found.points, found.new) == (37, 1537)


def test_half_a_point_is_rounded_away_from_zero():
    lost = change(game(1803, 1800, "0"), game(1803, 1800, "1/2", number=2), k=5)
    assert lost.change == Fraction(-5, 2)
    assert lost.points == -3
    won = change(game(1803, 1800), game(1803, 1800, "1/2", number=2), k=5)
    assert won.points == 3


def test_k_times_games_stays_within_700():
    games = [game(1800, 1800, "1/2", number=number) for number in range(1, 40)]
    assert change(*games, k=20).k == 17  # 17 x 39 = 663
    assert change(*games[:35], k=20).k == 20
    assert change(*games, k=20).full_k == 20


def test_below_1400_the_rating_is_lost():
    assert change(game(1401, 1401, "0"), k=40).new is None
    assert change(game(1420, 1420, "0"), k=40).new == 1400


@pytest.mark.parametrize(
    ("rating", "birth", "listed", "expected"),
    [
        (2400, None, None, (10, KReason.ONCE_2400)),
        (2399, None, None, (20, KReason.USUAL)),
        (1500, 2008, None, (40, KReason.JUNIOR)),  # 18 in 2026: to the end of that year
        (1500, 2007, None, (20, KReason.USUAL)),
        (2299, 2012, None, (40, KReason.JUNIOR)),
        (2300, 2012, None, (20, KReason.USUAL)),
        (2350, None, 10, (10, KReason.LISTED)),
        (1500, None, 40, (40, KReason.LISTED)),
    ],
)
def test_k(rating, birth, listed, expected):
    assert k_factor(rating, listed=listed, birth_year=birth, day=TODAY) == expected


# -- 7.1 and 8.2, first ratings ------------------------------------------------------------------------------------


def test_five_games_three_points_rating_sum_9507():
    found = first_rating([1902, 1901, 1901, 1901, 1902], Fraction(3), TODAY)
    assert found.average == Fraction(13107, 7)
    assert (found.percent, found.rating, found.verdict) == (57, 1922, FirstVerdict.RATED)


@pytest.mark.parametrize(
    ("opponents", "score", "verdict", "rating"),
    [
        ([], "0", FirstVerdict.NO_GAME, None),
        ([1800] * 5, "0", FirstVerdict.NO_POINT, None),
        ([1800] * 4, "2", FirstVerdict.TOO_FEW, 1800),
        ([1000] * 5, "1/2", FirstVerdict.BELOW_FLOOR, 999),  # 8600/7 = 1228.57, 1.5/7 = .21: -230
        ([2300] * 9, "9", FirstVerdict.RATED, 2200),
    ],
)
def test_what_games_amount_to(opponents, score, verdict, rating):
    found = first_rating(opponents, Fraction(score), TODAY)
    assert (found.verdict, found.rating) == (verdict, rating)
    assert found.new == (rating if verdict is FirstVerdict.RATED else None)


def test_before_march_2024_a_half_point_above_half_was_worth_20():
    found = first_rating([1600] * 6, Fraction(4), dt.date(2023, 6, 1))
    assert found.rating == 1640
    assert first_rating([1600] * 6, Fraction(2), dt.date(2023, 6, 1)).rating == 1600 - 125


@pytest.mark.parametrize(
    ("day", "edition"),
    [
        (None, Regulations.OF_2025),
        (dt.date(2025, 10, 1), Regulations.OF_2025),
        (dt.date(2025, 9, 30), Regulations.OF_2024),
        (dt.date(2024, 3, 1), Regulations.OF_2024),
        (dt.date(2024, 2, 29), Regulations.OF_2022),
        (dt.date(2021, 12, 31), Regulations.UNTIL_2021),
    ],
)
def test_the_edition_by_date(day, edition):
    assert Regulations.on(day) is edition


# -- a second calculation, written another way ---------------------------------------------------------------------


def _plain_expected(own: int, other: int) -> Decimal:
    """8.1.2 read line by line, with the limit of today."""
    gap = abs(own - other)
    if gap > 400 and own < 2650:
        gap = 400
    line = max(index for index, low in enumerate(PD_BANDS) if low <= gap)
    better = Decimal(50 + line) / 100
    return better if own >= other else 1 - better


@given(
    own=st.integers(1400, 2850),
    games=st.lists(st.tuples(st.integers(1400, 2850), st.sampled_from(["0", "1/2", "1"])), min_size=1, max_size=60),
    k=st.sampled_from([10, 20, 40]),
)
def test_two_calculations_agree(own, games, k):
    pairings = [game(own, other, score, number=number) for number, (other, score) in enumerate(games, 1)]
    found = change(*pairings, k=k)
    while k * len(games) > 700:
        k -= 1
    total = sum((Decimal(float(Fraction(score))) - _plain_expected(own, other) for other, score in games), Decimal(0))
    points = (total * k).quantize(Decimal(1), rounding=ROUND_HALF_UP)
    assert found.points == points
    assert found.new == (own + points if own + points >= 1400 else None)


@given(
    opponents=st.lists(st.integers(1400, 2700), min_size=1, max_size=12),
    halves=st.integers(1, 24),
)
def test_two_calculations_of_a_first_rating_agree(opponents, halves):
    score = min(Decimal(halves) / 2, Decimal(len(opponents)))
    field = [*opponents, 1800, 1800]
    percent = int((100 * (score + 1) / len(field)).quantize(Decimal(1), rounding=ROUND_HALF_UP))
    worth = int((Decimal(sum(field)) / len(field) + DP[percent]).quantize(Decimal(1), rounding=ROUND_HALF_UP))
    assert first_rating(opponents, Fraction(score), TODAY).rating == min(2200, worth)
