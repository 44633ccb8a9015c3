"""A section as it would be with another result."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, GameResult, Outcome
from tdapp.domain.section.round import Board


def with_result(section: Section, round_number: int, board: Board, result: GameResult | None) -> Section:
    """The section with another result at a board; None: the game is open."""
    outcomes = result.outcomes if result is not None else (Outcome.OPEN, Outcome.OPEN)
    cells = list(section.cells)
    for number, outcome in zip(board.players, outcomes, strict=True):
        index = section.index_of(number)
        row = list(cells[index])
        old = row[round_number - 1]
        row[round_number - 1] = Cell(outcome, old.opponent, old.colour)
        cells[index] = tuple(row)
    return replace(section, cells=tuple(cells))
