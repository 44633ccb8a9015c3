"""The foot of a page: legend and ladder, changes of the layout, imprint; in full on the last page, elsewhere a key.

Two columns share what is said, divided between entries and sentences only: no last word stands above the second one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from tdapp.domain.section.page_head import Picture
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.reports.layout.model import DocumentModel, Place
from tdapp.reports.layout.page import FontMetrics, ImageItem, Item, LineItem, Sheet, TextItem, wrap
from tdapp.reports.layout.qr import SIDE, qr_boxes
from tdapp.reports.pdf.fonts import Style

SMALL = 8.0
"""Type size of the foot and of notes, in points."""

LEADING = 1.32
META = 8.5
BETWEEN = 14.0
_MOST_LINES = 8
_SPONSOR = (120.0, 26.0)  # the largest picture of the strip
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_])(?=\S)")

_Unit = tuple[int, str]
"""A sentence or entry with the number of its paragraph."""


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands at the foot, its upper end, the line of the page number, and what was too long for it."""

    items: tuple[Item, ...]
    upper: float
    page_line: float
    spilled: tuple[str, ...]


def page_words(number: int, count: int, side: int, sides: int, place: str = "") -> str:
    """``for the wall · part 1 of 2 · page 3 of 8``."""
    page = tr("page {number} of {all}").format(number=number, all=count)
    part = tr("part {number} of {all}").format(number=side + 1, all=sides) if sides > 1 else ""
    return " · ".join(filter(None, (place, part, page)))


def place_words(model: DocumentModel) -> str:
    """Where the sheet is read, of those of which there is one for each place."""
    match model.place:
        case Place.ANYWHERE:
            return ""
        case Place.WALL:
            return tr("for the wall")
        case Place.DESK:
            return tr("for the desk")


def build_foot(
    model: DocumentModel, sheet: Sheet, adjustments: tuple[str, ...], metrics: FontMetrics, *, brief: bool = False
) -> Foot:
    """The foot of the last page; ``brief`` that of the others: a key of one line."""
    imprint = model.imprint
    left, right = sheet.left, sheet.size[0] - sheet.left
    page_line = sheet.bottom + 2
    room = sheet.text_width - (SIDE + 6 if model.address else 0.0)  # the QR code stands at the right
    half = (room - BETWEEN) / 2

    online = (tr("Online: {address}").format(address=model.address),) if model.address else ()
    changed: list[str] = []
    if adjustments:
        words = tr("Layout: {changes}").format(changes=" ".join(adjustments))
        changed = wrap(words, room, Style.ITALIC, SMALL, metrics)
    legend, ladder = (*imprint.legend, *online), imprint.ladder
    spilled: tuple[str, ...] = ()
    columns = _columns(legend, ladder, room, half, metrics)
    if max(map(len, columns)) + len(changed) > _MOST_LINES and len(ladder) > 1:
        spilled = ladder[1:]
        ladder = (f"{ladder[0]} {tr('Details after the last line.')}",)
        columns = _columns(legend, ladder, room, half, metrics)
    if brief and (legend or ladder):
        columns, changed = [[_key(legend, room, metrics)]], []
    elif brief:
        changed = []

    printed = (
        imprint.program,
        tr("printed {time}").format(time=imprint.printed) if imprint.printed else "",
        tr("serial {serial}").format(serial=imprint.serial),
        imprint.fide_mark,
    )
    widest = metrics.width(page_words(9999, 9999, 98, 99, place_words(model)), Style.BOLD, META)
    items: list[Item] = []
    y = page_line
    beside = min(room, sheet.text_width - widest - 12)
    for line in reversed(wrap(" · ".join(filter(None, printed)), beside, Style.REGULAR, SMALL, metrics)):
        items.append(TextItem(left, y, line, Style.REGULAR, SMALL, 0.25))
        y += SMALL * LEADING
    y += 2
    for line in reversed(changed):
        items.append(TextItem(left, y, line, Style.ITALIC, SMALL, 0.1))
        y += SMALL * LEADING
    rows = max(map(len, columns))
    for number, column in enumerate(columns):
        for row, line in enumerate(column):
            at = y + (rows - 1 - row) * SMALL * LEADING
            items.append(TextItem(left + number * (half + BETWEEN), at, line, Style.REGULAR, SMALL, 0.1))
    y += rows * SMALL * LEADING
    if model.address:
        lowest = page_line + META * LEADING  # above the number of the page
        items += qr_boxes(model.address, right - SIDE, lowest)
        y = max(y, lowest + SIDE)
    y += 1
    items.append(LineItem(left, y, right, y, 0.5))
    strip, y = _sponsors(model.head.sponsors, sheet, y)
    return Foot(tuple(reversed([*items, *strip])), y + 6, page_line, spilled)


def _key(entries: Sequence[str], room: float, metrics: FontMetrics) -> str:
    """As many entries as a line holds, and where the others are."""
    end = tr("All signs and tie-breaks: last page.")
    held: list[str] = []
    for entry in entries:
        longer = " · ".join((*held, entry, end))
        if metrics.width(longer, Style.REGULAR, SMALL) > room:
            break
        held.append(entry)
    return " · ".join((*held, end))


def _columns(
    entries: Sequence[str], paragraphs: Sequence[str], room: float, half: float, metrics: FontMetrics
) -> list[list[str]]:
    """The lines of two columns that are as even as sentences allow; of one where it is enough."""
    units: list[_Unit] = list(enumerate(_joined(entries, half, metrics)))
    for number, paragraph in enumerate(paragraphs, start=len(units)):
        units += [(number, sentence) for sentence in _SENTENCE.split(paragraph)]
    known: dict[str, list[str]] = {}

    def lines(held: Sequence[_Unit]) -> list[str]:
        found: list[str] = []
        for _, group in groupby(held, key=lambda unit: unit[0]):
            text = " ".join(sentence for _, sentence in group)
            if text not in known:
                known[text] = wrap(text, half, Style.REGULAR, SMALL, metrics)
            found += known[text]
        return found

    if len(units) < 2:
        return [[line for _, text in units for line in wrap(text, room, Style.REGULAR, SMALL, metrics)]]
    halves = [[lines(units[:cut]), lines(units[cut:])] for cut in range(1, len(units) + 1)]
    return min(halves, key=lambda both: (max(map(len, both)), len(both[1])))


def _joined(entries: Sequence[str], width: float, metrics: FontMetrics) -> tuple[str, ...]:
    """Entries of the legend on as few lines as possible, broken between entries."""
    joined: list[str] = []
    for entry in entries:
        longer = f"{joined[-1]} · {entry}" if joined else entry
        if joined and metrics.width(longer, Style.REGULAR, SMALL) <= width:
            joined[-1] = longer
        else:
            joined.append(entry)
    return tuple(joined)


def _sponsors(pictures: tuple[Picture, ...], sheet: Sheet, y: float) -> tuple[list[Item], float]:
    """The pictures side by side over the line at ``y``, all as large as they fit; the new upper end."""
    if not pictures:
        return [], y
    sizes = [scaled(picture, *_SPONSOR) for picture in pictures]
    room = sheet.text_width - BETWEEN * (len(sizes) - 1)
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


def scaled(picture: Picture, width: float, height: float) -> tuple[float, float]:
    """Width and height in points: as large as fits, at most a point a pixel."""
    factor = min(width / picture.width, height / picture.height, 1.0)
    return picture.width * factor, picture.height * factor
