"""The list of prizes that a verb names: CSV with group, place, amount, item, player."""

from __future__ import annotations

import argparse
import csv
import io
from fractions import Fraction

from tdapp.cli.reading import read_bytes
from tdapp.cli.status import BAD_INPUT, Stop
from tdapp.domain.amounts import amount, read_amount
from tdapp.domain.errors import RuleViolation
from tdapp.domain.prizes import Division, Prize, PrizePlan

COLUMNS = ("group", "place", "amount", "item", "player")


def add_prize_arguments(parser: argparse.ArgumentParser) -> None:
    """--prizes, --division and --several-prizes."""
    parser.add_argument(
        "--prizes",
        metavar="FILE.csv",
        help=f"prizes: CSV with the columns {', '.join(COLUMNS)}; group empty: standings",
    )
    divisions = [division.value for division in Division]
    parser.add_argument("--division", choices=divisions, default=Division.BY_RANK.value, help="money of equal points")
    parser.add_argument("--several-prizes", action="store_true", help="a player may get more than one prize")


def prize_plan(arguments: argparse.Namespace) -> PrizePlan | None:
    """The plan of the list named; each fault is a line ``FILE:LINE:1: text``."""
    if arguments.prizes is None:
        return None
    text = read_bytes(arguments.prizes).decode("utf-8-sig", "replace")
    reader = csv.DictReader(io.StringIO(text))
    missing = [name for name in COLUMNS[:3] if name not in (reader.fieldnames or ())]
    if missing:
        raise Stop(BAD_INPUT, f"{arguments.prizes}:1:1: there is no column {', '.join(missing)}.")
    prizes, faults = [], []
    for line in reader:
        cells = {name: (line.get(name) or "").strip() for name in COLUMNS}
        try:
            prizes.append(_prize(cells))
        except RuleViolation as fault:
            faults.append(f"{arguments.prizes}:{reader.line_num}:1: {fault}")
    if faults:
        raise Stop(BAD_INPUT, *faults)
    return PrizePlan(tuple(prizes), Division(arguments.division), not arguments.several_prizes)


def _prize(cells: dict[str, str]) -> Prize:
    for name in ("place", "player"):
        if cells[name] and not (cells[name].isascii() and cells[name].isdigit() and len(cells[name]) < 6):
            raise RuleViolation(f"“{cells[name][:20]}” is not a {name}.")
    winner = int(cells["player"]) if cells["player"] else None
    place = int(cells["place"] or 0)
    if winner is None and place < 1:
        raise RuleViolation("A prize has a place, or a player for a special one.")
    return Prize(cells["group"], place, Fraction(amount(read_amount(cells["amount"]))), cells["item"], winner)
