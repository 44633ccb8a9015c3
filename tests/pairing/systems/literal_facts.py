"""What the articles of the Swiss systems of players take from the cells: for the brute forces, not the engines."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from tdapp.domain.section.event import Section

PLAYED = {"WIN", "DRAW", "LOSS", "SHORT_WIN", "SHORT_DRAW", "SHORT_LOSS", "ADJOURNED"}


@dataclass
class Facts:
    """One player before a round; ``games`` has (opponent, points) of what he played, None for the opponent else."""

    number: int
    tpn: int = 0
    score: Fraction = Fraction(0)
    games: list[tuple[int | None, Fraction]] = field(default_factory=list)
    met: set[int] = field(default_factory=set)
    colours: str = ""
    barred: bool = False
    upfloats: list[bool] = field(default_factory=list)
    absences: list[bool] = field(default_factory=list)
    plays: bool = True

    @property
    def due(self) -> tuple[str, int]:
        """The colour, and how strongly: 3 absolute, 2 strong, 1 mild; nothing before the first game."""
        if not self.colours:
            return "", 0
        balance = self.colours.count("w") - self.colours.count("b")
        last = self.colours[-2:]
        if balance < -1 or last == "bb":
            return "w", 3
        if balance > 1 or last == "ww":
            return "b", 3
        if balance:
            return ("b" if balance > 0 else "w"), 2
        return ("w" if self.colours[-1] == "b" else "b"), 1


def facts_of(section: Section, number: int) -> dict[int, Facts]:
    """Every player before round ``number``, without acceleration."""
    cells = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    facts = {one: Facts(one) for one in cells}
    for index in range(number - 1):
        before = {one: fact.score for one, fact in facts.items()}
        for one, row in cells.items():
            cell, fact = row[index], facts[one]
            name = cell.outcome.name
            points = section.points.draw if name == "ADJOURNED" else section.points.awarded(cell)
            fact.score += points
            played = name in PLAYED and cell.opponent is not None
            fact.games.append((cell.opponent if played else None, points))
            fact.absences.append(name == "ZERO_POINT_BYE")
            if played:
                assert cell.opponent is not None
                assert cell.colour is not None
                fact.met.add(cell.opponent)
                fact.colours += cell.colour.value
                fact.upfloats.append(before[one] < before[cell.opponent])
            else:
                fact.upfloats.append(False)
                fact.barred |= name == "PAIRING_BYE" or points >= section.points.win
    tpn = 0
    for one, row in cells.items():
        fact = facts[one]
        name = row[number - 1].outcome.name if len(row) >= number else "UNPAIRED"
        gone = section.players[section.index_of(one)].standing.name != "ACTIVE"
        fact.plays = name not in ("ZERO_POINT_BYE", "HALF_POINT_BYE", "FULL_POINT_BYE") and not gone
        fact.absences.append(name == "ZERO_POINT_BYE" or (gone and name == "UNPAIRED"))
        ever = any(cell.opponent or cell.outcome.name == "PAIRING_BYE" for cell in row[: number - 1])
        tpn += fact.plays or ever
        fact.tpn = tpn
    return facts


def apart_in(section: Section, number: int) -> set[frozenset[int]]:
    """Who must not meet."""
    return {
        frozenset(pair)
        for group in section.forbidden
        if group.first_round <= number <= group.last_round
        for pair in combinations(group.numbers, 2)
    }


@dataclass
class Meetings:
    """C1, C3 and C4."""

    facts: dict[int, Facts]
    apart: set[frozenset[int]]
    known: dict[frozenset[int], bool] = field(default_factory=dict)

    def may(self, one: int, other: int) -> bool:
        mine, theirs = self.facts[one], self.facts[other]
        same = mine.due[1] == 3 and mine.due == theirs.due
        return other not in mine.met and frozenset((one, other)) not in self.apart and not same

    def completes(self, some: frozenset[int]) -> bool:
        if not some:
            return True
        if len(some) % 2:
            return False
        if some not in self.known:
            one = min(some)
            self.known[some] = any(
                self.may(one, other) and self.completes(some - {one, other}) for other in some - {one}
            )
        return self.known[some]


def white_first(high: Facts, low: Facts, initial: str, mine: tuple[str, int], theirs: tuple[str, int]) -> bool:
    """5.2 of both systems: whether the higher-ranked gets White."""
    if not high.colours and not low.colours:
        return (initial == "W") == (high.tpn % 2 == 1)
    if mine[0] != theirs[0]:
        return mine[0] == "w" if mine[0] else theirs[0] == "b"
    if mine[1] != theirs[1]:
        return (mine[0] == "w") == (mine[1] > theirs[1])
    for ours, others in zip(high.colours[::-1], low.colours[::-1], strict=False):
        if ours != others:
            return ours == "b"
    return mine[0] == "w"
