"""The fines of a league, and what each team pays."""

from __future__ import annotations

import argparse

from tdapp.cli.output import one_line, print_csv, print_json, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.teams.names import team_at
from tdapp.domain.words.wording import tr
from tdapp.services.teams.fines import paid_by
from tdapp.services.teams.fixtures import league_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE and the format."""
    add_input_arguments(parser)
    parser.add_argument("--format", choices=("table", "json", "csv"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """List the fines by round, then the sum of each team."""
    section = read_section(arguments)
    if not section.ranks_teams:
        raise Stop(BAD_INPUT, f"{arguments.file}: {tr('This is no competition of teams.')}")
    fines = league_of(section).fines
    sums = {team.number: paid_by(section, team.number) for team in section.teams}
    if arguments.format == "json":
        listed = [
            {"round": one.round, "team": team_at(section, one.team).name, "amount": one.amount, "reason": one.reason}
            for one in fines
        ]
        paid = {team_at(section, number).name: str(value) for number, value in sums.items() if value}
        print_json({"fines": listed, "sums": paid})
        return DONE
    rows = [[str(one.round), team_at(section, one.team).name, one.amount, one.reason] for one in fines]
    if arguments.format == "csv":
        print_csv(("round", "team", "amount", "reason"), rows, frozenset({1, 3}))
        return DONE
    header = (tr("Round"), tr("Team"), tr("Amount"), tr("Reason"))
    print_table(header, [[one_line(cell) for cell in row] for row in rows], frozenset({0, 2}))
    for number, value in sums.items():
        if value:
            print(f"{one_line(team_at(section, number).name)}: {value}")
    return DONE
