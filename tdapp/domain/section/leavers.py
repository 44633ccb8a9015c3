"""Who left a round robin too early, and the points that count: those of the standings (C.05, 6.6)."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.scoring import row_sums

_NOTHING = Cell(Outcome.REST)


def left_early(section: Section) -> frozenset[int]:
    """Who withdrew from a round robin with fewer than half of the games played: his games do not count."""
    if not section.system.berger:
        return frozenset()
    games = (len(section.players) - 1) * section.cycles
    return frozenset(
        player.number
        for player, row in zip(section.players, section.cells, strict=True)
        if player.standing is Standing.WITHDRAWN and 2 * sum(cell.rules.over_the_board for cell in row) < games
    )


def counting_cells(section: Section) -> tuple[tuple[Cell, ...], ...]:
    """The rounds of everybody; what does not count in the standings is a free round."""
    gone = left_early(section)
    if not gone:
        return section.cells
    return tuple(
        tuple(_NOTHING if player.number in gone or cell.opponent in gone else cell for cell in row)
        for player, row in zip(section.players, section.cells, strict=True)
    )


def points_before(section: Section, round_number: int | None = None) -> dict[int, Fraction]:
    """Every player's real points before a round, as the standings count them; None: all points."""
    end = None if round_number is None else round_number - 1
    worth = {outcome: section.points.points(outcome) for outcome in Outcome}
    sums = row_sums((row[:end] for row in counting_cells(section)), worth)
    return {player.number: points for player, points in zip(section.players, sums, strict=True)}
