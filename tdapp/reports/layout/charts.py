"""Lying bars from zero on one common scale: honest charts, readable without colour."""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.reports.layout.labels import fitted
from tdapp.reports.layout.model import Bar, Chart
from tdapp.reports.layout.page import BoxItem, FontMetrics, Item, TextItem
from tdapp.reports.pdf.fonts import Style

BAR_HEIGHT = 14.0
CHART_TITLE = 24.0
_SIZE = 8.8
_GREY = 0.55
_GAP = 6.0
_WIDEST_LABEL = 0.3  # of the width


def draw_bars(
    chart: Chart, bars: Sequence[Bar], left: float, y: float, width: float, metrics: FontMetrics
) -> tuple[list[Item], float]:
    """Some bars of a chart below ``y``, with its title; the lower edge."""
    items: list[Item] = []
    y -= CHART_TITLE
    items.append(TextItem(left, y + 6, chart.title, Style.BOLD, _SIZE * 1.2))
    labels = min(max((_width(bar.label, metrics) for bar in chart.bars), default=0.0), _WIDEST_LABEL * width)
    values = max((_width(bar.text, metrics) for bar in chart.bars), default=0.0)
    room = width - labels - values - 2 * _GAP
    longest = chart.scale or max((bar.value for bar in chart.bars), default=0.0) or 1.0
    for bar in bars:
        y -= BAR_HEIGHT
        baseline = y + BAR_HEIGHT / 2 - 0.355 * _SIZE
        label = fitted(bar.label, labels, Style.REGULAR, _SIZE, metrics)
        items.append(TextItem(left + labels - metrics.width(*label), baseline, *label))
        length = room * min(1.0, bar.value / longest)
        start = left + labels + _GAP
        if length > 0:
            items.append(BoxItem(start, y + 2.2, length, BAR_HEIGHT - 4.4, _GREY))
        items.append(TextItem(start + length + _GAP, baseline, bar.text, Style.REGULAR, _SIZE))
    return items, y


def _width(text: str, metrics: FontMetrics) -> float:
    return metrics.width(text, Style.REGULAR, _SIZE)
