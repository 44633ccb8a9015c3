"""Pair a round: the number of pairs, then White and Black of each, the bye against 0."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace

from tdapp.cli.engines import add_engine_arguments, engine_of
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.event import Kind, Section
from tdapp.pairing.position import initial_colour_of, last_paired_round
from tdapp.pairing.round_robin import berger_table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the round, the engine."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("--round", type=int, metavar="N", help="default: the next one")
    parser.add_argument("--initial-colour", choices=("w", "b"), help="the lot, where the file does not give it")
    add_engine_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the pairing; exit status 3 when there is no legal one."""
    section = read_section(arguments)
    number = arguments.round if arguments.round is not None else last_paired_round(section) + 1
    if section.kind is Kind.ROUND_ROBIN:
        pairs, bye = _from_table(section, number)
    else:
        section = _with_colour(section, arguments)
        with engine_of(arguments) as engine:
            pairing = engine.pair(section, number, limit_seconds=arguments.limit)
            pairs, bye = pairing.pairs, pairing.bye
            print(f"round {pairing.round} by {pairing.engine}, {pairing.seconds:.2f} s", file=sys.stderr)
    lines = [*pairs, *(() if bye is None else ((bye, 0),))]
    print(len(lines))
    for white, black in lines:
        print(white, black)
    return DONE


def _with_colour(section: Section, arguments: argparse.Namespace) -> Section:
    if arguments.initial_colour:
        return replace(section, initial_colour=arguments.initial_colour.upper())
    if initial_colour_of(section) is None:
        print(f"{arguments.file}: note: the initial colour has not been drawn; White was taken.", file=sys.stderr)
        return replace(section, initial_colour="W")
    return section


def _from_table(section: Section, number: int) -> tuple[tuple[tuple[int, int], ...], int | None]:
    numbers = [player.number for player in section.players]
    table = berger_table(numbers, cycles=section.cycles)
    if not 1 <= number <= len(table):
        raise Stop(BAD_INPUT, f"tdapp: There is no round {number}: the table has {len(table)} rounds.")
    return table[number - 1].pairs, table[number - 1].rest
