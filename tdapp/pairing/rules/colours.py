"""Colour preferences and the allocation of colours (C.04.3, 1.6, 1.7 and 5.2)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache

from tdapp.domain.section.outcome import Colour
from tdapp.domain.words.frozen import dataclass


class Strength(IntEnum):
    """How strongly a player is due a colour (C.04.3, 1.7)."""

    NONE = -1
    MILD = 0
    STRONG = 1
    ABSOLUTE = 2


@dataclass(frozen=True, slots=True)
class Preference:
    """The colour a player is due, None where nothing was played yet (C.04.3, 1.7.4)."""

    colour: Colour | None
    strength: Strength

    @property
    def is_absolute(self) -> bool:
        """C.04.3, 1.7.1."""
        return self.strength is Strength.ABSOLUTE

    @property
    def article(self) -> str:
        """The article that defines this preference."""
        return _ARTICLES[self.strength]


_ARTICLES = {Strength.ABSOLUTE: "1.7.1", Strength.STRONG: "1.7.2", Strength.MILD: "1.7.3", Strength.NONE: "1.7.4"}

NO_PREFERENCE = Preference(None, Strength.NONE)


def difference(colours: str) -> int:
    """Games played with White minus games played with Black; ``colours`` is the compressed history, ``wbw``."""
    return 2 * colours.count("w") - len(colours)


@cache  # a field of a thousand has some hundred different histories
def preference(colours: str) -> Preference:
    """The preference after the played games ``colours``: the first definition of 1.7 that fits.

    The definitions overlap (BBWW: difference 0, but two Whites running); they are taken in the order of the article.
    """
    balance = difference(colours)
    if not colours:
        return NO_PREFERENCE
    last = colours[-2:]
    if balance < -1 or (balance <= 1 and last == "bb"):
        return Preference(Colour.WHITE, Strength.ABSOLUTE)
    if balance > 1 or (balance >= -1 and last == "ww"):
        return Preference(Colour.BLACK, Strength.ABSOLUTE)
    if balance:
        return Preference(Colour.WHITE if balance < 0 else Colour.BLACK, Strength.STRONG)
    return Preference(Colour(colours[-1]).other, Strength.MILD)


@dataclass(frozen=True, slots=True)
class ColourSide:
    """What the allocation needs of one player; ``tpn`` is the pairing number among those who were ever paired."""

    colours: str
    tpn: int

    @property
    def preference(self) -> Preference:
        """The colour this player is due."""
        return preference(self.colours)


def first_has_white(higher: ColourSide, lower: ColourSide, initial: Colour) -> tuple[bool, str]:
    """Whether the higher-ranked of two players gets White, and the article that says so (C.04.3, 5.2.1 to 5.2.5)."""
    mine, theirs = higher.preference, lower.preference
    if mine.colour is not theirs.colour:
        if mine.colour is not None:
            return mine.colour is Colour.WHITE, "5.2.1"
        return theirs.colour is Colour.BLACK, "5.2.1"
    if mine.colour is not None:
        white = mine.colour is Colour.WHITE
        if mine.strength is not theirs.strength:
            return (mine.strength > theirs.strength) == white, "5.2.2"
        balances = difference(higher.colours), difference(lower.colours)
        if mine.is_absolute and balances[0] != balances[1]:
            return balances[0] < balances[1], "5.2.2"
    for my_colour, their_colour in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if my_colour != their_colour:
            return my_colour == "b", "5.2.3"
    if mine.colour is not None:
        return mine.colour is Colour.WHITE, "5.2.4"
    return (initial is Colour.WHITE) == (higher.tpn % 2 == 1), "5.2.5"


def first_by_strength(
    higher: tuple[str, Preference, int], lower: tuple[str, Preference], initial: Colour
) -> tuple[bool, str]:
    """Whether the higher-ranked of two players gets White, and the article (C.04.4.1 and C.04.4.2, 5.2).

    Each with his colours and what he is due, the first with the number whose parity decides before the first game.
    """
    (colours, mine, tpn), (others, theirs) = higher, lower
    if not colours and not others:
        return (initial is Colour.WHITE) == (tpn % 2 == 1), "5.2.1"
    if mine.colour is not theirs.colour:
        if mine.colour is not None:
            return mine.colour is Colour.WHITE, "5.2.2"
        return theirs.colour is Colour.BLACK, "5.2.2"
    white = mine.colour is Colour.WHITE
    if mine.strength is not theirs.strength:
        return (mine.strength > theirs.strength) == white, "5.2.3"
    for my_colour, their_colour in zip(reversed(colours), reversed(others), strict=False):
        if my_colour != their_colour:
            return my_colour == "b", "5.2.4"
    return white, "5.2.5"
