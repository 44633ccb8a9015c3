"""What a document says, before anybody decides where on the paper it stands.

A DocumentModel holds ready texts in the order of reading. It knows nothing of points, fonts or pages; the layout
may print it on any paper. Golden tests are written against this model.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tdapp.reports.options import Orientation, Paper


class Align(Enum):
    """How the texts of a column stand."""

    LEFT = "left"
    RIGHT = "right"
    CENTRE = "centre"
    DECIMAL = "decimal"  # on the decimal sign, ½ or shared-place sign
    ANCHOR = "anchor"  # on the first letter of ``Column.anchor`` (the colour in 12w1), else centred


class Fit(Enum):
    """What a column may do when it is narrow."""

    WHOLE = "whole"  # never narrower than its widest text
    NAME = "name"  # a player's name: shrinks, then initials, then two lines; the family name stays whole


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table.

    ``share`` weighs its part of spare width, ``band`` names columns of one common width, ``split`` marks columns
    that may be moved to a second sheet, ``square`` asks for at least the width of a line's height, ``gap`` sets the
    column off from the one before.
    """

    key: str
    title: str
    align: Align = Align.LEFT
    fit: Fit = Fit.WHOLE
    bold: bool = False
    share: float = 1.0
    band: str = ""
    split: bool = False
    square: bool = False
    gap: bool = False
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table: a text per column.

    ``mark`` follows the name (†), ``filled`` lists columns that are blackened (the diagonal of a grid), ``group``
    holds lines together at the end of a page where it is not empty, ``rule`` draws a line above (new score group).
    """

    texts: tuple[str, ...]
    mark: str = ""
    filled: tuple[int, ...] = ()
    group: str = ""
    rule: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Columns and rows. ``condensed`` asks for the narrow face from the start, ``grid`` for lines between columns."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    title: str = ""
    condensed: bool = False
    grid: bool = False
    new_page: bool = False
    row_noun: str = "Lines"  # in the bookmarks: "Places 1-45"


class Voice(Enum):
    """How loud a paragraph speaks."""

    NOTE = "note"  # as the foot of the page
    TEXT = "text"
    HEADING = "heading"  # stays with what follows


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text between or after tables."""

    text: str
    voice: Voice = Voice.NOTE


Block = Table | Paragraph


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands at the head of every page.

    ``status`` are the words that must be seen ("provisional"), ``remark`` says how the table is ordered.
    """

    event: str
    section: str
    title: str
    stage: str
    place_and_date: str
    status: tuple[str, ...] = ()
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Imprint:
    """What stands at the foot of every page.

    ``ladder`` is the tie-break ladder in words, one paragraph an entry, ``legend`` the notation in use, ``fide_mark``
    the mark of the FIDE mode or empty.
    """

    program: str
    printed: str
    serial: str
    ladder: tuple[str, ...] = ()
    legend: tuple[str, ...] = ()
    fide_mark: str = ""


@dataclass(frozen=True, slots=True)
class PageWish:
    """The paper asked for; ``wide`` says that the table needs landscape where the orientation is left open.

    ``type_size`` in points overrides the usual size (wall lists).
    """

    paper: Paper
    orientation: Orientation
    wide: bool = False
    type_size: float | None = None


@dataclass(frozen=True, slots=True)
class DocumentModel:
    """A document, ready to be laid out. ``notes`` follow the last block; ``adjustments`` were made while building."""

    document_id: str
    heading: Heading
    blocks: tuple[Block, ...]
    imprint: Imprint
    wish: PageWish
    notes: tuple[str, ...] = ()
    author: str = ""
    language: str = "en"
    adjustments: tuple[str, ...] = ()
