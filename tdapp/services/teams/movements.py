"""Who goes up and who goes down at the end of a season."""

from __future__ import annotations

from collections.abc import Iterator

from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.tables.standings import Standings, StandingsRow
from tdapp.services.teams.fixtures import league_of


@dataclass(frozen=True, slots=True)
class Movements:
    """The teams that go up and down; ``level`` share the place at which the line is drawn: somebody has to decide."""

    up: tuple[str, ...]
    down: tuple[str, ...]
    level: tuple[str, ...]


def movements(section: Section, standings: Standings) -> Movements:
    """As the table stands; nobody while nothing is ranked."""
    league = league_of(section)
    up, down, level = moved_rows(standings, league.promoted, league.relegated)
    return Movements(*(tuple(row.player.name for row in rows) for rows in (up, down, level)))


def moved_rows(standings: Standings, promoted: int, relegated: int) -> tuple[list[StandingsRow], ...]:
    """The rows that go up, those that go down, and those that share the place at a line."""
    rows = [row for row in standings.rows if row.rank is not None]
    up, last = min(promoted, len(rows)), len(rows) - min(relegated, len(rows))
    level = {id(row): row for line in (up, last) for row in _across(rows, line)}
    groups = rows[:up], rows[max(up, last) :]
    return *([row for row in group if id(row) not in level] for group in groups), list(level.values())


def _across(rows: list[StandingsRow], line: int) -> list[StandingsRow]:
    """Who shares a place over the line between two places."""
    if not 0 < line < len(rows) or rows[line - 1].rank != rows[line].rank:
        return []
    return [row for row in rows if row.rank == rows[line].rank]


def movement_words(section: Section, standings: Standings) -> Iterator[str]:
    """Sentences for the foot of a table; none without a league or before the first round."""
    league = league_of(section)
    if not standings.after_round or not (league.promoted or league.relegated):
        return
    found = movements(section, standings)
    if found.up:
        yield tr("Goes up: {teams}").format(teams=", ".join(found.up))
    if found.down:
        yield tr("Goes down: {teams}").format(teams=", ".join(found.down))
    if found.level:
        yield tr("Level at the line, to be decided: {teams}").format(teams=", ".join(found.level))
