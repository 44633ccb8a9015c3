"""Rounds with their boards for a section that stores none (a bare TRF): derived from the cells."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import count

from tdapp.domain.keizer.boards import running_seating_scores
from tdapp.domain.knockout.players import knocks_out, without_game
from tdapp.domain.section.boards import bye_order, in_board_order, numbered
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import board_number
from tdapp.domain.section.outcome import RESULT_OF_OUTCOMES, Cell, Colour, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Board, Round, state_of
from tdapp.domain.section.stages import is_passed, same_match
from tdapp.domain.teams.scores import matches_of
from tdapp.pairing.rules.round_robin import TableRound, table_of

Pair = tuple[int, int]


def rounds_of(section: Section) -> tuple[Round, ...]:
    """Every round held, boards in the published order (C.04.2; a round robin by its Berger table; teams by tables)."""
    paired = section.rounds_paired
    table = () if not section.system.closed_field or len(section.players) < 2 else table_of(section)
    found = []
    first: Mapping[int, Fraction] = {}
    for index, scores in enumerate(running_seating_scores(section)):
        follows = same_match(section.system, index, index + 1)  # the next game at the tables of the first
        first = first if follows else dict(scores)
        found.append(_round(section, index, first if follows else scores, paired, table))
    return tuple(found)


def _round(
    section: Section, index: int, scores: Mapping[int, Fraction], paired: int, table: tuple[TableRound, ...]
) -> Round:
    cells = {player.number: row[index] for player, row in zip(section.players, section.cells, strict=True)}
    pairs = [
        (number, cell.opponent)
        for number, cell in cells.items()
        if cell.opponent is not None and _leads(number, cell, cells)
    ]
    seated = {number for pair in pairs for number in pair}
    fixed = {player.number: player.fixed_table for player in section.players if player.fixed_table is not None}
    boards = tuple(
        _board(number, pair, cells, fixed=is_fixed)
        for number, pair, is_fixed in (
            _seats(section, index, pairs)
            if section.system.pairs_teams
            else numbered(_ordered(section, index, pairs, scores, table), fixed)
        )
    )
    absent = [(number, cell.outcome) for number, cell in cells.items() if number not in seated]
    active = {player.number for player in section.players if player.standing is Standing.ACTIVE}
    if knocks_out(section):
        active -= without_game(section, index + 1)
    date = section.round_dates[index] if index < len(section.round_dates) else None
    has_pairing = bool(boards) or any(outcome is Outcome.PAIRING_BYE for _, outcome in absent)
    return Round(
        number=index + 1,
        state=state_of(
            boards, published=has_pairing, locked=section.closed or is_passed(section.system, index + 1, paired)
        ),
        date=date,
        start=section.round_times[index].start if index < len(section.round_times) else "",
        boards=boards,
        byes=bye_order(bye for bye in absent if bye[1] is not Outcome.UNPAIRED),
        unpaired=tuple(n for n, outcome in absent if outcome is Outcome.UNPAIRED and n in active),
    )


def _leads(number: int, cell: Cell, cells: Mapping[int, Cell]) -> bool:
    """Whether this cell names White of a game that both players record."""
    if not cell.rules.paired or cell.opponent is None or cell.opponent not in cells:
        return False
    other = cells[cell.opponent]
    if other.opponent != number or not other.rules.paired:
        return False
    if cell.colour is other.colour:  # unknown or contradictory: the smaller number is written first
        return number < cell.opponent
    return cell.colour is Colour.WHITE or other.colour is Colour.BLACK


def _seats(section: Section, index: int, pairs: list[Pair]) -> list[tuple[int, Pair, bool]]:
    """The boards of the matches of a round: as many numbers for every table as a match has boards."""
    assert section.team_rules is not None
    place = {
        frozenset(pair): board_number(match.table, seat, section.team_rules.boards)
        for match in matches_of(section, index + 1)
        for seat, pair in enumerate(zip(match.first.players, match.second.players, strict=False), 1)
        if None not in pair
    }
    later = count(max(place.values(), default=0) + 1)  # a game that no line-up names
    found = [(place.get(frozenset(pair)) or next(later), pair, False) for pair in pairs]
    return sorted(found)


def _ordered(
    section: Section, index: int, pairs: list[Pair], scores: Mapping[int, Fraction], table: tuple[TableRound, ...]
) -> list[Pair]:
    if section.system.by_scores:
        return in_board_order(pairs, scores)
    planned = table[index].pairs if index < len(table) else ()
    place = {frozenset(pair): position for position, pair in enumerate(planned)}
    return sorted(pairs, key=lambda pair: (place.get(frozenset(pair), len(place)), min(pair)))


def _board(number: int, pair: Pair, cells: Mapping[int, Cell], *, fixed: bool) -> Board:
    white, black = pair
    outcomes = cells[white].outcome, cells[black].outcome
    result = RESULT_OF_OUTCOMES.get(outcomes)
    is_open = Outcome.OPEN in outcomes
    return Board(
        number=number,
        white=white,
        black=black,
        result=result,
        fixed_table=fixed,
        outcomes=None if result is not None or is_open else outcomes,
        coloured=cells[white].colour is not None and cells[white].colour is not cells[black].colour,
    )
