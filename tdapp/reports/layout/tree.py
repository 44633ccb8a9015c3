"""A bracket: a column for each stage, the winner of each tie strong, lines from a tie to the next one."""

from __future__ import annotations

from tdapp.reports.layout.labels import fitted, label_lines
from tdapp.reports.layout.model import Tree, TreeTie
from tdapp.reports.layout.page import MINIMUM_SIZE, BoxItem, FontMetrics, Item, LineItem, TextItem
from tdapp.reports.pdf.fonts import Style

_LARGEST = 11.0
_SMALLEST = 7.5  # rather a name has initials or a narrow face
_HEAD = 22.0
_GAP = 14.0  # between the columns, for the lines
_LINE = 1.55  # height of a name, per size
_STEP = 1.15  # from one line of a name to the next
_MOST = 3
_PAD = 3.0
_GREY = 0.93


def draw_tree(tree: Tree, left: float, top: float, width: float, height: float, metrics: FontMetrics) -> list[Item]:
    """The bracket below ``top``, as large as the room."""
    stages, most = len(tree.columns), max(1, len(tree.columns[0]))
    room = height - _HEAD
    each = (width - _GAP * (stages - 1)) / stages
    size = max(MINIMUM_SIZE, min(_LARGEST, room / most / (2 * _LINE + 1.2)))
    longest = max((_wide(tie, size, metrics) for ties in tree.columns for tie in ties), default=0.0)
    size = max(MINIMUM_SIZE, min(size, max(_SMALLEST, size * each / max(longest, 1.0))))
    lines = _most_lines(tree, each, size, room / most, metrics)
    tall = _tall(lines)
    items: list[Item] = []

    def middle(column: int, place: int) -> float:
        return top - _HEAD - (place + 0.5) * room / len(tree.columns[column])

    for column, (head, ties) in enumerate(zip(tree.heads, tree.columns, strict=True)):
        x = left + column * (each + _GAP)
        items.append(TextItem(x, top - 10, *fitted(head, each, Style.BOLD, 8.0, metrics)))
        for place, tie in enumerate(ties):
            y = middle(column, place)
            items += _tie(tie, x, y, each, size, lines, metrics)
            if column + 1 < stages:
                next_y, turn = middle(column + 1, place // 2), x + each + _GAP / 2
                items.append(LineItem(x + each, y, turn, y, 0.6, 0.3))
                items.append(LineItem(turn, y, turn, next_y, 0.6, 0.3))
                if place % 2 == 0:
                    items.append(LineItem(turn, next_y, x + each + _GAP, next_y, 0.6, 0.3))
    if tree.beside is not None:
        x = left + (stages - 1) * (each + _GAP)
        y = max(top - height + (tall + 0.9) * size, top - _HEAD - 0.5 * room - 6.5 * size)
        items += _tie(tree.beside, x, y, each, size, lines, metrics)
        items.append(TextItem(x, y + tall * size + 3, *fitted(tree.beside_head, each, Style.BOLD, 8.0, metrics)))
    return items


def _wide(tie: TreeTie, size: float, metrics: FontMetrics) -> float:
    """What the longer name needs beside its score."""
    widths = (
        metrics.width(name, Style.BOLD, size) + metrics.width(score, Style.BOLD, size) + 3 * _PAD
        for name, score in zip(tie.names, tie.scores, strict=True)
    )
    return max(widths)


def _most_lines(tree: Tree, width: float, size: float, room: float, metrics: FontMetrics) -> int:
    """How many lines a name has in this bracket: as many as the longest one needs, if there is room for all."""
    ties = [tie for column in tree.columns for tie in column]
    held = [pair for tie in ties for pair in zip(tie.names, tie.scores, strict=True)]
    needed = (
        label_lines(name, _beside(width, score, size, metrics), Style.BOLD, size, _MOST, metrics)
        for name, score in held
    )
    wanted = max(map(len, needed), default=1)
    return next((count for count in range(wanted, 1, -1) if (2 * _tall(count) + 1.2) * size <= room), 1)


def _tall(lines: int) -> float:
    """The height of a name of so many lines, per size."""
    return _LINE + (lines - 1) * _STEP


def _beside(width: float, score: str, size: float, metrics: FontMetrics) -> float:
    """What a score leaves for the name."""
    return width - metrics.width(score, Style.BOLD, size) - 3 * _PAD


def _tie(tie: TreeTie, x: float, y: float, width: float, size: float, most: int, metrics: FontMetrics) -> list[Item]:
    """Two names in a frame around ``y``; what decided stands below in small."""
    high = _tall(most) * size
    right, upper, lower = x + width, y + high, y - high
    items: list[Item] = [BoxItem(x, lower if tie.winner else y, width, high, _GREY)] if tie.winner is not None else []
    items += [
        LineItem(*ends, 0.5, 0.35)
        for ends in ((x, upper, right, upper), (x, y, right, y), (x, lower, right, lower), (x, lower, x, upper))
    ]
    items.append(LineItem(right, lower, right, upper, 0.5, 0.35))
    for index, (name, score) in enumerate(zip(tie.names, tie.scores, strict=True)):
        style = Style.BOLD if tie.winner == index else Style.REGULAR
        base = (y if index == 0 else lower) + high / 2 - 0.355 * size
        needed = metrics.width(score, Style.BOLD, size)
        items.append(TextItem(right - _PAD - needed, base, score, Style.BOLD, size))
        lines = label_lines(name, _beside(width, score, size, metrics), style, size, most, metrics)
        for number, label in enumerate(lines):
            down = (number - (len(lines) - 1) / 2) * _STEP * label.size
            items.append(TextItem(x + _PAD, base - down, *label))
    if tie.note:
        small = max(MINIMUM_SIZE, 0.75 * size)
        note = fitted(tie.note, width, Style.REGULAR, small, metrics)
        items.append(TextItem(x + _PAD, lower - 1.05 * small, *note, 0.25))
    return [item for item in items if not isinstance(item, TextItem) or item.text]
