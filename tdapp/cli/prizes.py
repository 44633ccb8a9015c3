"""The prizes that a verb names: a CSV with group, place, amount, item, player, kind, and the rules for them."""

from __future__ import annotations

import argparse
from dataclasses import replace
from fractions import Fraction
from typing import Any

from tdapp.cli.reading import read_bytes
from tdapp.cli.status import BAD_INPUT, Stop
from tdapp.domain.prizes.plan import Conflict, Division, PrizePlan, Rest
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import InputRefused, RuleViolation
from tdapp.services.prizes.checked import checked_for
from tdapp.services.prizes.table import COLUMNS, money_of, read_prizes


def add_prize_arguments(parser: argparse.ArgumentParser) -> None:
    """The list and the rules; a rule that is not given stays as it is in the event file."""
    parser.add_argument(
        "--prizes",
        metavar="FILE.csv",
        help=f"prizes: CSV with the columns {', '.join(COLUMNS)}; group empty: standings",
    )
    divisions = [division.value for division in Division]
    parser.add_argument("--division", choices=divisions, help="how the money of equal points is divided; default: rank")
    parser.add_argument("--group-division", choices=divisions, help="the same inside groups, where it differs")
    parser.add_argument("--several-prizes", action="store_true", help="a player may get more than one prize")
    conflicts = [conflict.value for conflict in Conflict]
    parser.add_argument("--conflict", choices=conflicts, help="which prize a player keeps; default: value")
    parser.add_argument("--currency", help="printed with every amount, for example EUR")
    parser.add_argument("--unit", type=_money, metavar="AMOUNT", help="shares are rounded to it; default: 0.01")
    rests = [rest.value for rest in Rest]
    parser.add_argument("--rest", choices=rests, help="who has what rounding leaves over; default: best")
    parser.add_argument("--smallest-share", type=_money, metavar="AMOUNT", dest="minimum")
    parser.add_argument("--largest-share", type=_money, metavar="AMOUNT", dest="maximum")
    parser.add_argument("--least-players", type=int, metavar="N", help="a group with fewer has no prizes")


def prize_plan(arguments: argparse.Namespace, section: Section) -> PrizePlan | None:
    """The plan of the list named, else the stored one, under the rules named; faults are ``FILE:LINE:1: text``.

    RuleViolation says what a section would not take.
    """
    plan = stored = section.prizes
    if arguments.prizes is not None:
        text = read_bytes(arguments.prizes).decode("utf-8-sig", "replace")
        try:
            prizes = read_prizes(text)
        except InputRefused as refused:
            raise Stop(BAD_INPUT, *(f"{arguments.prizes}:{f.line or 1}:1: {f.text}" for f in refused.faults)) from None
        plan = PrizePlan(prizes) if stored is None else replace(stored, prizes=prizes)
    if plan is None:
        return None
    rules: dict[str, Any] = {
        "division": arguments.division and Division(arguments.division),
        "group_division": arguments.group_division and Division(arguments.group_division),
        "conflict": arguments.conflict and Conflict(arguments.conflict),
        "rest": arguments.rest and Rest(arguments.rest),
        "one_per_player": False if arguments.several_prizes else None,
        "currency": arguments.currency,
        "unit": arguments.unit,
        "minimum": arguments.minimum,
        "maximum": arguments.maximum,
        "least_members": arguments.least_players,
    }
    return checked_for(replace(plan, **{name: value for name, value in rules.items() if value is not None}), section)


def _money(text: str) -> Fraction:
    try:
        return money_of(text)
    except RuleViolation as fault:
        raise argparse.ArgumentTypeError(str(fault)) from None
