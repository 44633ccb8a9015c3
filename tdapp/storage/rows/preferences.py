"""Preferences kept with an event, no part of it: read and written beside the journal."""

from __future__ import annotations

import contextlib
import json
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from tdapp.storage.rows.models import PreferenceRow
from tdapp.storage.rows.schema import FINAL_KEY, LOG_KEY, SUM_KEY

LONGEST = 100_000
"""Letters of one value; a longer one from elsewhere is passed over."""

_MOST_MARKS = 20
_TABLE = PreferenceRow.__table__

_CHANGE = update(PreferenceRow).where(_TABLE.c.key == bindparam("name")).values(value=bindparam("text"))
_ADD = insert(PreferenceRow).values(key=bindparam("name"), value=bindparam("text"))


def read_preferences(connection: Connection) -> dict[str, Any]:
    """Every value by its key; what is no JSON is passed over."""
    found: dict[str, Any] = {}
    statement = select(_TABLE.c.key, _TABLE.c.value).where(_TABLE.c.key.not_in((LOG_KEY, SUM_KEY, FINAL_KEY)))
    for key, value in connection.execute(statement):
        with contextlib.suppress(ValueError, RecursionError):
            if len(value) <= LONGEST:
                found[key] = json.loads(value)
    return found


def write_preference(connection: Connection, key: str, value: object) -> None:
    """Keep a value, None forgets it."""
    if value is None:
        connection.execute(delete(PreferenceRow).where(_TABLE.c.key == key))
        return
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    said = {"name": key, "text": text}
    if not connection.execute(_CHANGE, said).rowcount:  # each database has its own words for both at once
        connection.execute(_ADD, said)


def final_marks(connection: Connection) -> dict[str, list[str]]:
    """The marks of the standings that each section was closed with, by its id as text."""
    text = connection.execute(select(_TABLE.c.value).where(_TABLE.c.key == FINAL_KEY)).scalar()
    with contextlib.suppress(ValueError):
        found = json.loads(text or "{}")
        if isinstance(found, dict):
            return found
    return {}


def add_final_mark(connection: Connection, section_id: int, mark: str) -> None:
    """Keep one more: going back can bring an earlier closing again."""
    found = final_marks(connection)
    kept = [one for one in found.get(str(section_id), []) if one != mark]
    found[str(section_id)] = [*kept, mark][-_MOST_MARKS:]
    write_preference(connection, FINAL_KEY, found)
