"""Reading an event file without opening it for work: no lock, no change, also while a window has it open."""

from __future__ import annotations

import contextlib
import datetime as dt
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import DamagedFile
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.storage.event.quick_check import has_changed_by_itself, refuse_nonsense
from tdapp.storage.file.faults import NEVER_WRITTEN, only_sense
from tdapp.storage.file.header import check_header
from tdapp.storage.file.soundness import reading_plainly
from tdapp.storage.rows.reads import PlainConnection
from tdapp.storage.rows.section_reading import read_section, read_sections

if TYPE_CHECKING:  # who only ranks the players loads neither log and games nor SQLAlchemy
    from sqlalchemy import Connection

    from tdapp.domain.games.record import GameRecord
    from tdapp.domain.section.round import Round
    from tdapp.domain.section.whole_event import WholeEvent
    from tdapp.services.ports.event_store import JournalEntry
    from tdapp.services.ports.live import LiveSection

_EVERYTHING = 1_000_000_000


@dataclass(frozen=True, slots=True)
class SectionReading:
    """A section with its rounds and the journal of the event, newest step first."""

    section_id: int
    section: Section
    rounds: tuple[Round, ...]
    journal: tuple[JournalEntry, ...]
    games: tuple[GameRecord, ...] = ()


def read_event_sections(path: Path | str) -> tuple[Section, ...]:
    """The sections of an event file as they stand now.

    RuleViolation: not an event file, or one of a newer version. EnvironmentProblem: missing, damaged, or of an older
    version that has to be converted by opening it once.
    """
    with _looking(path) as connection:
        return tuple(read_section(connection, section_id) for section_id, _ in read_sections(connection))


def read_sections_and_state(path: Path | str) -> tuple[tuple[Section, ...], bool]:
    """The same, and whether the rows are those that the last step left."""
    with _looking(path) as connection:
        sections = tuple(read_section(connection, section_id) for section_id, _ in read_sections(connection))
        return sections, not has_changed_by_itself(connection)


def read_section_whole(path: Path | str, index: int) -> SectionReading:
    """One section, counted from 0, with everything that is printed of it; the same errors."""
    from tdapp.storage.journal.reading import read_journal
    from tdapp.storage.rows.round_reading import read_rounds

    with reading_event(path) as connection:
        section_id, _ = read_sections(connection)[index]
        return SectionReading(
            section_id,
            read_section(connection, section_id),
            read_rounds(connection, section_id),
            read_journal(connection, limit=_EVERYTHING),
            _all_games(connection, section_id),
        )


def read_whole_event(path: Path | str) -> WholeEvent:
    """Everything but the history; the same errors."""
    from tdapp.domain.section.whole_event import WholeEvent
    from tdapp.storage.rows.games import read_broadcast
    from tdapp.storage.rows.preferences import read_preferences
    from tdapp.storage.rows.round_reading import read_rounds

    with reading_event(path) as connection:
        ids = [section_id for section_id, _ in read_sections(connection)]
        return WholeEvent(
            tuple(read_section(connection, section_id) for section_id in ids),
            tuple(read_rounds(connection, section_id) for section_id in ids),
            read_preferences(connection),
            tuple(_all_games(connection, section_id) for section_id in ids),
            tuple(read_broadcast(connection, section_id) for section_id in ids),
        )


@dataclass(frozen=True, slots=True)
class PublishedEvent:
    """All sections of an event with their rounds; ``identity`` is the same in every copy, ``changed`` its last step."""

    identity: str
    changed: dt.datetime
    sections: tuple[LiveSection, ...]


def read_published_event(path: Path | str) -> PublishedEvent:
    """Every section with its number and rounds, of one moment; the same errors."""
    from tdapp.storage.file.identity import identity_of

    with reading_event(path) as connection:
        newest = connection.exec_driver_sql("SELECT at FROM journal ORDER BY id DESC LIMIT 1").scalar_one()
        return PublishedEvent(
            identity_of(connection),
            dt.datetime.fromisoformat(newest),
            _live_sections(connection),
        )


def read_live_event(path: Path | str) -> tuple[LiveSection, ...]:
    """Every section with what is recorded and sent of its games, of one moment; the same errors."""
    with reading_event(path) as connection:
        return _live_sections(connection)


def _all_games(connection: Connection, section_id: int) -> tuple[GameRecord, ...]:
    """The games recorded, and those that sources have sent beyond them."""
    from tdapp.services.games.of_round import all_games
    from tdapp.storage.rows.games import read_games
    from tdapp.storage.rows.round_reading import read_rounds
    from tdapp.storage.rows.streams import read_streams

    recorded, streams = read_games(connection, section_id), read_streams(connection, section_id)
    return all_games(read_rounds(connection, section_id), recorded, streams) if streams else recorded


def _live_sections(connection: Connection) -> tuple[LiveSection, ...]:
    from tdapp.services.ports.live import LiveSection
    from tdapp.storage.rows.games import read_broadcast, read_games
    from tdapp.storage.rows.round_reading import read_rounds
    from tdapp.storage.rows.streams import read_streams

    return tuple(
        LiveSection(
            section_id,
            read_section(connection, section_id),
            read_rounds(connection, section_id),
            read_games(connection, section_id),
            read_streams(connection, section_id),
            read_broadcast(connection, section_id),
        )
        for section_id, _ in read_sections(connection)
    )


def is_as_entered(path: Path | str) -> bool:
    """Whether the rows of an event file are those that the last step left; the same errors."""
    with _looking(path) as connection:
        return not has_changed_by_itself(connection)


def check_file(path: Path | str) -> tuple[str, ...]:
    """Everything in an event file that is not as this program left it, a line each; RuleViolation as above."""
    from sqlalchemy.exc import DBAPIError

    from tdapp.storage.event.checking import differences
    from tdapp.storage.file.engine import reading_engine, sensible, unchecked_engine

    path = Path(path).resolve()
    check_header(path)
    try:
        with sensible():
            engine = reading_engine(path)
    except DamagedFile:
        engine = unchecked_engine(path)  # damaged, and to be told how
    try:
        with engine.connect() as connection:
            return tuple(differences(connection))
    except UnicodeDecodeError:  # SQLite's own sentence names a table whose name is no text any more
        return (tr(NEVER_WRITTEN),)
    except (DBAPIError, sqlite3.Error) as error:
        return (tr("The file cannot be read any further: {error}").format(error=str(error).splitlines()[0]),)


@contextlib.contextmanager
def _looking(path: Path | str) -> Iterator[PlainConnection]:
    """As ``reading_event``, and ready before SQLAlchemy would be there."""
    path = Path(path).resolve()
    check_header(path)
    with only_sense(), reading_plainly(path) as connection:
        refuse_nonsense(connection)
        yield connection


@contextlib.contextmanager
def reading_event(path: Path | str) -> Iterator[Connection]:
    """A transaction that reads an event file, beside a window that writes or without one; the same errors."""
    from tdapp.storage.file.engine import reading_engine, sensible

    path = Path(path).resolve()
    check_header(path)
    with sensible(), reading_engine(path).connect() as connection:
        refuse_nonsense(connection)
        yield connection
