"""One handler per command of rounds, results and the life of a section."""

from __future__ import annotations

from typing import assert_never

from tdapp.domain.commands.pairing import DrawChess960, FillByHand, SetAcceleration, SetProhibitions
from tdapp.domain.commands.rounds import (
    AbsentPlayer,
    ByeByHand,
    ClearResult,
    CloseSection,
    CorrectResult,
    EnterResult,
    FinishManualPairing,
    LateResult,
    LeaveFideMode,
    MarkAdjourned,
    PairByHand,
    PublishRound,
    ReopenSection,
    RoundCommand,
    SetBoardNote,
    StartManualPairing,
    StorePairing,
    SwapByHand,
    SwapColours,
    UnpairByHand,
    UnpairRound,
    UnpublishRound,
    VerifyResult,
)
from tdapp.domain.words.changes import ChangeSet
from tdapp.services.event import section_life
from tdapp.services.pairing import by_hand as manual_pairing
from tdapp.services.pairing import rules as pairing_rules
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds import life as round_life
from tdapp.services.rounds import results as result_handlers


def handle_round(rows: EventRows, command: RoundCommand) -> ChangeSet:
    """Carry out a command inside an open transaction; RuleViolation when the rules forbid it."""
    match command:
        case EnterResult():
            return result_handlers.enter_result(rows, command)
        case ClearResult():
            return result_handlers.clear_result(rows, command)
        case VerifyResult():
            return result_handlers.verify_result(rows, command)
        case SwapColours():
            return result_handlers.swap_colours(rows, command)
        case SetBoardNote():
            return result_handlers.set_board_note(rows, command)
        case MarkAdjourned():
            return result_handlers.mark_adjourned(rows, command)
        case LateResult():
            return result_handlers.late_result(rows, command)
        case CorrectResult():
            return result_handlers.correct_result(rows, command)
        case StorePairing():
            return round_life.store_pairing(rows, command)
        case PublishRound():
            return round_life.publish_round(rows, command)
        case UnpublishRound():
            return round_life.unpublish_round(rows, command)
        case UnpairRound():
            return round_life.unpair_round(rows, command)
        case AbsentPlayer():
            return round_life.absent_player(rows, command)
        case StartManualPairing():
            return manual_pairing.start(rows, command)
        case PairByHand():
            return manual_pairing.pair(rows, command)
        case UnpairByHand():
            return manual_pairing.unpair(rows, command)
        case SwapByHand():
            return manual_pairing.swap(rows, command)
        case ByeByHand():
            return manual_pairing.give_bye(rows, command)
        case FinishManualPairing():
            return manual_pairing.finish(rows, command)
        case LeaveFideMode():
            return section_life.leave_fide_mode(rows, command)
        case CloseSection():
            return section_life.close_section(rows, command)
        case ReopenSection():
            return section_life.reopen_section(rows, command)
        case FillByHand():
            return manual_pairing.fill(rows, command)
        case SetProhibitions() | SetAcceleration() | DrawChess960():
            return pairing_rules.handle_pairing_rule(rows, command)
        case _:
            assert_never(command)
