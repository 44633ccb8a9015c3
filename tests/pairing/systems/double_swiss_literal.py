"""C.04.5 by trying everything, in the order of the articles: for fields of up to ten players, and for tests only.

Everything is taken from the cells of the section; nothing is shared with the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from tdapp.domain.section.event import Section

PLAYED = {"WIN", "DRAW", "LOSS", "SHORT_WIN", "SHORT_DRAW", "SHORT_LOSS", "ADJOURNED"}
Round = tuple[int | None, set[tuple[int, int]]]


@dataclass
class Facts:
    """One player before a match."""

    tpn: int
    score: Fraction = Fraction(0)
    met: set[int] = field(default_factory=set)
    colours: list[str] = field(default_factory=list)
    had_bye: bool = False
    played: int = 0
    floated: bool = False
    plays: bool = True


def facts_of(section: Section, match: int) -> dict[int, Facts]:
    """Preface, 1.2 to 1.6 and C2, from both games of each match before this one."""
    cells = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    facts = {number: Facts(0) for number in cells}
    for index in range(match - 1):
        before = {number: fact.score for number, fact in facts.items()}
        for number, row in cells.items():
            games = row[2 * index : 2 * index + 2]
            fact = facts[number]
            fact.score += sum(
                (section.points.draw if game.outcome.name == "ADJOURNED" else section.points.awarded(game))
                for game in games
            )
            names = [game.outcome.name for game in games]
            opponent = games[0].opponent
            fact.floated = False
            if opponent is None:
                fact.had_bye |= names[0] in ("PAIRING_BYE", "FULL_POINT_BYE")
                continue
            theirs = [game.outcome.name for game in cells[opponent][2 * index : 2 * index + 2]]
            if theirs == ["FORFEIT_LOSS"] * 2 or names == ["FORFEIT_LOSS"] * 2:
                fact.had_bye |= names != ["FORFEIT_LOSS"] * 2
                continue
            fact.met.add(opponent)
            fact.played += 1
            fact.floated = before[number] != before[opponent]
            if PLAYED & set(names):
                assert games[0].colour is not None
                fact.colours.append(games[0].colour.value)
    tpn = 0
    for number, row in cells.items():
        announced = row[2 * match - 2].outcome.name if len(row) >= 2 * match else "UNPAIRED"
        player = section.players[section.index_of(number)]
        gone = player.standing.name != "ACTIVE" and announced == "UNPAIRED"
        facts[number].plays = not gone and announced not in ("ZERO_POINT_BYE", "HALF_POINT_BYE", "FULL_POINT_BYE")
        ever = any(cell.opponent or cell.outcome.name == "PAIRING_BYE" for cell in row[: 2 * match - 2])
        tpn += facts[number].plays or ever
        facts[number].tpn = tpn
    return facts


def literal_round(section: Section, match: int) -> Round | None:
    """The bye and the pairs (White of game 1 first); None where there is no legal pairing (3.3.3)."""
    facts = facts_of(section, match)
    apart = {
        frozenset(pair)
        for group in section.forbidden
        if group.first_round <= 2 * match and group.last_round >= 2 * match - 1
        for pair in combinations(group.numbers, 2)
    }
    last = 2 * match >= section.rounds_total
    known: dict[frozenset[int], bool] = {}

    def may(one: int, other: int) -> bool:
        return other not in facts[one].met and frozenset((one, other)) not in apart

    def completes(some: frozenset[int]) -> bool:
        if not some:
            return True
        if len(some) % 2:
            return False
        if some not in known:
            one = min(some)
            known[some] = any(may(one, other) and completes(some - {one, other}) for other in some - {one})
        return known[some]

    def pairings(some: list[int]) -> Iterator[list[tuple[int, int]]]:
        if not some:
            yield []
        for other in some[1:]:
            if may(some[0], other):
                for rest in pairings([one for one in some[1:] if one != other]):
                    yield [(some[0], other), *rest]

    left = {number for number, fact in facts.items() if fact.plays}
    bye = None
    if len(left) % 2:  # 3.4
        free = [one for one in left if not facts[one].had_bye and completes(frozenset(left - {one}))]
        if not free:
            return None
        bye = sorted(free, key=lambda one: (facts[one].score, -facts[one].played, -facts[one].tpn))[0]
        left.remove(bye)
    elif not completes(frozenset(left)):
        return None
    found: set[tuple[int, int]] = set()
    while left:
        best = max(facts[one].score for one in left)
        top = [one for one in left if facts[one].score == best]
        below = sorted((one for one in left if one not in top), key=lambda one: (-facts[one].score, facts[one].tpn))
        sets = [  # 3.5.1: C1 and C3; then C4 and C5
            some
            for count in range(len(below) + 1)
            for some in combinations(below, count)
            if completes(frozenset((*top, *some))) and completes(frozenset(below) - set(some))
        ]
        fewest = min(len(some) for some in sets)
        sets = [some for some in sets if len(some) == fewest]
        highest = max(sorted(facts[one].score for one in some) for some in sets)
        sets = [some for some in sets if sorted(facts[one].score for one in some) == highest]

        def next_is_served(some: tuple[int, ...], below: list[int] = below) -> bool:  # C6
            rest = [one for one in below if one not in some]
            following = [one for one in rest if facts[one].score == facts[below[0]].score]
            lower = [one for one in rest if one not in following]
            return not following or any(
                completes(frozenset((*following, *more))) and completes(frozenset(lower) - set(more))
                for more in combinations(lower, len(following) % 2)
            )

        if any(next_is_served(some) for some in sets):
            sets = [some for some in sets if next_is_served(some)]
        if not last:  # C7
            least = min(sum(facts[one].floated for one in some) for some in sets)
            sets = [some for some in sets if sum(facts[one].floated for one in some) == least]
        up = min(sets, key=lambda some: [facts[one].tpn for one in some])  # 3.5.4
        bracket = sorted((*top, *up), key=lambda one: facts[one].tpn)

        def judged(pairs: list[tuple[int, int]], up: tuple[int, ...] = up) -> tuple[object, ...]:
            c8 = sum(
                (one in up and facts[other].floated) + (other in up and facts[one].floated) for one, other in pairs
            )
            ordered = sorted(tuple(sorted((facts[one].tpn, facts[other].tpn))) for one, other in pairs)
            return 0 if last else c8, [one for one, _ in ordered], [other for _, other in ordered]

        pairs = min(pairings(bracket), key=judged)
        found |= {_coloured(section, facts, *pair) for pair in pairs}
        left -= set(bracket)
    return bye, found


def _coloured(section: Section, facts: dict[int, Facts], one: int, other: int) -> tuple[int, int]:
    """Article 4."""
    high, low = sorted((one, other), key=lambda number: (-facts[number].score, facts[number].tpn))
    mine, theirs = facts[high].colours, facts[low].colours
    if not mine and not theirs:
        white = (section.initial_colour == "W") == (facts[high].tpn % 2 == 1)
    elif mine.count("w") != theirs.count("w"):
        white = mine.count("w") < theirs.count("w")
    else:
        count = min(len(mine), len(theirs))
        ends = zip(mine[len(mine) - count :], theirs[len(theirs) - count :], strict=True)
        differing = [ours for ours, others in ends if ours != others]
        if differing:
            white = differing[-1] == "b"
        elif mine:
            white = mine[-1] == "b"
        else:
            white = theirs[-1] == "w"
    return (high, low) if white else (low, high)
