"""From a DocumentModel to pages: chooses the geometry, paginates and puts every text at its place.

Pure: the same model and metrics give the same pages. Knows no PDF.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.reports.columns import Part, cell_style, head_size, split_at_anchor
from tdapp.reports.fitting import LARGEST_SIZE, Fitter, Geometry
from tdapp.reports.flow import Piece, Stretch, paginate
from tdapp.reports.fonts import Style
from tdapp.reports.frame import SMALL, Frame, build_frame, page_number
from tdapp.reports.model import Align, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.names import fit_name
from tdapp.reports.page import BoxItem, FontMetrics, Item, LineItem, Page, TextItem, wrap

_LEADING = 1.5
_TIGHT = 1.3
_LOOSE = (1.85, 1.75, 1.65, 1.55)
_PADDING = 0.42
_CAP_MIDDLE = 0.355  # half the height of a capital, per size
_ZEBRA = 0.925
_HEAD = 1.55
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
        fitter = Fitter(model, metrics)
        self._use(fitter.fit())
        self.leading = _LEADING
        if model.wish.type_size is None and not self.geometry.adjustments:
            self._grow(fitter)
        self._choose_leading()

    def _use(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.shortened = self._shortened()
        self.adjustments = (*self.model.adjustments, *geometry.adjustments, *self._shortened_words())
        self.frame: Frame = build_frame(self.model, geometry.sheet, self.adjustments, self.metrics)
        notes = (*self.model.notes, *self.frame.spilled)
        self.blocks = (*self.model.blocks, *map(Paragraph, notes))
        self._lines = [
            [1] * len(self._paragraph(block)) if isinstance(block, Paragraph) else self._name_lines(index)
            for index, block in enumerate(self.blocks)
        ]

    def _grow(self, fitter: Fitter) -> None:
        """Larger type for a short table, as long as it stays on one page."""
        usual, shortened = self.geometry, self.shortened
        size = LARGEST_SIZE
        while size > usual.size:
            larger = fitter.try_at(usual.sheet, size, usual.condensed, tight=False)
            if larger is not None:
                self._use(larger)
                if len(self._pieces(_LEADING)) == 1 and self.shortened <= shortened:
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
                        lines, _ = self._fitted(column, row, row.texts[index], width)
                        count += len(lines) == 1 and lines[0] != row.texts[index]
        return count

    def _shortened_words(self) -> tuple[str, ...]:
        if not self.shortened:
            return ()
        names = "1 name has its" if self.shortened == 1 else f"{self.shortened} names have their"
        return (f"{names} given names shortened to initials.",)

    def _tables(self) -> list[Table]:
        return [block for block in self.model.blocks if isinstance(block, Table)]

    # --- heights

    def _pieces(self, leading: float) -> list[list[Piece]]:
        return paginate([self._stretch(index, leading) for index in range(len(self.blocks))], self.frame.height)

    def _stretch(self, index: int, leading: float) -> Stretch:
        block = self.blocks[index]
        if isinstance(block, Paragraph):
            size, space, keep = _VOICES[block.voice]
            heights = tuple(size * 1.35 + (0 if n else space) for n in range(len(self._lines[index])))
            return Stretch(heights, keep=keep)
        size = self.geometry.size
        head = size * _HEAD + (size * 1.9 if block.title else 0.0) + (6 if index else 0)
        heights = tuple(size * leading + (lines - 1) * size * 1.12 for lines in self._lines[index])
        return Stretch(heights, head, tuple(row.group for row in block.rows), block.new_page)

    def _paragraph(self, block: Paragraph) -> list[str]:
        return wrap(block.text, self.geometry.sheet.text_width, _style(block), _VOICES[block.voice][0], self.metrics)

    def _parts(self, index: int) -> tuple[Part, ...]:
        before = sum(isinstance(block, Table) for block in self.blocks[:index])
        return self.geometry.parts[before]

    def _name_lines(self, index: int) -> list[int]:
        """How many lines each row takes: the most that a name needs in any part."""
        table = self.blocks[index]
        assert isinstance(table, Table)
        counts = [1] * len(table.rows)
        for part in self._parts(index):
            for position, column_index in enumerate(part.columns):
                if table.columns[column_index].fit is not Fit.NAME:
                    continue
                width = part.widths[position]
                for number, row in enumerate(table.rows):
                    fitted = self._fitted(table.columns[column_index], row, row.texts[column_index], width)[0]
                    counts[number] = max(counts[number], len(fitted))
        return counts

    def _fitted(self, column: Column, row: Row, name: str, width: float) -> tuple[tuple[str, ...], float]:
        """The lines of a name and their size on a column of ``width`` points."""
        size = self.geometry.size
        style = cell_style(column, self.geometry.condensed)
        room = width - 2 * _PADDING * size
        if row.mark:
            room -= self.metrics.width(f" {row.mark}", style, size)
        fitted = fit_name(name, room + 0.01, style, size, self.metrics)
        return fitted.lines, fitted.size

    # --- pages

    def layout(self) -> Layout:
        """All pages in order; the sheets of a divided table follow one another."""
        chunks = self._pieces(self.leading)
        sides = self.geometry.sheets_side_by_side
        sheets = [(pieces, side) for pieces in chunks for side in range(sides)]
        pages = []
        for number, (pieces, side) in enumerate(sheets, start=1):
            items: list[Item] = list(self.frame.head)
            y = self.frame.top
            for piece in pieces:
                y = self._draw_piece(items, piece, side, y)
            items.extend(self.frame.foot)
            items.append(page_number(self.frame, number, len(sheets), side, sides, self.metrics))
            width, height = self.geometry.sheet.size
            pages.append(Page(width, height, tuple(items), self._bookmark(pieces, side, sides)))
        return Layout(tuple(pages), self.adjustments)

    def _bookmark(self, pieces: Sequence[Piece], side: int, sides: int) -> str:
        for piece in pieces:
            block = self.blocks[piece.block]
            if isinstance(block, Table) and piece.last > piece.first:
                ends = (block.rows[piece.first].texts[0], block.rows[piece.last - 1].texts[0])
                first, last = (text.strip("= ") for text in ends)
                lines = first if first == last else f"{first}–{last}"
                part = f", part {side + 1} of {sides}" if sides > 1 else ""
                return f"{block.title + ': ' if block.title else ''}{block.row_noun} {lines}{part}"
        return self.model.heading.title

    def _draw_piece(self, items: list[Item], piece: Piece, side: int, y: float) -> float:
        block = self.blocks[piece.block]
        if isinstance(block, Paragraph):
            size = _VOICES[block.voice][0]
            heights = self._stretch(piece.block, self.leading).heights
            for number, line in list(enumerate(self._paragraph(block)))[piece.first : piece.last]:
                y -= heights[number]
                items.append(TextItem(self.geometry.sheet.left, y, line, _style(block), size, 0.1))
            return y
        parts = self._parts(piece.block)
        if side >= len(parts):
            return y
        y -= 6 if piece.block else 0
        return self._draw_table(items, block, parts[side], piece, y)

    def _draw_table(self, items: list[Item], table: Table, part: Part, piece: Piece, y: float) -> float:
        size = self.geometry.size
        left, width = self.geometry.sheet.left, sum(part.widths)
        if table.title:
            y -= size * 1.9
            items.append(TextItem(left, y + size * 0.5, table.title, Style.BOLD, size * 1.15))
        head_top = y
        y -= size * _HEAD
        items.extend(self._head_row(table, part, y))
        items.append(LineItem(left, y, left + width, y, 0.7))
        heights = self._stretch(piece.block, self.leading).heights
        for number in range(piece.first, piece.last):
            row, height = table.rows[number], heights[number]
            y -= height
            if number % 2 and not table.grid:
                items.append(BoxItem(left, y, width, height, _ZEBRA))
            items.extend(self._row_items(table, part, row, y, height))
            if row.rule and number > piece.first:
                items.append(LineItem(left, y + height, left + width, y + height, 0.35, 0.4))
            elif table.grid and number > piece.first:
                items.append(LineItem(left, y + height, left + width, y + height, 0.3, 0.6))
        if table.grid:
            items.extend(self._grid_lines(table, part, head_top, y))
        items.append(LineItem(left, y, left + width, y, 0.7))
        return y

    def _grid_lines(self, table: Table, part: Part, top: float, bottom: float) -> list[Item]:
        """Hairlines on both sides of every column of a band."""
        x, lines = self.geometry.sheet.left, dict[float, None]()
        for index, width in zip(part.columns, part.widths, strict=True):
            if table.columns[index].band:
                lines[round(x, 3)] = None
                lines[round(x + width, 3)] = None
            x += width
        return [LineItem(at, top, at, bottom, 0.3, 0.6) for at in lines]

    def _head_row(self, table: Table, part: Part, y: float) -> list[Item]:
        size = head_size(self.geometry.size)
        style = Style.CONDENSED_BOLD if self.geometry.condensed else Style.BOLD
        items: list[Item] = []
        x = self.geometry.sheet.left
        for index, width in zip(part.columns, part.widths, strict=True):
            column = table.columns[index]
            needed = self.metrics.width(column.title, style, size)
            at = x + _PADDING * self.geometry.size
            if column.align is not Align.LEFT:
                at = x + (width - needed) / 2
            if column.title:
                items.append(TextItem(at, y + size * 0.5, column.title, style, size))
            x += width
        return items

    def _row_items(self, table: Table, part: Part, row: Row, y: float, height: float) -> list[Item]:
        size = self.geometry.size
        baseline = y + height / 2 - _CAP_MIDDLE * size
        items: list[Item] = []
        x = self.geometry.sheet.left
        for position, index in enumerate(part.columns):
            column, width = table.columns[index], part.widths[position]
            if index in row.filled:
                items.append(BoxItem(x, y, width, height, 0.45))
            elif column.fit is Fit.NAME:
                items.extend(self._name_items(column, row, row.texts[index], x, y, width, height))
            elif row.texts[index]:
                style = cell_style(column, self.geometry.condensed)
                at = self._start(part, position, column, row.texts[index], style, x)
                items.append(TextItem(at, baseline, row.texts[index], style, size))
            x += width
        return items

    def _name_items(
        self, column: Column, row: Row, name: str, x: float, y: float, width: float, height: float
    ) -> list[Item]:
        size = self.geometry.size
        style = cell_style(column, self.geometry.condensed)
        lines, line_size = self._fitted(column, row, name, width)
        at = x + _PADDING * size
        step = size * 1.12
        baseline = y + height / 2 - _CAP_MIDDLE * line_size + (len(lines) - 1) * step / 2
        items: list[Item] = []
        for number, line in enumerate(lines):
            items.append(TextItem(at, baseline - number * step, line, style, line_size))
        if row.mark:
            end = at + self.metrics.width(f"{lines[-1]} ", style, line_size)
            items.append(TextItem(end, baseline - (len(lines) - 1) * step, row.mark, style, size))
        return items

    def _start(self, part: Part, position: int, column: Column, text: str, style: Style, x: float) -> float:
        """Where a text begins: blocks of numbers are centred in their column and aligned inside."""
        size, width = self.geometry.size, part.widths[position]
        if column.align is Align.LEFT:
            return x + _PADDING * size
        split = split_at_anchor(text, column)
        if split is None:
            return x + (width - self.metrics.width(text, style, size)) / 2
        found = part.measures[position]
        anchor = x + (width - (found.left + found.right) * size) / 2 + found.left * size
        return anchor - self.metrics.width(split[0], style, size)


def _style(block: Paragraph) -> Style:
    return Style.BOLD if block.voice is Voice.HEADING else Style.REGULAR
