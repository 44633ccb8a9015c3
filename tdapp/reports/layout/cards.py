"""Cards, slips and notes that are cut from a sheet: what stands on each, from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator

from tdapp.domain.section.page_head import Picture
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked
from tdapp.reports.layout.model import Align, Heading, Imprint
from tdapp.reports.options import Paper


@dataclass(frozen=True, slots=True)
class Say:
    """One text; a ``name`` keeps its family name whole, other texts shrink to fit. ``space`` above, in points.

    ``most``: over so many lines of whole words, before it gets much smaller.
    """

    text: str
    size: float = 10.0
    bold: bool = False
    align: Align = Align.LEFT
    name: bool = False
    space: float = 0.0
    grey: float = 0.0
    most: int = 1


@dataclass(frozen=True, slots=True)
class Flagged:
    """A text in the middle behind a small picture with a frame: the flag of a federation."""

    text: str
    flag: Picture | None
    size: float = 12.0
    space: float = 0.0


@dataclass(frozen=True, slots=True)
class Band:
    """A text in the middle of a bar over the whole width; a ``dark`` one is white on black."""

    text: str
    dark: bool = False
    size: float = 11.0
    space: float = 0.0


@dataclass(frozen=True, slots=True)
class Ends:
    """Two texts on one line, at the left and the right end."""

    left: str
    right: str
    size: float = 8.0
    bold: bool = False
    space: float = 0.0
    grey: float = 0.0


@dataclass(frozen=True, slots=True)
class Choices:
    """Texts spread evenly over the width, to be circled."""

    texts: tuple[str, ...]
    size: float = 12.0
    space: float = 8.0


@dataclass(frozen=True, slots=True)
class Sign:
    """Lines to write on, side by side, each with its label below."""

    labels: tuple[str, ...]
    space: float = 16.0
    size: float = 7.0


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table: ``aligns`` and ``names`` by column; the name column takes what is left of the width.

    A ``second`` column of names is as wide as the first one.
    """

    aligns: tuple[Align, ...]
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    name: int
    size: float = 8.0
    space: float = 3.0
    second: int | None = None

    @property
    def names(self) -> tuple[int, ...]:
        """The columns of names."""
        return (self.name,) if self.second is None else (self.name, self.second)

    @property
    def all_names(self) -> Iterator[str]:
        """Every name in it."""
        return (row[index] for row in self.rows for index in self.names)


@dataclass(frozen=True, slots=True)
class Moves:
    """Numbered lines for moves, in ``blocks`` side by side; ``heads`` above the two columns of each.

    ``texts`` are the moves of White and Black that are filled in, from the first line on.
    """

    count: int
    blocks: int
    heads: tuple[str, str]
    height: float = 13.0
    space: float = 4.0
    texts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Emblem:
    """A picture in the middle, at most ``height`` points high and half as wide as the card."""

    picture: Picture
    height: float = 30.0
    space: float = 0.0


@dataclass(frozen=True, slots=True)
class Rest:
    """Takes a share of the height that is left, so that what follows stands lower."""


Part = Say | Flagged | Band | Ends | Choices | Sign | Grid | Moves | Emblem | Rest


@dataclass(frozen=True, slots=True)
class Card:
    """One card. ``back`` stands on its head above the fold of a tent."""

    parts: tuple[Part, ...]
    back: tuple[Part, ...] = ()
    landmark: str = ""

    @property
    def texts(self) -> Iterator[str]:
        """Every text on it."""
        for part in (*self.parts, *self.back):
            match part:
                case Say() | Flagged() | Band():
                    yield part.text
                case Ends():
                    yield from (part.left, part.right)
                case Choices():
                    yield from part.texts
                case Sign():
                    yield from part.labels
                case Grid():
                    yield from part.head
                    for row in part.rows:
                        yield from row
                case Moves():
                    yield from part.heads
                    for pair in part.texts:
                        yield from pair
                case Rest() | Emblem():
                    pass


@dataclass(frozen=True, slots=True)
class CardModel:
    """Cards in ``across`` columns and ``down`` rows on a sheet.

    ``stack_cut``: the sheets are cut as one stack and the piles laid on one another, and the cards are then in order.
    ``noun`` names the cards in the bookmarks.
    """

    document_id: str
    heading: Heading
    imprint: Imprint
    cards: tuple[Card, ...]
    paper: Paper
    across: int
    down: int
    landscape: bool = False
    stack_cut: bool = False
    noun: str = marked("Cards")
    author: str = ""
    language: str = "en"
    adjustments: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is no card at all."""
        return not self.cards
