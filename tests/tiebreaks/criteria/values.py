"""What the tests of criteria ask of a drawn crosstable."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.standings import compute_standings


def values(section: Section, rung: str, after: int | None = None) -> list[str | None]:
    """Values under one rung, in order of pairing numbers."""
    table = compute_standings(
        section, ladder=parse_ladder(rung), after_round=section.rounds_held if after is None else after
    )
    return [row.values[0] for row in sorted(table.rows, key=lambda row: row.player.number)]


def order(section: Section, ladder: str) -> list[int]:
    """Pairing numbers, best first."""
    table = compute_standings(section, ladder=parse_ladder(ladder), after_round=section.rounds_held)
    return [row.player.number for row in table.rows]


def note(section: Section, rung: str) -> str:
    """Why a column is empty."""
    return compute_standings(section, ladder=parse_ladder(rung), after_round=section.rounds_held).ladder[0].note


def points(section: Section) -> list[str]:
    """Points in order of pairing numbers."""
    table = compute_standings(section, ladder=parse_ladder(""), after_round=section.rounds_held)
    return [row.points for row in sorted(table.rows, key=lambda row: row.player.number)]
