"""The event as it is in another copy of it: how the two differ, and the row images that make one like the other."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from tdapp.domain.commands.stored import describe
from tdapp.domain.words.checks import FIDE_MODE_EXITED
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.ports.event_store import CopyState
from tdapp.storage.file.engine import reading_engine, sensible
from tdapp.storage.file.header import check_header
from tdapp.storage.file.identity import identity_of
from tdapp.storage.journal.stored import read_all
from tdapp.storage.rows.models import Base, CommentRow, JournalRow, RestorePointRow, SectionRow, alembic_version

Row = dict[str, Any]
NOT_THE_EVENT = frozenset(
    {JournalRow.__tablename__, RestorePointRow.__tablename__, alembic_version.name}
    | {"preference", "stream", "invitation"}
)
"""Tables that tell of the file and not of the event."""


@contextmanager
def copy_of_this_event(path: Path, identity: str) -> Iterator[Connection]:
    """A connection that reads another copy; RuleViolation when it is no copy of the same event."""
    check_header(path)
    with sensible(), reading_engine(path).connect() as connection:
        if identity_of(connection) != identity:
            raise RuleViolation(tr("{name} is no copy of this event: open it by itself.").format(name=path.name))
        yield connection


def copy_state(ours: Connection, theirs: Connection, path: Path) -> CopyState:
    """The steps that only one of the two files has."""
    here, there = list(read_all(ours)), list(read_all(theirs))
    common = 0
    while common < min(len(here), len(there)) and here[common] == there[common]:
        common += 1
    at, newest = there[-1]
    lost, gained = (tuple(describe(step) for _, step in steps[common:]) for steps in (here, there))
    return CopyState(path, describe(newest), dt.datetime.fromisoformat(at), lost, gained)


def differing_rows(ours: Connection, theirs: Connection) -> list[tuple[str, int, Row | None, Row | None]]:
    """(table, id, here, there) of every row that differs. What left FIDE mode here stays left."""
    found = []
    for table in Base.metadata.sorted_tables:
        if table.name in NOT_THE_EVENT:
            continue
        here = {row.id: dict(row._mapping) for row in ours.execute(select(table))}
        there = {row.id: dict(row._mapping) for row in theirs.execute(select(table))}
        for row_id in sorted(here.keys() | there.keys()):
            now, then = here.get(row_id), there.get(row_id)
            if table.name == SectionRow.__tablename__ and now is not None and then is not None:
                then = {**then, "fide_mode": then["fide_mode"] and now["fide_mode"]}
            if now != then:
                found.append((table.name, row_id, now, then))
    if not found:
        raise RuleViolation(tr("Nothing differs from that copy."))
    return found


def exit_marks(connection: Connection) -> list[tuple[int, str]]:
    """(section, text) of the comments that say that FIDE mode was left."""
    table = CommentRow.__table__.c
    rows = connection.execute(select(table.section_id, table.text).order_by(table.section_id, table.position))
    return [(row.section_id, row.text) for row in rows if row.text.startswith(FIDE_MODE_EXITED)]
