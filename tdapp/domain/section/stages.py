"""Rounds that belong together: one match of two players or teams over several games or legs.

A round of the section stays one game. What everybody calls a round is a stage then: a Double-Swiss match is two rounds,
a knock-out match as many as the regulations say.
"""

from __future__ import annotations

from typing import Protocol

from tdapp.domain.systems.knockout import KnockoutFacts
from tdapp.domain.systems.parameters import Parameters
from tdapp.domain.systems.system import System
from tdapp.domain.words.wording import tr


class _Played(Protocol):
    @property
    def system(self) -> System: ...
    @property
    def cycles(self) -> int: ...
    @property
    def system_facts(self) -> Parameters | None: ...


def games_of_stage(section: _Played) -> int:
    """How many rounds a stage has: 1 where each round is paired for itself."""
    if not section.system.elimination:
        return section.system.stage_rounds
    facts = section.system_facts
    return facts.games if isinstance(facts, KnockoutFacts) else max(1, section.cycles)


def stage_of(section: _Played, number: int) -> int:
    """The stage that a round belongs to, from 1."""
    return (number - 1) // games_of_stage(section) + 1


def rounds_of(section: _Played, stage: int) -> range:
    """The rounds of a stage, from its first game to its last."""
    games = games_of_stage(section)
    return range((stage - 1) * games + 1, stage * games + 1)


def game_of(section: _Played, number: int) -> int:
    """Which game of its stage a round is, from 1."""
    return (number - 1) % games_of_stage(section) + 1


def same_match(system: System, one: int, other: int) -> bool:
    """Whether two rounds are games of one match, in a system whose matches all have several."""
    games = system.stage_rounds
    return games > 1 and (one - 1) // games == (other - 1) // games


def is_passed(system: System, number: int, paired: int) -> bool:
    """Whether a round is over because a later one is paired, which is no game of the same match."""
    return number < paired and not same_match(system, number, paired)


def ends_stage(section: _Played, number: int) -> bool:
    """Whether a round is the last of its stage."""
    return game_of(section, number) == games_of_stage(section)


def match_words(section: _Played, number: int) -> str:
    """Which game of which match a round is; empty where a round is a match of its own."""
    if section.system.stage_rounds < 2:
        return ""
    return tr("match {match}, game {game}").format(match=stage_of(section, number), game=game_of(section, number))
