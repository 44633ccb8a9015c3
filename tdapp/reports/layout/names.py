"""Fitting a player's name into its column without ever cutting the family name.

Steps: the whole name; one step smaller; initials of the given names; both; at last the whole name in two or more
lines. A name without a comma is taken as a family name. Letters without case (王, 明) are not made initials.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tdapp.reports.layout.page import MINIMUM_SIZE, FontMetrics, wrap
from tdapp.reports.pdf.fonts import Style

_STEP = 0.9
_INITIAL = re.compile(r"(\w[\u0300-\u036f]*)[^\s\-‐]*")


@dataclass(frozen=True, slots=True)
class FittedName:
    """The lines of a name and its type size in points."""

    lines: tuple[str, ...]
    size: float


def with_initials(name: str) -> str:
    """``Kővári, Łukasz Jan`` -> ``Kővári, Ł. J.``; unchanged where there is nothing to shorten."""
    family, comma, given = name.partition(",")
    given = given.strip()
    if not comma or not given or given[0].lower() == given[0].upper():
        return name
    return f"{family}, {_INITIAL.sub(lambda match: match[1] + '.', given.replace('.', ' ')).strip()}"


def smaller(size: float) -> float:
    """One step down, not under the minimum."""
    return max(size * _STEP, min(size, MINIMUM_SIZE))


def fit_name(name: str, width: float, style: Style, size: float, metrics: FontMetrics) -> FittedName:
    """The first of the steps that fits into ``width`` points; two lines always do."""
    full = metrics.width(name, style, 1.0)
    if full * size <= width:
        return FittedName((name,), size)
    if full * smaller(size) <= width:
        return FittedName((name,), smaller(size))
    short = with_initials(name)
    needed = metrics.width(short, style, 1.0)
    if needed * size <= width:
        return FittedName((short,), size)
    if needed * smaller(size) <= width:
        return FittedName((short,), smaller(size))
    return FittedName(tuple(wrap(name, width, style, smaller(size), metrics)) or ("",), smaller(size))


def needed_width(name: str, style: Style, metrics: FontMetrics) -> float:
    """The width in ems with initials at full size: what a name column should not go below."""
    return metrics.width(with_initials(name), style, 1.0)
