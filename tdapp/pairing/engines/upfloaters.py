"""Who comes up to a score group (C.04.5 and C.04.6, 3.5): matched with the residents, no set is listed.

With as few upfloaters as there can be (C4) each of them meets a resident: if two of them met, the group could do
without both. So upfloaters are those who meet a resident in a perfect pairing of all teams that are left, and the
cheapest such pairing has the best of them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tdapp.domain.words.cancelling import check_cancelled
from tdapp.pairing.engines.dutch.matching.bits import mask_of, restricted
from tdapp.pairing.engines.dutch.matching.plain import ALONE, greatest
from tdapp.pairing.engines.dutch.matching.weighted import Cheapest, Prices, cheapest
from tdapp.pairing.rules.top_bracket import Contest

_RESIDENT = (-1, False)


class Upfloaters:
    """One score group and everybody below it, as one graph.

    ``order`` is who is left, by score and then by number (3.5.3), the residents first; ``rows`` who of these may meet.
    """

    def __init__(self, position: Contest, order: Sequence[int], rows: Sequence[int]) -> None:
        self.order = order
        self.rows = list(rows)
        self.is_older = position.is_older
        scores = [position.cards[team].pairing_score for team in order]
        levels = {score: level for level, score in enumerate(dict.fromkeys(scores), -1)}  # -1 is the residents'
        self.levels = [levels[score] for score in scores]
        self.residents = mask_of(index for index, level in enumerate(self.levels) if level < 0)
        self.following = mask_of(index for index, level in enumerate(self.levels) if level == 0)
        chosen_by_floats = position.floats_count and not position.is_older  # C7; that edition has it in the bracket
        self._sorts = [
            (level, chosen_by_floats and position.cards[team].floated) if level >= 0 else _RESIDENT
            for level, team in zip(self.levels, order, strict=True)
        ]
        base = len(order) + 1  # above every sum of one criterion
        self._fewest = max(self.levels) + 3  # the digit of C4; those of C5 are below it, down to 2
        self._units: list[int] = [base**digit for digit in range(self._fewest + 2)]

    def first(self) -> tuple[int, ...] | None:
        """The set that 3.5.4 chooses, in its order; None where nobody can pair those who are left."""
        prices = self._prices(c6=not self.is_older)
        best = cheapest(prices, self.rows)
        if best is None:
            return None
        following = self.following.bit_count() - self._digit(best.total, 2)
        if self._digit(best.total, 1) > following % 2:  # C6 is for nobody: then it is no reason
            prices = self._prices(c6=False)
            best = cheapest(prices, self.rows, best.mate)
            assert best is not None
        alone = range(following % 2, following + 1, 2) if self.is_older else (None,)
        tries = (self._search(prices, best, most) for most in alone)
        found = next(chosen for chosen in tries if chosen is not None)
        return tuple(self.order[index] for index in found)

    def _digit(self, total: int, place: int) -> int:
        return total % self._units[place + 1] // self._units[place]

    def _prices(self, *, c6: bool) -> Prices:
        """Digits from the highest: C4, C5 from the lowest score to the highest, C6, C7; see ``_cost``."""
        sorts = sorted(set(self._sorts))
        table = np.array([[self._cost(one, other, c6=c6) for other in sorts] for one in sorts], dtype=object)
        kinds = {sort: kind for kind, sort in enumerate(sorts)}
        return Prices([kinds[sort] for sort in self._sorts], table)

    def _cost(self, one: tuple[int, bool], other: tuple[int, bool], *, c6: bool) -> int:
        """A pair of a resident and another counts the other; the next group's pairs with those below it are C6.

        C5 compares the lowest scores first (2.3.2): as few as can be of the lowest score, then of the next.
        """
        (upper, _), (lower, floated) = sorted((one, other))
        if upper < 0 <= lower:
            return self._units[self._fewest] + self._units[2 + lower] + floated
        return self._units[1] if c6 and upper == 0 < lower else 0

    def _search(self, prices: Prices, best: Cheapest, alone: int | None = None) -> list[int] | None:
        """The first set by 3.5.3 that a cheapest pairing has; None where none has.

        A team is taken where a cheapest pairing has it with those taken before, else left: no step is taken back.
        With ``alone``, the most teams that C6 of 2024 leaves in the next group, a step may have to be.
        """
        size = len(self.order)
        count = self._digit(best.total, self._fewest)
        none: tuple[int, ...] = ()
        waiting = [(self.residents.bit_count(), self.rows, best.mate, none)]
        while waiting:
            check_cancelled()
            at, rows, mate, chosen = waiting.pop()
            if any(not rows[index] >> mate[index] & 1 for index in range(size)):
                found = cheapest(prices, rows, mate)
                if found is None or found.total > best.total:
                    continue
                mate = found.mate
            if alone is not None and self._least_alone(at, chosen, best.total) > alone:
                continue
            if len(chosen) == count:
                return list(chosen)
            if at < size:
                waiting.append((at + 1, restricted(rows, at, ~self.residents), mate, chosen))
                if best.rows[at] & self.residents:  # every cheapest pairing is there
                    waiting.append((at + 1, restricted(rows, at, self.residents), mate, (*chosen, at)))
        return None

    def _least_alone(self, at: int, chosen: Sequence[int], total: int) -> int:
        """C6 of 2024: how many of the next group find no opponent in it, whoever more of it goes up from ``at`` on.

        The pairings of the others are not looked at, so there may be no such set. Those who go up are paired with so
        many vertices that meet nobody else.
        """
        size = len(self.order)
        gone = mask_of(chosen) & self.following
        places = ((1 << self._digit(total, 2) - gone.bit_count()) - 1) << size
        free = self.following >> at << at
        rows = [row | places if free >> index & 1 else row for index, row in enumerate(self.rows)]
        rows += [free] * places.bit_count()
        within = self.following & ~gone | places
        mate = greatest(rows, within=within)
        return sum(mate[index] == ALONE for index in range(len(rows)) if within >> index & 1)
