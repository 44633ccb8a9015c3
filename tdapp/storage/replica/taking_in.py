"""Steps of the leading computer made here: each follows ours, all that it found stands, and its sums agree."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.storage.event.event_file import EventFile
from tdapp.storage.journal.images import put
from tdapp.storage.journal.sums import add_step, stored_sums
from tdapp.storage.replica.lines import Held, StepLine, not_the_same, read_held
from tdapp.storage.rows.images import Image
from tdapp.storage.rows.models import InvitationRow, JournalRow, RestorePointRow
from tdapp.storage.rows.preferences import write_preference
from tdapp.storage.rows.reads import read_revision
from tdapp.storage.rows.schema import FINAL_KEY, SCHEMA

_STEPS = JournalRow.__table__
_POINTS = RestorePointRow.__table__


def take_lines(store: EventFile, lines: Sequence[StepLine]) -> ChangeSet:
    """Make these steps in an event file, all or none; what changed. CopyNeeded when one of them does not fit."""
    try:
        with store.from_elsewhere() as connection:
            taken = take_in(connection, lines)
    except IntegrityError as error:
        raise not_the_same() from error
    return changes_of(taken)


def take_in(connection: Connection, lines: Sequence[StepLine]) -> list[StepLine]:
    """Make these steps here, in the transaction of the caller; those that were new.

    One that is here already is passed over, and one that comes too early ends it: those between are asked for again.
    CopyNeeded when a line does not fit, and the caller keeps nothing of what this began.
    """
    revision = read_revision(connection)
    taken = []
    for line in lines:
        if line.revision > revision + 1:
            break
        if line.revision <= revision:
            _refuse_another(connection, line)
            continue
        _take(connection, line)
        taken.append(line)
        revision += 1
    return taken


def take_held(connection: Connection, held: Held) -> bool:
    """Make what lies beside the journal equal to this; False: it was."""
    ours = read_held(connection)
    if ours == held:
        return False
    if ours.final != held.final:
        write_preference(connection, FINAL_KEY, dict(held.final))
    if ours.invitations != held.invitations:
        connection.execute(delete(InvitationRow))
        if held.invitations:
            connection.execute(insert(InvitationRow.__table__), list(held.invitations))  # type: ignore[arg-type]
    return True


def changes_of(lines: Sequence[StepLine]) -> ChangeSet:
    """What these steps changed together."""
    topics = {Topic(topic) for line in lines for topic in json.loads(line.row["topics"])}
    sections = [frozenset(json.loads(line.row["section_ids"])) for line in lines]
    named = frozenset().union(*sections) if all(sections) else frozenset[int]()
    return ChangeSet(frozenset(topics), named)


def _refuse_another(connection: Connection, line: StepLine) -> None:
    """A line that comes twice is the same; two different steps of one number are two events by now."""
    here = connection.execute(select(_STEPS).where(_STEPS.c.revision == line.revision)).one()
    if dict(here._mapping) != line.row:
        raise not_the_same()


def _take(connection: Connection, line: StepLine) -> None:
    images = [Image(*image) for image in line.images]
    if line.row["schema_revision"] != SCHEMA or not put(connection, images):
        raise not_the_same()
    connection.execute(insert(_STEPS), line.row)  # type: ignore[arg-type]
    for point in line.points:
        _put_point(connection, point)
    if line.held is not None:
        take_held(connection, line.held)
    add_step(connection, [(image.table, image.before, image.after) for image in images], line.row)
    if not sums_agree(connection, line):
        raise not_the_same()


def sums_agree(connection: Connection, line: StepLine) -> bool:
    """Whether this copy is, row by row, what the leading computer had after the step."""
    return stored_sums(connection) == line.sums


def _put_point(connection: Connection, point: dict[str, object]) -> None:
    here = connection.execute(select(_POINTS).where(_POINTS.c.id == point["id"])).first()
    if here is None:
        connection.execute(insert(_POINTS), point)  # type: ignore[arg-type]
    elif dict(here._mapping) != point:
        raise not_the_same()
