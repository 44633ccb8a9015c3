"""Carrying out a command in an event file that the user names."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.cli.reading import is_event_file
from tdapp.cli.status import BAD_INPUT, NOT_WRITTEN, Stop
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import marked, tr

if TYPE_CHECKING:
    from tdapp.domain.commands.command import Command
    from tdapp.services.ports.event_store import EventStore


ONLY_CHANGED = marked("only an event file (.tdb) can be changed.")
ONLY_SECTIONS = marked("only an event file (.tdb) has several sections.")


def execute_in(arguments: argparse.Namespace, command: Callable[[int], Command]) -> None:
    """Carry out a command in the section that --section names; refused with the warnings in words."""
    with closing(opened_store(arguments.file)) as store:
        refs = store.sections()
        wanted = arguments.section
        place = next((n for n, ref in enumerate(refs) if wanted in (ref.name, str(n + 1))), 0)
        execute_or_stop(store, command(refs[place].section_id), arguments.file)


def opened_store(name: str, refusal: str = ONLY_CHANGED) -> EventStore:
    """The event file of this name; where it is none, the refusal."""
    from tdapp.storage.event.opening import open_event_file

    if not is_event_file(name):
        raise Stop(BAD_INPUT, f"{name}: {tr(refusal)}")
    try:
        return open_event_file(Path(name))
    except (RuleViolation, EnvironmentProblem) as problem:
        raise Stop(BAD_INPUT, f"{name}: {problem}") from problem


def execute_or_stop(store: EventStore, command: Command, name: str) -> None:
    """Carry out a command; refused by a rule: status 2, by the disk: status 4."""
    try:
        store.execute(command)
    except NeedsConfirmation as asked:
        raise Stop(BAD_INPUT, *(f"{name}: {warning.text}" for warning in asked.warnings)) from asked
    except RuleViolation as problem:
        raise Stop(BAD_INPUT, f"{name}: {problem}") from problem
    except EnvironmentProblem as problem:
        raise Stop(NOT_WRITTEN, f"{name}: {problem}") from problem
