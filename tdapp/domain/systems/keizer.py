"""The regulations of a Keizer competition: what a place is worth, and what share of it a round gives."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import Enum
from fractions import Fraction

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

NEVER_AGAIN = 99
"""A rematch distance of so many rounds: nobody meets twice while that can be had."""
_MOST = 1000


class Values(Enum):
    """Where the value of the first place comes from; each place below is worth one less."""

    RATIO = "ratio"  # so many times the value of the last
    TOP = "top"  # a number
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


@dataclass(frozen=True, slots=True)
class Keizer:
    """``win``, ``draw``, ``loss`` and those of forfeits are shares of the opponent's value, all others of the own one.

    ``excused_limit`` excused rounds count (0: all of them); with ``halved`` each counts half of the one before.
    ``fades``: the own value is gone after so many rounds (0: it stays). ``distance``: two meet again only when more
    than so many rounds lie between, as far as a round can be paired so. ``even_bye``: the bye goes to who had fewest.
    """

    values: Values = Values.RATIO
    ratio: Fraction = Fraction(3)
    top: int = 60
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

    def check(self) -> None:
        """RuleViolation with what cannot be."""
        if not 1 < self.ratio <= _MOST:
            raise _wrong("ratio", self.ratio, tr("more than 1, at most {most}").format(most=_MOST))
        if not 1 <= self.top <= 10 * _MOST:
            raise _wrong("top", self.top, tr("a whole number from 1 to {most}").format(most=10 * _MOST))
        for name in SHARES:
            share = getattr(self, name)
            if not 0 <= share <= 2 or share.denominator > _MOST:
                raise _wrong(name, share, tr("from 0 to 2, such as 1/3"))
        if not self.loss <= self.draw <= self.win:
            raise RuleViolation(tr("Keizer: a draw cannot give less than a loss, or more than a win."))
        for name, most in (("fades", 99), ("excused_limit", 99), ("distance", NEVER_AGAIN)):
            if not 0 <= getattr(self, name) <= most:
                raise _wrong(name, getattr(self, name), tr("a whole number from 0 to {most}").format(most=most))

    @property
    def text(self) -> str:
        """``ratio=2,method=frozen``: what is not usual, as at the command line; empty where all is."""
        usual = Keizer()
        changed = [one.name for one in fields(self) if getattr(self, one.name) != getattr(usual, one.name)]
        if self.values is Values.TOP:  # says the number also where it is the usual one
            changed = ["top", *(name for name in changed if name not in ("values", "top"))]
        return ",".join(f"{_SPOKEN.get(name, name)}={_word(getattr(self, name))}" for name in changed)


SHARES = ("win", "draw", "loss", "forfeit", "forfeited", "bye", "excused", "unexcused", "duty")
"""The names of the shares."""
_SPOKEN = {"excused_limit": "limit", "even_bye": "even"}
_NAMES = {spoken: name for name, spoken in _SPOKEN.items()}


def keizer_of(text: str) -> Keizer:
    """``ratio=3,bye=1/2,method=pass`` over what is usual; RuleViolation with the word that means nothing.

    ``top=60`` also says that the first place is worth a number, ``ratio=2`` that it follows from a ratio.
    """
    changes: dict[str, object] = {}
    for part in filter(None, (one.strip() for one in text.split(","))):
        spoken, separator, word = (piece.strip().lower() for piece in part.partition("="))
        name = _NAMES.get(spoken, spoken)
        if not separator or name not in _USUAL or (spoken in _SPOKEN.values()) is not (name in _SPOKEN):
            known = ", ".join(_SPOKEN.get(name, name) for name in _USUAL)
            raise RuleViolation(tr("Keizer: “{part}” says nothing; there are {known}.").format(part=part, known=known))
        if name in changes:
            raise RuleViolation(tr("Keizer: “{name}” is given twice.").format(name=spoken))
        changes[name] = _read(name, word)
        if name in ("ratio", "top"):
            changes.setdefault("values", Values(name))
    found = replace(Keizer(), **changes)  # type: ignore[arg-type]  # each of the type of its field
    found.check()
    return found


_USUAL = {one.name: getattr(Keizer(), one.name) for one in fields(Keizer)}


def _read(name: str, word: str) -> object:
    usual = _USUAL[name]
    if isinstance(usual, bool):
        if word in ("yes", "no"):
            return word == "yes"
        raise _wrong(name, word, tr("yes or no"))
    if isinstance(usual, Enum):
        for one in type(usual):
            if one.value == word:
                return one
        raise _wrong(name, word, ", ".join(str(one.value) for one in type(usual)))
    try:
        if isinstance(usual, int):
            return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else _refuse()
        return fraction_of(word)
    except ValueError:
        raise _wrong(name, word, tr("a number such as {example}").format(example=_word(usual))) from None


def _refuse() -> int:
    raise ValueError


def fraction_of(word: str) -> Fraction:
    """``1/3``, ``0.5`` or ``2``, exactly; ValueError for anything else."""
    above, bar, below = word.strip().replace(",", ".").partition("/")
    digits = above.replace(".", "", 1) + below
    if not (digits.isascii() and digits.isdigit()) or len(word) > 12 or not above or (bar and "." in above):
        raise ValueError(word)
    if bar and not int(below or 0):
        raise ValueError(word)
    return Fraction(above) / (int(below) if bar else 1)


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value) if isinstance(value, Enum) else str(value)


def _wrong(name: str, value: object, wanted: str) -> RuleViolation:
    text = tr("Keizer: {name} cannot be {value}: it is {wanted}.")
    return RuleViolation(text.format(name=_SPOKEN.get(name, name), value=value, wanted=wanted))
