"""Handlers of pairing numbers and the check-in."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.commands.players import (
    CloseCheckIn,
    DrawNumbers,
    Equals,
    ExchangeNumbers,
    RegenerateNumbers,
    Rest,
    SetCheckIn,
    SetNumbers,
)
from tdapp.domain.rules.players import rule
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.words.changes import ChangeSet
from tdapp.domain.words.checks import Warning, require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.players.check_in import missing_in
from tdapp.services.players.handlers import leave, players_and_rounds_changed, players_changed
from tdapp.services.players.lots import drawn
from tdapp.services.players.numbering import in_order, in_steps, late_entries, numbers_in_order
from tdapp.services.players.possible import (
    why_not_close_check_in,
    why_not_exchange,
    why_not_give_numbers,
    why_not_regenerate,
)
from tdapp.services.ports.decisions import note_decision, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows


def regenerate_numbers(rows: EventRows, command: RegenerateNumbers) -> ChangeSet:
    """All numbers by strength: before the start equals as announced, afterwards in the order they have."""
    section = rows.snapshot(command.section_id)
    paired = section.rounds_paired
    equals = Equals.KEEP if paired else command.equals
    numbers = numbers_in_order(in_order(section.players, equals, command.seed))
    moved = {old: new for old, new in numbers.items() if old != new}
    require(why_not_regenerate(section, len(moved)))
    if command.moves not in (0, len(moved)):
        raise RuleViolation(tr("The players have changed meanwhile: look again at who gets which number."))
    _pass(rows, command, [rule("numbers-regenerated").warn(count=len(moved), round=paired)] if paired else [])
    if equals is Equals.LOT:
        text = f"Players of equal rating and title were put in order by lot; seed {command.seed}."
        note_decision(rows, command.section_id, text)
    for step in in_steps(numbers, late_entries(section)):
        rows.roster.renumber(command.section_id, step)
    return players_and_rounds_changed(command.section_id)


def exchange_numbers(rows: EventRows, command: ExchangeNumbers) -> ChangeSet:
    """Two equal players exchange their numbers."""
    first = rows.roster.player(command.section_id, command.first)
    second = rows.roster.player(command.section_id, command.second)
    if command.first == command.second:
        raise RuleViolation(tr("Two different players exchange their numbers."))
    status = rows.rounds.status(command.section_id)
    require(why_not_exchange(status, first, second))
    exchanged = rule("numbers-exchanged").warn(first=first.name, second=second.name)
    _pass(rows, command, [exchanged] if status.system.numbers_by_rating else [])
    rows.roster.renumber(command.section_id, {command.first: command.second, command.second: command.first})
    return players_and_rounds_changed(command.section_id)


def set_numbers(rows: EventRows, command: SetNumbers) -> ChangeSet:
    """Numbers of a round robin by hand."""
    section = rows.snapshot(command.section_id)
    require(why_not_give_numbers(section))
    if sorted(command.order) != [player.number for player in section.players]:
        raise RuleViolation(tr("The order has to name every player once."))
    numbers = {old: place for place, old in enumerate(command.order, 1)}
    if all(old == new for old, new in numbers.items()):
        raise RuleViolation(tr("The players have these numbers already."))
    rows.roster.renumber(command.section_id, numbers)
    return players_and_rounds_changed(command.section_id)


def draw_numbers(rows: EventRows, command: DrawNumbers) -> ChangeSet:
    """Numbers of a round robin by lot; the lot is noted in the tournament report."""
    section = rows.snapshot(command.section_id)
    require(why_not_give_numbers(section))
    rows.roster.renumber(command.section_id, numbers_in_order(drawn(section.players, command.seed)))
    rows.add_comment(command.section_id, f"tdapp: The numbers were drawn by lot; seed {command.seed}.")
    return players_and_rounds_changed(command.section_id)


def set_check_in(rows: EventRows, command: SetCheckIn) -> ChangeSet:
    """Tick players off."""
    players = rows.roster.players(command.section_id, command.numbers)
    if not players:
        raise RuleViolation(tr("No player is chosen."))
    changed = [replace(player, check_in=command.state) for player in players.values()]
    rows.roster.write_players(command.section_id, changed)
    return players_changed(command.section_id)


def close_check_in(rows: EventRows, command: CloseCheckIn) -> ChangeSet:
    """Decide about everybody who is not present."""
    section_id, number = command.section_id, command.round_number
    section = rows.snapshot(section_id)
    require(why_not_close_check_in(section))
    if number != section.rounds_paired + 1:
        raise RuleViolation(tr("The check-in of round {number} cannot be closed now.").format(number=number))
    missing = missing_in(section, number)
    match command.rest:
        case Rest.ABSENT_ONLY:
            away = [player for player in missing if player.check_in is CheckIn.ABSENT]
            here = [replace(player, check_in=CheckIn.PRESENT) for player in missing if player not in away]
            rows.roster.write_players(section_id, here)
            rows.roster.write_byes(section_id, {(player.number, number): Outcome.ZERO_POINT_BYE for player in away})
        case Rest.ZERO_ALL_ROUNDS:
            for player in missing:
                gone = replace(player, check_in=CheckIn.ABSENT)
                leave(rows, section_id, section, gone, number, Standing.WITHDRAWN)
        case Rest.ZERO_THIS_ROUND:
            rows.roster.write_players(section_id, [replace(player, check_in=CheckIn.ABSENT) for player in missing])
            rows.roster.write_byes(section_id, {(player.number, number): Outcome.ZERO_POINT_BYE for player in missing})
        case Rest.NOTHING:
            pass
    return players_and_rounds_changed(section_id)


def _pass(rows: EventRows, command: RegenerateNumbers | ExchangeNumbers, warnings: list[Warning]) -> None:
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=command.reason)


ROWS = (
    handles(RegenerateNumbers, regenerate_numbers),
    handles(ExchangeNumbers, exchange_numbers),
    handles(SetNumbers, set_numbers),
    handles(DrawNumbers, draw_numbers),
    handles(SetCheckIn, set_check_in),
    handles(CloseCheckIn, close_check_in),
)
