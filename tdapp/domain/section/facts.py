"""The regulations of a section apart from its players and rounds: what is edited on the Event page."""

from __future__ import annotations

import datetime as dt
from dataclasses import field, fields, replace
from fractions import Fraction

from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.event import ByeRules, Edition, Event, RatingMethod, RoundTime, Section
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import TeamRules
from tdapp.domain.section.two_games import GAMES, with_bye_of_games
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.parameters import Parameters, parameters_of
from tdapp.domain.systems.registry import by_code, chosen_key, is_baku, system_of, with_baku
from tdapp.domain.systems.system import System
from tdapp.domain.words.checks import FIDE_MODE_EXITED
from tdapp.domain.words.frozen import dataclass

OUTSIDE_FIDE = f"{FIDE_MODE_EXITED} before round 1: the pairing system is none of FIDE's"
"""The line of the tournament report of a section that begins by a club's or a federation's system."""


@dataclass(frozen=True, slots=True)
class SectionFacts:
    """Fields of ``Section`` by the same names and with the same meaning."""

    rounds_total: int
    name: str = ""
    kind: Kind = Kind.SWISS
    cycles: int = 1
    swap_last_two: bool = False
    points: PointSystem = field(default_factory=PointSystem)
    edition: Edition = Edition.FIDE_2026
    initial_colour: str = ""
    type_code: str = ""
    system_key: str = ""
    system_since: int = 0
    system_text: str = ""
    round_dates: tuple[dt.date | None, ...] = ()
    byes: ByeRules = field(default_factory=ByeRules)
    round_times: tuple[RoundTime, ...] = ()
    time_control: str = ""
    time_control_code: str = ""
    rate: str = "standard"
    rating_method: RatingMethod | None = None
    unrated_rule: str = ""
    categories: CategoryPlan = field(default_factory=CategoryPlan)
    list_orders: tuple[tuple[str, str], ...] = ()
    national_list: str = ""
    long_event: bool | None = None
    chess960: bool = False
    team_rules: TeamRules | None = None

    @property
    def system(self) -> System:
        """What pairs the section."""
        return system_of(self.kind, self.system_key, self.type_code)

    @property
    def system_facts(self) -> Parameters | None:
        """The parameters of its system; None where it has none. RuleViolation for a text that is none."""
        kind = self.system.parameters
        return None if kind is None else parameters_of(kind, self.system_text)


def going_on(facts: SectionFacts, system: System, parameters: str, since: int) -> SectionFacts:
    """The regulations of a section that goes on by another system from a round on."""
    code = system.codes[0] if system.codes else ""
    if code and system.accelerates:
        code = with_baku(code, is_baku(facts.type_code.strip()))
    key = chosen_key(system, code)
    return replace(facts, type_code=code, system_key=key, system_text=parameters, system_since=since)


def made_here(facts: SectionFacts) -> SectionFacts:
    """The regulations of a section that begins here: they name its system, and its report the code of this system."""
    system, code = facts.system, facts.type_code
    if not code or by_code(code) not in (None, system):
        code = system.codes[0] if system.codes else ""
    text, points = facts.system_text or system.begins, facts.points
    if system.scores and points == PointSystem():
        points = _GAMES_ONLY
    if system.stage_rounds == GAMES:
        points = with_bye_of_games(points)
    elif points == with_bye_of_games(PointSystem()):  # it was one, and is none any more
        points = PointSystem()
    key = chosen_key(system, code)
    return replace(facts, type_code=code, system_key=key, system_text=text, system_since=0, points=points)


_GAMES_ONLY = PointSystem(pab=Fraction(0), full_bye=Fraction(0), half_bye=Fraction(0))
"""Where a score of the system's own says what byes are worth, points are those of the games."""


_NAMES = tuple(one.name for one in fields(SectionFacts))


def facts_of(section: Section) -> SectionFacts:
    """The regulations of a section."""
    return SectionFacts(**{name: getattr(section, name) for name in _NAMES})


def with_facts(section: Section, facts: SectionFacts) -> Section:
    """The section under other regulations."""
    return replace(section, **{name: getattr(facts, name) for name in _NAMES})


def empty_section(event: Event, facts: SectionFacts) -> Section:
    """A section without players; outside FIDE mode where its system is not one of FIDE's (Q43-46)."""
    section = with_facts(Section(event, (), (), facts.rounds_total), facts)
    return section if facts.system.status.of_fide else replace(section, fide_mode=False, comments=(OUTSIDE_FIDE,))
