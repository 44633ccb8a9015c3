"""A whole copy taken into the file that is open: where lines do not lead on, or do not fit."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import delete, insert, select

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.copies.backup import free_name
from tdapp.storage.event.event_file import EventFile
from tdapp.storage.file.engine import reading_engine, sensible
from tdapp.storage.file.header import check_header
from tdapp.storage.file.identity import identity_of
from tdapp.storage.replica.only_there import only_here
from tdapp.storage.rows.models import Base, PreferenceRow
from tdapp.storage.rows.schema import FINAL_KEY, SUM_KEY

_NOT_TAKEN = ("preference", "stream", "alembic_version")
_WITH_THE_EVENT = (FINAL_KEY, SUM_KEY)


def take_copy(store: EventFile, path: Path) -> Path | None:
    """Make every row as it is in this copy of the same event; preferences stay those of this computer.

    Where the copy lacks what is here (the leading computer is another one than before), it is kept beside, and its
    name is given.
    """
    check_header(path)
    with sensible(), reading_engine(path).connect() as theirs:
        with store.to_elsewhere() as ours:
            if identity_of(theirs) != identity_of(ours):
                raise RuleViolation(tr("The leading computer has another event open now."))
        kept = _kept(store, path)
        with store.from_elsewhere() as connection:
            tables = [table for table in Base.metadata.sorted_tables if table.name not in _NOT_TAKEN]
            for table in reversed(tables):
                connection.execute(delete(table))
            for table in tables:
                rows = [dict(row._mapping) for row in theirs.execute(select(table))]
                if rows:
                    connection.execute(insert(table), rows)
            preferences = PreferenceRow.__table__
            connection.execute(delete(PreferenceRow).where(preferences.c.key.in_(_WITH_THE_EVENT)))
            wanted = select(preferences).where(preferences.c.key.in_(_WITH_THE_EVENT))
            rows = [dict(row._mapping) for row in theirs.execute(wanted)]
            if rows:
                connection.execute(insert(PreferenceRow), rows)
    return kept


def _kept(store: EventFile, path: Path) -> Path | None:
    if not only_here(store, path):
        return None
    kept = free_name(store.path, "only here")
    store.save_copy(kept)
    return kept
