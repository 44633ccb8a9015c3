"""A section that stores no boards (a bare TRF) with the rounds that an event file of it would have."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.section.boards import bye_order
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round, state_of
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.rounds.match_boards import with_matches


def whole_event(section: Section) -> WholeEvent:
    """The event of one section: results of a file count as checked, no round of it is a draft."""
    rounds = tuple(_stored(section, one) for one in rounds_of(section))
    return WholeEvent((section,), (rounds,), games=((),), broadcasts=(Broadcast(),))


def _stored(section: Section, state: Round) -> Round:
    late = {(one.white, one.black): one.result for one in section.rating_corrections if one.round == state.number}
    checked = state.number not in section.unverified_rounds
    boards = tuple(
        replace(board, verified=checked and not board.is_open, rating_result=late.get(board.players))
        for board in state.boards
    )
    state = replace(state, boards=boards)
    if section.system.pairs_teams:
        byes = bye_order((bye.team, bye.outcome) for bye in section.team_byes if bye.round == state.number)
        matches = [match for match in section.matches if match.round == state.number]
        state = replace(with_matches(section, state, matches), team_byes=byes, unpaired=())
    locked = section.closed or state.number < section.rounds_paired
    return replace(state, state=state_of(state.boards, published=True, locked=locked))
