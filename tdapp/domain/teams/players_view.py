"""A competition of teams as a list of individual results looks at it."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.systems.kind import Kind


def players_view(section: Section) -> Section:
    """The section of the players alone, for lists of individual results; itself where there are no teams.

    The players of a competition of teams are paired by no system of their own, and its ladder is that of the teams.
    """
    if not section.system.pairs_teams:
        return section
    return replace(
        section,
        kind=Kind.SWISS,
        system_key="",
        cycles=1,
        ladder=None,
        trial_ladder=None,
        manual_places=(),
        external_values=(),
        accelerations=(),
        forbidden=(),
        wishes=(),
        team_rules=None,
        teams=(),
        matches=(),
        team_byes=(),
        adjustments=(),
    )
