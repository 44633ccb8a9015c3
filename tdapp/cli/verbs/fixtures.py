"""The fixture list of a league: shown, taken from a table, written as a calendar."""

from __future__ import annotations

import argparse
import csv
import datetime as dt
import io
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.cli.changing import execute_in
from tdapp.cli.output import one_line, print_csv, print_json, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.section.event import Section
from tdapp.domain.section.league import Appointment, MatchState
from tdapp.domain.teams.names import score_text, team_at
from tdapp.domain.words.dates import read
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.files.reading import read_file
from tdapp.services.teams.fixtures import STATE_WORDS, FixtureLine, fixtures

if TYPE_CHECKING:
    from tdapp.domain.commands.command import Command

_COLUMNS = ("round", "home", "away", "date", "time", "venue", "state")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, what is taken in, the format."""
    add_input_arguments(parser)
    parser.add_argument("--take", metavar="FILE.csv", help=f"store appointments: columns {', '.join(_COLUMNS)}")
    parser.add_argument("--team", metavar="NAME", help="only the matches of this team")
    parser.add_argument("--format", choices=("table", "json", "csv", "ics"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Take in, then show."""
    section = read_section(arguments)
    if not section.ranks_teams:
        raise Stop(BAD_INPUT, f"{arguments.file}: {tr('This is no competition of teams.')}")
    if arguments.take:
        _take(arguments, section)
        section = read_section(arguments)
    team = _team_named(section, arguments.team) if arguments.team else None
    lines = [line for line in fixtures(section) if team is None or team in line.teams]
    if arguments.format == "ics":
        from tdapp.services.publishing.calendar import calendar_of

        print(calendar_of(section, dt.datetime.now().astimezone(), team), end="")
        return DONE
    if arguments.format == "json":
        print_json([_shaped(section, line) for line in lines])
        return DONE
    rows = [_cells(section, line) for line in lines]
    header = (
        tr("Round"),
        tr("Home team"),
        tr("Away team"),
        tr("Date"),
        tr("Time"),
        tr("Venue"),
        tr("State"),
        tr("Result"),
    )
    if arguments.format == "csv":
        print_csv((*_COLUMNS, "result"), rows, frozenset({1, 2, 5}))
    else:
        print_table(header, [[one_line(cell) for cell in row] for row in rows], frozenset({0}))
    return DONE


def _cells(section: Section, line: FixtureLine) -> list[str]:
    score = score_text(line.score.game_points) if line.score is not None and not line.score.is_open else ""
    names = [team_at(section, team).name for team in line.teams]
    day = line.date.isoformat() if line.date else ""
    return [str(line.round), *names, day, line.start, line.venue, tr(STATE_WORDS[line.state]), score]


def _shaped(section: Section, line: FixtureLine) -> dict[str, object]:
    names = [team_at(section, team).name for team in line.teams]
    return {
        "round": line.round,
        "home": names[0],
        "away": names[1],
        "teams": list(line.teams),
        "date": line.date.isoformat() if line.date else None,
        "time": line.start,
        "venue": line.venue,
        "state": line.state.value,
        "score": [str(points) for points in line.score.game_points] if line.score is not None else None,
    }


def _team_named(section: Section, name: str) -> int:
    for team in section.teams:
        if name.casefold() in (team.name.casefold(), team.short.casefold(), str(team.number)):
            return team.number
    raise Stop(BAD_INPUT, f"tdapp fixtures: {tr('there is no team “{name}”.').format(name=name)}")


def _take(arguments: argparse.Namespace, section: Section) -> None:
    from tdapp.domain.commands.teams import SetAppointments

    text = read_file(Path(arguments.take)).decode("utf-8-sig", "replace")
    delimiter = ";" if text.partition("\n")[0].count(";") else ","
    found = []
    for place, row in enumerate(csv.DictReader(io.StringIO(text), delimiter=delimiter), 2):
        cells = {str(name).strip().casefold(): (value or "").strip() for name, value in row.items() if name}
        try:
            found.append(_appointment(section, cells))
        except (RuleViolation, ValueError, KeyError) as problem:
            text = tr("line {number}: {problem}").format(number=place, problem=problem)
            raise Stop(BAD_INPUT, f"{arguments.take}: {text}") from problem

    def command(section_id: int) -> Command:
        return SetAppointments(section_id, tuple(found))

    execute_in(arguments, command)


def _appointment(section: Section, cells: dict[str, str]) -> Appointment:
    state = cells.get("state", "").casefold()
    known = {one.value: one for one in MatchState} | {tr(words).casefold(): one for one, words in STATE_WORDS.items()}
    if state and state not in known:
        raise RuleViolation(tr("there is no state “{name}”").format(name=state))
    teams = (_team_named(section, cells["home"]), _team_named(section, cells["away"]))
    return Appointment(
        int(cells["round"]),
        teams,
        read(cells["date"]) if cells.get("date") else None,
        cells.get("time", ""),
        cells.get("venue", ""),
        postponed=known.get(state) is MatchState.POSTPONED,
        confirmed=known.get(state) is MatchState.CONFIRMED,
    )
