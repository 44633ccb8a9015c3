"""Follow an event into a PostgreSQL server until interrupted, or make an event file of what lies there."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NoReturn

from tdapp.cli.live_process import wait_a_turn
from tdapp.cli.reading import is_event_file
from tdapp.cli.status import BAD_INPUT, DONE, NOT_WRITTEN, Stop
from tdapp.cli.with_parent import add_with_parent, end_with_parent
from tdapp.cli.writing import check_output
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.file.watching import file_state
from tdapp.storage.mirror.back import write_back
from tdapp.storage.mirror.following import Brought, Mirror
from tdapp.storage.mirror.server import Server, is_address

TURN = 0.5
"""Seconds between two looks at the event."""
REST = 2.0
"""Seconds until a server that did not answer is asked again."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """EVENT and SERVER, or with ``--back`` SERVER and FILE."""
    parser.add_argument("first", metavar="EVENT", help="event file (.tdb); a window may have it open")
    parser.add_argument(
        "second",
        metavar="SERVER",
        help="postgresql://user@host/database; the password is better in PGPASSWORD or in ~/.pgpass",
    )
    parser.add_argument("--once", action="store_true", help="bring the server up to date, and end")
    parser.add_argument(
        "--back", action="store_true", help="the other way: SERVER, then a new event FILE that is made of it"
    )
    parser.add_argument("--event", metavar="NAME", help="with --back, where several lie there: which (tdapp_…)")
    add_with_parent(parser)


def run(arguments: argparse.Namespace) -> int:
    """A line for each look that brought something."""
    address = arguments.first if arguments.back else arguments.second
    if not is_address(address):
        raise Stop(BAD_INPUT, f"tdapp: {tr('A server is written postgresql://user@host/database.')}")
    server = Server(address)
    if arguments.back:
        return _back(server, arguments)
    if arguments.event:
        raise Stop(BAD_INPUT, f"tdapp: {tr('{option} goes with {other}.').format(option='--event', other='--back')}")
    if not is_event_file(arguments.first):
        raise Stop(BAD_INPUT, f"{arguments.first}: {tr('only an event file (.tdb) can be mirrored.')}")
    end_with_parent(arguments)
    mirror = Mirror(Path(arguments.first), server)
    try:
        _say(mirror.bring_up(), server)
        if not arguments.once:
            _follow(mirror, server, Path(arguments.first))
    except EnvironmentProblem as problem:
        raise Stop(NOT_WRITTEN, f"{arguments.first}: {problem}") from problem
    except KeyboardInterrupt:
        pass
    finally:
        mirror.close()
    return DONE


def _follow(mirror: Mirror, server: Server, path: Path) -> NoReturn:
    seen: object = None
    trouble = ""
    while True:
        state = file_state(path)
        if state != seen or trouble:
            try:
                brought = mirror.bring_up()
                seen = state
                if trouble or brought.steps or brought.copied:
                    _say(brought, server)
                trouble = ""
            except (RuleViolation, EnvironmentProblem) as problem:  # it is asked again; no step waits for it
                if str(problem) != trouble:
                    trouble = str(problem)
                    print(f"{path}: note: {trouble}", file=sys.stderr, flush=True)
                wait_a_turn(REST)
        wait_a_turn(TURN)


def _say(brought: Brought, server: Server) -> None:
    if brought.kept:
        text = tr("The event file has not all of what stood there; that is kept as {schema}.")
        print(f"tdapp: note: {text.format(schema=brought.kept)}", file=sys.stderr, flush=True)
    how = tr("copied") if brought.copied else tr("{count} steps").format(count=brought.steps)
    print(f"{server.shown} {brought.schema}: {how}, {_revision(brought.revision)}", flush=True)


def _revision(number: int) -> str:
    return tr("revision {number}").format(number=number)


def _back(server: Server, arguments: argparse.Namespace) -> int:
    name = arguments.second
    check_output(name, force=False)
    if arguments.once:
        raise Stop(BAD_INPUT, f"tdapp: {tr('--once goes without --back.')}")
    try:
        there = server.schemas()
        wanted = arguments.event or (there[0] if len(there) == 1 else "")
        if wanted not in there:
            known = ", ".join(there) or tr("none")
            text = tr("Which event? --event names one of those that lie there: {known}.").format(known=known)
            raise Stop(BAD_INPUT, f"tdapp: {text}")
        revision = write_back(server, wanted, Path(name))
    except EnvironmentProblem as problem:
        raise Stop(NOT_WRITTEN, f"{name}: {problem}") from problem
    print(f"{name}: {wanted}, {_revision(revision)}")
    return DONE
