"""The Burstein system (C.04.4.2, in force since 1 February 2026), in this process.

The seeding rounds are those of the Dutch engine. Then the bye, and bracket after bracket from the top: a bracket with
everybody below it is one graph, and its best pairings in C5 to C8 are the cheapest ones of it. Among them the first by
4.3: the partner of the first in the ranking is as low in it as can be, then that of the next; who has none floats.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour
from tdapp.domain.words.cancelling import check_cancelled, until_cancelled
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.dutch.matching.bits import mask_of, matrix_of, rows_of
from tdapp.pairing.engines.engine import USUAL, Pairing, Patience
from tdapp.pairing.engines.first_in_order import all_can_be_paired, best_of, partner_in_order, who_has_the_bye
from tdapp.pairing.engines.own import Colouring, Counted, Found, Group, OwnEngine, meetings
from tdapp.pairing.rules.burstein_position import colours_of, is_seeding, ranking_of, seeding_rounds
from tdapp.pairing.rules.position import Position

_HERE, _NEXT, _BEYOND = range(3)  # the bracket, the score group below it, everybody else
_Kind = tuple[int, int, Colour | None]  # zone, level of the score, due colour


class BursteinEngine(OwnEngine):
    """Burstein after the seeding rounds, Dutch in them."""

    short = "burstein"
    lot = "C.04.4.2, 5.1"

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        number = round_number or section.rounds_paired + 1
        if number <= seeding_rounds(section.rounds_total):
            return DutchEngine().pair(section, round_number, patience)
        return super().pair(section, round_number, patience)

    def found(self, position: Position) -> Found | None:
        return None if is_seeding(position) else _Pairer(position).run()

    def colouring(self, position: Position, initial: Colour) -> Colouring:
        ranking = ranking_of(position)
        return lambda one, other: colours_of(position, initial, ranking, one, other)

    def higher(self, position: Position, one: int, other: int) -> int:
        ranking = ranking_of(position)
        return min(one, other, key=lambda number: ranking[number])


class _Pairer:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.ranking = ranking_of(position)
        self.everybody = tuple(sorted(position.present, key=lambda number: self.ranking[number]))
        self.place = {number: place for place, number in enumerate(self.everybody)}
        self.rows = meetings(position, self.everybody)
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
        moved: tuple[int, ...] = ()
        levels = sorted({self._score(number) for number in left}, reverse=True)
        for index, level in enumerate(until_cancelled(levels)):
            residents = [number for number in left if self._score(number) == level]
            following = levels[index + 1] if index + 1 < len(levels) else None
            below = sorted(
                (number for number in left if self._score(number) < level), key=lambda number: -self._score(number)
            )
            group = self._group(level, moved, residents, below, following)
            groups.append(group)
            moved = group.floated
        return Found(bye, tuple(groups))

    def _score(self, number: int) -> Fraction:
        return self.position.cards[number].pairing_score

    def _bye(self) -> int | None:
        """3.1: who may, who leaves a pairing, the lowest score, the most games, the last in the ranking."""
        cards = [self.position.cards[number] for number in self.everybody]
        eligible = mask_of(place for place, card in enumerate(cards) if card.bye_round is None)

        def rank(place: int) -> tuple[Fraction, ...]:
            return cards[place].pairing_score, Fraction(cards[place].unplayed), Fraction(-place)

        return who_has_the_bye(self.rows, eligible, rank)

    def _group(
        self,
        level: Fraction,
        moved: Sequence[int],
        residents: Sequence[int],
        below: Sequence[int],
        following: Fraction | None,
    ) -> Group:
        members = sorted((*moved, *residents), key=lambda number: self.ranking[number])  # their BSN (4.1)
        order = (*members, *below)
        places = [self.place[number] for number in order]
        rows = rows_of(self.meet[np.ix_(places, places)])
        scores = sorted({self._score(number) for number in members} | ({following} if following is not None else set()))
        scores.reverse()
        kinds = [self._kind(number, index < len(members), scores, following) for index, number in enumerate(order)]
        best = best_of(kinds, lambda one, other: _costs(one, other, len(scores)), rows)
        assert best is not None  # else an earlier bracket had broken C4
        equals, sums = best
        size = len(members)
        inside = (1 << size) - 1
        pairs, floated = [], []
        partners = [0] * size
        for one in range(size):
            check_cancelled()
            if not equals.within >> one & 1:
                continue
            other = partner_in_order(equals, one, inside, largest=True)
            if other is None:
                equals.rows = equals.without((1 << one, inside))
                floated.append(one)
            else:
                pairs.append((members[one], members[other]))
                partners[one], partners[other] = -other - 1, -one - 1
        return Group(
            level,
            tuple(members),
            tuple(members[one] for one in floated),
            tuple(pairs),
            _counted(sums, len(scores)),
            tuple(partners),
        )

    def _kind(self, number: int, is_here: bool, scores: Sequence[Fraction], following: Fraction | None) -> _Kind:
        score = self._score(number)
        if is_here:
            return _HERE, scores.index(score), self.position.cards[number].preference.colour
        return (_NEXT, scores.index(score), None) if score == following else (_BEYOND, 0, None)


def _costs(one: _Kind, other: _Kind, levels: int) -> tuple[int, ...]:
    """C5 and C6 of the bracket, the same of the next one (C7), C8."""
    (zone, level, due), (below, _, theirs) = (one, other) if one[0] <= other[0] else (other, one)
    c6, c7 = [0] * levels, [0] * levels
    c6[level] = int(zone == _HERE < below)
    c7[level] = int(zone < _BEYOND == below)
    same = zone == below == _HERE and due is not None and due is theirs
    return sum(c6), *c6, sum(c7), *c7, int(same)


def _counted(sums: Sequence[int], levels: int) -> tuple[Counted, ...]:
    return (
        ("C5", (sums[0],)),
        ("C6", tuple(sums[1 : levels + 1])),
        ("C7", tuple(sums[levels + 1 : 2 * levels + 2])),
        ("C8", (sums[-1],)),
    )
