"""Row images put into the rows: what undo, going back and a replica of the event do alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sqlalchemy import Connection, bindparam, delete, insert

from tdapp.storage.rows.images import Image, read_rows
from tdapp.storage.rows.models import Base


def put(connection: Connection, images: Sequence[Image]) -> bool:
    """Bring every row from ``before`` to ``after``; False, and nothing is written, unless all of them stand."""
    connection.exec_driver_sql(_KEYS_LATER[connection.dialect.name])  # the order of rows does not matter
    if not stands(connection, images):
        return False
    # All rows go before any comes back: unique values (pairing numbers, tables) may have changed places.
    for name, rows in _by_table(images):
        table = Base.metadata.tables[name]
        gone = [{"gone": image.row_id} for image in rows if image.before is not None]
        if gone:
            connection.execute(delete(table).where(table.c.id == bindparam("gone")), gone)
    for name, rows in _by_table(images):
        back = [image.after for image in rows if image.after is not None]
        if back:
            connection.execute(insert(Base.metadata.tables[name]), back)
    return True


def stands(connection: Connection, images: Sequence[Image]) -> bool:
    """Whether every row is as its image has it before."""
    now = read_rows(connection, [(image.table, image.row_id) for image in images])
    return all(now[image.table, image.row_id] == image.before for image in images)


_KEYS_LATER = {"sqlite": "PRAGMA defer_foreign_keys = ON", "postgresql": "SET CONSTRAINTS ALL DEFERRED"}


def _by_table(images: Iterable[Image]) -> Iterator[tuple[str, list[Image]]]:
    groups: dict[str, list[Image]] = {}
    for image in images:
        groups.setdefault(image.table, []).append(image)
    yield from groups.items()
