"""What a laid-out page consists of: texts, lines and grey boxes at fixed places, in points from the lower left."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Protocol

from tdapp.domain.section.page_head import Picture
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.reports.options import Paper
from tdapp.reports.pdf.fonts import Style, is_plain

POINTS_PER_MM = 72 / 25.4
MINIMUM_SIZE = 7.0
"""No text on any page is smaller, in points."""

GUTTER = 5 * POINTS_PER_MM
"""Between columns of lines, in points."""

SIZES: dict[Paper, tuple[float, float]] = {
    Paper.A4: (210 * POINTS_PER_MM, 297 * POINTS_PER_MM),
    Paper.LETTER: (612.0, 792.0),
    Paper.A3: (297 * POINTS_PER_MM, 420 * POINTS_PER_MM),
    Paper.TABLOID: (792.0, 1224.0),
}
"""Width and height in points, portrait."""

LARGER: dict[Paper, Paper] = {Paper.A4: Paper.A3, Paper.LETTER: Paper.TABLOID}
"""The sheet of twice the size, where a table does not fit."""


class FontMetrics(Protocol):
    """What the layout must know of fonts."""

    def width(self, text: str, style: Style, size: float) -> float:
        """Width in points of one line of text."""

    def __hash__(self) -> int:
        """What was measured with the same ones is kept."""


@dataclass(frozen=True, slots=True)
class TextItem:
    """A line of text; ``x`` is its left end, ``y`` the baseline, ``grey`` 0 is black and 1 white.

    ``turned`` stands on its head: ``x`` is then its right end as it lies on the paper.
    """

    x: float
    y: float
    text: str
    style: Style
    size: float
    grey: float = 0.0
    turned: bool = False


@dataclass(frozen=True, slots=True)
class LineItem:
    """A straight line; ``dashed`` for cut and fold marks."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    grey: float = 0.0
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class BoxItem:
    """A filled rectangle without border; ``x`` and ``y`` are its lower left corner."""

    x: float
    y: float
    width: float
    height: float
    grey: float


@dataclass(frozen=True, slots=True)
class ImageItem:
    """A picture in a rectangle of its own proportions; ``x`` and ``y`` are its lower left corner.

    ``turned`` stands on its head.
    """

    x: float
    y: float
    width: float
    height: float
    picture: Picture
    turned: bool = False


Item = TextItem | LineItem | BoxItem | ImageItem


@dataclass(frozen=True, slots=True)
class Tag:
    """What follows is this to who hears the page: ``H1 H2 P Table Caption TR TH TD Figure`` or ``Artifact``.

    ``key`` tells tables apart, which may go on over pages, and marks the header of a row; ``text`` says a figure in
    words.
    """

    name: str
    key: int = 0
    text: str = ""


ARTIFACT, PARAGRAPH = Tag("Artifact"), Tag("P")
Drawn = Item | Tag


def untagged(drawn: Iterable[Drawn]) -> tuple[tuple[Item, ...], tuple[tuple[int, Tag], ...]]:
    """What is drawn, and each tag with the number of the item that it stands before."""
    items: list[Item] = []
    tags: list[tuple[int, Tag]] = []
    for one in drawn:
        if isinstance(one, Tag):
            tags.append((len(items), one))
        else:
            items.append(one)
    return tuple(items), tuple(tags)


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet side. ``bookmark`` is its line in the outline, ``tags`` stand before items of these numbers.

    Without any tag every text is a paragraph.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    bookmark: str
    tags: tuple[tuple[int, Tag], ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """Paper in an orientation with the area that may be printed on, in ``across`` columns of lines."""

    paper: Paper
    landscape: bool
    across: int = 1

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in points as it lies."""
        width, height = SIZES[self.paper]
        return (height, width) if self.landscape else (width, height)

    @property
    def left(self) -> float:
        """The left margin; the right one is the same."""
        return 14 * POINTS_PER_MM

    @property
    def top(self) -> float:
        """The upper margin, in points."""
        return 12 * POINTS_PER_MM

    @property
    def bottom(self) -> float:
        """The lower margin, in points."""
        return 11.5 * POINTS_PER_MM

    @property
    def text_width(self) -> float:
        """Points between the margins."""
        return self.size[0] - 2 * self.left

    @property
    def column_width(self) -> float:
        """Points of one column of lines."""
        return (self.text_width - (self.across - 1) * GUTTER) / self.across

    def column_left(self, column: int) -> float:
        """The left end of a column of lines, counted from 0."""
        return self.left + column * (self.column_width + GUTTER)

    @property
    def words(self) -> str:
        """``A4 landscape``."""
        orientation = tr("landscape") if self.landscape else tr("portrait")
        return f"{self.paper.value} {orientation}"


_BREAKING = re.compile(r"[ \t\r\n\f\v]+")  # no others: French ties its colon to the word before


def spaced(text: str) -> str:
    """The text with one blank where there were several; blanks that hold words together stay."""
    return _BREAKING.sub(" ", text).strip(" ")


def wrap(text: str, width: float, style: Style, size: float, metrics: FontMetrics) -> list[str]:
    """Running text in lines of at most ``width`` points.

    A word that is too long is divided after a hyphen of its own, else anywhere, with a hyphen between letters. The last
    line is no word alone where the one before can spare a second. No line begins with the dot between two facts.
    """
    adds_up = is_plain(text)  # then words are measured once, not line by line
    if adds_up and len(text) < _SHORT and metrics.width(text, style, size) < width - 0.01:  # nearly every cell
        whole = spaced(text).replace(_TIED, " ")
        return [whole] if whole else []
    space = metrics.width(" ", style, size)
    lines: list[str] = []
    line, reached = "", 0.0
    for word in spaced(text).replace(" ·", f"{_TIED}·").split(" ") if text else ():
        longer = f"{line} {word}" if line else word
        if adds_up:
            wide = (reached + space if line else 0.0) + metrics.width(word, style, size)
        else:
            wide = metrics.width(longer, style, size)
        if wide <= width:
            line, reached = longer, wide
            continue
        if line:
            lines.append(line)
        while (cut := _fitting(word, width, style, size, metrics)) < len(word):
            own = max(word.rfind(sign, 1, cut) for sign in _HYPHENS) + 1
            if own:
                part, word = word[:own], word[own:]
            elif cut > 2 and _has_case(word[cut - 2 : cut]):
                part, word = f"{word[: cut - 1]}-", word[cut - 1 :]
            else:
                part, word = word[:cut], word[cut:]
            lines.append(part)
        line, reached = word, metrics.width(word, style, size)
    if line and " " not in line and lines and lines[-1].count(" ") > 1:  # no word alone on the last line
        before, _, moved = lines[-1].rpartition(" ")
        if metrics.width(f"{moved} {line}", style, size) <= width:
            lines[-1], line = before, f"{moved} {line}"
    return [one.replace(_TIED, " ") for one in (*lines, line) if one]


_TIED = "\u00a0"  # a blank that is no end of a line
_SHORT = 100  # letters
_HYPHENS = "-\u2010/"


def _has_case(letters: str) -> bool:
    return all(letter.lower() != letter.upper() for letter in letters)


def _fitting(word: str, width: float, style: Style, size: float, metrics: FontMetrics) -> int:
    """How many letters of a word fit into a line, at least one; never measures more than twice as many."""
    fits, most = 1, 1
    while most < len(word):
        most = min(2 * most, len(word))
        if metrics.width(word[:most], style, size) > width:
            break
        fits = most
    while fits + 1 < most:
        middle = (fits + most) // 2
        if metrics.width(word[:middle], style, size) <= width:
            fits = middle
        else:
            most = middle
    return fits
