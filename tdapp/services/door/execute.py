"""The one door for every change: check -> write -> row images -> journal row -> revision + 1 -> commit.

Undo and redo come through it too and are journal rows themselves: the journal is the audit log.
"""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import asdict
from enum import Enum
from fractions import Fraction

from tdapp.domain.commands.ladder import HandOver, Redo, RestoreFile, RestoreTo, Step, TakeOver, Undo
from tdapp.domain.words.changes import ChangeSet, Executed, Topic
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.door.closed import refuse_closed
from tdapp.services.door.handlers import LadderCheck, handle, known_to_registry
from tdapp.services.history.undo_stack import UndoStack
from tdapp.services.ports.unit_of_work import JournalDraft, JournalStep, UnitOfWork


def execute(uow: UnitOfWork, step: Step, *, check_ladder: LadderCheck = known_to_registry) -> Executed:
    """Carry out a step in one durable transaction.

    RuleViolation (the step is not allowed) and EnvironmentProblem (it could not be written) change nothing.
    """
    _refuse_half_characters(step)
    with uow:
        draft = _carry_out(uow, step, check_ladder)
        row = uow.journal.append(draft)
        uow.commit()
    return Executed(row_id=row.row_id, revision=row.revision, label=draft.label, changes=draft.changes)


def _carry_out(uow: UnitOfWork, step: Step, check_ladder: LadderCheck) -> JournalDraft:
    refuse_closed(uow.events, step)
    match step:
        case Undo():
            target = _expected(UndoStack(uow.journal.steps()).next_undo, step.row_id)
            uow.journal.take_back(target.row_id)
            return _draft(step, target.label, target.changes, undoes=target.row_id)
        case Redo():
            target = _expected(UndoStack(uow.journal.steps()).next_redo, step.row_id)
            uow.journal.repeat(target.row_id)
            return _draft(step, target.label, target.changes, redoes=target.row_id)
        case RestoreTo():
            uow.events.rounds.add_restore_point(f"Before: {step.label}", step.section_id)
            uow.journal.restore(step.revision, step.section_id)
            sections = frozenset() if step.section_id is None else frozenset({step.section_id})
            return _draft(step, step.label, ChangeSet(frozenset(Topic), sections))
        case HandOver() | TakeOver():
            return _draft(step, step.label, ChangeSet(frozenset({Topic.EVENT})))
        case RestoreFile():
            uow.journal.take_over(step.path, step.kept)
            return _draft(step, step.label, ChangeSet(frozenset(Topic)))
        case _:
            return _draft(step, step.label, handle(uow.events, step, check_ladder))


def _expected(target: JournalStep | None, row_id: int) -> JournalStep:
    if target is None or target.row_id != row_id:
        raise RuleViolation(tr("Steps are taken back and repeated only in their order, one after the other."))
    return target


def _draft(
    step: Step, label: str, changes: ChangeSet, *, undoes: int | None = None, redoes: int | None = None
) -> JournalDraft:
    return JournalDraft(
        command_id=step.ID,
        command_version=step.VERSION,
        command_json=_json(step),
        label=label,
        changes=changes,
        reason=str(getattr(step, "reason", "")),
        undoes=undoes,
        redoes=redoes,
        barrier=bool(getattr(step, "BARRIER", False)),
    )


def _json(step: Step) -> str:
    return json.dumps(asdict(step), ensure_ascii=False, sort_keys=True, default=_plain)


def _refuse_half_characters(step: Step) -> None:
    """A lone surrogate, as a broken clipboard gives it, has no bytes: no file could keep it."""
    try:
        _json(step).encode("utf-8")
    except UnicodeEncodeError:
        raise RuleViolation(tr("A text holds half a character that no file can keep: type it again.")) from None


def _plain(value: object) -> object:
    """Enums, dates and exact points of a command as the journal stores them."""
    match value:
        case Enum():
            return value.value
        case dt.date():
            return value.isoformat()
        case Fraction():
            return str(value)
        case _:
            raise TypeError(f"{type(value).__name__} has no place in a command")
