"""A stored round as it was paired."""

from __future__ import annotations

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Board, Round
from tdapp.pairing.engines.engine import Pairing


def pairing_of(round_: Round) -> Pairing:
    """A stored round as the engine gave it: colours that were exchanged at the board are put back."""
    bye = next((number for number, outcome in round_.byes if outcome is Outcome.PAIRING_BYE), None)
    pairs = tuple(as_paired_at(board) for board in round_.boards)
    return Pairing(round_.number, pairs, bye, round_.engine.program)


def as_paired_at(board: Board) -> tuple[int, int]:
    """White and Black as they were paired, also where the game was played the other way round."""
    return (board.black, board.white) if board.colours_swapped else (board.white, board.black)
