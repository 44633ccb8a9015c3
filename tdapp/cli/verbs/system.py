"""The pairing systems there are, which one a file has, and going on by another where its rounds came with a file."""

from __future__ import annotations

import argparse

from tdapp.cli.changing import execute_in
from tdapp.cli.output import print_json, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.section.editions import is_of_2017
from tdapp.domain.section.event import Section
from tdapp.domain.systems.registry import ids, name_of
from tdapp.domain.words.wording import marked, tr

_MARKS = {"approved": "FIDE", "text": marked("FIDE text"), "national": marked("national"), "free": marked("club")}
_STEPS = ("system-changed", "edition-chosen", "system-not-approved")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE or nothing, the change, the format."""
    add_input_arguments(parser, after_round=False, file_wanted=False)
    parser.add_argument(
        "--go-on",
        metavar="ID",
        help="from the next round on pair an event file by this system; only where its rounds came with a file by one "
        "that is not paired here, or by Dutch rules without a year",
    )
    parser.add_argument("--reason", default="", metavar="TEXT", help="with --go-on: kept in the log and in the report")
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Without FILE every system; else the one of the file, after the change where one is asked for."""
    if arguments.file is None:
        if arguments.go_on:
            raise Stop(BAD_INPUT, f"tdapp: {tr('--go-on wants an event file.')}")
        return _every(arguments)
    if arguments.go_on:
        from tdapp.domain.commands.event import ChangeSystem

        execute_in(arguments, lambda one: ChangeSystem(one, arguments.go_on, arguments.reason, _STEPS))
    elif arguments.reason:
        raise Stop(BAD_INPUT, f"tdapp: {tr('{option} goes with {other}.').format(option='--reason', other='--go-on')}")
    _show(read_section(arguments), arguments)
    return DONE


def _every(arguments: argparse.Namespace) -> int:
    rows = [
        {
            "id": name,
            "name": tr(system.name).format(code=""),
            "article": system.article,
            "status": system.status.value,
            "paired": system.paired,
            "sentence": tr(system.sentence),
            "used": tr(system.used),
        }
        for name, system in ids().items()
    ]
    if arguments.format == "json":
        print_json(rows)
        return DONE
    header = (tr("Id"), tr("System"), tr("Rules"), tr("Article"), tr("Paired here"))
    table = [
        (*(str(row[key]) for key in ("id", "name")), tr(_MARKS[str(row["status"])]), str(row["article"]),
         tr("yes") if row["paired"] else tr("no"))
        for row in rows
    ]  # fmt: skip
    print_table(header, table, frozenset())
    return DONE


def _show(section: Section, arguments: argparse.Namespace) -> None:
    system = section.system
    found = {
        "key": system.key,
        "name": name_of(section),
        "parameters": section.system_text,
        "paired": system.paired,
        "status": system.status.value,
        "since_round": section.system_since or 1,
        "judged_as_2017": is_of_2017(section),
        "fide_mode": section.fide_mode,
    }
    if arguments.format == "json":
        print_json(found)
        return
    print(f"{found['name']} ({system.key})" + (f", {section.system_text}" if section.system_text else ""))
    if not system.paired:
        print(tr("not paired here: pair by hand, with the program of that system, or go on by another with --go-on"))
    if section.system_since > 1:
        text = tr("from round {number} on; the rounds before were paired by another system")
        print(text.format(number=section.system_since))
    if found["judged_as_2017"]:
        print(tr("no year is said, and it began before 2026-02-01: its rounds are judged by the rules of 2017"))
    if not section.fide_mode:
        print(tr("outside FIDE mode"))
