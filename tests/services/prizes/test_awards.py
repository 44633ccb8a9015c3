"""Prizes as they are awarded: whose year decides over groups by age."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.prizes.division import Award
from tdapp.domain.prizes.plan import Prize, PrizeKind, PrizePlan
from tdapp.domain.section.event import Event
from tdapp.domain.section.player import Sex, Standing
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.services.prizes.awards import Winners, distribution_of, empty_groups, year_of
from tdapp.services.tables.standings import compute_standings
from tdapp.services.tables.team_standings import team_standings
from tests.arena import arena
from tests.asked import small


def test_the_year_of_the_start_decides_else_this_one() -> None:
    field = "1 A 2000 | 2w1\n2 B 1900 | 1b0"
    assert year_of(compute_standings(arena(field, event=Event("E", start=dt.date(2025, 12, 30)))), 2026) == 2025
    assert year_of(compute_standings(arena(field, event=Event("E"))), 2026) == 2026


@pytest.mark.parametrize(
    ("leaver", "leavers", "takes"),
    [(2, False, {1, 3}), (2, True, {1, 2, 3}), (1, False, {2, 3}), (1, True, {1, 2, 3}), (3, False, {1, 2})],
)
def test_who_has_left_wins_where_it_is_allowed_and_who_was_expelled_never(
    leaver: int, leavers: bool, takes: set[int]
) -> None:
    section = arena("1 A 2000 | 2w1 3b1\n2 B 1900 | 1b0 4w1\n3 C 1800 | 4b1 1w0\n4 D 1700 | 3w0 2b0")
    left = {leaver: Standing.WITHDRAWN, 4: Standing.EXPELLED}
    players = tuple(replace(one, standing=left.get(one.number, one.standing)) for one in section.players)
    plan = PrizePlan(tuple(Prize("", place, Fraction(40)) for place in range(1, 5)), leavers=leavers)
    found = distribution_of(compute_standings(replace(section, players=players)), plan, year=2026)
    assert {award.number for award in found.awards} == takes


def test_among_teams_places_are_of_teams_and_who_is_named_is_a_player() -> None:
    """The same number is that of a team and of a player."""
    section = small(next(one for one in SYSTEMS if one.key == "team-swiss-2026"))
    person, unknown = section.players[0], Award(99, "Best game", 0, Fraction(1), kind=PrizeKind.NAMED)
    placed, named = (Award(person.number, "", 1, Fraction(1), kind=kind) for kind in (PrizeKind.PLACE, PrizeKind.NAMED))
    of_club = Award(0, "Clubs", 1, Fraction(1), club="Ulm", kind=PrizeKind.CLUB)
    winners = Winners(team_standings(section).standings)
    row = winners.row(placed)
    assert row is not None
    assert row.player.name == winners.name(placed) == section.teams[person.number - 1].name
    assert (winners.row(named), winners.player(named), winners.name(named)) == (None, person, person.name)
    assert (winners.row(of_club), winners.player(of_club), winners.name(of_club)) == (None, None, "Ulm")
    assert (winners.player(unknown), winners.name(unknown)) == (None, "")
    alone = Winners(compute_standings(section))  # the table of the players of the same competition
    found = alone.row(named)
    assert found is not None
    assert (found.player, alone.name(placed)) == (person, person.name)


def test_groups_with_prizes_and_nobody_in_them_are_named() -> None:
    section = arena("1 A 2000 | 2w1\n2 B 1900 | 1b0")
    women = replace(section, players=(replace(section.players[0], sex=Sex.FEMALE), section.players[1]))
    plan = PrizePlan(tuple(Prize(group, 1, Fraction(1)) for group in ("", "Women", "Nobody")))
    assert empty_groups(compute_standings(section), plan, year=2026) == ("Women", "Nobody")
    assert empty_groups(compute_standings(women), plan, year=2026) == ("Nobody",)
