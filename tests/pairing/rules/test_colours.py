"""Preferences and allocation, case by case from the articles."""

from __future__ import annotations

import pytest

from tdapp.domain.section.outcome import Colour
from tdapp.pairing.rules.colours import ColourSide, Strength, first_has_white, preference

WHITE, BLACK = Colour.WHITE, Colour.BLACK


@pytest.mark.parametrize(
    ("colours", "colour", "strength"),
    [
        ("", None, Strength.NONE),
        ("w", BLACK, Strength.STRONG),
        ("wb", WHITE, Strength.MILD),
        ("bw", BLACK, Strength.MILD),
        ("wbb", WHITE, Strength.ABSOLUTE),  # difference -1, but twice Black running
        ("wwbb", WHITE, Strength.ABSOLUTE),  # difference 0, 1.7.1 comes before 1.7.3
        ("wwwbb", WHITE, Strength.ABSOLUTE),  # difference +1 would be strong for Black; 1.7.1 comes first
        ("wbwbw", BLACK, Strength.STRONG),
        ("wbww", BLACK, Strength.ABSOLUTE),
        ("bwbb", WHITE, Strength.ABSOLUTE),
    ],
)
def test_preference(colours: str, colour: Colour | None, strength: Strength) -> None:
    found = preference(colours)
    assert (found.colour, found.strength) == (colour, strength)


@pytest.mark.parametrize(
    ("higher", "lower", "initial", "white", "article"),
    [
        (("w", 1), ("b", 2), WHITE, False, "5.2.1"),  # both can be granted
        (("", 1), ("b", 2), WHITE, False, "5.2.1"),  # the only one who is due a colour
        (("", 1), ("w", 2), WHITE, True, "5.2.1"),
        (("wb", 1), ("b", 2), WHITE, False, "5.2.2"),  # mild against strong, both due White
        (("bb", 1), ("wbb", 2), WHITE, True, "5.2.2"),  # both absolute: -2 is wider than -1
        (("wbwb", 1), ("bwwb", 2), WHITE, True, "5.2.3"),  # equal in the last two, before that Black against White
        (("wb", 1), ("wb", 2), WHITE, True, "5.2.4"),  # nothing differs: the higher-ranked is due White
        (("bw", 1), ("bw", 2), WHITE, False, "5.2.4"),
        (("", 1), ("", 4), WHITE, True, "5.2.5"),
        (("", 2), ("", 5), WHITE, False, "5.2.5"),
        (("", 1), ("", 4), BLACK, False, "5.2.5"),
        (("", 2), ("", 5), BLACK, True, "5.2.5"),
    ],
)
def test_allocation(
    higher: tuple[str, int], lower: tuple[str, int], initial: Colour, white: bool, article: str
) -> None:
    assert first_has_white(ColourSide(*higher), ColourSide(*lower), initial) == (white, article)
