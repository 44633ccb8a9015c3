"""From a DocumentModel to pages: puts every text at the place that was chosen for it.

Pure: the same model and metrics give the same pages. Knows no PDF.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.reports.layout.charts import draw_bars
from tdapp.reports.layout.choice import Chosen, choose
from tdapp.reports.layout.diagrams import draw_diagrams
from tdapp.reports.layout.drawing import Brush
from tdapp.reports.layout.figures import in_words
from tdapp.reports.layout.flow import Piece
from tdapp.reports.layout.frame import chapter_head, page_number
from tdapp.reports.layout.model import (
    Chart,
    Diagrams,
    DocumentModel,
    Dots,
    Heat,
    Paragraph,
    Picture,
    Table,
    Voice,
)
from tdapp.reports.layout.page import ARTIFACT, PARAGRAPH, Drawn, FontMetrics, Item, Page, Tag, TextItem, untagged
from tdapp.reports.layout.pictures import draw_picture
from tdapp.reports.layout.plan import Plan, style
from tdapp.reports.layout.plots import draw_dots, draw_heat


@dataclass(frozen=True, slots=True)
class Layout:
    """The pages, every change that was made to fit them, and why they are as they are, in words."""

    pages: tuple[Page, ...]
    adjustments: tuple[str, ...]
    why: tuple[str, ...] = ()


def lay_out(model: DocumentModel, metrics: FontMetrics) -> Layout:
    """Pages for a model; RuleViolation when a size or number of columns that was given cannot be kept."""
    return painted(choose(model, metrics), metrics)


def painted(chosen: Chosen, metrics: FontMetrics) -> Layout:
    """The pages of what was chosen."""
    return Layout(_Painter(chosen.plan, metrics).pages(), chosen.plan.adjustments, chosen.why)


_TITLE, _HEADING = Tag("H1"), Tag("H2")


class _Painter:
    """Draws the pages of a plan."""

    def __init__(self, plan: Plan, metrics: FontMetrics) -> None:
        self.plan = plan
        self.model = plan.model
        self.metrics = metrics
        self.blocks, self.frame, self.geometry = plan.blocks, plan.frame, plan.geometry

    def pages(self) -> tuple[Page, ...]:
        """All pages in order; the sheets of a divided table follow one another."""
        across = self.geometry.sheet.across
        columns = self.plan.columns
        chunks = [columns[start : start + across] for start in range(0, len(columns), across)]
        sides = self.geometry.sheets_side_by_side
        sheets = [(chunk, side) for chunk in chunks for side in range(sides)]
        chapters = self._chapters([chunk for chunk, _ in sheets])
        pages = []
        for number, (chunk, side) in enumerate(sheets, start=1):
            items: list[Drawn] = self._heard_once(self.frame.head, is_heard=number == 1)
            for column, pieces in enumerate(chunk):
                y = self.frame.top
                for piece in pieces:
                    y = self._draw_piece(items, piece, side, self.geometry.sheet.column_left(column), y)
            foot = self.frame.last_foot if number > len(sheets) - sides else self.frame.foot
            items += self._heard_once(foot, is_heard=number == len(sheets))
            items.append(ARTIFACT)
            if chapters:
                items += chapter_head(self.frame, *chapters[number - 1], self.metrics)
            items.append(page_number(self.frame, number, len(sheets), side, sides, self.metrics))
            width, height = self.geometry.sheet.size
            bookmark = self._bookmark([piece for pieces in chunk for piece in pieces], side, sides)
            drawn, tags = untagged(items)
            pages.append(Page(width, height, drawn, bookmark, tags))
        return tuple(pages)

    def _heard_once(self, items: Sequence[Item], *, is_heard: bool) -> list[Drawn]:
        """What stands on every page and is content on one of them: the title a heading, the rest paragraphs."""
        if not is_heard:
            return [ARTIFACT, *items]
        drawn: list[Drawn] = []
        for item in items:
            if isinstance(item, TextItem):
                drawn.append(_TITLE if item.text == self.model.heading.title else PARAGRAPH)
            drawn.append(item)
        return drawn

    def _chapters(self, sheets: Sequence[list[list[Piece]]]) -> list[tuple[str, int, int]]:
        """The chapter of each page, its place in it and the chapter's number of pages; nothing without chapters."""
        if not self.model.has_chapters:
            return []
        names: list[str] = []
        for columns in sheets:
            begun = (self.blocks[piece.block] for pieces in columns for piece in pieces)
            new = next((block.chapter for block in begun if isinstance(block, Table) and block.chapter), "")
            names.append(new or (names[-1] if names else ""))
        runs = [list(run) for _, run in groupby(names)]
        return [(name, number, len(run)) for run in runs for number, name in enumerate(run, start=1)]

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

    def _draw_piece(self, items: list[Drawn], piece: Piece, side: int, left: float, y: float) -> float:
        block = self.blocks[piece.block]
        heights = self.plan.stretch(piece.block, self.plan.leading).heights
        match block:
            case Paragraph():
                size = self.plan.voice(block)[0]
                items.append(_HEADING if block.voice is Voice.HEADING else PARAGRAPH)
                for number, line in list(enumerate(self.plan.paragraph(block)))[piece.first : piece.last]:
                    y -= heights[number]
                    items.append(TextItem(left, y, line, style(block), size, 0.1))
                return y
            case Chart():
                y -= self.plan.above(piece)
                bars = block.bars[piece.first : piece.last]
                drawn, y = draw_bars(block, bars, left, y, self.geometry.sheet.column_width, self.metrics)
            case Dots():
                y -= self.plan.above(piece)
                dots = block.dots[piece.first : piece.last]
                drawn, y = draw_dots(block, dots, left, y, self.geometry.sheet.column_width, self.metrics)
            case Heat():
                y -= self.plan.above(piece)
                shaded = block.rows[piece.first : piece.last]
                drawn, y = draw_heat(block, shaded, left, y, self.geometry.sheet.column_width, self.metrics)
            case picture if isinstance(picture, Picture):
                high, wide = heights[0], self.geometry.sheet.column_width
                y -= self.plan.above(piece)
                drawn, y = draw_picture(picture, left, y, wide, high, self.metrics), y - high
            case Diagrams():
                y -= self.plan.above(piece)
                wide = self.geometry.sheet.column_width
                drawn, y = draw_diagrams(block.boards, left, y, wide, self.metrics), y - heights[0]
            case Table():
                parts = self.plan.parts(piece.block)
                if side >= len(parts):
                    return y
                y -= self.plan.above(piece)
                brush = Brush(self.geometry, self.metrics, self.model.wish.grid_lines)
                items.append(Tag("Table", piece.block * len(parts) + side))
                cells, y = brush.table(block, parts[side], range(piece.first, piece.last), heights, left, y)
                items += cells
                return y
        items += [Tag("Figure", text=in_words(block, self._title)), *drawn]
        return y
