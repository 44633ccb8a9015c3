"""New event files: complete and verified, or not there at all."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, create_mock_engine, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Engine
from sqlalchemy.schema import ExecutableDDLElement

from tdapp.domain.commands.history import CreateFile
from tdapp.domain.commands.stored import stored
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.files.drafts import clear_drafts
from tdapp.services.ports.unit_of_work import JournalDraft
from tdapp.storage.copies.backup import verify, written_beside
from tdapp.storage.file.engine import make_engine, plain_words, writing
from tdapp.storage.file.lock import lock_or_refuse
from tdapp.storage.journal.journal import append_row
from tdapp.storage.journal.sums import begin_sums
from tdapp.storage.rows.clock import Clock, utc_now
from tdapp.storage.rows.games import insert_games
from tdapp.storage.rows.mapping import write_event, write_page_head, write_section
from tdapp.storage.rows.models import Base, alembic_version
from tdapp.storage.rows.preferences import write_preference
from tdapp.storage.rows.reads import plainly
from tdapp.storage.rows.round_details import write_round_details
from tdapp.storage.rows.round_reading import read_rounds
from tdapp.storage.rows.schema import APPLICATION_ID, FINAL_KEY, LOG_KEY, REVISION, SCHEMA, SUM_KEY
from tdapp.storage.rows.section_reading import read_section


def create_event_file(
    path: Path | str,
    event: Sequence[Section] | WholeEvent,
    *,
    overwrite: bool = False,
    clock: Clock = utc_now,
    last_look: Callable[[], None] = lambda: None,
) -> None:
    """Write a new event file with these sections, all of one event.

    A whole event says of its rounds what cells do not tell (board numbers, who checked a result), and has games.

    The file appears complete under its name or not at all. RuleViolation: the name is taken (unless
    ``overwrite``), no section, sections of different events, a pairing number given twice. EnvironmentProblem:
    the disk, or the old file of that name is open in a window. Players come out in the order of their numbers.
    What ``last_look`` raises, asked when all is written, leaves nothing.
    """
    path = Path(path).resolve()  # behind a symbolic link, which stays one
    whole = event if isinstance(event, WholeEvent) else WholeEvent(tuple(event), ())
    ordered = tuple(_checked(section) for section in whole.sections)
    if not ordered:
        raise RuleViolation(tr("An event needs at least one section."))
    if any(section.event != ordered[0].event for section in ordered):
        raise RuleViolation(tr("These sections belong to different events and cannot share one file."))
    if path.exists() and not overwrite:
        raise RuleViolation(tr("{name} exists already; choose another name.").format(name=path.name))
    with contextlib.ExitStack() as stack:
        if path.exists():
            stack.callback(lock_or_refuse(path, clock).release)
        clear_drafts(path.parent)
        draft = stack.enter_context(written_beside(path))
        with plain_words():
            engine = make_engine(draft)
            try:
                _fill(engine, replace(whole, sections=ordered), clock)
            finally:
                engine.dispose()
        verify(draft)
        last_look()


def _checked(section: Section) -> Section:
    """The section with its players in the order of their numbers."""
    numbers = [player.number for player in section.players]
    for number, count in Counter(numbers).items():
        if count > 1:
            raise RuleViolation(
                tr("The pairing number {number} is given to more than one player.").format(number=number)
            )
    order = sorted(range(len(numbers)), key=numbers.__getitem__)
    return replace(
        section,
        players=tuple(section.players[index] for index in order),
        cells=tuple(section.cells[index] for index in order),
    )


def _fill(engine: Engine, whole: WholeEvent, clock: Clock) -> None:
    first = whole.sections[0]
    with writing(engine).begin() as connection:
        create_schema(connection)
        event_id = write_event(connection, first.event)
        write_page_head(connection, first.page_head, first.publishing)
        for place, section in enumerate(whole.sections):
            section_id = write_section(connection, event_id, place, section)
            rounds = whole.rounds[place] if place < len(whole.rounds) else ()
            write_round_details(connection, section_id, rounds)
            insert_games(connection, section_id, whole.games_of(place), whole.broadcast_of(place))
            if not _is_stored(connection, section_id, section, rounds):  # what cannot be kept exactly is not kept
                raise EnvironmentProblem(
                    tr("The section “{name}” could not be stored exactly.").format(name=section.name)
                )
        for key in whole.preferences.keys() - {LOG_KEY, SUM_KEY, FINAL_KEY}:
            write_preference(connection, key, whole.preferences[key])
        draft = JournalDraft(stored(CreateFile(), {}), ChangeSet(frozenset(Topic)), barrier=CreateFile.BARRIER)
        append_row(connection, draft, clock())
        begin_sums(connection)


def _is_stored(connection: Connection, section_id: int, section: Section, rounds: Sequence[Round]) -> bool:
    kept = {one.number: one for one in read_rounds(connection, section_id)}
    return read_section(plainly(connection), section_id) == section and all(
        kept.get(one.number) == one for one in rounds
    )


@cache
def _tables() -> tuple[str, ...]:
    """The statements that make all tables, worded once: that took as long as all the rest of a small file."""
    said: list[str] = []

    def note(statement: ExecutableDDLElement, *_: object, **__: object) -> None:
        said.append(str(statement.compile(dialect=sqlite.dialect())))

    Base.metadata.create_all(create_mock_engine("sqlite://", note), checkfirst=False)
    return tuple(said)


def create_schema(connection: Connection) -> None:
    """All tables, and the marks of a new file; the same as what the migrations give (a test compares)."""
    for statement in _tables():
        connection.exec_driver_sql(statement)
    connection.execute(insert(alembic_version).values(version_num=REVISION))
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")
