"""What the regulations of a knock-out of players say: seeds, place 3, and what decides a drawn match."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from tdapp.domain.systems.parameters import Parameters
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

_LONGEST = 999


class Seeding(Enum):
    """Where the seeds, which are the pairing numbers, come from."""

    RATING = "rating"
    NUMBER = "number"  # as the start list has them: places of another tournament, a ranking
    LOT = "lot"


class FirstWhite(Enum):
    """Who has White in the first game of a match."""

    BALANCE = "balance"  # who had it less often, else the better seed at odd places of the bracket
    SEED = "seed"  # always the better seed


class TieBreak(Enum):
    """What a drawn match is decided by."""

    RAPID = "rapid"  # two games, each with White once
    BLITZ = "blitz"  # two games
    SUDDEN = "sudden"  # single games until one is won
    ARMAGEDDON = "armageddon"  # a single game; a draw wins for Black
    LOWER = "lower-rated"  # the lower rated goes on
    BLACK = "black"  # who had Black in the last game goes on


IN_PAIRS = frozenset({TieBreak.RAPID, TieBreak.BLITZ})
"""Stages of two games with reversed colours."""
WITHOUT_GAMES = frozenset({TieBreak.LOWER, TieBreak.BLACK})
"""What decides at once."""


@dataclass(frozen=True, slots=True)
class TieStage:
    """One stage of the tie-break: ``rapid``, or with its time control ``rapid-25-10``, ``armageddon-5-4``.

    ``first`` and ``second`` are minutes and seconds a move; in Armageddon White's and Black's minutes. 0: not said.
    """

    by: TieBreak
    first: int = 0
    second: int = 0

    @classmethod
    def of_text(cls, text: str) -> TieStage:
        """The stage that a text says; ValueError names what there is."""
        names = {one.value: one for one in TieBreak}
        name = next((name for name in names if text == name or text.startswith(f"{name}-")), "")
        if not name:
            raise ValueError(", ".join(names))
        parts = text[len(name) + 1 :].split("-") if len(text) > len(name) else []
        if len(parts) > 2 or not all(part.isascii() and part.isdigit() and int(part) <= _LONGEST for part in parts):
            raise ValueError(", ".join(names))
        numbers = [*map(int, parts), 0, 0]
        return cls(names[name], numbers[0], numbers[1])

    def __str__(self) -> str:
        numbers = [self.first, *([self.second] if self.second else [])] if self.first else []
        return "-".join((self.by.value, *map(str, numbers)))

    @property
    def rate(self) -> str:
        """The rate of play as people write it: ``25+10``, ``5 v 4``."""
        if not self.first:
            return ""
        if self.by is TieBreak.ARMAGEDDON:
            return f"{self.first} v {self.second}" if self.second else str(self.first)
        return f"{self.first}+{self.second}"


GAMES = (1, 2, 4)
"""How many games a match may have."""
USUAL_DECIDERS = (TieStage(TieBreak.RAPID), TieStage(TieBreak.BLITZ), TieStage(TieBreak.ARMAGEDDON))


@dataclass(frozen=True, slots=True)
class KnockoutFacts(Parameters):
    """``games`` are those of a match, each of them a round of the section.

    ``deciders`` are asked one after the other; then the arbiter decides. ``early``: a match ends when nobody can catch
    up. ``third_place``: the losers of the semi-finals play for place 3, else they share places 3 and 4.
    """

    games: int = 1
    seeding: Seeding = Seeding.RATING
    third_place: bool = False
    deciders: tuple[TieStage, ...] = USUAL_DECIDERS
    first_white: FirstWhite = FirstWhite.BALANCE
    early: bool = True
    LATER: ClassVar[frozenset[str]] = frozenset(("deciders",))

    def check(self) -> None:
        """Something that always decides ends the list; sudden death does, and so does Armageddon."""
        if self.games not in GAMES:
            raise RuleViolation(tr("A match of a knock-out has 1, 2 or 4 games."))
        for one, following in zip(self.deciders, self.deciders[1:], strict=False):
            if one.by in (TieBreak.SUDDEN, TieBreak.ARMAGEDDON, TieBreak.BLACK):
                text = tr("“{stage}” always decides: nothing can follow it (“{other}”).")
                raise RuleViolation(text.format(stage=one, other=following))
