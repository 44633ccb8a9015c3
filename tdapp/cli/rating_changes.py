"""``tdapp ratings changes``: what the event does to every rating, game by game."""

from __future__ import annotations

import argparse
import datetime as dt
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.cli.output import one_line, print_csv, print_json, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import DONE
from tdapp.domain.ratings.change import FirstRating, RatingChange
from tdapp.domain.ratings.rating_list import RateOfPlay
from tdapp.domain.section.event import Section
from tdapp.domain.section.scoring import decimal_text, points_text
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.services.ratings.changes import PlayerChange, known_k, rating_changes
from tdapp.services.ratings.check import list_to_check

if TYPE_CHECKING:
    from tdapp.storage.lists.rating_lists import RatingListFolder

HEADER = (
    *(marked("No"), marked("Title"), marked("Name"), marked("Rating"), marked("Games"), marked("Score")),
    *(marked("Expected"), marked("K"), marked("Change"), marked("New"), marked("Remark")),
)
"""English in a CSV, which other programs read."""

_NOTHING: dict[str, object] = {
    "rating": None, "k": None, "games": 0, "score": "0.0", "expected": None, "change": None, "new_rating": None,
}  # fmt: skip
"""What stands there for a player without a game against a rated opponent."""


def add_changes_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the list that knows K, the format."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("--list", metavar="ID", help="the list that knows K; default: the one valid at the start")
    parser.add_argument("--rate", choices=[rate.value for rate in RateOfPlay], help="default: that of the section")
    parser.add_argument("--format", choices=("table", "json", "csv"), default="table")


def changes(arguments: argparse.Namespace, folder: RatingListFolder) -> int:
    """Print them in the order of the pairing numbers."""
    section = read_section(arguments)
    if arguments.rate:
        section = replace(section, rate=arguments.rate)
    found = rating_changes(section, _known_k(arguments, section, folder))
    if arguments.format == "json":
        print_json({"rate": section.rate, "players": [as_json(one) for one in found]})
        return DONE
    rows = [_row(one) for one in found]
    if arguments.format == "csv":
        print_csv(HEADER, rows, frozenset({1, 2, 10}))
    else:
        print_table([tr(one) for one in HEADER], rows, frozenset({0, 3, 4, 5, 6, 7, 8, 9}))
    return DONE


def no_such_list(name: str) -> RuleViolation:
    """The refusal of what ``--list`` names."""
    return RuleViolation(tr("There is no rating list “{name}”: see tdapp ratings lists.").format(name=name))


def _known_k(arguments: argparse.Namespace, section: Section, folder: RatingListFolder) -> Mapping[int, int]:
    kept = folder.lists()
    if arguments.list:
        info = next((one for one in kept if one.id == arguments.list), None)
        if info is None:
            raise no_such_list(arguments.list)
    else:
        info = list_to_check(kept, section, dt.date.today())
    return known_k(section, info, folder) if info else {}


def as_json(one: PlayerChange) -> dict[str, object]:
    """One player; exact numbers as decimal text."""
    found: dict[str, object] = {"start_number": one.player.number, "name": one.player.name, **_NOTHING}
    if one.change is not None:
        found |= _change_json(one.change)
    elif one.first is not None:
        found |= _first_json(one.first)
    return found | {"unrated_rounds": list(one.unrated), "remark": one.remark}


def _change_json(change: RatingChange) -> dict[str, object]:
    return {
        "rating": change.rating,
        "games": len(change.games),
        "score": decimal_text(change.score),
        "expected": decimal_text(change.expected),
        "k": change.k,
        "k_reason": change.reason.value,
        "change": f"{float(change.change):.2f}",
        "points": change.points,
        "new_rating": change.new,
        "played": [
            {
                "round": game.round,
                "opponent": game.opponent,
                "rating": game.opponent_rating,
                "difference": game.difference,
                "limited": game.limited,
                "score": decimal_text(game.score),
                "expected": decimal_text(game.expected),
            }
            for game in change.games
        ],
    }


def _first_json(first: FirstRating) -> dict[str, object]:
    return {
        "rating": None,
        "games": len(first.opponents),
        "score": decimal_text(first.score),
        "average": f"{float(first.average):.2f}",
        "percent": first.percent,
        "worth": first.rating,
        "new_rating": first.new,
        "verdict": first.verdict.value,
    }


def _row(one: PlayerChange) -> list[str]:
    head = [str(one.player.number), one.player.title, one_line(one.player.name)]
    if one.change is not None:
        change = one.change
        new = "-" if change.new is None else str(change.new)
        body = [str(change.rating), str(len(change.games)), points_text(change.score),
                f"{float(change.expected):.2f}", str(change.k), f"{float(change.change):+.2f}", new]  # fmt: skip
    else:
        first = one.first
        games, score = (len(first.opponents), first.score) if first else (0, Fraction(0))
        body = ["", str(games), points_text(score), "", "", "", str(first.new or "") if first else ""]
    return [*head, *body, one.remark]
