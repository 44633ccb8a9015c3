"""The append-only journal: rows with the images of all that a transaction changed, and undo from those.

An image is ``[table, id, before, after]``; before is null for a new row, after for a deleted one. Images come
from one before_flush hook, or with rows that are rewritten at once: nobody writes the inverse of a command by hand.
"""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import takewhile
from pathlib import Path

from sqlalchemy import Connection, bindparam, delete, func, insert, select
from sqlalchemy.orm import Session

from tdapp.domain.commands.history import BEFORE, NOTES
from tdapp.domain.commands.stored import StoredStep
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.history.undo_stack import deciding
from tdapp.services.ports.unit_of_work import Appended, JournalDraft, JournalStep, SentStep, Walked
from tdapp.storage.file.identity import identity_of
from tdapp.storage.journal.entered import read_entered_at
from tdapp.storage.journal.restoring import net_images, refuse_dangling
from tdapp.storage.journal.stored import read_step
from tdapp.storage.journal.sums import add_step
from tdapp.storage.journal.taking_over import copy_of_this_event, differing_rows, exit_marks
from tdapp.storage.journal.walked import walked
from tdapp.storage.rows.clock import Clock
from tdapp.storage.rows.images import Image, ImageRecorder, read_rows
from tdapp.storage.rows.models import Base, CommentRow, JournalRow
from tdapp.storage.rows.preferences import read_preferences
from tdapp.storage.rows.restore_points import insert_restore_point, read_revision
from tdapp.storage.rows.schema import SCHEMA

_INSERT = insert(JournalRow.__table__)  # type: ignore[arg-type]


class SqlJournal:
    """The journal inside one open transaction; implements services.ports.unit_of_work.Journal."""

    def __init__(self, session: Session, recorder: ImageRecorder, clock: Clock) -> None:
        self._session = session
        self._recorder = recorder
        self._clock = clock

    def append(self, draft: JournalDraft) -> Appended:
        """Write the row with the images of all that this transaction changed; revision + 1."""
        images = self._recorder.images()
        return append_row(self._session.connection(), draft, self._clock(), images=images)

    def steps(self) -> Iterator[JournalStep]:
        """All rows after the last barrier, oldest first."""
        return iter(read_steps(self._session.connection()))

    def step(self, row_id: int) -> StoredStep | None:
        """One row as it is said in words."""
        return read_step(self._session.connection(), row_id)

    def step_after(self, revision: int) -> StoredStep | None:
        """The row that follows a state."""
        return read_step(self._session.connection(), revision + 1, "revision")

    def sent(self, origin: str) -> SentStep | None:
        """The step that came with this mark of its sender."""
        return read_sent(self._session.connection(), origin)

    def preference(self, key: str) -> object:
        """What the event remembers under a key beside its journal; None: nothing."""
        return read_preferences(self._session.connection()).get(key)

    def entered_at(self, section_id: int, round_number: int, board: int) -> str | None:
        """Who entered the result that stands at a board; None: nobody here did."""
        return read_entered_at(self._session.connection(), section_id, round_number, board)

    def take_back(self, row_id: int) -> tuple[Walked, ...]:
        """Write the before-images of a row; RuleViolation when its after-images no longer stand."""
        return self._apply([Image(i.table, i.row_id, i.after, i.before) for i in reversed(self._images(row_id))])

    def repeat(self, row_id: int) -> tuple[Walked, ...]:
        """Write the after-images of a row; RuleViolation when its before-images no longer stand."""
        return self._apply(self._images(row_id))

    def restore(self, revision: int, section_id: int | None) -> tuple[Walked, ...]:
        """Bring one section or all back to the state after ``revision``."""
        self._session.flush()
        connection = self._session.connection()
        if not 0 < revision < read_revision(connection):
            raise RuleViolation(tr("There is no earlier state of this number."))
        found = self._apply([Image(*image) for image in net_images(connection, revision, section_id)])
        refuse_dangling(connection)
        return found

    def take_over(self, path: str, kept: str) -> tuple[Walked, ...]:
        """Make every row as it is in another copy of the event; a restore point names the file kept."""
        self._session.flush()
        connection = self._session.connection()
        other = Path(path)
        with copy_of_this_event(other, identity_of(connection)) as theirs:
            marks = exit_marks(connection)
            images = [Image(*image) for image in differing_rows(connection, theirs)]
        found = self._apply(images)
        known = exit_marks(connection)
        for section_id, text in marks:
            if (section_id, text) not in known:
                table = CommentRow.__table__.c
                last = select(func.coalesce(func.max(table.position), -1)).where(table.section_id == section_id)
                position = connection.execute(last).scalar_one() + 1
                self._session.add(CommentRow(section_id=section_id, position=position, text=text))
                self._session.flush()
        insert_restore_point(connection, self._clock(), None, BEFORE, kept)
        return found

    def _images(self, row_id: int) -> list[Image]:
        table = JournalRow.__table__
        statement = select(table.c.schema_revision, table.c.images).where(table.c.id == row_id)
        row = self._session.connection().execute(statement).one()
        if row.schema_revision != SCHEMA:
            raise RuleViolation(
                tr(
                    "This step was made by an older version of the program and cannot be taken back; "
                    "a restore point still can."
                )
            )
        return [Image(*image) for image in json.loads(row.images)]

    def _apply(self, images: list[Image]) -> tuple[Walked, ...]:
        """Bring every row from ``before`` to ``after``; nothing is written unless all of them stand."""
        connection = self._session.connection()
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")  # the order of rows does not matter
        keys = [(image.table, image.row_id) for image in images]
        self._recorder.touch(connection, keys)
        now = read_rows(connection, keys)
        if any(now[image.table, image.row_id] != image.before for image in images):
            raise RuleViolation(
                tr("This step cannot be taken back or repeated: its data was changed in another way since.")
            )
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
        self._session.expire_all()
        return walked(connection, ((image.table, image.before, image.after) for image in images))


def _by_table(images: Iterable[Image]) -> Iterator[tuple[str, list[Image]]]:
    groups: dict[str, list[Image]] = {}
    for image in images:
        groups.setdefault(image.table, []).append(image)
    yield from groups.items()


def append_row(
    connection: Connection,
    draft: JournalDraft,
    at: dt.datetime,
    *,
    images: list[Image] | None = None,
) -> Appended:
    """Insert one journal row with the next revision."""
    revision = read_revision(connection) + 1
    values = {
        "revision": revision,
        "schema_revision": SCHEMA,
        "command_id": draft.step.id,
        "command_version": draft.step.version,
        "command": json.dumps(draft.step.data, ensure_ascii=False, sort_keys=True),
        "facts": json.dumps(draft.step.facts, ensure_ascii=False, sort_keys=True),
        "at": at.astimezone(dt.UTC).isoformat(timespec="milliseconds"),
        "reason": draft.reason,
        "undoes": draft.undoes,
        "redoes": draft.redoes,
        "barrier": draft.barrier,
        "topics": json.dumps(sorted(topic.value for topic in draft.changes.topics)),
        "section_ids": json.dumps(sorted(draft.changes.section_ids)),
        "images": json.dumps(
            [[i.table, i.row_id, i.before, i.after] for i in images or ()],
            ensure_ascii=False,
            separators=(",", ":"),
        ),
        "actor": draft.actor,
        "origin": draft.origin or None,
    }
    key = connection.execute(_INSERT, values).inserted_primary_key
    assert key is not None
    add_step(connection, [(i.table, i.before, i.after) for i in images or ()], {"id": int(key[0]), **values})
    return Appended(row_id=int(key[0]), revision=revision)


def read_sent(connection: Connection, origin: str) -> SentStep | None:
    """The step that came with this mark of its sender."""
    table = JournalRow.__table__.c
    columns = (table.id, table.revision, table.actor, table.topics, table.section_ids)
    row = connection.execute(select(*columns).where(table.origin == origin)).first()
    if row is None:
        return None
    step = read_step(connection, row.id)
    assert step is not None
    return SentStep(row.actor, row.id, row.revision, step, _changes(row.topics, row.section_ids))


def read_steps(connection: Connection) -> list[JournalStep]:
    """The rows that undo may look at: after the last barrier and the last row of another schema, oldest first.

    No more of them than decide what can be taken back: a long day makes no step slower.
    """
    table = JournalRow.__table__.c
    columns = (table.id, table.topics, table.section_ids, table.undoes, table.redoes, table.barrier)
    statement = select(*columns, table.schema_revision, table.command_id).order_by(table.id.desc())
    notes = {kind.ID for kind in NOTES}
    with connection.execute(statement) as rows:
        reachable = takewhile(lambda row: not row.barrier and row.schema_revision == SCHEMA, rows)
        return deciding(
            JournalStep(row.id, _changes(row.topics, row.section_ids), row.undoes, row.redoes)
            for row in reachable
            if row.command_id not in notes
        )


@lru_cache(maxsize=256)
def _changes(topics: str, section_ids: str) -> ChangeSet:
    return ChangeSet(frozenset(Topic(topic) for topic in json.loads(topics)), frozenset(json.loads(section_ids)))
