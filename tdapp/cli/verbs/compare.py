"""The places that differ between two ladders, and the rung that decides."""

from __future__ import annotations

import argparse

from tdapp.cli.ladders import add_whom, ladder_of, ranks_teams
from tdapp.cli.output import print_json, print_mark, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.words.wording import tr
from tdapp.services.tables.ladder_preview import preview
from tdapp.services.tables.team_standings import teams_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE and two ladders."""
    add_input_arguments(parser)
    parser.add_argument("--ladder", action="append", default=[], help="give it twice: from the first to the second")
    add_whom(parser)
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Print the moves."""
    if len(arguments.ladder) != 2:
        raise Stop(BAD_INPUT, f"tdapp compare: {tr('give --ladder twice.')}")
    section = read_section(arguments)
    first, second = (ladder_of(section, text) for text in arguments.ladder)
    result = preview(
        teams_of(section) if ranks_teams(section, arguments) else section, first, second, arguments.after_round
    )
    if arguments.format == "json":
        print_json(
            [
                {
                    "start_number": move.number,
                    "name": move.name,
                    "points": move.points,
                    "old_rank": move.old_rank,
                    "new_rank": move.new_rank,
                    "decided_by": move.decided_by,
                }
                for move in result.moves
            ]
        )
        return DONE
    print_mark(section)
    print(result.sentence)
    if result.moves:
        rows = [
            [
                "-" if move.old_rank is None else str(move.old_rank),
                "-" if move.new_rank is None else str(move.new_rank),
                str(move.number),
                move.name,
                move.points,
                move.decided_by,
            ]
            for move in result.moves
        ]
        header = [tr("Old"), tr("New"), tr("No"), tr("Name"), tr("Pts"), tr("Decided by")]
        print_table(header, rows, frozenset({0, 1, 2, 4}))
    return DONE
