"""The undo stack as the journal tells it: a pure fold over journal rows. Everybody has his own."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.services.ports.unit_of_work import JournalStep

LIMIT = 200  # steps of his own that somebody can take back
MOST = 4000  # rows that are looked at for it, where many others work


class UndoStack:
    """Steps that stand and steps that were taken back, of everybody, both ending with the newest.

    Who took a step back is who may repeat it.
    """

    def __init__(self, steps: Iterable[JournalStep] = (), *, limit: int = LIMIT) -> None:
        self._limit = limit
        self._done: dict[str, list[JournalStep]] = {}
        self._undone: dict[str, list[JournalStep]] = {}
        for step in steps:
            self.append(step)

    def append(self, row: JournalStep) -> None:
        """Follow one more journal row."""
        done, undone = (stacks.setdefault(row.actor, []) for stacks in (self._done, self._undone))
        if row.undoes is not None:
            whose = next((steps for steps in self._done.values() if _ends_with(steps, row.undoes)), None)
            if whose is not None:  # else a step beyond the limit, which nobody offers again
                undone.append(whose.pop())
        elif row.redoes is not None:
            if _ends_with(undone, row.redoes):
                step = undone.pop()
                self._done.setdefault(step.actor, []).append(step)
        else:
            done.append(row)
            undone.clear()
        del done[: -self._limit]

    @property
    def next_undo(self) -> JournalStep | None:
        """The newest step that stands, of the lone arbiter."""
        return self.undo_of("")

    @property
    def next_redo(self) -> JournalStep | None:
        """The step that the lone arbiter took back last."""
        return self.redo_of("")

    def undo_of(self, actor: str) -> JournalStep | None:
        """The newest step of somebody that stands."""
        steps = self._done.get(actor)
        return steps[-1] if steps else None

    def redo_of(self, actor: str) -> JournalStep | None:
        """The step that somebody took back last."""
        steps = self._undone.get(actor)
        return steps[-1] if steps else None

    def newest_of_anybody(self, row_id: int) -> JournalStep | None:
        """A step by its row, where it is the newest of whoever did it."""
        return next((steps[-1] for steps in self._done.values() if _ends_with(steps, row_id)), None)

    def since(self, step: JournalStep) -> list[JournalStep]:
        """The steps of others that stand since a step and concern the same, oldest first."""
        found = [
            later
            for whose, steps in self._done.items()
            if whose != step.actor
            for later in steps
            if later.row_id > step.row_id and later.touches(step)
        ]
        return sorted(found, key=lambda one: one.row_id)


def deciding(
    newest_first: Iterable[JournalStep], *, limit: int = LIMIT, actor: str = "", most: int = MOST
) -> list[JournalStep]:
    """Of a journal no more rows than decide what somebody can take back and repeat, oldest first.

    What can be taken back is among the ``limit`` newest steps of his that stand; what can be repeated is newer.
    """
    found: list[JournalStep] = []
    told: set[int] = set()  # steps of which a newer row says whether they stand
    undone: set[int] = set()
    standing = 0
    for row in newest_first:
        found.append(row)
        about = row.undoes or row.redoes
        if about is None:
            standing += row.row_id not in undone and row.actor == actor
        elif about not in told:
            told.add(about)
            if row.undoes is not None:
                undone.add(about)
        if standing == limit or len(found) == most:
            break
    return found[::-1]


def _ends_with(steps: list[JournalStep], row_id: int) -> bool:
    return bool(steps) and steps[-1].row_id == row_id
