"""What a room brings to the one door: rows of a command and the function that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tdapp.domain.commands.command import Command
from tdapp.domain.words.changes import ChangeSet
from tdapp.services.ports.unit_of_work import EventRows

C = TypeVar("C", bound=Command)
Handler = Callable[[EventRows, Any], ChangeSet]
Row = tuple[type[Command], Handler]


def handles(command: type[C], handler: Callable[[EventRows, C], ChangeSet]) -> Row:
    """Check the rules, write through the unit of work, say what changed: ``handler`` does it for this command."""
    return command, handler
