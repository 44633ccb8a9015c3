"""Which steps of a round are possible now: None, or the reason why not.

Pure functions of a section and a round. Handlers refuse with the same reason, buttons and menus show it
(tests/services/test_possible.py: possible exactly when the handler does not refuse).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tdapp.domain.commands.rounds import AbsenceAction, CorrectionScope
from tdapp.domain.knockout.players import fixture_of
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Board, Round
from tdapp.domain.section.stages import is_passed, same_match
from tdapp.domain.systems.registry import name_of as system_name
from tdapp.domain.systems.registry import not_paired
from tdapp.domain.words.checks import Warning
from tdapp.pairing.rules.position import initial_colour_of
from tdapp.pairing.rules.round_robin import table_of
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.ports.round_rows import Stands
from tdapp.services.rounds.complete import incomplete, name_of

# -- pairing ---


def why_not_pair(section: Section, round_: Round, before: Round | None) -> Warning | None:
    """A round by the engine or the table; ``before``: the round before it, None for round 1."""
    return (
        _not_ready(section, round_, before)
        or _match_open(section, round_.number)
        or _by_hand(round_)
        or _not_enough(section, round_)
        or _another_system(section)
        or (rule("colour-not-drawn").warn() if needs_colour(section) else None)
    )


def why_not_pair_again(section: Section, round_: Round, before: Round | None) -> Warning | None:
    """Another pairing for a draft."""
    return _unpaired(section, round_) or why_not_pair(section, round_, before)


def why_not_pair_by_hand(section: Section, round_: Round, before: Round | None) -> Warning | None:
    """Opening a manual pairing session: on the next round, on a draft, on the published pairings of the last round."""
    if round_.manual:
        return why_not_change(section) or rule("by-hand-already").warn(round=round_.number)
    follows = before is not None and same_match(section.system, before.number, round_.number)
    if follows:
        return why_not_change(section) or rule("game-follows").warn(number=round_.number)
    if round_.is_draft:
        return _not_ready(section, round_, before) or _not_enough(section, round_)
    return why_not_change(section) or _stands(section, round_)


def why_not_edit_by_hand(section: Stands, round_: Round) -> Warning | None:
    """Seating players by hand."""
    session = None if round_.manual else rule("not-by-hand").warn(number=round_.number)
    return why_not_change(section) or session


def why_not_finish_by_hand(section: Section, round_: Round) -> Warning | None:
    """The end of the session: everybody is in the pairing once."""
    return why_not_edit_by_hand(section, round_) or _incomplete(section, round_, "session-not-complete")


def _not_ready(section: Stands, round_: Round, before: Round | None) -> Warning | None:
    number, paired = round_.number, section.rounds_paired
    if section.closed:
        return why_not_change(section)
    if number > paired + 1:
        return rule("not-yet").warn(number=number, before=number - 1)
    if number < paired:
        return rule("paired-since").warn(last_paired=paired, number=number)
    if not round_.is_draft:
        return rule("published-since").warn(number=number)
    if before is None:
        return None
    return why_not_after(before, same_match=same_match(section.system, before.number, number))


def why_not_after(before: Round, *, same_match: bool = False) -> Warning | None:
    """Why the round after this one cannot be paired yet; the next game of the same match waits for no result."""
    number = before.number
    if before.manual:
        return rule("by-hand-open").warn(round=number)
    if before.is_draft:
        return rule("before-draft").warn(before=number)
    if before.open_boards and not same_match:
        return rule("before-open").warn(before=number, missing=", ".join(map(str, before.open_boards)))
    if before.unpaired:
        return rule("before-left-over").warn(before=number, count=len(before.unpaired))
    return None


def _match_open(section: Section, number: int) -> Warning | None:
    """A first game waits for every game of the match before, also where only the last one is in."""
    games = section.system.stage_rounds
    if games < 2 or same_match(section.system, number, number - 1):
        return None
    for earlier in range(max(1, number - games), number):
        cells = ((player.number, row[earlier - 1]) for player, row in zip(section.players, section.cells, strict=True))
        waits = [
            f"{section.shown(one)} – {section.shown(cell.opponent)}"
            for one, cell in cells
            if cell.outcome is Outcome.OPEN and cell.opponent and cell.colour is Colour.WHITE
        ]
        if waits:
            return rule("game-open").warn(before=earlier, missing="; ".join(waits))
    return None


def _not_enough(section: Section, round_: Round) -> Warning | None:
    """Whoever has a bye counts: a round in which nobody or only one can play (a storm) is held all the same."""
    if sum(player.standing is Standing.ACTIVE for player in section.players) < 2:
        return rule("too-few-players").warn()
    return why_not_table(section, round_.number) if section.system.table else None


def _another_system(section: Section) -> Warning | None:
    system = not_paired(section)
    if not system and section.fide_mode and not section.system.status.of_fide:
        return rule("system-needs-exit").warn(system=partial(system_name, section))
    return rule("system-not-paired").warn(system=system) if system else None


def why_not_game(first: Round, number: int, pairs: Iterable[tuple[int, int]]) -> Warning | None:
    """The next game of a match has the pairs of the first with the colours reversed (C.04.5, 4.4)."""
    reversed_ = {(board.black, board.white) for board in first.boards}
    return None if set(pairs) == reversed_ else rule("game-follows").warn(number=number)


def why_not_table(section: Section, number: int) -> Warning | None:
    """A round that is read from a table is not on it, or not yet."""
    table, fixture = len(table_of(section)), fixture_of(section)
    if number <= table:
        return None
    if fixture is None:
        return rule("beyond-table").warn(rounds=table, number=number)
    if not fixture.total:
        return rule("too-few-players").warn()
    if number > fixture.total:
        return rule("knockout-over").warn(rounds=fixture.total)
    return rule("knockout-undecided").warn(matches="; ".join(fixture.waiting))


def needs_colour(section: Section) -> bool:
    """Whether its system draws the colour of round 1, and nobody has drawn it."""
    return section.system.colour_lot and initial_colour_of(section) is None


# -- the life of a round ---


def why_not_publish(section: Section, round_: Round) -> Warning | None:
    """The pairings become public: paired, not by hand just now, everybody in them once."""
    if not round_.is_draft:
        return why_not_change(section) or rule("published-already").warn(round=round_.number)
    return _unpaired(section, round_) or _by_hand(round_) or _incomplete(section, round_, "not-complete")


def _incomplete(section: Section, round_: Round, rule_id: str) -> Warning | None:
    def problems() -> str:
        return " ".join(incomplete(section, (board.players for board in round_.boards), round_.byes, round_.number))

    return rule(rule_id).warn(round=round_.number, problems=problems) if problems() else None


def why_not_unpublish(section: Stands, round_: Round) -> Warning | None:
    """Published pairings become a draft again."""
    if round_.is_draft:
        return _unpaired(section, round_) or rule("not-published").warn(round=round_.number)
    entered = len(round_.open_boards) < len(round_.boards)
    return (
        why_not_change(section)
        or _stands(section, round_)
        or _by_hand(round_)
        or (rule("has-results").warn(round=round_.number) if entered else None)
    )


def why_not_unpair(section: Stands, round_: Round) -> Warning | None:
    """The pairing of the last round is taken away, also out of a manual session."""
    return _unpaired(section, round_) or _stands(section, round_)


def why_not_take_back(section: Stands, round_: Round) -> Warning | None:
    """The round with everything since goes back, as the history has it."""
    return _unpaired(section, round_)


def why_not_adjourn(section: Stands, round_: Round) -> Warning | None:
    """Missing results are recorded as adjourned."""
    every = None if round_.open_boards else rule("all-results-in").warn(round=round_.number)
    return why_not_type(section, round_) or every


def why_not_draw_position(section: Section, round_: Round) -> Warning | None:
    """The Chess960 position of a round is drawn, or drawn again."""
    if section.closed or not section.chess960:
        return why_not_change(section) or rule("no-chess960").warn()
    if len(round_.open_boards) < len(round_.boards):
        return rule("position-stands").warn(number=round_.number)
    return _stands(section, round_)


# -- results ---


def why_not_type(section: Stands, round_: Round) -> Warning | None:
    """Results of a round: it is published and not being paired by hand; its boards need not be known."""
    draft = rule("draft").warn(number=round_.number) if round_.is_draft else None
    return why_not_change(section) or draft or _by_hand(round_)


def why_not_enter(section: Stands, round_: Round) -> Warning | None:
    """Results of the last paired round, typed or cleared; the colours of a board."""
    locked = None
    paired = section.rounds_paired
    if is_passed(section.system, round_.number, paired):
        locked = rule("round-locked").warn(last_paired=section.rounds_paired, number=round_.number)
    return why_not_change(section) or locked or why_not_type(section, round_)


def why_not_clear(section: Stands, round_: Round, board: Board) -> Warning | None:
    """The game is opened again."""
    return why_not_enter(section, round_) or (rule("board-open").warn(number=board.number) if board.is_open else None)


def why_not_verify(section: Stands, round_: Round, board: Board) -> Warning | None:
    """The result is entered a second time."""
    if board.is_open:
        return why_not_type(section, round_) or rule("board-open").warn(number=board.number)
    verified = rule("board-verified").warn(number=board.number) if board.verified else None
    return why_not_type(section, round_) or verified


def why_not_late(section: Stands, round_: Round, board: Board) -> Warning | None:
    """The result of an adjourned or never entered game of any round."""
    waits = board.is_adjourned or board.is_open
    decided = None if waits else rule("not-adjourned").warn(number=board.number, round=round_.number)
    return why_not_type(section, round_) or decided


def why_not_correct(section: Stands, round_: Round, scope: CorrectionScope) -> Warning | None:
    """Another result of an earlier round: in FIDE mode only the last two rounds change standings (Q189-193)."""
    old = section.fide_mode and round_.number < section.rounds_paired - 1
    too_old = None
    if old and scope is not CorrectionScope.RATING_ONLY:
        too_old = rule("round-too-old").warn(round=round_.number)
    return why_not_type(section, round_) or too_old


# -- a paired player does not come ---


def why_not_absent(section: Section, round_: Round, player: int, action: AbsenceAction) -> Warning | None:
    """What can happen to the board of a player who does not come."""
    why_not = _unpaired(section, round_) or _stands(section, round_) or _by_hand(round_)
    if why_not is not None:
        return why_not
    if section.system.pairs_teams and action is not AbsenceAction.FORFEIT:
        return rule("line-up-decides").warn()
    board = round_.board_of(player)
    if board is None:
        return rule("no-game").warn(player=name_of(section, player), round=round_.number)
    if not board.is_open:
        return rule("board-decided").warn(number=board.number)
    if action is AbsenceAction.FORFEIT and round_.is_draft:
        return rule("forfeit-in-draft").warn(round=round_.number)
    if action is AbsenceAction.REPLACE and not free_players(section, round_):
        return rule("nobody-free").warn()
    return None


def free_players(section: Section, round_: Round) -> tuple[int, ...]:
    """Who is in the event and has no game in the round."""
    seated = {number for board in round_.boards for number in board.players}
    active = (player.number for player in section.players if player.standing is Standing.ACTIVE)
    return tuple(number for number in active if number not in seated)


# -- what several ask ---


def _unpaired(section: Stands, round_: Round) -> Warning | None:
    known = round_.is_paired or round_.manual
    return why_not_change(section) or (None if known else rule("not-paired").warn(number=round_.number))


def _stands(section: Stands, round_: Round) -> Warning | None:
    if round_.number >= section.rounds_paired:
        return None
    return rule("round-stands").warn(last_paired=section.rounds_paired, number=round_.number)


def _by_hand(round_: Round) -> Warning | None:
    return rule("by-hand-open").warn(round=round_.number) if round_.manual else None
