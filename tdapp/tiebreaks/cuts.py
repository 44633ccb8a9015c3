"""Which contributions a cut leaves out (C.07, 14 and 16.5; for the other policies one at a time, lowest first)."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from tdapp.tiebreaks.column import Exact, widen
from tdapp.tiebreaks.crosstable import Ints, Mask
from tdapp.tiebreaks.terms import Cuts


def cut_lowest(
    score: Exact, product: Exact, used: Mask, vur: Mask | None, cuts: Cuts, eligible: Mask | None = None
) -> Mask:
    """The elements that stay: first the low cuts, then the high ones.

    A low cut takes the least significant value, the lowest ``score`` (tie: lowest ``product``, then the earlier
    round). With ``vur`` (C.07, 16.5) the voluntary unplayed round of the lowest product goes instead if that product
    is not below the least significant one's. ``eligible`` limits what may be cut. All arrays are (P, n).
    """
    kept = used.copy()
    if not cuts.total or not used.size:
        return kept
    pool = kept if eligible is None else kept & eligible
    by_score = _order(score, product)
    by_product = None
    if vur is not None and cuts.low and vur.any():
        by_product = by_score if product is score else _order(product, score)
    rows = np.arange(len(used))
    for _ in range(cuts.low):
        least, exists = _first(by_score, pool)
        if by_product is not None and vur is not None:
            volunteer, any_volunteer = _first(by_product, pool & vur)
            instead = any_volunteer & (product[rows, volunteer] >= product[rows, least])
            least = np.where(instead, volunteer, least)
        pool, kept = _without(pool, least, exists), _without(kept, least, exists)
    if not cuts.high:
        return kept
    down = -score
    by_score_down = _order(down, down if product is score else -product)
    for _ in range(cuts.high):
        greatest, exists = _first(by_score_down, pool)
        pool, kept = _without(pool, greatest, exists), _without(kept, greatest, exists)
    return kept


def cut_ratio(points: Exact, weight: Ints, used: Mask, seen: tuple[Ints, Ints], cuts: Cuts, tie: Ints) -> Mask:
    """Cuts of a ratio of sums: each time the opponent without whom ``sum points / sum weight`` is highest.

    High cuts take the one without whom it is lowest. Equal: the lowest score per game (``seen``: points, games of the
    opponent), then the lowest ``tie`` (pairing number). Exact, player by player: few players are cut this way.
    """
    kept = used.copy()
    for player in range(len(used)):
        for step in range(cuts.total):
            best: tuple[Fraction, Fraction, int] | None = None
            choice = -1
            rounds = np.flatnonzero(kept[player])
            total = sum(int(points[player, r]) for r in rounds)
            below = sum(int(weight[player, r]) for r in rounds)
            for r in rounds:
                without = _ratio(total - int(points[player, r]), below - int(weight[player, r]))
                candidate = (
                    -without if step < cuts.low else without,
                    _ratio(int(seen[0][player, r]), int(seen[1][player, r])),
                    int(tie[player, r]),
                )
                if best is None or candidate < best:
                    best, choice = candidate, int(r)
            if choice < 0:
                break
            kept[player, choice] = False
    return kept


def _ratio(num: int, den: int) -> Fraction:
    return Fraction(num, den) if den else Fraction(0)


def _order(first: Exact, second: Exact) -> Exact:
    """One integer per element that sorts by ``first``, then ``second``, then the round."""
    rounds = first.shape[1]
    if first is second:
        plain: Exact = widen(first, (int(np.abs(first).max()) + 1) * rounds) * rounds + np.arange(rounds)
        return plain
    low = min(int(second.min()), 0)
    span = int(second.max()) - low + 1
    largest = max(abs(int(first.max())), abs(int(first.min()))) + 1
    order: Exact = (widen(first, largest * span * rounds * 2) * span + (second - low)) * rounds + np.arange(rounds)
    return order


def _first(order: Exact, pool: Mask) -> tuple[Ints, Mask]:
    """Column of the smallest order value inside the pool, and whether the pool has any."""
    beyond = int(order.max()) + 1
    choice: Ints = np.where(pool, order, beyond).argmin(axis=1)
    exists: Mask = np.asarray(pool.any(axis=1))
    return choice, exists


def _without(mask: Mask, column: Ints, where: Mask) -> Mask:
    result = mask.copy()
    rows = np.flatnonzero(where)
    result[rows, column[rows]] = False
    return result
