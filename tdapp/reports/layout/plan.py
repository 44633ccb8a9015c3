"""A document at one geometry: how high everything is, where the pages break, how far the lines stand apart."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate

from tdapp.domain.words.wording import tr
from tdapp.reports.layout.charts import BAR_HEIGHT, CHART_TITLE
from tdapp.reports.layout.columns import Part
from tdapp.reports.layout.diagrams import WORDS, side
from tdapp.reports.layout.drawing import HEAD, TITLE, lines_in, name_room
from tdapp.reports.layout.fitting import Geometry
from tdapp.reports.layout.flow import LEAST_LINES, Piece, Stretch, paginate
from tdapp.reports.layout.foot import SMALL
from tdapp.reports.layout.frame import Frame
from tdapp.reports.layout.model import (
    Block,
    Chart,
    Diagrams,
    DocumentModel,
    Dots,
    Fit,
    Heat,
    Paragraph,
    Picture,
    Table,
    Voice,
)
from tdapp.reports.layout.page import FontMetrics, Sheet, wrap
from tdapp.reports.layout.plots import DOT_HEIGHT, HEAT_HEIGHT, PLOT_HEAD
from tdapp.reports.pdf.fonts import Style

TIGHT = 1.32
"""Lines stand at least so far apart, per type size."""

_LOOSEST = 2.0
_WIDE = 2.4  # room for a pen between the lines
_PEN_HEIGHT = 20.0  # points of a line that is written in
_ABOVE = 6.0  # points above every block but the first
_LARGEST_TEXT = 12.0
_PICTURE = 0.97  # of the body


FrameOf = Callable[[Sheet, tuple[str, ...]], Frame]
"""Head and foot of a document on a sheet with these adjustments; the same for many plans."""


class Plan:
    """One document on its way to pages. ``leading`` and ``height`` of the body are settled by ``spread``."""

    def __init__(self, model: DocumentModel, geometry: Geometry, metrics: FontMetrics, frame_of: FrameOf) -> None:
        self.model = model
        self.metrics = metrics
        self.geometry = geometry
        self.adjustments = (*model.adjustments, *_changes(model, geometry))
        self.frame = frame_of(geometry.sheet, self.adjustments)
        self.blocks: tuple[Block, ...] = (*model.blocks, *map(Paragraph, (*model.notes, *self.frame.spilled)))
        self._wrapped: dict[Paragraph, list[str]] = {}
        self._tables_before = list(accumulate((isinstance(block, Table) for block in self.blocks), initial=0))
        self._hanging: dict[int, set[int]] = {}
        self._lines = [self._counted(index) for index in range(len(self.blocks))]
        self._groups = [
            tuple(row.group for row in block.rows) if isinstance(block, Table) else () for block in self.blocks
        ]
        self.leading = _WIDE if model.wish.wide_rows else TIGHT
        self.height = self.frame.height
        self.columns = self.pieces(self.leading, self.height)

    @property
    def pages(self) -> int:
        """Sheet sides that the lines take, those side by side counted as well."""
        across = self.geometry.sheet.across
        return -(-len(self.columns) // across) * self.geometry.sheets_side_by_side

    @property
    def broken(self) -> int:
        """Lines of tables that take more than one line of type."""
        return sum(
            count > 1
            for block, counts in zip(self.blocks, self._lines, strict=True)
            if isinstance(block, Table)
            for count in counts
        )

    @property
    def extra_lines(self) -> int:
        """Lines of type that tables take beyond one for each of their lines."""
        tables = (counts for block, counts in zip(self.blocks, self._lines, strict=True) if isinstance(block, Table))
        return sum(sum(counts) - len(counts) for counts in tables)

    @property
    def hanging(self) -> int:
        """Lines of tables in which a name hangs into a second line."""
        return sum(map(len, self._hanging.values()))

    @property
    def rows(self) -> int:
        """Lines of tables."""
        return sum(len(block.rows) for block in self.blocks if isinstance(block, Table))

    @property
    def lonely(self) -> int:
        """Stretches of a table too short to stand alone, and a last page without any."""
        tables = [[piece for piece in pieces if isinstance(self.blocks[piece.block], Table)] for pieces in self.columns]
        short = sum(
            piece.last - piece.first < min(LEAST_LINES, len(self._lines[piece.block]))
            for pieces in tables
            for piece in pieces
        )
        return short + (len(tables) > 1 and any(tables) and not tables[-1])

    @property
    def fullness(self) -> float:
        """How far the last column is filled, 0 to 1."""
        room = min(self.height, self.frame.last_height)
        return min(1.0, self._filled(self.columns[-1], self.leading) / room) if self.columns[-1] else 0.0

    def spread(self, guess: float | None = None) -> None:
        """Lines further apart as long as no page is added; then pages that are filled alike.

        ``guess`` is what a part of the document took: tried before all else.
        """
        if not self.model.wish.wide_rows:
            steps = int((_LOOSEST - TIGHT) / 0.04)
            leads = [TIGHT + 0.04 * step for step in range(steps + 1)]
            taken, low, high = len(self.columns), 1, steps + 1
            if guess in leads:
                at = leads.index(guess)
                fits = self._count(guess, self.frame.height) <= taken
                low, high = (at + 1, min(at + 2, high)) if fits else (1, at)
            first = bisect_right(leads, taken, low, high, key=lambda lead: self._count(lead, self.frame.height))
            self.leading = leads[first - 1]
        self.columns = self.pieces(self.leading, self.frame.height)
        if len(self.columns) > 1 and not any(isinstance(block, Table) and block.new_page for block in self.blocks):
            self._even()

    def _even(self) -> None:
        """The lowest body with which there are as many pages, or as few columns on the last one."""
        across = self.geometry.sheet.across
        allowed = -(-len(self.columns) // across) * across
        low, high = self.frame.height * 0.4, self.frame.height
        while high - low > 2.0:
            middle = (low + high) / 2
            if self._count(self.leading, middle) <= allowed and self._stands(middle):
                high = middle
            else:
                low = middle
        self.height = high
        self.columns = self.pieces(self.leading, high)

    def _stands(self, height: float) -> bool:
        """Whether no page is fuller than that: what is kept together may be higher."""
        columns, across = self.pieces(self.leading, height), self.geometry.sheet.across
        first_low = (-(-len(columns) // across) - 1) * across
        return all(
            self._filled(column, self.leading) <= (height if n < first_low else min(height, self.frame.last_height)) + 1
            for n, column in enumerate(columns)
        )

    def _count(self, leading: float, height: float) -> int:
        return len(self.pieces(leading, height))

    def _filled(self, pieces: list[Piece], leading: float) -> float:
        filled = 0.0
        for piece in pieces:
            stretch = self.stretch(piece.block, leading)
            filled += stretch.head + sum(stretch.heights[piece.first : piece.last])
        return filled

    # --- heights

    def pieces(self, leading: float, height: float) -> list[list[Piece]]:
        """The pieces of each column of lines."""
        stretches = [self.stretch(index, leading) for index in range(len(self.blocks))]
        return paginate(stretches, height, self.frame.last_height, self.geometry.sheet.across)

    def stretch(self, index: int, leading: float) -> Stretch:
        """The heights of a block."""
        block = self.blocks[index]
        if isinstance(block, Picture):
            return Stretch(
                (_PICTURE * block.share * self.frame.last_height,), _ABOVE if index else 0.0, unit=block.unit
            )
        match block:
            case Paragraph():
                size, space, keep = self.voice(block)
                heights = tuple(size * 1.35 + (0 if n else space) for n in range(len(self._lines[index])))
                return Stretch(heights, keep=keep, unit=block.unit)
            case Chart():
                head = CHART_TITLE + (_ABOVE if index else 0)
                return Stretch((BAR_HEIGHT,) * len(block.bars), head, unit=block.unit or f"picture {index}")
            case Dots():
                head = PLOT_HEAD + (_ABOVE if index else 0)
                return Stretch((DOT_HEIGHT,) * len(block.dots), head, unit=block.unit or f"picture {index}")
            case Heat():
                head = PLOT_HEAD + (_ABOVE if index else 0)
                return Stretch((HEAT_HEIGHT,) * len(block.rows), head, unit=block.unit or f"picture {index}")
            case Diagrams():
                height = side(self.geometry.sheet.column_width) + WORDS
                return Stretch((height,), _ABOVE if index else 0.0, unit=block.unit)
            case Table():
                size = self.geometry.size
                head = size * HEAD + (size * TITLE if block.title else 0.0) + (_ABOVE if index else 0)
                least = _PEN_HEIGHT if block.pens else 0.0
                lines = self._lines[index]
                high = {n: max(size * leading + (n - 1) * size * self.geometry.line, least) for n in set(lines)}
                heights = tuple(map(high.__getitem__, lines))
                return Stretch(heights, head, self._groups[index], block.new_page, unit=block.unit)

    def voice(self, block: Paragraph) -> tuple[float, float, float]:
        """Size of the type, space above, room kept below, in points."""
        text = self.model.wish.size or min(_LARGEST_TEXT, max(9.0, 0.92 * self.geometry.size))
        match block.voice:
            case Voice.NOTE:
                return SMALL, 5.0, 0.0
            case Voice.TEXT:
                return text, text / 2, 0.0
            case Voice.HEADING:
                return text * 1.2, text * 1.4, 90.0

    def paragraph(self, block: Paragraph) -> list[str]:
        """The lines of a paragraph."""
        if block not in self._wrapped:
            size = self.voice(block)[0]
            self._wrapped[block] = wrap(block.text, self.geometry.sheet.column_width, style(block), size, self.metrics)
        return self._wrapped[block]

    def above(self, piece: Piece) -> float:
        """Points above a block."""
        return _ABOVE if piece.block else 0.0

    def parts(self, index: int) -> tuple[Part, ...]:
        """The parts of a table by the number of its block."""
        return self.geometry.parts[self._tables_before[index]]

    def _counted(self, index: int) -> list[int]:
        """Of a table how many lines each row takes, the most that a text needs in any part; else one for each line."""
        block = self.blocks[index]
        if isinstance(block, Picture | Diagrams):
            return [1]
        match block:
            case Paragraph():
                return [1] * len(self.paragraph(block))
            case Chart():
                return [1] * len(block.bars)
            case Dots():
                return [1] * len(block.dots)
            case Heat():
                return [1] * len(block.rows)
            case Table():
                counts = [1] * len(block.rows)
                for part in self.parts(index):
                    for column_index, width in zip(part.columns, part.widths, strict=True):
                        column = block.columns[column_index]
                        if column.fit is Fit.WHOLE:
                            continue
                        rooms: dict[str, float] = {}
                        for number, row in enumerate(block.rows):
                            room = rooms.get(row.mark)
                            if room is None:
                                room = rooms[row.mark] = name_room(column, row, width, self.geometry, self.metrics)
                            count = len(
                                lines_in(column, row, row.texts[column_index], room, self.geometry, self.metrics)
                            )
                            if count > counts[number]:
                                counts[number] = count
                            if count > 1 and column.fit is Fit.NAME:
                                self._hanging.setdefault(index, set()).add(number)
                return counts


def style(block: Paragraph) -> Style:
    """The face of a paragraph."""
    return Style.BOLD if block.voice is Voice.HEADING else Style.REGULAR


def _changes(model: DocumentModel, geometry: Geometry) -> tuple[str, ...]:
    """What the reader of the paper must know of the layout."""
    said: list[str] = []
    if geometry.sheet.paper is not model.wish.paper:
        said.append(
            tr("The table does not fit on {first}: laid out for {other}.").format(
                first=model.wish.paper.value, other=geometry.sheet.words
            )
        )
    if geometry.sheets_side_by_side > 1:
        said.append(
            tr("The results are divided over {count} pages side by side.").format(count=geometry.sheets_side_by_side)
        )
    return tuple(said)
