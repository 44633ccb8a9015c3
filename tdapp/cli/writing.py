"""Writing a verb's result: whole or not at all, over a file that exists with ``--force`` only."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from tdapp.cli.reading import INPUTS
from tdapp.cli.status import NOT_WRITTEN, Stop
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.files.writing import refuse_target, write_file

_STANDARD_OUTPUT = ("-", "/dev/stdout", "/dev/fd/1")


def add_force(parser: argparse.ArgumentParser, output: str) -> None:
    """``--force``, for every verb that writes a file; ``output`` is the argument that names it."""

    def refused(arguments: argparse.Namespace) -> bool:
        name = getattr(arguments, output)
        try:
            if name is not None and name not in _STANDARD_OUTPUT:
                check_output(name, force=arguments.force)
        except Stop:
            return True
        return False

    parser.set_defaults(output_refused=refused)
    parser.add_argument(
        "--force", action="store_true", help="write over a file that exists; never over an event file or an input"
    )


def write_output(name: str, data: bytes, *, force: bool) -> None:
    """Write bytes to a file, or to standard output for ``-``; Stop with status 4 when that is not possible."""
    if name in _STANDARD_OUTPUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    check_output(name, force=force)
    try:
        write_file(Path(name), data, inputs=INPUTS)
    except EnvironmentProblem as problem:
        raise Stop(NOT_WRITTEN, f"{name}: {problem}") from problem


def cannot_be_made(folder: Path, error: OSError) -> Stop:
    """The refusal of a folder that the system does not make."""
    text = tr("cannot be made: {error}.").format(error=error.strerror or error)
    return Stop(NOT_WRITTEN, f"{folder}: {text}")


def check_output(name: str, *, force: bool) -> None:
    """Stop for a name that may not be written to, before the work is done for it."""
    path = Path(name)
    try:
        refuse_target(path, inputs=INPUTS)
    except EnvironmentProblem as problem:
        raise Stop(NOT_WRITTEN, f"{name}: {problem}") from problem
    if os.path.isfile(path) and not force:
        text = tr("exists already; nothing was changed. Use --force to write over it.")
        raise Stop(NOT_WRITTEN, f"{name}: {text}")
