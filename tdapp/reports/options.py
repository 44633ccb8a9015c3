"""What the arbiter may choose for a printed document."""

from __future__ import annotations

import datetime as dt
from enum import Enum

from tdapp.domain.words.frozen import dataclass


class Paper(Enum):
    """Sheet sizes by their name in the print dialog."""

    A4 = "A4"
    LETTER = "Letter"
    A3 = "A3"
    TABLOID = "Tabloid"


class Orientation(Enum):
    """AUTO takes landscape where the table needs it."""

    AUTO = "auto"
    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class Dialect(Enum):
    """How a cell of a Swiss crosstable is written."""

    EUROPEAN = "european"  # 12w1
    US = "us"  # W12
    FRENCH = "french"  # + 12W


class OpponentNumbers(Enum):
    """Which number stands for an opponent in a crosstable."""

    START = "start"  # the pairing number, the same in every round
    RANK = "rank"  # the line in this table


class Order(Enum):
    """The order of the lines of a crosstable."""

    RANK = "rank"
    START = "start"


@dataclass(frozen=True, slots=True)
class Group:
    """A part of the players (women, U18, a club): its name and the pairing numbers in it."""

    name: str
    numbers: frozenset[int]


class Choice(Enum):
    """What an arbiter may choose for a document; the values are stored in event files, never translated."""

    PAPER = "paper"
    ORIENTATION = "orientation"
    LANGUAGE = "language"
    ROUND = "round"
    PLAYER = "player"
    GROUP = "group"
    COLUMNS = "show"
    TYPE_SIZE = "type_size"
    ACROSS = "across"
    GROUP_BY = "group_by"
    DIALECT = "dialect"
    OPPONENTS_BY = "opponents_by"
    ORDER = "order"
    HALF_SIGN = "half_sign"
    WIDE_ROWS = "wide_rows"
    GRID_LINES = "grid_lines"
    FIRST = "first"
    WHITE_FIRST = "white_first"
    PIECES = "pieces"
    TAGGED = "tagged"


NO_COLUMNS = ("none",)
"""``PrintOptions.show`` without any optional column; an empty one leaves it to the document."""

OPTIONAL_COLUMNS = (
    *("club", "sex", "fide-id", "birth", "categories", "federation", "rating"),
    *("standard", "rapid", "blitz", "national"),
)
"""Columns that are printed on demand, in ``PrintOptions.show``; each document takes those that it knows."""


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """Choices for one document. ``printed_at`` is the time on the paper, passed in so that bytes repeat.

    ``type_size`` in points overrides the usual size; ``show`` names optional columns (OPTIONAL_COLUMNS).
    ``fide_mark`` is printed at the foot of each page. ``round`` is that of
    pairings, results and slips (None: the last one paired). ``across``: wall lists in one or two columns (None: as
    the document likes). ``wide_rows`` leaves room for pens, ``grid_lines`` draws lines around all cells. ``group_by``
    divides lists: ``federation``, ``club`` or ``category``. ``first`` makes only so many cards, as a test.
    ``white_first``: on a match sheet White stands first at every board, as on the screen, not the home team.
    ``tagged``: the PDF says what headings, tables and header cells are (PDF/UA); tables are twice as large.
    ``pieces``: the language of the letters in moves (``domain/games/letters``); empty: that of the paper.
    """

    printed_at: dt.datetime
    paper: Paper = Paper.A4
    orientation: Orientation = Orientation.AUTO
    half_sign: bool = True
    dialect: Dialect = Dialect.EUROPEAN
    opponent_numbers: OpponentNumbers = OpponentNumbers.START
    order: Order = Order.RANK
    language: str = "en"
    group: Group | None = None
    fide_mark: str = ""
    type_size: float | None = None
    show: tuple[str, ...] = ()
    player: int | None = None
    """Pairing number for documents of one player; None prints everybody."""
    round: int | None = None
    across: int | None = None
    wide_rows: bool = False
    grid_lines: bool = False
    group_by: str = ""
    first: int | None = None
    white_first: bool = False
    pieces: str = ""
    tagged: bool = False
