"""The standings beside an event in its JSON, where they are asked for: derived, and left aside when it is read."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
from tdapp.services.tables.standings import Standings, compute_standings


@dataclass(frozen=True, slots=True)
class PlacedPlayer:
    """A player in the standings, as ``tdapp standings --format json`` gives him."""

    rank: int | None
    start_number: int
    name: str
    points: str
    values: tuple[str | None, ...]
    exact: tuple[str | None, ...]
    decided_by: int | None


@dataclass(frozen=True, slots=True)
class PlacedTeam:
    """A team in the standings, as ``tdapp standings --teams --format json`` gives it."""

    rank: int | None
    team_number: int
    name: str
    match_points: str
    game_points: str
    values: tuple[str | None, ...]
    exact: tuple[str | None, ...]
    decided_by: int | None


@dataclass(frozen=True, slots=True)
class StandingsTable:
    """The standings of a section after its last complete round, by its own ladder."""

    after_round: int
    provisional: bool
    ladder: tuple[str, ...]
    players: tuple[PlacedPlayer, ...] = ()
    teams: tuple[PlacedTeam, ...] = ()


def standings_of(section: Section) -> StandingsTable:
    """Those of the teams where teams are ranked, else those of the players."""
    if section.ranks_teams:
        from tdapp.services.tables.team_standings import table_of, teams_of

        table = compute_standings(teams_of(section))
        both = table_of(table)
        teams = tuple(
            PlacedTeam(
                row.rank, row.player.number, row.player.name, both.match_points[row.player.number],
                both.game_points[row.player.number], row.values, row.exact, row.decided_by,
            )
            for row in table.listed
        )  # fmt: skip
        return StandingsTable(
            table.after_round, table.provisional, tuple(one.text for one in table.ladder), teams=teams
        )
    table = compute_standings(section)
    players = tuple(
        PlacedPlayer(
            row.rank, row.player.number, row.player.name, row.points, row.values, row.exact, row.decided_by
        )
        for row in table.listed
    )  # fmt: skip
    return StandingsTable(table.after_round, table.provisional, _ladder(table), players)


def _ladder(table: Standings) -> tuple[str, ...]:
    return tuple(rung.text for rung in table.ladder)
