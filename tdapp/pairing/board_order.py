"""The order of the boards (C.04.2) and fixed tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tdapp.domain.errors import RuleViolation
from tdapp.pairing.position import Card, Position

Pair = tuple[int, int]
"""White's and Black's pairing number."""


def in_board_order(position: Position, pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    """Pairs by the score of the higher-ranked player, the sum of both scores, the higher-ranked player's number.

    With acceleration the scores include the fictitious points. The bye, which is no pair, comes after the last board.
    """
    return sorted_by_cards(position.cards, pairs)


def sorted_by_cards(cards: Mapping[int, Card], pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    """The same for cards alone."""

    def key(pair: Pair) -> tuple[object, ...]:
        higher, lower = sorted((cards[number] for number in pair), key=lambda card: card.order)
        return -higher.pairing_score, -(higher.pairing_score + lower.pairing_score), higher.number

    return tuple(sorted(pairs, key=key))


def board_numbers(
    ordered: Iterable[Pair], fixed: Mapping[int, int] | None = None, first_board: int = 1
) -> tuple[tuple[int, Pair], ...]:
    """(board, pair) in the order of the boards.

    ``fixed`` gives players a table of their own (a wheelchair, a camera): their pair sits there and the others fill
    the remaining boards in order. RuleViolation when two pairs would need the same table.
    """
    pairs = tuple(ordered)
    fixed = fixed or {}
    taken: dict[int, Pair] = {}
    for pair in pairs:
        tables = {fixed[number] for number in pair if number in fixed}
        if not tables:
            continue
        table = min(tables)
        if table in taken:
            one, other = taken[table], pair
            raise RuleViolation(
                f"Table {table} is fixed for two pairs: {one[0]} - {one[1]} and {other[0]} - {other[1]}."
            )
        taken[table] = pair
    placed = set(taken.values())
    board = first_board
    numbered = dict(taken)
    for pair in pairs:
        if pair in placed:
            continue
        while board in taken:
            board += 1
        numbered[board] = pair
        board += 1
    return tuple(sorted(numbered.items()))
