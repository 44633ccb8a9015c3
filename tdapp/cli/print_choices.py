"""The choices of the print dialog as arguments of a verb."""

from __future__ import annotations

import argparse
import datetime as dt

from tdapp.cli.status import BAD_INPUT, Stop
from tdapp.domain.games.letters import LETTERS
from tdapp.domain.section.event import Section
from tdapp.domain.words.wording import tr
from tdapp.reports.choices import LARGEST_SIZE, groups_for
from tdapp.reports.layout.page import MINIMUM_SIZE
from tdapp.reports.options import (
    NO_COLUMNS,
    OPTIONAL_COLUMNS,
    Dialect,
    Group,
    OpponentNumbers,
    Order,
    Orientation,
    Paper,
    PrintOptions,
)

MOST_COPIES = 99


def add_print_arguments(parser: argparse.ArgumentParser) -> None:
    """Every choice; a document takes those that it knows."""
    parser.add_argument("--paper", choices=[paper.value for paper in Paper], default=Paper.A4.value)
    orientations = [orientation.value for orientation in Orientation]
    parser.add_argument("--orientation", choices=orientations, default=Orientation.AUTO.value)
    parser.add_argument("--dialect", choices=[entry.value for entry in Dialect], default=Dialect.EUROPEAN.value)
    numbers = [entry.value for entry in OpponentNumbers]
    parser.add_argument("--opponents-by", choices=numbers, default=OpponentNumbers.START.value)
    parser.add_argument("--order", choices=[entry.value for entry in Order], default=Order.RANK.value)
    parser.add_argument("--player", type=int, metavar="N", help="pairing number, for documents of one player")
    parser.add_argument("--group", metavar="NAME", help="only this group or category, for example Women or U18")
    parser.add_argument(
        "--round", type=int, metavar="N", help="for pairings, results and slips; default: the last paired"
    )
    parser.add_argument(
        "--size", type=float, metavar="POINTS", help="type size, for wall lists for example 16, 22 or 32"
    )
    parser.add_argument("--across", type=int, choices=(1, 2, 3), help="columns of lines side by side, for wall lists")
    parser.add_argument(
        "--show", default="", metavar="COLUMNS", help=f"more columns: {', '.join(OPTIONAL_COLUMNS)}; or none"
    )
    parser.add_argument("--group-by", choices=("federation", "club", "category"), default="", help="for the start list")
    parser.add_argument("--first", type=int, metavar="N", help="only the first cards or slips, as a test print")
    parser.add_argument("--wide-rows", action="store_true", help="leave room for pens between the lines")
    parser.add_argument("--grid-lines", action="store_true", help="draw lines around all cells")
    parser.add_argument(
        "--tagged", action="store_true", help="PDF/UA: headings, tables and header cells for screen readers"
    )
    parser.add_argument("--white-first", action="store_true", help="on match sheets White first, not the home team")
    parser.add_argument(
        "--pieces", choices=sorted(LETTERS), help="letters of the pieces in moves; default: those of the language"
    )
    parser.add_argument("--decimals", action="store_true", help="write 4.5 instead of 4½")


def print_options(arguments: argparse.Namespace, section: Section) -> PrintOptions:
    """The choices as the documents take them; Stop for a group or column that does not exist."""
    now = dt.datetime.now().astimezone()
    return PrintOptions(
        printed_at=now,
        paper=Paper(arguments.paper),
        orientation=Orientation(arguments.orientation),
        half_sign=not arguments.decimals,
        dialect=Dialect(arguments.dialect),
        opponent_numbers=OpponentNumbers(arguments.opponents_by),
        order=Order(arguments.order),
        language=arguments.language,
        group=_group(arguments.group, groups_for(section, now)),
        type_size=_type_size(arguments.size),
        show=_columns(arguments.show),
        player=arguments.player,
        round=arguments.round,
        across=arguments.across,
        wide_rows=arguments.wide_rows,
        grid_lines=arguments.grid_lines,
        tagged=arguments.tagged,
        group_by=arguments.group_by,
        first=arguments.first,
        white_first=arguments.white_first,
        pieces=arguments.pieces or "",
    )


def _group(name: str | None, groups: tuple[Group, ...]) -> Group | None:
    if name is None:
        return None
    for group in groups:
        if group.name.casefold() == name.casefold():
            return group
    known = ", ".join(group.name for group in groups)
    some, none = tr("there is no group “{name}”; there are {known}."), tr("there is no group “{name}”; there are none.")
    raise Stop(BAD_INPUT, f"tdapp: {(some if known else none).format(name=name, known=known)}")


def _type_size(size: float | None) -> float | None:
    if size is not None and not MINIMUM_SIZE <= size <= LARGEST_SIZE:
        text = tr("the type size is {least} to {most} points.").format(
            least=f"{MINIMUM_SIZE:g}", most=f"{LARGEST_SIZE:g}"
        )
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    return size


def _columns(text: str) -> tuple[str, ...]:
    wanted = tuple(filter(None, (part.strip() for part in text.split(","))))
    if wanted == NO_COLUMNS:
        return wanted
    for column in wanted:
        if column not in OPTIONAL_COLUMNS:
            text = tr("there is no column “{name}”; there are {known}.")
            raise Stop(BAD_INPUT, f"tdapp: {text.format(name=column, known=', '.join(OPTIONAL_COLUMNS))}")
    return wanted
