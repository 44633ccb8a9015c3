"""Make a PDF of one document."""

from __future__ import annotations

import argparse
import datetime as dt
import sys

from tdapp.cli.prizes import add_prize_arguments, prize_plan
from tdapp.cli.reading import add_input_arguments, read_printed
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.cli.writing import write_output
from tdapp.domain.ladder import parse_ladder
from tdapp.reports.options import OPTIONAL_COLUMNS, Dialect, OpponentNumbers, Order, Orientation, Paper, PrintOptions
from tdapp.reports.page import MINIMUM_SIZE
from tdapp.reports.printing import render
from tdapp.services.standings import compute_standings

LARGEST_SIZE = 72.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, DOCUMENT, OUT and the choices of the print dialog."""
    add_input_arguments(parser)
    parser.add_argument("document", metavar="DOCUMENT", help="an id that `tdapp documents` lists, also of a pack")
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
    parser.add_argument(
        "--round", type=int, metavar="N", help="for pairings, results and slips; default: the last paired"
    )
    parser.add_argument(
        "--size", type=float, metavar="POINTS", help="type size, for wall lists for example 16, 22 or 32"
    )
    parser.add_argument("--across", type=int, choices=(1, 2, 3), help="columns of lines side by side, for wall lists")
    parser.add_argument("--show", default="", metavar="COLUMNS", help=f"more columns: {', '.join(OPTIONAL_COLUMNS)}")
    parser.add_argument("--group-by", choices=("federation", "club", "category"), default="", help="for the start list")
    parser.add_argument("--first", type=int, metavar="N", help="only the first cards or slips, as a test print")
    parser.add_argument("--wide-rows", action="store_true", help="leave room for pens between the lines")
    parser.add_argument("--grid-lines", action="store_true", help="draw lines around all cells")
    parser.add_argument("--decimals", action="store_true", help="write 4.5 instead of 4½")
    add_prize_arguments(parser)


def print_options(arguments: argparse.Namespace) -> PrintOptions:
    """The choices as the documents take them."""
    return PrintOptions(
        printed_at=dt.datetime.now().astimezone(),
        paper=Paper(arguments.paper),
        orientation=Orientation(arguments.orientation),
        half_sign=not arguments.decimals,
        dialect=Dialect(arguments.dialect),
        opponent_numbers=OpponentNumbers(arguments.opponents_by),
        order=Order(arguments.order),
        type_size=_type_size(arguments.size),
        show=_columns(arguments.show),
        player=arguments.player,
        round=arguments.round,
        across=arguments.across,
        wide_rows=arguments.wide_rows,
        grid_lines=arguments.grid_lines,
        group_by=arguments.group_by,
        first=arguments.first,
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the PDF; what the layout had to change is said."""
    options = print_options(arguments)
    printed_of = read_printed(arguments)
    ladder = parse_ladder(arguments.ladder) if arguments.ladder is not None else None
    section = printed_of.section
    standings = compute_standings(section, ladder=ladder, after_round=arguments.after_round)
    printed = render(
        arguments.document,
        section,
        standings=standings,
        options=options,
        rounds=printed_of.rounds,
        log=printed_of.log,
        plan=prize_plan(arguments, section.prizes),
    )
    write_output(arguments.output, printed.pdf)
    for sentence in printed.adjustments:
        print(f"{arguments.output}: note: {sentence}", file=sys.stderr)
    return DONE


def _type_size(size: float | None) -> float | None:
    if size is not None and not MINIMUM_SIZE <= size <= LARGEST_SIZE:
        raise Stop(BAD_INPUT, f"tdapp: the type size is {MINIMUM_SIZE:g} to {LARGEST_SIZE:g} points.")
    return size


def _columns(text: str) -> tuple[str, ...]:
    wanted = tuple(filter(None, (part.strip() for part in text.split(","))))
    for column in wanted:
        if column not in OPTIONAL_COLUMNS:
            raise Stop(BAD_INPUT, f"tdapp: there is no column “{column}”; there are {', '.join(OPTIONAL_COLUMNS)}.")
    return wanted
