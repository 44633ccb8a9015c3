"""Several pages of Chess-Results as one section: the pairings of every round, and the start list where it is there.

Nothing is joined that is not proven: the pages are of one event by its heading, no round is missing or there twice, and
the points that a page has before its round are those of the pages before it.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.interchange.both_sides import stop
from tdapp.interchange.crosstable import pages_of
from tdapp.interchange.other_lists import (
    Line,
    ListReading,
    head_of_boards,
    headings_of,
    name_key,
    of_rounds,
    rounds_of,
    rounds_said,
    start_list,
)

_PROGRAM = "chess-results.com"
_DAY = re.compile(r"(?<!\d)(\d{4})/(\d\d)/(\d\d)(?!\d)")


@dataclass(frozen=True, slots=True)
class _Page:
    """One page: whose it is, its rounds with their boards or its players."""

    title: str
    event: str
    total: int
    rounds: tuple[tuple[int, tuple[Line, ...]], ...] = ()
    players: tuple[Player, ...] = ()
    days: tuple[dt.date, ...] = ()


def joined_pages(files: Sequence[bytes]) -> ListReading | None:
    """One section of all of them; None: they are something else, or of several events.

    InputRefused where they are pages of one event that do not make a whole, with what is missing or contradicts.
    """
    pages = [page for data in files if (page := _page(data)) is not None]
    of_one = len({page.event for page in pages}) == 1 and len(pages) == len(files) > 1
    if not of_one or not any(page.rounds for page in pages):
        return None
    rounds = sorted((one for page in pages for one in page.rounds), key=lambda one: one[0])
    _complete([number for number, _ in rounds])
    lists = [page.players for page in pages if page.players]
    if len(lists) > 1:
        raise _refused(tr("The start list is there twice."))
    total = max(page.total for page in pages)
    found = of_rounds(rounds, pages[0].title, total, lists[0] if lists else ())
    section = _proven(found.section, rounds)
    days = sorted(day for page in pages for day in page.days)
    event = replace(section.event, start=days[0], end=days[-1]) if days else section.event
    text = tr("{count} pages were joined: the points before each round are those of the rounds before it.")
    notes = (Fault(text.format(count=len(pages))), *found.notes)
    return replace(found, section=replace(section, event=event), notes=notes)


def _page(data: bytes) -> _Page | None:
    if data[:2] == b"PK" or _PROGRAM.encode() not in data[:100_000].lower():
        return None
    tables, title, text = pages_of(data, "")
    headings = headings_of(text)
    if not headings:
        return None
    event, total = headings[0], rounds_said(tables)
    for table in tables:
        if (head := head_of_boards(table)) is not None:
            rounds = tuple((number, tuple(held)) for number, held in rounds_of(table, head, text))
            return _Page(title, event, total, rounds, days=_days(headings))
    for table in tables:
        if (found := start_list(table, title, total)) is not None:
            return _Page(title, event, total, players=found.section.players)
    return None


def _days(headings: Sequence[str]) -> tuple[dt.date, ...]:
    found = []
    for parts in (match.groups() for one in headings for match in _DAY.finditer(one)):
        try:
            found.append(dt.date(*map(int, parts)))
        except ValueError:
            continue
    return tuple(found)


def _complete(numbers: Sequence[int]) -> None:
    """Stop where a round is there twice, or one of them is missing."""
    twice = [one for one, other in pairwise(numbers) if one == other]
    missing = sorted(set(range(1, numbers[-1] + 1)) - set(numbers))
    if twice:
        raise _refused(tr("Round {round} is there twice.").format(round=twice[0]))
    if missing:
        listed = ", ".join(map(str, missing))
        raise _refused(tr("Pages are missing: round {rounds}.").format(rounds=listed))


def _proven(section: Section, rounds: Sequence[tuple[int, Sequence[Line]]]) -> Section:
    """The section, whose points before each round are those of its page; else InputRefused with all that differ."""
    numbers = {name_key(player.name): player.number for player in section.players}
    early = [at for at in range(1, len(rounds)) if any(not cells[at - 1].rules.decided for cells in section.cells)]
    if early:
        text = tr("The page of round {round} was saved before all its games were over: save it again.")
        raise _refused(text.format(round=early[0]))
    faults = []
    for number, held in rounds[1:]:
        for person in (one for line in held for one in (line.white, line.black) if one is not None):
            said = _points(person.points)
            at = numbers.get(name_key(person.name))
            if said is None or at is None:
                continue
            cells = section.cells[section.index_of(at)][: number - 1]
            made = sum(map(section.points.awarded, cells), Fraction(0))
            if made != said:
                text = tr("{name} has {points} points before round {round} on its page, {made} by the pages before it.")
                words = text.format(name=person.name, points=decimal_text(said), round=number, made=decimal_text(made))
                faults.append(Fault(words, 1, 1))
    stop(faults)
    return section


def _points(text: str) -> Fraction | None:
    """``3½`` as a number; None where there is none."""
    whole, half = text.removesuffix("½"), text.endswith("½")
    if not (whole or half) or (whole and not whole.isdecimal()):
        return None
    return int(whole or 0) + Fraction(half, 2)


def _refused(text: str) -> InputRefused:
    return InputRefused((Fault(text, 1, 1),))
