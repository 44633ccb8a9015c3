"""The rules of each system."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.round import Round
from tdapp.domain.systems.system import System
from tdapp.services.systems.double_swiss import DoubleSwiss
from tdapp.services.systems.dutch_2017 import Dutch2017Rules
from tdapp.services.systems.keizer import KeizerRules
from tdapp.services.systems.of_players import PlayersRules, RoundRobin, UnknownSwiss
from tdapp.services.systems.own_swiss import Burstein, Dubov
from tdapp.services.systems.players_knockout import PlayersKnockout
from tdapp.services.systems.rules import SystemRules
from tdapp.services.systems.team_kinds import TEAM_KINDS
from tdapp.services.systems.team_kinds import settled as settled_teams

_SWISS = (PlayersRules(), Dutch2017Rules(), Burstein(), Dubov(), DoubleSwiss(), KeizerRules())
_OF_PLAYERS = (*_SWISS, RoundRobin(), PlayersKnockout())
RULES: dict[str, SystemRules] = {one.of.key: one for one in (*_OF_PLAYERS, *TEAM_KINDS)}
"""By the key of the system."""


def rules_of_system(system: System) -> SystemRules:
    """What the system of a section does; of one that is known by name only, what is the same in all of its shape."""
    found = RULES.get(system.key)
    if found is not None:
        return found
    return next((one for one in TEAM_KINDS if one.of.kind is system.kind), None) or UnknownSwiss(system)


def settled(facts: SectionFacts, entered: int = 0) -> SectionFacts:
    """The regulations with what follows from them and from the number of teams."""
    if facts.kind.of_teams:
        return settled_teams(facts, entered)
    return rules_of_system(facts.system).settled(facts)


def rules_at(section: Section, round_: Round) -> SystemRules:
    """The rules for a round: of one that was paired before the section went on by its system nothing is known."""
    known = round_.number >= section.system_since
    return rules_of_system(section.system) if known else UnknownSwiss(section.system)
