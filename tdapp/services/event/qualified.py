"""New sections from tables: a play-off from a Swiss, finals from groups, quads from a start list. Places are seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from tdapp.domain.commands.event import AddSection, AddSectionsFrom, NewSection
from tdapp.domain.knockout.tree import stages_for
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.stages import games_of_stage
from tdapp.domain.systems.knockout import KnockoutFacts, Seeding
from tdapp.domain.systems.parameters import parameters_of, parameters_text
from tdapp.domain.systems.registry import chosen_key, read_as
from tdapp.domain.systems.system import System
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.round_robin import rounds_in_cycle
from tdapp.services.event.handlers import add_section
from tdapp.services.event.teams_taken import add_with_teams
from tdapp.services.ports.event_store import EventStore
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.systems.standings import deciding

FEWEST, MOST = 2, 400
Entries = tuple[tuple[int, int], ...]
Table = tuple[int, Sequence[int]]
"""A section and its players in the order of the table."""


def sources_in(store: EventStore | None) -> list[tuple[int, Section]]:
    """The sections of an event from whose tables a new one can be made: of players, with two of them or more."""
    if store is None:
        return []
    held = ((ref.section_id, store.snapshot(ref.section_id)) for ref in store.sections())
    return [(id_, section) for id_, section in held if section.team_rules is None and len(section.players) >= FEWEST]


def table_of_players(section: Section) -> tuple[int, ...]:
    """The players of a section who are still there, by the table, or by number before round 1."""
    there = {player.number for player in section.players if player.standing is Standing.ACTIVE}
    if section.team_rules is not None:
        raise RuleViolation(tr("A section of teams has no table of players to take the best from."))
    if not section.rounds_decided:
        return tuple(sorted(there))
    return tuple(row.player.number for row in deciding(section).rows if row.player.number in there)


def taken(tables: Sequence[Table], first: int, last: int) -> Entries:
    """Who has the places from ``first`` to ``last`` of each table: all first places, then all second ones.

    Of two groups A1, B1, A2, B2: in a bracket of four A1 meets B2 and B1 meets A2.
    """
    if not 1 <= first <= last:
        raise RuleViolation(tr("Places are named from the first to the last, for example 1-8."))
    for _, numbers in tables:
        if last > len(numbers):
            text = tr("The table has {count} players: there is no place {place}.")
            raise RuleViolation(text.format(count=len(numbers), place=last))
    return tuple((section, numbers[place - 1]) for place in range(first, last + 1) for section, numbers in tables)


def in_groups(entries: Entries, size: int) -> list[Entries]:
    """Groups of so many, the best together (quads); who is left over joins the last one."""
    if size < FEWEST:
        raise RuleViolation(tr("A group has two players or more."))
    whole = max(1, len(entries) // size)
    starts = [place * size for place in range(whole)] + [len(entries)]
    return [entries[one:following] for one, following in pairwise(starts)]


def group_names(name: str, count: int) -> Iterator[str]:
    """``Quad 1``, ``Quad 2``; of one group the name alone."""
    return iter([name] if count == 1 else [f"{name} {place}" for place in range(1, count + 1)])


def facts_like(like: SectionFacts, name: str, system: System, text: str) -> SectionFacts:
    """The regulations of a new section by a system, at the rate of play of another."""
    if read_as(system) is None:
        raise RuleViolation(tr("A section of teams has no table of players to take the best from."))
    if system.elimination:  # places are seeds: the numbers stay as the table gives them
        rules = parameters_of(KnockoutFacts, text)
        text = parameters_text(replace(rules, seeding=Seeding.NUMBER)) if rules.seeding is Seeding.RATING else text
    return SectionFacts(
        1,
        name,
        system.kind,
        edition=like.edition,
        system_key=chosen_key(system),
        system_text=text,
        time_control=like.time_control,
        time_control_code=like.time_control_code,
        rate=like.rate,
        rating_method=like.rating_method,
        list_orders=like.list_orders,
        national_list=like.national_list,
    )


def rounds_needed(facts: SectionFacts, players: int, asked: int | None = None) -> int:
    """What the system needs for so many; of a Swiss what was asked, else enough for one winner."""
    if facts.system.elimination:
        return stages_for(players) * games_of_stage(facts)
    if facts.system.everyone_meets:
        return rounds_in_cycle(players)
    rounds = asked or max(1, min(players - 1, stages_for(players) + 2))
    return rounds * games_of_stage(facts)


def planned(facts: SectionFacts, groups: Sequence[Entries], rounds: int | None = None) -> AddSectionsFrom:
    """The step that makes a section for each group."""
    names = group_names(facts.name, len(groups))
    return AddSectionsFrom(
        tuple(
            NewSection(replace(facts, name=next(names), rounds_total=rounds_needed(facts, len(one), rounds)), one)
            for one in groups
        )
    )


def add_sections_from(rows: EventRows, command: AddSectionsFrom) -> ChangeSet:
    """Sections with these players, who are numbered in this order; their old sections stay as they are."""
    if not command.sections:
        raise RuleViolation(tr("No player is given."))
    for one in command.sections:
        if one.teams:
            add_with_teams(rows, one)
        else:
            _add(rows, one)
    return ChangeSet(frozenset(Topic))


def _add(rows: EventRows, wanted: NewSection) -> None:
    if not FEWEST <= len(wanted.players) <= MOST:
        text = tr("A section from a table takes {fewest} to {most} players.")
        raise RuleViolation(text.format(fewest=FEWEST, most=MOST))
    if len(set(wanted.players)) < len(wanted.players):
        raise RuleViolation(tr("A player is given twice."))
    if wanted.facts.team_rules is not None:
        raise RuleViolation(tr("A section of teams has no table of players to take the best from."))
    players = []
    for place, (section_id, number) in enumerate(wanted.players, 1):
        player = rows.roster.player(section_id, number)
        players.append(
            replace(
                player,
                number=place,
                standing=Standing.ACTIVE,
                check_in=CheckIn.NOT_YET,
                fixed_table=None,
                round_ratings=(),
                paid="",
                owed="",
            )
        )
    before = {section_id for section_id, _ in rows.roster.sections()}
    add_section(rows, AddSection(wanted.facts))
    (new,) = {section_id for section_id, _ in rows.roster.sections()} - before
    rows.roster.add_players(new, players)


ROWS = (handles(AddSectionsFrom, add_sections_from),)
