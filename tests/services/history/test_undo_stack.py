"""The undo stack as a fold over journal rows."""

from __future__ import annotations

from tdapp.domain.words.changes import ChangeSet
from tdapp.services.history.undo_stack import UndoStack
from tdapp.services.ports.unit_of_work import JournalStep

NOTHING = ChangeSet(frozenset())


def did(row_id: int) -> JournalStep:
    return JournalStep(row_id, NOTHING)


def undid(row_id: int, undoes: int) -> JournalStep:
    return JournalStep(row_id, NOTHING, undoes=undoes)


def redid(row_id: int, redoes: int) -> JournalStep:
    return JournalStep(row_id, NOTHING, redoes=redoes)


def offered(stack: UndoStack) -> tuple[int | None, int | None]:
    """The rows that undo and redo would take."""
    undo, redo = stack.next_undo, stack.next_redo
    return (undo.row_id if undo else None, redo.row_id if redo else None)


def test_an_empty_journal_offers_nothing() -> None:
    assert offered(UndoStack()) == (None, None)


def test_undo_and_redo_walk_back_and_forth() -> None:
    stack = UndoStack([did(1), did(2)])
    assert offered(stack) == (2, None)
    stack.append(undid(3, undoes=2))
    assert offered(stack) == (1, 2)
    stack.append(undid(4, undoes=1))
    assert offered(stack) == (None, 1)
    stack.append(redid(5, redoes=1))
    stack.append(redid(6, redoes=2))
    assert offered(stack) == (2, None)


def test_a_new_step_forgets_what_was_taken_back() -> None:
    assert offered(UndoStack([did(1), did(2), undid(3, undoes=2), did(4)])) == (4, None)


def test_only_the_newest_steps_are_offered() -> None:
    rows = [did(number) for number in range(1, 6)]
    stack = UndoStack(rows, limit=3)
    taken = []
    while (newest := stack.next_undo) is not None:
        taken.append(newest.row_id)
        stack.append(undid(100 + newest.row_id, undoes=newest.row_id))
    assert taken == [5, 4, 3]
