"""The shipped typefaces: which file serves which style and script, and how wide its letters are.

All are TrueType with a free licence (resources/fonts/*.txt). Loading is lazy: the Chinese, Japanese and Korean face
is read only when such a letter is printed.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from pathlib import Path

import uharfbuzz

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.resources import resource_path


class Style(Enum):
    """The styles a page is set in."""

    REGULAR = "regular"
    BOLD = "bold"
    ITALIC = "italic"
    CONDENSED = "condensed"
    CONDENSED_BOLD = "condensed-bold"

    __hash__ = object.__hash__  # a key of every measure: Enum would hash its name each time


@dataclass(frozen=True, slots=True)
class FontFile:
    """A font inside a file of ``resources/fonts``; ``index`` counts faces of a collection."""

    font_id: str
    file: str
    index: int = 0

    @property
    def path(self) -> Path:
        """Where the file is on this machine."""
        return resource_path(f"fonts/{self.file}")


def _noto(name: str) -> FontFile:
    return FontFile(name, f"{name}.ttf")


_SCRIPTS = ("Arabic", "Hebrew", "Devanagari", "Thai", "Georgian", "Armenian")
_CJK = FontFile("WenQuanYiMicroHei", "wqy-microhei.ttc", 0)
_REGULAR = tuple(_noto(f"NotoSans{script}-Regular") for script in _SCRIPTS)
_BOLD = tuple(_noto(f"NotoSans{script}-Bold") for script in _SCRIPTS)

CHAINS: dict[Style, tuple[FontFile, ...]] = {
    Style.REGULAR: (_noto("NotoSans-Regular"), *_REGULAR, _CJK),
    Style.BOLD: (_noto("NotoSans-Bold"), *_BOLD, _CJK),
    Style.ITALIC: (_noto("NotoSans-Italic"), *_REGULAR, _CJK),
    Style.CONDENSED: (_noto("NotoSans-Condensed"), *_REGULAR, _CJK),
    Style.CONDENSED_BOLD: (_noto("NotoSans-CondensedBold"), *_BOLD, _CJK),
}
"""For each style the fonts that are asked in turn for a letter."""


BOLD_STYLES = frozenset((Style.BOLD, Style.CONDENSED_BOLD))
ONLY_REGULAR = frozenset((_CJK,))
"""Faces without a bold one beside them: their letters are drawn with a line of ``STROKE`` type sizes around them."""

STROKE = 0.035


class LoadedFont:
    """One face in memory: coverage and advances in thousandths of the type size."""

    def __init__(self, file: FontFile) -> None:
        self.file = file
        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(file.path)), file.index)
        self.font = uharfbuzz.Font(face)
        self.per_mille = 1000 / face.upem
        self._advances: dict[str, float | None] = {}

    def advance(self, letter: str) -> float | None:
        """Width of one letter, None when the font has no glyph for it."""
        try:
            return self._advances[letter]
        except KeyError:
            glyph = self.font.get_nominal_glyph(ord(letter))
            width = None if not glyph else self.font.get_glyph_h_advance(glyph) * self.per_mille
            self._advances[letter] = width
            return width

    def width(self, text: str) -> float | None:
        """Width of a text that needs no shaping, None when the font lacks one of its letters."""
        total = 0.0
        for letter in text:
            width = self.advance(letter)
            if width is None:
                return None
            total += width
        return total

    def covers(self, letter: str) -> bool:
        """Whether the font has a glyph for the letter."""
        return self.advance(letter) is not None


@cache
def load(file: FontFile) -> LoadedFont:
    """The font, read once per process."""
    return LoadedFont(file)


_PLAIN = re.compile(
    "[ -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u22ff]*"
)


def is_plain(text: str) -> bool:
    """Whether it is printed letter by letter: nothing to be shaped, joined or turned, no control character."""
    return _PLAIN.fullmatch(text) is not None
