"""C.04.3 of 2017 by trying everything, in the order of the articles: for fields of up to ten players, for tests only.

How candidates are generated (D) and what denies a colour is as in the oracle of 2026; the rest is written from the
articles of then: A.8 differences, A.9 brackets, C5 to C19. No weights, no matching; of the engine only the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from tdapp.pairing.engines.dutch.field import DOWN, NEITHER, UP
from tests.pairing.engines.dutch.oracle import Oracle, Pairs

_ANY = "anybody who may have it"


class OldOracle(Oracle):
    """``collapsed`` says afterwards whether the round had a penultimate bracket."""

    collapsed = False

    def pair(self) -> tuple[set[tuple[int, int]], int | None] | None:
        """A.9: the pairs and the bye; None when there is no legal pairing."""
        everybody = frozenset(range(len(self.entrants)))
        if not self.completes(everybody, _ANY):
            return None
        groups: dict[object, list[int]] = {}
        for place, one in enumerate(self.entrants):
            groups.setdefault(one.score, []).append(place)
        levels = [tuple(group) for group in groups.values()]
        moved: tuple[int, ...] = ()
        found: set[tuple[int, int]] = set()
        for index, group in enumerate(levels):
            below = frozenset(place for level in levels[index + 1 :] for place in level)
            if not below:
                return self._finished(found, self.chosen(moved, group, self._completing(below)))
            last = index + 2 == len(levels)
            best = self.chosen(moved, group, lambda _floaters: True, levels[index + 1], last=last)
            if not self.completes(below | set(best[1]), _ANY):
                self.collapsed = True
                best = self.chosen(moved, group, self._completing(below))
                found |= set(best[0])
                return self._finished(found, self.chosen(best[1], tuple(sorted(below)), self._completing(frozenset())))
            found |= set(best[0])
            moved = best[1]
        return set(), None  # nobody is there

    def may_have_bye(self, one: int, score: object) -> bool:
        """C2."""
        return score is not None and self.entrants[one].may_have_bye

    def _completing(self, below: frozenset[int]) -> Callable[[tuple[int, ...]], bool]:
        """C4, and in the last bracket: all are paired but one, who may have the bye."""
        return lambda floaters: self.completes(below | set(floaters), _ANY)

    @staticmethod
    def _finished(
        found: set[tuple[int, int]], last: tuple[Pairs, tuple[int, ...]]
    ) -> tuple[set[tuple[int, int]], int | None]:
        return found | set(last[0]), last[1][0] if last[1] else None

    def chosen(
        self,
        moved: tuple[int, ...],
        group: tuple[int, ...],
        allowed: Callable[[tuple[int, ...]], bool],
        after: tuple[int, ...] = (),
        *,
        last: bool = False,
    ) -> tuple[Pairs, tuple[int, ...]]:
        """The best candidate that was generated first, C5 before all; ``after`` is the following bracket of C7."""
        next_best: dict[tuple[int, ...], object] = {}
        best: tuple[tuple[object, ...], Pairs, tuple[int, ...]] | None = None
        for most in range((len(moved) + len(group)) // 2, -1, -1):
            for pairs in self.candidates(moved, group, most):
                paired = {place for pair in pairs for place in pair}
                floaters = tuple(place for place in (*moved, *group) if place not in paired)
                if not allowed(floaters):
                    continue
                if floaters not in next_best:
                    next_best[floaters] = self.following(floaters, after, last=last) if after else ()
                judged = (self.differences(pairs, floaters), next_best[floaters], *self.rest(pairs, floaters))
                if best is None or judged < best[0]:
                    best = judged, pairs, floaters
            if best is not None:
                return best[1], best[2]
        raise AssertionError("no candidate is left")

    def differences(self, pairs: Pairs, floaters: tuple[int, ...]) -> list[Fraction]:
        """A.8: the pairing score difference, from the highest to the lowest."""
        below = self._below(pairs, floaters)
        points = [one.score for one in self.entrants]
        return sorted([*(abs(points[one] - points[other]) for one, other in pairs),
                       *(points[place] - below for place in floaters)], reverse=True)  # fmt: skip

    def _below(self, pairs: Pairs, floaters: tuple[int, ...]) -> Fraction:
        """One point less than the lowest score of the bracket."""
        return (
            min(self.entrants[place].score for place in (*(place for pair in pairs for place in pair), *floaters)) - 1
        )

    def following(self, moved: tuple[int, ...], group: tuple[int, ...], *, last: bool) -> tuple[object, ...]:
        """C7: the most pairs of the following bracket, then its smallest difference; of the last one legal ones."""

        def ways(players: tuple[int, ...]) -> Iterator[tuple[Pairs, tuple[int, ...]]]:
            if not players:
                yield (), ()
                return
            one, rest = players[0], players[1:]
            for pairs, floaters in ways(rest):
                yield pairs, (one, *floaters)
            for other in rest:
                if self.may_meet(one, other) and not (one in moved and other in moved):
                    for pairs, floaters in ways(tuple(place for place in rest if place != other)):
                        yield ((one, other), *pairs), floaters

        found = [
            (-len(pairs), self.differences(pairs, floaters))
            for pairs, floaters in ways((*moved, *group))
            if not last or self.completes(frozenset(floaters), _ANY)
        ]
        return min(found, default=(0,))

    def rest(self, pairs: Pairs, floaters: tuple[int, ...]) -> tuple[object, ...]:
        """C8 to C19 of one candidate, the smaller the better."""
        people, below = self.entrants, self._below(pairs, floaters)
        down = [(place, people[place].score - below) for place in floaters]
        up = []
        for pair in pairs:
            higher, lower = sorted(pair, key=lambda place: -people[place].score)
            if people[higher].score > people[lower].score:
                down.append((higher, people[higher].score - people[lower].score))
                up.append((lower, people[higher].score - people[lower].score))

        def again(floats: list[tuple[int, Fraction]], back: int, way: int) -> list[Fraction]:
            return sorted((apart for place, apart in floats if people[place].floats[back] == way), reverse=True)

        last, before = (again(down, 0, DOWN), again(up, 0, UP)), (again(down, 1, DOWN), again(up, 1, UP))
        return (
            sum(self.too_far(*pair) for pair in pairs),  # C8
            sum(self.third_time(*pair) for pair in pairs),  # C9
            sum(people[one].due == people[other].due != NEITHER for one, other in pairs),  # C10
            sum(self.strong_denied(*pair) for pair in pairs),  # C11
            *(len(one) for one in (*last, *before)),  # C12 to C15
            *(*last, *before),  # C16 to C19
        )
