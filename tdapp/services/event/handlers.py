"""Handlers of the event and its sections."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from tdapp.domain.commands.event import (
    AddSection,
    ChangeSystem,
    EditEvent,
    EditSection,
    MovePlayers,
    OrderSections,
    RemoveSection,
)
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.editions import choices_of, gone_on, is_of_2017
from tdapp.domain.section.event import ROLES, Official, Section
from tdapp.domain.section.facts import (
    OUTSIDE_FIDE,
    SectionFacts,
    empty_section,
    facts_of,
    made_here,
    with_facts,
)
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.time_control import time_code
from tdapp.domain.systems.registry import checked_text, ids, is_baku, name_of, system_named
from tdapp.domain.systems.system import Status
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.checks import require, settle
from tdapp.domain.words.errors import RuleViolation, unknown
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.checks.points import faults_of
from tdapp.services.event.possible import (
    why_not_change_system,
    why_not_change_system_to,
    why_not_order_sections,
    why_not_remove_section,
)
from tdapp.services.event.regulations import changes_under_way, check_acceleration, check_facts, trimmed_times
from tdapp.services.players.lots import colour_note, drawn_colour
from tdapp.services.players.possible import why_not_move, why_not_remove
from tdapp.services.ports.decisions import needed, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.ratings.handlers import checked_plan
from tdapp.services.ratings.list_orders import checked_order
from tdapp.services.rounds.other_rounds import write_byes_of_other_rounds
from tdapp.services.systems.registry import settled
from tdapp.services.systems.team_kinds import too_many_teams
from tdapp.services.tables.foreign_scores import foreign_note, without_foreign_scores
from tdapp.services.tables.handlers import known_to_registry, with_lots
from tdapp.services.tables.possible import replacing_note, why_not_official
from tdapp.services.teams.possible import why_not_team_rules
from tdapp.services.teams.rules import check_teams, locked_changes

_EVERYTHING = ChangeSet(frozenset(Topic))


def edit_event(rows: EventRows, command: EditEvent) -> ChangeSet:
    """Write the event's facts and officials."""
    before, event = rows.roster.event(), command.event
    name = trimmed(event.name)
    if not name:
        raise RuleViolation(tr("The event needs a name."))
    if event.start is not None and event.end is not None and event.end < event.start:
        raise RuleViolation(tr("The event ends before it begins."))
    event = replace(
        event,
        name=name,
        federation=event.federation.strip().upper(),
        officials=tuple(_official(one) for one in event.officials),
        time_control=trimmed(event.time_control),
        time_control_code=time_code(event.time_control_code, before.time_control_code),
    )
    if event.officials != before.officials:
        event = event.with_officials(event.officials)
    rows.roster.write_event(event)
    return ChangeSet(frozenset({Topic.EVENT}))


def _official(official: Official) -> Official:
    if official.role not in ROLES:
        raise unknown(tr("“{value}” is no role of an official; known are {known}."), official.role, ROLES)
    name, number = trimmed(official.name), official.fide_id.strip()
    if not name:
        raise RuleViolation(tr("An official needs a name."))
    if number and not (number.isascii() and number.isdigit()):
        raise RuleViolation(tr("The FIDE number of {name} has digits only.").format(name=name))
    return Official(official.role, name, number, "".join(official.title.split()))


def add_section(rows: EventRows, command: AddSection) -> ChangeSet:
    """A new last section."""
    facts = made_here(_tidy(rows, command.facts, None))
    settle(faults_of(facts), ())
    ladder = None
    if command.ladder is not None:
        section = empty_section(rows.roster.event(), facts)
        wanted = known_to_registry(section, parse_ladder(command.ladder))
        require(why_not_official(section, wanted))
        wanted = with_lots(section, wanted)
        ladder = str(wanted)
    section_id = rows.roster.add_section(facts, ladder)
    if not facts.system.status.of_fide:
        rows.add_comment(section_id, OUTSIDE_FIDE)
    return _EVERYTHING


def edit_section(rows: EventRows, command: EditSection) -> ChangeSet:
    """Write a section's regulations as far as they are not locked."""
    section_id = command.section_id
    section = rows.snapshot(section_id)
    before = facts_of(section)
    facts = settled(_tidy(rows, command.facts, section_id, before.time_control_code), len(section.teams))
    if facts.kind is not before.kind or facts.system is not before.system:
        facts = made_here(facts)
    facts = replace(facts, system_since=before.system_since)  # a step of its own
    drawn = command.colour_seed is not None and facts.initial_colour != before.initial_colour
    if drawn and facts.initial_colour != drawn_colour(command.colour_seed or 0):
        raise RuleViolation(tr("The initial colour is not the one of this lot."))
    warnings = [*(faults_of(facts) if facts.points != before.points else ())]
    warnings += changes_under_way(section, before, facts)
    leaves = section.fide_mode and facts.system is not before.system and not facts.system.status.of_fide
    if leaves:
        warnings.append(rule("system-outside-fide").warn(system=partial(name_of, facts)))
    if facts.system.pairs_teams:
        require(too_many_teams(facts.kind, len(section.teams)))
    elif section.teams:
        require(rule("has-teams").warn())
    if section.system.pairs_teams and locked_changes(before.team_rules, facts.team_rules):
        require(why_not_team_rules(section))
    check_acceleration(section, with_facts(section, facts))
    pass_warnings(rows, section_id, warnings, command.confirmed, reason=command.reason)
    rows.roster.write_facts(section_id, facts)
    if leaves:
        rows.add_comment(section_id, OUTSIDE_FIDE)
        rows.rounds.leave_fide_mode(section_id)
    _drop_foreign_scores(rows, section_id, with_facts(section, facts))
    if why_not_official(with_facts(section, facts), section.ladder) is not None:
        rows.set_official_ladder(section_id, None)  # the preset of a round robin is proposed
        rows.add_comment(section_id, replacing_note(str(section.ladder)))
    if drawn:
        rows.add_comment(section_id, colour_note(facts.initial_colour, command.colour_seed or 0))
    write_byes_of_other_rounds(rows, section_id, section, facts.rounds_total)
    return touched(section_id, *Topic)


def _tidy(rows: EventRows, facts: SectionFacts, section_id: int | None, code_before: str = "") -> SectionFacts:
    facts = replace(
        facts,
        name=trimmed(facts.name),
        round_times=trimmed_times(facts.round_times),
        time_control_code=time_code(facts.time_control_code, code_before),
        categories=checked_plan(facts.categories),
        list_orders=tuple((rate, checked_order(order)) for rate, order in facts.list_orders),
    )
    if not facts.system.accelerates and is_baku(facts.type_code):
        facts = replace(facts, type_code="")  # only a Swiss can be accelerated
    facts = settled(replace(facts, system_text=checked_text(facts.system, facts.system_text)))
    check_teams(facts)
    check_facts(facts)
    others = {name.casefold() for other, name in rows.roster.sections() if other != section_id}
    if facts.name.casefold() in others:
        taken = tr("Another section is called “{name}” already.").format(name=facts.name)
        raise RuleViolation(taken if facts.name else tr("Every section but one needs a name."))
    return facts


def change_system(rows: EventRows, command: ChangeSystem) -> ChangeSet:
    """Go on by a system of our own (level 3, with a reason); what is paired stays, and is not judged by it."""
    section_id = command.section_id
    section = rows.snapshot(section_id)
    require(why_not_change_system(section))
    system, parameters = system_named(command.system)
    if system not in choices_of(section):
        known = [one for one, each in ids().items() if each in choices_of(section)]
        raise unknown(tr("“{value}” is no system for this section; known are {known}."), command.system, known)
    require(why_not_change_system_to(section, system))
    reason = needed(command.reason, tr("The pairing system is changed"))
    first = section.rounds_paired + 1
    names = {"before": partial(name_of, section), "after": partial(tr, system.name)}
    chosen = rule("edition-chosen" if is_of_2017(section) else "system-changed")
    warnings = [chosen.warn(number=first, **names)]
    if section.fide_mode and not is_of_2017(section) and system.status is Status.TEXT:
        warnings.append(rule("system-not-approved").warn(system=partial(tr, system.name)))
    pass_warnings(rows, section_id, warnings, command.confirmed, reason=reason)
    facts = gone_on(section, system, parameters)
    rows.roster.write_facts(section_id, facts)
    _drop_foreign_scores(rows, section_id, with_facts(section, facts))
    return touched(section_id, *Topic)


def _drop_foreign_scores(rows: EventRows, section_id: int, section: Section) -> None:
    """Ladders without the score of a system that the section has no longer."""
    fitting = without_foreign_scores(section)
    if fitting.ladder != section.ladder:
        rows.set_official_ladder(section_id, None if fitting.ladder is None else str(fitting.ladder))
        rows.add_comment(section_id, foreign_note(str(section.ladder)))
    if fitting.trial_ladder != section.trial_ladder:
        rows.set_trial_ladder(section_id, None if fitting.trial_ladder is None else str(fitting.trial_ladder))


def remove_section(rows: EventRows, command: RemoveSection) -> ChangeSet:
    """Remove an empty section."""
    section = rows.snapshot(command.section_id)
    require(why_not_remove_section(section, len(rows.roster.sections())))
    rows.roster.remove_section(command.section_id)
    return _EVERYTHING


def order_sections(rows: EventRows, command: OrderSections) -> ChangeSet:
    """The sections in another order."""
    known = [section_id for section_id, _ in rows.roster.sections()]
    require(why_not_order_sections(len(known)))
    if sorted(command.order) != sorted(known):
        raise RuleViolation(tr("The order has to name every section once."))
    if list(command.order) == known:
        raise RuleViolation(tr("The sections are in this order already."))
    rows.roster.order_sections(command.order)
    return ChangeSet(frozenset({Topic.EVENT}))


def move_players(rows: EventRows, command: MovePlayers) -> ChangeSet:
    """Move players before the start; announced absences come along."""
    source, target = rows.snapshot(command.section_id), rows.snapshot(command.target_id)
    if command.target_id == command.section_id:
        raise RuleViolation(tr("The players are in this section already."))
    numbers = tuple(dict.fromkeys(command.numbers))
    if not numbers:
        raise RuleViolation(tr("No player is chosen."))
    require(why_not_move(source, target))
    rows.roster.players(command.section_id, numbers)  # refused where there is none of a number
    settle(why_not_remove(source, numbers), ())
    first = max((player.number for player in target.players), default=0) + 1
    moves = {old: first + place for place, old in enumerate(numbers)}
    plans = {(old, number): kind for number in range(1, source.rounds_held + 1)
             for old, kind in source.announced(number).items() if old in moves}  # fmt: skip
    rows.roster.write_byes(command.section_id, dict.fromkeys(plans))
    rows.roster.move_players(command.section_id, moves, command.target_id)
    kept = {(moves[old], number): kind for (old, number), kind in plans.items() if number <= target.rounds_total}
    rows.roster.write_byes(command.target_id, kept)
    return ChangeSet(frozenset({Topic.PLAYERS}), frozenset({command.section_id, command.target_id}))


ROWS = (
    handles(EditEvent, edit_event),
    handles(AddSection, add_section),
    handles(EditSection, edit_section),
    handles(ChangeSystem, change_system),
    handles(RemoveSection, remove_section),
    handles(MovePlayers, move_players),
    handles(OrderSections, order_sections),
)
