"""Handlers of the rules of pairing that are announced before round 1, and of the Chess960 lot of a round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tdapp.domain.commands.pairing import DrawChess960, SetAcceleration, SetProhibitions
from tdapp.domain.rules.rounds import rule
from tdapp.domain.section.chess960 import draw, position_words
from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.facts import facts_of, made_here
from tdapp.domain.systems.registry import with_baku
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.checks import no_player, require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.pairing.possible import why_not_accelerate, why_not_prohibit, why_not_wish
from tdapp.services.ports.decisions import note_decision, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.possible import why_not_draw_position
from tdapp.services.rounds.results import results_changed


def set_prohibitions(rows: EventRows, command: SetProhibitions) -> ChangeSet:
    """Write the prohibited pairings and those wished apart, before round 1 (afterwards only outside FIDE mode)."""
    section = rows.snapshot(command.section_id)
    forbidden = tuple(_tidy(section, group) for group in command.forbidden)
    wishes = tuple(_tidy(section, group) for group in command.wishes)
    require(why_not_prohibit(section))
    if wishes and wishes != section.wishes:
        require(why_not_wish(section))
    warnings = [rule("prohibitions-changed").warn()] if section.rounds_paired else []
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=command.reason)
    rows.roster.write_prohibitions(command.section_id, forbidden, wishes)
    return _rules_changed(command.section_id)


def _tidy(section: Section, group: ForbiddenPairs) -> ForbiddenPairs:
    numbers = tuple(dict.fromkeys(group.numbers))
    known = {player.number for player in section.players}
    for number in numbers:
        if number not in known:
            raise no_player(number)
    if len(numbers) < 2:
        raise RuleViolation(tr("A prohibited pairing names two players or more."))
    if not 1 <= group.first_round <= group.last_round <= section.rounds_total:
        raise RuleViolation(
            tr("A prohibition holds for rounds between 1 and {total}.").format(total=section.rounds_total)
        )
    return ForbiddenPairs(group.first_round, group.last_round, numbers, trimmed(group.name))


def set_acceleration(rows: EventRows, command: SetAcceleration) -> ChangeSet:
    """Baku acceleration or none, before round 1; the groups follow from the field until then."""
    section = rows.snapshot(command.section_id)
    require(why_not_accelerate(section, baku=command.baku))
    wanted = with_baku(made_here(facts_of(section)).type_code, command.baku)
    rows.roster.write_facts(command.section_id, replace(facts_of(section), type_code=wanted))
    rows.roster.write_accelerations(command.section_id, ())
    return _rules_changed(command.section_id)


def draw_chess960(rows: EventRows, command: DrawChess960) -> ChangeSet:
    """Draw the position of a round and note the lot in the tournament report."""
    section = rows.snapshot(command.section_id)
    state = rows.rounds.round(command.section_id, command.round)
    require(why_not_draw_position(section, state))
    warnings = []
    if state.chess960 is not None and not state.is_draft:
        before = position_words(state.chess960)
        warnings.append(rule("chess960-redrawn").warn(round=command.round, before=before))
    pass_warnings(rows, command.section_id, warnings, command.confirmed)
    number = draw(command.seed)
    drawn = replace(state, chess960=number, chess960_seed=str(command.seed))
    rows.rounds.write_round(command.section_id, drawn, published=not state.is_draft)
    text = f"Round {command.round}: Chess960 position {position_words(number)}, drawn by lot; seed {command.seed}."
    note_decision(rows, command.section_id, text, command.reason)
    return results_changed(command.section_id)


def named_apart(section: Section, numbers: Iterable[int]) -> str:
    """Players of a group by name, in the order of their numbers."""
    known = {player.number: player.shown for player in section.players}
    return ", ".join(known[number] for number in numbers if number in known)


def _rules_changed(section_id: int) -> ChangeSet:
    return touched(section_id, Topic.EVENT, Topic.PLAYERS)


ROWS = (
    handles(SetProhibitions, set_prohibitions),
    handles(SetAcceleration, set_acceleration),
    handles(DrawChess960, draw_chess960),
)
