"""The catalogue of unplayed-game policies."""

from __future__ import annotations

import argparse

from tdapp.cli.output import print_json, print_table
from tdapp.cli.status import DONE
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.registry import POLICIES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only the format."""
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Print every policy."""
    if arguments.format == "json":
        print_json(
            [
                {
                    "id": policy.id,
                    "name": tr(policy.name),
                    "kinds": sorted(kind.value for kind in policy.kinds),
                    "options": {option.key: list(option.values) for option in policy.options},
                    "source": tr(policy.source),
                    "sentence": tr(policy.sentence),
                }
                for policy in POLICIES
            ]
        )
    else:
        rows = [
            [policy.id, tr(policy.name), " ".join(sorted(kind.value for kind in policy.kinds)), tr(policy.source)]
            for policy in POLICIES
        ]
        print_table([tr("Id"), tr("Name"), tr("Kinds"), tr("Source")], rows, frozenset())
    return DONE
