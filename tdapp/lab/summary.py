"""Means over events with their 95 % intervals, and paired ones: is row A better than row B?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.lab.measure import Reals
from tdapp.lab.results import Results, figures_of
from tdapp.lab.study import Figure

NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over ``events`` with half the width of its 95 % interval; None where no event has such a figure."""

    value: float | None
    half: float
    events: int

    @property
    def low(self) -> float | None:
        """The lower end."""
        return None if self.value is None else self.value - self.half

    @property
    def high(self) -> float | None:
        """The upper end."""
        return None if self.value is None else self.value + self.half

    @property
    def apart(self) -> bool:
        """For a difference: zero lies outside the interval."""
        return self.value is not None and self.events > 1 and abs(self.value) > self.half


def mean_of(values: Reals) -> Mean:
    """The mean of what is not nan."""
    held = values[~np.isnan(values)]
    if not held.size:
        return Mean(None, 0.0, 0)
    spread = float(held.std(ddof=1)) if held.size > 1 else 0.0
    return Mean(float(held.mean()), NORMAL_95 * spread / float(np.sqrt(held.size)), int(held.size))


@dataclass(frozen=True, slots=True)
class Line:
    """One row of a table: the mean, the published figure, the paired difference to the row it is held against."""

    row: str
    column: str
    mean: Mean
    reference: float | None
    difference: Mean | None = None

    @property
    def inside(self) -> bool | None:
        """Whether the published figure lies inside the interval; None where there is none."""
        if self.reference is None or self.mean.value is None:
            return None
        return abs(self.mean.value - self.reference) <= self.mean.half + 0.0005


@dataclass(frozen=True, slots=True)
class Table:
    """Figures of one kind: one measure, level, criterion and group of players."""

    measure: str
    level: str
    criterion: str
    players: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """Two neighbours of a sorted table: whether the upper one is better beyond chance."""

    upper: Line
    lower: Line
    difference: Mean


@dataclass(eq=False)
class Summary:
    """Everything that is said of a run."""

    results: Results

    @cached_property
    def _table(self) -> Reals:
        return self.results.table()

    @cached_property
    def _place(self) -> dict[Figure, int]:
        return {figure: place for place, figure in enumerate(figures_of(self.results))}

    def column(self, figure: Figure) -> Reals:
        """A figure event by event."""
        values: Reals = self._table[:, self._place[figure]]
        return values

    def tables(self, against: str = "") -> tuple[Table, ...]:
        """All tables in the order of the figures; ``against`` is the row with which the others are compared."""
        grouped: dict[tuple[str, str, str, str], list[Figure]] = {}
        for figure in figures_of(self.results):
            key = (figure.measure, figure.level, figure.criterion, figure.players)
            grouped.setdefault(key, []).append(figure)
        return tuple(
            Table(*key, tuple(self._line(figure, figures, against) for figure in figures))
            for key, figures in grouped.items()
        )

    def difference(self, one: Figure, other: Figure) -> Mean:
        """The first less the second, event by event: five to ten times sharper than two intervals."""
        return mean_of(self.column(one) - self.column(other))

    def sorted_steps(self, table: Table) -> tuple[Step, ...]:
        """Neighbours of a table sorted by value, the smallest first."""
        held = [line for line in table.lines if line.mean.value is not None]
        ordered = sorted(held, key=lambda line: line.mean.value or 0.0)
        return tuple(
            Step(one, other, self.difference(figure_of(table, one), figure_of(table, other)))
            for one, other in pairwise(ordered)
        )

    def _line(self, figure: Figure, figures: Sequence[Figure], against: str) -> Line:
        study, size = self.results.question.study, self.results.question.size
        held = [other for other in figures if against and other.row == against]
        other = next((one for one in held if one.column == figure.column), held[0] if held else None)
        return Line(
            figure.row,
            figure.column,
            mean_of(self.column(figure)),
            study.reference(size, figure),
            None if other is None or other == figure else self.difference(figure, other),
        )


def figure_of(table: Table, line: Line) -> Figure:
    """The figure that a line of a table shows."""
    return Figure(table.criterion, table.players, line.row, line.column, table.measure, table.level)
