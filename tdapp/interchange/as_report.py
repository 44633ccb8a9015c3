"""Files that are no tournament report as the report of the same event, so that there is one review for all of them.

Crosstables, games, and the files of other programs: each section of a file becomes one report.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import PurePath

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.file_kinds import of_another_program
from tdapp.domain.words.frozen import dataclass
from tdapp.interchange.crosstable import CrosstableReading, NoCrosstable, pages_of, read_crosstable
from tdapp.interchange.event_json import looks_like_json
from tdapp.interchange.joined_pages import joined_pages
from tdapp.interchange.other_lists import read_list, refusal
from tdapp.interchange.pgn_event import looks_like_pgn, read_pgn_event
from tdapp.interchange.programs.registry import reader_of
from tdapp.interchange.tie_break_legend import POINTS, legend_of
from tdapp.trf.notes import Note, Notebook, NoteKind, Taken
from tdapp.trf.reader import TrfReading, read_trf
from tdapp.trf.writer import write_trf

_TABLES = frozenset((".csv", ".tsv", ".xlsx", ".ods", ".htm", ".html"))
_REPORT = re.compile(rb"(?:^|[\r\n])(?:001 |012 |XX[A-Z] )")


@dataclass(frozen=True, slots=True)
class MadeReport:
    """The bytes of the report, how it reads, and the games that come with it."""

    data: bytes
    reading: TrfReading
    games: tuple[GameRecord, ...] = ()


def as_reports(
    data: bytes, source: str, *, defects: bool = False, taken: Taken | None = None
) -> tuple[MadeReport, ...]:
    """One report for each section of the file; none: it is something else.

    InputRefused for a file that contradicts itself, each fault with its line; with ``defects`` a table is taken over
    although its own points contradict it. Ambiguous where several readings fit it and ``taken`` names none.
    """
    name = PurePath(source).stem
    if (reader := reader_of(data)) is not None:
        return tuple(_made(one.section, one.notes, source) for one in reader.read(data, name))
    if foreign := of_another_program(data, source):
        raise InputRefused((Fault(foreign, 1, 1),))
    if data[:16] == b"SQLite format 3\0" or looks_like_json(data):
        return ()
    if _REPORT.search(data[:100_000]):
        return ()
    if looks_like_pgn(data):
        event = read_pgn_event(data, name)
        return (_made(event.section, event.notes, source, games=event.games),)
    try:
        found = read_crosstable(data, name, Notebook(defects=defects, taken=taken))
    except InputRefused as refused:
        tables, title, text = pages_of(data, name)
        if (listed := read_list(tables, title, text)) is not None:
            return (_made(listed.section, listed.notes, source),)
        is_table = PurePath(source).suffix.lower() in _TABLES and data.strip()
        if (words := refusal(tables, text)) and (is_table or text):
            raise InputRefused((Fault(words, 1, 1),)) from refused
        if is_table or not isinstance(refused, NoCrosstable):
            raise
        return ()
    section = replace(found.section, ladder=_ladder(pages_of(data, name)[2]))
    return (_made(section, found.notes, source, _ranks(found)),)


def joined_report(files: Sequence[tuple[bytes, str]]) -> MadeReport | None:
    """Pages of one event, each with a round or the start list, as one report; None: they are something else.

    InputRefused where they are pages of one event and do not make a whole.
    """
    found = joined_pages([data for data, _ in files])
    return None if found is None else _made(found.section, found.notes, files[0][1])


def _ladder(page: str) -> Ladder | None:
    """That of the legend below a crosstable of Chess-Results, where it says all of it."""
    rungs = [meaning for meaning in legend_of(page) if meaning != POINTS]
    return parse_ladder(",".join(rungs)) if rungs and all(rungs) else None


def _ranks(found: CrosstableReading) -> dict[int, int] | None:
    """The order of the lines, where it is that of the points."""
    made = _points(found.section)
    points = [made[number] for number in found.order]
    if points != sorted(points, reverse=True):
        return None
    return {number: place for place, number in enumerate(found.order, start=1)}


def _made(
    section: Section,
    said: Iterable[Fault],
    source: str,
    ranks: Mapping[int, int] | None = None,
    games: tuple[GameRecord, ...] = (),
) -> MadeReport:
    section = replace(section, edition=Edition.for_start(section.event.start))  # none of these files states one
    report = write_trf(section, program="", ranks=ranks)
    reading = read_trf(report, source=source, kind=section.kind)
    notes = (
        *(one if isinstance(one, Note) else Note(one.text, one.line, one.column, NoteKind.ASSUMPTION) for one in said),
        *(replace(one, line=0, column=0) for one in reading.notes),
    )
    made = replace(reading.section, name=section.name, players=_with_desk(reading.section.players, section.players))
    return MadeReport(report, replace(reading, section=made, notes=notes), games)


def _with_desk(players: Iterable[Player], own: Iterable[Player]) -> tuple[Player, ...]:
    """The players with the fees and remarks of the file, which no report carries."""
    known = {one.number: one for one in own}
    return tuple(
        replace(one, paid=it.paid, owed=it.owed, comment=it.comment, check_in=it.check_in)
        for one in players
        for it in (known[one.number],)
    )


def _points(section: Section) -> dict[int, Fraction]:
    return {
        player.number: sum((section.points.awarded(cell) for cell in row), Fraction(0))
        for player, row in zip(section.players, section.cells, strict=True)
    }
