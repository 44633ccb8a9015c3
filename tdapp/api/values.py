"""What the library gives: plain frozen values, nothing of the program behind them."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import fields
from fractions import Fraction
from typing import Any

from tdapp.domain.words.frozen import dataclass


class Refused(ValueError):
    """What cannot be done, and why, in whole sentences; of a file each fault with its line and column.

    ``faults`` are (text, line, column), 0 for what belongs to the whole file.
    """

    def __init__(self, text: str, faults: tuple[tuple[str, int, int], ...] = ()) -> None:
        super().__init__(text)
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Note:
    """Something that was assumed, repaired or left out while a file was read; ``line`` 0: of the whole file."""

    text: str
    line: int = 0
    column: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """A player, or a team where teams are ranked. ``rating`` is the tournament rating; None: unrated."""

    number: int
    name: str
    rating: int | None = None
    title: str = ""
    federation: str = ""
    fide_id: str = ""
    birth: str = ""
    sex: str = ""
    club: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """What a round was for one player.

    ``outcome`` is the program's stored word (``win``, ``draw``, ``pab``, ``hpb``, ``forfeit-win``, ...), ``points``
    what it gave. ``opponent`` is None, ``colour`` (``w`` or ``b``) empty where there was none.
    """

    round: int
    number: int
    opponent: int | None
    colour: str
    outcome: str
    points: Fraction


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table. ``rank`` repeats for shared places; None: not ranked.

    ``values`` are exact and in the order of the ladder; None where a value is not defined. ``shown`` are the same as
    people read them. ``decided_by`` is the index of the rung that separates this line from the next one, -1 for the
    points, None for a shared place or the last line.
    """

    rank: int | None
    number: int
    name: str
    points: Fraction
    values: tuple[Fraction | None, ...]
    shown: tuple[str | None, ...]
    decided_by: int | None


@dataclass(frozen=True, slots=True)
class Table:
    """Standings. ``ladder`` are the rungs as one writes them; ``provisional``: something is not played yet."""

    ladder: tuple[str, ...]
    after_round: int
    provisional: bool
    rows: tuple[Row, ...]

    def frame(self) -> Any:
        """The table as a DataFrame of pandas, which must be there; the values as floats, a column for each rung."""
        return _pandas().DataFrame(
            [
                {
                    "rank": row.rank,
                    "number": row.number,
                    "name": row.name,
                    "points": float(row.points),
                    **dict(zip(self.ladder, map(_float, row.values), strict=True)),
                }
                for row in self.rows
            ]
        )


@dataclass(frozen=True, slots=True)
class Term:
    """One line of a calculation: what a round gave; ``state`` is ``counted``, ``cut`` or ``not_counted``."""

    round: int
    opponent: int | None
    opponent_score: str
    result: str
    amount: str
    state: str
    why: str


@dataclass(frozen=True, slots=True)
class Worked:
    """How a value came about: the rung, its article, every line, and how they are put together."""

    rung: str
    name: str
    source: str
    value: str | None
    terms: tuple[Term, ...]
    formula: str
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pairing:
    """A round: (White, Black) in the order of the boards, and who goes free.

    ``reasons`` has the sentences for each board, then for each bye; empty where none were asked for.
    """

    round: int
    pairs: tuple[tuple[int, int], ...]
    byes: tuple[int, ...]
    engine: str
    reasons: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """A round paired again. ``judged`` is False where its system is not one that is paired here.

    ``differences`` from the program's own pairing, ``breaches`` of the absolute rules with their articles.
    """

    round: int
    judged: bool
    differences: tuple[str, ...]
    breaches: tuple[str, ...]

    @property
    def agrees(self) -> bool:
        """Whether it was judged, and nothing was found."""
        return self.judged and not self.differences and not self.breaches


@dataclass(frozen=True, slots=True)
class Proved:
    """A value, and the same of the second calculation, which was written from ``article``.

    ``covered`` is False where there is none: ``second`` then says nothing.
    """

    rung: str
    number: int
    name: str
    value: Fraction | None
    second: Fraction | None
    covered: bool
    article: str

    @property
    def agrees(self) -> bool:
        """Whether it was calculated twice, with the same result."""
        return self.covered and self.value == self.second


def frame_of(values: Sequence[Any] | None) -> Any:
    """Plain values as a DataFrame, a column for each field; fractions become floats."""
    listed = values or ()
    rows = [{field.name: _plain(getattr(one, field.name)) for field in fields(one)} for one in listed]
    return _pandas().DataFrame(rows)


def _pandas() -> Any:
    try:
        return importlib.import_module("pandas")  # not one of our own: whoever wants frames has it
    except ImportError as missing:
        raise Refused("a frame needs pandas, which is not installed: pip install pandas") from missing


def _plain(value: Any) -> Any:
    return float(value) if isinstance(value, Fraction) else value


def _float(value: Any) -> float | None:
    return None if value is None else float(value)
