"""All sections of an event beside one another, and a step of every section that is ready for it."""

from __future__ import annotations

import argparse
from contextlib import closing

from tdapp.cli.changing import ONLY_SECTIONS, opened_store
from tdapp.cli.engines import add_engine_arguments, engine_of
from tdapp.cli.output import one_line, print_json, print_table
from tdapp.cli.status import DIFFERENCES, DONE, NOT_WRITTEN, Stop
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import NoLegalPairing, Patience
from tdapp.services.event.all_sections import STEP_WORDS, Step, command_for, lines_of, rounds_in, told, why_not
from tdapp.services.players.lots import new_seed
from tdapp.services.ports.event_store import EventStore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, a step, the format."""
    parser.add_argument("file", metavar="EVENT", help="event file (.tdb)")
    parser.add_argument("--do", choices=[step.value for step in Step], help="in every section where it asks nothing")
    parser.add_argument("--format", choices=("table", "json"), default="table")
    add_engine_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """List the sections; with a step, make it first and say where it was not possible (exit status 1)."""
    with closing(opened_store(arguments.file, ONLY_SECTIONS)) as store:
        left = _do(store, Step(arguments.do), arguments) if arguments.do else {}
        lines = lines_of(store)
    if arguments.format == "json":
        print_json(
            [
                {
                    "section": line.name,
                    "teams": line.teams,
                    "entered": line.entered,
                    "present": line.present,
                    "round": line.round,
                    "rounds": line.rounds,
                    "state": "by-hand" if line.by_hand else line.state.value if line.state is not None else "",
                    "boards": line.boards,
                    "open": line.open,
                    "closed": line.closed,
                    "next": line.next.value if line.next is not None else "",
                    "left_out": left.get(line.section_id, ""),
                }
                for line in lines
            ]
        )
        return DIFFERENCES if left else DONE
    header = [tr("Section"), tr("Entered"), tr("Present"), tr("Round"), tr("Open boards"), tr("Next")]
    rows = [
        [
            one_line(line.name) or str(place),
            str(line.entered),
            "-" if line.present is None else str(line.present),
            f"{line.round}/{line.rounds}",
            f"{line.open}/{line.boards}",
            tr("Closed") if line.closed else tr(STEP_WORDS[line.next]) if line.next is not None else "-",
        ]
        for place, line in enumerate(lines, 1)
    ]
    print_table(header, rows, frozenset({1, 2, 3, 4}))
    for line in lines:
        if line.section_id in left:
            print(f"{one_line(line.name)}: {left[line.section_id]}")
    return DIFFERENCES if left else DONE


def _do(store: EventStore, step: Step, arguments: argparse.Namespace) -> dict[int, str]:
    """Make a step in every section; why not, by the id of the section."""
    left: dict[int, str] = {}
    for ref in store.sections():
        section = store.snapshot(ref.section_id)
        impossible = why_not(step, section, rounds_in(store, ref.section_id))
        if impossible is not None:
            left[ref.section_id] = impossible.text
            continue
        try:
            if step is Step.PAIR and section.system.by_scores:
                with engine_of(arguments, section.system) as engine:
                    try:
                        limit = Patience(arguments.limit)
                        command = command_for(step, ref.section_id, section, seed=0, engine=engine, patience=limit)
                    except NoLegalPairing as none:  # the other sections go on
                        left[ref.section_id] = str(none)
                        continue
            else:
                command = command_for(step, ref.section_id, section, seed=new_seed())
            store.execute(command)
        except NeedsConfirmation as asked:
            left[ref.section_id] = told(asked)
        except RuleViolation as problem:
            left[ref.section_id] = str(problem)
        except EnvironmentProblem as problem:
            raise Stop(NOT_WRITTEN, f"{arguments.file}: {problem}") from problem
    return left
