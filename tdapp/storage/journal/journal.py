"""The append-only journal: rows with the images of all that a transaction changed, and undo from those.

An image is ``[table, id, before, after]``; before is null for a new row, after for a deleted one. Images come
from one before_flush hook, or with rows that are rewritten at once: nobody writes the inverse of a command by hand.
"""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.orm import Session

from tdapp.domain.arbiters.by import who_words
from tdapp.domain.commands.history import BEFORE, NOTES
from tdapp.domain.commands.registry import STEPS
from tdapp.domain.commands.stored import StoredStep
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.history.undo_stack import deciding
from tdapp.services.ports.unit_of_work import Appended, JournalDraft, JournalStep, RowImage, SeenRow, SentStep, Walked
from tdapp.storage.file.identity import identity_of
from tdapp.storage.journal.entered import read_entered_at
from tdapp.storage.journal.images import put
from tdapp.storage.journal.restoring import changed_by, has_dangling, net_images, refuse_dangling
from tdapp.storage.journal.stored import read_step
from tdapp.storage.journal.sums import add_step
from tdapp.storage.journal.taking_over import copy_of_this_event, differing_rows, exit_marks
from tdapp.storage.journal.walked import walked
from tdapp.storage.rows.clock import Clock
from tdapp.storage.rows.images import Image, ImageRecorder, read_rows
from tdapp.storage.rows.models import Base, CommentRow, JournalRow
from tdapp.storage.rows.preferences import read_preferences
from tdapp.storage.rows.reads import read_revision
from tdapp.storage.rows.restore_points import insert_restore_point
from tdapp.storage.rows.schema import SCHEMA

_LIGHT = frozenset(kind.ID for kind in STEPS.values() if kind.LIGHT)
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

    def steps(self, actor: str = "") -> Iterator[JournalStep]:
        """The rows after the last barrier that decide what somebody can take back, oldest first."""
        return iter(read_steps(self._session.connection(), actor))

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
        found = read_entered_at(self._session.connection(), section_id, round_number, board)
        return None if found is None else found[0]

    def images(self) -> tuple[RowImage, ...]:
        """What this transaction has changed so far."""
        return tuple(RowImage(one.table, one.row_id, one.before, one.after) for one in self._recorder.images())

    def changed_since(self, revision: int, actor: str) -> dict[tuple[str, int], SeenRow]:
        """The rows, by table and id, that others than ``actor`` have changed since, as they were before."""
        table = JournalRow.__table__.c
        statement = select(table.actor, table.images).where(table.revision > revision, table.actor != actor)
        found: dict[tuple[str, int], SeenRow] = {}
        for row in self._session.connection().execute(statement.order_by(table.revision)):
            for name, row_id, before, _after in json.loads(row.images):
                found.setdefault((name, row_id), SeenRow(row.actor, before))
        return found

    def on_the_same_rows(self, row_id: int, later: Sequence[int]) -> str | None:
        """Who did the newest of some later steps that wrote a row which this step wrote; None: nobody."""
        mine = {(image.table, image.row_id) for image in self._images(row_id)}
        table = JournalRow.__table__.c
        statement = select(table.id, table.actor, table.images).where(table.id > row_id).order_by(table.id.desc())
        asked = set(later)
        for row in self._session.connection().execute(statement):
            if row.id in asked and any((name, number) in mine for name, number, *_ in json.loads(row.images)):
                return str(row.actor)
        return None

    def keep(self, table: str, row_id: int, values: Mapping[str, Any]) -> None:
        """Let a row that this transaction changes have these values after all."""
        rows = Base.metadata.tables[table]
        self._session.connection().execute(update(rows).where(rows.c.id == row_id).values(**values))

    def take_back(self, row_id: int) -> tuple[Walked, ...]:
        """Write the before-images of a row; RuleViolation when its after-images no longer stand."""
        images = [Image(i.table, i.row_id, i.after, i.before) for i in reversed(self._images(row_id))]
        return self._apply(images, since=row_id)

    def repeat(self, row_id: int) -> tuple[Walked, ...]:
        """Write the after-images of a row; RuleViolation when its before-images no longer stand."""
        return self._apply(self._images(row_id), since=row_id)

    def refuse_dangling(self) -> None:
        """RuleViolation when a row refers to one that is not there."""
        if has_dangling(self._session.connection()):
            raise RuleViolation(tr("What this step was about is not there any more: others have changed it since."))

    def restore(self, revision: int, section_id: int | None) -> tuple[Walked, ...]:
        """Bring one section or all back to the state after ``revision``."""
        connection = self._session.connection()
        if not 0 < revision < read_revision(connection):
            raise RuleViolation(tr("There is no earlier state of this number."))
        found = self._apply([Image(*image) for image in net_images(connection, revision, section_id)])
        refuse_dangling(connection)
        return found

    def take_over(self, path: str, kept: str) -> tuple[Walked, ...]:
        """Make every row as it is in another copy of the event; a restore point names the file kept."""
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

    def _apply(self, images: list[Image], *, since: int | None = None) -> tuple[Walked, ...]:
        """Bring every row from ``before`` to ``after``; nothing is written unless all of them stand.

        ``since``: the row of the journal that is taken back or repeated.
        """
        connection = self._session.connection()
        keys = [(image.table, image.row_id) for image in images]
        self._recorder.touch(connection, keys)
        if not put(connection, images):
            now = read_rows(connection, keys)
            differing = {key for image in images if now[key := (image.table, image.row_id)] != image.before}
            name = None if since is None else changed_by(connection, differing, since)
            raise RuleViolation(
                tr("This step cannot be taken back or repeated: its data was changed in another way since.")
                if name is None
                else tr("This step cannot be taken back or repeated: {name} has changed the same since.").format(
                    name=who_words(name)
                )
            )
        self._session.expire_all()
        return walked(connection, ((image.table, image.before, image.after) for image in images))


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


def read_steps(connection: Connection, actor: str = "") -> list[JournalStep]:
    """The rows that undo may look at: after the last barrier and the last row of another schema, oldest first.

    No more of them than decide what can be taken back: a long day makes no step slower.
    """
    table = JournalRow.__table__.c
    columns = (table.id, table.topics, table.section_ids, table.undoes, table.redoes, table.barrier, table.actor)
    statement = select(*columns, table.schema_revision, table.command_id).order_by(table.id.desc())
    notes = {kind.ID for kind in NOTES}
    with connection.execute(statement) as rows:
        reachable = takewhile(lambda row: not row.barrier and row.schema_revision == SCHEMA, rows)
        steps = (
            JournalStep(
                row.id,
                _changes(row.topics, row.section_ids),
                row.undoes,
                row.redoes,
                row.actor,
                row.command_id in _LIGHT,
            )
            for row in reachable
            if row.command_id not in notes
        )
        return deciding(steps, actor=actor)


@lru_cache(maxsize=256)
def _changes(topics: str, section_ids: str) -> ChangeSet:
    return ChangeSet(frozenset(Topic(topic) for topic in json.loads(topics)), frozenset(json.loads(section_ids)))
