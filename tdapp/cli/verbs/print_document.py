"""Make a PDF of one document."""

from __future__ import annotations

import argparse
import datetime as dt
import sys

from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import DONE
from tdapp.cli.writing import write_output
from tdapp.domain.ladder import parse_ladder
from tdapp.reports.options import Dialect, OpponentNumbers, Order, Orientation, Paper, PrintOptions
from tdapp.reports.printing import render
from tdapp.services.standings import compute_standings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, DOCUMENT, OUT and the choices of the print dialog."""
    add_input_arguments(parser)
    parser.add_argument("document", metavar="DOCUMENT", help="an id that `tdapp documents` lists")
    parser.add_argument("-o", "--output", metavar="OUT.pdf", required=True, help="file to write, or -")
    parser.add_argument("--paper", choices=[paper.value for paper in Paper], default=Paper.A4.value)
    orientations = [orientation.value for orientation in Orientation]
    parser.add_argument("--orientation", choices=orientations, default=Orientation.AUTO.value)
    parser.add_argument("--ladder", help="print a trial ladder instead of the official one")
    parser.add_argument("--dialect", choices=[entry.value for entry in Dialect], default=Dialect.EUROPEAN.value)
    numbers = [entry.value for entry in OpponentNumbers]
    parser.add_argument("--opponents-by", choices=numbers, default=OpponentNumbers.START.value)
    parser.add_argument("--order", choices=[entry.value for entry in Order], default=Order.RANK.value)
    parser.add_argument("--player", type=int, metavar="N", help="pairing number, for documents of one player")
    parser.add_argument("--decimals", action="store_true", help="write 4.5 instead of 4½")


def run(arguments: argparse.Namespace) -> int:
    """Write the PDF; what the layout had to change is said."""
    section = read_section(arguments)
    ladder = parse_ladder(arguments.ladder) if arguments.ladder is not None else None
    options = PrintOptions(
        printed_at=dt.datetime.now().astimezone(),
        paper=Paper(arguments.paper),
        orientation=Orientation(arguments.orientation),
        half_sign=not arguments.decimals,
        dialect=Dialect(arguments.dialect),
        opponent_numbers=OpponentNumbers(arguments.opponents_by),
        order=Order(arguments.order),
        player=arguments.player,
    )
    standings = compute_standings(section, ladder=ladder, after_round=arguments.after_round)
    printed = render(arguments.document, section, standings=standings, options=options)
    write_output(arguments.output, printed.pdf)
    for sentence in printed.adjustments:
        print(f"{arguments.output}: note: {sentence}", file=sys.stderr)
    return DONE
