"""Places and values given on the command line for the rungs MAN and EXT."""

from __future__ import annotations

import argparse
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.typed_values import checked_places, checked_values
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr


def add_typed_arguments(parser: argparse.ArgumentParser) -> None:
    """--manual and --external."""
    parser.add_argument(
        "--manual", metavar="NO=PLACE,...", help="places decided by hand for the rung MAN, for example 3=1,7=2"
    )
    parser.add_argument(
        "--external",
        metavar="[NAME:]NO=VALUE,...",
        action="append",
        default=[],
        help="values for the rung EXT or EXT{name=NAME}, for example blitz:3=2.5,7=1; may be repeated",
    )


def with_typed_values(section: Section, arguments: argparse.Namespace) -> Section:
    """The section with what was given in place of what it has; RuleViolation when something cannot be read."""
    if arguments.manual is not None:
        places = [(_number(number), _number(place)) for number, place in _pairs(arguments.manual)]
        section = replace(section, manual_places=checked_places(section, places))
    if arguments.external:
        values = []
        for text in arguments.external:
            name, colon, rest = text.rpartition(":")
            given = rest if colon else text
            values += [(name.strip().lower(), _number(number), value) for number, value in _pairs(given)]
        section = replace(section, external_values=checked_values(section, values))
    return section


def _pairs(text: str) -> list[tuple[str, str]]:
    pairs = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        number, equals, value = part.partition("=")
        if not equals:
            text = tr("“{text}” is not readable; write NUMBER=VALUE, for example 3=1.")
            raise RuleViolation(text.format(text=part))
        pairs.append((number, value))
    return pairs


def _number(text: str) -> int:
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit() and len(digits) < 6):
        raise RuleViolation(tr("“{text}” is not a whole number.").format(text=text))
    return int(digits)
