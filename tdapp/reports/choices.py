"""Choices as plain values, as an event file keeps them and the window and the command line hand them over.

What is read back may come from another program or another event: a value that is not understood is passed over.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from enum import Enum
from typing import Any

from tdapp.domain.section.event import Section
from tdapp.reports.layout.page import MINIMUM_SIZE
from tdapp.reports.options import Choice, Dialect, Group, OpponentNumbers, Order, Orientation, Paper, PrintOptions
from tdapp.services.categories.membership import groups_of

LARGEST_SIZE = 72.0
"""Type sizes in points end here."""

_FIELDS = {Choice.OPPONENTS_BY: "opponent_numbers"}
_ENUMS: dict[Choice, type[Enum]] = {
    Choice.PAPER: Paper,
    Choice.ORIENTATION: Orientation,
    Choice.DIALECT: Dialect,
    Choice.OPPONENTS_BY: OpponentNumbers,
    Choice.ORDER: Order,
}
_WHOLE = {Choice.ROUND: 99, Choice.PLAYER: 99_999, Choice.ACROSS: 3, Choice.FIRST: 99_999}
_SWITCHES = frozenset((Choice.HALF_SIGN, Choice.WIDE_ROWS, Choice.GRID_LINES, Choice.WHITE_FIRST, Choice.TAGGED))
_TEXTS = frozenset((Choice.LANGUAGE, Choice.GROUP_BY, Choice.PIECES))
_EVERYTHING = frozenset(Choice)


def print_options(
    choices: Mapping[str, Any], printed_at: dt.datetime, groups: Iterable[Group] = (), *, fide_mark: str = ""
) -> PrintOptions:
    """The options of choices by their stored ids (``Choice``); unknown keys and values are passed over.

    A group is named; it must be one of ``groups``.
    """
    named = {group.name: group for group in groups}
    found: dict[str, Any] = {}
    for choice in Choice:
        value = choices.get(choice.value)
        if value is None:
            continue
        read = named.get(str(value)) if choice is Choice.GROUP else _read(choice, value)
        if read is not None:
            found[_FIELDS.get(choice, choice.value)] = read
    return PrintOptions(printed_at=printed_at, fide_mark=fide_mark, **found)


def _read(choice: Choice, value: object) -> Any:
    """The value of a choice, None when it is not understood."""
    if choice in _ENUMS:
        return next((member for member in _ENUMS[choice] if member.value == value), None)
    if choice in _WHOLE:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return value if whole and 1 <= int(str(value)) <= _WHOLE[choice] else None
    if choice in _SWITCHES:
        return value if isinstance(value, bool) else None
    if choice in _TEXTS:
        return value if isinstance(value, str) and len(value) < 40 else None
    if choice is Choice.TYPE_SIZE:
        number = isinstance(value, int | float) and not isinstance(value, bool)
        return float(str(value)) if number and MINIMUM_SIZE <= float(str(value)) <= LARGEST_SIZE else None
    if isinstance(value, list | tuple) and all(isinstance(name, str) for name in value):  # Choice.COLUMNS
        return tuple(value)
    return None


def restricted(options: PrintOptions, takes: Collection[Choice]) -> PrintOptions:
    """The options without the choices that a document does not know."""
    usual = PrintOptions(printed_at=options.printed_at)
    fields = (_FIELDS.get(choice, choice.value) for choice in _EVERYTHING.difference(takes))
    return replace(options, **{field: getattr(usual, field) for field in fields})


def groups_for(section: Section, printed_at: dt.datetime) -> tuple[Group, ...]:
    """The groups of players that a list can be printed for: categories, women, ages, rating bands."""
    year = (section.event.start or printed_at.date()).year
    return tuple(Group(group.name, group.numbers) for group in groups_of(section, year))
