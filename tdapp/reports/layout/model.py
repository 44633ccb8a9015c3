"""What a document says, before anybody decides where on the paper it stands.

A DocumentModel holds ready texts in the order of reading. It knows nothing of points, fonts or pages; the layout
may print it on any paper. Golden tests are written against this model.
"""

from __future__ import annotations

from dataclasses import field
from enum import Enum

from tdapp.domain.section.page_head import PageHead
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked
from tdapp.reports.options import Orientation, Paper


class Align(Enum):
    """How the texts of a column stand."""

    LEFT = "left"
    RIGHT = "right"
    CENTRE = "centre"
    DECIMAL = "decimal"  # on the decimal sign, ½ or shared-place sign
    ANCHOR = "anchor"  # on the first letter of ``Column.anchor`` (the colour in 12w1) behind a number, else centred


class Fit(Enum):
    """What a column may do when it is narrow."""

    WHOLE = "whole"  # never narrower than its widest text
    NAME = "name"  # a player's name: shrinks, then initials, then two lines; the family name stays whole
    TEXT = "text"  # running text: as many lines as it needs


class Pen(Enum):
    """What a column leaves for a pen."""

    NOTHING = "nothing"
    TICK = "tick"  # a small box to tick
    WRITE = "write"  # a frame to write in, ``Column.ems`` wide


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table.

    ``share`` weighs its part of spare width, ``band`` names columns of one common width, ``split`` marks columns
    that may be moved to a second sheet, ``square`` asks for at least the width of a line's height, ``gap`` sets the
    column off from the one before, ``ems`` is the least width in type sizes; parts of family names up to ``undivided``
    type sizes stay whole. ``spare`` columns are left out where that saves pages; ``once``: what stands in the line
    above is not said again.
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
    pen: Pen = Pen.NOTHING
    ems: float = 0.0
    undivided: float = 12.0
    spare: bool = False
    once: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table: a text per column.

    ``mark`` follows the name (“withdrawn”), ``filled`` lists columns that are blackened (the diagonal of a grid),
    ``group`` holds lines together at the end of a page where it is not empty, ``rule`` draws a line above (new score
    group), ``total`` is a line of sums: bold, without boxes for a pen. ``strong`` lists columns whose texts are bold:
    what decided. Neighbours of one ``tie`` stand in a bracket beside ``Table.bracket``. An ``aside`` line says
    more about the one above it: its name column is no name, and no line is drawn between them.
    """

    texts: tuple[str, ...]
    mark: str = ""
    filled: tuple[int, ...] = ()
    group: str = ""
    rule: bool = False
    total: bool = False
    strong: tuple[int, ...] = ()
    tie: str = ""
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Columns and rows; ``grid`` asks for lines between columns.

    ``pens`` makes every line high enough to write in, ``zebra`` shades every second line, ``landmark`` is the column
    whose texts name a page in the bookmarks. ``unit``: neighbouring blocks of one unit stand on one page if they can.
    Tables of the same columns that are ``like`` one another are equally wide in each column. A ``chapter`` begins with
    this table: it is named at the head of its pages, which are counted.
    """

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    title: str = ""
    grid: bool = False
    new_page: bool = False
    row_noun: str = marked("Lines")  # in the bookmarks: "Places 1-45"
    pens: bool = False
    zebra: bool = True
    landmark: int = 0
    unit: str = ""
    bracket: int | None = None
    like: str = ""
    chapter: str = ""


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
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of a chart: ``value`` gives its length, ``text`` says the value beside it."""

    label: str
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class Chart:
    """Lying bars from zero, all on one scale; ``scale`` is the value of the full width (None: the longest bar)."""

    title: str
    bars: tuple[Bar, ...]
    scale: float | None = None
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Path:
    """A player's places from column to column of a picture; a strong one was chosen, ``moved`` lines are darker."""

    name: str
    places: tuple[int | None, ...]
    strong: bool = False
    moved: bool = False


@dataclass(frozen=True, slots=True)
class Paths:
    """Places as lines over rounds or ladders; ``share`` is the part of a page's height that it takes.

    ``official``: the first column is the table that counts, its names stand at the left, those of another at the right.
    """

    heads: tuple[str, ...]
    paths: tuple[Path, ...]
    unit: str = ""
    share: float = 1.0
    official: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A round or game of a map: what it brought above (at most 1) or below (at least -1) what was promised.

    None: nothing was promised. ``blocked`` is no game at all: the player himself.
    """

    value: float | None
    text: str
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class MapRow:
    """A player's line of a map with the sum of its marks."""

    place: str
    name: str
    marks: tuple[Mark, ...]
    sum: str


@dataclass(frozen=True, slots=True)
class ResultMap:
    """Results against what was promised: more is filled, the darker the more, less is framed, the thicker the less."""

    heads: tuple[str, ...]
    rows: tuple[MapRow, ...]
    unit: str = ""
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Spot:
    """A player of a scatter; a strong one is named first."""

    name: str
    x: float
    y: float
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Scatter:
    """One number against another of the same kind, with the line where both are equal."""

    x_title: str
    y_title: str
    spots: tuple[Spot, ...]
    unit: str = ""
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Dot:
    """A value with the interval in which it lies, and a published figure beside it where there is one."""

    label: str
    value: float
    low: float
    high: float
    text: str
    reference: float | None = None


@dataclass(frozen=True, slots=True)
class Dots:
    """Values with their intervals on one scale, in the order given."""

    title: str
    dots: tuple[Dot, ...]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class ShadedRow:
    """A line of a heat map; None leaves a cell empty, ``pale`` ones say little."""

    label: str
    values: tuple[float | None, ...]
    texts: tuple[str, ...]
    pale: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True)
class Heat:
    """Numbers of rows and columns, the larger the darker."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[ShadedRow, ...]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position: pieces by square (``e1``: ``K``, Black's small); two lines below the board."""

    title: str
    words: str
    pieces: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Diagrams:
    """A line of positions, at most ``diagrams.ACROSS``."""

    boards: tuple[Diagram, ...]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class TreeTie:
    """Two names of which one goes on, ``winner`` 0 or 1 (None: not yet); ``note``: what decided beside the score."""

    names: tuple[str, str]
    scores: tuple[str, str] = ("", "")
    winner: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tree:
    """A bracket: a column for each stage with its head, half as many ties each time; ``beside``: under the final."""

    heads: tuple[str, ...]
    columns: tuple[tuple[TreeTie, ...], ...]
    beside: TreeTie | None = None
    beside_head: str = ""
    unit: str = ""
    share: float = 1.0


Picture = Paths | ResultMap | Scatter | Tree
"""What takes a part of a page, ``share``, whatever it holds."""

Block = Table | Paragraph | Chart | Picture | Dots | Heat | Diagrams


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


class Reader(Enum):
    """From where a sheet is read: it decides how large the type must be, and how much paper that is worth."""

    WALL = "wall"  # from two metres, in a crowd
    DESK = "desk"  # before somebody who looks for a line
    HAND = "hand"  # held and studied


class Place(Enum):
    """What a sheet says of its place, where there is another of the same for the other place."""

    ANYWHERE = "anywhere"
    WALL = "wall"
    DESK = "desk"


@dataclass(frozen=True, slots=True)
class PageWish:
    """The paper asked for.

    ``size`` in points was given by the arbiter: kept or refused. Without it ``target`` is the largest size that is
    worth a page, and ``reader`` says which is enough. ``lines`` is the budget of paper: so many on a page (0: as usual
    for the reader). ``across``: how many columns of lines may stand side by side, as in a newspaper; ``across_given``
    by the arbiter: kept or refused. ``wide_rows`` leaves room for pens between all lines, ``grid_lines`` draws lines
    around all cells.
    """

    paper: Paper
    orientation: Orientation
    size: float | None = None
    target: float = 12.0
    across: tuple[int, ...] = (1,)
    across_given: bool = False
    reader: Reader = Reader.DESK
    lines: int = 0
    wide_rows: bool = False
    grid_lines: bool = False


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
    head: PageHead = field(default_factory=PageHead)
    """Header lines, logo and sponsors of the event, on every page."""
    address: str = ""
    """Where the event is published: a QR code at the foot."""
    place: Place = Place.ANYWHERE

    @property
    def has_chapters(self) -> bool:
        """Whether its pages name a chapter."""
        return any(isinstance(block, Table) and block.chapter for block in self.blocks)

    @property
    def is_empty(self) -> bool:
        """Whether it says in a sentence or two that there is nothing: no line, no bar."""
        if any(isinstance(block, Picture | Dots | Heat | Diagrams) for block in self.blocks):
            return False
        held = (block for block in self.blocks if isinstance(block, Table | Chart))
        return len(self.blocks) <= 2 and not any(
            block.bars if isinstance(block, Chart) else block.rows for block in held
        )
