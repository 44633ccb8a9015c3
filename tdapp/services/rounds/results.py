"""Handlers of results: entering, verifying, adjourned games, corrections of earlier rounds.

Entering a result reads and writes one board, not the round: it has to be durable before the next key.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tdapp.domain.commands.history import Mark, Point
from tdapp.domain.commands.rounds import (
    ClearResult,
    CorrectionScope,
    CorrectResult,
    EnterResult,
    LateResult,
    MarkAdjourned,
    SetBoardNote,
    SwapColours,
    VerifyResult,
)
from tdapp.domain.knockout.players import knocks_out
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.match import Match, seat_of
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.results import result_text
from tdapp.domain.section.round import Board, Round
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.teams.names import shown_teams
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.checks import Refused, Warning, require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.pairing.by_hand_rules import warnings_of_colours
from tdapp.services.ports.decisions import needed, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.round_rows import SectionStatus, Stands
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.paired_on import Followers, followers_of, paired_on, withdraw
from tdapp.services.rounds.possible import why_not_adjourn, why_not_correct, why_not_enter, why_not_late, why_not_type


class AlreadySo(Refused):
    """The board has this result already: nothing to write, nothing to ask, the cursor may advance."""

    def __init__(self, rule_id: str, board: int, **facts: object) -> None:
        super().__init__((rule(rule_id).warn(number=board, **facts),))


class ResultMismatch(RuleViolation):
    """The second pass read something else than the first."""

    def __init__(self, board: int, entered: GameResult | None, read: GameResult) -> None:
        super().__init__(
            tr("Board {board}: entered was {entered}, now read is {read}.").format(
                board=board, entered=result_text(entered), read=result_text(read)
            )
        )
        self.board = board
        self.entered = entered
        self.read = read


BoardCommand = EnterResult | ClearResult | VerifyResult | SwapColours | LateResult | CorrectResult

_DRAWN = frozenset({GameResult.DRAW, GameResult.SHORT_DRAW})

_MIRRORED = {
    GameResult.WHITE_WINS: GameResult.BLACK_WINS,
    GameResult.HALF_ZERO: GameResult.ZERO_HALF,
    GameResult.SHORT_WHITE_WINS: GameResult.SHORT_BLACK_WINS,
    GameResult.WHITE_BY_FORFEIT: GameResult.BLACK_BY_FORFEIT,
}
_MIRRORED |= {black: white for white, black in _MIRRORED.items()}


def mirrored(result: GameResult | None) -> GameResult | None:
    """The same result for players who sat on the other sides."""
    return None if result is None else _MIRRORED.get(result, result)


def enter_result(rows: EventRows, command: EnterResult) -> ChangeSet:
    """Write the result of a board of the last paired round."""
    _, _, board = _at(rows, command, why_not_enter)
    if board.result is command.result and board.outcomes is None:
        raise AlreadySo("result-stands", board.number, result=partial(result_text, board.result))
    replaces = command.result is not None and not board.is_adjourned
    if board.result is not None and (replaces or board.result is not command.expected):
        facts = {
            "board": board.number,
            "old": partial(result_text, board.result),
            "new": partial(result_text, command.result),
        }
        warnings = [rule("result-overwritten").warn(**facts)]
        pass_warnings(rows, command.section_id, warnings, command.confirmed)
    _write(rows, command.section_id, command.round, board, command.result)
    return results_changed(command.section_id)


def clear_result(rows: EventRows, command: ClearResult) -> ChangeSet:
    """Open the game again."""
    _, _, board = _at(rows, command, why_not_enter)
    if board.is_open:
        raise AlreadySo("board-open", board.number)
    if command.expected is not None and board.result is not command.expected:
        require(rule("result-stands").warn(number=board.number, result=partial(result_text, board.result)))
    _write(rows, command.section_id, command.round, board, None)
    return results_changed(command.section_id)


def verify_result(rows: EventRows, command: VerifyResult) -> ChangeSet:
    """The second pass over a board; ResultMismatch when it read something else."""
    _, _, board = _at(rows, command, why_not_type)
    if board.result is not command.result:
        raise ResultMismatch(board.number, board.result, command.result)
    if board.verified:
        raise AlreadySo("board-verified", board.number)
    rows.rounds.write_board(command.section_id, command.round, replace(board, verified=True))
    return results_changed(command.section_id)


def swap_colours(rows: EventRows, command: SwapColours) -> ChangeSet:
    """The players sat on the other sides; a result stays with them unless the slip was read by colours.

    Before the first result of the round it opens a manual pairing session (Q65).
    """
    status, _, board = _at(rows, command, why_not_enter)
    state, section = rows.rounds.round(command.section_id, command.round), rows.snapshot(command.section_id)
    untouched = len(state.open_boards) == len(state.boards) and not status.system.pairs_teams
    warnings: list[Warning] = []
    try:
        if not status.system.pairs_teams:  # their colours follow from the match
            warnings += warnings_of_colours(section, command.round, board.black, board.white)
    except RuleViolation:  # an imported round before is not complete: what was played is entered all the same
        if untouched:
            raise
    if untouched:
        warnings.insert(0, rule("manual-pairing").warn(round=command.round))
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=command.reason)
    if untouched:  # a change of the pairing: it ends with the comparison
        turned = replace(board, white=board.black, black=board.white)
        boards = tuple(turned if one.number == board.number else one for one in state.boards)
        rows.rounds.write_round(command.section_id, replace(state, boards=boards, manual=True), published=True)
        return results_changed(command.section_id)
    swapped = replace(
        board,
        white=board.black,
        black=board.white,
        colours_swapped=not board.colours_swapped,
        result=mirrored(board.result) if command.mirror else board.result,
        rating_result=mirrored(board.rating_result) if command.mirror else board.rating_result,
        outcomes=(board.outcomes[1], board.outcomes[0]) if board.outcomes and command.mirror else board.outcomes,
        verified=False,
    )
    rows.rounds.write_board(command.section_id, command.round, swapped)
    return results_changed(command.section_id)


def set_board_note(rows: EventRows, command: SetBoardNote) -> ChangeSet:
    """Keep a remark at a board."""
    board = rows.rounds.board(command.section_id, command.round, command.board)
    rows.rounds.write_board(command.section_id, command.round, replace(board, note=command.note.strip()))
    return results_changed(command.section_id)


def mark_adjourned(rows: EventRows, command: MarkAdjourned) -> ChangeSet:
    """Every game without a result is adjourned."""
    state = rows.rounds.round(command.section_id, command.round)
    require(why_not_adjourn(rows.rounds.status(command.section_id), state))
    warnings = [rule("missing-adjourned").warn(count=len(state.open_boards), round=command.round)]
    pass_warnings(rows, command.section_id, warnings, command.confirmed)
    for board in state.boards:
        if board.is_open:
            adjourned = replace(board, result=GameResult.ADJOURNED, verified=False)
            rows.rounds.write_board(command.section_id, command.round, adjourned)
    return results_changed(command.section_id)


def late_result(rows: EventRows, command: LateResult) -> ChangeSet:
    """An adjourned game is finished; in a round that was paired on anything but a draw needs confirmation."""
    status, head, board = _at(rows, command, why_not_type)
    require(why_not_late(status, head, board))
    if board.result is command.result:
        raise AlreadySo("result-stands", board.number, result=partial(result_text, board.result))
    warnings: list[Warning] = []
    counted = _entered_at_once(rows, command) if status.system.pairs_teams else None
    if command.round < status.rounds_paired and counted is None and command.result not in _DRAWN:
        facts = {"board": board.number, "round": command.round, "new": partial(result_text, command.result)}
        warnings.append(rule("adjourned-not-drawn").warn(**facts))
    _write(rows, command.section_id, command.round, board, command.result)
    if command.round < status.rounds_paired and counted is not None:
        section = rows.snapshot(command.section_id)
        if Scores(section).score(counted).differs:  # the last board of the match says something else
            teams = shown_teams(section, counted)
            warnings.append(rule("earlier-match-changed").warn(round=command.round, teams=teams))
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=command.reason)
    return results_changed(command.section_id)


def _entered_at_once(rows: EventRows, command: LateResult) -> Match | None:
    """The match of a board where its score was entered at once: that counted when the next round was paired."""
    section = rows.snapshot(command.section_id)
    table, _ = seat_of(command.board, rules_of(section).boards)
    matches = (match for match in section.matches if (match.round, match.table) == (command.round, table))
    return next((match for match in matches if match.entered is not None), None)


def correct_result(rows: EventRows, command: CorrectResult) -> ChangeSet:
    """Another result for an earlier round, as far as its scope reaches."""
    status, head, board = _at(rows, command, why_not_type)
    require(why_not_correct(status, head, command.scope))
    reason = needed(command.reason, tr("The result of an earlier round is corrected"))
    rating_only = command.scope is CorrectionScope.RATING_ONLY
    old = board.rating_result if rating_only and board.rating_result is not None else board.result
    if old is command.result:
        raise AlreadySo("result-stands", board.number, result=partial(result_text, old))
    if old is not command.expected and command.expected is not None:
        raise RuleViolation(
            tr("Board {number} of round {round} has {old} by now: look again.").format(
                number=board.number, round=command.round, old=result_text(old)
            )
        )
    if command.result is GameResult.ADJOURNED:
        raise RuleViolation(tr("A result cannot be corrected to an adjourned game."))
    warnings = _correction_warnings(rows, command, status, old)
    follow: Followers | None = None
    if status.system.elimination and not rating_only:
        from tdapp.services.rounds.trial_result import with_result  # brings the tables along

        section = rows.snapshot(command.section_id)
        after = with_result(section, command.round, board, command.result)
        warnings += paired_on(section, after)
        follow = followers_of(section, after) if knocks_out(section) else None
        if follow is not None and follow.seats:  # pairings do not stay
            warnings = [one for one in warnings if one.rule_id != "earlier-round-corrected"]
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=reason)
    if rating_only:
        late = replace(board, rating_result=None if command.result is board.result else command.result)
        rows.rounds.write_board(command.section_id, command.round, late)
    else:
        _write(rows, command.section_id, command.round, board, command.result)
    if follow is not None:
        withdraw(rows, command.section_id, follow)
    return results_changed(command.section_id)


def _correction_warnings(
    rows: EventRows, command: CorrectResult, status: SectionStatus, old: GameResult | None
) -> list[Warning]:
    facts = {
        "board": command.board,
        "round": command.round,
        "old": partial(result_text, old),
        "new": partial(result_text, command.result),
    }
    if command.scope is CorrectionScope.RATING_ONLY:
        return [rule("rating-only-correction").warn(**facts)]
    if command.round == status.rounds_paired:
        return [rule("result-overwritten").warn(**facts)] if old is not None else []
    warnings = [rule("earlier-round-corrected").warn(**facts)]
    later = rows.rounds.round(command.section_id, status.rounds_paired)
    if command.scope is CorrectionScope.EVERYTHING and later.is_draft:
        warnings.append(rule("draft-made-before").warn(round=later.number))
    return warnings


def results_changed(section_id: int) -> ChangeSet:
    """What every command of a round changes."""
    return touched(section_id, Topic.RESULTS)


def _write(rows: EventRows, section_id: int, number: int, board: Board, result: GameResult | None) -> None:
    """Write a result; the last one of a round names a restore point."""
    entered = replace(board, result=result, outcomes=None, verified=False, rating_result=None)
    rows.rounds.write_board(section_id, number, entered)
    if result is not None and board.is_open and rows.rounds.open_boards(section_id, number) == 0:
        rows.rounds.add_restore_point(section_id, Point(Mark.END, number))


def _at(
    rows: EventRows, command: BoardCommand, why_not: Callable[[Stands, Round], Warning | None]
) -> tuple[SectionStatus, Round, Board]:
    """Where the command is: the section's facts, the round without its other boards, and the board."""
    status, head = rows.rounds.status(command.section_id), rows.rounds.head(command.section_id, command.round)
    require(why_not(status, head))
    return status, head, rows.rounds.board(command.section_id, command.round, command.board)


def results_in(round_: Round) -> tuple[int, int, int]:
    """How many boards have a result, how many there are, how many results are not verified."""
    boards, waiting = len(round_.boards), frozenset(round_.open_boards)
    return boards - len(waiting), boards, sum(number not in waiting for number in round_.unverified_boards)


ROWS = (
    handles(EnterResult, enter_result),
    handles(ClearResult, clear_result),
    handles(VerifyResult, verify_result),
    handles(SwapColours, swap_colours),
    handles(SetBoardNote, set_board_note),
    handles(MarkAdjourned, mark_adjourned),
    handles(LateResult, late_result),
    handles(CorrectResult, correct_result),
)
