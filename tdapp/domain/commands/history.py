"""Steps about the history itself: undo and redo, going back, other copies of the file; and what a restore point is."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from tdapp.domain.commands.command import Facts, Step
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


class Mark(Enum):
    """What a restore point marks."""

    BEGIN = "round-begin"
    END = "round-end"
    BEFORE = "before"  # the state before the step that follows it
    NAMED = "named"  # by the arbiter


@dataclass(frozen=True, slots=True)
class Point:
    """A restore point by what it marks."""

    mark: Mark
    round: int | None = None
    name: str = ""

    def words(self, step: str) -> str:
        """How it is called; ``step`` are the words of the step that followed."""
        match self.mark:
            case Mark.BEGIN:
                return tr("Round {number}, begin").format(number=self.round)
            case Mark.END:
                return tr("Round {number}, end").format(number=self.round)
            case Mark.BEFORE:
                return tr("Before: {step}").format(step=step)
            case Mark.NAMED:
                return self.name


BEFORE = Point(Mark.BEFORE)


@dataclass(frozen=True, slots=True)
class Undo(Step):
    """Take back the journal row ``row_id``, which must be the newest step that stands.

    What was public or locked is taken back with a reason, once the arbiter has ``confirmed`` it.
    """

    row_id: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "undo"
    VERSION = 3

    def describe(self, facts: Facts) -> str:
        return tr("Undo: {step}").format(step=facts.step())


@dataclass(frozen=True, slots=True)
class Redo(Step):
    """Repeat the journal row ``row_id``, which must be the step that was taken back last."""

    row_id: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "redo"
    VERSION = 3

    def describe(self, facts: Facts) -> str:
        return tr("Redo: {step}").format(step=facts.step())


@dataclass(frozen=True, slots=True)
class RestoreTo(Step):
    """Go back to the state after ``revision``: one section, or (None) the whole event. Undo takes it back.

    ``point``: the restore point that was chosen; ``whole_round``: the round that is taken back.
    """

    revision: int
    section_id: int | None = None
    point: Point | None = None
    whole_round: int | None = None
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "restore-to"
    VERSION = 3

    def describe(self, facts: Facts) -> str:
        if self.whole_round is not None:
            return tr("Undo round {number}").format(number=self.whole_round)
        if self.point is not None:
            step = facts.step() if self.point.mark is Mark.BEFORE else ""
            return tr("Restore: {step}").format(step=self.point.words(step))
        return tr("Go back in the history")


@dataclass(frozen=True, slots=True)
class RestoreFile(Step):
    """Everything becomes as it is in a copy of this event; ``kept`` is the file that keeps the state before.

    Undo does not cross it. What left FIDE mode stays left.
    """

    path: str
    kept: str
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    BARRIER = True
    ID = "restore-file"
    VERSION = 3

    def describe(self, facts: Facts) -> str:
        return tr("Restore from a file")


@dataclass(frozen=True, slots=True)
class HandOver(Step):
    """A note in the log: from here on another computer leads the event. Changes nothing; undo passes over it."""

    sender: str  # the computer it was led on
    receiver: str  # as the arbiter calls it

    ID = "hand-over"

    def describe(self, facts: Facts) -> str:
        return tr("Hand over the event to {name}").format(name=self.receiver)


@dataclass(frozen=True, slots=True)
class TakeOver(Step):
    """A note in the log, written by the computer that opens an event handed over to it."""

    computer: str

    ID = "take-over"

    def describe(self, facts: Facts) -> str:
        return tr("Take over the event on {name}").format(name=self.computer)


@dataclass(frozen=True, slots=True)
class NamePoint(Step):
    """A note in the log: the state as it is has a name, to which one can go back. Changes nothing."""

    name: str
    section_id: int | None = None

    LIGHT = True
    ID = "name-point"

    def describe(self, facts: Facts) -> str:
        return tr("Name this state: {name}").format(name=self.name)


@dataclass(frozen=True, slots=True)
class CreateFile(Step):
    """The first row of every file."""

    BARRIER = True
    ID = "create"

    def describe(self, facts: Facts) -> str:
        return tr("Create the event")


@dataclass(frozen=True, slots=True)
class ConvertFile(Step):
    """The file was written by an older version and brought to the present schema."""

    source: int
    target: int

    BARRIER = True
    ID = "migrate"

    def describe(self, facts: Facts) -> str:
        return tr("Convert the event file")

    @classmethod
    def of_older(cls, version: int, data: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"source": data["from"], "target": data["to"]}


NOTES: tuple[type[Step], ...] = (HandOver, TakeOver, NamePoint)
"""Steps that change nothing: undo and redo pass over them."""

HISTORY_STEPS: tuple[type[Step], ...] = (Undo, Redo, RestoreTo, RestoreFile, *NOTES, CreateFile, ConvertFile)
