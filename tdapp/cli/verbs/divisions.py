"""The divisions of a league in one event file: who goes up and down, and who played above the own team."""

from __future__ import annotations

import argparse
from contextlib import closing

from tdapp.cli.changing import ONLY_SECTIONS, execute_or_stop, opened_store
from tdapp.cli.output import one_line, print_json, print_table
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.event.season import divisions_in, next_season
from tdapp.services.ports.event_store import EventStore
from tdapp.services.tables.team_standings import team_standings
from tdapp.services.teams.divisions import Above, guests
from tdapp.services.teams.fixtures import league_of
from tdapp.services.teams.movements import Movements, movements


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE and the format."""
    parser.add_argument("file", metavar="EVENT", help="event file (.tdb)")
    parser.add_argument("--season", metavar="NAME", help="the season that is listed (default: the newest)")
    parser.add_argument("--next", metavar="SEASON", help="add the sections of the season after it, for example 2027")
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """List the divisions, the highest first."""
    with closing(opened_store(arguments.file, ONLY_SECTIONS)) as store:
        if arguments.next is not None:
            _add_season(arguments, store)
            return DONE
        found = _divisions(store, arguments.season)
    if not found:
        raise Stop(BAD_INPUT, f"{arguments.file}: {tr('No section names its division of a league.')}")
    away = list(guests([section for section, _ in found], league_of(found[0][0]).season))
    if arguments.format == "json":
        print_json(
            {
                "divisions": [_shaped(section, moved) for section, moved in found],
                "played_above": [_guest(player, one) for player, one in away],
            }
        )
        return DONE
    header = (tr("Division"), tr("Section"), tr("Teams"), tr("Going up"), tr("Going down"), tr("Level at the line"))
    print_table(header, [_cells(section, moved) for section, moved in found], frozenset({0, 2}))
    if away:
        print()
        columns = (tr("Name"), tr("Team"), tr("Section"), tr("Played above"), tr("Allowed"))
        print_table(columns, [_guest_cells(player, one) for player, one in away], frozenset({3, 4}))
    return DONE


def _add_season(arguments: argparse.Namespace, store: EventStore) -> None:
    try:
        command = next_season(divisions_in(store, arguments.season), arguments.next)
    except RuleViolation as problem:
        raise Stop(BAD_INPUT, f"{arguments.file}: {problem}") from problem
    before = len(store.sections())
    execute_or_stop(store, command, arguments.file)
    added = [store.snapshot(ref.section_id) for ref in store.sections()[before:]]
    if arguments.format == "json":
        print_json([{"section": one.name, "teams": [team.name for team in one.teams]} for one in added])
        return
    for section in added:
        text = tr("{teams} teams, {rounds} rounds").format(teams=len(section.teams), rounds=section.rounds_total)
        print(f"{one_line(section.name)}: {text}")
        for team in section.teams:
            print(f"   {team.number}  {one_line(team.name)}")


def _divisions(store: EventStore, season: str | None) -> list[tuple[Section, Movements]]:
    return [(one, _movements(one)) for _, one in divisions_in(store, season)]


def _movements(section: Section) -> Movements:
    standings = team_standings(section).standings
    return movements(section, standings) if standings.after_round else Movements((), (), ())


def _cells(section: Section, moved: Movements) -> list[str]:
    names = [", ".join(map(one_line, group)) or "-" for group in (moved.up, moved.down, moved.level)]
    return [str(league_of(section).division), one_line(section.name), str(len(section.teams)), *names]


def _shaped(section: Section, moved: Movements) -> dict[str, object]:
    return {
        "division": league_of(section).division,
        "section": section.name,
        "teams": len(section.teams),
        "up": list(moved.up),
        "down": list(moved.down),
        "level": list(moved.level),
    }


def _guest_cells(player: Player, one: Above) -> list[str]:
    names = player.name, one.home.team.name, one.home.section.name
    return [*map(one_line, names), str(one.count), "-" if one.most is None else str(one.most)]


def _guest(player: Player, one: Above) -> dict[str, object]:
    return {
        "name": player.name,
        "fide_id": player.fide_id,
        "team": one.home.team.name,
        "section": one.home.section.name,
        "count": one.count,
        "most": one.most,
    }
