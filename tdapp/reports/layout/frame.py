"""The frame of every page: event, section, document and status at its head, and what the foot leaves of the body."""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.reports.layout.foot import BETWEEN, LEADING, META, build_foot, page_words, place_words, scaled
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.layout.page import (
    MINIMUM_SIZE,
    BoxItem,
    FontMetrics,
    ImageItem,
    Item,
    LineItem,
    Sheet,
    TextItem,
    wrap,
)
from tdapp.reports.pdf.fonts import Style

_EVENT = 10.5
_TITLE = 20.0
_STAGE = 12.5
_SECTION = 13.0
_CHAPTER = 11.0
_WORTH = 12.0  # points of the foot that are worth a shorter one on the other pages
_STATUS = 9.0
_LINE = 9.5
_LOGO = (150.0, 58.0)  # the largest logo in points, width and height


@dataclass(frozen=True, slots=True)
class Frame:
    """What repeats on each page and the body's bounds, in points from the lower edge.

    The last page explains all signs (``last_foot``) and leaves ``tail`` points less to the body. ``spilled`` are
    paragraphs of the ladder too long for every foot: they belong after the last block.
    ``chapter_line`` is where the chapter is named, where the document has chapters.
    """

    sheet: Sheet
    head: tuple[Item, ...]
    foot: tuple[Item, ...]
    top: float
    bottom: float
    page_line: float
    last_foot: tuple[Item, ...]
    tail: float = 0.0
    place: str = ""
    spilled: tuple[str, ...] = ()
    chapter_line: float = 0.0

    @property
    def height(self) -> float:
        """Points between head and foot."""
        return self.top - self.bottom

    @property
    def last_height(self) -> float:
        """The same of the last page."""
        return self.height - self.tail


def build_frame(model: DocumentModel, metrics: FontMetrics, sheet: Sheet, adjustments: tuple[str, ...]) -> Frame:
    """Head and foot for a sheet; only the page number differs from page to page."""
    head, top = _head(model, sheet, metrics)
    chapter_line = 0.0
    if model.has_chapters:
        chapter_line = top - _CHAPTER
        top = chapter_line - 4
    last = build_foot(model, sheet, adjustments, metrics)
    others = last if model.has_chapters else build_foot(model, sheet, adjustments, metrics, brief=True)
    tail = last.upper - others.upper
    if tail < _WORTH:  # a line or two are said on every page
        others, tail = last, 0.0
    return Frame(
        sheet,
        tuple(head),
        others.items,
        top,
        others.upper,
        last.page_line,
        last.items,
        tail,
        place_words(model),
        last.spilled,
        chapter_line,
    )


def page_number(frame: Frame, number: int, count: int, side: int, sides: int, metrics: FontMetrics) -> TextItem:
    """``page 2 of 7`` in the lower right corner; with the part where a table is divided over sheets."""
    text = page_words(number, count, side, sides, frame.place)
    right = frame.sheet.size[0] - frame.sheet.left
    return TextItem(right - metrics.width(text, Style.BOLD, META), frame.page_line, text, Style.BOLD, META)


def chapter_head(frame: Frame, name: str, number: int, count: int, metrics: FontMetrics) -> list[Item]:
    """The chapter, and which of its pages this is: ``12 Novak, Jan · 2 of 3``."""
    right = frame.sheet.size[0] - frame.sheet.left
    counted = tr("{number} of {all}").format(number=number, all=count) if count > 1 else ""
    size = _CHAPTER
    room = right - frame.sheet.left - metrics.width(counted, Style.REGULAR, size) - 12
    wide = metrics.width(name, Style.BOLD, size)
    fits = max(MINIMUM_SIZE, size * min(1.0, room / wide)) if wide else size
    shown = wrap(name, room, Style.BOLD, fits, metrics)[:1]  # only what nobody is called takes a second line
    return [
        *(TextItem(frame.sheet.left, frame.chapter_line, line, Style.BOLD, fits) for line in shown),
        TextItem(
            right - metrics.width(counted, Style.REGULAR, size), frame.chapter_line, counted, Style.REGULAR, size, 0.15
        ),
    ]


def _head(model: DocumentModel, sheet: Sheet, metrics: FontMetrics) -> tuple[list[Item], float]:
    heading = model.heading
    left, right = sheet.left, sheet.size[0] - sheet.left
    items: list[Item] = []
    upper = sheet.size[1] - sheet.top
    lowest = upper
    if model.head.logo is not None:
        logo = scaled(model.head.logo, *_LOGO)
        items.append(ImageItem(left, upper - logo[1], *logo, model.head.logo))
        lowest = upper - logo[1]
        left += logo[0] + BETWEEN
    room = right - left
    y = upper - _EVENT * 0.8
    for text in model.head.lines:
        for line in wrap(text, room, Style.REGULAR, _LINE, metrics):
            items.append(TextItem(left, y, line, Style.REGULAR, _LINE, 0.15))
            y -= _LINE * LEADING
    if model.head.lines:
        y -= 2

    place = metrics.width(heading.place_and_date, Style.REGULAR, META)
    beside = metrics.width(heading.event, Style.BOLD, _EVENT) + 18 + place <= room
    if beside and heading.place_and_date:
        items.append(TextItem(right - place, y, heading.place_and_date, Style.REGULAR, META, 0.25))
    for line in wrap(heading.event, room, Style.BOLD, _EVENT, metrics):
        items.append(TextItem(left, y, line, Style.BOLD, _EVENT))
        y -= _EVENT * LEADING
    if not beside:
        for line in wrap(heading.place_and_date, room, Style.REGULAR, META, metrics):
            items.append(TextItem(left, y, line, Style.REGULAR, META, 0.25))
            y -= META * LEADING

    title = metrics.width(heading.title, Style.BOLD, _TITLE)
    stage = metrics.width(heading.stage, Style.REGULAR, _STAGE)
    section = metrics.width(heading.section, Style.BOLD, _SECTION)
    if heading.section and title + stage + section + 30 > room:
        y -= 6
        for line in wrap(heading.section, room, Style.BOLD, _SECTION, metrics):
            items.append(TextItem(left, y, line, Style.BOLD, _SECTION))
            y -= _SECTION * LEADING
        y += 3
        section = 0.0
    size = min(_TITLE, _TITLE * room / title) if title else _TITLE
    y -= size * 0.62
    items.append(TextItem(left, y, heading.title, Style.BOLD, size))
    if title + 8 + stage <= room:
        items.append(TextItem(left + title + 8, y, heading.stage, Style.REGULAR, _STAGE, 0.15))
    else:
        for line in wrap(heading.stage, room, Style.REGULAR, _STAGE, metrics):
            y -= _STAGE * LEADING
            items.append(TextItem(left, y, line, Style.REGULAR, _STAGE, 0.15))
    if section:
        items.append(TextItem(right - section, y, heading.section, Style.BOLD, _SECTION))

    if heading.status or heading.remark:
        y -= META * 2.0
        x = left
        for words in heading.status:
            width = metrics.width(words, Style.BOLD, _STATUS) + 10
            items.append(BoxItem(x, y - 3.6, width, _STATUS + 4.4, 0.1))
            items.append(TextItem(x + 5, y, words, Style.BOLD, _STATUS, 1.0))
            x += width + 6
        x += 4 if heading.status else 0
        for number, line in enumerate(wrap(heading.remark, right - x, Style.REGULAR, META, metrics)):
            y -= META * LEADING if number else 0
            items.append(TextItem(x, y, line, Style.REGULAR, META, 0.25))
    y = min(y, lowest) - 8
    items.append(LineItem(sheet.left, y, right, y, 1.0))
    return items, y - 3
