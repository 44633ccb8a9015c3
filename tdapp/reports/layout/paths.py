"""Places as lines: one line a player over rounds or ladders; the chosen ones are strong, nothing hangs on colour."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence

from tdapp.domain.words.frozen import dataclass
from tdapp.reports.layout.model import Path, Paths
from tdapp.reports.layout.names import TALL, WIDE, NameLine, has_tall, line_width, one_line, shortened
from tdapp.reports.layout.page import MINIMUM_SIZE, BoxItem, FontMetrics, Item, LineItem, TextItem
from tdapp.reports.pdf.fonts import Style

_LARGEST = 12.0
_HEAD, _HEAD_ROW = 20.0, 11.0
_HEAD_SIZE = 8.0
_GAP = 6.0
_WIDEST_LABEL, _WIDEST_OF_TWO = 0.42, 0.3  # of the width
_STRONG, _MOVED, _THIN = 2.0, 1.0, 0.7
_GREY, _DARKER = 0.62, 0.35
_MUTED = 0.35
_MANY = 40
_SPACING = 1.25  # between names, per type size
_BELOW = 1.35  # times the places at the end: so far down places are told apart

_At = Callable[[int, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class _Side:
    """Names at one end of the lines: the column, where they begin, and their type."""

    column: int
    lines: Mapping[int, int]
    names: Mapping[str, NameLine]
    size: float
    least: float
    last: int


def draw_paths(chart: Paths, left: float, top: float, width: float, height: float, metrics: FontMetrics) -> list[Item]:
    """The chart below ``top``: heads above the columns, the first and the last place beside each line.

    An official first column has its names at the left, muted: what stands at the right is another order.
    """
    last = max((place for path in chart.paths for place in path.places if place is not None), default=1)
    begins = _lines(chart.paths, 0) if chart.official else {}
    ends = _lines(chart.paths, -1)
    lowest = max(len(chart.paths), *begins.values(), *ends.values(), 0)
    if len(chart.paths) >= _MANY:
        last = min(last, int(lowest * _BELOW))  # further down they lie on one line
    last = max(last, lowest)
    shorts = shortened(path.name for path in chart.paths)
    names = {name: one_line(short, WIDE) for name, short in shorts.items()}
    longest = max((line_width(line, metrics) for line in names.values()), default=0.0)
    has_names_left = chart.official
    has_room = longest * MINIMUM_SIZE <= _WIDEST_OF_TWO * width
    has_names_right = not chart.official or (len(chart.heads) > 1 and has_room)
    widest = _WIDEST_OF_TWO if has_names_left and has_names_right else _WIDEST_LABEL
    spacing = TALL if any(has_tall(path.name) for path in chart.paths) else _SPACING
    size = max(MINIMUM_SIZE, min(_LARGEST, (height - _HEAD) / max(1, len(chart.paths)) / spacing))
    size = max(MINIMUM_SIZE, min(size, widest * width / longest)) if longest else size
    numbers = metrics.width("000", Style.BOLD, size) + _GAP
    label = longest * size + _GAP
    start = left + numbers + (label + _GAP if has_names_left else 0.0)
    end = left + width - numbers - (label if has_names_right else 0.0)
    apart = (end - start) / max(1, len(chart.heads) - 1)
    heads, deep = _heads(chart.heads, start, top, apart, (left, left + width), metrics)
    step = (height - deep) / max(1, last)

    def at(column: int, place: float) -> tuple[float, float]:
        return start + column * apart, top - deep - (min(place, last) - 0.5) * step

    items: list[Item] = [*heads]
    items += [
        LineItem(start + n * apart, top - height, start + n * apart, top - deep, 0.3, 0.8)
        for n in range(len(chart.heads))
    ]
    for path in sorted(chart.paths, key=lambda path: (path.strong, path.moved)):
        items += _line(path, at, begins.get(id(path), path.places[0]), ends.get(id(path)))
    if has_names_right:
        items += _names_right(chart, _Side(-1, ends, names, size, spacing * size, last), at, end, metrics)
    if has_names_left:
        items += _names_left(chart, _Side(0, begins, names, size, spacing * size, last), at, start, metrics)
    else:
        items += _first_places(chart, at, last, size, start, metrics)
    return items


def _lines(paths: Sequence[Path], column: int) -> dict[int, int]:
    """The line on which each path stands in a column, by its id: that of its place; who shares one has a line each."""
    lines: dict[int, int] = {}
    line = 0
    for path in sorted(paths, key=lambda path: path.places[column] or 0):
        place = path.places[column]
        if place is not None:
            line = max(line + 1, place)
            lines[id(path)] = line
    return lines


def _heads(
    heads: Sequence[str], start: float, top: float, apart: float, edges: tuple[float, float], metrics: FontMetrics
) -> tuple[list[TextItem], float]:
    """All heads, on further lines where they would touch, and the height that they take."""
    reached: list[float] = []
    placed: list[tuple[int, float, str]] = []
    for number, head in enumerate(heads):
        wide = metrics.width(head, Style.BOLD, _HEAD_SIZE)
        x = min(max(edges[0], start + number * apart - wide / 2), edges[1] - wide)
        row = next((row for row, end in enumerate(reached) if x >= end + 3), len(reached))
        if row == len(reached):
            reached.append(0.0)
        reached[row] = x + wide
        placed.append((row, x, head))
    deep = _HEAD + max(0, len(reached) - 1) * _HEAD_ROW
    return [TextItem(x, top - 10 - row * _HEAD_ROW, head, Style.BOLD, _HEAD_SIZE) for row, x, head in placed], deep


def _line(path: Path, at: _At, begin: int | None, end: int | None) -> list[Item]:
    """The line of a player, broken where he has no place; a dot at every place of a strong one."""
    weight, grey = (_STRONG, 0.0) if path.strong else (_MOVED, _DARKER) if path.moved else (_THIN, _GREY)
    items: list[Item] = []
    places = (begin, *path.places[1:-1], end) if len(path.places) > 1 else (end,)
    points = [None if place is None else at(column, place) for column, place in enumerate(places)]
    for one, two in itertools.pairwise(points):
        if one is not None and two is not None:
            items.append(LineItem(*one, *two, weight, grey))
    for point in points:
        if point is not None:
            side = 2.0 * weight if path.strong else 1.6
            items.append(BoxItem(point[0] - side / 2, point[1] - side / 2, side, side, grey))
    return items


def _standing(chart: Paths, side: _Side, at: _At) -> list[tuple[Path, float, float]]:
    """Who is named at a side, where his line ends, and where the name stands: apart where lines end close together.

    The strong ones have a name first where not all have room.
    """
    room = int((at(0, 1)[1] - at(0, side.last)[1]) / side.least) + 1
    held = [path for path in chart.paths if path.places[side.column] is not None]
    held = sorted(sorted(held, key=lambda path: not path.strong)[:room], key=lambda path: side.lines[id(path)])
    wanted = [at(0, side.lines[id(path)])[1] for path in held]
    return list(zip(held, wanted, _apart(wanted, side.least, at(0, side.last)[1]), strict=True))


def _names_right(chart: Paths, side: _Side, at: _At, end: float, metrics: FontMetrics) -> list[Item]:
    items: list[Item] = []
    for path, line, y in _standing(chart, side, at):
        if abs(line - y) > 1:
            items.append(LineItem(end, line, end + _GAP, y, 0.4, 0.6))
        baseline, x = y - 0.355 * side.size, end + _GAP
        style, grey = (Style.BOLD, 0.0) if path.strong or not chart.official else (Style.REGULAR, 0.25)
        items.append(TextItem(x, baseline, str(path.places[-1]), style, side.size, grey))
        x += metrics.width("000", Style.BOLD, side.size) + _GAP
        items += _name(path, side, x, baseline, 0.0 if path.strong else 0.25, metrics)
    return items


def _names_left(chart: Paths, side: _Side, at: _At, start: float, metrics: FontMetrics) -> list[Item]:
    """The official table: place and name up to the lines, muted but for those that were chosen."""
    items: list[Item] = []
    for path, line, y in _standing(chart, side, at):
        if abs(line - y) > 1:
            items.append(LineItem(start - _GAP, y, start, line, 0.4, 0.6))
        baseline, grey = y - 0.355 * side.size, 0.0 if path.strong else _MUTED
        shown = [(text, face if path.strong else Style.REGULAR) for text, face in side.names[path.name]]
        x = start - _GAP - sum(metrics.width(text, face, side.size) for text, face in shown)
        items += _name(path, side, x, baseline, grey, metrics)
        text, style = str(path.places[0]), Style.BOLD if path.strong else Style.REGULAR
        x -= metrics.width(f" {text}", style, side.size)
        items.append(TextItem(x, baseline, text, style, side.size, grey))
    return items


def _name(path: Path, side: _Side, x: float, baseline: float, grey: float, metrics: FontMetrics) -> list[Item]:
    items: list[Item] = []
    for text, style in side.names[path.name]:
        shown = style if path.strong else Style.REGULAR
        items.append(TextItem(x, baseline, text, shown, side.size, grey))
        x += metrics.width(text, shown, side.size)
    return items


def _first_places(chart: Paths, at: _At, last: int, size: float, start: float, metrics: FontMetrics) -> list[Item]:
    """The places of the first column; shared ones are written once, those that would touch not at all."""
    items: list[Item] = []
    heights: list[float] = []
    for path in sorted(chart.paths, key=lambda path: (not path.strong, path.places[-1] or last)):
        first = path.places[0]
        if first is None or path.places[-1] is None:
            continue
        y = at(0, first)[1] - 0.355 * size
        if any(abs(y - other) < size * 1.1 for other in heights):
            continue
        heights.append(y)
        text = str(first) if first <= last else f"≥{last}"
        x = start - _GAP - metrics.width(text, Style.REGULAR, size)
        items.append(TextItem(x, y, text, Style.REGULAR, size, 0.25))
    return items


def _apart(wanted: Sequence[float], least: float, floor: float) -> list[float]:
    """The heights from the top down, at least so far apart, and as little moved as that allows."""
    held: list[float] = []
    for y in wanted:
        held.append(min(y, held[-1] - least) if held else y)
    lowest = floor
    for place in range(len(held) - 1, -1, -1):
        held[place] = max(held[place], lowest)
        lowest = held[place] + least
    return held
