"""A step is tried and not kept: why the program refuses it in the state that an event is in, or what it changes."""

from __future__ import annotations

import datetime as dt
import re

from tdapp.domain.commands.command import Command
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.door.execute import execute
from tdapp.storage import EventFile
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tests.recorded import plain

_CHANCE = re.compile(r"[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f-]{27}")
_NOW = dt.datetime(2026, 5, 1, 21, 10, tzinfo=dt.UTC)


class Tried(SqlUnitOfWork):
    """A transaction that is never kept."""

    def commit(self) -> None:
        """Nothing becomes durable."""


def refusal(store: EventFile, command: Command) -> RuleViolation | None:
    """Why the program refuses the command now, with everything confirmed and every reason given."""
    try:
        execute(Tried(store._engine, store._clock, store._snapshots), command)
    except RuleViolation as violation:
        return violation
    return None


class _Looked(Tried):
    """It tells what it would have kept."""

    rows: tuple[str, ...] = ()

    def commit(self) -> None:
        """The rows that are different, in any order."""
        self.rows = tuple(sorted(plain(image) for image in self.journal.images()))


def left(store: EventFile, command: Command) -> list[str]:
    """The words of the step, what is repainted, and the rows before and after it; or why it is refused."""
    looked = _Looked(store._engine, lambda: _NOW, store._snapshots)
    try:
        done = execute(looked, command)
    except RuleViolation as violation:
        return [plain(violation)]
    return [done.label, plain(done.changes), *(_CHANCE.sub("…", row) for row in looked.rows)]
