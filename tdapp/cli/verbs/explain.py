"""The worked calculation of every tie-break, for one player or for all."""

from __future__ import annotations

import argparse
from typing import Any

from tdapp.cli.ladders import asked_ladder
from tdapp.cli.output import one_line, print_json, print_mark, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.section.event import Section
from tdapp.domain.section.results import colour_letters_of
from tdapp.domain.teams.players_view import players_view
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.services.tables.explanation import explain_in
from tdapp.services.tables.standings import official_ladder, rank_section
from tdapp.tiebreaks.explain import RungExplanation

_STATES = {"counted": "", "cut": marked("cut"), "not_counted": marked("not counted")}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, player, ladder, format."""
    add_input_arguments(parser)
    parser.add_argument("--player", type=int, metavar="N", help="pairing number; default: everybody")
    parser.add_argument("--team", type=int, metavar="N", help="number of a team, in a competition of teams")
    parser.add_argument("--ladder", help="default: the file's own, else the preset")
    parser.add_argument("--format", choices=("text", "json"), default="text")


def run(arguments: argparse.Namespace) -> int:
    """Print the calculations."""
    section = competition = read_section(arguments)
    if arguments.team is not None:
        if arguments.player is not None:
            raise Stop(BAD_INPUT, f"tdapp explain: {tr('give --player or --team, not both.')}")
        from tdapp.services.tables.team_standings import teams_of  # most events have none

        section, arguments.player = teams_of(section), arguments.team
        if arguments.team not in {team.number for team in section.players}:
            raise RuleViolation(tr("There is no team with the number {number}.").format(number=arguments.team))
    section = players_view(section)
    ladder = asked_ladder(section, arguments.ladder) or official_ladder(section)
    ranking = rank_section(section, ladder, arguments.after_round)
    numbers = [player.number for player in section.players] if arguments.player is None else [arguments.player]
    worked = [(number, explain_in(section, ranking, number)) for number in numbers]
    if arguments.format == "json":
        key = "player" if arguments.team is None else "team"
        shaped: list[dict[str, object]] = [
            {key: number, "rungs": [_as_json(rung) for rung in rungs]} for number, rungs in worked
        ]
        if arguments.team is not None and competition.system.elimination:
            path = _path_of(competition, arguments.team)
            shaped[0]["path"] = [{"match": title, "why": list(sentences)} for title, sentences in path]
        print_json(shaped if arguments.player is None else shaped[0])
    else:
        print_mark(section)
        for number, rungs in worked:
            _print(section, number, rungs)
            if arguments.team is not None and competition.system.elimination:
                _print_path(competition, number)
    return DONE


def _as_json(rung: RungExplanation) -> dict[str, Any]:
    shaped: dict[str, Any] = {
        "rung": rung.rung,
        "value": rung.value,
        "mark": rung.mark,
        "exact": rung.exact,
        "terms": [
            {
                "round": term.round,
                "opponent": term.opponent,
                "colour": term.colour,
                "opponent_score": term.opponent_score,
                "result": term.result,
                "term": term.term,
                "state": term.state.value,
                "why": term.why,
                "absence": term.absence,
            }
            for term in rung.terms
        ],
        "check": rung.check.value,
        "formula": rung.formula,
        "notes": list(rung.notes),
        "tied": [{"player": other.number, "value": other.value} for other in rung.tied],
    }
    if rung.tables:
        shaped["tables"] = [
            {
                "players": list(table.numbers),
                "cells": [list(row) for row in table.cells],
                "totals": list(table.totals),
                "least": list(table.least),
                "greatest": list(table.greatest),
                "note": table.note,
            }
            for table in rung.tables
        ]
    return shaped


def _path_of(competition: Section, team: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    from tdapp.services.systems.ties import path_of  # brings the commands

    return path_of(competition, team)


def _print_path(competition: Section, team: int) -> None:
    """The matches of a knock-out, each with what decided it."""
    for title, sentences in _path_of(competition, team):
        print(f"\n{one_line(title)}")
        for sentence in sentences:
            print(f"  {one_line(sentence)}")


def _print(section: Section, number: int, rungs: tuple[RungExplanation, ...]) -> None:
    player = section.players[section.index_of(number)]
    names = {other.number: one_line(other.name) for other in section.players}
    print(f"{number} {one_line(player.name)}")
    for rung in rungs:
        mark = f", {rung.mark}" if rung.mark else ""
        print(f"\n{rung.rung} - {rung.name} ({rung.source}{mark}): {'-' if rung.value is None else rung.value}")
        if rung.policy_sentence:
            print(f"  {rung.policy_sentence}")
        if rung.terms:
            rows = [
                [
                    term.round_text,
                    colour_letters_of(term.colour),
                    term.against(names),
                    term.result,
                    term.opponent_score,
                    term.term,
                    term.why or tr(_STATES[term.state.value]),
                ]
                for term in rung.terms
            ]
            header = [tr("Rd"), "", tr("Opponent"), tr("Result"), tr("Score"), tr("Term"), tr("Why")]
            print_table(header, rows, frozenset({0, 3, 4, 5}))
        for table in rung.tables:
            bounds = ((tr("Least"), table.least), (tr("Greatest"), table.greatest)) if table.least else ()
            header = [table.title, *table.headings, tr("Sum"), *(title for title, _ in bounds)]
            rows = [
                [f"{other} {names[other]}", *table.cells[i], table.totals[i], *(sums[i] for _, sums in bounds)]
                for i, other in enumerate(table.numbers)
            ]
            print_table(header, rows, frozenset(range(1, len(header))))
            print(f"  {table.note}")
        for note in rung.notes:
            print(f"  {note}")
        print(f"  {rung.formula}")
        if rung.tied:
            listed = "; ".join(
                f"{other.number} {one_line(other.name)}: {decimals(other.value or '-')}" for other in rung.tied
            )
            print(f"  {tr('Still tied when this rung was reached: {listed}').format(listed=listed)}")
    print()
