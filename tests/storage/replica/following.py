"""A second copy of an event that follows the first by its lines, as they are sent."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tdapp.storage import EventFile
from tdapp.storage.journal.sums import sums_of
from tdapp.storage.replica.lines import as_json, line_of, lines_of
from tdapp.storage.replica.taking_in import take_lines
from tests.storage.journal.walk import tables


def sent(store: EventFile, revision: int) -> list[dict[str, Any]]:
    """The lines after this revision as text that went through the air."""
    found: list[dict[str, Any]] = json.loads(json.dumps([as_json(line) for line in lines_of(store, revision)]))
    return found


def brought_up(replica: EventFile, host: EventFile) -> None:
    """Take in what the host has more."""
    if host.revision > replica.revision:
        take_lines(replica, [line_of(line) for line in sent(host, replica.revision)])


def beside(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """The journal, the restore points, the sums and the marks of closings, by plain SQL."""
    with closing(sqlite3.connect(path)) as connection:
        found = {name: connection.execute(f"SELECT * FROM {name} ORDER BY id").fetchall() for name in _BESIDE}
        kept = "SELECT * FROM preference WHERE key IN ('sum', 'final') ORDER BY key"
        return {**found, "preference": connection.execute(kept).fetchall()}


_BESIDE = ("journal", "restore_point", "invitation")


def assert_same(replica: EventFile, host: EventFile) -> None:
    """Row by row, the journal, what lies beside it; and the sums are those of the rows."""
    assert replica.revision == host.revision
    assert tables(replica.path) == tables(host.path)
    assert beside(replica.path) == beside(host.path)
    with replica.to_elsewhere() as connection:
        now = sums_of(connection)
        assert lines_of(replica, replica.revision) == []
        assert [f"{now.rows:x}", f"{now.journal:x}"] == json.loads(dict(beside(host.path)["preference"])["sum"])
    for ref in host.sections():
        assert replica.snapshot(ref.section_id) == host.snapshot(ref.section_id)
