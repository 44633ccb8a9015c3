"""Plain records between the text and the domain: what the lines of a TRF say, before it is judged."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import field
from fractions import Fraction

from tdapp.domain.section.player import NationalRecord
from tdapp.domain.words.frozen import dataclass
from tdapp.trf.layouts import PLAYER

Slot = tuple[int, str, str]
"""One round of one player as written: opponent (0 = none), colour (``w``, ``b`` or empty), upper-case result code.

Besides TRF's codes: empty = nothing written, ``?`` = paired without a result, ``!`` = unreadable (a fault is noted).
"""

BLANK: Slot = (0, "", "")
UNREADABLE: Slot = (0, "", "!")

FIRST_ROUND = PLAYER.rest
"""Index (from 0) of the column where round 1 begins; every round takes ``ROUND_WIDTH``."""
ROUND_WIDTH = 10
MAX_ROUNDS = 300
MAX_NUMBER = 9999

RECORD_CODES = frozenset("WDLFHZ+-")
"""The types that a 299 record can name; empty means a bonus or a penalty."""


_RESERVED = re.compile("XX.|BB.|DDD|III")


def usable_federation(*codes: str) -> str:
    """The first code that can begin a national record, or empty."""
    for code in codes:
        if len(code) == 3 and code.isascii() and code.isalpha() and code.isupper() and not _RESERVED.match(code):
            return code
    return ""


def column_of(round_number: int) -> int:
    """The column (from 1) where a round begins in record 001."""
    return FIRST_ROUND + 1 + ROUND_WIDTH * (round_number - 1)


@dataclass(slots=True)
class PlayerRecord:
    """One 001 record; ``points`` is the text of its points column."""

    line: int
    number: int
    name: str
    sex: str
    title: str
    rating: int | None
    federation: str
    fide_id: str
    birth: str
    points: str
    slots: list[Slot]
    national_rating: int | None = None
    national_id: str = ""
    club: str = ""
    national_record: NationalRecord = field(default_factory=NationalRecord)


@dataclass(frozen=True, slots=True)
class Numbered:
    """A line kept for later: its number and its text."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Abnormal:
    """One 299 record: points for one type of result, or a bonus, in one round (0: all) for some players."""

    line: int
    type: str
    points: Fraction
    round_number: int
    numbers: tuple[int, ...]


@dataclass(slots=True)
class Header:
    """Everything that is not a player: texts, counts, and the lines whose meaning depends on the players."""

    texts: dict[str, str] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)  # code -> line
    deputies: list[str] = field(default_factory=list)
    start: dt.date | None = None
    end: dt.date | None = None
    round_dates: list[dt.date | None] = field(default_factory=list)
    rounds: int = 0  # 142 or XXR
    initial_colour: str = ""
    symbols: dict[str, Fraction] = field(default_factory=dict)  # 162
    dialect_points: dict[str, Fraction] = field(default_factory=dict)  # XXS, BBW ...: code -> points
    dialect_places: dict[str, int] = field(default_factory=dict)  # of these records: code -> line
    byes: list[Numbered] = field(default_factory=list)  # 240
    absent: list[Numbered] = field(default_factory=list)  # XXZ
    accelerations: list[Numbered] = field(default_factory=list)  # 250
    float_history: list[Numbered] = field(default_factory=list)  # XXA
    forbidden: list[Numbered] = field(default_factory=list)  # 260
    never_meet: list[Numbered] = field(default_factory=list)  # XXP
    abnormal: list[Numbered] = field(default_factory=list)  # 299
    national: list[Numbered] = field(default_factory=list)  # NRS candidates
    comments: list[str] = field(default_factory=list)
    marks: list[tuple[int, tuple[str, ...], str]] = field(default_factory=list)  # ### tdapp KEY ...: value
    team_lines: list[tuple[str, Numbered]] = field(default_factory=list)  # 013, 300 to 362
    team_tables: list[Numbered] = field(default_factory=list)  # 802
    is_team: bool = False
    is_for_an_engine: bool = False  # it has records of the engines that pair Swiss rounds


def numbers_in(text: str) -> list[int]:
    """The whole numbers of a list of ids, separated by blanks or commas; other words are skipped."""
    return [int(word) for word in text.replace(",", " ").split() if word.isascii() and word.isdigit() and len(word) < 6]


def exact(text: object) -> Fraction | None:
    """Points of our own records (``3``, ``-1/2``); None when unreadable."""
    if not isinstance(text, str) or len(text) > 40:
        return None
    whole, slash, part = text.removeprefix("-").partition("/")
    if not (whole.isascii() and whole.isdigit()) or (slash and not (part.isascii() and part.isdigit() and int(part))):
        return None
    return Fraction(text)


def decimal(text: str) -> Fraction | None:
    """Points as written (``11.5``, ``8``, ``8,0``, ``8½``, ``-0.5``), exactly; None when unreadable."""
    text = text.strip().replace(",", ".")
    if text.endswith("½"):
        text = (text[:-1] or "0") + ".5"
    digits = text.removeprefix("-").replace(".", "", 1)
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 12:
        return None
    return Fraction(text if not text.endswith(".") else text + "0")
