"""Which paper, orientation, type size and face a document gets, and what had to be changed for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tdapp.domain.words.wording import tr
from tdapp.reports.layout.columns import Measure, Part, measure, place, split_columns
from tdapp.reports.layout.model import DocumentModel, Table
from tdapp.reports.layout.page import LARGER, MINIMUM_SIZE, FontMetrics, Sheet
from tdapp.reports.options import Orientation

_USUAL_SIZE = 10.0
_USUAL_CONDENSED = 9.5
_USUAL_GRID = 9.0
_USUAL_ACROSS = 9.0
_COMFORTABLE_SIZE = 8.0
_LEAST_ON_A_WALL = 12.0
_MOST_SHEETS = 12
LARGEST_SIZE = 12.0
"""A short table grows up to this size in points when it stays on one page."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """The decision: per table one or more parts (sheets side by side), and the sentences that say what changed."""

    sheet: Sheet
    size: float
    condensed: bool
    parts: tuple[tuple[Part, ...], ...]
    adjustments: tuple[str, ...] = ()

    @property
    def sheets_side_by_side(self) -> int:
        """Into how many sheets the widest table is divided."""
        return max((len(parts) for parts in self.parts), default=1)


class Fitter:
    """Tries sizes and sheets for one document; measures are taken once."""

    def __init__(self, model: DocumentModel, metrics: FontMetrics) -> None:
        self.model = model
        self.tables = [block for block in model.blocks if isinstance(block, Table)]
        self.metrics = metrics
        self._measures: dict[bool, list[tuple[Measure, ...]]] = {}
        self.condensed = any(table.condensed for table in self.tables)

    @property
    def usual_size(self) -> float:
        """The size in points that is tried first."""
        if self.model.wish.type_size:
            return self.model.wish.type_size
        if any(table.grid for table in self.tables):
            return _USUAL_GRID
        if self.model.wish.across > 1:
            return _USUAL_ACROSS
        return _USUAL_CONDENSED if self.condensed else _USUAL_SIZE

    def fit(self) -> Geometry:
        """The first step that fits: smaller type, narrow face, landscape, larger paper, several sheets."""
        first, *others = self._sheets()
        if self.model.wish.keep_size:
            found = self._fit_at_size((first, *others))
            if found is not None:
                return self._say(found, first)
        for sheet in (first, *others):
            for size, condensed, tight in self._steps():
                found = self.try_at(sheet, size, condensed, tight=tight)
                if found is not None:
                    return self._say(found, first)
        landscape = [sheet for sheet in (first, *others) if sheet.landscape] or [first, *others]
        for count in range(2, _MOST_SHEETS + 1):
            for sheet in landscape:
                for size in (8.0, MINIMUM_SIZE):
                    found = self.try_at(sheet, size, True, tight=True, count=count)
                    if found is not None:
                        return self._say(found, first)
        raise AssertionError(tr("A table of one round and a name does not fit on the largest paper."))

    def _fit_at_size(self, sheets: Sequence[Sheet]) -> Geometry | None:
        """For wall lists: fewer columns, short names and the other orientation before smaller type or larger paper."""
        same_paper = [sheet for sheet in sheets if sheet.paper is sheets[0].paper]
        for size in _down(self.usual_size, min(self.usual_size, _LEAST_ON_A_WALL)):
            for sheet in same_paper:
                for tight in (False, True):
                    found = self.try_at(sheet, size, self.condensed, tight=tight)
                    if found is not None:
                        return found
        return None

    def try_at(self, sheet: Sheet, size: float, condensed: bool, *, tight: bool, count: int = 1) -> Geometry | None:
        """The geometry at exactly this sheet and size, or None."""
        parts: list[tuple[Part, ...]] = []
        for table, measures in zip(self.tables, self._measured(condensed), strict=True):
            columns: tuple[tuple[int, ...], ...] = (tuple(range(len(table.columns))),)
            if count > 1:
                columns = split_columns(table, count) or columns
            placed = [place(table, chosen, measures, size, sheet.column_width, tight=tight) for chosen in columns]
            if any(part is None for part in placed):
                return None
            parts.append(tuple(part for part in placed if part is not None))
        return Geometry(sheet, size, condensed, tuple(parts))

    def _measured(self, condensed: bool) -> list[tuple[Measure, ...]]:
        if condensed not in self._measures:
            self._measures[condensed] = [measure(table, condensed, self.metrics) for table in self.tables]
        return self._measures[condensed]

    def _steps(self) -> Iterator[tuple[float, bool, bool]]:
        """Size, condensed, tight names: comfortable sizes first, then the narrow face, then short names."""
        usual = self.usual_size
        if not self.condensed:
            yield from ((size, False, False) for size in _down(usual, _COMFORTABLE_SIZE))
        yield from ((size, True, False) for size in _down(usual, _COMFORTABLE_SIZE))
        yield from ((size, True, True) for size in _down(min(usual, 9.0), MINIMUM_SIZE))

    def _sheets(self) -> list[Sheet]:
        """The sheets in the order they are tried; a choice made by hand is kept as long as possible."""
        wish = self.model.wish
        match wish.orientation:
            case Orientation.AUTO:
                ways = [True] if wish.wide else [False, True]
            case Orientation.PORTRAIT:
                ways = [False]
            case Orientation.LANDSCAPE:
                ways = [True]
        papers = [wish.paper, *([LARGER[wish.paper]] if wish.paper in LARGER else [])]
        fewer = range(wish.across, 0, -1)
        return [Sheet(paper, landscape, across) for paper in papers for across in fewer for landscape in ways]

    def _say(self, found: Geometry, first: Sheet) -> Geometry:
        """The geometry with its changes in words."""
        said: list[str] = []
        if found.sheet.paper is not first.paper:
            said.append(
                tr("The table does not fit on {first}: laid out for {other}.").format(
                    first=first.words, other=found.sheet.words
                )
            )
        elif found.sheet.landscape != first.landscape:
            said.append(tr("The table does not fit on {sheet}: printed in landscape.").format(sheet=first.words))
        if found.sheet.across < first.across:
            said.append(tr("The lines are printed in one column."))
        if found.sheets_side_by_side > 1:
            said.append(
                tr("The results are divided over {count} pages side by side.").format(count=found.sheets_side_by_side)
            )
        narrow = found.condensed and not self.condensed
        asked = self.model.wish.asked and (found.size < self.usual_size or narrow)
        if asked or found.size < _COMFORTABLE_SIZE:
            sentence = (
                tr("Type size {size} pt instead of {usual} pt in a narrow typeface.")
                if narrow
                else tr("Type size {size} pt instead of {usual} pt.")
            )
            said.append(sentence.format(size=f"{found.size:g}", usual=f"{self.usual_size:g}"))
        return Geometry(found.sheet, found.size, found.condensed, found.parts, tuple(said))


def _down(start: float, end: float) -> Iterator[float]:
    """Sizes in steps: half points below 12 pt, larger steps for wall lists; ``end`` is included."""
    size = start
    while size > end:
        yield size
        size -= 0.5 if size <= 12 else 1.0 if size <= 20 else 2.0
    yield end
