"""Lines of the journal, as they go to who keeps the same event: a step's row, what was made with it, and its sums."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, select

from tdapp.domain.commands.history import ConvertFile, Mark
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.storage.event.event_file import EventFile
from tdapp.storage.journal.sums import Sums, before_step, stored_sums
from tdapp.storage.rows.models import InvitationRow, JournalRow, RestorePointRow
from tdapp.storage.rows.preferences import final_marks
from tdapp.storage.rows.reads import read_revision
from tdapp.storage.rows.schema import SCHEMA, TABLES

Row = dict[str, Any]
NOT_BY_LINES = frozenset(("journal", "restore_point", "preference", "stream", "invitation", "alembic_version"))
"""Tables of which no step has images."""
MOST = 500
"""Lines that are given at once."""
_STEPS = JournalRow.__table__
_POINTS = RestorePointRow.__table__
_INVITATIONS = InvitationRow.__table__


class CopyNeeded(RuleViolation):
    """A copy that lines cannot bring up to date, or that is not as they say: a whole copy is fetched instead."""


@dataclass(frozen=True, slots=True)
class Held:
    """What lies beside the journal and belongs to the event: the marks of closings, and the invitations."""

    final: Mapping[str, list[str]]
    invitations: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class StepLine:
    """A step as its row of the journal, the restore points made with it, and the sums after it.

    ``held`` comes with the newest line only, as it is then.
    """

    row: Row
    points: tuple[Row, ...]
    sums: Sums
    held: Held | None = None

    @property
    def revision(self) -> int:
        """Which step it is."""
        return int(self.row["revision"])

    @property
    def images(self) -> list[tuple[str, int, Row | None, Row | None]]:
        """(table, id, before, after) of every row that it changed."""
        return [tuple(image) for image in json.loads(self.row["images"])]


def lines_of(store: EventFile, revision: int) -> list[StepLine]:
    """The steps of an open event after this revision; CopyNeeded as below."""
    with store.to_elsewhere() as connection:
        return lines_after(connection, revision)


def lines_after(connection: Connection, revision: int) -> list[StepLine]:
    """The steps after this revision, oldest first; CopyNeeded when it is none of ours, or of an older schema."""
    newest = read_revision(connection)
    if not 0 < revision <= newest:
        raise not_the_same()
    rows = _rows_after(connection, revision)
    if any(row["schema_revision"] != SCHEMA or row["command_id"] == ConvertFile.ID for row in rows):
        raise not_the_same()
    sums = stored_sums(connection)
    if sums is None:
        raise not_the_same()
    points = _points_after(connection, revision)
    lines = []
    held: Held | None = read_held(connection)
    for row in reversed(rows):  # only the sums of the newest are kept: those before follow from its images
        made = tuple(point for point in points if _made_with(point) == row["revision"])
        line = StepLine(row, made, sums, held)
        lines.append(line)
        sums = before_step(sums, ((table, before, after) for table, _, before, after in line.images), row)
        held = None
    return lines[::-1][:MOST]


def not_the_same() -> CopyNeeded:
    """This copy cannot be brought up to date step by step."""
    return CopyNeeded(tr("This copy of the event is not as the leading computer has it: it is fetched anew."))


def _rows_after(connection: Connection, revision: int) -> list[Row]:
    statement = select(_STEPS).where(_STEPS.c.revision > revision).order_by(_STEPS.c.revision)
    return [dict(row._mapping) for row in connection.execute(statement)]


def _points_after(connection: Connection, revision: int) -> list[Row]:
    statement = select(_POINTS).where(_POINTS.c.revision >= revision).order_by(_POINTS.c.id)
    return [dict(row._mapping) for row in connection.execute(statement)]


def _made_with(point: Row) -> int:
    """The step that made it: the end of a round marks the state that this leaves, all others the one that it found."""
    return int(point["revision"]) + int(point["mark"] != Mark.END.value)


def read_held(connection: Connection) -> Held:
    """What lies beside the journal now."""
    invitations = connection.execute(select(_INVITATIONS).order_by(_INVITATIONS.c.id))
    return Held(final_marks(connection), tuple(dict(row._mapping) for row in invitations))


def as_json(line: StepLine) -> dict[str, Any]:
    """The line as it is sent."""
    return {
        "row": line.row,
        "points": list(line.points),
        "sums": [f"{line.sums.rows:x}", f"{line.sums.journal:x}"],
        "held": None if line.held is None else held_as_json(line.held),
    }


def held_as_json(held: Held) -> dict[str, Any]:
    """What lies beside the journal, as it is sent."""
    return {"final": dict(held.final), "invitations": list(held.invitations)}


def line_of(data: object) -> StepLine:
    """A line as it came; ValueError when it is none."""
    match data:
        case {
            "row": dict() as row,
            "points": list() as points,
            "sums": [str() as rows, str() as journal],
            "held": held,
        }:
            _refuse_other("journal", row)
            for point in points:
                _refuse_other("restore_point", point)
            held = None if held is None else held_of(held)
            line = StepLine(row, tuple(points), Sums(int(rows, 16), int(journal, 16)), held)
            _refuse_images(line)
            return line
    raise ValueError("no line of a journal")


def held_of(data: object) -> Held:
    """What lies beside the journal, as it came; ValueError when it is not that."""
    match data:
        case {"final": dict() as final, "invitations": list() as invitations}:
            for one in invitations:
                _refuse_other("invitation", one)
            for marks in final.values():
                if not isinstance(marks, list) or not all(isinstance(mark, str) for mark in marks):
                    raise ValueError("no marks of closings")
            return Held(final, tuple(invitations))
    raise ValueError("nothing that lies beside a journal")


def _refuse_images(line: StepLine) -> None:
    images = json.loads(line.row["images"])
    if not isinstance(images, list):
        raise ValueError("no images")
    for image in images:
        match image:
            case [str() as table, int() as row_id, before, after] if table in TABLES and table not in NOT_BY_LINES:
                for row in (before, after):
                    if row is not None:
                        _refuse_other(table, row)
                        if row["id"] != row_id:
                            raise ValueError("an image of another row")
            case _:
                raise ValueError("no image of a row")


def _refuse_other(table: str, row: object) -> None:
    """ValueError unless it is a row of this table: each column with a value of its kind, and no other."""
    columns = TABLES[table]
    if not isinstance(row, dict) or row.keys() != {column.name for column in columns}:
        raise ValueError(f"no row of {table}")
    for column in columns:
        value = row[column.name]
        if value is None and column.nullable:
            continue
        if type(value) is not (bool if column.boolean else int if column.integer else str):
            raise ValueError(f"no {column.name} of {table}")
