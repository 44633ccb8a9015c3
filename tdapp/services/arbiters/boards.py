"""The boards of an invitation as people write them: ``1-4, 7``; of a team event they are the matches."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import board_number, seat_of
from tdapp.services.systems.registry import rules_of_system

_SPAN = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")


def boards_of(text: str, section: Section | None = None) -> tuple[int, ...]:
    """``1-4, 7`` -> 1, 2, 3, 4, 7; empty where it cannot be read. Matches of a team event give all their boards."""
    found: list[int] = []
    for part in text.replace(" ", "").split(","):
        span = _SPAN.fullmatch(part)
        if span is None:
            return ()
        found += range(int(span[1]), int(span[2] or span[1]) + 1)
    numbers = tuple(dict.fromkeys(found))
    seats = _seats(section)
    return tuple(board_number(table, seat, seats) for table in numbers for seat in range(1, seats + 1))


def boards_text(boards: Iterable[int], section: Section | None = None) -> str:
    """The way back: 1, 2, 3, 4, 7 -> ``1-4, 7``."""
    seats = _seats(section)
    numbers = sorted({seat_of(number, seats)[0] for number in boards})
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in spans)


def _seats(section: Section | None) -> int:
    return 1 if section is None else rules_of_system(section.system).seats(section)
