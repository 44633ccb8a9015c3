"""Handlers of a round's pairing: stored, published, withdrawn, taken away; and paired players who do not come."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from tdapp.domain.commands.history import Mark, Point
from tdapp.domain.commands.rounds import (
    AbsenceAction,
    AbsentPlayer,
    PublishRound,
    StorePairing,
    UnpairRound,
    UnpublishRound,
)
from tdapp.domain.keizer.boards import seating_scores
from tdapp.domain.knockout.players import settled_rounds
from tdapp.domain.rules.players import rule as rule_of_sections
from tdapp.domain.rules.rounds import rule
from tdapp.domain.section.boards import bye_order, in_board_order, numbered
from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Board, Engine, Round
from tdapp.domain.section.stages import rounds_of, same_match, stage_of
from tdapp.domain.systems.registry import name_of as system_name
from tdapp.domain.systems.system import Status
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.checks import Warning, require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.baku import with_acceleration
from tdapp.services.pairing.acceleration import settle_acceleration
from tdapp.services.pairing.by_hand_rules import warnings_of_pair
from tdapp.services.players.check_in import missing_but_paired
from tdapp.services.players.handlers import players_and_rounds_changed
from tdapp.services.ports.decisions import needed, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.complete import Byes, incomplete, name_of
from tdapp.services.rounds.possible import (
    why_not_absent,
    why_not_game,
    why_not_pair,
    why_not_publish,
    why_not_unpair,
    why_not_unpublish,
)
from tdapp.services.rounds.results import results_changed


def store_pairing(rows: EventRows, command: StorePairing) -> ChangeSet:
    """Keep the pairing of the next round as a draft, complete and in board order."""
    section, number = rows.snapshot(command.section_id), command.round
    state = rows.rounds.round(command.section_id, number)
    require(why_not_pair(section, state, round_before(rows, command.section_id, number)))
    adjourned = adjourned_before(section, number)
    before = round_before(rows, command.section_id, number)
    first = before if before is not None and same_match(section.system, before.number, number) else None
    problems = () if first is not None else incomplete(section, command.pairs, command.byes, number)
    if first is not None:
        require(why_not_game(first, number, command.pairs))
    if problems:
        raise RuleViolation(" ".join((*problems, tr("The pairing is not complete."))))
    counts = adjourned and not section.system.table  # no table asks for results
    warnings = [rule("adjourned-while-pairing").warn(count=adjourned)] if counts else []
    if first is None:
        warnings += missing_but_paired(section, number, in_pairing(command.pairs, command.byes))
    if number == 1 and section.fide_mode and section.system.status is Status.TEXT:
        declared = rule_of_sections("system-not-approved").warn(system=partial(system_name, section))
        warnings += [] if any(declared.english in comment for comment in section.comments) else [declared]
    pass_warnings(rows, command.section_id, warnings, command.confirmed)
    rows.rounds.add_restore_point(command.section_id, Point(Mark.BEGIN, command.round))
    boards = (Board(0, *pair, result=lost_by_leaving(section, pair)) for pair in command.pairs)
    seats = {one for pair in command.pairs for one in pair}
    stored = replace(
        state,
        engine=Engine(command.engine, command.engine_version, command.seed),
        boards=boards_in_order(section, command.round, boards) if first is None else at_the_tables(first, boards),
        byes=with_the_gone(section, command.byes if first is None else absent_from(section, first), seats),
        difference=(),
        byes_only=not command.pairs,
    )
    rows.rounds.write_round(command.section_id, stored, published=False)
    return _rounds_settled(rows, command.section_id, section) if number == 1 else results_changed(command.section_id)


def _rounds_settled(rows: EventRows, section_id: int, section: Section) -> ChangeSet:
    """A bracket has as many rounds as its field asks for, whatever was announced."""
    total = settled_rounds(section)
    if total == section.rounds_total:
        return results_changed(section_id)
    facts = facts_of(section)
    dates, times = facts.round_dates[:total], facts.round_times[:total]
    rows.roster.write_facts(section_id, replace(facts, rounds_total=total, round_dates=dates, round_times=times))
    return touched(section_id, Topic.EVENT, Topic.RESULTS)


def publish_round(rows: EventRows, command: PublishRound) -> ChangeSet:
    """The pairings become public, if everybody is in them once; who is present is asked anew for the next round."""
    state = rows.rounds.round(command.section_id, command.round)
    section = rows.snapshot(command.section_id)
    require(why_not_publish(section, state))
    rows.rounds.set_published(command.section_id, command.round, True)
    settle_acceleration(rows, command.section_id, command.round, published=True)
    if rows.roster.ask_anew(command.section_id):
        return players_and_rounds_changed(command.section_id)
    return results_changed(command.section_id)


def unpublish_round(rows: EventRows, command: UnpublishRound) -> ChangeSet:
    """Back to a draft, while no result is in."""
    state = rows.rounds.round(command.section_id, command.round)
    require(why_not_unpublish(rows.rounds.status(command.section_id), state))
    reason = needed(command.reason, tr("Published pairings are withdrawn"))
    warnings = [rule("published-withdrawn").warn(round=command.round)]
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=reason)
    rows.rounds.set_published(command.section_id, command.round, False)
    settle_acceleration(rows, command.section_id, command.round, published=False)
    return results_changed(command.section_id)


def unpair_round(rows: EventRows, command: UnpairRound) -> ChangeSet:
    """Take the last pairing away; requested byes stay. A restore point keeps everything, undo brings it back."""
    state = rows.rounds.round(command.section_id, command.round)
    require(why_not_unpair(rows.rounds.status(command.section_id), state))
    entered = len(state.boards) - len(state.open_boards)
    warnings: list[Warning] = []
    reason = command.reason
    if not state.is_draft:
        reason = needed(command.reason, tr("Published pairings are taken away"))
        warnings.append(rule("published-withdrawn").warn(round=command.round))
    if entered:
        warnings.append(rule("results-unpaired").warn(round=command.round, count=entered))
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=reason)
    if not warnings:
        rows.rounds.add_restore_point(command.section_id)
    kept = tuple(bye for bye in state.byes if bye[1] in BYES)
    section = rows.snapshot(command.section_id)
    stage = rounds_of(section, stage_of(section, command.round))
    games = tuple(one for one in section.tie_games if one.round not in stage)
    decisions = tuple(one for one in section.tie_decisions if one.round not in stage)
    rows.set_tie_games(command.section_id, games, decisions)
    empty = replace(state, engine=Engine(), boards=(), byes=kept, manual=False, difference=(), byes_only=False)
    rows.rounds.write_round(command.section_id, empty, published=False)
    settle_acceleration(rows, command.section_id, command.round, published=False)
    return results_changed(command.section_id)


def absent_player(rows: EventRows, command: AbsentPlayer) -> ChangeSet:
    """A paired player does not come: he loses by forfeit, another takes his seat, or the board goes."""
    state = rows.rounds.round(command.section_id, command.round)
    section = rows.snapshot(command.section_id)
    name_of(section, command.player)
    require(why_not_absent(section, state, command.player, command.action))
    board = state.board_of(command.player)
    assert board is not None  # else it is not possible
    opponent = board.black if board.white == command.player else board.white
    names = {"name": name_of(section, command.player), "opponent": name_of(section, opponent)}
    if command.action is AbsenceAction.FORFEIT:
        warnings = [rule("absent-forfeit").warn(**names)]
        pass_warnings(rows, command.section_id, warnings, command.confirmed)
        lost = GameResult.BLACK_BY_FORFEIT if board.white == command.player else GameResult.WHITE_BY_FORFEIT
        rows.rounds.write_board(command.section_id, command.round, replace(board, result=lost, verified=False))
        if rows.rounds.open_boards(command.section_id, command.round) == 0:
            rows.rounds.add_restore_point(command.section_id, Point(Mark.END, command.round))
        return results_changed(command.section_id)
    byes = tuple(bye for bye in state.byes if bye[0] != command.replacement)
    boards = tuple(one for one in state.boards if one is not board)
    warnings = []
    opens = command.action is AbsenceAction.REPLACE and len(state.open_boards) == len(state.boards)
    if opens:
        warnings.append(rule("manual-pairing").warn(round=command.round))
    if command.action is AbsenceAction.REPLACE:
        substitute = _substitute(section, state, command)
        seats = (substitute, opponent) if board.white == command.player else (opponent, substitute)
        boards = tuple(sorted((*boards, replace(board, white=seats[0], black=seats[1])), key=lambda one: one.number))
        warnings += warnings_of_pair(section, command.round, *seats)
    reason = command.reason
    if not state.is_draft:
        reason = needed(command.reason, tr("Published pairings change"))
        facts = {"round": command.round, "board": board.number, "name": names["name"]}
        warnings.append(rule("published-changed").warn(**facts))
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=reason)
    away = bye_order((*byes, (command.player, Outcome.ZERO_POINT_BYE)))
    changed = replace(state, boards=boards, byes=away, manual=opens, byes_only=not (boards or state.is_draft))
    rows.rounds.write_round(command.section_id, changed, published=not state.is_draft)
    return results_changed(command.section_id)


# -- what pairing by an engine and by hand share ---


def round_before(rows: EventRows, section_id: int, number: int) -> Round | None:
    """The round before this one; None for round 1."""
    return rows.rounds.round(section_id, number - 1) if number > 1 else None


def adjourned_before(section: Section, number: int) -> int:
    """How many adjourned games of earlier rounds count as draws when this one is paired."""
    return sum(cell.outcome is Outcome.ADJOURNED for row in section.cells for cell in row[: number - 1]) // 2


def in_pairing(pairs: Iterable[tuple[int, int]], byes: Byes) -> list[int]:
    """Everybody who has a game or the bye for want of one."""
    seated = [number for pair in pairs for number in pair]
    return seated + [number for number, outcome in byes if outcome is Outcome.PAIRING_BYE]


def lost_by_leaving(section: Section, pair: tuple[int, int]) -> GameResult | None:
    """The result of a game against who has left, on a round robin's table (C.05, 6.6) or as the next of a match."""
    if not section.system.table and section.system.stage_rounds < 2:
        return None
    white, black = (section.players[section.index_of(one)].standing is not Standing.ACTIVE for one in pair)
    if white and black:
        return GameResult.DOUBLE_FORFEIT
    return GameResult.BLACK_BY_FORFEIT if white else GameResult.WHITE_BY_FORFEIT if black else None


def absent_from(section: Section, first: Round) -> tuple[tuple[int, Outcome], ...]:
    """Who has no game in a match: byes are of the whole match, and who came meanwhile has missed it."""
    seats = {number for board in first.boards for number in board.players}
    missed = {player.number: Outcome.ZERO_POINT_BYE for player in section.players if player.number not in seats}
    return bye_order((missed | dict(first.byes)).items())


def at_the_tables(first: Round, boards: Iterable[Board]) -> tuple[Board, ...]:
    """The next game of each match at the table of the first one."""
    tables = {frozenset(board.players): board for board in first.boards}
    seated = ((tables[frozenset(board.players)], board) for board in boards)
    placed = (replace(board, number=at.number, fixed_table=at.fixed_table) for at, board in seated)
    return tuple(sorted(placed, key=lambda board: board.number))


def with_the_gone(section: Section, byes: Byes, seated: Iterable[int] = ()) -> tuple[tuple[int, Outcome], ...]:
    """The byes, and a zero-point bye for everybody who has left and has no seat."""
    named = dict(byes)
    seats = frozenset(seated)
    for player in section.players:
        if player.standing is not Standing.ACTIVE and player.number not in seats:
            named.setdefault(player.number, Outcome.ZERO_POINT_BYE)
    return bye_order(named.items())


def boards_in_order(section: Section, number: int, boards: Iterable[Board]) -> tuple[Board, ...]:
    """Boards numbered by the published rule (C.04.2), in a round robin as its table has them; around fixed tables."""
    by_players = {board.players: board for board in boards}
    if section.system.table:
        ordered = list(by_players)
    else:
        ordered = in_board_order(by_players, seating_scores(with_acceleration(section), number))
    fixed = {player.number: player.fixed_table for player in section.players if player.fixed_table is not None}
    return tuple(
        replace(by_players[pair], number=table, fixed_table=is_fixed)
        for table, pair, is_fixed in numbered(ordered, fixed)
    )


def _substitute(section: Section, state: Round, command: AbsentPlayer) -> int:
    number = command.replacement
    if number is None:
        raise RuleViolation(tr("Say who takes the seat."))
    shown = name_of(section, number)
    if section.players[section.index_of(number)].standing is not Standing.ACTIVE:
        raise RuleViolation(tr("{shown} has left the tournament.").format(shown=shown))
    if state.board_of(number) is not None:
        raise RuleViolation(tr("{shown} has a game in round {round}.").format(shown=shown, round=command.round))
    return number


ROWS = (
    handles(StorePairing, store_pairing),
    handles(PublishRound, publish_round),
    handles(UnpublishRound, unpublish_round),
    handles(UnpairRound, unpair_round),
    handles(AbsentPlayer, absent_player),
)
