"""A plan of prizes as a section takes it. Storing one wants no table, and no numpy."""

from __future__ import annotations

from tdapp.domain.prizes.plan import PrizePlan, checked_plan
from tdapp.domain.section.event import Section


def checked_for(plan: PrizePlan, section: Section) -> PrizePlan:
    """The plan as a section stores it; RuleViolation says what is wrong. Where teams are ranked, teams stand aside."""
    teams = frozenset(team.number for team in section.teams) if section.ranks_teams else None
    return checked_plan(plan, frozenset(player.number for player in section.players), teams)
