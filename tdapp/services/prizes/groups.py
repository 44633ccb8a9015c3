"""Who may win the prizes of a group, and which club is the best."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
from tdapp.services.categories.membership import categories_of, groups_of, with_usual_rules
from tdapp.services.tables.standings import Standings


@dataclass(frozen=True, slots=True)
class ClubRow:
    """A club with the points of its best players and the sum of their ranks, which decides between equal ones."""

    name: str
    points: Fraction
    ranks: int
    players: tuple[int, ...]


def group_names(section: Section, year: int) -> tuple[str, ...]:
    """The groups that a prize may be for, as they are now."""
    return tuple(group.name for group in groups_of(section, year))


def members_of(section: Section, groups: Iterable[str], year: int) -> dict[str, frozenset[int]]:
    """The pairing numbers in each group named, whatever the case of its name; none where nobody belongs to it."""
    section = with_usual_rules(section)
    held: dict[str, set[int]] = {}
    for number, names in categories_of(section, dt.date(year, 1, 1)).items():
        for name in names:
            held.setdefault(name.casefold(), set()).add(number)
    return {group: frozenset(held.get(group.casefold(), ())) for group in groups}


def clubs_of(standings: Standings, count: int) -> tuple[ClubRow, ...]:
    """The clubs with at least ``count`` ranked players, the best first."""
    held: dict[str, list[tuple[Fraction, int, int]]] = {}
    for row in standings.rows:
        if row.rank is not None and row.player.club:
            held.setdefault(row.player.club, []).append((Fraction(row.points), row.rank, row.player.number))
    clubs = []
    for name, players in held.items():
        best = players[:count]  # the rows are in the order of the ranks
        if len(best) == count:
            points = sum((points for points, _, _ in best), Fraction(0))
            clubs.append(ClubRow(name, points, sum(rank for _, rank, _ in best), tuple(number for *_, number in best)))
    return tuple(sorted(clubs, key=lambda club: (-club.points, club.ranks, club.name)))
