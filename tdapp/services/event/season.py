"""The next season of a league: new sections from the tables of its divisions, with the teams that go up and down."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from tdapp.domain.commands.event import AddSectionsFrom, NewSection
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts, facts_of
from tdapp.domain.section.player import Standing
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr, trimmed
from tdapp.pairing.rules.round_robin import rounds_in_cycle
from tdapp.services.ports.event_store import EventStore
from tdapp.services.tables.team_standings import team_standings
from tdapp.services.teams.fixtures import league_of
from tdapp.services.teams.league import LONGEST_SEASON
from tdapp.services.teams.movements import moved_rows

_YEARS = re.compile(r"\s+\(?[0-9]{4}([/–-][0-9]{2,4})?\)?$")
Divisions = Sequence[tuple[int, Section]]
_Entry = tuple[int, int]
"""A section and the number of a team in it."""


def divisions_in(store: EventStore | None, season: str | None = None) -> list[tuple[int, Section]]:
    """The sections of an event that name their division, the highest first; without ``season`` those of the newest."""
    held = [] if store is None else [(ref.section_id, store.snapshot(ref.section_id)) for ref in store.sections()]
    found = [(id_, one) for id_, one in held if one.team_rules is not None and league_of(one).division]
    if found and season is None:
        season = league_of(found[-1][1]).season
    found = [(id_, one) for id_, one in found if league_of(one).season == season]
    return sorted(found, key=lambda one: league_of(one[1]).division)


def next_season(divisions: Divisions, season: str) -> AddSectionsFrom:
    """The step that makes the sections of the next season; RuleViolation where a table does not decide yet."""
    season = trimmed(season)
    if not divisions:
        raise RuleViolation(tr("No section names its division of a league."))
    if not season or len(season) > LONGEST_SEASON:
        words = tr("Name the season, for example 2027; at most {most} letters.")
        raise RuleViolation(words.format(most=LONGEST_SEASON))
    if season == league_of(divisions[0][1]).season:
        raise RuleViolation(tr("{season} is the season of these tables: name the next one.").format(season=season))
    up, stay, down = {}, {}, {}
    levels = sorted({league_of(section).division for _, section in divisions})
    for id_, section in divisions:
        level = league_of(section).division
        groups = _moved(section, top=level == levels[0], bottom=level == levels[-1])
        up[id_], stay[id_], down[id_] = ([(id_, number) for number in group] for group in groups)
    teams: dict[int, list[_Entry]] = {id_: list(stay[id_]) for id_, _ in divisions}
    for place, level in enumerate(levels):
        here = _at(divisions, level)
        for id_ in _at(divisions, levels[place - 1]) if place else ():
            _spread(down[id_], here, teams, first=True)
        for id_ in _at(divisions, levels[place + 1]) if place + 1 < len(levels) else ():
            _spread(up[id_], here, teams, first=False)
    return AddSectionsFrom(
        tuple(NewSection(_facts(section, season, len(teams[id_])), (), tuple(teams[id_])) for id_, section in divisions)
    )


def _at(divisions: Divisions, level: int) -> list[int]:
    return [id_ for id_, section in divisions if league_of(section).division == level]


def _spread(moved: list[_Entry], here: list[int], teams: dict[int, list[_Entry]], *, first: bool) -> None:
    """Each into the section of the division that has fewest; who comes from above is numbered first."""
    for place, entry in enumerate(moved):
        target = teams[min(here, key=lambda id_: len(teams[id_]))]
        target.insert(place if first and len(here) == 1 else 0 if first else len(target), entry)


def _moved(section: Section, *, top: bool, bottom: bool) -> Iterator[list[int]]:
    """The teams that go up, stay and go down, by their numbers in the order of the table."""
    if section.rounds_decided < section.rounds_total:
        raise RuleViolation(tr("{section}: the season is not over.").format(section=section.name))
    league, standings = league_of(section), team_standings(section).standings
    up, down, level = moved_rows(standings, 0 if top else league.promoted, 0 if bottom else league.relegated)
    if level:
        words = tr("{section}: level at the line, to be decided first (a further criterion or the lot): {teams}")
        raise RuleViolation(words.format(section=section.name, teams=", ".join(row.player.name for row in level)))
    moved = {row.player.number for row in (*up, *down)}
    stay = [row for row in standings.rows if row.player.number not in moved]
    there = {team.number for team in section.teams if team.standing is Standing.ACTIVE}
    for group in (up, stay, down):
        yield [row.player.number for row in group if row.player.number in there]


def _facts(section: Section, season: str, teams: int) -> SectionFacts:
    """The regulations of a division without what belongs to the season that is over, with rounds for so many teams."""
    rounds = rounds_in_cycle(teams) * section.cycles if section.system.everyone_meets else section.rounds_total
    before = league_of(section)
    plain = section.name.removesuffix(before.season).rstrip() if before.season else section.name
    name = f"{_YEARS.sub('', plain)} {season}".strip()
    league = replace(before, season=season, appointments=(), licences=(), fines=())
    rules = replace(rules_of(section), league=league)
    return replace(
        facts_of(section),
        rounds_total=rounds,
        name=name,
        round_dates=(),
        round_times=(),
        initial_colour="",
        system_since=0,
        team_rules=rules,
    )
