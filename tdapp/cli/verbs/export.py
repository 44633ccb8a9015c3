"""Write a section as TRF26 or TRF16."""

from __future__ import annotations

import argparse
import sys

from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import DONE
from tdapp.cli.writing import write_output
from tdapp.services.export import export_trf
from tdapp.trf.writer import losses


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, OUT and the format."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("out", metavar="OUT", help="file to write, or - for standard output")
    parser.add_argument("--format", choices=("trf26", "trf16"), default="trf26")


def run(arguments: argparse.Namespace) -> int:
    """Write the file; what TRF16 cannot hold is said."""
    section = read_section(arguments)
    write_output(arguments.out, export_trf(section, arguments.format))
    if arguments.format == "trf16":
        for sentence in losses(section):
            print(f"{arguments.out}: note: {sentence}", file=sys.stderr)
    return DONE
