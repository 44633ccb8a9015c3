"""Head and foot of every page: event, section, document, status; legend, ladder, adjustments, imprint, page number."""

from __future__ import annotations

from tdapp.domain.section.page_head import Picture
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
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
from tdapp.reports.layout.qr import SIDE, qr_boxes
from tdapp.reports.pdf.fonts import Style

SMALL = 8.0
"""Type size of the foot and of notes, in points."""

_LEADING = 1.32
_EVENT = 10.5
_TITLE = 20.0
_STAGE = 12.5
_SECTION = 13.0
_META = 8.5
_CHAPTER = 11.0
_STATUS = 9.0
_MOST_FOOT_LINES = 8
_LINE = 9.5
_LOGO = (150.0, 58.0)  # the largest logo in points, width and height
_SPONSOR = (120.0, 26.0)  # the largest picture of the strip
_BETWEEN = 14.0


@dataclass(frozen=True, slots=True)
class Frame:
    """What repeats on each page and the body's bounds, in points from the lower edge.

    ``spilled`` are paragraphs of the ladder too long for every foot: they belong after the last block.
    ``chapter_line`` is where the chapter is named, where the document has chapters.
    """

    sheet: Sheet
    head: tuple[Item, ...]
    foot: tuple[Item, ...]
    top: float
    bottom: float
    page_line: float
    spilled: tuple[str, ...] = ()
    chapter_line: float = 0.0

    @property
    def height(self) -> float:
        """Points between head and foot."""
        return self.top - self.bottom


def build_frame(model: DocumentModel, metrics: FontMetrics, sheet: Sheet, adjustments: tuple[str, ...]) -> Frame:
    """Head and foot for a sheet; only the page number differs from page to page."""
    head, top = _head(model, sheet, metrics)
    chapter_line = 0.0
    if model.has_chapters:
        chapter_line = top - _CHAPTER
        top = chapter_line - 4
    foot, bottom, page_line, spilled = _foot(model, sheet, adjustments, metrics)
    return Frame(sheet, tuple(head), tuple(reversed(foot)), top, bottom, page_line, spilled, chapter_line)


def page_number(frame: Frame, number: int, count: int, side: int, sides: int, metrics: FontMetrics) -> TextItem:
    """``page 2 of 7`` in the lower right corner; with the part where a table is divided over sheets."""
    text = _page_words(number, count, side, sides)
    right = frame.sheet.size[0] - frame.sheet.left
    return TextItem(right - metrics.width(text, Style.BOLD, _META), frame.page_line, text, Style.BOLD, _META)


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


def _page_words(number: int, count: int, side: int, sides: int) -> str:
    page = tr("page {number} of {all}").format(number=number, all=count)
    if sides == 1:
        return page
    return f"{tr('part {number} of {all}').format(number=side + 1, all=sides)} · {page}"


def _head(model: DocumentModel, sheet: Sheet, metrics: FontMetrics) -> tuple[list[Item], float]:
    heading = model.heading
    left, right = sheet.left, sheet.size[0] - sheet.left
    items: list[Item] = []
    upper = sheet.size[1] - sheet.top
    lowest = upper
    if model.head.logo is not None:
        logo = _scaled(model.head.logo, *_LOGO)
        items.append(ImageItem(left, upper - logo[1], *logo, model.head.logo))
        lowest = upper - logo[1]
        left += logo[0] + _BETWEEN
    room = right - left
    y = upper - _EVENT * 0.8
    for text in model.head.lines:
        for line in wrap(text, room, Style.REGULAR, _LINE, metrics):
            items.append(TextItem(left, y, line, Style.REGULAR, _LINE, 0.15))
            y -= _LINE * _LEADING
    if model.head.lines:
        y -= 2

    place = metrics.width(heading.place_and_date, Style.REGULAR, _META)
    beside = metrics.width(heading.event, Style.BOLD, _EVENT) + 18 + place <= room
    if beside and heading.place_and_date:
        items.append(TextItem(right - place, y, heading.place_and_date, Style.REGULAR, _META, 0.25))
    for line in wrap(heading.event, room, Style.BOLD, _EVENT, metrics):
        items.append(TextItem(left, y, line, Style.BOLD, _EVENT))
        y -= _EVENT * _LEADING
    if not beside:
        for line in wrap(heading.place_and_date, room, Style.REGULAR, _META, metrics):
            items.append(TextItem(left, y, line, Style.REGULAR, _META, 0.25))
            y -= _META * _LEADING

    title = metrics.width(heading.title, Style.BOLD, _TITLE)
    stage = metrics.width(heading.stage, Style.REGULAR, _STAGE)
    section = metrics.width(heading.section, Style.BOLD, _SECTION)
    if heading.section and title + stage + section + 30 > room:
        y -= 6
        for line in wrap(heading.section, room, Style.BOLD, _SECTION, metrics):
            items.append(TextItem(left, y, line, Style.BOLD, _SECTION))
            y -= _SECTION * _LEADING
        y += 3
        section = 0.0
    size = min(_TITLE, _TITLE * room / title) if title else _TITLE
    y -= size * 0.62
    items.append(TextItem(left, y, heading.title, Style.BOLD, size))
    if title + 8 + stage <= room:
        items.append(TextItem(left + title + 8, y, heading.stage, Style.REGULAR, _STAGE, 0.15))
    else:
        for line in wrap(heading.stage, room, Style.REGULAR, _STAGE, metrics):
            y -= _STAGE * _LEADING
            items.append(TextItem(left, y, line, Style.REGULAR, _STAGE, 0.15))
    if section:
        items.append(TextItem(right - section, y, heading.section, Style.BOLD, _SECTION))

    if heading.status or heading.remark:
        y -= _META * 2.0
        x = left
        for words in heading.status:
            width = metrics.width(words, Style.BOLD, _STATUS) + 10
            items.append(BoxItem(x, y - 3.6, width, _STATUS + 4.4, 0.1))
            items.append(TextItem(x + 5, y, words, Style.BOLD, _STATUS, 1.0))
            x += width + 6
        x += 4 if heading.status else 0
        for number, line in enumerate(wrap(heading.remark, right - x, Style.REGULAR, _META, metrics)):
            y -= _META * _LEADING if number else 0
            items.append(TextItem(x, y, line, Style.REGULAR, _META, 0.25))
    y = min(y, lowest) - 8
    items.append(LineItem(sheet.left, y, right, y, 1.0))
    return items, y - 3


def _foot(
    model: DocumentModel, sheet: Sheet, adjustments: tuple[str, ...], metrics: FontMetrics
) -> tuple[list[Item], float, float, tuple[str, ...]]:
    imprint = model.imprint
    left, right = sheet.left, sheet.size[0] - sheet.left
    page_line = sheet.bottom + 2

    taken = SIDE + 6 if model.address else 0.0  # by the QR code, at the right
    room = sheet.text_width - taken
    half = (room - _BETWEEN) / 2

    def lines(texts: tuple[str, ...], style: Style, width: float) -> list[tuple[str, Style]]:
        return [(line, style) for text in texts for line in wrap(text, width, style, SMALL, metrics)]

    online = (tr("Online: {address}").format(address=model.address),) if model.address else ()
    legend = lines(_joined((*imprint.legend, *online), half, metrics), Style.REGULAR, half)
    changed: list[tuple[str, Style]] = []
    if adjustments:
        words = tr("Layout: {changes}").format(changes=" ".join(adjustments))
        changed = lines((words,), Style.ITALIC, room)
    ladder = lines(imprint.ladder, Style.REGULAR, half)
    spilled: tuple[str, ...] = ()
    if (len(legend) + len(ladder) + 1) // 2 + len(changed) > _MOST_FOOT_LINES and len(imprint.ladder) > 1:
        spilled = imprint.ladder[1:]
        first = f"{imprint.ladder[0]} {tr('Details after the last line.')}"
        ladder = lines((first,), Style.REGULAR, half)

    printed = (
        imprint.program,
        tr("printed {time}").format(time=imprint.printed),
        tr("serial {serial}").format(serial=imprint.serial),
        imprint.fide_mark,
    )
    words = " · ".join(filter(None, printed))
    beside = min(room, sheet.text_width - metrics.width(_page_words(9999, 9999, 98, 99), Style.BOLD, _META) - 12)
    items: list[Item] = []
    y = page_line
    for line in reversed(wrap(words, beside, Style.REGULAR, SMALL, metrics)):
        items.append(TextItem(left, y, line, Style.REGULAR, SMALL, 0.25))
        y += SMALL * _LEADING
    y += 2
    for line, style in reversed(changed):
        items.append(TextItem(left, y, line, style, SMALL, 0.1))
        y += SMALL * _LEADING
    held = [*legend, *ladder]
    rows = (len(held) + 1) // 2
    for column, start in enumerate((0, rows)):  # read down the left column, then the right one
        for row, (line, style) in enumerate(held[start : start + rows]):
            at = y + (rows - 1 - row) * SMALL * _LEADING
            items.append(TextItem(left + column * (half + _BETWEEN), at, line, style, SMALL, 0.1))
    y += rows * SMALL * _LEADING
    if model.address:
        lowest = page_line + _META * _LEADING  # above the number of the page
        items += qr_boxes(model.address, right - SIDE, lowest)
        y = max(y, lowest + SIDE)
    y += 1
    items.append(LineItem(left, y, right, y, 0.5))
    strip, y = _sponsors(model.head.sponsors, sheet, y)
    return [*items, *strip], y + 6, page_line, spilled


def _sponsors(pictures: tuple[Picture, ...], sheet: Sheet, y: float) -> tuple[list[Item], float]:
    """The pictures side by side over the line at ``y``, all as large as they fit; the new upper end."""
    if not pictures:
        return [], y
    sizes = [_scaled(picture, *_SPONSOR) for picture in pictures]
    room = sheet.text_width - _BETWEEN * (len(sizes) - 1)
    shrink = min(1.0, room / sum(width for width, _ in sizes))
    sizes = [(width * shrink, height * shrink) for width, height in sizes]
    gap = min(40.0, (sheet.text_width - sum(width for width, _ in sizes)) / max(1, len(sizes) - 1))
    high = max(height for _, height in sizes)
    x = sheet.left + (sheet.text_width - sum(width for width, _ in sizes) - gap * (len(sizes) - 1)) / 2
    items: list[Item] = []
    for picture, (width, height) in zip(pictures, sizes, strict=True):
        items.append(ImageItem(x, y + 5 + (high - height) / 2, width, height, picture))
        x += width + gap
    return items, y + 5 + high


def _scaled(picture: Picture, width: float, height: float) -> tuple[float, float]:
    """Width and height in points: as large as fits, at most a point a pixel."""
    factor = min(width / picture.width, height / picture.height, 1.0)
    return picture.width * factor, picture.height * factor


def _joined(entries: tuple[str, ...], width: float, metrics: FontMetrics) -> tuple[str, ...]:
    """Entries of the legend on as few lines as possible, broken between entries."""
    joined: list[str] = []
    for entry in entries:
        longer = f"{joined[-1]} · {entry}" if joined else entry
        if joined and metrics.width(longer, Style.REGULAR, SMALL) <= width:
            joined[-1] = longer
        else:
            joined.append(entry)
    return tuple(joined)
