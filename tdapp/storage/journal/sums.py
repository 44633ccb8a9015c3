"""A sum over all rows of the event and one over the journal, kept with every step: what changes by itself shows.

Each row counts with its hash; the sum of a set of rows needs only what a step took away and what it added. SQLite
notices a page that makes no sense, but a letter of a name or a result that a disk has changed makes sense to it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from tdapp.domain.words.frozen import dataclass
from tdapp.storage.rows.reads import Reads
from tdapp.storage.rows.schema import SUM_KEY, TABLES

if TYPE_CHECKING:  # who only looks at a file loads nothing of SQLAlchemy
    from sqlalchemy import Connection, TextClause

Row = dict[str, Any]
_SPACE = 1 << 128
_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=repr).encode  # made once: rows are many
_JOURNAL = "journal"
_NOT_SUMMED = frozenset((_JOURNAL, "restore_point", "preference", "stream", "invitation", "alembic_version"))
_TOGETHER = 500  # rows
_STORED = f"SELECT value FROM preference WHERE key = '{SUM_KEY}'"
_KEEP = (
    "INSERT INTO preference (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_SUMMED = tuple(table for table in TABLES if table not in _NOT_SUMMED)  # their rows change by steps of the journal only
_FILLED = "SELECT " + ", ".join(f'EXISTS (SELECT 1 FROM "{name}")' for name in _SUMMED)  # many are empty


@dataclass(frozen=True, slots=True)
class Sums:
    """Of the rows of the event, and of the journal."""

    rows: int
    journal: int


def stored_sums(connection: Reads) -> Sums | None:
    """What the last step left; None in a file that has none yet."""
    text = connection.exec_driver_sql(_STORED).scalar()
    if text is None:
        return None
    rows, journal = json.loads(text)
    return Sums(int(rows, 16), int(journal, 16))


def sums_of(connection: Reads, *, journal: bool = True) -> Sums:
    """The sums of what lies in the file now; ``journal`` False leaves that one at 0."""
    filled = connection.exec_driver_sql(_FILLED).one()
    rows = sum(_sum_of(connection, name) for name, has_rows in zip(_SUMMED, filled, strict=True) if has_rows)
    steps = _sum_of(connection, _JOURNAL) if journal else 0
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
    _write(connection, after_step(known, images, step))


def after_step(before: Sums, images: Iterable[tuple[str, Row | None, Row | None]], step: Row) -> Sums:
    """The sums after a step, by those before it."""
    return _with(before, 1, images, step)


def before_step(after: Sums, images: Iterable[tuple[str, Row | None, Row | None]], step: Row) -> Sums:
    """The sums before a step, by those after it."""
    return _with(after, -1, images, step)


def _with(known: Sums, sign: int, images: Iterable[tuple[str, Row | None, Row | None]], step: Row) -> Sums:
    rows = known.rows
    for table, before, after in images:
        if table not in _NOT_SUMMED:
            rows += sign * ((_hash(table, after) if after is not None else 0) - (_hash(table, before) if before else 0))
    return Sums(rows % _SPACE, (known.journal + sign * _hash(_JOURNAL, step)) % _SPACE)


def _write(connection: Connection, sums: Sums) -> None:
    connection.execute(_keep(), {"key": SUM_KEY, "value": _text([f"{sums.rows:x}", f"{sums.journal:x}"])})


@cache
def _keep() -> TextClause:
    from sqlalchemy import text

    return text(_KEEP)


def _sum_of(connection: Reads, table: str) -> int:
    """The hashes of all rows of a table together."""
    columns = sorted(TABLES[table])
    names = tuple(column.name for column in columns)
    truths = tuple(place for place, column in enumerate(columns) if column.boolean)
    asked = ", ".join(f'{table}."{name}"' for name in names)
    rows = connection.exec_driver_sql(f"SELECT {asked} FROM {table}").fetchall()
    found = 0
    for start in range(0, len(rows), _TOGETHER):
        some = list(map(list, rows[start : start + _TOGETHER]))
        for place in truths:
            for row in some:
                if row[place] is not None:
                    row[place] = bool(row[place])
        found += _hashes(table, [[table, *zip(names, row, strict=True)] for row in some])
    return found


def _hashes(table: str, rows: list[list[Any]]) -> int:
    """The hash of each row, together; one text is made of all and parted where a row begins: no value looks like it."""
    begin = f'["{table}",['
    texts = _text(rows)[1 + len(begin) : -1].split(f",{begin}")
    return sum(_hash_of(f"{begin}{text}") for text in texts)


def _hash(table: str, row: Row) -> int:
    return _hash_of(_text([table, *sorted(row.items())]))


def _hash_of(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()[:16], "big")
