"""Values entered by hand for the rungs MAN and EXT, and their limits."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.words.checks import no_player
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr

VALUE_NAME = "[a-z0-9][a-z0-9_-]{0,29}"
"""The name that tells several typed-in columns apart: ``EXT{name=playoff}``."""

_NAME = re.compile(VALUE_NAME)
_VALUE = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,6})?")


def checked_places(section: Section, places: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The places in order of pairing numbers; RuleViolation where one is not a place of a player of the section."""
    found: dict[int, int] = {}
    for number, place in places:
        _check_player(section, number, again=number in found)
        if not 1 <= place <= 9999:
            raise RuleViolation(tr("{place} is no place: places start at 1.").format(place=place))
        found[number] = place
    return tuple(sorted(found.items()))


def checked_values(section: Section, values: Iterable[tuple[str, int, str]]) -> tuple[tuple[str, int, str], ...]:
    """The values in order of name and pairing number; RuleViolation where a name or a value cannot be read."""
    found: dict[tuple[str, int], str] = {}
    for name, number, text in values:
        if name and not _NAME.fullmatch(name):
            raise RuleViolation(
                tr("“{name}” is no name for typed-in values; use letters a to z, digits, - and _.").format(name=name)
            )
        _check_player(section, number, again=(name, number) in found)
        shown = text.strip()
        if not _VALUE.fullmatch(shown):
            raise RuleViolation(tr("“{text}” is not a value; write a number such as 2.5.").format(text=text))
        found[name, number] = shown
    return tuple((name, number, text) for (name, number), text in sorted(found.items()))


def is_value_name(text: str) -> bool:
    """Whether a text can name typed-in values."""
    return bool(_NAME.fullmatch(text))


def is_value(text: str) -> bool:
    """Whether a text is a typed-in value."""
    return bool(_VALUE.fullmatch(text))


def value_of(text: str) -> Fraction:
    """A typed-in value, exact; RuleViolation when it is none."""
    if not _VALUE.fullmatch(text):
        raise RuleViolation(tr("“{text}” is not a value; write a number such as 2.5.").format(text=text))
    return Fraction(text)


def _check_player(section: Section, number: int, *, again: bool) -> None:
    if all(player.number != number for player in section.players):
        raise no_player(number)
    if again:
        raise RuleViolation(tr("The player with the pairing number {number} is named twice.").format(number=number))
