"""Parts of ``tdapp ratings``: an event against a rating list, and how its tournament ratings come about."""

from __future__ import annotations

import argparse
import datetime as dt
import sys
from typing import TYPE_CHECKING

from tdapp.cli.changing import execute_in
from tdapp.cli.output import one_line, print_json, print_table
from tdapp.cli.rating_changes import no_such_list
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import DIFFERENCES, DONE
from tdapp.domain.ratings.rating_list import FIDE, RateOfPlay, RatingList, sequence_text
from tdapp.domain.section.event import RatingMethod, Section
from tdapp.domain.section.long_events import is_long
from tdapp.domain.section.tournament_rating import order_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.ratings.check import (
    CheckedField,
    Proposal,
    check_date,
    check_section,
    list_to_check,
    with_proposals,
)

if TYPE_CHECKING:
    from tdapp.storage.lists.rating_lists import RatingListFolder

APPLY = ("ticked", "everything")


def add_check_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the list, what is applied."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("--list", metavar="ID", help="default: the one valid at the start of the event")
    parser.add_argument("--source", default=FIDE, help="whose list, where --list names none; default: FIDE")
    parser.add_argument("--at", type=dt.date.fromisoformat, metavar="YYYY-MM-DD", help="the day of the check")
    parser.add_argument("--field", action="append", choices=[one.name.lower() for one in CheckedField], default=[],
                        help="only these fields; may be given several times")  # fmt: skip
    parser.add_argument("--player", action="append", type=int, metavar="N", default=[], help="only these players")
    parser.add_argument("--apply", choices=APPLY, help="write the changes that the window would tick, or everything")
    parser.add_argument("--format", choices=("table", "json"), default="table")


def add_method_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the method, the order of the lists."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("method", metavar="METHOD", choices=[one.value for one in RatingMethod],
                        help=", ".join(one.value for one in RatingMethod))  # fmt: skip
    parser.add_argument("--order", help="rate by rate, for example FIDE:rapid,FIDE:standard; empty: the usual order")
    parser.add_argument("--national", metavar="NAME", help="the list whose rating is the national one")
    parser.add_argument("--dry-run", action="store_true", help="only say whose rating would change")


def add_order_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the order, the national list."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("order", metavar="ORDER", nargs="?",
                        help="for example FIDE:rapid,FIDE:standard, or usual; without it: say it")  # fmt: skip
    parser.add_argument("--rate", choices=[one.value for one in RateOfPlay], help="default: that of the section")
    parser.add_argument("--national", metavar="NAME", help="the list whose rating is the national one")


def order(arguments: argparse.Namespace, _folder: RatingListFolder) -> int:
    """Set the order of the lists for players who are added from now on, or say it."""
    section = read_section(arguments)
    rate = arguments.rate or section.rate
    if arguments.order is None and arguments.national is None:
        known = dict(section.list_orders)
        rows = [
            [one.value, sequence_text(order_of(section, one.value)), "" if one.value in known else tr("usual")]
            for one in RateOfPlay
        ]
        print_table([tr("Rate of play"), tr("Order"), ""], rows, frozenset())
        text = tr("National list: {name}") if section.national_list else tr("National list: none")
        print(text.format(name=one_line(section.national_list)))
        return DONE
    from tdapp.domain.commands.ratings import SetListOrder

    wanted = dict(section.list_orders).get(rate, "") if arguments.order is None else arguments.order
    wanted = "" if wanted == "usual" else wanted
    national = section.national_list if arguments.national is None else arguments.national
    execute_in(arguments, lambda section_id: SetListOrder(section_id, rate, wanted, national))
    return DONE


def check(arguments: argparse.Namespace, folder: RatingListFolder) -> int:
    """List the differences; status 1 when there are some that were not written."""
    section = read_section(arguments)
    info = _list_for(arguments, section, folder)
    found = check_section(section, info, folder)
    fields, numbers = set(arguments.field), set(arguments.player)
    proposals = [
        one
        for one in found.proposals
        if (not fields or one.field.name.lower() in fields) and (not numbers or one.number in numbers)
    ]
    chosen = [one for one in proposals if one.preselected or arguments.apply == "everything"]
    if arguments.apply and chosen:
        from tdapp.domain.commands.players import EditPlayers

        players = with_proposals(section.players, chosen)
        execute_in(arguments, lambda section_id: EditPlayers(section_id, players, f"{info.source} {info.month:%Y-%m}"))
    _print_check(arguments, section, info, proposals, found.not_listed, found.without_id)
    if arguments.apply:
        print(tr("{count} changes written.").format(count=len(chosen)), file=sys.stderr)
    return DONE if len(proposals) == (len(chosen) if arguments.apply else 0) else DIFFERENCES


def _list_for(arguments: argparse.Namespace, section: Section, folder: RatingListFolder) -> RatingList:
    kept = folder.lists()
    if arguments.list:
        found = next((one for one in kept if one.id == arguments.list), None)
        if found is None:
            raise no_such_list(arguments.list)
        return found
    today = arguments.at or dt.date.today()
    found = list_to_check(kept, section, today, arguments.source)
    if found is None:
        day = check_date(section, today)
        text = tr("There is no list of {source} that is valid on {day}: tdapp ratings import FILE.")
        raise RuleViolation(text.format(source=arguments.source, day=day))
    return found


def _print_check(
    arguments: argparse.Namespace,
    section: Section,
    info: RatingList,
    proposals: list[Proposal],
    not_listed: tuple[int, ...],
    without_id: tuple[int, ...],
) -> None:
    if arguments.format == "json":
        print_json(
            {
                "list": info.id,
                "source": info.source,
                "month": f"{info.month:%Y-%m}",
                "long_event": is_long(section),
                "changes": [_as_json(one) for one in proposals],
                "not_listed": list(not_listed),
                "without_id": list(without_id),
            }
        )
        return
    named = tr("List {name}").format(name=f"{info.source} {info.month:%Y-%m}")
    print(f"{named}, {tr('event of more than 30 days')}" if is_long(section) else named)
    rows = [
        [
            str(one.number),
            one_line(one.name),
            _field(one),
            one.old or "-",
            one.new or "-",
            "" if one.preselected else "?",
            one.why,
        ]
        for one in proposals
    ]
    header = [tr("No"), tr("Player"), tr("Field"), tr("Until now"), tr("In the list"), "", tr("Remark")]
    print_table(header, rows, frozenset({0}))
    left = ((not_listed, tr("not in the list (any more)")), (without_id, tr("no number, not compared")))
    for numbers, words in left:
        if numbers:
            print(f"{words}: {', '.join(map(str, numbers))}")


def _field(one: Proposal) -> str:
    return tr("{kind} rating").format(kind=one.kind) if one.kind else tr(one.field.value)


def _as_json(one: Proposal) -> dict[str, object]:
    return {
        "number": one.number,
        "name": one.name,
        "field": one.field.name.lower(),
        "kind": one.kind,
        "old": one.old,
        "new": one.new,
        "round": one.round_number or None,
        "ticked": one.preselected,
        "why": one.why,
    }


def method(arguments: argparse.Namespace, _folder: RatingListFolder) -> int:
    """Take the tournament ratings by a method, and say whose changes."""
    from tdapp.domain.commands.players import UseRatingMethod
    from tdapp.services.ratings.tournament_ratings import would_change

    section = read_section(arguments)
    chosen = RatingMethod(arguments.method)
    changes = would_change(section, chosen, arguments.order, arguments.national)
    if not arguments.dry_run:
        execute_in(
            arguments, lambda section_id: UseRatingMethod(section_id, chosen, arguments.order, arguments.national)
        )
    rows = [[str(now.number), one_line(now.name), str(was or "-"), str(now.rating or "-")] for was, now in changes]
    print_table([tr("No"), tr("Player"), tr("Until now"), tr("New")], rows, frozenset({0, 2, 3}))
    return DONE
