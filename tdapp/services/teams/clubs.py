"""Teams made of the clubs of players who are in none yet, and the order of teams by strength."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tdapp.domain.commands.teams import Squad
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.team import Team, strength_of
from tdapp.domain.teams.for_pairing import rules_of


def teams_of_clubs(section: Section) -> Iterator[Team]:
    """A team per club without one of that name, in order of their names; the members by rating, then number."""
    taken = {number for team in section.teams for number in team.members}
    named = {team.name.casefold() for team in section.teams}
    clubs: dict[str, list[Player]] = {}
    for player in section.players:
        if player.club and player.number not in taken and player.standing is Standing.ACTIVE:
            clubs.setdefault(player.club, []).append(player)
    for club in sorted(clubs):
        if club.casefold() not in named:
            members = sorted(clubs[club], key=lambda player: (-(player.rating or 0), player.number))
            named.add(club.casefold())
            yield Team(0, club, club=club, members=tuple(player.number for player in members))


def squads_of(rows: Iterable[tuple[str, int | None, int]]) -> tuple[Squad, ...]:
    """The teams of a table in its order, from (team, board or None, member) of each row; members by their boards where
    these are given, else as they stand in the table: an announced order is no order by rating."""
    found: dict[str, tuple[str, list[tuple[int, int]]]] = {}
    for name, board, member in rows:
        if name:
            _, members = found.setdefault(name.casefold(), (name, []))
            members.append((board if board is not None else len(members) + 1, member))
    return tuple(
        Squad(name, tuple(member for _, member in sorted(members, key=lambda one: one[0])))
        for name, members in found.values()
    )


def by_strength(section: Section) -> list[int]:
    """The numbers of the teams, the strongest first; equal ones, and those without a strength, in their order."""
    ratings = {player.number: player.rating for player in section.players}
    strengths = {team.number: strength_of(rules_of(section), team, ratings) or 0 for team in section.teams}
    return sorted(strengths, key=lambda number: -strengths[number])
