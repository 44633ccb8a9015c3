"""The check whenever an event file is read or opened: values of the right kinds, and the sums of the rows."""

from __future__ import annotations

from functools import cache

from tdapp.domain.words.errors import DamagedFile
from tdapp.domain.words.wording import tr
from tdapp.storage.file.faults import NEVER_WRITTEN
from tdapp.storage.file.log_owner import is_marked
from tdapp.storage.journal.sums import stored_sums, sums_of
from tdapp.storage.rows.reads import Reads
from tdapp.storage.rows.schema import TABLES


def refuse_nonsense(connection: Reads) -> None:
    """DamagedFile for values of a kind that this program never writes: they would be met in the middle of the work."""
    if connection.exec_driver_sql(_sensible()).scalar() != 1:
        raise DamagedFile(tr(NEVER_WRITTEN))


def has_changed_by_itself(connection: Reads) -> bool:
    """Whether the rows of the event are others than the last step left: the quick form, for every opening."""
    known = stored_sums(connection)
    if known is None:  # a file that this version has worked with has sums
        return is_marked(connection)
    return known.rows != sums_of(connection, journal=False).rows


@cache
def _sensible() -> str:
    """One question to all tables: 1 where there is one event with a log, and every value is of its kind."""
    of_tables = (f'(SELECT coalesce(sum({" + ".join(strange(table))}), 0) FROM "{table}")' for table in TABLES)
    whole = "(SELECT count(*) FROM event) = 1 AND EXISTS (SELECT 1 FROM journal)"
    return f"SELECT {whole} AND {' + '.join(of_tables)} = 0"


def strange(table: str) -> list[str]:
    """For each column what is 1 where it holds a value of another kind."""
    tests = []
    for column in TABLES[table]:
        kinds = ["integer" if column.integer else "text", *(["null"] if column.nullable else [])]
        tests.append(f'(typeof("{column.name}") NOT IN ({", ".join(map(repr, kinds))}))')
    return tests
