"""The documents that can be printed, and which apply to an event."""

from __future__ import annotations

import argparse

from tdapp.cli.output import print_json, print_table
from tdapp.cli.reading import read_section
from tdapp.cli.status import DONE
from tdapp.domain.words.wording import tr
from tdapp.reports.registry import documents_for, every_document


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """An event, if one is given, and the format."""
    parser.add_argument("file", metavar="FILE", nargs="?", help="event file (.tdb), TRF, what import reads, or -")
    parser.add_argument("--section", help="name or number of the section")
    parser.add_argument("--kind", choices=("swiss", "rr"), help="kind of event, overrides the file")
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Without an event every document is listed as applying."""
    entries = every_document() if arguments.file is None else documents_for(read_section(arguments))
    if arguments.format == "json":
        print_json(
            [
                {
                    "id": entry.document_id,
                    "name": entry.name,
                    "applies": entry.applies,
                    "why_not": entry.refusal,
                    "needs": list(entry.needs),
                    "takes": sorted(choice.value for choice in entry.takes),
                    "columns": list(entry.columns),
                    "contents": list(entry.contents),
                }
                for entry in entries
            ]
        )
    else:
        rows = [
            [entry.document_id, tr(entry.group.value), tr(entry.name), entry.refusal or ", ".join(entry.contents)]
            for entry in entries
        ]
        print_table([tr("Id"), tr("Group"), tr("Name"), ""], rows, frozenset())
    return DONE
