"""Whether the tables of a document fit on a sheet at a type size, and how large the type may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from tdapp.domain.words.frozen import dataclass
from tdapp.reports.layout.columns import Measure, Part, measure, place, split_columns, widest
from tdapp.reports.layout.model import DocumentModel, Fit, Table
from tdapp.reports.layout.names import NARROW, TALL, WIDE, Faces, has_tall, shortened
from tdapp.reports.layout.page import MINIMUM_SIZE, FontMetrics, Sheet

LINE = 1.12  # between the lines of one name, per type size
STEP = 0.5
"""Type sizes are tried in steps of so many points."""


@dataclass(frozen=True, slots=True)
class Way:
    """How tables are set, before it is known how large: the sheet, the narrow face, initials, sheets side by side.

    ``lean`` leaves out what can be spared.
    """

    sheet: Sheet
    condensed: bool = False
    initials: bool = False
    sides: int = 1
    lean: bool = False


@dataclass(frozen=True, slots=True)
class Geometry:
    """A way at a type size in points: per table one or more parts, which stand on sheets side by side."""

    way: Way
    size: float
    parts: tuple[tuple[Part, ...], ...]
    shorts: Mapping[str, str] = field(default_factory=dict)
    """Names as they are shown, where that is with initials."""
    line: float = LINE
    """Between the lines of one name, per type size."""

    @property
    def sheet(self) -> Sheet:
        """The paper as it lies."""
        return self.way.sheet

    @property
    def faces(self) -> Faces:
        """The styles of names."""
        return NARROW if self.way.condensed else WIDE

    @property
    def sheets_side_by_side(self) -> int:
        """Into how many sheets the widest table is divided."""
        return max((len(parts) for parts in self.parts), default=1)


class Fitter:
    """Tries ways and sizes for one document; measures are taken once."""

    def __init__(self, model: DocumentModel, metrics: FontMetrics) -> None:
        self.tables = [block for block in model.blocks if isinstance(block, Table)]
        self.metrics = metrics
        self.shorts = shortened(
            row.texts[index]
            for table in self.tables
            for index, column in enumerate(table.columns)
            if column.fit is Fit.NAME
            for row in table.rows
        )
        texts = (text for table in self.tables for row in table.rows for text in row.texts)
        self.line = TALL if any(map(has_tall, texts)) else LINE
        self._measures: dict[bool, list[tuple[Measure, ...]]] = {}

    def fit(self, way: Way, size: float) -> Geometry | None:
        """The geometry at exactly this size, None where a table is too wide."""
        parts: list[tuple[Part, ...]] = []
        alike: dict[str, tuple[Part, ...]] = {}
        for table, measures in zip(self.tables, self._measured(way.condensed), strict=True):
            if table.like in alike:
                parts.append(alike[table.like])
                continue
            kept = (n for n, column in enumerate(table.columns) if not (way.lean and column.spare))
            columns: tuple[tuple[int, ...], ...] = (tuple(kept),)
            if way.sides > 1:
                columns = split_columns(table, way.sides) or columns
            placed = []
            for chosen in columns:
                part = place(table, chosen, measures, size, way.sheet.column_width, initials=way.initials)
                if part is None:
                    return None
                placed.append(part)
            parts.append(tuple(placed))
            if table.like:
                alike[table.like] = parts[-1]
        return Geometry(way, size, tuple(parts), self.shorts if way.initials else {}, self.line)

    def largest(self, way: Way, limit: float) -> Geometry | None:
        """The largest size up to ``limit`` that fits, None when even the least does not."""
        steps = int((limit - MINIMUM_SIZE) / STEP)
        for step in range(steps, -1, -1):
            found = self.fit(way, MINIMUM_SIZE + step * STEP)
            if found is not None:
                return found
        return None

    def _measured(self, condensed: bool) -> list[tuple[Measure, ...]]:
        if condensed not in self._measures:
            measures = [measure(table, condensed, self.metrics, self.shorts) for table in self.tables]
            for like in {table.like for table in self.tables if table.like}:
                members = [number for number, table in enumerate(self.tables) if table.like == like]
                common = widest([measures[number] for number in members])
                for number in members:
                    measures[number] = common
            self._measures[condensed] = measures
        return self._measures[condensed]
