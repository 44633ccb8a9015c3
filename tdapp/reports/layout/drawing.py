"""A stretch of table lines at its place on the page: titles, texts, boxes for pens, rules and shading."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tdapp.domain.words.frozen import dataclass
from tdapp.reports.layout.columns import GAP, Part, cell_style, head_size, padding_of, split_at_anchor
from tdapp.reports.layout.fitting import Geometry
from tdapp.reports.layout.model import Align, Column, Fit, Pen, Row, Table
from tdapp.reports.layout.names import NameLine, lines_of, squeezed
from tdapp.reports.layout.page import (
    ARTIFACT,
    MINIMUM_SIZE,
    BoxItem,
    Drawn,
    FontMetrics,
    Item,
    LineItem,
    Tag,
    TextItem,
    wrap,
)
from tdapp.reports.pdf.fonts import Style

HEAD = 1.55  # height of the column titles, per type size
TITLE = 1.9  # height of a table's title
_CAP_MIDDLE = 0.355  # half the height of a capital, per size
_ZEBRA = 0.925
_CAPTION, _ROW, _CELL = Tag("Caption"), Tag("TR"), Tag("TD")
_HEAD_CELL, _NAME_CELL = Tag("TH"), Tag("TH", 1)
_INSET = 1.6  # of a frame to write in, in points


def cell_lines(
    column: Column, row: Row, text: str, width: float, geometry: Geometry, metrics: FontMetrics
) -> tuple[NameLine, ...]:
    """The lines of a name or text on a column of ``width`` points."""
    return lines_in(column, row, text, name_room(column, row, width, geometry, metrics), geometry, metrics)


def lines_in(
    column: Column, row: Row, text: str, room: float, geometry: Geometry, metrics: FontMetrics
) -> tuple[NameLine, ...]:
    """The same where the room that a text has is known."""
    size, condensed = geometry.size, geometry.way.condensed
    if column.fit is Fit.TEXT or row.aside:
        style = geometry.faces.light if row.aside else cell_style(column, condensed, bold=row.total)
        return tuple(((line, style),) for line in wrap(text, room, style, size, metrics)) or ((("", style),),)
    return lines_of(geometry.shorts.get(text, text), room, geometry.faces, size, metrics)


def name_room(column: Column, row: Row, width: float, geometry: Geometry, metrics: FontMetrics) -> float:
    """The points of a column that a text has, beside the mark of its line."""
    size = geometry.size
    room = width - 2 * padding_of(geometry.way.condensed) * size - (GAP * size if column.gap else 0.0) + 0.01
    if row.mark and column.fit is Fit.NAME:
        room -= metrics.width(f" {row.mark}", geometry.faces.strong, size)
    return room


@dataclass(frozen=True, slots=True)
class Brush:
    """Draws tables of one geometry. ``grid_lines``: lines around all cells, whatever the table asks for."""

    geometry: Geometry
    metrics: FontMetrics
    grid_lines: bool = False

    def table(
        self, table: Table, part: Part, rows: range, heights: Sequence[float], left: float, y: float
    ) -> tuple[list[Drawn], float]:
        """Everything of these rows below ``y``, and the lower edge; ``heights`` are those of all rows."""
        size = self.geometry.size
        width = sum(part.widths)
        items: list[Drawn] = []
        if table.title:
            items.append(_CAPTION if rows.start == 0 else ARTIFACT)
            y -= size * TITLE
            wide = self.metrics.width(table.title, Style.BOLD, size * 1.15)
            shrunk = max(MINIMUM_SIZE, size * 1.15 * min(1.0, width / wide)) if wide else size
            items.append(TextItem(left, y + size * 0.5, table.title, Style.BOLD, shrunk))
        top = y
        y -= size * HEAD
        items.append(_ROW if rows.start == 0 else ARTIFACT)  # on the next page the head is said again, not heard
        items.extend(self._head_row(table, part, left, y, is_first=rows.start == 0))
        items.append(LineItem(left, y, left + width, y, 0.7))
        for number in rows:
            row, height = table.rows[number], heights[number]
            y -= height
            if number % 2 and table.zebra and not (table.grid or self.grid_lines):
                items.append(BoxItem(left, y, width, height, _ZEBRA))
            above = table.rows[number - 1] if number > rows.start else None
            items.append(_ROW)
            items.extend(self._row_items(table, part, row, above, left, y, height))
            if row.rule and number > rows.start:
                items.append(LineItem(left, y + height, left + width, y + height, 0.35, 0.4))
            elif (table.grid or self.grid_lines) and number > rows.start and not row.aside:
                items.append(LineItem(left, y + height, left + width, y + height, 0.3, 0.6))
        if table.bracket in part.columns:
            items.extend(self._brackets(table, part, rows, heights, left, y))
        if table.grid or self.grid_lines:
            items.extend(self._columns_ruled(table, part, left, top, y))
        items.append(LineItem(left, y, left + width, y, 0.7))
        areas = [item for item in items if isinstance(item, BoxItem)]  # first: letters reach into the line below
        return [*areas, *(item for item in items if not isinstance(item, BoxItem))], y

    def _brackets(
        self, table: Table, part: Part, rows: range, heights: Sequence[float], left: float, bottom: float
    ) -> list[Item]:
        """A thin bracket at the right of a column around neighbours of one tie; open where it goes on elsewhere."""
        place = part.columns.index(table.bracket or 0)
        x = left + sum(part.widths[: place + 1]) - 0.5
        tick = 0.22 * self.geometry.size
        items: list[Item] = []
        y = bottom + sum(heights[rows.start : rows.stop])
        for tie, held in groupby(rows, key=lambda number: table.rows[number].tie or str(-number)):
            group = list(held)
            high = sum(heights[group[0] : group[-1] + 1])
            begins = group[0] == 0 or table.rows[group[0] - 1].tie != tie
            ends = group[-1] + 1 == len(table.rows) or table.rows[group[-1] + 1].tie != tie
            if len(group) > 1 or not (begins and ends):
                upper, lower = y - (_INSET if begins else 0), y - high + (_INSET if ends else 0)
                items.append(LineItem(x, lower, x, upper, 0.45, 0.3))
                items += [
                    LineItem(x - tick, at, x, at, 0.45, 0.3)
                    for at, is_end in ((upper, begins), (lower, ends))
                    if is_end
                ]
            y -= high
        return items

    def _columns_ruled(self, table: Table, part: Part, left: float, top: float, bottom: float) -> list[Item]:
        """Hairlines on both sides of every column, or of those of a band."""
        x, lines = left, dict[float, None]()
        for index, width in zip(part.columns, part.widths, strict=True):
            if table.columns[index].band or self.grid_lines:
                lines[round(x, 3)] = None
                lines[round(x + width, 3)] = None
            x += width
        return [LineItem(at, top, at, bottom, 0.3, 0.6) for at in lines]

    def _head_row(self, table: Table, part: Part, left: float, y: float, *, is_first: bool) -> list[Drawn]:
        size = head_size(self.geometry.size)
        style = Style.CONDENSED_BOLD if self.geometry.way.condensed else Style.BOLD
        items: list[Drawn] = []
        x = left
        for index, width in zip(part.columns, part.widths, strict=True):
            column = table.columns[index]
            needed = self.metrics.width(column.title, style, size)
            at = x + padding_of(self.geometry.way.condensed) * self.geometry.size
            if column.align is not Align.LEFT:
                at = x + (width - needed) / 2
            if is_first:
                items.append(_HEAD_CELL)
            if column.title:
                items.append(TextItem(at, y + size * 0.5, column.title, style, size))
            x += width
        return items

    def _row_items(
        self, table: Table, part: Part, row: Row, above: Row | None, left: float, y: float, height: float
    ) -> list[Drawn]:
        size = self.geometry.size
        baseline = y + height / 2 - _CAP_MIDDLE * size
        items: list[Drawn] = []
        x = left
        named = next((index for index in part.columns if table.columns[index].fit is Fit.NAME), part.columns[0])
        for position, index in enumerate(part.columns):
            column, width = table.columns[index], part.widths[position]
            items.append(_NAME_CELL if index == named else _CELL)
            if column.once and above is not None and row.texts[index] == above.texts[index]:
                pass  # said in the line above
            elif index in row.filled:
                items.append(BoxItem(x, y, width, height, 0.45))
            elif column.fit in (Fit.NAME, Fit.TEXT) and row.texts[index]:
                items.extend(self._name_items(column, row, row.texts[index], x, y, width, height))
            elif row.texts[index]:
                style = cell_style(column, self.geometry.way.condensed, bold=row.total or index in row.strong)
                at = self._start(part, position, column, row.texts[index], style, x)
                items.append(TextItem(at, baseline, row.texts[index], style, size))
            elif not row.total:
                items.extend(self._for_a_pen(column, x, y, width, height))
            x += width
        return items

    def _for_a_pen(self, column: Column, x: float, y: float, width: float, height: float) -> list[Item]:
        match column.pen:
            case Pen.NOTHING:
                return []
            case Pen.TICK:
                side = min(height - 2 * _INSET, self.geometry.size * 1.1, width - 2)
                return _frame(x + (width - side) / 2, y + (height - side) / 2, side, side)
            case Pen.WRITE:
                return _frame(x + _INSET, y + _INSET, width - 2 * _INSET, height - 2 * _INSET)

    def _name_items(
        self, column: Column, row: Row, name: str, x: float, y: float, width: float, height: float
    ) -> list[Item]:
        size = self.geometry.size
        lines = cell_lines(column, row, name, width, self.geometry, self.metrics)
        left = x + padding_of(self.geometry.way.condensed) * size + (GAP * size if column.gap else 0.0)
        step = size * self.geometry.line
        baseline = y + height / 2 - _CAP_MIDDLE * size + (len(lines) - 1) * step / 2
        items: list[Item] = []
        style, room = self.geometry.faces.strong, name_room(column, row, width, self.geometry, self.metrics)
        end, is_name = left, column.fit is Fit.NAME and not row.aside
        for number, long in enumerate(lines):
            line, fitting = squeezed(long, room, size, self.metrics) if is_name else (long, size)
            end = left
            for text, face in line:
                items.append(TextItem(end, baseline - number * step, text, face, fitting))
                end += self.metrics.width(text, face, fitting)
        if row.mark and column.fit is Fit.NAME:
            end += self.metrics.width(" ", style, size)
            items.append(TextItem(end, baseline - (len(lines) - 1) * step, row.mark, style, size))
        return items

    def _start(self, part: Part, position: int, column: Column, text: str, style: Style, x: float) -> float:
        """Where a text begins: blocks of numbers are centred in their column and aligned inside."""
        size, width = self.geometry.size, part.widths[position]
        if column.align is Align.LEFT:
            return x + padding_of(self.geometry.way.condensed) * size
        split = split_at_anchor(text, column)
        if split is None:
            return x + (width - self.metrics.width(text, style, size)) / 2
        found = part.measures[position]
        anchor = x + (width - (found.left + found.right) * size) / 2 + found.left * size
        return anchor - self.metrics.width(split[0], style, size)


def _frame(x: float, y: float, width: float, height: float) -> list[Item]:
    right, top = x + width, y + height
    corners = ((x, y, right, y), (x, top, right, top), (x, y, x, top), (right, y, right, top))
    return [LineItem(*ends, 0.5, 0.35) for ends in corners]
