"""What a study is: its events, what is measured of each, and the published figures beside it."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.resources import resource_path
from tdapp.lab.measure import Mask, distances, gains
from tdapp.lab.orders import Event
from tdapp.lab.source import Size, Source
from tdapp.services.pairing.generate import Recipe

ALL, TOP, PRESENT, ABSENT = "all", "top", "present", "absent"
"""Whose places are counted: everybody, top scorers, players without and with a voluntary absence of their own."""

DISTANCE, GAIN, CRITERIA = "distance", "gain", "criteria"
"""What a figure is: distance from the order of a criterion, places gained over it, distance of two criteria."""

POINTS = "points"
"""In the place of a criterion: points of the table, where a study counts them."""

NO_ABSENCES = Recipe(
    half_byes=0.0,
    zero_byes=0.0,
    full_byes=0.0,
    forfeits=0.0,
    double_forfeits=0.0,
    odd_results=0.0,
    unrated_games=0.0,
    draws=0.0,
    withdrawals=0.0,
    late_entries=0.0,
    unrated_players=0.0,
    prohibited=0.0,
    baku=False,
    ladder="",
    points="1-0.5-0",
    bye="win",
)


@dataclass(frozen=True, slots=True)
class Figure:
    """What one number of an event is; ``level`` names the recipe where a study has several."""

    criterion: str
    players: str
    row: str
    column: str
    measure: str = DISTANCE
    level: str = ""


@dataclass(frozen=True, slots=True)
class Level:
    """One recipe of a study, by its name in tables."""

    id: str
    recipe: Recipe


@dataclass(frozen=True, slots=True)
class Row:
    """A ladder that is judged, by the row and column in which it stands."""

    name: str
    column: str
    ladder: str


@dataclass(frozen=True)
class Study:
    """What all have: what is asked, how, on which fields; ``events`` is how many are usual."""

    id: str
    name: str
    question: str
    method: str
    sizes: tuple[Size, ...]
    levels: tuple[Level, ...]
    events: int = 1000

    takes_files: ClassVar[bool] = False
    """Whether it can look at events that were really played."""

    def figures(self) -> tuple[Figure, ...]:
        """The figures in the order in which ``measure`` gives them."""
        raise NotImplementedError

    def measure(self, source: Source, index: int) -> list[float]:
        """The figures of one event, nan where there are none."""
        raise NotImplementedError

    def reference(self, size: str, figure: Figure) -> float | None:
        """The published figure, where there is one."""
        return None


@dataclass(frozen=True)
class Comparison(Study):
    """Ladders in rows against the orders of global criteria."""

    criteria: tuple[str, ...] = ()
    players: tuple[str, ...] = (ALL, TOP)
    rows: tuple[Row, ...] = ()
    top: tuple[Fraction, Fraction] = (Fraction(2, 3), Fraction(-1, 2))
    """A top score is at least the first times the rounds plus the second, in points of a win."""
    with_gains: bool = False
    with_criteria: bool = False

    takes_files = True

    def figures(self) -> tuple[Figure, ...]:
        """Level by level: distances, gains of absentees, the criteria among themselves."""
        found: list[Figure] = []
        for level in self.levels:
            found += [
                Figure(criterion, players, row.name, row.column, DISTANCE, level.id)
                for players in self.players
                for row in self.rows
                for criterion in self.criteria
            ]
            if self.with_gains:
                found += [
                    Figure(criterion, ABSENT, row.name, row.column, GAIN, level.id)
                    for row in self.rows
                    for criterion in self.criteria
                ]
            if self.with_criteria:
                found += [
                    Figure(one, ALL, other, other, CRITERIA, level.id)
                    for place, one in enumerate(self.criteria)
                    for other in self.criteria[place + 1 :]
                ]
        return tuple(found)

    def measure(self, source: Source, index: int) -> list[float]:
        """One event a level."""
        values: list[float] = []
        for level in self.levels:
            values += self.of_event(source.event(level.recipe, index))
        return values

    def of_event(self, event: Event) -> list[float]:
        """The figures of one finished event."""
        rows = np.array([event.by_ladder(row.ladder) for row in self.rows])
        orders = np.array([event.by_criterion(criterion) for criterion in self.criteria])
        values = [distances(rows, orders, self.counted(event, players)).reshape(-1) for players in self.players]
        if self.with_gains:
            values.append(gains(rows, orders, self.counted(event, ABSENT)).reshape(-1))
        if self.with_criteria:
            alone = np.array([event.by_criterion_alone(criterion) for criterion in self.criteria])
            values.append(distances(alone, alone, event.ranked)[np.triu_indices(len(alone), 1)])
        return [float(value) for value in np.concatenate(values)]

    def counted(self, event: Event, players: str) -> Mask:
        """The players whose places are compared; the places are those of the whole table."""
        table = event.table
        absent = np.asarray(table.vur.any(axis=1))
        masks = {
            TOP: table.score >= self.least(event),
            PRESENT: ~absent,
            ABSENT: absent,
        }
        return masks[players] & event.ranked if players in masks else event.ranked

    def least(self, event: Event) -> int:
        """The least points of a top scorer, in ticks."""
        share, shift = self.top
        return math.ceil((share * event.table.rounds + shift) * event.table.win)

    def reference(self, size: str, figure: Figure) -> float | None:
        """Ricca's figure."""
        tables = published().get(self.id, {}).get(size, {})
        match figure.measure:
            case "criteria":
                found = tables.get("criteria", {}).get(f"{figure.criterion} {figure.row}")
            case "distance":
                found = tables.get(figure.players, {}).get(figure.row, {}).get(figure.criterion)
                if isinstance(found, dict):
                    found = found.get(figure.column)
            case _:
                found = None
        return None if found is None else float(found)


@cache
def published() -> dict[str, Any]:
    """The tables of Ricca's papers, by study, size and group of players."""
    tables: dict[str, Any] = json.loads(resource_path("laboratory/ricca.json").read_text("utf-8"))
    return tables


def grid(policies: Sequence[tuple[str, str]], columns: Sequence[str]) -> tuple[Row, ...]:
    """Every rung of the columns under every policy: (name of the row, policy with its options)."""
    return tuple(Row(name, column, f"{column}@{policy}") for name, policy in policies for column in columns)
