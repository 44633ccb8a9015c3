"""Lines onto pages: heads repeat, no line is split, no lonely last line, tied lines stay together where it is cheap."""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.domain.words.frozen import dataclass

_PARTS = tuple(1 - step / 20 for step in range(11))  # of the height, until the last page has lines

LEAST_LINES = 3
"""Fewer lines than this are not left alone on a page when the table is long enough to avoid it."""

_LONGEST_GROUP = 4  # tied lines that are moved together; a longer group is divided


@dataclass(frozen=True, slots=True)
class Stretch:
    """A block as the flow sees it: heights of its lines and of its repeated head, the group of each line."""

    heights: tuple[float, ...]
    head: float = 0.0
    groups: tuple[str, ...] = ()
    new_page: bool = False
    keep: float = 0.0
    """Room that must be left below, so that a heading does not stand alone at the end of a page."""
    unit: str = ""
    """Neighbours of one unit stand on one page, as far as a page can hold them."""

    def group(self, index: int) -> str:
        """The group of a line, empty when it stands alone."""
        return self.groups[index] if self.groups else ""


@dataclass(frozen=True, slots=True)
class Piece:
    """Lines ``first`` (included) to ``last`` (excluded) of a block on one page."""

    block: int
    first: int
    last: int


def paginate(
    stretches: Sequence[Stretch], height: float, last_height: float | None = None, across: int = 1
) -> list[list[Piece]]:
    """The pieces of each page; at least one page. A line higher than a page stands alone and runs over.

    The last page is only ``last_height`` high; ``across`` columns side by side are a page.
    """
    pages = _flowed(stretches, height)
    if last_height is None or last_height >= height:
        return pages
    sheets = -(-len(pages) // across)
    for count in (sheets, sheets + 1):  # its columns are the lower ones: what does not fit there needs a page more
        first = (count - 1) * across
        for part in _PARTS:
            pages = _flowed(stretches, height * part, min(last_height, height * part), first)
            if first < len(pages) <= count * across:
                return pages
            if len(pages) > count * across or count == sheets:
                break
    return _flowed(stretches, last_height)


def _flowed(
    stretches: Sequence[Stretch], full: float, low: float = 0.0, first_low: int | None = None
) -> list[list[Piece]]:
    """The pieces where all pages from ``first_low`` on are ``low`` high, the others ``full``."""
    pages: list[list[Piece]] = [[]]

    def begin() -> float:
        return full if first_low is None or len(pages) <= first_low else low

    height = room = begin()
    for block, stretch in enumerate(stretches):
        if pages[-1] and (stretch.new_page or not room + 1e-6 >= _unit_height(stretches, block, height)):
            pages.append([])
            height = room = begin()
        first, count = 0, len(stretch.heights)
        if pages[-1] and 0 < count < 2 * LEAST_LINES and room + 1e-6 < _whole(stretch) <= height:  # not worth a break
            pages.append([])
            height = room = begin()
        if stretch.keep and pages[-1] and sum(stretch.heights) + stretch.keep > room:
            pages.append([])
            height = room = begin()
        if not count:  # an empty table still shows its head
            if stretch.head > room and pages[-1]:
                pages.append([])
                height = room = begin()
            pages[-1].append(Piece(block, 0, 0))
            room -= stretch.head
            continue
        while first < count:
            last = _filled(stretch, first, room)
            if last < count:
                last = _better_break(stretch, first, last)
            if pages[-1] and last - first < min(LEAST_LINES, count - first):
                pages.append([])
                height = room = begin()
                continue
            last = max(last, first + 1)
            pages[-1].append(Piece(block, first, last))
            room -= stretch.head + sum(stretch.heights[first:last])
            first = last
            if first < count:
                pages.append([])
                height = room = begin()
    return pages


def _unit_height(stretches: Sequence[Stretch], block: int, height: float) -> float:
    """The height of the unit that begins here; 0 where none does, or where no page can hold it."""
    unit = stretches[block].unit
    if not unit or (block and stretches[block - 1].unit == unit):
        return 0.0
    total = 0.0
    for stretch in stretches[block:]:
        if stretch.unit != unit:
            break
        total += _whole(stretch)
    return total if total <= height else 0.0


def _whole(stretch: Stretch) -> float:
    return stretch.head + sum(stretch.heights)


def _filled(stretch: Stretch, first: int, room: float) -> int:
    """The end of the lines from ``first`` that fit."""
    room -= stretch.head
    last = first
    while last < len(stretch.heights) and stretch.heights[last] <= room + 1e-6:
        room -= stretch.heights[last]
        last += 1
    return last


def _better_break(stretch: Stretch, first: int, last: int) -> int:
    """A break at or before ``last`` that leaves enough lines for the next page and divides no short group."""
    count = len(stretch.heights)
    if count - last < LEAST_LINES:  # fewer than twice the least are shared out evenly
        last = min(last, max(count - LEAST_LINES, first + min(LEAST_LINES, (count - first + 1) // 2)))
    start = last
    while start > first and stretch.group(start) and stretch.group(start) == stretch.group(start - 1):
        start -= 1
    if last - start <= _LONGEST_GROUP and start - first >= LEAST_LINES:
        return start
    return last
