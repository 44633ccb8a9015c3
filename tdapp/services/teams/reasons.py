"""Why a match of a round was made, from the section alone; also of a round of years ago."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.services.teams.kinds.registry import team_kind


def why_match(section: Section, number: int, one: int, other: int) -> tuple[str, ...]:
    """Sentences about a match of a round; where the rules give another one, what speaks against it."""
    return team_kind(section.kind).why(section, number, one, other)


def why_free(section: Section, number: int, team: int) -> tuple[str, ...]:
    """Sentences about the pairing-allocated bye of a round."""
    return team_kind(section.kind).why_free(section, number, team)
