"""The one door for every change: check -> write -> row images -> journal row -> revision + 1 -> commit.

Undo and redo come through it too and are journal rows themselves: the journal is the audit log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tdapp.domain.arbiters.by import ALONE, By, Role
from tdapp.domain.commands.command import Command, Step
from tdapp.domain.commands.history import HandOver, Mark, NamePoint, Point, Redo, RestoreFile, RestoreTo, TakeOver, Undo
from tdapp.domain.commands.rounds import VerifyResult
from tdapp.domain.commands.stored import StoredStep, describe, encode, stored
from tdapp.domain.commands.teams import OF_TEAMS
from tdapp.domain.words.changes import ChangeSet, Executed, Topic
from tdapp.domain.words.checks import NeedsConfirmation, Warning
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.door.closed import refuse_closed
from tdapp.services.door.facts import LiveFacts
from tdapp.services.door.handlers import HANDLERS
from tdapp.services.history.undo_stack import UndoStack
from tdapp.services.history.walking import Walk, ask_back, rounds_paired
from tdapp.services.ports.unit_of_work import EventRows, JournalDraft, JournalStep, UnitOfWork, Walked
from tdapp.services.teams.as_players import rows_for


def execute(uow: UnitOfWork, step: Step, by: By = ALONE) -> Executed:
    """Carry out a step in one durable transaction.

    RuleViolation (the step is not allowed) and EnvironmentProblem (it could not be written) change nothing. A step
    that was sent already (``by.origin``) is not carried out again: its receipt is that of then.
    """
    if by is ALONE:
        return _execute(uow, step, by)
    from tdapp.services.door.role import judged_by

    with judged_by(by):
        return _execute(uow, step, by)


def _execute(uow: UnitOfWork, step: Step, by: By) -> Executed:
    _refuse_half_characters(step)
    with uow:
        if by is not ALONE:
            from tdapp.services.door.once import receipt_of
            from tdapp.services.door.role import refuse_role

            if (sent := receipt_of(uow.journal, by)) is not None:
                return sent
            refuse_role(uow.events, step, by)
        refuse_closed(uow.events, step)
        if isinstance(step, VerifyResult):
            from tdapp.services.door.second_person import refuse_same_person

            refuse_same_person(uow.journal, step, by)
        about = _about(uow, step)
        rows = rows_for(uow.events, step) if type(step) in OF_TEAMS else uow.events
        facts = LiveFacts(rows, step, about)
        label = step.describe(facts)  # before it is carried out: who is removed still has a name
        undoes = redoes = None
        match step:
            case Undo():
                stack = UndoStack(uow.journal.steps(by.actor))
                target = _expected(stack.undo_of(by.actor), step.row_id, stack, by)
                _walk_past(uow, step, target, stack.since(target), lambda: uow.journal.take_back(step.row_id))
                changes, undoes = target.changes, target.row_id
            case Redo():
                stack = UndoStack(uow.journal.steps(by.actor))
                target = _expected(stack.redo_of(by.actor), step.row_id)
                _walk_past(uow, step, target, stack.since(target), lambda: uow.journal.repeat(step.row_id))
                changes, redoes = target.changes, target.row_id
            case _:
                changes = _carry_out(uow, rows, step)
                if by.base is not None:
                    from tdapp.services.door.meanwhile import settle_meanwhile

                    settle_meanwhile(uow.journal, step, by)
        walk = about if undoes or redoes else None
        kept = stored(step, {} if walk else facts.kept)
        draft = JournalDraft(
            kept, changes, str(getattr(step, "reason", "")), undoes, redoes, step.BARRIER, by.actor, by.origin
        )
        row = uow.journal.append(draft)
        uow.commit()
    return Executed(row.row_id, row.revision, describe(walk) if walk else label, changes)


def would_ask(uow: UnitOfWork, step: RestoreTo | RestoreFile) -> tuple[Warning, ...]:
    """What going back would ask; it is made and not kept. RuleViolation and EnvironmentProblem as in ``execute``."""
    try:
        with uow:
            refuse_closed(uow.events, step)
            _carry_out(uow, uow.events, step)
    except NeedsConfirmation as needed:
        return needed.warnings
    return ()


def _about(uow: UnitOfWork, step: Step) -> StoredStep | None:
    """The step that this one is about, where its words name it."""
    match step:
        case Undo() | Redo():
            return uow.journal.step(step.row_id)
        case RestoreTo(point=point) if point is not None and point.mark is Mark.BEFORE:
            return uow.journal.step_after(step.revision)
        case _:
            return None


def _carry_out(uow: UnitOfWork, rows: EventRows, step: Step) -> ChangeSet:
    match step:
        case RestoreTo():
            uow.events.rounds.add_restore_point(step.section_id)
            _walk(uow, step, lambda: uow.journal.restore(step.revision, step.section_id))
            sections = frozenset() if step.section_id is None else frozenset({step.section_id})
            return ChangeSet(frozenset(Topic), sections)
        case HandOver() | TakeOver():
            return ChangeSet(frozenset({Topic.EVENT}))
        case NamePoint():
            if not step.name.strip():
                raise RuleViolation(tr("A state needs a name."))
            uow.events.rounds.add_restore_point(step.section_id, Point(Mark.NAMED, name=step.name.strip()))
            return ChangeSet(frozenset({Topic.EVENT}))
        case RestoreFile():
            _walk(uow, step, lambda: uow.journal.take_over(step.path, step.kept))
            return ChangeSet(frozenset(Topic))
        case Command():
            return HANDLERS[type(step)](rows, step)
        case _:
            raise AssertionError(f"{step.ID} does not come through this door")


_Go = Callable[[], Sequence[Walked]]


def _walk(uow: UnitOfWork, step: Walk, go: _Go) -> None:
    """Go through the history; what is public or locked is asked about."""
    before = rounds_paired(uow.events)
    ask_back(uow.events, step, go(), before)


def _walk_past(uow: UnitOfWork, step: Undo | Redo, target: JournalStep, since: Sequence[JournalStep], go: _Go) -> None:
    """Take a step back or repeat it; where others have worked since, only past what nobody builds on."""
    if since:
        from tdapp.services.door.past_others import refuse_past_others

        refuse_past_others(uow, target, since)
    _walk(uow, step, go)
    if since:
        uow.journal.refuse_dangling()


def _expected(target: JournalStep | None, row_id: int, stack: UndoStack | None = None, by: By = ALONE) -> JournalStep:
    """The step that may go now: one's own newest, and for the chief the newest of anybody."""
    if (target is None or target.row_id != row_id) and stack is not None and by.role is Role.CHIEF:
        target = stack.newest_of_anybody(row_id)
    if target is None or target.row_id != row_id:
        raise RuleViolation(tr("Steps are taken back and repeated only in their order, one after the other."))
    return target


def _refuse_half_characters(step: Step) -> None:
    """A lone surrogate, as a broken clipboard gives it, has no bytes: no file could keep it."""
    try:
        encode(step).encode("utf-8")
    except UnicodeEncodeError:
        raise RuleViolation(tr("A text holds half a character that no file can keep: type it again.")) from None
