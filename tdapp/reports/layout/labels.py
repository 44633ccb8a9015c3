"""Names beside a bar or in a frame of fixed width: initials, a narrow face and smaller type before anything is cut."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from tdapp.reports.layout.names import with_initials
from tdapp.reports.layout.page import MINIMUM_SIZE, FontMetrics, spaced, wrap
from tdapp.reports.pdf.fonts import Style

_NARROW = {Style.REGULAR: Style.CONDENSED, Style.BOLD: Style.CONDENSED_BOLD}
_STEP = 0.25


class Label(NamedTuple):
    """A text on one line as it fits."""

    text: str
    style: Style
    size: float


def fitted(text: str, room: float, style: Style, size: float, metrics: FontMetrics) -> Label:
    """The text in ``room`` points. What is too long even as a family name in the smallest type ends in an ellipsis."""
    short, narrow = with_initials(text), _NARROW.get(style, style)
    smallest = min(size, MINIMUM_SIZE)
    sizes = [size - step * _STEP for step in range(int((size - smallest) / _STEP) + 1)]
    family = text.partition(",")[0]
    tried = (
        Label(text, style, size),
        Label(short, style, size),
        *(Label(short, narrow, one) for one in sizes),
        *(Label(family, narrow, one) for one in sizes),
    )
    for label in tried:
        if metrics.width(*label) <= room + 0.01:
            return label
    return Label(cut_short(family, room, narrow, smallest, metrics), narrow, smallest)


def cut_short(text: str, room: float, style: Style, size: float, metrics: FontMetrics) -> str:
    """As much of a text that is too long as fits with an ellipsis; empty where not even one letter does."""

    def too_wide(letters: int) -> bool:
        return metrics.width(f"{text[:letters]}…", style, size) > room

    letters = bisect_left(range(1, len(text) + 1), True, key=too_wide)
    return f"{text[:letters].rstrip()}…" if letters else ""


def label_lines(name: str, room: float, style: Style, size: float, most: int, metrics: FontMetrics) -> list[Label]:
    """The name on one line, or its words on as many as there may be."""
    one = fitted(name, room, style, size, metrics)
    if not one.text.endswith("…"):
        return [one]
    for text in (with_initials(name), name.partition(",")[0]):
        for face in (one.style, Style.CONDENSED):
            parts = wrap(text, room, face, one.size, metrics)
            if len(parts) <= most and " ".join(parts) == spaced(text):  # no word was divided
                return [Label(part, face, one.size) for part in parts]
    return [one]
