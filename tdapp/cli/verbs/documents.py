"""The documents that can be printed, and which apply to an event."""

from __future__ import annotations

import argparse

from tdapp.cli.output import print_json, print_table
from tdapp.cli.reading import read_section
from tdapp.cli.status import DONE
from tdapp.reports.registry import DOCUMENTS, DocumentEntry, documents_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """An event, if one is given, and the format."""
    parser.add_argument("file", metavar="FILE", nargs="?", help="event file (.tdb), TRF, or - for standard input")
    parser.add_argument("--section", help="name or number of the section")
    parser.add_argument("--kind", choices=("swiss", "rr"), help="kind of event, overrides the file")
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Without an event every document is listed as applying."""
    if arguments.file is None:
        entries = [DocumentEntry(entry.document_id, entry.name, True, ()) for entry in DOCUMENTS]
    else:
        entries = documents_for(read_section(arguments))
    if arguments.format == "json":
        print_json(
            [
                {"id": document_id, "name": name, "applies": applies, "needs": list(needs)}
                for document_id, name, applies, needs in entries
            ]
        )
    else:
        rows = [[document_id, name, "" if applies else "does not apply"] for document_id, name, applies, _ in entries]
        print_table(["Id", "Name", ""], rows, frozenset())
    return DONE
