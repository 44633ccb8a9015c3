"""The order of the boards of a Swiss round (C.04.2); numbering around fixed tables is ``domain.section.boards``."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.section import boards
from tdapp.domain.section.boards import Pair
from tdapp.pairing.rules.position import Position


def in_board_order(position: Position, pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    """Pairs by the score of the higher-ranked player, the sum of both scores, the higher-ranked player's number.

    With acceleration the scores include the fictitious points. The bye, which is no pair, comes after the last board.
    """
    scores = {number: card.pairing_score for number, card in position.cards.items()}
    return tuple(boards.in_board_order(pairs, scores))
