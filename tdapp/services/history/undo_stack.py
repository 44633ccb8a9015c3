"""The undo stack as the journal tells it: a pure fold over journal rows."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.services.ports.unit_of_work import JournalStep

LIMIT = 200  # steps that can be taken back


class UndoStack:
    """Steps that stand and steps that were taken back, both ending with the newest."""

    def __init__(self, steps: Iterable[JournalStep] = (), *, limit: int = LIMIT) -> None:
        self._limit = limit
        self._done: list[JournalStep] = []
        self._undone: list[JournalStep] = []
        for step in steps:
            self.append(step)

    def append(self, row: JournalStep) -> None:
        """Follow one more journal row."""
        if row.undoes is not None:
            _move(row.undoes, self._done, self._undone)
        elif row.redoes is not None:
            _move(row.redoes, self._undone, self._done)
        else:
            self._done.append(row)
            self._undone.clear()
        del self._done[: -self._limit]

    @property
    def next_undo(self) -> JournalStep | None:
        """The newest step that stands."""
        return self._done[-1] if self._done else None

    @property
    def next_redo(self) -> JournalStep | None:
        """The step that was taken back last."""
        return self._undone[-1] if self._undone else None


def deciding(newest_first: Iterable[JournalStep], *, limit: int = LIMIT) -> list[JournalStep]:
    """Of a journal no more rows than decide what can be taken back and repeated, oldest first: their fold is the same.

    What can be taken back is among the ``limit`` newest steps that stand; what can be repeated is newer than those.
    """
    found: list[JournalStep] = []
    told: set[int] = set()  # steps of which a newer row says whether they stand
    undone: set[int] = set()
    standing = 0
    for row in newest_first:
        found.append(row)
        about = row.undoes or row.redoes
        if about is None:
            standing += row.row_id not in undone
        elif about not in told:
            told.add(about)
            if row.undoes is not None:
                undone.add(about)
        if standing == limit:
            break
    return found[::-1]


def _move(row_id: int, source: list[JournalStep], target: list[JournalStep]) -> None:
    if source and source[-1].row_id == row_id:  # else a step beyond the limit, which nobody offers again
        target.append(source.pop())
