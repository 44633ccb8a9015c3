"""Make an event file from a TRF; every assumption, repair, omission and broken rule of pairing is listed first."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tdapp.cli.reading import print_notes, read_bytes, read_trf_or_stop
from tdapp.cli.status import DONE, NOT_WRITTEN, Stop
from tdapp.domain.section.event import Kind
from tdapp.domain.words.errors import Fault
from tdapp.services.checks.file_ranks import with_file_ranks
from tdapp.services.checks.imported import (
    count_words,
    import_warnings,
    left_a_round_robin,
    with_breaches_noted,
    with_defects_noted,
)
from tdapp.services.tables.file_ladder import with_fitting_ladder, with_usable_ladder
from tdapp.trf.notes import defects_of
from tdapp.trf.ranks import stated_ranks

MOST_FAULTS = 50


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE and the event file to make."""
    parser.add_argument("file", metavar="FILE.trf", help="TRF06, TRF16 or TRF26, or - for standard input")
    parser.add_argument("event", metavar="EVENT.tdb", type=Path, help="the event file to make; must not exist")
    parser.add_argument(
        "--kind", choices=[kind.value for kind in Kind if not kind.of_teams], help="kind of event, overrides the file"
    )

    parser.add_argument(
        "--with-defects",
        action="store_true",
        help="import a file that contradicts itself, each defect named and noted",
    )


def run(arguments: argparse.Namespace) -> int:
    """Read, review, create: all or nothing."""
    kind = Kind(arguments.kind) if arguments.kind else None
    data = read_bytes(arguments.file)
    reading = read_trf_or_stop(data, arguments.file, kind, defects=arguments.with_defects)
    section, ladder_notes = with_usable_ladder(reading.section, reading.ladder_line)
    section, unfit = with_fitting_ladder(section, reading.ladder_line)
    section, assumed = with_file_ranks(section, stated_ranks(data))
    section = with_defects_noted(section, defects_of(reading.notes))
    warnings = import_warnings(section)
    said = [
        *filter(None, [assumed]),
        *left_a_round_robin(section),
        *(warning.text for warning in warnings[:MOST_FAULTS]),
    ]
    if len(warnings) > MOST_FAULTS:
        said.append(count_words(len(warnings)))
    if arguments.event.exists():
        raise Stop(NOT_WRITTEN, f"{arguments.event}: exists already; nothing was changed.")
    print_notes(arguments.file, (*reading.notes, *ladder_notes, *unfit, *(Fault(text) for text in said)))
    from tdapp.storage.file.creation import create_event_file

    create_event_file(arguments.event, [with_breaches_noted(section, warnings)])
    players = len(section.players)
    print(
        f"{arguments.event}: {players} players, {section.rounds_decided} of {section.rounds_total} rounds",
        file=sys.stderr,
    )
    return DONE
