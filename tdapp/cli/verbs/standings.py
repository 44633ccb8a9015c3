"""Rank the players or teams of an event file or TRF."""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from tdapp.cli.ladders import add_whom, asked_ladder, ranks_teams
from tdapp.cli.output import one_line, print_csv, print_json, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.cli.systems import add_system_argument
from tdapp.cli.typed_values import add_typed_arguments, with_typed_values
from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.tables.standings import Standings, StandingsRow, compute_standings

if TYPE_CHECKING:  # imported where teams are asked for
    from tdapp.services.tables.team_standings import TeamTable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the ladder, the format."""
    add_input_arguments(parser)
    parser.add_argument("--ladder", help="for example BH/C1,SB@fide-2009; default: the file's own, else the preset")
    add_whom(parser)
    add_typed_arguments(parser)
    parser.add_argument("--category", metavar="NAME", help="only the players of a category; ranks stay those of all")
    add_system_argument(parser, "rank by this system instead of the file's")
    parser.add_argument("--format", choices=("table", "json", "csv"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Print the ranked table."""
    section = read_section(arguments)
    if arguments.teams and arguments.category:
        raise Stop(BAD_INPUT, f"tdapp standings: {tr('--category is for players, not for --teams.')}")
    ladder = asked_ladder(section, arguments.ladder)
    if ranks_teams(section, arguments) and not arguments.category:
        return _teams(section, ladder, arguments)
    section = with_typed_values(section, arguments)
    table = compute_standings(section, ladder=ladder, after_round=arguments.after_round)
    if arguments.category:
        table = replace(table, rows=_in_category(table, arguments.category))
    match arguments.format:
        case "json":
            print_json(as_json(table))
        case "csv":
            header = (
                tr("Rank"),
                tr("No"),
                tr("Name"),
                tr("Rating"),
                tr("Points"),
                *(rung.label for rung in table.ladder),
            )
            print_csv(header, _rows(table), frozenset({2}))
        case _:
            _print(table)
    return DONE


def _teams(section: Section, ladder: Ladder | None, arguments: argparse.Namespace) -> int:
    """The table of the teams, with both scores."""
    from tdapp.services.tables.team_standings import table_of, teams_of

    teams = with_typed_values(teams_of(section), arguments)
    table = table_of(compute_standings(teams, ladder=ladder, after_round=arguments.after_round))
    match arguments.format:
        case "json":
            print_json(teams_as_json(table))
        case "csv":
            header = (tr("Rank"), tr("No"), tr("Team"), tr("MP"), tr("GP"))
            labels = tuple(rung.label for rung in table.standings.ladder)
            print_csv((*header, *labels), _team_rows(table), frozenset({2}))
        case _:
            _print_teams(table)
    return DONE


def _in_category(table: Standings, name: str) -> tuple[StandingsRow, ...]:
    from tdapp.services.categories.membership import category_names, group_named, with_usual_rules

    group = group_named(with_usual_rules(table.section), name)
    if group is None:
        known = ", ".join(category_names(with_usual_rules(table.section)))
        raise RuleViolation(tr("There is no category “{name}”; there are {known}.").format(name=name, known=known))
    return tuple(row for row in table.listed if row.player.number in group.numbers)


def as_json(table: Standings) -> dict[str, Any]:
    """The stable shape that docs/command-line.md describes."""
    return {
        "event": table.section.event.name,
        "section": table.section.name,
        "edition": table.section.edition.value,
        "after_round": table.after_round,
        "rounds": table.section.rounds_total,
        "provisional": table.provisional,
        "ladder": [rung.text for rung in table.ladder],
        "players": [
            {
                "rank": row.rank,
                "start_number": row.player.number,
                "name": row.player.name,
                "points": row.points,
                **({"system_score": table.system_score(row)} if table.scored else {}),
                "values": list(row.values),
                "exact": list(row.exact),
                "decided_by": row.decided_by,
            }
            for row in table.listed
        ],
    }


def teams_as_json(table: TeamTable) -> dict[str, Any]:
    """The same for teams: match and game points instead of the points."""
    shaped = as_json(table.standings)
    del shaped["players"]
    shaped["teams"] = [
        {
            "rank": row.rank,
            "team_number": row.player.number,
            "name": row.player.name,
            "match_points": table.match_points[row.player.number],
            "game_points": table.game_points[row.player.number],
            "values": list(row.values),
            "exact": list(row.exact),
            "decided_by": row.decided_by,
        }
        for row in table.standings.listed
    ]
    return shaped


def _team_rows(table: TeamTable) -> list[list[str]]:
    return [
        [
            "" if row.rank is None else str(row.rank),
            str(row.player.number),
            row.player.name,
            table.match_points[row.player.number],
            table.game_points[row.player.number],
            *("" if value is None else value for value in row.values),
        ]
        for row in table.standings.listed
    ]


def _rows(table: Standings) -> list[list[str]]:
    return [
        [
            "" if row.rank is None else str(row.rank),
            str(row.player.number),
            row.player.name,
            "" if row.player.rating is None else str(row.player.rating),
            row.points,
            *("" if value is None else value for value in row.values),
        ]
        for row in table.listed
    ]


def _print_teams(table: TeamTable) -> None:
    _print_head(table.standings)
    ladder = table.standings.ladder
    header = [tr("Rk"), tr("No"), tr("Team"), tr("MP"), tr("GP"), *(rung.label for rung in ladder)]
    rows = []
    for cells, row in zip(_team_rows(table), table.standings.listed, strict=True):
        padded = [_fixed(row.shown(index), rung.places) for index, rung in enumerate(ladder)]
        rows.append([*cells[:5], *padded])
    print_table(header, rows, frozenset(range(len(header))) - {2})


def _print_head(table: Standings) -> None:
    section = table.section
    title = one_line(section.event.name) + (f" - {one_line(section.name)}" if section.name else "")
    stage = tr("standings after round {round} of {total}").format(round=table.after_round, total=section.rounds_total)
    state = [tr("provisional")] if table.provisional else []
    trial = [tr("trial ladder")] if table.trial else []
    left = [] if section.fide_mode else [tr("not in FIDE mode")]
    print(f"{title}: {', '.join((stage, *state, *trial, *left))}")
    print(f"{tr('Edition {year}.').format(year=section.edition.value)} {table.words}")
    for note in table.notes:
        print(note)
    print()


def _print(table: Standings) -> None:
    _print_head(table)
    header = [tr("Rk"), tr("No"), tr("Name"), tr("Rtg"), tr("Pts"), *(rung.label for rung in table.ladder)]
    rows = []
    for cells, row in zip(_rows(table), table.listed, strict=True):
        padded = [_fixed(row.shown(index), rung.places) for index, rung in enumerate(table.ladder)]
        rows.append([*cells[:5], *padded])
    print_table(header, rows, frozenset(range(len(header))) - {2})


@cache
def _fixed(value: str | None, places: int) -> str:
    """A value with the decimals of its column; a dash where undefined."""
    if value is None:
        return "-"
    whole, _, decimals = value.partition(".")
    return f"{whole}.{decimals.ljust(places, '0')}" if places else whole
