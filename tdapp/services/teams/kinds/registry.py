"""Every kind of team event."""

from __future__ import annotations

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Kind
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.words.checks import Warning
from tdapp.services.teams.kinds.kind import TeamKind
from tdapp.services.teams.kinds.scheveningen import Scheveningen
from tdapp.services.teams.kinds.swiss import TeamSwiss

TEAM_KINDS: tuple[TeamKind, ...] = (TeamSwiss(), TeamKind(), Scheveningen())

_BY_KIND = {one.kind: one for one in TEAM_KINDS}


def team_kind(kind: Kind) -> TeamKind:
    """The kind of a competition of teams."""
    return _BY_KIND[kind]


def settled(facts: SectionFacts) -> SectionFacts:
    """The regulations with what follows from them; those of players as they are."""
    return team_kind(facts.kind).settled(facts) if facts.kind.of_teams else facts


def too_many_teams(kind: Kind, count: int) -> Warning | None:
    """Why a kind cannot have so many teams."""
    most = team_kind(kind).most_teams
    return rule("too-many-teams").warn(most=most, count=count) if most is not None and count > most else None
