"""C.04.4.1 by trying everything: for fields of up to ten players, and for tests only."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations

from tdapp.domain.section.event import Section
from tests.pairing.systems.literal_facts import Facts, Meetings, apart_in, facts_of, white_first


def due_of(fact: Facts) -> tuple[str, int]:
    """1.6: mildly Black before the first game."""
    return fact.due if fact.colours else ("b", 1)


def from_the_middle(names: list[int]) -> list[int]:
    """4.3.3."""
    left, found = list(names), []
    while left:
        middle = len(left) // 2 if len(left) % 2 else len(left) // 2 - 1
        found.append(left.pop(middle))
    return found


def literal_round(section: Section, number: int) -> tuple[int | None, set[tuple[int, int]]] | None:
    """The bye and the pairs with White first; None where there is no legal pairing."""
    facts = facts_of(section, number)
    meetings = Meetings(facts, apart_in(section, number))
    rating = {player.number: player.rating or 0 for player in section.players}
    last = number >= section.rounds_total
    most_times = 2 + section.rounds_total // 5
    aro = {}
    for one, fact in facts.items():
        met = [rating[other] for other, _ in fact.games if other is not None]
        aro[one] = int(Fraction(sum(met), len(met)) + Fraction(1, 2)) if met else 0

    left = {one for one, fact in facts.items() if fact.plays}
    bye = None
    if len(left) % 2:  # 3.1
        free = [one for one in left if not facts[one].barred and meetings.completes(frozenset(left - {one}))]
        if not free:
            return None
        bye = sorted(free, key=lambda one: (facts[one].score, -len(facts[one].colours), -one))[0]
        left.remove(bye)
    elif not meetings.completes(frozenset(left)):
        return None

    def pairings(some: list[int]) -> Iterator[list[tuple[int, int]]]:
        if not some:
            yield []
        for other in some[1:]:
            if meetings.may(some[0], other):
                for rest in pairings([one for one in some[1:] if one != other]):
                    yield [(some[0], other), *rest]

    def unhappy(pairs: list[tuple[int, int]]) -> int:
        return sum(due_of(facts[one])[0] == due_of(facts[other])[0] for one, other in pairs)

    found: set[tuple[int, int]] = set()
    while left:
        top = max(facts[one].score for one in left)
        residents = [one for one in left if facts[one].score == top]
        below = sorted((one for one in left if one not in residents), key=lambda one: (-facts[one].score, one))
        best: tuple[object, ...] | None = None
        for count in range(len(below) + 1):  # C5, 3.2.1
            for up in combinations(below, count):
                bracket = sorted((*residents, *up))
                if not meetings.completes(frozenset(bracket)) or not meetings.completes(frozenset(below) - set(up)):
                    continue
                c6 = [-facts[one].score for one in sorted(up, key=lambda one: facts[one].score)]
                c7 = min(unhappy(pairs) for pairs in pairings(bracket))
                times = {one: sum(facts[one].upfloats) for one in up}
                tired = [one for one in up if times[one] >= most_times]
                c8 = (
                    len(tired),
                    sum(times[one] for one in tired),
                    sum(bool(facts[one].upfloats) and facts[one].upfloats[-1] for one in up),
                )
                judged = c6, c7, (0, 0, 0) if last else c8
                if best is None or judged < best[0]:  # type: ignore[operator]
                    best = judged, bracket, c7
            if best is not None:
                break
        assert best is not None
        bracket: list[int] = best[1]  # type: ignore[no-redef, assignment]
        for one, other in _paired(facts, meetings, aro, bracket, [*pairings(bracket)], unhappy):
            high, low = sorted((one, other), key=lambda n: (-facts[n].score, n))
            mine, theirs = due_of(facts[high]), due_of(facts[low])
            white = white_first(facts[high], facts[low], section.initial_colour, mine, theirs)
            found.add((high, low) if white else (low, high))
        left -= set(bracket)
    return bye, found


def _paired(facts, meetings, aro, bracket, pairings, unhappy):  # type: ignore[no-untyped-def]
    """3.2.3 to 3.2.6: every set of shifters in its order, every transposition in its order."""
    best = min(unhappy(pairs) for pairs in pairings)
    pairings = [pairs for pairs in pairings if unhappy(pairs) == best]
    new = not any(facts[one].colours for one in bracket)
    g1 = bracket[: len(bracket) // 2] if new else [one for one in bracket if due_of(facts[one])[0] == "w"]
    g2 = [one for one in bracket if one not in g1]
    small, large = (g1, g2) if len(g1) <= len(g2) else (g2, g1)

    def inside(pairs, group):  # type: ignore[no-untyped-def]
        return [pair for pair in pairs if pair[0] in group and pair[1] in group]

    def crosses(pairs, some):  # type: ignore[no-untyped-def]
        return all((one in some) != (other in some) for one, other in pairs)

    def in_order(group):  # type: ignore[no-untyped-def]
        whites = group is g1
        listed = sorted(group, key=lambda one: (aro[one], one)) if whites else sorted(group)
        return from_the_middle(listed)

    count = min(len(inside(pairs, small)) for pairs in pairings)

    def splits(some):  # type: ignore[no-untyped-def]
        """Whether the two subgroups can be paired with each other alone, as well as can be."""
        return any(crosses(pairs, some) for pairs in pairings)

    def equalised(some, big):  # type: ignore[no-untyped-def]
        """Sets of the larger subgroup that make both equal, in the order of 4.3."""
        more = (len(big) - len(some)) // 2
        for chosen in combinations(in_order(large), more):
            yield {*some, *chosen}

    for chosen in combinations(in_order(small), count):
        rest, big = {*small} - {*chosen}, {*large, *chosen}
        sides = [one for one in equalised(rest, big) if splits(one)]
        if sides:
            break
    side = sides[0]
    s1 = side if small is g1 else {*bracket} - side
    s1_sorted = sorted(s1, key=lambda one: (aro[one], one))
    for order in permutations(sorted({*bracket} - s1)):
        if all(meetings.may(one, other) for one, other in zip(s1_sorted, order, strict=True)):
            return list(zip(s1_sorted, order, strict=True))
    raise AssertionError("no transposition")
