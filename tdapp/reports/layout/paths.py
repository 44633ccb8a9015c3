"""Places as lines: one line a player over rounds or ladders; the chosen ones are strong, nothing hangs on colour."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence

from tdapp.reports.layout.model import Path, Paths
from tdapp.reports.layout.names import TALL, WIDE, NameLine, has_tall, line_width, one_line, shortened
from tdapp.reports.layout.page import MINIMUM_SIZE, BoxItem, FontMetrics, Item, LineItem, TextItem
from tdapp.reports.pdf.fonts import Style

_LARGEST = 12.0
_HEAD = 20.0
_GAP = 6.0
_WIDEST_LABEL = 0.42  # of the width
_STRONG, _THIN = 2.0, 0.7
_GREY = 0.62
_MANY = 40
_SPACING = 1.25  # between names, per type size
_BELOW = 1.35  # times the places at the end: so far down places are told apart

_At = Callable[[int, int], tuple[float, float]]


def draw_paths(chart: Paths, left: float, top: float, width: float, height: float, metrics: FontMetrics) -> list[Item]:
    """The chart below ``top``: heads above the columns, the first and the last place beside each line."""
    last = max((place for path in chart.paths for place in path.places if place is not None), default=1)
    ends = _ends(chart.paths)
    lowest = max(len(chart.paths), *ends.values()) if ends else len(chart.paths)
    if len(chart.paths) >= _MANY:
        last = min(last, int(lowest * _BELOW))  # further down they lie on one line
    last = max(last, lowest)
    step = (height - _HEAD) / max(1, last)
    spacing = TALL if any(has_tall(path.name) for path in chart.paths) else _SPACING
    size = max(MINIMUM_SIZE, min(_LARGEST, (height - _HEAD) / max(1, len(chart.paths)) / spacing))
    shorts = shortened(path.name for path in chart.paths)
    names = {name: one_line(short, WIDE) for name, short in shorts.items()}
    longest = max((line_width(line, metrics) for line in names.values()), default=0.0)
    size = max(MINIMUM_SIZE, min(size, _WIDEST_LABEL * width / longest)) if longest else size
    label = longest * size
    numbers = metrics.width("000", Style.BOLD, size) + _GAP
    start, end = left + numbers, left + width - label - numbers - _GAP
    apart = (end - start) / max(1, len(chart.heads) - 1)

    def at(column: int, place: int) -> tuple[float, float]:
        return start + column * apart, top - _HEAD - (min(place, last) - 0.5) * step

    items: list[Item] = list(_heads(chart.heads, start, top, apart, metrics))
    items += [LineItem(start + n * apart, top - height, start + n * apart, top - _HEAD, 0.3, 0.8) for n in
              range(len(chart.heads))]  # fmt: skip
    for path in sorted(chart.paths, key=lambda path: path.strong):
        items += _line(path, at, ends.get(id(path)))
    items += _labels(chart, names, at, ends, last, size, spacing * size, start, end, metrics)
    return items


def _ends(paths: Sequence[Path]) -> dict[int, int]:
    """The line on which each path ends, by its id: that of its last place; who shares one has a line each."""
    ends: dict[int, int] = {}
    line = 0
    for path in sorted(paths, key=lambda path: path.places[-1] or 0):
        if path.places[-1] is not None:
            line = max(line + 1, path.places[-1])
            ends[id(path)] = line
    return ends


def _heads(heads: Sequence[str], start: float, top: float, apart: float, metrics: FontMetrics) -> Iterator[Item]:
    """The heads, those that would touch the one before left out or cut."""
    reached = -1.0
    for number, head in enumerate(heads):
        size = 8.0
        text = head
        while text and metrics.width(text, Style.BOLD, size) > apart - 4 and len(heads) > 1:
            text = text[:-1]
        text = text if text == head else f"{text[:-1].rstrip()}…"
        if text == "…":
            continue
        wide = metrics.width(text, Style.BOLD, size)
        x = max(reached + 2, start + number * apart - wide / 2, start - 20)
        if number == len(heads) - 1:
            x = min(x, start + number * apart)
        if x < reached + 1:
            continue
        reached = x + wide
        yield TextItem(x, top - 10, text, Style.BOLD, size)


def _line(path: Path, at: _At, end: int | None) -> list[Item]:
    """The line of a player, broken where he has no place; a dot at every place of a strong one."""
    weight, grey = (_STRONG, 0.0) if path.strong else (_THIN, _GREY)
    items: list[Item] = []
    places = (*path.places[:-1], end)
    points = [None if place is None else at(column, place) for column, place in enumerate(places)]
    for one, two in itertools.pairwise(points):
        if one is not None and two is not None:
            items.append(LineItem(*one, *two, weight, grey))
    for point in points:
        if point is not None:
            side = 2.0 * weight if path.strong else 1.6
            items.append(BoxItem(point[0] - side / 2, point[1] - side / 2, side, side, grey))
    return items


def _labels(
    chart: Paths, names: dict[str, NameLine], at: _At, ends: dict[int, int], last: int, size: float, least: float,
    start: float, end: float, metrics: FontMetrics,
) -> list[Item]:  # fmt: skip
    """Place and name at the end of each line; where lines end close together the names stand apart.

    The strong ones have a name first where not all have room.
    """
    items: list[Item] = []
    room = int((at(0, 1)[1] - at(0, last)[1]) / least) + 1
    ended = sorted((path for path in chart.paths if path.places[-1] is not None), key=lambda path: not path.strong)
    ended = sorted(ended[:room], key=lambda path: ends[id(path)])
    wanted = [at(0, ends[id(path)])[1] for path in ended]
    for path, line, y in zip(ended, wanted, _apart(wanted, least, at(0, last)[1]), strict=True):
        if abs(line - y) > 1:
            items.append(LineItem(end, line, end + _GAP, y, 0.4, 0.6))
        baseline, x = y - 0.355 * size, end + _GAP
        items.append(TextItem(x, baseline, str(path.places[-1]), Style.BOLD, size))
        x += metrics.width("000", Style.BOLD, size) + _GAP
        for text, style in names[path.name]:
            shown = style if path.strong else Style.REGULAR
            items.append(TextItem(x, baseline, text, shown, size, 0.0 if path.strong else 0.25))
            x += metrics.width(text, shown, size)
        first = path.places[0]
        if first is not None:
            text = str(first) if first <= last else f"≥{last}"
            at_start = start - _GAP - metrics.width(text, Style.REGULAR, size)
            items.append(TextItem(at_start, at(0, first)[1] - 0.355 * size, text, Style.REGULAR, size, 0.25))
    return _once(items)


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


def _once(items: list[Item]) -> list[Item]:
    """Shared first places are written once, those that would touch not at all."""
    kept: list[Item] = []
    starts: list[tuple[float, float]] = []
    for item in items:
        if (
            isinstance(item, TextItem)
            and item.grey == 0.25
            and item.text.lstrip("≥").isdigit()
            and item.style is Style.REGULAR
        ):
            if any(abs(item.y - y) < item.size * 1.1 for _, y in starts):
                continue
            starts.append((item.x, item.y))
        kept.append(item)
    return kept
