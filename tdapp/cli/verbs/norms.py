"""Title norms: who has one, who still can, and every condition for one player."""

from __future__ import annotations

import argparse
from dataclasses import replace

from tdapp.cli.output import one_line, print_json, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import DONE
from tdapp.domain.commands.norms import SetNormAnswers
from tdapp.domain.norms.answers import NormAnswers, PairedBy, checked_answers
from tdapp.domain.norms.forecast import Forecast
from tdapp.domain.norms.kinds import NormKind
from tdapp.domain.section.event import Section
from tdapp.domain.section.scoring import decimal_text, points_text
from tdapp.domain.words.wording import tr
from tdapp.services.norms.norms import PlayerNorm, candidates, event_facts, kinds_for, player_norm
from tdapp.services.norms.words import (
    condition_text,
    limit_text,
    needed_text,
    remarks,
    title_words,
    value_text,
    verdict_text,
)

_ANSWERS = {"yes": True, "no": False}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the player, what the games do not tell."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("--player", type=int, metavar="N", help="every condition of one player's norms")
    parser.add_argument("--norm", choices=[kind.value for kind in NormKind], help="only this norm")
    parser.add_argument("--average", type=int, metavar="RATING", help="what unknown opponents are expected to average")
    parser.add_argument("--registered", choices=_ANSWERS, help="was the event registered 30 days before? (1.1.1)")
    parser.add_argument("--format-valid", choices=_ANSWERS, help="format, hours and arbiters as 1.1 asks?")
    parser.add_argument("--one-round-a-day", choices=_ANSWERS, help="at most one round a day? (1.1.3 a)")
    parser.add_argument(
        "--exempt", choices=("none", "a", "b", "c", "d"),
        help="from 1.4.3: a national championship, b national team championship, c zonal, d by foreign players",
    )  # fmt: skip
    parser.add_argument("--least-games", type=int, choices=(7, 8, 9), help="in the events of 1.4.1 b")
    parser.add_argument(
        "--paired", choices=("computer", "hand"), help="how the rounds were paired, where they do not say (form IT3)"
    )
    parser.add_argument("--store", action="store_true", help="keep the answers in the event file")
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Without --player: those who have a norm or still can make one."""
    section = read_section(arguments)
    answers = _answers(arguments, section.norms)
    if arguments.store:
        from tdapp.cli.changing import execute_in

        execute_in(arguments, lambda section_id: SetNormAnswers(section_id, replace(answers, watched=True)))
    section = replace(section, norms=answers)
    facts = event_facts(section)
    if arguments.player is None:
        found = [norm for norm in candidates(section, facts) if arguments.norm in (None, norm.kind.value)]
    else:
        kinds = [NormKind(arguments.norm)] if arguments.norm else _kinds(section, arguments.player)
        found = [player_norm(section, arguments.player, kind, facts, arguments.average) for kind in kinds]
    if arguments.format == "json":
        print_json({"norms": [as_json(norm) for norm in found]})
    elif arguments.player is None:
        _print_candidates(found)
        for text in title_words(section):
            print(one_line(text))
    else:
        for norm in found:
            _print_norm(norm)
    return DONE


def _answers(arguments: argparse.Namespace, kept: NormAnswers) -> NormAnswers:
    """What the event keeps, and over it what is said now."""
    given = {
        "registered": _ANSWERS.get(arguments.registered),
        "format_valid": _ANSWERS.get(arguments.format_valid),
        "one_round_a_day": _ANSWERS.get(arguments.one_round_a_day),
        "exempt": {None: None, "none": ""}.get(arguments.exempt, arguments.exempt),
        "least_games": arguments.least_games,
        "average": arguments.average,
        "paired": None if arguments.paired is None else PairedBy(arguments.paired),
    }
    return checked_answers(replace(kept, **{name: value for name, value in given.items() if value is not None}))


def _kinds(section: Section, number: int) -> tuple[NormKind, ...]:
    player = next((one for one in section.players if one.number == number), None)
    return tuple(NormKind)[:1] if player is None else kinds_for(player)  # a stranger is refused when he is looked up


def as_json(norm: PlayerNorm) -> dict[str, object]:
    """One player and one norm; ``needed`` counts half points in the games to come, null where it is impossible."""
    check, ahead = norm.check, norm.forecast
    return {
        "player": norm.player.number,
        "name": norm.player.name,
        "kind": norm.kind.value,
        "verdict": norm.verdict,
        "games": len(check.games),
        "score": decimal_text(check.score),
        "ra": check.average,
        "rp": check.performance,
        "needed": 0 if norm.is_reached else _half_points(ahead),
        "of": None if ahead is None else ahead.games,
        "average": None if ahead is None else ahead.average,
        "dropped": list(check.dropped),
        "lifted": check.lifted,
        "conditions": [
            {
                "article": condition.article,
                "item": condition.item.value,
                "text": condition_text(condition),
                "value": condition.value,
                "limit": condition.limit,
                "satisfied": condition.satisfied,
            }
            for condition in check.conditions
        ],
    }


def _half_points(ahead: Forecast | None) -> int | None:
    return None if ahead is None or ahead.needed is None else int(2 * ahead.needed)


def _print_candidates(found: list[PlayerNorm]) -> None:
    rows = [
        [str(norm.player.number), norm.player.title, one_line(norm.player.name), norm.kind.value, verdict_text(norm),
         points_text(norm.check.score), str(len(norm.check.games)), str(norm.check.average),
         str(norm.check.performance), needed_text(norm.forecast) if not norm.is_reached else ""]
        for norm in found
    ]  # fmt: skip
    header = [tr("No"), tr("Title"), tr("Name"), tr("Norm"), tr("Verdict"), tr("Pts"), tr("Games"), tr("Ra"), tr("Rp"),
              tr("Still needed")]  # fmt: skip
    print_table(header, rows, frozenset({0, 5, 6, 7, 8}))


def _print_norm(norm: PlayerNorm) -> None:
    print(f"{norm.kind.value}: {one_line(norm.player.name)}, {verdict_text(norm)}")
    if not norm.is_reached and norm.forecast is not None:
        print(needed_text(norm.forecast))
    for remark in remarks(norm):
        print(remark)
    rows = [
        [condition.article, condition_text(condition), value_text(condition), limit_text(condition),
         {True: tr("yes"), False: tr("no").upper(), None: "?" if condition.value == "?" else "-"}[condition.satisfied]]
        for condition in norm.check.conditions
    ]  # fmt: skip
    header = [tr("Article"), tr("Condition"), tr("Value"), tr("Limit"), tr("Holds")]
    print_table(header, rows, frozenset())
    print()
