"""The undo stack as a fold over journal rows."""

from __future__ import annotations

import random

import pytest

from tdapp.domain.commands.stored import StoredStep
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.services.history.undo_stack import UndoStack, deciding
from tdapp.services.ports.event_store import UndoState
from tdapp.services.ports.unit_of_work import JournalStep

NOTHING = ChangeSet(frozenset())


def did(row_id: int, actor: str = "") -> JournalStep:
    return JournalStep(row_id, NOTHING, actor=actor)


def undid(row_id: int, undoes: int, actor: str = "") -> JournalStep:
    return JournalStep(row_id, NOTHING, undoes=undoes, actor=actor)


def redid(row_id: int, redoes: int, actor: str = "") -> JournalStep:
    return JournalStep(row_id, NOTHING, redoes=redoes, actor=actor)


def offered(stack: UndoStack, actor: str = "") -> tuple[int | None, int | None]:
    """The rows that undo and redo would take."""
    undo, redo = stack.undo_of(actor), stack.redo_of(actor)
    assert actor or (undo, redo) == (stack.next_undo, stack.next_redo)
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


@pytest.mark.parametrize("seed", range(24))
def test_the_newest_rows_decide_as_all_do(seed: int) -> None:
    """A long day of one or two: what undo and redo offer is the same from the end of the journal as from all of it."""
    lot, limit = random.Random(seed), 6
    people = ("", "Zoë")[: 1 + seed % 2]
    stack, rows = UndoStack(limit=limit), []
    for row_id in range(1, 120):
        actor = lot.choice(people)
        undo, redo = offered(stack, actor)
        walk = lot.choice(("do", "undo", "undo", "redo"))
        if walk == "undo" and undo:
            rows.append(undid(row_id, undo, actor))
        elif walk == "redo" and redo:
            rows.append(redid(row_id, redo, actor))
        else:
            rows.append(did(row_id, actor))
        stack.append(rows[-1])
        for one in people:
            newest = deciding(reversed(rows), limit=limit, actor=one)
            assert offered(UndoStack(newest, limit=limit), one) == offered(stack, one)


def test_who_takes_back_what_another_did_may_repeat_it() -> None:
    """The step is the other's again then, and is taken back by him."""
    stack = UndoStack([did(1), did(2, "Zoë"), undid(3, 2, "")])
    assert (offered(stack), offered(stack, "Zoë")) == ((1, 2), (None, None))
    stack.append(redid(4, 2, ""))
    assert (offered(stack), offered(stack, "Zoë")) == ((1, None), (2, None))
    stack.append(undid(5, 9, "Zoë"))  # of a step that nobody offers any more
    stack.append(redid(6, 9, "Zoë"))
    assert offered(stack, "Zoë") == (2, None)
    newest = stack.newest_of_anybody(2)
    assert newest is not None
    assert newest.actor == "Zoë"
    assert stack.newest_of_anybody(3) is None


def test_only_others_stand_in_the_way_and_only_where_they_concern_the_same() -> None:
    def in_section(row_id: int, section: int, actor: str) -> JournalStep:
        return JournalStep(row_id, touched(section, Topic.RESULTS), actor=actor)

    mine = in_section(3, 1, "")
    steps = [in_section(2, 1, "Zoë"), mine, in_section(4, 2, "Zoë"), in_section(7, 1, "Zoë"), in_section(5, 1, "Ana"),
             in_section(6, 1, "")]  # fmt: skip
    assert [one.row_id for one in UndoStack(steps).since(mine)] == [5, 7]


def test_where_many_others_work_not_the_whole_journal_is_looked_at() -> None:
    rows = iter([did(row_id, "Zoë") for row_id in range(100, 0, -1)])
    assert len(deciding(rows, most=10)) == 10
    walks = [undid(3, 1), did(2, "Zoë"), did(1)]  # his only step was taken back
    assert [row.row_id for row in deciding(walks, limit=1)] == [1, 2, 3]
    stands = [redid(4, 2), undid(3, 2), did(2), did(1)]
    assert [row.row_id for row in deciding(stands, limit=1)] == [2, 3, 4]


def test_a_long_journal_is_not_read_to_its_beginning() -> None:
    rows = iter([did(row_id) for row_id in range(1000, 0, -1)])
    assert len(deciding(rows, limit=6)) == 6
    assert next(rows).row_id == 994


def test_what_would_go_back_is_the_same_where_its_words_are() -> None:
    """The window asks so whether its menu has to be written anew; the steps themselves do not count."""
    step = StoredStep("x", 1, {}, {})
    assert UndoState("A", "B", step, None) == UndoState("A", "B", None, step)
    assert UndoState("A", "B") != UndoState("A", None)
    assert UndoState("A", "B") != UndoState("C", "B")
