"""Names by one rule for a whole sheet: the family name bold and never cut, the given name lighter.

A sheet shows either all given names or all initials. What does not fit into its column hangs into a second line, broken
between words and after hyphens of its own; a word longer than its column is set narrow and then smaller, never divided.
A name without a comma is taken as a family name. Letters without case (王, 明) are not made initials.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from tdapp.reports.layout.page import MINIMUM_SIZE, FontMetrics, wrap
from tdapp.reports.pdf.fonts import Style

_INITIAL = re.compile(r"(\w[\u0300-\u036f]*)[^\s\-‐]*")
_MOST_LETTERS = 9  # of a given name, before it is written out
_DIVIDES = re.compile(r"[\s\-‐]+")
_PARTS = re.compile(r"[^\s\-‐/]*(?:[\-‐/]+|\s+|$)")
_LONG, _LONGEST = 16, 61  # letters of a word that may need a column of its own; no longer one is nobody's name


class Faces(NamedTuple):
    """The styles of family names and of given names."""

    strong: Style
    light: Style


TALL = 1.4
"""Between lines in scripts with signs far above and below, per type size."""

_TOGETHER = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]")
_FROM_LEFT = re.compile(r"[^\W_\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
"""A letter or a digit that keeps a line running from left to right."""

_HIGH = re.compile("[\u0600-\u0fff]")
WIDE = Faces(Style.BOLD, Style.REGULAR)
NARROW = Faces(Style.CONDENSED_BOLD, Style.CONDENSED)
_NARROWER = {Style.BOLD: Style.CONDENSED_BOLD, Style.REGULAR: Style.CONDENSED}

NameLine = tuple[tuple[str, Style], ...]
"""The stretches of one line of a name from left to right."""


def with_initials(name: str) -> str:
    """``Kővári, Łukasz Jan`` -> ``Kővári, Ł. J.``; unchanged where there is nothing to shorten."""
    family, comma, given = name.partition(",")
    given = given.strip()
    if not comma or not given or given[0].lower() == given[0].upper():
        return name
    given, bracket, team = given.partition("  (")
    return f"{family}, {_INITIAL.sub(lambda match: match[1] + '.', given.replace('.', ' ')).strip()}{bracket}{team}"


def spoken(name: str) -> tuple[str, str]:
    """What a person is called first and then, to be read from afar: given name and family name.

    Chinese, Japanese and Korean names stay together in their own order; a single name comes first.
    """
    family, comma, given = (part.strip() for part in name.partition(","))
    if not comma or not given:
        return family or name, ""
    if _TOGETHER.search(name):
        return f"{family} {given}", ""
    return given, family


def shortened(names: Iterable[str]) -> dict[str, str]:
    """Every name with initials; who would be the same as another keeps more letters of the first given name."""
    shorts = {name: with_initials(name) for name in names}
    letters = 1
    while twins := _twins(shorts):
        letters += 1
        for name in twins:
            family, _, given = name.partition(",")
            first = given.split()[0]
            held = first if letters >= len(first) else f"{first[:letters]}."
            rest = with_initials(f"{family}, {' '.join(given.split()[1:])}").partition(",")[2]
            shorts[name] = f"{family}, {held}{rest}".rstrip() if letters < _MOST_LETTERS else name
    return shorts


def _twins(shorts: Mapping[str, str]) -> list[str]:
    """The names that look like another one and could be longer."""
    count = Counter(short.replace(".", "") for short in shorts.values())
    return [name for name, short in shorts.items() if count[short.replace(".", "")] > 1 and short != name]


def has_tall(text: str) -> bool:
    """Whether a text has letters of such a script."""
    return _HIGH.search(text) is not None


@lru_cache(maxsize=10_000)
def one_line(name: str, faces: Faces) -> NameLine:
    """A name on one line; family and given name change sides in scripts that run from right to left."""
    family, comma, given = name.partition(",")
    if not comma or not given.strip():
        return ((name, faces.strong),)
    sides = {_runs_left(part) for part in (family, given)}
    if sides == {False}:
        return (family, faces.strong), (comma + given, faces.light)
    if sides == {True} and not _FROM_LEFT.search(name):
        return (comma + given, faces.light), (family, faces.strong)
    return ((name, faces.strong),)


def lines_of(name: str, room: float, faces: Faces, size: float, metrics: FontMetrics) -> tuple[NameLine, ...]:
    """The name in ``room`` points: on one line, else the given names below the family name.

    Where that takes two lines itself, they stand behind it if there is room, so that no third one is begun.
    """
    line = one_line(name, faces)
    if line_width(line, metrics) * size <= room:
        return (line,)
    family, comma, given = name.partition(",")
    first = _words_in(family + (comma if given.strip() else ""), room, faces.strong, size, metrics)
    second = _words_in(given, room, faces.light, size, metrics)
    if len(first) > 1 and len(second) == 1 and not _runs_left(name):
        ending = ((first[-1], faces.strong), (f" {second[0]}", faces.light))
        if line_width(ending, metrics) * size <= room:
            return (*(((part, faces.strong),) for part in first[:-1]), ending)
    lines = [((part, faces.strong),) for part in first] + [((part, faces.light),) for part in second]
    return tuple(lines) or (((name, faces.strong),),)


def _words_in(text: str, room: float, style: Style, size: float, metrics: FontMetrics) -> list[str]:
    """Words on as few lines as possible, none divided; what is longer than the room stands alone."""
    lines: list[str] = []
    for word in filter(None, _PARTS.findall(text.strip())):
        if lines and metrics.width((lines[-1] + word).rstrip(), style, size) <= room:
            lines[-1] += word
        else:
            lines.append(word)
    held: list[str] = []
    for line in map(str.strip, lines):
        fits = metrics.width(line, style, size) <= room
        stays = line.lower() != line.upper() and metrics.width(line, _NARROWER.get(style, style), MINIMUM_SIZE) <= room
        held += [line] if fits or stays else wrap(line, room, style, size, metrics)
    return held


def squeezed(line: NameLine, room: float, size: float, metrics: FontMetrics) -> tuple[NameLine, float]:
    """A line that is longer than its room: in the narrow face, then in smaller type."""
    if line_width(line, metrics) * size <= room + 0.01:
        return line, size
    narrow = tuple((text, _NARROWER.get(style, style)) for text, style in line)
    wide = line_width(narrow, metrics)
    return narrow, max(MINIMUM_SIZE, min(size, room / wide))


@lru_cache(maxsize=20_000)  # asked for each size and sheet that is tried
def line_width(line: NameLine, metrics: FontMetrics) -> float:
    """The width of a line in ems."""
    return sum(metrics.width(text, style, 1.0) for text, style in line)


def longest_piece(name: str, faces: Faces, metrics: FontMetrics) -> float:
    """The widest part of the family name that is not to be divided, in ems."""
    pieces = _DIVIDES.split(name.partition(",")[0])
    return max((metrics.width(f"{piece},", faces.strong, 1.0) for piece in pieces), default=0.0)


def least_room(name: str, metrics: FontMetrics) -> float:
    """Points that the longest word of a name takes in the smallest narrow type."""
    words = [word.strip() for word in _PARTS.findall(name) if word.lower() != word.upper()]
    longest = max(words, key=len, default="")
    return metrics.width(longest[:_LONGEST], NARROW.strong, MINIMUM_SIZE) if len(longest) > _LONG else 0.0


def _runs_left(text: str) -> bool:
    return not text.isascii() and any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
