"""The catalogue of tie-break criteria."""

from __future__ import annotations

import argparse

from tdapp.cli.output import print_json, print_table
from tdapp.cli.status import DONE
from tdapp.tiebreaks.registry import CRITERIA, MODIFIER_WORDS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only the format."""
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Print every criterion."""
    shaped = [
        {
            "code": entry.code,
            "name": entry.name,
            "family": entry.family,
            "kind": entry.kind.value,
            "takes": [MODIFIER_WORDS[letter] for letter in entry.modifiers]
            + (["@policy"] if entry.takes_policy else [])
            + [f"{{{option.key}=...}}" for option in entry.options],
            "round_robin": entry.in_round_robin,
            "source": entry.source,
            "sentence": entry.sentence,
        }
        for entry in CRITERIA
    ]
    if arguments.format == "json":
        print_json(shaped)
    else:
        rows = [
            [entry.code, entry.name, entry.kind.value, ", ".join(item["takes"]), entry.source]  # type: ignore[arg-type]
            for entry, item in zip(CRITERIA, shaped, strict=True)
        ]
        print_table(["Code", "Name", "Kind", "Takes", "Source"], rows, frozenset())
    return DONE
