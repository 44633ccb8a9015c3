"""The catalogue of tie-break criteria."""

from __future__ import annotations

import argparse

from tdapp.cli.output import print_json, print_table
from tdapp.cli.status import DONE
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.registry import CRITERIA, MODIFIER_WORDS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only the format."""
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Print every criterion."""
    shaped = [
        {
            "code": entry.code,
            "name": tr(entry.name),
            "family": tr(entry.family),
            "kind": entry.kind.value,
            "takes": [tr(MODIFIER_WORDS[letter]) for letter in entry.modifiers]
            + (["@policy"] if entry.takes_policy else [])
            + [f"{{{option.key}=...}}" for option in entry.options],
            "round_robin": entry.in_round_robin,
            "source": tr(entry.source),
            "sentence": tr(entry.sentence),
        }
        for entry in CRITERIA
    ]
    if arguments.format == "json":
        print_json(shaped)
    else:
        rows = [
            [entry.code, tr(entry.name), entry.kind.value, ", ".join(item["takes"]), tr(entry.source)]  # type: ignore[arg-type]
            for entry, item in zip(CRITERIA, shaped, strict=True)
        ]
        print_table([tr("Code"), tr("Name"), tr("Kind"), tr("Takes"), tr("Source")], rows, frozenset())
    return DONE
