"""A step is tried and not kept: why the program refuses it in the state that an event is in."""

from __future__ import annotations

from tdapp.domain.commands.command import Command
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.door.execute import execute
from tdapp.storage import EventFile
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork


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
