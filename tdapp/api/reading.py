"""Reading any file of a tournament: event files, TRF, JSON, crosstables, games, files of other programs."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.api.tournament import Tournament
from tdapp.api.values import Note, Refused
from tdapp.domain.words.errors import EnvironmentProblem, Fault, InputRefused, RuleViolation
from tdapp.domain.words.file_kinds import is_own_event
from tdapp.services.files.reading import first_bytes, read_file

if TYPE_CHECKING:
    from tdapp.domain.section.event import Section
    from tdapp.trf.reader import TrfReading


def read(source: str | os.PathLike[str] | bytes, section: str | int | None = None) -> Tournament:
    """The tournament of a file, or of its bytes; ``section`` by name or from 1, where an event has several.

    Refused: no such file, none of a tournament, one that contradicts itself, no such section.
    """
    found = read_all(source)
    if section is None:
        return found[0]
    for number, one in enumerate(found, start=1):
        if section in (number, one.section):
            return one
    raise Refused(f"there is no section {section!r}; there are {', '.join(repr(one.section) for one in found)}")


def read_all(source: str | os.PathLike[str] | bytes) -> tuple[Tournament, ...]:
    """Every section of a file; the same errors."""
    with _refusing(source):
        if isinstance(source, bytes):
            return _of_bytes(source, "")
        path = Path(source)
        if is_own_event(first_bytes(path, 100)):
            from tdapp.storage.event.reading import read_event_sections

            return tuple(Tournament(section) for section in read_event_sections(path))
        return _of_bytes(read_file(path), str(path))


def read_pages(sources: Sequence[str | os.PathLike[str] | bytes]) -> Tournament:
    """The one section of several pages of Chess-Results: the pairings of every round, and the start list.

    Refused: a round is missing or there twice, points that are not those of the rounds before, other files.
    """
    from tdapp.interchange.as_report import joined_report

    with _refusing("these pages"):
        data = [one if isinstance(one, bytes) else read_file(Path(one)) for one in sources]
        made = joined_report([(one, "") for one in data])
    if made is None:
        raise Refused("these are no pages of rounds of one section")
    return _of_report(made.reading)


@contextmanager
def _refusing(source: str | os.PathLike[str] | bytes) -> Iterator[None]:
    """Every problem of a file as Refused."""
    try:
        yield
    except InputRefused as refused:
        faults = tuple((fault.text, fault.line, fault.column) for fault in refused.faults)
        raise Refused("; ".join(fault.located(str(source)[:200]) for fault in refused.faults), faults) from refused
    except (RuleViolation, EnvironmentProblem) as problem:
        raise Refused(str(problem)) from problem
    except OSError as problem:
        raise Refused(f"{source!r} cannot be read: {problem.strerror or problem}") from problem


def _of_bytes(data: bytes, name: str) -> tuple[Tournament, ...]:
    from tdapp.interchange.as_report import as_reports
    from tdapp.interchange.event_json import looks_like_json, read_json
    from tdapp.interchange.programs.registry import reader_of
    from tdapp.trf.reader import read_trf

    if is_own_event(data):
        raise Refused("an event file is read by its path, not by its bytes")
    if looks_like_json(data) and reader_of(data) is None:
        return tuple(Tournament(section) for section in read_json(data).sections)
    made = as_reports(data, name)
    readings: Iterable[TrfReading] = [one.reading for one in made] or [read_trf(data, source=name)]
    return tuple(_of_report(reading) for reading in readings)


def _of_report(reading: TrfReading) -> Tournament:
    from tdapp.services.tables.file_ladder import with_usable_ladder

    section: Section
    section, said = with_usable_ladder(reading.section, reading.ladder_line)
    notes: tuple[Fault, ...] = (*reading.notes, *said)
    return Tournament(section, tuple(Note(note.text, note.line, note.column) for note in notes))
