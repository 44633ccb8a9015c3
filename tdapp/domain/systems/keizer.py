"""The regulations of a Keizer competition: what a place is worth, and what share of it a round gives."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import ClassVar

from tdapp.domain.systems.parameters import Parameters
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

NEVER_AGAIN = 99
"""A rematch distance of so many rounds: nobody meets twice while that can be had."""
_MOST = 1000


class Values(Enum):
    """Where the value of the first place comes from; each place below is worth one less."""

    RATIO = "ratio"  # so many times the value of the last, a half of a whole number cut off
    EVEN = "ratio-even"  # the same, a half rounded to the even number
    COUNT = "count"  # as many as there are players
    DOUBLE = "double"  # twice as many


class OwnValue(Enum):
    """What of his own value is added to a player's score once."""

    CURRENT = "current"
    START = "start"  # that of his place in the start ranking
    NONE = "none"


class Method(Enum):
    """How the rounds before are valued after each round."""

    PASS = "pass"  # all of them by the table of the round before, once
    CONSISTENT = "consistent"  # by the table that they give themselves
    FROZEN = "frozen"  # each by the table of its own evening


class Rounding(Enum):
    """To what each amount is rounded, halves up."""

    NONE = "none"
    HALF = "half"
    WHOLE = "whole"


class Start(Enum):
    """The ranking before round 1."""

    RATING = "rating"
    NUMBER = "number"


class Byes(Enum):
    """What byes mean: ``FILE`` as in an exchange file, ``CLUB`` as on a club evening.

    In both ``U`` is the bye of who is left over. In a file ``H`` and ``Z`` are excused, in a club ``H`` is excused,
    ``Z`` is unexcused (and stands for rounds before a late entry), ``F`` is a game for the club elsewhere.
    """

    FILE = "file"
    CLUB = "club"


SHARES = ("win", "draw", "loss", "forfeit", "forfeited", "bye", "excused", "unexcused", "duty")
"""The names of the shares."""


@dataclass(frozen=True, slots=True)
class Keizer(Parameters):
    """``win``, ``draw``, ``loss`` and those of forfeits are shares of the opponent's value, all others of the own one.

    ``top`` is the value of the first place where it is a number; else ``values`` says how it follows. Only the first
    ``excused_limit`` excused rounds count (0: all of them); ``halved``: each counts half of the one before. ``fades``:
    the own value is gone after so many rounds (0: it stays). ``distance``: two meet again only when more than so many
    rounds lie between, as far as a round can be paired so. ``even_bye``: the bye goes to who had fewest.
    """

    values: Values = Values.RATIO
    ratio: Fraction = Fraction(3)
    top: int | None = None
    own: OwnValue = OwnValue.CURRENT
    fades: int = 0
    win: Fraction = Fraction(1)
    draw: Fraction = Fraction(1, 2)
    loss: Fraction = Fraction(0)
    forfeit: Fraction = Fraction(1)
    forfeited: Fraction = Fraction(0)
    bye: Fraction = Fraction(1, 2)
    excused: Fraction = Fraction(1, 3)
    unexcused: Fraction = Fraction(0)
    duty: Fraction = Fraction(2, 3)
    excused_limit: int = 0
    halved: bool = False
    distance: int = 8
    even_bye: bool = True
    method: Method = Method.PASS
    rounding: Rounding = Rounding.NONE
    start: Start = Start.RATING
    byes: Byes = Byes.FILE

    LATER: ClassVar[frozenset[str]] = frozenset(SHARES)

    def check(self) -> None:
        """RuleViolation with what cannot be."""
        if not 1 < self.ratio <= _MOST or self.ratio.denominator > _MOST:
            raise _wrong("ratio", self.ratio, tr("more than 1, at most {most}").format(most=_MOST))
        if self.top is not None and not 1 <= self.top <= _MOST:
            raise _wrong("top", self.top, tr("a whole number from 1 to {most}").format(most=_MOST))
        for name in SHARES:
            share = getattr(self, name)
            if not 0 <= share <= 2 or share.denominator > _MOST:
                raise _wrong(name, share, tr("a share from 0 to 2, such as 1/3"))
        if not self.loss <= self.draw <= self.win:
            raise RuleViolation(tr("Keizer: a draw cannot give less than a loss, or more than a win."))
        for name, most in (("fades", 99), ("excused_limit", 99), ("distance", NEVER_AGAIN)):
            if not 0 <= getattr(self, name) <= most:
                raise _wrong(name, getattr(self, name), tr("a whole number from 0 to {most}").format(most=most))


def _wrong(name: str, value: object, wanted: str) -> RuleViolation:
    text = tr("Keizer: “{name}” cannot be {value}: it is {wanted}.")
    return RuleViolation(text.format(name=name.replace("_", "-"), value=value, wanted=wanted))
