"""Conditions of B.01, 1.4, each alone; boundaries and worked cases of the rules page."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.norms.check import Item, NormFacts, NormGame, average_rating, check
from tdapp.domain.norms.kinds import NormKind

ANSWERED = NormFacts(registered=True, format_valid=True, one_round_a_day=True)
FEDERATIONS = ("GER", "FRA", "SLO", "GER", "FRA", "SLO", "NOR", "NOR", "ITA")
TITLES = ("GM", "GM", "GM", "IM", "FM", "", "", "IM", "CM")


def games(ratings, score, *, titles=TITLES, federations=FEDERATIONS) -> list[NormGame]:
    """Nine or more games, wins first, then a draw where the score has a half, then losses."""
    halves = int(2 * Fraction(score))
    made = []
    for index, rating in enumerate(ratings):
        result = Fraction(min(2, halves), 2)
        halves -= int(2 * result)
        title, federation = titles[index % len(titles)], federations[index % len(federations)]
        made.append(NormGame(index + 1, index + 2, rating, title, federation, result))
    return made


def failing(found) -> set[Item]:
    return {condition.item for condition in found.conditions if condition.satisfied is False}


def test_six_of_nine_against_2475_is_a_gm_norm():
    found = check(NormKind.GM, "SLO", games([2475] * 9, 6), ANSWERED)
    assert found.reached
    assert (found.average, found.percent, found.performance) == (2475, 67, 2600)
    assert found.credited == 9


def test_an_average_of_2474_point_4_rounds_down_and_misses():
    found = check(NormKind.GM, "SLO", games([2475] * 4 + [2474] * 5, 6), ANSWERED)
    assert (found.average, found.performance) == (2474, 2599)
    assert failing(found) == {Item.PERFORMANCE}


def test_only_the_single_lowest_opponent_is_lifted():
    ratings = [2600] * 7 + [1900, None]
    average, lifted = average_rating(NormKind.GM, games(ratings, 5))
    assert lifted == 10  # the unrated one counts 1400 and is the lowest
    assert average == round((7 * 2600 + 1900 + 2200) / 9)
    assert average_rating(NormKind.GM, games([2500] * 9, 5))[1] is None
    assert average_rating(NormKind.WIM, games([2500] * 8 + [1840], 5))[1] == 10


@pytest.mark.parametrize(
    ("federations", "fails"),
    [
        (("SLO",) * 5 + ("GER",) * 2 + ("FRA",) * 2, set()),
        (("SLO",) * 6 + ("GER",) * 2 + ("FRA",), {Item.OWN_FEDERATION}),
        (("SLO",) * 4 + ("GER",) * 5, {Item.FEDERATIONS}),
        (("GER",) * 7 + ("FRA",) * 2, {Item.ONE_FEDERATION}),
        (("GER",) * 6 + ("FRA",) * 3, set()),
        (("GER",) * 5 + ("FID",) * 4, {Item.FEDERATIONS}),  # FID is no federation
    ],
)
def test_federations(federations, fails):
    made = games([2500] * 9, 7, federations=federations)
    assert failing(check(NormKind.GM, "SLO", made, ANSWERED)) == fails
    assert not failing(check(NormKind.GM, "SLO", made, replace(ANSWERED, exempt="a")))


@pytest.mark.parametrize(
    ("titles", "fails"),
    [
        (("GM",) * 3 + ("FM",) * 2 + ("",) * 4, set()),
        (("GM",) * 3 + ("FM",) + ("CM",) * 5, {Item.TITLED}),
        (("GM",) * 2 + ("IM",) * 7, {Item.OF_KIND}),
    ],
)
def test_titles(titles, fails):
    assert failing(check(NormKind.GM, "SLO", games([2500] * 9, 7, titles=titles), ANSWERED)) == fails


def test_for_an_im_norm_ims_count_and_for_a_wgm_norm_wgms_too():
    titles = ("IM", "IM", "WGM", "WGM", "FM", "", "", "", "")
    made = games([2400] * 9, 7, titles=titles)
    assert failing(check(NormKind.IM, "SLO", made, ANSWERED)) == {Item.OF_KIND}
    assert not failing(check(NormKind.WGM, "SLO", made, ANSWERED))


def test_35_percent():
    found = check(NormKind.GM, "SLO", games([2800] * 9, 3), ANSWERED)
    assert Item.SHARE in failing(found)


def test_the_least_average():
    found = check(NormKind.GM, "SLO", games([2379] * 9, 9), ANSWERED)
    assert failing(found) == {Item.AVERAGE}


def test_eight_games_are_too_few_unless_the_ninth_was_won_without_play():
    eight = games([2520] * 8, 6)
    assert failing(check(NormKind.GM, "SLO", eight, ANSWERED)) == {Item.GAMES}
    found = check(NormKind.GM, "SLO", eight, ANSWERED, won_unplayed=1)
    assert found.reached
    assert found.instead_of_played
    assert not check(NormKind.GM, "SLO", eight, replace(ANSWERED, rounds=11), won_unplayed=1).reached


def test_later_games_may_be_left_out_after_the_norm():
    made = [*games([2475] * 9, 6), NormGame(10, 20, 2300, "", "GER", Fraction(0))]
    found = check(NormKind.GM, "SLO", made, replace(ANSWERED, rounds=10))
    assert found.reached
    assert found.dropped == (10,)
    assert not check(NormKind.GM, "SLO", made, replace(ANSWERED, rounds=10, fixed=True)).reached


def test_a_win_may_be_left_out():
    # two far below the floor, only one of whom is lifted; the last game is a win, so no tail helps
    strong = [replace(game, round=11 - game.round) for game in games([2500] * 8 + [2200], 6)]
    weak = NormGame(1, 30, 1400, "", "GER", Fraction(1))
    lower = [replace(game, rating=1900) if game.rating == 2200 else game for game in strong]
    found = check(NormKind.GM, "SLO", [weak, *lower], replace(ANSWERED, rounds=10))
    assert found.dropped == (1,)
    assert found.lifted == 10
    whole = replace(ANSWERED, rounds=10, fixed=True)
    assert check(NormKind.GM, "SLO", [weak, *lower], whole).dropped == ()


def test_a_double_round_robin_counts_opponents_once_and_wants_six_players():
    made = [
        NormGame(index + 1, index % 5 + 2, 2500, ("GM", "GM", "FM", "", "")[index % 5], FEDERATIONS[index % 5],
                 Fraction(7, 10).limit_denominator(2) if index else Fraction(1))
        for index in range(10)
    ]  # fmt: skip
    facts = replace(ANSWERED, fixed=True, double=True, players=6, rounds=10)
    found = check(NormKind.GM, "SLO", made, facts)
    assert {condition.item: condition.limit for condition in found.conditions}[Item.OF_KIND] == ">= 2"
    assert Item.OF_KIND not in failing(found)
    assert Item.PLAYERS in failing(check(NormKind.GM, "SLO", made, replace(facts, players=5)))


def test_what_nobody_answered_is_listed_and_does_not_count_against_the_norm():
    found = check(NormKind.GM, "SLO", games([2475] * 9, 6), NormFacts())
    assert found.reached
    assert {c.item for c in found.conditions if c.satisfied is None} >= {Item.REGISTERED, Item.FORMAT}
    assert Item.REGISTERED in failing(check(NormKind.GM, "SLO", games([2475] * 9, 6), NormFacts(registered=False)))


def test_a_better_result_counts_for_more_games():
    found = check(NormKind.GM, "SLO", games([2475] * 9, "7.5"), ANSWERED)
    assert found.credited == 10  # a point and a half better: one more game
    assert check(NormKind.GM, "SLO", games([2475] * 9, 8), ANSWERED).credited == 11


def test_a_good_result_that_is_no_norm_counts_for_no_more_games():
    """1.4.1 d speaks of norms: here nobody comes from a second federation."""
    found = check(NormKind.GM, "SLO", games([2475] * 9, 8, federations=("GER",) * 9), ANSWERED)
    assert not found.reached
    assert found.credited == 9
