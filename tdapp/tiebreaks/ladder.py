"""Folding the rungs: points first, then each rung inside every group still tied; shared places stay shared."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Step
from tdapp.tiebreaks.crosstable import Crosstable, Ints

POINTS = -1
"""``decided_by`` when points separate two players."""
NOT_DECIDED = -2
"""``decided_by`` inside a shared place and on the last line."""


@dataclass(frozen=True, eq=False, slots=True)
class Ranking:
    """The ranked table.

    ``order``: player indices, best first, those not ranked at the end; shared places by pairing number. ``place``:
    per position, competition ranking (1, 2, 2, 4), 0 when not ranked. ``decided_by``: per position, the rung that
    separates this player from the one below. ``columns`` and ``groups`` per rung: its values, and the tied groups
    that reached it (one id per player, -1 not ranked).
    """

    table: Crosstable
    steps: tuple[Step, ...]
    order: Ints
    place: Ints
    decided_by: Ints
    columns: tuple[Column, ...]
    groups: tuple[Ints, ...]


def rank(table: Crosstable, steps: Sequence[Step]) -> Ranking:
    """Rank the players of a table under a ladder (C.07, 2 and 4.3), by points first unless the system has a score."""
    size = table.size
    points = np.zeros_like(table.score) if table.section.system.scores else table.score
    order = np.lexsort((table.numbers, -points, ~table.ranked))
    ranked = int(table.ranked.sum())
    boundary = np.full(size, NOT_DECIDED)
    lines = max(ranked - 1, 0)  # with a ranked player above and below
    boundary[:lines][np.diff(points[order[: lines + 1]]) != 0] = POINTS
    columns: list[Column] = []
    reached: list[Ints] = []
    for index, step in enumerate(steps):
        groups = _group_ids(order, boundary, ranked)
        column = _column(table, step, groups)
        columns.append(column)
        reached.append(groups)
        open_below = boundary[:lines] == NOT_DECIDED
        # only the lines still tied with a neighbour can move
        positions = np.flatnonzero(np.r_[open_below, False] | np.r_[False, open_below])
        key = column.key()
        tied = order[positions]
        tied = tied[np.lexsort((table.numbers[tied], -key[tied], groups[tied]))]
        order[positions] = tied
        boundary[:lines][open_below & (np.diff(key[order[:ranked]]) != 0)] = index
    place = np.zeros(size, dtype=np.int64)
    if ranked:
        first = np.r_[True, boundary[:lines] != NOT_DECIDED]
        place[:ranked] = np.maximum.accumulate(np.where(first, np.arange(1, ranked + 1), 0))
    return Ranking(table, tuple(steps), order, place, boundary, tuple(columns), tuple(reached))


def _column(table: Crosstable, step: Step, groups: Ints) -> Column:
    """The values of a rung; those that no tied group changes are found once for a table, wherever the rung stands."""
    if step.criterion.looks_at_ties:
        return step.criterion.column(step.seen(table), step, groups)
    return table.memo(("column", step.rung), lambda: step.criterion.column(step.seen(table), step, groups))


def _group_ids(order: Ints, boundary: Ints, ranked: int) -> Ints:
    """The tied groups as one id per player, in ranking order; -1 for those not ranked."""
    groups = np.full(len(order), -1)
    if ranked:
        ids = np.concatenate(([0], np.cumsum(boundary[: ranked - 1] != NOT_DECIDED)))
        groups[order[:ranked]] = ids
    return groups
