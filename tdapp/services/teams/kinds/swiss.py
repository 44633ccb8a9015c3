"""The Swiss system for teams (C.04.6)."""

from __future__ import annotations

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL_LIMIT, Cancel
from tdapp.pairing.engines.teams import TeamSwissEngine, pair_teams
from tdapp.pairing.reasons.teams import why, why_bye, why_not
from tdapp.pairing.rules.team_position import team_position_of
from tdapp.services.teams.kinds.kind import TeamKind, TeamPairing


class TeamSwiss(TeamKind):
    """Paired by our own engine, which explains itself from the section alone, also a round of years ago."""

    kind = Kind.TEAM_SWISS
    by = "C.04.6"

    def pair(
        self, section: Section, number: int, *, limit_seconds: float = USUAL_LIMIT, cancel: Cancel | None = None
    ) -> TeamPairing:
        found = TeamSwissEngine().pair(section, number, limit_seconds=limit_seconds, cancel=cancel)
        return TeamPairing(found.pairs, found.bye, found)

    def why(self, section: Section, number: int, one: int, other: int) -> tuple[str, ...]:
        try:
            position = team_position_of(section, number)
        except RuleViolation as problem:
            return (str(problem),)
        found = pair_teams(position)
        if found is None:
            return (tr("No pairing of this round is legal."),)
        if any({one, other} == set(pair) for bracket in found.brackets for pair in bracket.pairs):
            return why(position, found, one, other)
        against = why_not(position, found, one, other)
        return (tr("The rules pair otherwise."), *(f"{each.text} ({each.article})" for each in against))

    def why_free(self, section: Section, number: int, team: int) -> tuple[str, ...]:
        try:
            return why_bye(team_position_of(section, number), team)
        except RuleViolation as problem:
            return (str(problem),)

    def announced(self, facts: SectionFacts, teams: int) -> tuple[str, ...]:
        return (
            tr("Swiss system for teams, {rounds_total} rounds, paired by C.04.6.").format(
                rounds_total=facts.rounds_total
            ),
        )
