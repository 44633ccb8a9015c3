"""From a DocumentModel to pages: chooses the geometry, paginates and puts every text at its place.

Pure: the same model and metrics give the same pages. Knows no PDF.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from tdapp.domain.words.wording import ntr, tr
from tdapp.reports.layout.charts import BAR_HEIGHT, CHART_TITLE, draw_bars
from tdapp.reports.layout.columns import Part
from tdapp.reports.layout.drawing import HEAD, LINE, TITLE, Brush, fitted
from tdapp.reports.layout.fitting import LARGEST_SIZE, Fitter, Geometry
from tdapp.reports.layout.flow import Piece, Stretch, paginate
from tdapp.reports.layout.frame import SMALL, Frame, build_frame, page_number
from tdapp.reports.layout.model import Chart, DocumentModel, Fit, Paragraph, Table, Voice
from tdapp.reports.layout.page import FontMetrics, Item, Page, TextItem, wrap
from tdapp.reports.pdf.fonts import Style

_LEADING = 1.5
_TIGHT = 1.3
_LOOSE = (1.85, 1.75, 1.65, 1.55)
_WIDE = 2.4  # room for a pen between the lines
_PEN_HEIGHT = 20.0  # points of a line that is written in
_ABOVE = 6.0  # points above every block but the first
_SPARSE = 0.25  # a last page filled less than this is worth avoiding


# size of the type, space above, room kept below, in points
_VOICES = {Voice.NOTE: (SMALL, 5.0, 0.0), Voice.TEXT: (8.8, 4.5, 0.0), Voice.HEADING: (10.5, 13.0, 90.0)}


@dataclass(frozen=True, slots=True)
class Layout:
    """The pages and every change that was made to fit them, in words."""

    pages: tuple[Page, ...]
    adjustments: tuple[str, ...]


def lay_out(model: DocumentModel, metrics: FontMetrics) -> Layout:
    """Pages for a model."""
    return _Plan(model, metrics).layout()


class _Plan:
    """One document on its way to pages: geometry, frame, leading."""

    def __init__(self, model: DocumentModel, metrics: FontMetrics) -> None:
        self.model = model
        self.metrics = metrics
        self.leading = _WIDE if model.wish.wide_rows else _LEADING
        fitter = Fitter(model, metrics)
        self._use(fitter.fit())
        if self.geometry.sheet.across > 1 and len(self._pieces(self.leading)) == 1:
            fitter = Fitter(replace(model, wish=replace(model.wish, across=1)), metrics)
            self._use(fitter.fit())
        if model.wish.type_size is None and not self.geometry.adjustments:
            self._grow(fitter)
        if not model.wish.wide_rows:
            self._choose_leading()

    def _use(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.shortened = self._shortened()
        self.adjustments = (*self.model.adjustments, *geometry.adjustments, *self._shortened_words())
        self.frame: Frame = build_frame(self.model, geometry.sheet, self.adjustments, self.metrics)
        notes = (*self.model.notes, *self.frame.spilled)
        self.blocks = (*self.model.blocks, *map(Paragraph, notes))
        self._tables_before = list(accumulate((isinstance(block, Table) for block in self.blocks), initial=0))
        self._lines = [self._counted(index) for index in range(len(self.blocks))]

    def _grow(self, fitter: Fitter) -> None:
        """Larger type for a short table, as long as it stays on one page."""
        if len(self._pieces(self.leading)) > 1:
            return
        usual, shortened = self.geometry, self.shortened
        size = LARGEST_SIZE
        while size > usual.size:
            larger = fitter.try_at(usual.sheet, size, usual.condensed, tight=False)
            if larger is not None:
                self._use(larger)
                if len(self._pieces(self.leading)) == 1 and self.shortened <= shortened:
                    return
            size -= 0.5
        self._use(usual)

    def _choose_leading(self) -> None:
        """Airy when all is on one page; tighter when that saves a page with a few lines only."""
        pieces = self._pieces(_LEADING)
        if len(pieces) == 1:
            self.leading = next((lead for lead in _LOOSE if len(self._pieces(lead)) == 1), _LEADING)
            return
        usual = len(pieces)
        filled = sum(sum(self._stretch(p.block, _LEADING).heights[p.first : p.last]) for p in pieces[-1])
        if usual == 2 or filled < _SPARSE * self.frame.height:
            for lead in (1.45, 1.4, 1.35, _TIGHT):
                if len(self._pieces(lead)) < usual:
                    self.leading = lead
                    return

    def _shortened(self) -> int:
        """How many names lose letters of the given names."""
        count = 0
        for table, parts in zip(self._tables(), self.geometry.parts, strict=True):
            for index, width in zip(parts[0].columns, parts[0].widths, strict=True):
                column = table.columns[index]
                if column.fit is Fit.NAME:
                    for row in table.rows:
                        lines, _ = fitted(column, row, row.texts[index], width, self.geometry, self.metrics)
                        count += len(lines) == 1 and lines[0] != row.texts[index]
        return count

    def _shortened_words(self) -> tuple[str, ...]:
        if not self.shortened:
            return ()
        sentence = ntr(
            "{count} name has its given names shortened to initials.",
            "{count} names have their given names shortened to initials.",
            self.shortened,
        )
        return (sentence.format(count=self.shortened),)

    def _tables(self) -> list[Table]:
        return [block for block in self.model.blocks if isinstance(block, Table)]

    # --- heights

    def _pieces(self, leading: float) -> list[list[Piece]]:
        return paginate([self._stretch(index, leading) for index in range(len(self.blocks))], self.frame.height)

    def _stretch(self, index: int, leading: float) -> Stretch:
        block = self.blocks[index]
        match block:
            case Paragraph():
                size, space, keep = _VOICES[block.voice]
                heights = tuple(size * 1.35 + (0 if n else space) for n in range(len(self._lines[index])))
                return Stretch(heights, keep=keep)
            case Chart():
                return Stretch((BAR_HEIGHT,) * len(block.bars), CHART_TITLE + (_ABOVE if index else 0))
            case Table():
                size = self.geometry.size
                head = size * HEAD + (size * TITLE if block.title else 0.0) + (_ABOVE if index else 0)
                least = _PEN_HEIGHT if block.pens else 0.0
                heights = tuple(max(size * leading + (n - 1) * size * LINE, least) for n in self._lines[index])
                return Stretch(heights, head, tuple(row.group for row in block.rows), block.new_page)

    def _paragraph(self, block: Paragraph) -> list[str]:
        return wrap(block.text, self.geometry.sheet.column_width, _style(block), _VOICES[block.voice][0], self.metrics)

    def _parts(self, index: int) -> tuple[Part, ...]:
        return self.geometry.parts[self._tables_before[index]]

    def _counted(self, index: int) -> list[int]:
        """Of a table how many lines each row takes, the most that a text needs in any part; else one for each line."""
        block = self.blocks[index]
        match block:
            case Paragraph():
                return [1] * len(self._paragraph(block))
            case Chart():
                return [1] * len(block.bars)
            case Table():
                counts = [1] * len(block.rows)
                for part in self._parts(index):
                    for column_index, width in zip(part.columns, part.widths, strict=True):
                        column = block.columns[column_index]
                        if column.fit is Fit.WHOLE:
                            continue
                        for number, row in enumerate(block.rows):
                            lines, _ = fitted(column, row, row.texts[column_index], width, self.geometry, self.metrics)
                            counts[number] = max(counts[number], len(lines))
                return counts

    # --- pages

    def layout(self) -> Layout:
        """All pages in order; the sheets of a divided table follow one another."""
        across = self.geometry.sheet.across
        columns = self._pieces(self.leading)
        chunks = [columns[start : start + across] for start in range(0, len(columns), across)]
        sides = self.geometry.sheets_side_by_side
        sheets = [(chunk, side) for chunk in chunks for side in range(sides)]
        pages = []
        for number, (chunk, side) in enumerate(sheets, start=1):
            items: list[Item] = list(self.frame.head)
            for column, pieces in enumerate(chunk):
                y = self.frame.top
                for piece in pieces:
                    y = self._draw_piece(items, piece, side, self.geometry.sheet.column_left(column), y)
            items.extend(self.frame.foot)
            items.append(page_number(self.frame, number, len(sheets), side, sides, self.metrics))
            width, height = self.geometry.sheet.size
            bookmark = self._bookmark([piece for pieces in chunk for piece in pieces], side, sides)
            pages.append(Page(width, height, tuple(items), bookmark))
        return Layout(tuple(pages), self.adjustments)

    def _bookmark(self, pieces: Sequence[Piece], side: int, sides: int) -> str:
        """The first table of the page, from its first to its last line here."""
        first = next((p for p in pieces if isinstance(self.blocks[p.block], Table) and p.last > p.first), None)
        if first is None:
            headings = (self.blocks[piece.block] for piece in pieces)
            return next(
                (b.text for b in headings if isinstance(b, Paragraph) and b.voice is Voice.HEADING), self._title
            )
        block = self.blocks[first.block]
        assert isinstance(block, Table)
        end = max(piece.last for piece in pieces if piece.block == first.block)
        ends = (block.rows[first.first].texts[block.landmark], block.rows[end - 1].texts[block.landmark])
        from_text, to_text = (text.strip("= ") for text in ends)
        lines = from_text if from_text == to_text else f"{from_text}–{to_text}"
        part = ", " + tr("part {number} of {all}").format(number=side + 1, all=sides) if sides > 1 else ""
        if not lines.strip("–"):
            return (block.title or self._title) + part
        return f"{block.title + ': ' if block.title else ''}{tr(block.row_noun)} {lines}{part}"

    @property
    def _title(self) -> str:
        return self.model.heading.title

    def _draw_piece(self, items: list[Item], piece: Piece, side: int, left: float, y: float) -> float:
        block = self.blocks[piece.block]
        heights = self._stretch(piece.block, self.leading).heights
        match block:
            case Paragraph():
                size = _VOICES[block.voice][0]
                for number, line in list(enumerate(self._paragraph(block)))[piece.first : piece.last]:
                    y -= heights[number]
                    items.append(TextItem(left, y, line, _style(block), size, 0.1))
                return y
            case Chart():
                y -= _ABOVE if piece.block else 0
                bars = block.bars[piece.first : piece.last]
                drawn, y = draw_bars(block, bars, left, y, self.geometry.sheet.column_width, self.metrics)
            case Table():
                parts = self._parts(piece.block)
                if side >= len(parts):
                    return y
                y -= _ABOVE if piece.block else 0
                brush = Brush(self.geometry, self.metrics, self.model.wish.grid_lines)
                drawn, y = brush.table(block, parts[side], range(piece.first, piece.last), heights, left, y)
        items.extend(drawn)
        return y


def _style(block: Paragraph) -> Style:
    return Style.BOLD if block.voice is Voice.HEADING else Style.REGULAR
