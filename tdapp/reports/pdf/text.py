"""Text into runs: order of right-to-left scripts, a font for every letter, shaping where the script needs it.

Plain Latin, Cyrillic, Greek or Chinese takes the fast path: one run, no shaping. Arabic, Hebrew, Indic scripts,
Thai and combining accents go through the bidirectional algorithm (python-bidi) and HarfBuzz.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import groupby

import uharfbuzz

from tdapp.domain.words.frozen import dataclass
from tdapp.reports.pdf.fonts import BOLD_STYLES, CHAINS, ONLY_REGULAR, FontFile, LoadedFont, Style, is_plain, load

_REPLACEMENT = "\ufffd"
_JOINERS = "\u200c\u200d"
_SHAPED = ((0x0590, 0x10A0), (0x1700, 0x1CFF), (0xA8E0, 0xABFF), (0xFB1D, 0xFDFF), (0xFE70, 0xFEFF))
_LEFTWARD = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_TURNED = re.compile(
    rf"[{_LEFTWARD}](?:[{_LEFTWARD}\u0300-\u036f\u200c\u200d]|[ ,.'’\u2010\-]+(?=[{_LEFTWARD}]))*"
    rf"(?:(?<=[ ,.][{_LEFTWARD}])\.)?"
)
"""A name in letters that run from right to left, with the point of an initial at its end."""

_RIGHT_TO_LEFT = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI"))


@dataclass(frozen=True, slots=True)
class Glyph:
    """A shaped glyph, measures in thousandths of the type size; ``letter`` is the source letter of its cluster."""

    index: int
    letter: str
    advance: float
    x_offset: float
    y_offset: float


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of one font in visual order.

    ``glyphs`` is None where nothing was shaped. ``source`` is the text to be copied out where the glyphs alone would
    not give it (left-to-right scripts that reorder), else empty. ``width`` in thousandths of the type size.
    ``stroked``: made bold by a line around every letter, because the script has no bold face.
    """

    file: FontFile
    text: str
    width: float
    glyphs: tuple[Glyph, ...] | None = None
    source: str = ""
    stroked: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """The runs of one line from left to right, its width per mille and the letters that no font has."""

    runs: tuple[Run, ...]
    width: float
    missing: str = ""


class Typesetter:
    """Measures and sets text with the shipped fonts; the layout's metrics and the PDF's source of runs."""

    def width(self, text: str, style: Style, size: float) -> float:
        """Width in points of one line of text."""
        return set_line(text, style).width * size / 1000

    def missing(self, texts: Iterable[str]) -> str:
        """Letters of these texts that no shipped font has, each once, in order."""
        found = dict.fromkeys(letter for text in texts for letter in set_line(text, Style.REGULAR).missing)
        return "".join(found)


@lru_cache(maxsize=30_000)
def set_line(text: str, style: Style) -> Line:
    """One line of text in a style."""
    if is_plain(text):
        base = load(CHAINS[style][0])
        width = base.width(text)
        if width is not None:  # nearly always
            return Line((Run(base.file, text, width),) if text else (), width)
    text = clean(text)
    if text.isascii() or not any(map(_needs_shaping, text)):
        runs = tuple(_plain_runs(text, style))
    else:
        runs = tuple(run for part, level in _visual_parts(text) for run in _shaped_runs(part, level, style))
    if style in BOLD_STYLES and any(run.file in ONLY_REGULAR for run in runs):
        runs = tuple(replace(run, stroked=run.file in ONLY_REGULAR and _has_letters(run.text)) for run in runs)
    missing = "" if text.isascii() else "".join(c for c in text if c not in _JOINERS and _font(c, style) is None)
    return Line(runs, sum(run.width for run in runs), missing)


def _has_letters(text: str) -> bool:
    return any(unicodedata.category(letter) == "Lo" for letter in text)


def clean(text: str) -> str:
    """The text as it can stand on one line: control characters become spaces, half characters a replacement mark."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_printable(letter) for letter in text)


def _printable(letter: str) -> str:
    category = unicodedata.category(letter)
    if category in ("Cc", "Zl", "Zp"):
        return " "
    if category == "Cs":
        return _REPLACEMENT
    return "" if category == "Cf" and letter not in _JOINERS else letter


def _needs_shaping(letter: str) -> bool:
    code = ord(letter)
    if code < 0x0300:
        return False
    if code < 0x0590 or 0x1E00 <= code < 0x2000:
        return unicodedata.combining(letter) != 0
    return any(first <= code < last for first, last in _SHAPED) or unicodedata.combining(letter) != 0


def _font(letter: str, style: Style, preferred: LoadedFont | None = None) -> LoadedFont | None:
    """The first font of the style's chain with a glyph for the letter, ``preferred`` before all."""
    if preferred is not None and preferred.covers(letter):
        return preferred
    return first_font(letter, style)


@cache
def first_font(letter: str, style: Style) -> LoadedFont | None:
    """The first font of the style's chain with a glyph for the letter."""
    return next((font for font in map(load, CHAINS[style]) if font.covers(letter)), None)


def _font_parts(text: str, style: Style) -> Iterator[tuple[LoadedFont, str]]:
    """Stretches of one font in logical order; accents, joiners and spaces stay with what is before them."""
    base = load(CHAINS[style][0])
    chosen: list[tuple[LoadedFont, str]] = []
    current: LoadedFont | None = None
    for letter in text:
        if letter in _JOINERS and current is not None:
            chosen.append((current, letter))
            continue
        sticky = current if unicodedata.combining(letter) or letter.isspace() else None
        current = _font(letter, style, sticky)
        if current is None:
            current, letter = base, _REPLACEMENT
        chosen.append((current, letter))
    for font, stretch in groupby(chosen, key=lambda pair: pair[0]):
        yield font, "".join(letter for _, letter in stretch)


def _plain_runs(text: str, style: Style) -> Iterator[Run]:
    for font, part in _font_parts(text, style):
        yield Run(font.file, part, sum(font.advance(letter) or 0.0 for letter in part))


def _visual_parts(text: str) -> list[tuple[str, int]]:
    """Stretches of one embedding level, from left to right; the text inside each stays in logical order.

    Our sheets are read from left to right. A name that runs from right to left is isolated in them: it does not turn
    the number, the colour or the sentence around it. A text of such letters alone is a paragraph of its own.
    """
    if not any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in text):
        return [(text, 0)]
    if _TURNED.match(text.lstrip(" ,.-")) and not any(unicodedata.bidirectional(letter) == "L" for letter in text):
        return _reordered(text)
    parts: list[tuple[str, int]] = []
    reached = 0
    for found in _TURNED.finditer(text):
        if found.start() > reached:
            parts.append((text[reached : found.start()], 0))
        parts += _reordered(found[0])
        reached = found.end()
    return [*parts, (text[reached:], 0)] if reached < len(text) else parts


def _reordered(text: str) -> list[tuple[str, int]]:
    """The same of a paragraph, by the bidirectional algorithm."""
    from bidi import algorithm  # here, because few texts need it

    storage = algorithm.get_empty_storage()
    storage["base_level"] = algorithm.get_base_level(text)
    storage["base_dir"] = "LR"[storage["base_level"]]
    algorithm.get_embedding_levels(text, storage)
    algorithm.explicit_embed_and_overrides(storage, False)
    algorithm.resolve_weak_types(storage, False)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    parts = [
        ("".join(char["ch"] for char in chars), level)
        for level, chars in groupby(storage["chars"], key=lambda char: int(char["level"]))
    ]
    for level in range(max(level for _, level in parts), 0, -1):  # Unicode Annex 9, rule L2
        start = 0
        while start < len(parts):
            end = start
            while end < len(parts) and parts[end][1] >= level:
                end += 1
            parts[start:end] = reversed(parts[start:end])
            start = end + 1
    return parts


def _shaped_runs(part: str, level: int, style: Style) -> list[Run]:
    runs = []
    for font, text in _font_parts(part, style):
        if level % 2 == 0 and not any(map(_needs_shaping, text)) and not any(j in text for j in _JOINERS):
            runs.append(Run(font.file, text, sum(font.advance(letter) or 0.0 for letter in text)))
        else:
            runs.append(_shape(font, text, right_to_left=level % 2 == 1))
    return runs[::-1] if level % 2 else runs


def _shape(font: LoadedFont, text: str, *, right_to_left: bool) -> Run:
    """Glyphs in visual order by HarfBuzz."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if right_to_left else "ltr"
    uharfbuzz.shape(font.font, buffer, {"kern": True, "liga": True})
    glyphs = tuple(
        Glyph(
            info.codepoint,
            text[info.cluster],
            position.x_advance * font.per_mille,
            position.x_offset * font.per_mille,
            position.y_offset * font.per_mille,
        )
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    )
    return Run(font.file, text, sum(glyph.advance for glyph in glyphs), glyphs, "" if right_to_left else text)
