"""A value's worked calculation: the term matrices of one player put into words and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from tdapp.domain.words.frozen import dataclass


class State(Enum):
    """What became of one round's contribution."""

    COUNTED = "counted"
    CUT = "cut"
    NOT_COUNTED = "not_counted"


class Check(Enum):
    """How the value follows from the terms; a contract test proves it for every criterion and policy."""

    SUM = "sum"  # the counted terms add up to the value
    RATIO = "ratio"  # sums of the counted numerators and denominators, times a factor
    MEAN = "mean"  # mean of the counted terms, times a factor, rounded where the rule rounds
    TABLE = "table"  # the mini-crosstable of the tied group (direct encounter)
    EQUATION = "equation"  # the formula's defining equation (performance ratings)
    EQUATIONS = "equations"  # the equations of all players together; a note names the residual
    ITERATION = "iteration"  # where a stated iteration stops; a note names the step


@dataclass(frozen=True, slots=True)
class TermLine:
    """One round (0: what belongs to none).

    ``opponent`` is a pairing number or None, texts are decimal, ``why`` names the rule or is empty.
    """

    round: int
    opponent: int | None
    colour: str
    opponent_score: str
    result: str
    term: str
    state: State
    why: str
    absence: str = ""
    """What an unplayed round was: PAB, FPB, HPB, ZPB, forfeit won or lost."""

    @property
    def round_text(self) -> str:
        """The round; empty where the amount belongs to none."""
        return str(self.round) if self.round else ""

    def against(self, names: Mapping[int, str]) -> str:
        """``4 Name``, ``4 Name, forfeit won`` or ``PAB``."""
        opponent = "" if self.opponent is None else f"{self.opponent} {names[self.opponent]}"
        return ", ".join(filter(None, (opponent, self.absence)))


@dataclass(frozen=True, slots=True)
class TiedPlayer:
    """A player of the group that reached the rung, with his value."""

    number: int
    name: str
    value: str | None


@dataclass(frozen=True, slots=True)
class Table:
    """A small crosstable: row labels are ``number name``; ``cells[i][j]`` is i's result against j.

    ``least`` and ``greatest`` are the sums that games not played could still give (empty where all have met),
    ``note`` says what follows.
    """

    numbers: tuple[int, ...]
    cells: tuple[tuple[str, ...], ...]
    totals: tuple[str, ...]
    title: str = ""
    least: tuple[str, ...] = ()
    greatest: tuple[str, ...] = ()
    note: str = ""
    columns: tuple[str, ...] = ()
    """Headings of the columns where these are not the players themselves: the boards of a match."""

    @property
    def headings(self) -> tuple[str, ...]:
        """What stands above each column."""
        return self.columns or tuple(map(str, self.numbers))


@dataclass(frozen=True, slots=True)
class RungExplanation:
    """The worked calculation of one rung for one player."""

    rung: str
    name: str
    source: str
    policy_sentence: str
    value: str | None
    exact: str | None
    terms: tuple[TermLine, ...]
    check: Check
    formula: str
    notes: tuple[str, ...] = ()
    tied: tuple[TiedPlayer, ...] = ()
    """The others of the group, in the order of the table."""
    ahead: int = 0
    """How many of them stand before the player."""
    mark: str = ""
    """``not C.07`` for others' criteria and policies, empty for FIDE's own."""
    tables: tuple[Table, ...] = ()
    """The mini-crosstable of the group, then one for every part that was ranked anew."""
    line_by_line: bool = False
    """Every line says why by itself."""
