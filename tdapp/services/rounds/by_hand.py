"""Pairing by hand: a session with a start and an end; every edit says which rules it breaks (Q64-69).

While a session is open nothing else can be paired. Its end compares the pairing with the engine's; the difference is
stored with the round and noted in the tournament report.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count

from tdapp.domain.commands.history import Mark, Point
from tdapp.domain.commands.pairing import FillByHand
from tdapp.domain.commands.rounds import (
    ByeByHand,
    FinishManualPairing,
    NoComparison,
    PairByHand,
    StartManualPairing,
    SwapByHand,
    UnpairByHand,
)
from tdapp.domain.knockout.players import fixture_of
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.boards import bye_order
from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import HAND, Board, Engine, Round
from tdapp.domain.words.changes import ChangeSet
from tdapp.domain.words.checks import Warning, require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import SOURCE_LANGUAGE, language, marked, tr
from tdapp.pairing.rules.round_robin import can_complete, cycle_of
from tdapp.services.pairing.by_hand_rules import warnings_of_bye, warnings_of_colours, warnings_of_pair
from tdapp.services.players.bye_rules import announced_rules, new_bye_warnings
from tdapp.services.players.check_in import missing_but_paired
from tdapp.services.ports.decisions import needed, note_decision, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.complete import Byes, Pairs, name_of
from tdapp.services.rounds.life import boards_in_order, in_pairing, round_before, with_the_gone
from tdapp.services.rounds.possible import why_not_edit_by_hand, why_not_finish_by_hand, why_not_pair_by_hand
from tdapp.services.rounds.results import results_changed

_NOT_COMPARED = {
    NoComparison.NOT_ASKED: marked("no engine was asked"),
    NoComparison.NO_PAIRING: marked("the engine finds no legal pairing"),
    NoComparison.LIMIT: marked("the engine did not answer within its limit"),
    NoComparison.FAILED: marked("the engine failed"),
}


def start(rows: EventRows, command: StartManualPairing) -> ChangeSet:
    """Open the session on the next round, on a draft, or on published pairings (a latecomer)."""
    state = rows.rounds.round(command.section_id, command.round)
    before = round_before(rows, command.section_id, command.round)
    require(why_not_pair_by_hand(rows.snapshot(command.section_id), state, before))
    warnings = [rule("manual-pairing").warn(round=command.round)]
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=command.reason)
    if not state.is_paired:
        rows.rounds.add_restore_point(command.section_id, Point(Mark.BEGIN, command.round))
    rows.rounds.write_round(command.section_id, replace(state, manual=True), published=not state.is_draft)
    return results_changed(command.section_id)


def pair(rows: EventRows, command: PairByHand) -> ChangeSet:
    """Seat two players; their old opponents are without a game then."""
    state, section = _session(rows, command.section_id, command.round)
    if command.white == command.black:
        raise RuleViolation(tr("A player cannot meet himself or herself."))
    for number in (command.white, command.black):
        _refuse_gone(section, number)
    freed = [board for board in (state.board_of(command.white), state.board_of(command.black)) if board is not None]
    if any(board.players == (command.white, command.black) for board in freed):
        raise RuleViolation(
            tr("{white} and {black} are paired so.").format(
                white=name_of(section, command.white), black=name_of(section, command.black)
            )
        )
    kept = _without(state, freed)
    warnings = warnings_of_pair(section, command.round, command.white, command.black)
    pass_warnings(rows, command.section_id, warnings, command.confirmed)
    number = freed[0].number if freed else next(_free_numbers(state))
    seated = (*kept, Board(number, command.white, command.black))
    byes = tuple(bye for bye in state.byes if bye[0] not in (command.white, command.black))
    return _write(rows, command.section_id, state, seated, byes)


def fill(rows: EventRows, command: FillByHand) -> ChangeSet:
    """Seat players who have no game, all at once."""
    state, section = _session(rows, command.section_id, command.round)
    free = set(state.unpaired)
    named = [*(number for one in command.pairs for number in one), *([command.bye] if command.bye is not None else [])]
    for number in named:
        if number not in free or named.count(number) > 1:
            raise RuleViolation(tr("{name} is not free.").format(name=name_of(section, number)))
    if not named:
        raise RuleViolation(tr("Nobody is left to be paired."))
    several = fixture_of(section) is not None
    if command.bye is not None and not several and any(outcome is Outcome.PAIRING_BYE for _, outcome in state.byes):
        raise RuleViolation(tr("Only one player can have the pairing-allocated bye."))
    warnings: list[Warning] = []
    for white, black in command.pairs:
        warnings += warnings_of_pair(section, command.round, white, black)
    byes = state.byes
    if command.bye is not None:
        without = without_opponent(section)
        warnings += warnings_of_bye(section, command.round, command.bye, without)
        byes = (*byes, (command.bye, without))
    pass_warnings(rows, command.section_id, warnings, command.confirmed)
    seated = (Board(number, *one) for number, one in zip(_free_numbers(state), command.pairs, strict=False))
    return _write(rows, command.section_id, state, (*state.boards, *seated), byes)


def without_opponent(section: Section) -> Outcome:
    """What somebody without an opponent has: a free round of the table, else the pairing-allocated bye."""
    table = section.system.berger and section.fixture is None
    return Outcome.REST if table else Outcome.PAIRING_BYE


def unpair(rows: EventRows, command: UnpairByHand) -> ChangeSet:
    """Take a player out of his board or his bye."""
    state, section = _session(rows, command.section_id, command.round)
    shown = name_of(section, command.player)
    board = state.board_of(command.player)
    if board is not None:
        return _write(rows, command.section_id, state, _without(state, [board]), state.byes)
    byes = tuple(bye for bye in state.byes if bye[0] != command.player)
    if byes == state.byes:
        raise RuleViolation(tr("{shown} has neither an opponent nor a bye.").format(shown=shown))
    return _write(rows, command.section_id, state, state.boards, byes)


def swap(rows: EventRows, command: SwapByHand) -> ChangeSet:
    """Give the players of a board the other colours."""
    state, section = _session(rows, command.section_id, command.round)
    board = state.board(command.board)
    kept = _without(state, [board])
    warnings = warnings_of_colours(section, command.round, board.black, board.white)
    pass_warnings(rows, command.section_id, warnings, command.confirmed)
    return _write(
        rows, command.section_id, state, (*kept, replace(board, white=board.black, black=board.white)), state.byes
    )


def give_bye(rows: EventRows, command: ByeByHand) -> ChangeSet:
    """Give a player a bye; who had the pairing-allocated bye before is without a game then."""
    state, section = _session(rows, command.section_id, command.round)
    _refuse_gone(section, command.player)
    without = without_opponent(section)
    if command.outcome not in (without, *BYES):
        require(rule("no-bye").warn())
    if (command.player, command.outcome) in state.byes:
        raise RuleViolation(tr("{player} has this bye already.").format(player=name_of(section, command.player)))
    board = state.board_of(command.player)
    kept = _without(state, [board]) if board is not None else state.boards
    only_one = command.outcome is Outcome.PAIRING_BYE and fixture_of(section) is None
    byes = tuple(
        bye for bye in state.byes if bye[0] != command.player and not (only_one and bye[1] is Outcome.PAIRING_BYE)
    )
    warnings: list[Warning] = warnings_of_bye(section, command.round, command.player, command.outcome)
    index = section.index_of(command.player)
    asked = {command.round: command.outcome}
    warnings += new_bye_warnings(section.players[index], section.cells[index], asked, announced_rules(section))
    pass_warnings(rows, command.section_id, warnings, command.confirmed)
    return _write(rows, command.section_id, state, kept, (*byes, (command.player, command.outcome)))


def finish(rows: EventRows, command: FinishManualPairing) -> ChangeSet:
    """Close the session: complete, compared with the engine's pairing, in board order unless it was published."""
    state, section = _session(rows, command.section_id, command.round)
    require(why_not_finish_by_hand(section, state))
    pairs = tuple(board.players for board in state.boards)
    warnings = missing_but_paired(section, command.round, in_pairing(pairs, state.byes))
    if section.system.berger and section.fixture is None and not can_complete(section, command.round, pairs):
        warnings.append(rule("cycle-stuck").warn(rounds=cycle_of(section, command.round)[-1]))
    difference: tuple[str, ...] = ()
    reason = command.reason
    if command.engine_pairs is None:
        warnings.append(rule("not-compared").warn(round=command.round, why=partial(tr, _NOT_COMPARED[command.missing])))
    else:
        with language(SOURCE_LANGUAGE):  # it is kept for the tournament report
            difference = pairing_difference(section, pairs, state.byes, command.engine_pairs, command.engine_byes)
        if difference:
            reason = needed(command.reason, tr("A pairing that differs from the engine's is kept"))
            engine = f"{command.engine} {command.engine_version}".strip() or partial(tr, marked("the engine"))
            warnings.append(rule("differs-from-engine").warn(engine=engine, count=len(difference)))
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=reason)
    for line in difference:
        note_decision(rows, command.section_id, f"Round {command.round}: {line}")
    boards = boards_in_order(section, command.round, state.boards) if state.is_draft else state.boards
    finished = replace(
        state,
        manual=False,
        boards=boards,
        byes=with_the_gone(section, state.byes),
        engine=Engine(HAND) if state.is_draft else state.engine,
        difference=difference,
        byes_only=not state.boards,
    )
    rows.rounds.write_round(command.section_id, finished, published=not state.is_draft)
    return results_changed(command.section_id)


def pairing_difference(
    section: Section, pairs: Pairs, byes: Byes, engine_pairs: Pairs, engine_byes: Byes
) -> tuple[str, ...]:
    """The boards only in the pairing by hand and only in the engine's, one line each; colours count."""
    ours, theirs = set(pairs), set(engine_pairs)
    lines = [tr("Only by hand: {pair}.").format(pair=_pair_text(section, one)) for one in sorted(ours - theirs)]
    lines += [tr("Only by the engine: {pair}.").format(pair=_pair_text(section, one)) for one in sorted(theirs - ours)]
    my_byes = {number for number, outcome in byes if outcome is Outcome.PAIRING_BYE}
    its_byes = {number for number, outcome in engine_byes if outcome is Outcome.PAIRING_BYE}
    lines += [
        tr("Only by hand: the bye of {name}.").format(name=name_of(section, number))
        for number in sorted(my_byes - its_byes)
    ]
    lines += [
        tr("Only by the engine: the bye of {name}.").format(name=name_of(section, number))
        for number in sorted(its_byes - my_byes)
    ]
    return tuple(lines)


def _pair_text(section: Section, one: tuple[int, int]) -> str:
    return f"{name_of(section, one[0])} - {name_of(section, one[1])}"


def _session(rows: EventRows, section_id: int, number: int) -> tuple[Round, Section]:
    state, section = rows.rounds.round(section_id, number), rows.snapshot(section_id)
    require(why_not_edit_by_hand(section, state))
    return state, section


def _without(state: Round, dissolved: Iterable[Board]) -> tuple[Board, ...]:
    gone = {board.number for board in dissolved}
    for board in state.boards:
        if board.number in gone and not board.is_open:
            raise RuleViolation(
                tr("Board {number} has a result: clear it before it is changed.").format(number=board.number)
            )
    return tuple(board for board in state.boards if board.number not in gone)


def _free_numbers(state: Round) -> Iterator[int]:
    """Board numbers that nobody has, the lowest first: a table that fell empty is used again."""
    taken = {board.number for board in state.boards}
    return (number for number in count(1) if number not in taken)


def _refuse_gone(section: Section, number: int) -> None:
    shown = name_of(section, number)
    if section.players[section.index_of(number)].standing is not Standing.ACTIVE:
        raise RuleViolation(tr("{shown} has left the tournament.").format(shown=shown))


def _write(
    rows: EventRows, section_id: int, state: Round, boards: Iterable[Board], byes: Iterable[tuple[int, Outcome]]
) -> ChangeSet:
    ordered = tuple(sorted(boards, key=lambda board: board.number))
    rows.rounds.write_round(
        section_id, replace(state, boards=ordered, byes=bye_order(byes)), published=not state.is_draft
    )
    return results_changed(section_id)


ROWS = (
    handles(StartManualPairing, start),
    handles(PairByHand, pair),
    handles(UnpairByHand, unpair),
    handles(SwapByHand, swap),
    handles(ByeByHand, give_bye),
    handles(FillByHand, fill),
    handles(FinishManualPairing, finish),
)
