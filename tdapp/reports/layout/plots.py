"""Dots with their intervals on one scale, and numbers shaded by their size: readable without colour."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import chain

from tdapp.reports.layout.model import Dot, Dots, Heat, ShadedRow
from tdapp.reports.layout.page import BoxItem, FontMetrics, Item, LineItem, TextItem
from tdapp.reports.pdf.fonts import Style

DOT_HEIGHT = 11.0
HEAT_HEIGHT = 14.0
PLOT_HEAD = 38.0
"""Title, and the scale or the column titles."""

_SIZE = 8.0
_GAP = 6.0
_WIDEST_LABEL = 0.42  # of the width
_CELL = 62.0
_PALE, _PALE_INK = 0.98, 0.4  # of a cell that may be chance
_LIGHT, _DARK = 1.0, 0.32
_MIDDLE = 0.355  # half the height of a capital, per size


def draw_dots(
    plot: Dots, dots: Sequence[Dot], left: float, y: float, width: float, metrics: FontMetrics
) -> tuple[list[Item], float]:
    """Some dots of a plot below ``y`` with title and scale; the lower edge.

    The line is the interval, the square the value, a tick above the line the published figure.
    """
    labels = _labels([dot.label for dot in plot.dots], width, metrics)
    values = max((_wide(dot.text, metrics) for dot in plot.dots), default=0.0)
    start, end = left + labels + _GAP, left + width - values - _GAP
    low, high, step = scale_of(plot)

    def at(value: float) -> float:
        return start + (value - low) / ((high - low) or 1.0) * (end - start)

    items, y = _title(plot.title, left, y)
    bottom = y - DOT_HEIGHT * len(dots)
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        text = f"{value:.{max(0, -math.floor(math.log10(step)))}f}"
        items.append(TextItem(at(value) - _wide(text, metrics) / 2, y + 4, text, Style.REGULAR, _SIZE, 0.25))
        items.append(LineItem(at(value), bottom, at(value), y, 0.3, 0.8 if value else 0.4))
    for dot in dots:
        y -= DOT_HEIGHT
        middle = y + DOT_HEIGHT / 2
        baseline = middle - _MIDDLE * _SIZE
        label = shortened(dot.label, labels, metrics)
        items.append(TextItem(left + labels - _wide(label, metrics), baseline, label, Style.REGULAR, _SIZE))
        items.append(LineItem(at(dot.low), middle, at(dot.high), middle, 1.1, 0.45))
        items.append(BoxItem(at(dot.value) - 2, middle - 2, 4, 4, 0.0))
        if dot.reference is not None:
            items.append(LineItem(at(dot.reference), middle + 1, at(dot.reference), middle + 5, 1.2, 0.0))
        items.append(TextItem(end + _GAP, baseline, dot.text, Style.REGULAR, _SIZE))
    return items, y


def scale_of(plot: Dots) -> tuple[float, float, float]:
    """Lower end, upper end and step of the scale, round numbers around everything that is shown."""
    shown = [value for dot in plot.dots for value in (dot.low, dot.high, dot.value, dot.reference) if value is not None]
    low, high = min(shown, default=0.0), max(shown, default=1.0)
    step = 10.0 ** math.floor(math.log10(max(high - low, 1e-3)))
    for factor in (1.0, 0.5, 0.2):
        if (high - low) / (step * factor) >= 4:
            step *= factor
            break
    else:
        step *= 0.1
    return math.floor(low / step) * step, math.ceil(high / step) * step, step


def draw_heat(
    heat: Heat, rows: Sequence[ShadedRow], left: float, y: float, width: float, metrics: FontMetrics
) -> tuple[list[Item], float]:
    """Some rows of a heat map below ``y``, with title and column titles; the larger, the darker."""
    labels = _labels([row.label for row in heat.rows], width, metrics)
    start = left + labels + _GAP
    widest = max((_wide(head, metrics, Style.BOLD) for head in heat.heads), default=0.0)
    each = min(max(_CELL, widest + _GAP), (left + width - start) / max(1, len(heat.heads)))
    known = [value for value in chain.from_iterable(row.values for row in heat.rows) if value is not None]
    low, high = min(known, default=0.0), max(known, default=1.0)
    items, y = _title(heat.title, left, y)
    for column, head in enumerate(heat.heads):
        text = shortened(head, each - 4, metrics)
        x = start + column * each + (each - _wide(text, metrics, Style.BOLD)) / 2
        items.append(TextItem(x, y + 4, text, Style.BOLD, _SIZE))
    for row in rows:
        y -= HEAT_HEIGHT
        baseline = y + HEAT_HEIGHT / 2 - _MIDDLE * _SIZE
        label = shortened(row.label, labels, metrics)
        items.append(TextItem(left + labels - _wide(label, metrics), baseline, label, Style.REGULAR, _SIZE))
        for column, (value, text) in enumerate(zip(row.values, row.texts, strict=True)):
            if value is None:
                continue
            grey = _LIGHT - (value - low) / ((high - low) or 1.0) * (_LIGHT - _DARK)
            is_pale = column < len(row.pale) and row.pale[column]
            grey = _PALE if is_pale else grey
            x = start + column * each
            items.append(BoxItem(x + 0.5, y + 0.5, each - 1, HEAT_HEIGHT - 1, round(grey, 3)))
            ink = _PALE_INK if is_pale else 1.0 if grey < 0.55 else 0.0
            items.append(TextItem(x + (each - _wide(text, metrics)) / 2, baseline, text, Style.REGULAR, _SIZE, ink))
    return items, y


def _title(title: str, left: float, y: float) -> tuple[list[Item], float]:
    return [TextItem(left, y - 16, title, Style.BOLD, _SIZE * 1.25)], y - PLOT_HEAD


def _labels(labels: Sequence[str], width: float, metrics: FontMetrics) -> float:
    return min(max((_wide(label, metrics) for label in labels), default=0.0), _WIDEST_LABEL * width)


def _wide(text: str, metrics: FontMetrics, style: Style = Style.REGULAR) -> float:
    return metrics.width(text, style, _SIZE)


def shortened(text: str, width: float, metrics: FontMetrics, size: float = _SIZE) -> str:
    """A label that is too long ends in an ellipsis; names of players are never labels."""
    if metrics.width(text, Style.REGULAR, size) <= width + 0.01:
        return text
    while text and metrics.width(f"{text}…", Style.REGULAR, size) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"
