"""Brackets with at most one floater, matched by themselves: the players below enter as two questions per player.

May he float (C4), and would the next bracket be at its best (C8)? Where these questions do not decide, the bracket goes
the joint way (``bracket.py``), which is always right.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tdapp.pairing.engines.dutch.bracket import Bracket, Table, bracket_of, rows_within
from tdapp.pairing.engines.dutch.criteria import Cost, Sheet, costs_of, packed, sheet_of
from tdapp.pairing.engines.dutch.field import BLACK, WHITE
from tdapp.pairing.engines.dutch.matching.bits import mask_of, members
from tdapp.pairing.engines.dutch.matching.plain import alone_in, greatest, odd_ones
from tdapp.pairing.engines.dutch.matching.weighted import Prices, cheapest
from tdapp.pairing.engines.dutch.order import Equals, first_of


class SingleFloat:
    """The shortcut for one table; remembers the matchings of the players below."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._below: dict[int, list[int]] = {}
        self._goers: dict[int, int | None] = {}

    def paired(self, moved: Sequence[int], group: int) -> Bracket | None:
        """The bracket; None where more may have to float, or C8 cannot be seen from here."""
        table = self.table
        residents = table.field.groups[group]
        players = (*moved, *residents)
        bound = table.field.bound[[*players]]
        apart = max(len(moved), int((bound == WHITE).sum()), int((bound == BLACK).sum()))
        if 2 * apart > len(players) + 1:  # they do not meet each other: more than one of them stays alone
            return None
        rows = rows_within(table.rows, moved, residents.start, residents.stop)
        everybody = (1 << len(players)) - 1
        mate = greatest(rows, fold(len(moved), len(players)))
        left = alone_in(mate, everybody)
        if len(left) > 1 or len(self._alone_below(group)) != len(left):
            return None
        if not left:
            return self._solved(sheet_of(table.field, moved, residents), group, rows, mate, [], 0)
        floating = self._touching(players, self._odd_below(group))
        ahead = self._ahead(players, group) if floating else None
        if ahead is None:
            return None
        unplayed = table.field.unplayed if self._is_bye(group) else np.zeros(table.size, dtype=np.int64)
        differences = [(ahead >> one & 1, int(unplayed[place])) for one, place in enumerate(players)]
        sheet = sheet_of(table.field, moved, residents, differences)
        first = [sheet.kind.index(kind) for kind in range(sheet.size)]
        costs = [
            Cost("C8", floats=np.array([ahead >> one & 1 for one in first])),
            Cost("C9", floats=sheet.of(unplayed)),
        ]
        found = self._solved(sheet, group, rows, mate, costs, floating)
        if found is None or any(
            sums and cost.criterion == "C8" for cost, sums in zip(found.costs, found.sums, strict=True)
        ):
            return None
        return found

    def _solved(
        self, sheet: Sheet, group: int, rows: list[int], mate: list[int], of_the_field: list[Cost], floating: int
    ) -> Bracket | None:
        """The bracket with one more vertex for the float where somebody may float."""
        size = len(sheet.players)
        costs = costs_of(sheet, of_the_field)
        may_float = np.zeros(sheet.size, dtype=bool)
        may_float[[sheet.kind[one] for one in members(floating)]] = True
        total = packed(costs, sheet, may_float, 1)
        cost, kinds = total.pairs, sheet.kind
        if floating:
            cost = np.zeros((sheet.size + 1, sheet.size + 1), dtype=total.pairs.dtype)
            cost[:-1, :-1] = total.pairs
            cost[-1, :-1] = cost[:-1, -1] = total.floats
            rows = [*(row | (floating >> one & 1) << size for one, row in enumerate(rows)), floating]
            kinds = (*kinds, sheet.size)
        found = cheapest(Prices(kinds, cost), rows, mate)
        if found is None:
            return None
        chosen = first_of(Equals(found, shortcut=self.table.ways.locked), sheet.above, size)
        return bracket_of(sheet, group, chosen, costs, kinds, "single")

    def _is_bye(self, group: int) -> bool:
        """Whether the only one below whom a floater can go to is the bye (C9)."""
        table = self.table
        return table.bye is not None and self._odd_below(group) == 1 << table.bye and self._bound(group)

    def _bound(self, group: int) -> bool:
        assert self.table.bye_rank is not None
        return self.table.bye_rank <= group

    def _from(self, group: int) -> int:
        """Everybody below a group, the bye included, as a set."""
        return (1 << self.table.size) - (1 << self.table.field.groups[group].stop)

    def _matching_below(self, group: int) -> list[int]:
        if group not in self._below:
            before = self._below.get(group - 1)
            self._below[group] = greatest(self.table.rows, before, self._from(group))
        return self._below[group]

    def _alone_below(self, group: int) -> list[int]:
        return alone_in(self._matching_below(group), self._from(group))

    def _odd_below(self, group: int) -> int:
        """Who below can be the one whom a floater meets."""
        mate, within = self._matching_below(group), self._from(group)
        return odd_ones(self.table.rows, mate, self._alone_below(group)[0], within, shortcut=self.table.ways.odd)

    def _touching(self, places: Sequence[int], mask: int) -> int:
        """Which of these players may meet somebody of a set; a set of their places in the sequence."""
        rows = self.table.rows
        return mask_of(index for index, place in enumerate(places) if rows[place] & mask)

    def _ahead(self, places: Sequence[int], group: int) -> int | None:
        """C8: for whom as a floater the next bracket is not at its best; None if that cannot be told."""
        if group + 1 == len(self.table.field.groups):
            return 0
        if group not in self._goers:
            self._goers[group] = self._partners_ahead(group + 1)
        partners = self._goers[group]
        return None if partners is None else (1 << len(places)) - 1 & ~self._touching(places, partners)

    def _partners_ahead(self, group: int) -> int | None:
        """Residents of the next bracket whom a floater should meet, so that as few as possible float from there.

        Odd: everybody is paired. Even: one floats on, and a resident, who has the lowest score.
        """
        table = self.table
        own = mask_of(table.field.groups[group])
        left = self._alone_below(group)
        if len(table.field.groups[group]) % 2:
            mate = greatest(table.rows, self._below.get(group - 1), own)
            alone = alone_in(mate, own)
            if left or len(alone) != 1:
                return None
            return odd_ones(table.rows, mate, alone[0], own, shortcut=table.ways.odd)
        if len(left) != 1:
            return None
        residents = table.field.groups[group]
        start, size = residents.start, len(residents)
        goers = self._touching(residents, self._odd_below(group))
        rows = rows_within(table.rows, (), start, residents.stop)
        rows = [*(row | (goers >> one & 1) << size for one, row in enumerate(rows)), goers]
        mate = greatest(rows)
        alone = alone_in(mate, (1 << size + 1) - 1)
        if len(alone) != 1:
            return None
        odd = odd_ones(rows, mate, alone[0], shortcut=table.ways.odd)
        return (odd & (1 << size) - 1) << start


def fold(moved: int, size: int) -> list[int]:
    """The first candidate if nothing stood against it: moved-down players with the first residents, S1 with S2."""
    mate = list(range(size))
    paired = min(moved, size - moved)
    for one in range(paired):
        mate[one], mate[moved + one] = moved + one, one
    start = moved + paired
    half = (size - start) // 2
    for one in range(start, start + half):
        mate[one], mate[one + half] = one + half, one
    return mate
