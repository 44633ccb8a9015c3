"""Which club is the best: by the points of its best players, then by the sum of their ranks."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.prizes.plan import Prize, PrizeKind, PrizePlan
from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.event import Section
from tdapp.services.categories.membership import youth_rules
from tdapp.services.prizes.awards import distribution_of, narrowest_words
from tdapp.services.prizes.groups import clubs_of, members_of
from tdapp.services.tables.standings import Standings, compute_standings
from tests.arena import arena

# Ranks 1 3 2 5 4 6 of the players 1 to 6; points 3 2 2 1 1 0.
DRAWN = """
1 A 2400 | 4w1 2b1 3w1
2 B 2300 | 5w1 1w0 6b1
3 C 2200 | 6b1 5w1 1b0
4 D 2100 | 1b0 6w1 5b0
5 E 2000 | 2b0 3b0 4w1
6 F 1900 | 3w0 4b0 2w0
"""


def standings(*clubs: str) -> Standings:
    section = arena(DRAWN)
    players = (replace(one, club=club) for one, club in zip(section.players, clubs, strict=True))
    return compute_standings(replace(section, players=tuple(players)))


def test_the_best_club_has_most_points_of_its_best_players() -> None:
    held = standings("Alpha", "Beta", "Beta", "Alpha", "Gamma", "Alpha")
    assert [(club.name, club.points) for club in clubs_of(held, 1)] == [("Alpha", 3), ("Beta", 2), ("Gamma", 1)]
    assert [(club.name, club.points, club.players) for club in clubs_of(held, 3)] == [("Alpha", 4, (1, 4, 6))]


def test_equal_points_are_decided_by_the_ranks() -> None:
    """Three points each: Zeta has the ranks 1 and 6, Alpha 3 and 5, though it comes first by name."""
    found = clubs_of(standings("Zeta", "Alpha", "", "Alpha", "", "Zeta"), 2)
    assert [(club.name, club.points, club.ranks) for club in found] == [("Zeta", 3, 7), ("Alpha", 3, 8)]


def test_clubs_that_are_equal_in_all_stand_by_their_names() -> None:
    """Three points each: Zeta has the ranks 2 and 5, Alpha 3 and 4."""
    found = clubs_of(standings("", "Alpha", "Zeta", "Zeta", "Alpha", ""), 2)
    assert [(club.name, club.points, club.ranks) for club in found] == [("Alpha", 3, 7), ("Zeta", 3, 7)]


def test_the_prize_of_the_clubs_goes_to_the_best() -> None:
    prizes = tuple(Prize("Clubs", place, Fraction(10), kind=PrizeKind.CLUB) for place in (1, 2))
    found = distribution_of(
        standings("Beta", "Beta", "Alpha", "", "Alpha", ""), PrizePlan(prizes, club_players=2), year=2026
    )
    assert [(award.place, award.club) for award in found.awards if award.club] == [(1, "Beta"), (2, "Alpha")]


def test_a_prize_of_u18_is_for_the_younger_ones_too_where_nobody_made_categories() -> None:
    young = aged("1990", "2014", "2009", "2011")
    assert members_of(young, ("U18", "U12", "S50+"), 2026) == {"U18": {2, 3, 4}, "U12": {2}, "S50+": frozenset()}


def test_where_the_narrowest_group_counts_it_is_said_of_prizes_that_it_touches() -> None:
    narrow = replace(aged("2014", "2009"), categories=CategoryPlan(youth_rules((12, 18))))
    (said,) = narrowest_words(PrizePlan((Prize("u18", 1, Fraction(10)),)), narrow)
    assert said.startswith("Each player is in the narrowest age group and the narrowest rating group only, and wins")
    assert narrowest_words(PrizePlan((Prize("U12", 1, Fraction(10)),)), narrow) == ()
    every = replace(narrow, categories=replace(narrow.categories, every=True))
    for section in (every, aged("2014", "2009")):
        assert narrowest_words(PrizePlan((Prize("U18", 1, Fraction(10)),)), section) == ()


def aged(*births: str) -> Section:
    section = arena(DRAWN)
    born = (*births, *("" for _ in section.players[len(births) :]))
    return replace(section, players=tuple(map(lambda one, birth: replace(one, birth=birth), section.players, born)))
