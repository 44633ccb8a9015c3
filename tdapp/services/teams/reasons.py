"""Why a match of a round was made, from the section alone; also of a round of years ago."""

from __future__ import annotations

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.teams import pair_teams
from tdapp.pairing.reasons.teams import why, why_bye, why_not
from tdapp.pairing.rules.team_position import team_position_of


def why_match(section: Section, number: int, one: int, other: int) -> tuple[str, ...]:
    """Sentences about a match of a round; where the rules give another one, what speaks against it."""
    if section.kind is not Kind.TEAM_SWISS:
        return (tr("It stands in the Berger table."),)
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


def why_free(section: Section, number: int, team: int) -> tuple[str, ...]:
    """Sentences about the pairing-allocated bye of a round."""
    if section.kind is not Kind.TEAM_SWISS:
        return (tr("It stands in the Berger table."),)
    try:
        return why_bye(team_position_of(section, number), team)
    except RuleViolation as problem:
        return (str(problem),)
