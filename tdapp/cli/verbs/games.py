"""The games of an event: what is recorded of each board, and how far."""

from __future__ import annotations

import argparse

from tdapp.cli.games import list_games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """EVENT and the round."""
    parser.add_argument("file", metavar="EVENT", help="event file (.tdb)")
    parser.add_argument("--section", help="name or number of the section, where the event has several")
    parser.add_argument("--round", type=int, metavar="N", help="default: every round that is paired")
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """List them."""
    return list_games(arguments)
