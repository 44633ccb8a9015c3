"""The forecast: the least points, by enumeration of every way to score them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.norms.check import NormFacts, NormGame, check
from tdapp.domain.norms.forecast import forecast
from tdapp.domain.norms.kinds import NormKind

FACTS = NormFacts(registered=True, format_valid=True, one_round_a_day=True)
FEDERATIONS = ("GER", "FRA", "NOR", "GER", "FRA", "NOR", "ITA", "ITA", "ESP")
TITLES = ("GM", "GM", "GM", "IM", "FM", "", "", "IM", "CM")


def played(ratings, points) -> list[NormGame]:
    halves = int(2 * Fraction(points))
    made = []
    for index, rating in enumerate(ratings):
        score = Fraction(min(2, halves), 2)
        halves -= int(2 * score)
        made.append(NormGame(index + 1, index + 2, rating, TITLES[index], FEDERATIONS[index], score))
    return made


@pytest.mark.parametrize("points", ["3", "3.5", "4", "4.5", "5"])
@pytest.mark.parametrize("average", [2300, 2431, 2550])
def test_the_least_points_are_those_with_which_the_finished_event_is_a_norm(points, average):
    games = played([2475] * 7, points)
    found = forecast(NormKind.GM, "SLO", games, (), 2, FACTS, average)
    enough = []
    for halves in range(5):
        rest = [Fraction(min(2, halves), 2), Fraction(max(0, halves - 2), 2)]
        coming = [NormGame(8 + index, 20 + index, average, "GM", "POL", score) for index, score in enumerate(rest)]
        if check(NormKind.GM, "SLO", [*games, *coming], FACTS).reached:
            enough.append(Fraction(halves, 2))
    assert found.needed == min(enough, default=None)


def test_known_opponents_take_the_place_of_the_average():
    games = played([2475] * 8, "5")
    known = NormGame(9, 30, 2900, "GM", "POL", Fraction(0))
    found = forecast(NormKind.GM, "SLO", games, (known,), 1, FACTS, 1500)
    assert found.needed == Fraction(1, 2)  # 5½ of 9 are .61: 2522 + 80; 5 of 9 are .56: + 43
    assert found.averages == ()


def test_what_the_unknown_must_average_by_score():
    found = forecast(NormKind.GM, "SLO", played([2475] * 8, "5"), (), 1, FACTS, 2475)
    assert [score for score, _ in found.averages] == [Fraction(1, 2), Fraction(1)]
    for score, least in found.averages:
        games = [*played([2475] * 8, "5"), NormGame(9, 30, least, "GM", "POL", score)]
        assert check(NormKind.GM, "SLO", games, FACTS).reached
        games[-1] = NormGame(9, 30, least - 1, "GM", "POL", score)
        assert not check(NormKind.GM, "SLO", games, FACTS).reached


def test_titles_that_are_missing_and_cannot_come_any_more():
    games = [NormGame(one.round, one.opponent, one.rating, "", one.federation, one.score)
             for one in played([2475] * 7, "7")]  # fmt: skip
    assert forecast(NormKind.GM, "SLO", games, (), 2, FACTS, 2475).needed is None
    with_two = [NormGame(one.round, one.opponent, one.rating, "GM" if one.round < 4 else "", one.federation, one.score)
                for one in games]  # fmt: skip
    assert forecast(NormKind.GM, "SLO", with_two, (), 2, FACTS, 2475).titled == 2


def test_in_a_double_round_robin_a_title_counts_once():
    """Six players, ten games: three of the five opponents titled, two of them grandmasters (1.4.5 f)."""
    facts = NormFacts(fixed=True, double=True, players=6, rounds=10, registered=True, format_valid=True)
    titles = ("GM", "GM", "FM", "", "")
    games = [
        NormGame(index + 1, index % 5 + 2, 2500, titles[index % 5], FEDERATIONS[index % 5], Fraction(1))
        for index in range(8)
    ]
    coming = [NormGame(9, 5, 2500, "", "GER", Fraction(0)), NormGame(10, 6, 2500, "", "FRA", Fraction(0))]
    assert forecast(NormKind.GM, "SLO", games, coming, 2, facts, 2500).needed == 0
    fewer = [replace(game, title="IM") if game.opponent == 3 else game for game in games]
    assert forecast(NormKind.GM, "SLO", fewer, coming, 2, facts, 2500).needed is None
