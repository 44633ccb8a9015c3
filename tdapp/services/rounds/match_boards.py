"""The ordinary boards and byes of a round of teams, as they follow from its matches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from tdapp.domain.section.boards import bye_order
from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.match import Match, Side, board_number
from tdapp.domain.section.outcome import Colour, GameResult, Outcome
from tdapp.domain.section.round import Board, Round
from tdapp.domain.section.team import TeamRules
from tdapp.domain.teams.for_pairing import rules_of

Boards = tuple[Board, ...]


Byes = tuple[tuple[int, Outcome], ...]


_BY_FORFEIT = {
    (Side.FIRST, Colour.WHITE): GameResult.BLACK_BY_FORFEIT,
    (Side.FIRST, Colour.BLACK): GameResult.WHITE_BY_FORFEIT,
    (Side.SECOND, Colour.WHITE): GameResult.WHITE_BY_FORFEIT,
    (Side.SECOND, Colour.BLACK): GameResult.BLACK_BY_FORFEIT,
}


def boards_of_match(rules: TeamRules, match: Match, known: Mapping[frozenset[int], Board]) -> tuple[Boards, Byes]:
    """The boards of a match, and the players whose opponent is missing; ``known`` boards keep what stands at them."""
    boards: list[Board] = []
    byes: list[tuple[int, Outcome]] = []
    for seat, pair in enumerate(zip(match.first.players, match.second.players, strict=True), 1):
        first, second = pair
        colour = rules.colour(seat, match.round)
        number = board_number(match.table, seat, rules.boards)
        if first is not None and second is not None:
            colours = (first, second) if colour is Colour.WHITE else (second, first)
            board = replace(known.get(frozenset(pair), Board(number, *colours)), number=number)  # type: ignore[arg-type]
            if match.forfeit is not None:
                lost = _BY_FORFEIT.get((match.forfeit, colour), GameResult.DOUBLE_FORFEIT)
                board = replace(board, result=lost, outcomes=None)
            boards.append(board)
        elif first is not None or second is not None:
            side = Side.FIRST if first is not None else Side.SECOND
            lost_too = match.forfeit in (side, Side.BOTH)
            player = first if first is not None else second
            assert player is not None
            byes.append((player, Outcome.FORFEIT_LOSS if lost_too else Outcome.FORFEIT_WIN))
    return tuple(boards), tuple(byes)


def with_matches(
    section: Section, state: Round, matches: Iterable[Match], *, anew: frozenset[int] = frozenset()
) -> Round:
    """The round with these matches and their boards; those at tables ``anew`` forget what stood at their boards."""
    rules = rules_of(section)
    known = {frozenset(board.players): board for board in state.boards}
    boards: list[Board] = []
    alone: list[tuple[int, Outcome]] = []
    ordered = tuple(sorted(matches, key=lambda match: match.table))
    for match in ordered:
        there, byes = boards_of_match(rules, match, {} if match.table in anew else known)
        boards += there
        alone += byes
    seated = {number for board in boards for number in board.players} | {number for number, _ in alone}
    away = [bye for bye in state.byes if bye[1] in BYES and bye[0] not in seated]
    return replace(state, matches=ordered, boards=tuple(boards), byes=bye_order((*away, *alone)))
