"""New sections from tables of an event file: a play-off, finals of groups, quads."""

from __future__ import annotations

import argparse
import re
from contextlib import closing

from tdapp.cli.changing import execute_or_stop, opened_store
from tdapp.cli.output import one_line
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.cli.systems import with_parameters_asked
from tdapp.domain.section.facts import facts_of
from tdapp.domain.systems.registry import DUTCH
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.event.qualified import Entries, Table, facts_like, in_groups, planned, table_of_players, taken

_PLACES = re.compile(r"([0-9]{1,4})(?:-([0-9]{1,4}))?")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, where the players come from, what they play."""
    parser.add_argument("file", metavar="FILE.tdb", help="the event file, which is changed")
    parser.add_argument(
        "--from", dest="sources", action="append", default=[], metavar="SECTION",
        help="name or number of a section; several times for several groups (default: the first section)",
    )  # fmt: skip
    parser.add_argument("--places", metavar="1-8", help="these places of each table (default: everybody)")
    parser.add_argument("--name", required=True, help="name of the new section; of several with a number behind it")
    parser.add_argument("--groups-of", type=int, metavar="N", help="so many to a section, for example 4 for quads")
    parser.add_argument(
        "--system", metavar="ID", help="what is played: knockout, round-robin, dutch ...; as tdapp pair takes it"
    )
    parser.add_argument("--rounds", type=int, metavar="N", help="rounds of a Swiss; those of others follow")


def run(arguments: argparse.Namespace) -> int:
    """Make them, and print who is in each."""
    system, text = with_parameters_asked(arguments)
    system = system or DUTCH
    with closing(opened_store(arguments.file)) as store:
        refs = store.sections()
        sources = arguments.sources or ["1"]
        tables: list[Table] = []
        try:
            for wanted in sources:
                place = next((n for n, ref in enumerate(refs) if wanted in (ref.name, str(n + 1))), None)
                if place is None:
                    text = tr("there is no section {name}.").format(name=one_line(wanted))
                    raise Stop(BAD_INPUT, f"{arguments.file}: {text}")
                section_id = refs[place].section_id
                tables.append((section_id, table_of_players(store.snapshot(section_id))))
            entries = _entries(arguments, tables)
            groups = [entries] if arguments.groups_of is None else in_groups(entries, arguments.groups_of)
            like = facts_of(store.snapshot(tables[0][0]))
            facts = facts_like(like, arguments.name, system, text)
            command = planned(facts, groups, arguments.rounds)
        except RuleViolation as problem:
            raise Stop(BAD_INPUT, f"{arguments.file}: {problem}") from problem
        execute_or_stop(store, command, arguments.file)
        for ref in store.sections()[len(refs) :]:
            section = store.snapshot(ref.section_id)
            text = tr("{players} players, {rounds} rounds")
            text = text.format(players=len(section.players), rounds=section.rounds_total)
            print(f"{one_line(section.name)}: {text}")
            for player in section.players:
                print(f"   {player.number}  {one_line(player.name)}")
    return DONE


def _entries(arguments: argparse.Namespace, tables: list[Table]) -> Entries:
    if arguments.places is None:
        least = min(len(numbers) for _, numbers in tables)
        return taken(tables, 1, least)
    found = _PLACES.fullmatch(arguments.places.strip())
    if found is None:
        text = tr("--places names the first and the last place, for example 1-8.")
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    return taken(tables, int(found[1]), int(found[2] or found[1]))
