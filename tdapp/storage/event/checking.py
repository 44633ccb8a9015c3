"""Does an event file hold what was entered? Structure, sums, and every row against the newest image in the journal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from tdapp.domain.words.wording import tr
from tdapp.storage.event.quick_check import strange
from tdapp.storage.journal.sums import Sums, as_logged, stored_sums, sums_of
from tdapp.storage.rows.models import Base, JournalRow, PairingRow, PlayerRow, RoundRow
from tdapp.storage.rows.preferences import final_marks
from tdapp.storage.rows.schema import SCHEMA
from tdapp.storage.rows.section_reading import read_section, read_sections

Row = dict[str, Any]
_TABLES = Base.metadata.sorted_tables
MOST_SHOWN = 40  # letters of a value


def differences(connection: Connection) -> Iterator[str]:
    """Everything that is not as this program left it, a line each; the schema is the present one."""
    yield from _damaged_pages(connection)
    try:
        yield from _structure(connection)
        yield from _strange_values(connection)
        yield from _numbering(connection)
        rows = _rows_against_the_journal(connection)
        yield from _rows_in_words(connection, rows)
        yield from _standings(connection)
        known, now = stored_sums(connection), as_logged(sums_of(connection), rows)
    except (DBAPIError, ValueError, LookupError, TypeError) as error:
        yield tr("The file cannot be read any further: {error}").format(error=str(error).splitlines()[0])
        return
    yield from _sums(known, now)


def _sums(known: Sums | None, now: Sums) -> Iterator[str]:
    """``now``: as if every row that was named were as the log has it."""
    if known is None:
        yield tr("The file has no sums yet; they begin when it is opened in the window.")
        return
    if known.rows != now.rows:
        yield tr("Something that no step of the log has touched is not as it was: what was there from the beginning.")
    if known.journal != now.journal:
        yield tr("The log itself is not as it was written.")


def _damaged_pages(connection: Connection) -> Iterator[str]:
    for line in connection.exec_driver_sql("PRAGMA integrity_check(20)").scalars():
        if line != "ok":
            yield tr("Damaged page: {what}").format(what=line)
    for row in connection.exec_driver_sql("PRAGMA foreign_key_check").fetchmany(20):
        yield tr("Table {table}, row {row}: what it belongs to is missing.").format(table=row[0], row=row[1])


def _structure(connection: Connection) -> Iterator[str]:
    present = set(connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars())
    for table in _TABLES:
        if table.name not in present:
            yield tr("Table {table} is missing.").format(table=table.name)
            continue
        has = {row[1] for row in connection.exec_driver_sql(f'PRAGMA table_info("{table.name}")')}
        for name in sorted({column.name for column in table.columns} ^ has):
            yield tr("Table {table}, column {column}: missing, or not of this program.").format(
                table=table.name, column=name
            )
        indexes = {row[1] for row in connection.exec_driver_sql(f'PRAGMA index_list("{table.name}")')}
        for index in table.indexes:
            if index.name not in indexes:
                yield tr("Table {table}: the index {index} is missing.").format(table=table.name, index=index.name)
    for name in sorted(present - set(Base.metadata.tables) - {"sqlite_sequence", "sqlite_stat1"}):
        yield tr("Table {table} is not of this program.").format(table=name)


def _strange_values(connection: Connection) -> Iterator[str]:
    """Columns that hold a value of another kind; one look at a table."""
    for table in _TABLES:
        tests = ", ".join(f"sum{test}" for test in strange(table.name))
        counts = connection.exec_driver_sql(f'SELECT {tests} FROM "{table.name}"').one()
        for column, count in zip(table.columns, counts, strict=True):
            if count:
                yield tr("Table {table}, column {column}: a value of a kind that is never written there.").format(
                    table=table.name, column=column.name
                )


def _numbering(connection: Connection) -> Iterator[str]:
    steps = JournalRow.__table__.c
    numbers = connection.execute(select(steps.revision).order_by(steps.id)).scalars().all()
    if list(numbers) != list(range(1, len(numbers) + 1)):
        yield tr("Steps are missing in the log.")


def _rows_against_the_journal(connection: Connection) -> list[tuple[str, Row | None, Row | None]]:
    """(table, as it lies there, as the newest image in the log has it) of every row that differs."""
    from tdapp.storage.rows.images import read_rows  # the whole check alone needs what writes the log

    steps = JournalRow.__table__.c
    newest: dict[tuple[str, int], Row | None] = {}
    statement = select(steps.images).where(steps.schema_revision == SCHEMA).order_by(steps.id)
    for images in connection.execute(statement).scalars():
        for table, row_id, _before, after in json.loads(images):
            newest[table, row_id] = after
    now = read_rows(connection, [key for key in newest if key[0] in Base.metadata.tables])
    return [
        (table, held, newest[table, row_id]) for (table, row_id), held in now.items() if held != newest[table, row_id]
    ]


def _rows_in_words(connection: Connection, rows: Iterable[tuple[str, Row | None, Row | None]]) -> Iterator[str]:
    for table, held, logged in rows:
        row = held or logged or {}
        if held is None or logged is None:
            yield tr("{row}: {what}.").format(
                row=_name(connection, table, row),
                what=tr("in the log and not in the file") if held is None else tr("in the file, deleted in the log"),
            )
            continue
        for field in logged:
            if held.get(field) != logged[field]:
                yield tr("{row}: {field} is {held} in the file and {logged} in the log.").format(
                    row=_name(connection, table, logged),
                    field=field,
                    held=_shown(held.get(field)),
                    logged=_shown(logged[field]),
                )


def _standings(connection: Connection) -> Iterator[str]:
    """Closed sections whose standings are not those that they were closed with."""
    from tdapp.services.tables.final_mark import final_mark

    marks = final_marks(connection)
    for section_id, name in read_sections(connection):
        known = marks.get(str(section_id), [])
        section = read_section(connection, section_id) if known else None
        if section is not None and section.closed and final_mark(section) not in known:
            yield tr(
                "{section}: the standings are not those that the tournament was closed with; either the file was "
                "changed, or another version of the program computed them."
            ).format(section=name or section.event.name)


def _name(connection: Connection, table: str, row: Row) -> str:
    """A row as an arbiter knows it."""
    if table == PlayerRow.__tablename__:
        return tr("Player {number}").format(number=row.get("number"))
    if table == PairingRow.__tablename__:
        rounds = RoundRow.__table__.c
        number = connection.execute(select(rounds.number).where(rounds.id == row.get("round_id"))).scalar()
        return tr("Round {round}, board {board}").format(round=number, board=row.get("board"))
    return tr("Table {table}, row {row}").format(table=table, row=row["id"])


def _shown(value: object) -> str:
    text = repr(value) if isinstance(value, bytes) else "–" if value is None else f"“{value}”"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…”"
