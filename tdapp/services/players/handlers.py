"""Handlers of registration, absences and leaving."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.commands.players import (
    AddPlayers,
    EditPlayers,
    Equals,
    ExpelPlayer,
    ReenterPlayer,
    RemovePlayers,
    SetAbsences,
    WithdrawPlayer,
)
from tdapp.domain.rules.players import rule
from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.tournament_rating import method_of, tournament_rating
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.checks import require, settle
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.players.bye_rules import announced_rules, bye_warnings, new_bye_warnings, of_whole_matches
from tdapp.services.players.numbering import in_order
from tdapp.services.players.possible import (
    why_not_absence,
    why_not_add,
    why_not_leave_from,
    why_not_reenter,
    why_not_remove,
)
from tdapp.services.ports.decisions import note_decision, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.player_fields import tidied
from tdapp.services.ports.unit_of_work import EventRows


def players_changed(section_id: int) -> ChangeSet:
    """Fields of players only."""
    return touched(section_id, Topic.PLAYERS)


def players_and_rounds_changed(section_id: int) -> ChangeSet:
    """Players, and what their rounds are worth."""
    return touched(section_id, Topic.PLAYERS, Topic.RESULTS)


def add_players(rows: EventRows, command: AddPlayers) -> ChangeSet:
    """New players, numbered after the last: nobody else gets another number."""
    section_id = command.section_id
    if not command.players:
        raise RuleViolation(tr("No player is given."))
    section = rows.snapshot(section_id)
    require(why_not_add(section))
    players = [_ruled(replace(tidied(player), standing=Standing.ACTIVE), section) for player in command.players]
    paired = section.rounds_paired
    first = max((player.number for player in section.players), default=0) + 1
    if not paired or section.system.pairs_teams:
        rows.roster.add_players(section_id, [replace(one, number=first + place) for place, one in enumerate(players)])
        return players_changed(section_id)
    missed = [*command.missed[:paired], *[Outcome.ZERO_POINT_BYE] * (paired - len(command.missed))]
    if any(outcome not in BYES for outcome in missed):
        raise RuleViolation(tr("A round missed by a late entry is a zero-point, half-point or full-point bye."))
    wanted = dict(enumerate(missed, 1))
    rules, games = announced_rules(section), section.system.stage_rounds
    warnings = [one for player in players for one in new_bye_warnings(player, (), wanted, rules, games)]
    placed = [replace(one, number=first + place) for place, one in enumerate(in_order(players, Equals.NAME))]
    pass_warnings(rows, section_id, warnings, command.confirmed)
    rows.roster.add_players(section_id, placed)
    rows.roster.write_byes(
        section_id, {(player.number, number): kind for player in placed for number, kind in wanted.items()}
    )
    return players_and_rounds_changed(section_id)


def _ruled(player: Player, section: Section) -> Player:
    """A player who comes with official ratings only has the tournament rating of the section's method."""
    if player.rating is not None:
        return player
    return replace(player, rating=tournament_rating(player, method_of(section), section))


def edit_players(rows: EventRows, command: EditPlayers) -> ChangeSet:
    """Write the fields of some players."""
    if not command.players:
        raise RuleViolation(tr("No player is given."))
    if len({player.number for player in command.players}) < len(command.players):
        raise RuleViolation(tr("A player is given twice."))
    there = rows.roster.players(command.section_id, [player.number for player in command.players])
    players = []
    for player in command.players:
        before = there[player.number]
        if before.standing is not player.standing:
            raise RuleViolation(tr("{name} leaves or comes back by a step of its own.").format(name=before.name))
        players.append(tidied(player, before))
    rows.roster.write_players(command.section_id, players)
    return players_changed(command.section_id)


def remove_players(rows: EventRows, command: RemovePlayers) -> ChangeSet:
    """Remove players on whom nothing depends."""
    section_id = command.section_id
    numbers = frozenset(command.numbers)
    section = rows.snapshot(section_id)
    settle(why_not_remove(section, numbers), ())
    rows.roster.remove_players(section_id, sorted(numbers))
    if section.manual_places or section.external_values:
        rows.set_manual_places(section_id, tuple(one for one in section.manual_places if one[0] not in numbers))
        rows.set_external_values(section_id, tuple(one for one in section.external_values if one[1] not in numbers))
    return players_and_rounds_changed(section_id)


def withdraw_player(rows: EventRows, command: WithdrawPlayer) -> ChangeSet:
    """The player leaves, and who leaves with him."""
    for number in dict.fromkeys((command.number, *command.also)):
        section, player = _leaving(rows, command.section_id, number, command.from_round)
        now = command.from_round <= section.rounds_paired + 1
        standing = Standing.WITHDRAWN if now else Standing.ACTIVE
        leave(rows, command.section_id, section, player, command.from_round, standing)
    return players_and_rounds_changed(command.section_id)


def expel_player(rows: EventRows, command: ExpelPlayer) -> ChangeSet:
    """The player is expelled."""
    section, player = _leaving(rows, command.section_id, command.number, command.from_round)
    if command.from_round > section.rounds_paired + 1:
        raise RuleViolation(
            tr("An expulsion takes effect at once: from round {number} on.").format(number=section.rounds_paired + 1)
        )
    warnings = [rule("expulsion").warn(name=player.name)]
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=command.reason)
    leave(rows, command.section_id, section, player, command.from_round, Standing.EXPELLED)
    return players_and_rounds_changed(command.section_id)


def leave(
    rows: EventRows, section_id: int, section: Section, player: Player, from_round: int, standing: Standing
) -> None:
    """Write the standing, and a zero-point bye into every later round without a game."""
    row = section.cells[section.index_of(player.number)]
    byes: dict[tuple[int, int], Outcome | None] = {}
    for number in range(from_round, section.rounds_total + 1):
        outcome = row[number - 1].outcome if number <= len(row) else Outcome.UNPAIRED
        if outcome in (*BYES, Outcome.UNPAIRED):
            byes[player.number, number] = Outcome.ZERO_POINT_BYE
    rows.roster.write_players(section_id, [replace(player, standing=standing)])
    rows.roster.write_byes(section_id, byes)


def reenter_player(rows: EventRows, command: ReenterPlayer) -> ChangeSet:
    """A player who left comes back, and who comes back with him."""
    for number in dict.fromkeys((command.number, *command.also)):
        _reenter(rows, command, number)
    return players_and_rounds_changed(command.section_id)


def _reenter(rows: EventRows, command: ReenterPlayer, number: int) -> None:
    section_id = command.section_id
    player = rows.roster.player(section_id, number)
    section = rows.snapshot(section_id)
    require(why_not_reenter(section, player))
    paired = section.rounds_paired
    if section.system.open_field and command.from_round <= paired:
        raise RuleViolation(
            tr("Round {paired} is paired: {name} can come back from round {number} on.").format(
                paired=paired, name=player.name, number=paired + 1
            )
        )
    if player.standing is Standing.EXPELLED:
        note_decision(rows, section_id, f"The expulsion of {player.name} was lifted.", command.reason)
    row = section.cells[section.index_of(player.number)]
    first = max(command.from_round, paired + 1)
    gone = [place for place in range(first, len(row) + 1) if row[place - 1].outcome is Outcome.ZERO_POINT_BYE]
    rows.roster.write_players(section_id, [replace(player, standing=Standing.ACTIVE)])
    rows.roster.write_byes(section_id, {(player.number, place): None for place in gone})


def set_absences(rows: EventRows, command: SetAbsences) -> ChangeSet:
    """Announce or take away byes."""
    section_id = command.section_id
    if not command.absences:
        raise RuleViolation(tr("No absence is given."))
    section = rows.snapshot(section_id)
    players = {player.number: player for player in section.players}
    for one in command.absences:
        if one.number in players and players[one.number].standing is not Standing.ACTIVE:
            require(why_not_absence(section, one))
    absences = of_whole_matches(section, command.absences)
    pass_warnings(rows, section_id, bye_warnings(section, absences), command.confirmed)
    rows.roster.write_byes(section_id, {(one.number, one.round_number): one.kind for one in absences})
    return players_and_rounds_changed(section_id)


def _leaving(rows: EventRows, section_id: int, number: int, from_round: int) -> tuple[Section, Player]:
    """Who leaves, and where; refused for who has left, before a game, and for a round that there is not."""
    player, section = rows.roster.player(section_id, number), rows.snapshot(section_id)
    if not 1 <= from_round <= max(section.rounds_total, section.rounds_paired + 1):
        raise RuleViolation(tr("There is no round {number}.").format(number=from_round))
    require(why_not_leave_from(section, player, from_round))
    return section, player


ROWS = (
    handles(AddPlayers, add_players),
    handles(EditPlayers, edit_players),
    handles(RemovePlayers, remove_players),
    handles(WithdrawPlayer, withdraw_player),
    handles(ReenterPlayer, reenter_player),
    handles(ExpelPlayer, expel_player),
    handles(SetAbsences, set_absences),
)
