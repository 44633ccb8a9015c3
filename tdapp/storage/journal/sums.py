"""A sum over all rows of the event and one over the journal, kept with every step: what changes by itself shows.

Each row counts with its hash; the sum of a set of rows needs only what a step took away and what it added. SQLite
notices a page that makes no sense, but a letter of a name or a result that a disk has changed makes sense to it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select

from tdapp.domain.words.frozen import dataclass
from tdapp.storage.rows.models import Base, JournalRow, LiveGameRow, PreferenceRow, RestorePointRow, alembic_version
from tdapp.storage.rows.preferences import SUM_KEY, write_preference

Row = dict[str, Any]
_SPACE = 1 << 128
_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=repr).encode  # made once: rows are many
_NOT_SUMMED = frozenset(
    (
        *(JournalRow.__tablename__, RestorePointRow.__tablename__, PreferenceRow.__tablename__),
        *(LiveGameRow.__tablename__, alembic_version.name),
    )
)
_ALL_ROWS = {table.name: select(table) for table in Base.metadata.sorted_tables if table.name not in _NOT_SUMMED}
_STORED = select(PreferenceRow.value).where(PreferenceRow.key == SUM_KEY)
_SUMMED = tuple(_ALL_ROWS)  # their rows change by steps of the journal only
_FILLED = "SELECT " + ", ".join(f'EXISTS (SELECT 1 FROM "{name}")' for name in _SUMMED)  # many are empty


@dataclass(frozen=True, slots=True)
class Sums:
    """Of the rows of the event, and of the journal."""

    rows: int
    journal: int


def stored_sums(connection: Connection) -> Sums | None:
    """What the last step left; None in a file that has none yet."""
    text = connection.execute(_STORED).scalar()
    if text is None:
        return None
    rows, journal = json.loads(text)
    return Sums(int(rows, 16), int(journal, 16))


def sums_of(connection: Connection, *, journal: bool = True) -> Sums:
    """The sums of what lies in the file now; ``journal`` False leaves that one at 0."""
    filled = connection.exec_driver_sql(_FILLED).one()
    rows = sum(
        _hash(name, dict(row._mapping))
        for name, has_rows in zip(_SUMMED, filled, strict=True)
        if has_rows
        for row in connection.execute(_ALL_ROWS[name])
    )
    steps = 0
    if journal:
        log = Base.metadata.tables[JournalRow.__tablename__]
        steps = sum(_hash(log.name, dict(row._mapping)) for row in connection.execute(select(log)))
    return Sums(rows % _SPACE, steps % _SPACE)


def as_logged(now: Sums, differing: Iterable[tuple[str, Row | None, Row | None]]) -> Sums:
    """The sums if these rows, (table, as they lie there, as the log has them), were as the log has them."""
    rows = now.rows
    for table, held, logged in differing:
        if table not in _NOT_SUMMED:
            rows += (_hash(table, logged) if logged else 0) - (_hash(table, held) if held else 0)
    return Sums(rows % _SPACE, now.journal)


def begin_sums(connection: Connection) -> None:
    """Sum up the file as it is: a new one, or one whose tables were converted."""
    _write(connection, sums_of(connection))


def add_step(connection: Connection, images: Iterable[tuple[str, Row | None, Row | None]], step: Row) -> None:
    """Take a step into the sums: (table, before, after) of every row it changed, and its own row of the journal."""
    known = stored_sums(connection)
    if known is None:
        return  # begins when the file is opened
    rows = known.rows
    for table, before, after in images:
        if table not in _NOT_SUMMED:
            rows += (_hash(table, after) if after is not None else 0) - (_hash(table, before) if before else 0)
    _write(connection, Sums(rows % _SPACE, (known.journal + _hash(JournalRow.__tablename__, step)) % _SPACE))


def _write(connection: Connection, sums: Sums) -> None:
    write_preference(connection, SUM_KEY, [f"{sums.rows:x}", f"{sums.journal:x}"])


def _hash(table: str, row: Row) -> int:
    text = _text([table, *sorted(row.items())])
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()[:16], "big")
