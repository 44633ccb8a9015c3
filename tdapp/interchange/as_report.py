"""Crosstables and games as the tournament report of the same event, so that there is one review for all of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import PurePath

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import Fault
from tdapp.interchange.crosstable import NoCrosstable, read_crosstable
from tdapp.interchange.pgn_event import looks_like_pgn, read_pgn_event
from tdapp.trf.notes import Note, NoteKind
from tdapp.trf.reader import TrfReading, read_trf
from tdapp.trf.writer import write_trf

_REPORT = re.compile(rb"(?:^|[\r\n])(?:001 |012 |XX[A-Z] )")


@dataclass(frozen=True, slots=True)
class MadeReport:
    """The bytes of the report, how it reads, and the games that come with it."""

    data: bytes
    reading: TrfReading
    games: tuple[GameRecord, ...] = ()


def as_report(data: bytes, source: str) -> MadeReport | None:
    """A crosstable or the games of an event as a report; None: it is something else.

    InputRefused for one that contradicts itself, each fault with its line.
    """
    if data[:16] == b"SQLite format 3\0" or _REPORT.search(data[:100_000]):
        return None
    name = PurePath(source).stem
    if looks_like_pgn(data):
        event = read_pgn_event(data, name)
        return _made(event.section, event.notes, source, None, event.games)
    try:
        found = read_crosstable(data, name)
    except NoCrosstable:
        return None
    points = [_points(found.section)[number] for number in found.order]
    by_points = points == sorted(points, reverse=True)
    ranks = {number: place for place, number in enumerate(found.order, start=1)} if by_points else None
    return _made(found.section, found.notes, source, ranks, ())


def _made(
    section: Section,
    said: Iterable[Fault],
    source: str,
    ranks: Mapping[int, int] | None,
    games: tuple[GameRecord, ...],
) -> MadeReport:
    report = write_trf(section, program="", ranks=ranks)
    reading = read_trf(report, source=source, kind=section.kind)
    notes = (
        *(Note(one.text, one.line, one.column, NoteKind.ASSUMPTION) for one in said),
        *(replace(one, line=0, column=0) for one in reading.notes),
    )
    return MadeReport(report, replace(reading, notes=notes), games)


def _points(section: Section) -> dict[int, Fraction]:
    return {
        player.number: sum((section.points.awarded(cell) for cell in row), Fraction(0))
        for player, row in zip(section.players, section.cells, strict=True)
    }
