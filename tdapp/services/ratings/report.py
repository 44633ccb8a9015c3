"""Results found too late for the standings: how they reach the tournament report for the rating officer."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell


def for_rating(section: Section, *, keep_points: bool = True) -> Section:
    """The section as it is reported for rating: the corrected games, with the points that stand (TRF26 record 299).

    ``keep_points=False`` for a format that has no word for that: points follow the corrected games then.

    The ``###`` comment of each correction was written when it was made. A section without corrections comes back as it
    is.
    """
    if not section.rating_corrections:
        return section
    cells = [list(row) for row in section.cells]
    for late in section.rating_corrections:
        for number, outcome in zip((late.white, late.black), late.result.outcomes, strict=True):
            row = cells[section.index_of(number)]
            old = row[late.round - 1]
            points = section.points.awarded(old)
            own = Cell(outcome, old.opponent, old.colour)
            kept = None if not keep_points or section.points.awarded(own) == points else points
            row[late.round - 1] = replace(own, awarded=kept)
    return replace(section, cells=tuple(map(tuple, cells)), rating_corrections=())
