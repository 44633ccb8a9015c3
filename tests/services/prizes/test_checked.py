"""Who may stand aside from the prizes of a section, and who may be named: by the numbers that its table has."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.prizes.plan import Prize, PrizeKind, PrizePlan
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.prizes.checked import checked_for
from tests.arena import arena
from tests.asked import small

PLAYERS = arena("1 A 2000 | 3w1\n3 B 1900 | 1b0")
TEAMS = small(next(one for one in SYSTEMS if one.key == "team-swiss-2026"))
FIRST = Prize("", 1, Fraction(10))


def test_players_stand_aside_where_players_are_ranked() -> None:
    assert checked_for(PrizePlan((FIRST,), barred=(3, 1, 3)), PLAYERS).barred == (1, 3)
    with pytest.raises(RuleViolation, match="pairing number 2"):
        checked_for(PrizePlan((FIRST,), barred=(1, 2)), PLAYERS)


def test_teams_stand_aside_where_teams_are_ranked_and_players_are_named() -> None:
    numbers = [team.number for team in TEAMS.teams]
    person = max(player.number for player in TEAMS.players)
    assert person > max(numbers)
    best = Prize("Best game", 0, Fraction(10), winner=person, kind=PrizeKind.NAMED)
    plan = PrizePlan((FIRST, best), barred=tuple(numbers))
    assert checked_for(plan, TEAMS).barred == tuple(sorted(numbers))
    with pytest.raises(RuleViolation, match=f"no team with the number {person}"):
        checked_for(PrizePlan((FIRST,), barred=(person,)), TEAMS)
    with pytest.raises(RuleViolation, match=f"no player with the pairing number {person + 1}"):
        checked_for(PrizePlan((Prize("Best game", 0, Fraction(10), winner=person + 1, kind=PrizeKind.NAMED),)), TEAMS)
