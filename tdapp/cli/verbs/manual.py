"""Write the whole manual, with a page for every tie-break and policy, as one Markdown file."""

from __future__ import annotations

import argparse

from tdapp.cli.status import DONE
from tdapp.cli.writing import add_force, write_output


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """OUT."""
    parser.add_argument("output", metavar="OUT.md", help="file to write, or - for standard output")
    add_force(parser, "output")


def run(arguments: argparse.Namespace) -> int:
    """Write the file."""
    from tdapp.services.manual.pages import whole_manual  # reads the demo events for the worked examples

    write_output(arguments.output, whole_manual().encode(), force=arguments.force)
    return DONE
