"""C.04.3 by trying everything, in the order of the articles: for fields of up to ten players, and for tests only.

Every candidate of a bracket is generated as section 4 says (sets of moved-down players, transpositions, exchanges) and
judged by C6 to C21 as section 2 says; the best one that was generated first is the pairing. No weights, no matching,
nothing shared with the engine but the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations

from tdapp.pairing.engines.dutch.field import ABSOLUTE, DOWN, NEITHER, STRONG, UP, Entrant

Pairs = tuple[tuple[int, int], ...]


@dataclass
class Oracle:
    """``entrants`` in the order of 1.2; players are places in it. ``dropped`` are criteria that do not count."""

    entrants: tuple[Entrant, ...]
    dropped: frozenset[str] = frozenset()
    _known: dict[tuple[frozenset[int], object], bool] = field(default_factory=dict)

    def pair(self) -> tuple[set[tuple[int, int]], int | None] | None:
        """The pairs and the bye; None when there is no legal pairing."""
        everybody = frozenset(range(len(self.entrants)))
        odd = len(everybody) % 2 == 1
        scores = sorted({one.score for one in self.entrants}) if odd else [None]
        bye_score = next((score for score in scores if self.completes(everybody, score)), "none")
        if bye_score == "none":
            return None
        groups: dict[object, list[int]] = {}
        for place, one in enumerate(self.entrants):
            groups.setdefault(one.score, []).append(place)
        levels = list(groups.values())
        moved: tuple[int, ...] = ()
        found: set[tuple[int, int]] = set()
        for index, group in enumerate(levels):
            after = levels[index + 1] if index + 1 < len(levels) else []
            below = frozenset(place for level in levels[index + 1 :] for place in level)
            best = self.bracket(moved, tuple(group), tuple(after), below, bye_score)
            found |= set(best[0])
            moved = best[1]
        return found, moved[0] if moved else None

    def may_meet(self, one: int, other: int) -> bool:
        """C1, prohibitions, C3."""
        mine, theirs = self.entrants[one], self.entrants[other]
        if theirs.number in mine.apart or mine.number in theirs.apart:
            return False
        clash = mine.strength == theirs.strength == ABSOLUTE and mine.due == theirs.due
        return not clash or mine.topscorer or theirs.topscorer

    def may_have_bye(self, one: int, score: object) -> bool:
        """C2, and C5, which is a matter of the whole round."""
        return self.entrants[one].may_have_bye and self.entrants[one].score == score

    def completes(self, players: frozenset[int], score: object) -> bool:
        """C4: everybody can be paired, one with the bye if their number is odd."""
        key = (players, score)
        if key not in self._known:
            self._known[key] = self._completes(players, score)
        return self._known[key]

    def _completes(self, players: frozenset[int], score: object) -> bool:
        if not players:
            return True
        one = min(players)
        if len(players) % 2 and self.may_have_bye(one, score) and self.completes(players - {one}, None):
            return True
        return any(
            self.may_meet(one, other) and self.completes(players - {one, other}, score)
            for other in players
            if other != one
        )

    def bracket(
        self,
        moved: tuple[int, ...],
        group: tuple[int, ...],
        after: tuple[int, ...],
        below: frozenset[int],
        score: object,
    ) -> tuple[Pairs, tuple[int, ...]]:
        """The pairs of a bracket and its downfloaters in their order."""
        next_best: dict[tuple[int, ...], tuple[object, ...]] = {}
        best: tuple[tuple[object, ...], Pairs, tuple[int, ...]] | None = None
        for most in range((len(moved) + len(group)) // 2, -1, -1):
            for pairs in self.candidates(moved, group, most):
                paired = {place for pair in pairs for place in pair}
                floaters = tuple(place for place in (*moved, *group) if place not in paired)
                if not self.completes(below | set(floaters), score):
                    continue
                if floaters not in next_best:
                    next_best[floaters] = self.best_of_next(floaters, after, below - set(after), score)
                judged = self.judge(pairs, floaters, next_best[floaters], moved, group, below, score)
                if best is None or judged < best[0]:
                    best = judged, pairs, floaters
            if best is not None:
                return best[1], best[2]
        raise AssertionError("no candidate leaves a legal pairing")

    def candidates(self, moved: tuple[int, ...], group: tuple[int, ...], count: int) -> Iterator[Pairs]:
        """All candidates with so many pairs, in the order in which section 4 generates them."""
        for chosen in range(min(len(moved), count), -1, -1):
            for mdps in combinations(moved, chosen):
                for partners in permutations(group, chosen):
                    own = tuple(zip(mdps, partners, strict=True))
                    if all(self.may_meet(*pair) for pair in own):
                        rest = tuple(place for place in group if place not in partners)
                        for others in self.remainder(rest, count - chosen):
                            yield (*own, *others)

    def remainder(self, players: tuple[int, ...], count: int) -> Iterator[Pairs]:
        """Transpositions (4.2) inside exchanges (4.3)."""
        if 2 * count > len(players):
            return
        first, second = players[:count], players[count:]
        bsn = {place: number for number, place in enumerate(players, 1)}
        exchanges = []
        for size in range(min(len(first), len(second)) + 1):
            for down in combinations(first, size):
                for up in combinations(second, size):
                    apart = sum(bsn[place] for place in up) - sum(bsn[place] for place in down)
                    largest = tuple(-bsn[place] for place in reversed(down))
                    smallest = tuple(bsn[place] for place in up)
                    exchanges.append((size, apart, largest, smallest, down, up))
        for *_, down, up in sorted(exchanges):
            upper = sorted((set(first) - set(down)) | set(up))
            lower = sorted((set(second) - set(up)) | set(down))
            yield from self.transpositions(upper, lower)

    def transpositions(self, upper: list[int], lower: list[int]) -> Iterator[Pairs]:
        if not upper:
            yield ()
            return
        for other in lower:
            if self.may_meet(upper[0], other):
                for rest in self.transpositions(upper[1:], [place for place in lower if place != other]):
                    yield ((upper[0], other), *rest)

    def scores(self, floaters: tuple[int, ...]) -> tuple[object, ...]:
        """C6 and C7: how many, then their scores from the highest."""
        return len(floaters), sorted((self.entrants[place].score for place in floaters), reverse=True)

    def best_of_next(
        self, moved: tuple[int, ...], group: tuple[int, ...], below: frozenset[int], score: object
    ) -> tuple[object, ...]:
        """C8: the best that C6 and C7 can be in the next bracket."""
        if not group:
            return ()

        def left_over(players: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
            if not players:
                yield ()
                return
            one, rest = players[0], players[1:]
            for floaters in left_over(rest):
                yield (one, *floaters)
            for other in rest:
                if self.may_meet(one, other) and not (one in moved and other in moved):
                    yield from left_over(tuple(place for place in rest if place != other))

        kept = set(left_over((*moved, *group)))
        return min(
            (self.scores(floaters) for floaters in kept if self.completes(below | set(floaters), score)), default=()
        )

    def judge(
        self,
        pairs: Pairs,
        floaters: tuple[int, ...],
        next_best: tuple[object, ...],
        moved: tuple[int, ...],
        group: tuple[int, ...],
        below: frozenset[int],
        score: object,
    ) -> tuple[object, ...]:
        """C6 to C21 of one candidate, the smaller the better."""
        people = self.entrants
        of_mdps = [(one, other) for one, other in pairs if one in moved]
        residents = [place for place in floaters if place in group]
        is_bye = len(floaters) == 1 and not len(below) % 2 and score is not None
        is_bye = is_bye and score >= people[group[0]].score  # type: ignore[operator]

        def twice(places: list[int], back: int, way: int) -> int:
            return sum(people[place].floats[back] == way for place in places)

        def by_score(places: list[tuple[int, int]], back: int, way: int) -> list[object]:
            """The scores of the first of each two, from the highest, where the second repeats his float."""
            return sorted(
                (people[one].score for one, other in places if people[other].floats[back] == way), reverse=True
            )

        again = [(place, place) for place in floaters if place in moved]
        opponents = [other for _, other in of_mdps]
        found = {
            "C6": len(floaters),
            "C7": self.scores(floaters)[1],
            "C8": next_best,
            "C9": people[floaters[0]].unplayed if is_bye else 0,
            "C10": sum(self.too_far(*pair) for pair in pairs),
            "C11": sum(self.third_time(*pair) for pair in pairs),
            "C12": sum(people[one].due == people[other].due != NEITHER for one, other in pairs),
            "C13": sum(self.strong_denied(*pair) for pair in pairs),
            "C14": twice(residents, 0, DOWN),
            "C15": twice(opponents, 0, UP),
            "C16": twice(residents, 1, DOWN),
            "C17": twice(opponents, 1, UP),
            "C18": by_score(again, 0, DOWN),
            "C19": by_score(of_mdps, 0, UP),
            "C20": by_score(again, 1, DOWN),
            "C21": by_score(of_mdps, 1, UP),
        }
        return tuple(value for name, value in found.items() if name not in self.dropped)

    def denied(self, one: int, other: int) -> list[int]:
        """Of two with the same absolute preference, who may not get it by 5.2.2; both while their differences agree."""
        mine, theirs = self.entrants[one], self.entrants[other]
        if not (mine.strength == theirs.strength == ABSOLUTE and mine.due == theirs.due):
            return []
        apart = abs(mine.difference) - abs(theirs.difference)
        return [one, other] if apart == 0 else [other] if apart > 0 else [one]

    def too_far(self, one: int, other: int) -> bool:
        """C10: a topscorer or his opponent gets a colour difference beyond two."""
        return any(abs(self.entrants[place].difference) >= 2 for place in self.denied(one, other))

    def third_time(self, one: int, other: int) -> bool:
        """C11: a topscorer or his opponent gets the same colour a third time running."""
        denied = self.denied(one, other)
        return bool(denied) and all(self.entrants[place].repeated == -self.entrants[place].due for place in denied)

    def strong_denied(self, one: int, other: int) -> bool:
        """C13; two absolute preferences are a matter of C10 and C11."""
        mine, theirs = self.entrants[one], self.entrants[other]
        weaker = min(mine.strength, theirs.strength)
        return mine.due == theirs.due != NEITHER and weaker == STRONG
