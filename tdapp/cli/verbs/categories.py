"""The categories of a section: how many players each has, and who is in which."""

from __future__ import annotations

import argparse
import datetime as dt
from collections.abc import Callable

from tdapp.cli.changing import execute_in
from tdapp.cli.output import one_line, print_csv, print_json, print_mark, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import DONE
from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.services.categories.membership import (
    Membership,
    band_rules,
    below_rules,
    counts,
    event_year,
    memberships,
    senior_rules,
    with_usual_rules,
    women_rule,
    youth_rules,
)
from tdapp.services.categories.words import rule_words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the format."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument(
        "--preset", action="append", default=[], metavar="NAME",
        help="write categories: youth, seniors, women, bands, under=2000,1800 or none; may be given several times",
    )  # fmt: skip
    parser.add_argument(
        "--cutoff", type=dt.date.fromisoformat, metavar="YYYY-MM-DD", help="with --preset: age on a day"
    )
    parser.add_argument("--every", action="store_true", help="with --preset: every category that fits")
    parser.add_argument("--players", action="store_true", help="who is in which category, instead of the numbers")
    parser.add_argument("--format", choices=("table", "json", "csv"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Print them; a section without categories of its own shows the usual groups."""
    if arguments.preset:
        from tdapp.domain.commands.ratings import SetCategories

        section = read_section(arguments)
        rules = tuple(rule for preset in arguments.preset for rule in _preset(preset, section))
        plan = CategoryPlan(rules, arguments.cutoff, arguments.every)
        execute_in(arguments, lambda section_id: SetCategories(section_id, plan))
    section = with_usual_rules(read_section(arguments))
    table = memberships(section)
    words = {rule.name: rule_words(rule, section.categories, event_year(section)) for rule in section.categories.rules}
    if arguments.format == "json":
        print_json(
            {
                "categories": [
                    {"name": one.name, "players": one.inside, "by_hand": one.by_hand, "taken_out": one.taken_out,
                     "unclear": one.unclear, "rule": words.get(one.name, "")}
                    for one in counts(section)
                ],
                "players": [
                    {
                        "start_number": player.number,
                        "name": player.name,
                        "categories": [name for name, held in table[player.number].items() if held.inside],
                    }
                    for player in section.players
                ],
            }
        )  # fmt: skip
        return DONE
    if arguments.players:
        header = [marked("No"), marked("Name"), marked("Born"), marked("Rating"), marked("Categories")]
        rows = [
            [str(player.number), one_line(player.name), player.birth, str(player.rating or ""),
             ", ".join(_marked(name, held) for name, held in table[player.number].items() if held.inside)]
            for player in section.players
        ]  # fmt: skip
        text_columns, right = frozenset({1, 4}), frozenset({0, 3})
    else:
        header = [
            marked("Category"),
            marked("Players"),
            marked("By hand"),
            marked("Taken out"),
            marked("Unclear"),
            marked("Rule"),
        ]
        rows = [
            [one_line(one.name), str(one.inside), str(one.by_hand), str(one.taken_out), str(one.unclear),
             words.get(one.name, "")]
            for one in counts(section)
        ]  # fmt: skip
        text_columns, right = frozenset({0, 5}), frozenset({1, 2, 3, 4})
    if arguments.format == "csv":
        print_csv(header, rows, text_columns)  # its heads stay English: other programs read them
    else:
        print_mark(section)
        print_table([tr(one) for one in header], rows, right)
    return DONE


def _preset(text: str, section: Section) -> tuple[CategoryRule, ...]:
    name, _, limits = text.partition("=")
    if name == "under":
        words = [word.strip() for word in limits.split(",")]
        if all(word.isascii() and word.isdigit() for word in words):
            return below_rules(map(int, words))
    elif text in _PRESETS:
        return _PRESETS[text](section)
    refusal = tr("There is no preset “{name}”; there are {known} and under=2000,1800.")
    raise RuleViolation(refusal.format(name=text, known=", ".join(_PRESETS)))


_PRESETS: dict[str, Callable[[Section], tuple[CategoryRule, ...]]] = {
    "youth": lambda _section: youth_rules(),
    "seniors": lambda _section: senior_rules(),
    "women": lambda _section: (women_rule(),),
    "bands": lambda section: band_rules(section.players),
    "none": lambda _section: (),
}


def _marked(name: str, held: Membership) -> str:
    return f"{name} ({tr('by hand')})" if held is Membership.HAND_IN else name
