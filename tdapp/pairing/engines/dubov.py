"""The Dubov system (C.04.4.1, in force since 1 February 2026), in this process.

First the bye, then one score group after the other from the top. A group with everybody below it is one graph: its
cheapest perfect pairings are the best ones in C5 to C10, and the first set of upfloaters is taken from them. Then the
bracket alone: who changes between the two subgroups (3.2.4), and the first transposition of the second (3.2.6).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from tdapp.domain.section.outcome import Colour
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.dutch.matching.bits import mask_of, matrix_of, rows_of
from tdapp.pairing.engines.dutch.order import Equals
from tdapp.pairing.engines.first_in_order import (
    Cuts,
    all_can_be_paired,
    best_of,
    first_set,
    partner_in_order,
    who_has_the_bye,
)
from tdapp.pairing.engines.own import Colouring, Counted, Found, Group, OwnEngine, meetings
from tdapp.pairing.rules.dubov_position import DubovPosition, colours_of, dubov_position_of
from tdapp.pairing.rules.position import Position

_RESIDENT = -1


@dataclass(frozen=True, slots=True)
class _Kind:
    """What a pair's cost follows from. ``level`` is that of the score below the residents, the highest 0."""

    level: int
    due: Colour | None
    is_maximum: bool
    upfloats: int
    upfloated_last: bool


class DubovEngine(OwnEngine):
    """The Dubov system; players need ratings."""

    short = "dubov"
    lot = "C.04.4.1, 5.1"

    def found(self, position: Position) -> Found | None:
        return _Pairer(dubov_position_of(position)).run()

    def colouring(self, position: Position, initial: Colour) -> Colouring:
        seen = dubov_position_of(position)
        return lambda one, other: colours_of(seen, initial, one, other)

    def higher(self, position: Position, one: int, other: int) -> int:
        return min(one, other, key=lambda number: position.cards[number].order)


class _Pairer:
    def __init__(self, position: DubovPosition) -> None:
        self.position = position
        self.cards = position.cards
        self.everybody = tuple(sorted(position.position.present))
        self.place = {number: place for place, number in enumerate(self.everybody)}
        self.rows = meetings(position.position, self.everybody)
        self.meet = matrix_of(self.rows, len(self.everybody))

    def run(self) -> Found | None:
        left = list(self.everybody)
        bye = None
        if len(left) % 2:
            place = self._bye()
            if place is None:
                return None
            bye = left.pop(place)
        elif not all_can_be_paired(self.rows):
            return None
        groups = []
        while left:
            group = self._group(sorted(left, key=lambda number: (-self._score(number), number)))
            groups.append(group)
            left = [number for number in left if number not in group.members]
        return Found(bye, tuple(groups))

    def _score(self, number: int) -> Fraction:
        return self.cards[number].card.pairing_score

    def _bye(self) -> int | None:
        """3.1: who may, who leaves a pairing, the lowest score, the most games, the largest number."""
        cards = [self.cards[number].card for number in self.everybody]
        eligible = mask_of(place for place, card in enumerate(cards) if card.bye_round is None)

        def rank(place: int) -> tuple[Fraction, ...]:
            return cards[place].pairing_score, Fraction(cards[place].unplayed), Fraction(-place)

        return who_has_the_bye(self.rows, eligible, rank)

    def _rows_of(self, order: Sequence[int]) -> list[int]:
        places = [self.place[number] for number in order]
        return rows_of(self.meet[np.ix_(places, places)])

    # -- the upfloaters (3.2.1, 3.2.2) ---

    def _group(self, order: Sequence[int]) -> Group:
        scores = list(dict.fromkeys(self._score(number) for number in order))
        kinds = [self._kind(number, scores.index(self._score(number)) - 1) for number in order]
        levels, counts = len(scores) - 1, not self.position.is_last
        most = max(self.cards[number].upfloats for number in order) + 2
        rows = self._rows_of(order)
        best = best_of(kinds, lambda upper, lower: _costs(upper, lower, levels, counts=counts), rows, most)
        assert best is not None  # else the round was not begun
        equals, sums = best
        count = sum(kind.level == _RESIDENT for kind in kinds)
        residents = (1 << count) - 1

        def cuts(chosen: int, left_out: int) -> Cuts:
            return (chosen, ~residents & (1 << len(order)) - 1), (left_out, residents)

        pool = [one for one in range(count, len(order)) if equals.rows[one] & residents]
        upfloaters = first_set(equals, pool, sums[0], cuts)
        members_ = (*range(count), *upfloaters)
        bracket = sorted(order[one] for one in members_)
        up = tuple(order[one] for one in upfloaters)
        return self._paired(self._score(order[0]), bracket, up, _counted(sums, levels, counts=counts))

    def _kind(self, number: int, level: int) -> _Kind:
        card = self.cards[number]
        if level == _RESIDENT or self.position.is_last:
            return _Kind(level, card.preference.colour, False, 0, False)
        maximum = self.position.is_maximum(number)
        upfloats = card.upfloats if maximum else 0
        return _Kind(level, card.preference.colour, maximum, upfloats, card.upfloated_last)

    # -- the bracket (3.2.3 to 3.2.6) ---

    def _paired(
        self, score: Fraction, bracket: Sequence[int], up: tuple[int, ...], costs: tuple[Counted, ...]
    ) -> Group:
        new = all(not self.cards[number].card.colours for number in bracket)
        half = len(bracket) // 2
        first = [one < half if new else self.cards[number].seeks_white for one, number in enumerate(bracket)]
        found = best_of(first, lambda one, other: (int(one is other),), self._rows_of(bracket))
        assert found is not None  # the set was chosen so that there is a pairing
        equals, (inside,) = found
        g1 = [one for one, white in enumerate(first) if white]
        g2 = [one for one, white in enumerate(first) if not white]
        whites = sorted(g1, key=lambda one: (self.cards[bracket[one]].aro, one))
        small, large = (whites, g2) if len(g1) <= len(g2) else (g2, whites)
        apart = (len(large) - len(small)) // 2
        shifted = self._shifted(equals, small, (inside - apart) // 2)
        gone = self._shifted(equals, large, (inside + apart) // 2)
        one_side, other_side = {*small} - {*shifted} | {*gone}, {*large} - {*gone} | {*shifted}
        s1, s2 = (one_side, other_side) if small is whites else (other_side, one_side)
        above, below = mask_of(s1), mask_of(s2)
        equals.rows = equals.without((above, above), (below, below))
        pairs, transposed = [], []
        for one in sorted(s1, key=lambda place: (self.cards[bracket[place]].aro, place)):
            other = partner_in_order(equals, one, below)
            assert other is not None
            pairs.append((bracket[one], bracket[other]))
            transposed.append(other)
        ranks = (*_middle_out_places(small, shifted), *_middle_out_places(large, gone), *transposed)
        return Group(score, tuple(bracket), up, tuple(pairs), costs, ranks)

    def _shifted(self, equals: Equals, side: Sequence[int], count: int) -> list[int]:
        """The first set by 4.3 that leaves the subgroup; each of them would have met somebody who stays."""
        everybody = mask_of(side)

        def cuts(chosen: int, left_out: int) -> Cuts:
            return (chosen, chosen), (left_out, left_out), (chosen, (1 << len(equals.mate)) - 1 & ~everybody)

        return first_set(equals, middle_out(side), count, cuts)


def middle_out(side: Sequence[int]) -> list[int]:
    """From the middle of a list outwards; of two in the middle the upper one first (4.3.3): A..G is D C E B F A G."""
    left, found = list(side), []
    while left:
        found.append(left.pop((len(left) - 1) // 2))
    return found


def _middle_out_places(side: Sequence[int], chosen: Sequence[int]) -> list[int]:
    numbers = {one: place for place, one in enumerate(middle_out(side))}
    return sorted(numbers[one] for one in chosen)


def _costs(upper: _Kind, lower: _Kind, levels: int, *, counts: bool) -> tuple[int, ...]:
    """C5, C6 from the lowest score on, C7, and unless it is the last round C8 to C10, of two in the order of scores."""
    up = upper.level == _RESIDENT < lower.level
    c6 = [0] * levels
    if up:
        c6[levels - 1 - lower.level] = 1
    same = upper.level == _RESIDENT and upper.due is lower.due
    floats = (int(up and lower.is_maximum), lower.upfloats * up, int(up and lower.upfloated_last)) if counts else ()
    return int(up), *c6, int(same), *floats


def _counted(sums: Sequence[int], levels: int, *, counts: bool) -> tuple[Counted, ...]:
    floats = zip(("C8", "C9", "C10"), ((one,) for one in sums[-3:]), strict=True) if counts else ()
    return ("C5", (sums[0],)), ("C6", tuple(sums[1 : levels + 1])), ("C7", (sums[levels + 1],)), *floats
