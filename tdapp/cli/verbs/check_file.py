"""Whether an event file holds what was entered: its pages, its structure, every row against the log."""

from __future__ import annotations

import argparse
from pathlib import Path

from tdapp.cli.output import one_line
from tdapp.cli.reading import is_event_file
from tdapp.cli.status import BAD_INPUT, DIFFERENCES, DONE, Stop
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """EVENT."""
    parser.add_argument("event", metavar="EVENT.tdb")
    parser.add_argument("--copies", metavar="FOLDER", action="append", default=[], help="where backups lie as well")


def run(arguments: argparse.Namespace) -> int:
    """One line a difference, then the newest good copy; status 1 when there is any."""
    from tdapp.storage.copies.rescue import offer_rescue
    from tdapp.storage.event.reading import check_file

    path = Path(arguments.event)
    if not is_event_file(arguments.event):
        raise Stop(BAD_INPUT, f"{path}: {tr('this is not an event file of this program.')}")
    try:
        found = check_file(path)
    except (RuleViolation, EnvironmentProblem) as problem:
        raise Stop(BAD_INPUT, f"{path}: {problem}") from problem
    for line in found:
        print(one_line(line))
    if not found:
        print(f"{path}: {tr('no differences')}")
        return DONE
    rescue = offer_rescue(path, [Path(folder) for folder in arguments.copies])
    if rescue is not None:
        print(f"{rescue.copy.path}: {one_line(rescue.sentence)}")
    return DIFFERENCES
