"""Reading an event file without opening it for work: no lock, no change, also while a window has it open."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection

from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.services.ports.event_store import JournalEntry
from tdapp.storage.file.header import check_header
from tdapp.storage.file.soundness import reading_engine, sensible
from tdapp.storage.journal.reading import read_journal
from tdapp.storage.rows.mapping import read_section, read_sections
from tdapp.storage.rows.round_reading import read_rounds

_EVERYTHING = 1_000_000_000


@dataclass(frozen=True, slots=True)
class SectionReading:
    """A section with its rounds and the journal of the event, newest step first."""

    section_id: int
    section: Section
    rounds: tuple[Round, ...]
    journal: tuple[JournalEntry, ...]


def read_event_sections(path: Path | str) -> tuple[Section, ...]:
    """The sections of an event file as they stand now.

    RuleViolation: not an event file, or one of a newer version. EnvironmentProblem: missing, damaged, or of an older
    version that has to be converted by opening it once.
    """
    with _reading(path) as connection:
        return tuple(read_section(connection, section_id) for section_id, _ in read_sections(connection))


def read_section_whole(path: Path | str, index: int) -> SectionReading:
    """One section, counted from 0, with everything that is printed of it; the same errors."""
    with _reading(path) as connection:
        section_id, _ = read_sections(connection)[index]
        return SectionReading(
            section_id,
            read_section(connection, section_id),
            read_rounds(connection, section_id),
            read_journal(connection, limit=_EVERYTHING),
        )


@contextlib.contextmanager
def _reading(path: Path | str) -> Iterator[Connection]:
    path = Path(path).resolve()
    check_header(path)
    with sensible():
        engine = reading_engine(path)
        try:
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()
