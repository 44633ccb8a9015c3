"""Which contributions a cut leaves out (C.07, 14 and 16.5; for the other policies one at a time, lowest first)."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.tiebreaks.column import Exact, largest, widen
from tdapp.tiebreaks.crosstable import Ints, Mask
from tdapp.tiebreaks.terms import Cuts


def cut_lowest(score: Exact, product: Exact, used: Mask, vur: Mask | None, cuts: Cuts) -> Mask:
    """The elements that stay: first the low cuts, then the high ones.

    A low cut takes the least significant value, the lowest ``score`` (tie: lowest ``product``, then the earlier
    round). With ``vur`` (C.07, 16.5) the voluntary unplayed round of the lowest product goes instead if that product
    is not below the least significant one's. All arrays are (P, n).
    """
    kept = used.copy()
    if not cuts.total or not used.size:
        return kept
    by_score, by_product = _order(score, product), _order(product, score)
    absent = np.zeros_like(used) if vur is None else vur
    rows = np.arange(len(used))
    for _ in range(cuts.low):
        least, exists = _first(by_score, kept)
        volunteer, any_volunteer = _first(by_product, kept & absent)
        instead = any_volunteer & (product[rows, volunteer] >= product[rows, least])
        kept = _without(kept, np.where(instead, volunteer, least), exists)
    by_score_down = _order(-score, -product)
    for _ in range(cuts.high):
        kept = _without(kept, *_first(by_score_down, kept))
    return kept


def cut_ratio(points: Exact, weight: Ints, used: Mask, seen: tuple[Ints, Ints], cuts: Cuts, tie: Ints) -> Mask:
    """Cuts of a ratio of sums: each time the opponent without whom ``sum points / sum weight`` is highest.

    High cuts take the one without whom it is lowest. Equal: the lowest score per game (``seen``: points, games of the
    opponent), then the lowest ``tie`` (pairing number), then the earlier round. All arrays are (P, n).
    """
    kept = used.copy()
    if not cuts.total or not used.size:
        return kept
    sums = largest(points) * largest(weight) * used.shape[1] ** 2
    points = widen(points, 4 * max(sums, largest(seen[0]) * largest(seen[1])))
    score, games = seen[0].astype(points.dtype), np.maximum(seen[1], 1).astype(points.dtype)
    rows = np.arange(len(used))
    for step in range(cuts.total):
        total = np.where(kept, points, 0).sum(axis=1)[:, None] - points
        bottom = np.where(kept, weight, 0).sum(axis=1)[:, None] - weight
        top = total if step < cuts.low else -total
        choice = kept.argmax(axis=1)
        for r in range(used.shape[1]):
            ahead = top[:, r] * bottom[rows, choice] - top[rows, choice] * bottom[:, r]
            lower = score[rows, choice] * games[:, r] - score[:, r] * games[rows, choice]
            earlier = tie[rows, choice] - tie[:, r]
            better = (ahead > 0) | ((ahead == 0) & ((lower > 0) | ((lower == 0) & (earlier > 0))))
            choice = np.where(kept[:, r] & better, r, choice)
        kept = _without(kept, choice, np.asarray(kept.any(axis=1)))
    return kept


def _order(first: Exact, second: Exact) -> Exact:
    """One integer per element that sorts by ``first``, then ``second``, then the round."""
    rounds = first.shape[1]
    low = min(int(second.min()), 0)
    span = int(second.max()) - low + 1
    order: Exact = (
        widen(first, (largest(first) + 1) * span * rounds * 2) * span + (second - low)
    ) * rounds + np.arange(rounds)
    return order


def _first(order: Exact, kept: Mask) -> tuple[Ints, Mask]:
    """Column of the smallest order value inside the kept, and whether the kept has any."""
    beyond = int(order.max()) + 1
    choice: Ints = np.where(kept, order, beyond).argmin(axis=1)
    exists: Mask = np.asarray(kept.any(axis=1))
    return choice, exists


def _without(mask: Mask, column: Ints, where: Mask) -> Mask:
    result = mask.copy()
    rows = np.flatnonzero(where)
    result[rows, column[rows]] = False
    return result


@dataclass(frozen=True, slots=True)
class LowCut:
    """One low cut of one player: the round taken, the least significant one, and the absence it was compared with."""

    taken: int
    least: int
    volunteer: int | None


def low_cuts(score: Exact, product: Exact, used: Mask, vur: Mask, low: int) -> tuple[LowCut, ...]:
    """What ``cut_lowest`` does to one player's low cuts (C.07, 16.5), step by step; all arrays are (n,)."""
    kept, steps = [int(r) for r in np.flatnonzero(used)], []
    for _ in range(min(low, len(kept))):
        least = min(kept, key=lambda r: (score[r], product[r], r))
        volunteer = min((r for r in kept if vur[r]), key=lambda r: (product[r], score[r], r), default=None)
        instead = volunteer is not None and product[volunteer] >= product[least]
        taken = volunteer if instead and volunteer is not None else least
        steps.append(LowCut(taken, least, volunteer))
        kept.remove(taken)
    return tuple(steps)
