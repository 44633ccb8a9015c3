"""Down the list: the highest free meets the next free, as high as leaves the rest its cheapest pairing.

Exact, and without chess: indices from the top, who may meet whom, and which pairs come too early.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tdapp.domain.words.cancelling import check_cancelled
from tdapp.pairing.engines.dutch.matching.bits import members, without
from tdapp.pairing.engines.dutch.matching.plain import ALONE, alone_in, augment, greatest, possible_partners
from tdapp.pairing.engines.dutch.matching.weighted import Cheapest, Prices, cheapest

Pair = tuple[int, int]


def can_be_paired(rows: Sequence[int], within: int) -> bool:
    """Whether all of a set can be paired; ``rows`` has the set of those whom each may meet."""
    return not alone_in(greatest(rows, within=within), within)


def walked(rows: Sequence[int], early: Mapping[Pair, int]) -> list[Pair] | None:
    """The pairs in the order of their higher players; None where the list cannot be paired.

    ``early`` gives for the pairs that come too early how many rounds ago they met. Fewest of them, then fewest of those
    of the last round, of the one before, and so on; then the partner of the highest as high as possible, of the next
    free as high as possible.
    """
    everybody = (1 << len(rows)) - 1
    cuts = [(1 << one, 1 << other) for one, other in early]
    timely = without(rows, *cuts)
    mate = greatest(timely)
    if not alone_in(mate, everybody):
        return _down(timely, mate)
    prices = _prices(len(rows), early)
    found = cheapest(prices, rows)
    if found is None:
        return None
    if not found.locked:
        return _down(found.rows, list(found.mate))
    return _down_by_trial(prices, rows, found)


def _down(rows: Sequence[int], mate: list[int]) -> list[Pair]:
    """The walk where every perfect pairing of ``rows`` is as good.

    While everybody may meet at least half of those who are left (Dirac), these can be paired whoever is taken away.
    """
    pairs = []
    free = (1 << len(rows)) - 1
    missing = max((len(rows) - 1 - row.bit_count() for row in rows), default=0)
    known = True
    while free:
        check_cancelled()
        one = (free & -free).bit_length() - 1
        left = free.bit_count() - 2
        if 2 * (left - 1 - missing) >= left:
            partners = rows[one] & free
            other = (partners & -partners).bit_length() - 1
            free &= ~(1 << one | 1 << other)
            pairs.append((one, other))
            known = False
            continue
        if not known:
            mate, known = greatest(rows, within=free), True
        partners = possible_partners(rows, mate, one, free)[0] & rows[one] & free
        other = (partners & -partners).bit_length() - 1
        free &= ~(1 << one | 1 << other)
        if mate[one] != other:
            first, second = mate[one], mate[other]
            mate[first] = mate[second] = ALONE
            augment(rows, mate, first, free)
        mate[one], mate[other] = other, one
        pairs.append((one, other))
    return pairs


def _down_by_trial(prices: Prices, rows: Sequence[int], found: Cheapest) -> list[Pair]:
    """The walk where a partner is tried by pairing the rest."""
    pairs: list[Pair] = []
    rows = list(found.rows)
    while len(pairs) < len(rows) // 2:
        check_cancelled()
        taken = {number for pair in pairs for number in pair}
        one = next(number for number in range(len(rows)) if number not in taken)
        for other in members(rows[one]):
            if found.mate[one] != other:
                trial = cheapest(prices, _only(rows, one, other), found.mate)
                if trial is None or trial.total != found.total:
                    continue
                found = trial
            rows = _only(rows, one, other)
            pairs.append((one, other))
            break
    return pairs


def _only(rows: Sequence[int], one: int, other: int) -> list[int]:
    """The graph in which these two can meet nobody else."""
    gone = ~(1 << one | 1 << other)
    kept = [row & gone for row in rows]
    kept[one], kept[other] = 1 << other, 1 << one
    return kept


def _prices(size: int, early: Mapping[Pair, int]) -> Prices:
    """One price for every pair that is too early, which no number of others outweighs, and less the longer ago."""
    base = size // 2 + 1
    ages = sorted(set(early.values()), reverse=True)
    price = {age: base ** len(ages) + base**place for place, age in enumerate(ages)}
    involved = sorted({number for pair in early for number in pair})
    kind_of = {number: kind for kind, number in enumerate(involved, 1)}
    table = np.zeros((len(involved) + 1, len(involved) + 1), dtype=object)
    for (one, other), age in early.items():
        table[kind_of[one], kind_of[other]] = table[kind_of[other], kind_of[one]] = price[age]
    return Prices([kind_of.get(number, 0) for number in range(size)], table)
