"""What every pair of a bracket costs, all criteria and the order of the candidates in one number (C.04.3, 2 to 4).

A round is right exactly if in each bracket, matched together with everybody below, no perfect pairing costs less: each
criterion, and after them each step of the order, has digits of its own, the earlier the higher.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from tdapp.proof.dutch_state import ABSOLUTE, DOWN, STRONG, UP, Entrant, State

Count = Callable[[int, int], int]
Digit = tuple[int, Count]
"""The greatest sum over a whole pairing, and what a pair of vertices adds to it, the smaller one first."""


class Problem:
    """A bracket and everybody below, as vertices: moved-down players, residents, the players below, the bye.

    ``mate`` is the round as it was paired, ``cost`` and ``legal`` are of two vertices, the smaller one first.
    """

    def __init__(self, state: State, moved: Sequence[Entrant], residents: Sequence[Entrant], below: Sequence[Entrant]):
        self.state = state
        self.players = [*moved, *residents, *below]
        self.moved, self.inside = len(moved), len(moved) + len(residents)
        self.size = len(self.players) + (state.bye is not None)
        score = below[0].score if below else None
        self.near = self.inside + sum(one.score == score for one in below)
        place = {one.number: index for index, one in enumerate(self.players)}
        self.mate = [
            place[state.partner[one.number]] if one.number in state.partner else self.size - 1 for one in self.players
        ]
        if state.bye is not None:
            self.mate.append(place[state.bye])
        self.pairs = self.size // 2
        self._shifted = self._shifts([*self._criteria(), *self._order()])

    @property
    def floaters(self) -> list[Entrant]:
        """Who leaves the bracket unpaired."""
        return [self.players[one] for one in range(self.inside) if self.mate[one] >= self.inside]

    def legal(self, one: int, other: int) -> bool:
        """C1 to C3 and C5; moved-down players do not meet in a bracket (3.2.4)."""
        first = self.players[one]
        if other == len(self.players):
            bye = next(player for player in self.players if player.number == self.state.bye)
            return first.bye_allowed and first.score == bye.score
        return other >= self.moved and may_meet(self.state, first, self.players[other])

    def cost(self, one: int, other: int) -> int:
        """All digits of a pair; of two below the bracket only C8 says anything."""
        if one >= self.inside and not one < self.near <= other:
            return 0
        return sum(count << shift for shift, of in self._shifted if (count := of(one, other)))

    def _shifts(self, digits: Sequence[Digit]) -> list[tuple[int, Count]]:
        """Each digit is so wide that no sum of a whole pairing reaches into the next one."""
        found, shift = [], 0
        for most, count in reversed(digits):
            found.append((shift, count))
            shift += most.bit_length()
        return found

    # -- the criteria ------------------------------------------------------------------------------------------------

    def _leaves(self, one: int, other: int) -> bool:
        return one < self.inside <= other

    def _criteria(self) -> Iterator[Digit]:
        players, inside, near, moved, pairs = self.players, self.inside, self.near, self.moved, self.pairs
        scores = sorted({one.score for one in players[:moved]}, reverse=True)
        yield pairs, self._leaves  # C6
        for score in scores:  # C7
            yield moved, self._of_score(score, self._floats(lambda one: one < moved))
        if near > inside:  # C8: who leaves the next bracket, and with what scores
            yield pairs, lambda one, other: one < near <= other
            for score in sorted({one.score for one in players[:inside]}, reverse=True):
                yield pairs, self._of_score(score, lambda one, other: one < inside and near <= other)
        floaters = self.floaters
        if len(floaters) == 1 and floaters[0].number == self.state.bye:  # C9: bound to have the bye
            yield pairs * max(one.unplayed for one in players), self._floats(lambda one: players[one].unplayed)
        for count in (_wide, _third, _same, _strong):  # C10 to C13
            yield pairs, self._pairs(count)
        for back in (0, 1):  # C14 to C17
            yield pairs, self._fallen(back, range(moved, inside))
            yield moved, self._raised(back)
        for back in (0, 1):  # C18 to C21
            for score in scores:
                yield moved, self._of_score(score, self._fallen(back, range(moved)))
            for score in scores:
                yield moved, self._of_score(score, self._raised(back))

    def _of_score(self, score: Fraction, count: Count) -> Count:
        """The same of one score alone, that of the player further up."""
        return lambda one, other: count(one, other) if self.players[one].score == score else 0

    def _fallen(self, back: int, whom: range) -> Count:
        """Some of those who float, if they floated down before."""
        return self._floats(lambda one: one in whom and self.players[one].floats[back] == DOWN)

    def _raised(self, back: int) -> Count:
        """Moved-down players against residents who floated up."""
        return lambda one, other: one < self.moved <= other < self.inside and self.players[other].floats[back] == UP

    def _floats(self, count: Callable[[int], int]) -> Count:
        return lambda one, other: count(one) if self._leaves(one, other) else 0

    def _pairs(self, count: Callable[[Entrant, Entrant], bool]) -> Count:
        players = self.players
        return lambda one, other: other < self.inside and count(players[one], players[other])

    # -- the order of the candidates (3 and 4) -----------------------------------------------------------------------

    def halves(self) -> tuple[list[int], list[int]]:
        """S1 and S2 of the residents who do not meet moved-down players, before any exchange."""
        taken = {self.mate[one] for one in range(self.moved)}
        rest = [one for one in range(self.moved, self.inside) if one not in taken]
        count = sum(self.mate[one] < self.inside for one in rest) // 2
        return rest[:count], rest[count:]

    def transposed(self) -> tuple[list[int], list[int]]:
        """S1 after the exchanges, and everybody else of them."""
        first, second = self.halves()
        rest = [*first, *second]
        upper = [one for one in rest if one < self.mate[one] < self.inside]
        return upper, [one for one in rest if one not in upper]

    def _order(self) -> Iterator[Digit]:
        moved, inside = self.moved, self.inside
        # 4.4: the first set of moved-down players that is paired; then 4.2 of the residents whom they meet
        yield 1 << moved, self._floats(lambda one: 1 << moved - 1 - one if one < moved else 0)
        wide = inside.bit_length()
        yield (
            1 << wide * moved,
            lambda one, other: other << wide * (moved - 1 - one) if one < moved and other < inside else 0,
        )
        first, second = ({one: index for index, one in enumerate(half)} for half in self.halves())
        count, others = len(first), len(second)

        def down(one: int, other: int) -> int | None:
            """Who leaves S1 by this pair, by his place in it."""
            if other < inside and one in first and other in first:
                return max(first[one], first[other])
            return first[one] if one in first and other >= inside else None

        def up(one: int, other: int) -> int | None:
            return min(second[one], second[other]) if one in second and other in second else None

        yield self.pairs, lambda one, other: up(one, other) is not None  # 4.3.1: as few as possible
        yield (
            self.pairs * inside,
            lambda one, other: (  # 4.3.2: from as near as possible
                count - 1 - place if (place := down(one, other)) is not None else up(one, other) or 0
            ),
        )
        if any(one < self.mate[one] < inside and one in second for one in second):
            yield (
                self.pairs << count,
                lambda one, other: (  # 4.3.3: the lowest of S1
                    (1 << count) - (1 << place) if (place := down(one, other)) is not None else 0
                ),
            )
            yield (
                self.pairs << others,
                lambda one, other: (  # 4.3.4: the highest of S2
                    (1 << others) - (1 << others - 1 - place) if (place := up(one, other)) is not None else 0
                ),
            )
        upper, rest = self.transposed()  # 4.2
        lower = {one: index for index, one in enumerate(rest)}
        units = dict(zip(upper, self.units, strict=True))
        yield (
            2 * max([*self.units, 1]) * max(others, 1),
            lambda one, other: (
                units[one] * lower[other]
                if one in units and other in lower
                else units[other] * lower[one]
                if other in units and one in lower
                else 0
            ),
        )

    @property
    def units(self) -> list[int]:
        """What one place further down in S2 costs for each of S1: the earlier, the more."""
        upper, rest = self.transposed()
        wide = len(rest).bit_length()
        return [1 << wide * (len(upper) - 1 - index) for index in range(len(upper))]


def may_meet(state: State, one: Entrant, other: Entrant) -> bool:
    """C1, prohibitions, C3."""
    if other.number in one.met or frozenset((one.number, other.number)) in state.forbidden:
        return False
    return not _both_absolute(one, other) or one.topscorer or other.topscorer


def _same(one: Entrant, other: Entrant) -> bool:
    """C12."""
    return bool(one.due) and one.due == other.due


def _both_absolute(one: Entrant, other: Entrant) -> bool:
    return _same(one, other) and one.strength == other.strength == ABSOLUTE


def _strong(one: Entrant, other: Entrant) -> bool:
    """C13."""
    return _same(one, other) and min(one.strength, other.strength) >= STRONG and not _both_absolute(one, other)


def _wide(one: Entrant, other: Entrant) -> bool:
    """C10: whoever is denied gets a difference beyond two."""
    return _both_absolute(one, other) and min(abs(one.difference), abs(other.difference)) >= 2


def _third(one: Entrant, other: Entrant) -> bool:
    """C11: who has the smaller difference is denied (5.2.2), and gets a colour a third time running."""
    if not _both_absolute(one, other):
        return False
    mine, theirs = abs(one.difference), abs(other.difference)
    if mine == theirs:
        return one.twice_denied and other.twice_denied
    return (one if mine < theirs else other).twice_denied
