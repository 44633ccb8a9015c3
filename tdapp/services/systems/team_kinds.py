"""Every kind of team event."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.checks import Warning
from tdapp.services.systems.knockout import Knockout
from tdapp.services.systems.of_teams import TeamKind
from tdapp.services.systems.scheveningen import Scheveningen
from tdapp.services.systems.team_swiss import TeamSwiss

TEAM_KINDS: tuple[TeamKind, ...] = (TeamSwiss(), TeamKind(), Scheveningen(), Knockout())

_BY_KIND = {one.of.kind: one for one in TEAM_KINDS}


def team_kind(kind: Kind) -> TeamKind:
    """The kind of a competition of teams."""
    return _BY_KIND[kind]


def settled(facts: SectionFacts, teams: int = 0) -> SectionFacts:
    """The regulations of a competition of teams, with what follows from them and from the number of teams."""
    kind = team_kind(facts.kind)
    facts = kind.settled(facts)
    rounds = kind.rounds_for(facts, teams)
    dates, times = facts.round_dates[:rounds], facts.round_times[:rounds]
    return replace(facts, rounds_total=rounds, round_dates=dates, round_times=times)


def too_many_teams(kind: Kind, count: int) -> Warning | None:
    """Why a kind cannot have so many teams."""
    most = team_kind(kind).most_teams
    return rule("too-many-teams").warn(most=most, count=count) if most is not None and count > most else None
