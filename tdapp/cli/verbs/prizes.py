"""Who gets which prize, and why; and the list of prizes into an event file and out of it."""

from __future__ import annotations

import argparse
import datetime as dt
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tdapp.cli.changing import execute_or_stop
from tdapp.cli.output import one_line, print_json, print_mark, print_table
from tdapp.cli.prizes import add_prize_arguments, prize_plan
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.cli.writing import add_force, write_output
from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.prizes.awards import (
    Winners,
    amount_text,
    aside_words,
    award_words,
    decimals_of,
    distribution_of,
    empty_groups,
    left_words,
    narrowest_words,
    place_words,
    year_of,
)
from tdapp.services.prizes.table import write_prizes
from tdapp.services.systems.standings import deciding
from tdapp.services.tables.standings import Standings

if TYPE_CHECKING:
    from tdapp.domain.prizes.division import Award, Distribution


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the list and the rules, and what to do with them."""
    add_input_arguments(parser)
    add_prize_arguments(parser)
    parser.add_argument("--store", action="store_true", help="keep the list and the rules in the event file")
    parser.add_argument("--clear", action="store_true", help="take all prizes out of the event file")
    parser.add_argument("--export", metavar="OUT.csv", help="write the list of prizes, or -")
    add_force(parser, "export")
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Show, store or export."""
    section = read_section(arguments)
    if arguments.clear:
        _store(arguments, None)
        return DONE
    plan = prize_plan(arguments, section)
    if plan is None:
        raise Stop(BAD_INPUT, f"{arguments.file}: {tr('no prizes are announced; name a list with --prizes.')}")
    if arguments.store:
        _store(arguments, plan)
    if arguments.export:
        write_output(arguments.export, write_prizes(plan).encode("utf-8-sig"), force=arguments.force)
        return DONE
    _show(arguments, deciding(section, after_round=arguments.after_round), plan)
    return DONE


def _store(arguments: argparse.Namespace, plan: PrizePlan | None) -> None:
    from tdapp.domain.commands.sheets import SetPrizes
    from tdapp.storage.event.opening import open_event_file

    try:
        store = open_event_file(Path(arguments.file))
    except (RuleViolation, EnvironmentProblem) as problem:
        raise Stop(BAD_INPUT, f"{arguments.file}: {problem}") from problem
    try:
        sections = store.sections()
        wanted = (one for index, one in enumerate(sections, 1) if arguments.section in (None, one.name, str(index)))
        execute_or_stop(store, SetPrizes(next(wanted).section_id, plan), arguments.file)
    finally:
        store.close()


def _show(arguments: argparse.Namespace, standings: Standings, plan: PrizePlan) -> None:
    year = year_of(standings, dt.date.today().year)
    found = distribution_of(standings, plan, year=year)
    decimals = decimals_of(plan)
    winners = Winners(standings)
    if arguments.format == "json":
        print_json(
            {
                "after_round": standings.after_round,
                "provisional": standings.provisional,
                "currency": plan.currency,
                "fund": amount_text(plan.fund, decimals),
                "given": amount_text(found.given, decimals),
                "left": amount_text(found.left, decimals),
                "awards": [_as_json(award, plan, winners.name(award)) for award in found.awards],
                "aside": [
                    {"start_number": aside.given_up.number, "why": aside_words(aside, plan)} for aside in found.asides
                ],
                "left_over": [left_words(left, plan) for left in found.left_over],
            }
        )
        return
    print_mark(standings.section)
    rows = [
        (
            place_words(award.group, award.place, award.kind),
            str(award.number or ""),
            winners.name(award),
            amount_text(award.money, decimals) if award.money else "",
            ", ".join(award.items),
            award_words(award, plan),
        )
        for award in found.awards
    ]
    rows.append((tr("Total"), "", "", amount_text(found.given, decimals), "", ""))
    header = (tr("Prize"), tr("No."), tr("Name"), plan.currency or tr("Money"), tr("Thing"), tr("Why"))
    print_table(header, rows, right=frozenset((1, 3)))
    for line in _remarks(standings, plan, found, year):
        print(one_line(line))


def _remarks(standings: Standings, plan: PrizePlan, found: Distribution, year: int) -> Iterator[str]:
    winners = Winners(standings)
    yield from narrowest_words(plan, standings.section)
    for aside in found.asides:
        yield f"{winners.name(aside.given_up)}: {aside_words(aside, plan)}"
    for left in found.left_over:
        yield left_words(left, plan)
    for group in empty_groups(standings, plan, year=year):
        yield tr("No player is in the group “{name}”.").format(name=group)


def _as_json(award: Award, plan: PrizePlan, name: str) -> dict[str, Any]:
    return {
        "group": award.group,
        "place": award.place,
        "kind": award.kind.value,
        "start_number": award.number or None,
        "name": name,
        "money": _exact(award.money),
        "items": list(award.items),
        "why": award_words(award, plan),
    }


def _exact(money: Fraction) -> str:
    """Money is exact to thousandths at most."""
    return amount_text(money, 3).rstrip("0").rstrip(".")
