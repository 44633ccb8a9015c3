"""What fills a part of a page: places as lines, results against what was promised, one rating against another.

More is filled and less is framed, so that a map is read in black and white; the few sizes of the type follow the room.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tdapp.domain.words.wording import tr
from tdapp.reports.layout.model import Mark, Paths, Picture, ResultMap, Scatter, Spot, Tree
from tdapp.reports.layout.names import WIDE, NameLine, line_width, one_line, shortened
from tdapp.reports.layout.page import MINIMUM_SIZE, BoxItem, FontMetrics, Item, LineItem, TextItem
from tdapp.reports.layout.paths import draw_paths
from tdapp.reports.layout.tree import draw_tree
from tdapp.reports.pdf.fonts import Style

_LARGEST = 12.0
_GAP = 6.0
_MIDDLE = 0.355  # half the height of a capital, per size
_TAIL = 0.24  # what hangs below the line, per size
_WIDEST_NAME = 0.42  # of the width
_HIGHEST_LINE, _WIDEST_CELL = 46.0, 74.0
_HEAD, _KEY = 18.0, 22.0
_LIGHT, _DARK = (0.92, 0.62), (0.34, 0.08)  # greys under black and under white figures; none between them reads
_THICKEST, _THINNEST = 3.4, 0.3
_AIR = 0.8  # points between a frame and the figures in it
_MOST_TICKS = 9
_MOST_NAMED = 60
_DOT, _STRONG_DOT = 3.0, 5.0
_DEEP = 0.45  # below the line, per size: also Arabic letters

_Box = tuple[float, float, float, float]


def draw_picture(
    chart: Picture, left: float, top: float, width: float, height: float, metrics: FontMetrics
) -> list[Item]:
    """The picture below ``top``, as large as the room."""
    match chart:
        case Paths():
            return draw_paths(chart, left, top, width, height, metrics)
        case ResultMap():
            return _draw_map(chart, left, top, width, height, metrics)
        case Scatter():
            return _draw_scatter(chart, left, top, width, height, metrics)
        case Tree():
            return draw_tree(chart, left, top, width, height, metrics)


# --- a map of results


def _draw_map(
    chart: ResultMap, left: float, top: float, width: float, height: float, metrics: FontMetrics
) -> list[Item]:
    line = min(_HIGHEST_LINE, (height - _HEAD - _KEY) / max(1, len(chart.rows)))
    size = max(MINIMUM_SIZE, min(_LARGEST, line / 1.4))
    shorts = shortened(row.name for row in chart.rows)
    names = [one_line(shorts[row.name], WIDE) for row in chart.rows]
    longest = max((line_width(name, metrics) for name in names), default=0.0)
    size = max(MINIMUM_SIZE, min(size, _WIDEST_NAME * width / longest)) if longest else size
    places = max((metrics.width(row.place, Style.BOLD, size) for row in chart.rows), default=0.0)
    sums = max((metrics.width(row.sum, Style.BOLD, size) for row in chart.rows), default=0.0) + _GAP
    start = left + places + 2 * _GAP + longest * size
    each = min(_WIDEST_CELL, (left + width - sums - start) / max(1, len(chart.heads)))
    thick = _frames(chart, each, line, min(size, 10.0), metrics)
    items: list[Item] = []
    for column, head in enumerate(chart.heads):
        wide = metrics.width(head, Style.BOLD, 8.0)
        if wide < each:
            items.append(TextItem(start + column * each + (each - wide) / 2, top - 12, head, Style.BOLD, 8.0))
    y = top - _HEAD
    for row, name in zip(chart.rows, names, strict=True):
        y -= line
        baseline = y + line / 2 - _MIDDLE * size
        at = left + places - metrics.width(row.place, Style.BOLD, size)
        items.append(TextItem(at, baseline, row.place, Style.BOLD, size))
        items += _name(name, left + places + _GAP, baseline, size, metrics)
        for column, mark in enumerate(row.marks):
            items += _cell(mark, start + column * each, y, each, line, min(size, 10.0), thick, metrics)
        end = start + len(chart.heads) * each + sums
        at = end - metrics.width(row.sum, Style.BOLD, size)
        items.append(TextItem(at, baseline, row.sum, Style.BOLD, size))
    return [*items, *_key(left, y - _KEY, thick, metrics)]


def _frames(chart: ResultMap, width: float, height: float, size: float, metrics: FontMetrics) -> float:
    """The thickest frame of a map: none touches the figures in it."""
    texts = [mark.text for row in chart.rows for mark in row.marks if mark.value is not None and mark.value < 0]
    wide = [metrics.width(text, Style.REGULAR, size) for text in dict.fromkeys(texts)]
    beside = [(width - 2 - one) / 2 - _AIR for one in wide if one <= width - 2]
    deep = _TAIL * size if any(letter in "gjpqyç" for text in texts for letter in text) else 0.0  # p for pretas
    above = (height - 2 - 2 * _MIDDLE * size) / 2 - _AIR - deep
    return max(_THINNEST, min(_THICKEST, above, *beside))


def _cell(
    mark: Mark, x: float, y: float, width: float, height: float, size: float, thick: float, metrics: FontMetrics
) -> list[Item]:
    """The result in its box, where there is room for it."""
    x, y, width, height = x + 1, y + 1, width - 2, height - 2
    items, ink = _box(mark, x, y, width, height, thick)
    wide = metrics.width(mark.text, Style.REGULAR, size)
    if mark.text and wide <= width and size <= height:
        baseline = y + height / 2 - _MIDDLE * size
        items.append(TextItem(x + (width - wide) / 2, baseline, mark.text, Style.REGULAR, size, ink))
    return items


def _box(mark: Mark, x: float, y: float, width: float, height: float, thickest: float) -> tuple[list[Item], float]:
    """The box of a value and the grey of what is written in it."""
    if mark.blocked:
        return [LineItem(x, y, x + width, y + height, 0.4, 0.6)], 0.0
    if mark.value is None:
        return [], 0.35
    if mark.value > 0:
        return [BoxItem(x, y, width, height, _shade(mark.value))], 1.0 if mark.value > 0.5 else 0.0
    thick = _THINNEST + min(1.0, -mark.value) * (thickest - _THINNEST)
    inset = thick / 2
    left, bottom, right, top = x + inset, y + inset, x + width - inset, y + height - inset
    edges = ((x, bottom, x + width, bottom), (x, top, x + width, top), (left, y, left, y + height))
    return [LineItem(*edge, round(thick, 2), 0.25) for edge in (*edges, (right, y, right, y + height))], 0.0


def _shade(value: float) -> float:
    """The more, the darker; half of the way it steps over the middle, on which neither black nor white reads."""
    light, dark = _DARK if value > 0.5 else _LIGHT
    along = (min(1.0, value) - 0.5) * 2 if value > 0.5 else value * 2
    return round(light - along * (light - dark), 3)


def _key(left: float, y: float, thick: float, metrics: FontMetrics) -> Iterator[Item]:
    """What the boxes mean."""
    x = left
    for words, values in ((tr("less than expected"), (-0.9, -0.5, -0.1)), (tr("more than expected"), (0.1, 0.5, 0.9))):
        for value in values:
            items, _ = _box(Mark(value, ""), x, y, 14.0, 9.0, thick)
            yield from items
            x += 17.0
        yield TextItem(x + 2, y + 1.6, words, Style.REGULAR, 8.0, 0.1)
        x += metrics.width(words, Style.REGULAR, 8.0) + 18


def _name(name: NameLine, x: float, y: float, size: float, metrics: FontMetrics) -> Iterator[Item]:
    for text, style in name:
        yield TextItem(x, y, text, style, size)
        x += metrics.width(text, style, size)


# --- one rating against another


def _draw_scatter(
    chart: Scatter, left: float, top: float, width: float, height: float, metrics: FontMetrics
) -> list[Item]:
    """Dots over two scales of the same step; names as far as there is room, the strong and the far ones first."""
    step = _step(chart.spots)
    low_x, high_x = _ends([spot.x for spot in chart.spots], step)
    low_y, high_y = _ends([spot.y for spot in chart.spots], step)
    start, end = left + metrics.width("0000", Style.REGULAR, 8.0) + _GAP, left + width - 14
    ceiling, floor = top - 16, top - height + 30

    def at(x: float, y: float) -> tuple[float, float]:
        across = (x - low_x) / (high_x - low_x) * (end - start)
        return start + across, floor + (y - low_y) / (high_y - low_y) * (ceiling - floor)

    items: list[Item] = [TextItem(left, top - 8, chart.y_title, Style.BOLD, 9.0)]
    lines: list[LineItem] = []
    for value in range(low_y, high_y + 1, step):
        y, text = at(low_x, value)[1], str(value)
        x = start - _GAP - metrics.width(text, Style.REGULAR, 8.0)
        lines.append(LineItem(start, y, end, y, 0.3, 0.8))
        items.append(TextItem(x, y - 2.8, text, Style.REGULAR, 8.0, 0.25))
    for value in range(low_x, high_x + 1, step):
        x, text = at(value, low_y)[0], str(value)
        lines.append(LineItem(x, floor, x, ceiling, 0.3, 0.8))
        middle = x - metrics.width(text, Style.REGULAR, 8.0) / 2
        items.append(TextItem(middle, floor - 11, text, Style.REGULAR, 8.0, 0.25))
    items.append(
        TextItem(end - metrics.width(chart.x_title, Style.BOLD, 9.0), floor - 24, chart.x_title, Style.BOLD, 9)
    )
    from_, to = max(low_x, low_y), min(high_x, high_y)
    if from_ < to:
        lines.append(LineItem(*at(from_, from_), *at(to, to), 0.8, 0.3, dashed=True))
    taken: list[_Box] = []
    for spot in chart.spots:
        x, y = at(spot.x, spot.y)
        side = _STRONG_DOT if spot.strong else _DOT
        items.append(BoxItem(x - side / 2, y - side / 2, side, side, 0.0 if spot.strong else 0.35))
        taken.append((x - side / 2, y - side / 2, x + side / 2, y + side / 2))
    corners = ((tr("above the rating"), start + 4, ceiling - 11), (tr("below the rating"), 0.0, floor + 5))
    for words, x, y in corners:
        wide = metrics.width(words, Style.ITALIC, 9.0)
        x = x or end - wide - 4
        items.append(TextItem(x, y, words, Style.ITALIC, 9.0, 0.3))
        taken.append((x - 2, y - 3, x + wide + 2, y + 9))
    type_size = next(size for size, most in ((11.0, 14), (9.0, 50), (8.0, 10**6)) if len(chart.spots) <= most)
    shorts = shortened(spot.name for spot in chart.spots)
    named = sorted(chart.spots, key=lambda spot: (not spot.strong, -abs(spot.y - spot.x)))[:_MOST_NAMED]
    for spot in named:
        size = type_size * (1.12 if spot.strong else 1.0)
        items += _label(shorts[spot.name], size, *at(spot.x, spot.y), (start, floor, end + 12, ceiling), taken, metrics)
    named_boxes = taken[len(chart.spots) :]
    return [*(part for line in lines for part in _around(line, named_boxes)), *items]


def _around(line: LineItem, boxes: Sequence[_Box]) -> Iterator[LineItem]:
    """The parts of a line outside all boxes: no line goes through a name."""
    gaps = sorted(gap for box in boxes if (gap := _within(line, box)) is not None)
    reached = 0.0

    def part(start: float, end: float) -> LineItem:
        wide, high = line.x2 - line.x1, line.y2 - line.y1
        ends = (line.x1 + start * wide, line.y1 + start * high, line.x1 + end * wide, line.y1 + end * high)
        return LineItem(*ends, line.width, line.grey, line.dashed)

    for start, end in gaps:
        if start > reached:
            yield part(reached, start)
        reached = max(reached, end)
    if reached < 1.0:
        yield part(reached, 1.0)


def _within(line: LineItem, box: _Box) -> tuple[float, float] | None:
    """From where to where, as shares of its length, a line runs inside a box."""
    first, last = 0.0, 1.0
    for start, way, low, high in (
        (line.x1, line.x2 - line.x1, box[0], box[2]),
        (line.y1, line.y2 - line.y1, box[1], box[3]),
    ):
        if way == 0:
            if not low < start < high:
                return None
            continue
        one, other = sorted(((low - start) / way, (high - start) / way))
        first, last = max(first, one), min(last, other)
    return (first, last) if first < last else None


def _label(
    short: str, size: float, x: float, y: float, inside: _Box, taken: list[_Box], metrics: FontMetrics
) -> list[Item]:
    """The name beside its dot where nothing else stands; nothing where there is no room."""
    name = one_line(short, WIDE)
    wide = line_width(name, metrics) * size
    for left, bottom in (
        (x + 4, y - _MIDDLE * size),
        (x - 4 - wide, y - _MIDDLE * size),
        (x - wide / 2, y + 3 + _DEEP * size),
        (x - wide / 2, y - 3 - size),
    ):
        box = (left - 1, bottom - _DEEP * size, left + wide + 1, bottom + size)
        is_inside = box[0] >= inside[0] and box[1] >= inside[1] and box[2] <= inside[2] and box[3] <= inside[3]
        if is_inside and not any(_touch(box, other) for other in taken):
            taken.append(box)
            return list(_name(name, left, bottom, size, metrics))
    return []


def _touch(one: _Box, two: _Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def _step(spots: Sequence[Spot]) -> int:
    """The distance of the lines of both scales."""
    spread = max(
        (max(values) - min(values) for values in ([s.x for s in spots], [s.y for s in spots]) if values), default=0.0
    )
    return next((step for step in (50, 100, 200) if spread / step <= _MOST_TICKS), 500)


def _ends(values: Sequence[float], step: int) -> tuple[int, int]:
    low = int(min(values, default=0.0) // step) * step
    high = -int(-max(values, default=0.0) // step) * step
    return low, max(high, low + step)
