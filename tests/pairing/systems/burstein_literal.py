"""C.04.4.2 after the seeding rounds by trying everything: for fields of up to ten players, and for tests only."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tdapp.domain.section.event import Section
from tests.pairing.systems.literal_facts import Facts, Meetings, apart_in, facts_of, white_first

Candidate = tuple[tuple[int, int], ...]


def indexes(section: Section, facts: dict[int, Facts]) -> dict[int, tuple[Fraction, Fraction]]:
    """1.7."""
    seen = {}
    for one, fact in facts.items():
        series = 0
        while series < len(fact.absences) and fact.absences[-1 - series]:
            series += 1
        seen[one] = fact.score + max(series - 1, 0) * section.points.draw
    found = {}
    for one, fact in facts.items():
        scores = [(fact.score if other is None else seen[other], points) for other, points in fact.games]
        found[one] = sum(score for score, _ in scores), sum(score * points for score, points in scores)
    return {one: (Fraction(a), Fraction(b)) for one, (a, b) in found.items()}


def order_of_pairings(count: int, pairs: int) -> list[tuple[int, ...]]:
    """4.2 and 4.3: for each BSN its opponent's, 0 for a virtual one; in the order of the article."""

    def every(left: tuple[int, ...], zeros: int) -> Iterator[dict[int, int]]:
        if not left:
            if not zeros:
                yield {}
            return
        one, rest = left[0], left[1:]
        if zeros:
            for more in every(rest, zeros - 1):
                yield {one: 0, **more}
        for other in rest:
            for more in every(tuple(n for n in rest if n != other), zeros):
                yield {one: other, other: one, **more}

    found = [tuple(one[n] for n in range(1, count + 1)) for one in every(tuple(range(1, count + 1)), count - 2 * pairs)]
    return sorted(found, key=lambda one: [-opponent for opponent in one])


def literal_round(section: Section, number: int) -> tuple[int | None, set[tuple[int, int]]] | None:
    """The bye and the pairs with White first; None where there is no legal pairing."""
    facts = facts_of(section, number)
    meetings = Meetings(facts, apart_in(section, number))
    index = indexes(section, facts)

    def rank(one: int) -> tuple[Fraction, Fraction, int]:
        return -index[one][0], -index[one][1], one

    left = {one for one, fact in facts.items() if fact.plays}
    bye = None
    if len(left) % 2:  # 3.1
        free = [one for one in left if not facts[one].barred and meetings.completes(frozenset(left - {one}))]
        if not free:
            return None
        lowest = min(facts[one].score for one in free)
        free = [one for one in free if facts[one].score == lowest]
        most = max(len(facts[one].colours) for one in free)
        bye = max((one for one in free if len(facts[one].colours) == most), key=rank)
        left.remove(bye)
    elif not meetings.completes(frozenset(left)):
        return None

    def candidates(bracket: list[int], below: frozenset[int]) -> Iterator[tuple[Candidate, tuple[int, ...]]]:
        """With as many pairs as can be (C5), in the order of article 4."""
        for pairs in range(len(bracket) // 2, -1, -1):
            some = False
            for opponents in order_of_pairings(len(bracket), pairs):
                chosen = tuple((bracket[n], bracket[m - 1]) for n, m in enumerate(opponents) if m > n + 1)
                floaters = tuple(bracket[n] for n, m in enumerate(opponents) if m == 0)
                if all(meetings.may(*pair) for pair in chosen) and meetings.completes(below | set(floaters)):
                    some = True
                    yield chosen, floaters
            if some:
                return

    def scores(floaters: tuple[int, ...]) -> list[Fraction]:
        return sorted((facts[one].score for one in floaters), reverse=True)

    levels = sorted({facts[one].score for one in left}, reverse=True)
    groups = [[one for one in left if facts[one].score == level] for level in levels]
    found: set[tuple[int, int]] = set()
    moved: tuple[int, ...] = ()
    for place, group in enumerate(groups):
        bracket = sorted((*moved, *group), key=rank)
        below = frozenset(one for other in groups[place + 1 :] for one in other)
        following = groups[place + 1] if place + 1 < len(groups) else []

        def next_one(
            floaters: tuple[int, ...], following: list[int] = following, below: frozenset[int] = below
        ) -> tuple[int, list[Fraction]]:  # C7: C5 and C6 of the next bracket
            after = sorted((*floaters, *following), key=rank)
            return min((len(down), scores(down)) for _, down in candidates(after, below - set(following)))

        known: dict[tuple[int, ...], tuple[int, list[Fraction]]] = {}
        best: tuple[object, ...] | None = None
        for pairs, floaters in candidates(bracket, below):
            if floaters not in known:
                known[floaters] = next_one(floaters)
            unhappy = sum(facts[one].due[0] != "" and facts[one].due[0] == facts[other].due[0] for one, other in pairs)
            judged = scores(floaters), known[floaters], unhappy
            if best is None or judged < best[0]:  # type: ignore[operator]
                best = judged, pairs, floaters
        assert best is not None
        _, chosen, moved = best  # type: ignore[assignment]
        for one, other in chosen:  # type: ignore[attr-defined]
            high, low = sorted((one, other), key=rank)
            white = white_first(facts[high], facts[low], section.initial_colour, facts[high].due, facts[low].due)
            found.add((high, low) if white else (low, high))
    return bye, found
