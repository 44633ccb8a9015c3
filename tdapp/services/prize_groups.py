"""Who may win the prizes of a group, and which club is the best."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from tdapp.domain.event import Section
from tdapp.services.categories import groups_of
from tdapp.services.standings import Standings


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
    """The pairing numbers in each group named; none in a group that nobody belongs to."""
    known = {group.name: group.numbers for group in groups_of(section, year)}
    folded = {name.casefold(): numbers for name, numbers in known.items()}
    found = {}
    for group in groups:
        named = frozenset(player.number for player in section.players if group in player.categories)
        found[group] = known.get(group) or named or folded.get(group.casefold(), frozenset())
    return found


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
