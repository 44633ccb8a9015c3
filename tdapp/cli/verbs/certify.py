"""Certify rounds by the Dutch rules of 2026: numbers by which a checker without an engine proves them."""

from __future__ import annotations

import argparse
import json
from base64 import b64encode
from typing import Any

from tdapp import __version__
from tdapp.cli.output import print_json
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DIFFERENCES, DONE, NOT_JUDGED, Stop
from tdapp.cli.writing import add_force, write_output
from tdapp.domain.section.event import Section
from tdapp.domain.systems.registry import name_of
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.position import last_paired_round
from tdapp.services.checks.certificates import Certified, certify, colours, is_certified


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, one round or all, OUT, the format."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("--round", type=int, metavar="N", help="this round only")
    parser.add_argument("-o", "--output", metavar="OUT.json", help="keep the certificates, for `tdapp check`")
    add_force(parser, "output")
    parser.add_argument("--format", choices=("text", "json"), default="text")


def run(arguments: argparse.Namespace) -> int:
    """Certify, and say which rounds are shown to be those of the articles."""
    section = read_section(arguments)
    refuse_others(section, arguments.file)
    last = last_paired_round(section)
    if arguments.round is not None and not 1 <= arguments.round <= last:
        raise not_paired_yet(arguments, last)
    first = max(1, section.system_since)
    rounds = [arguments.round] if arguments.round is not None else range(first, last + 1)
    found = [certify(section, number) for number in rounds]
    wrong = {number: colours(section, number) for number in rounds}
    if arguments.output:
        write_output(arguments.output, as_bytes(section, found), force=arguments.force)
    if arguments.format == "json":
        print_json(
            {
                "event": section.event.name,
                "section": section.name,
                "rounds": [_as_json(one, wrong[one.round]) for one in found],
            }
        )
    else:
        for one in found:
            shown = tr("shown, {bytes} bytes, {seconds} s")
            shown = shown.format(bytes=len(one.certificate), seconds=f"{one.seconds:.1f}")
            head = tr("round {number}").format(number=one.round)
            print(f"{head}: {shown if one.shown else tr('not shown: {reason}').format(reason=one.faults[0])}")
            for text in wrong[one.round]:
                print(f"{head}: {text}")
        text = tr("{shown} of {count} rounds are shown to be those of the articles")
        print(text.format(shown=sum(one.shown for one in found), count=len(found)))
    return DONE if all(one.shown and not wrong[one.round] for one in found) else DIFFERENCES


def not_paired_yet(arguments: argparse.Namespace, last: int) -> Stop:
    """The refusal of what ``--round`` names."""
    text = tr("round {number} has not been paired: there are {last}.").format(number=arguments.round, last=last)
    return Stop(BAD_INPUT, f"{arguments.file}: {text}")


def refuse_others(section: Section, file: str) -> None:
    """Only the Dutch rules of 2026 have a checker."""
    if not is_certified(section):
        text = tr("not judged: certificates are for the Dutch rules of 2026, this is the {system}.")
        raise Stop(NOT_JUDGED, f"{file}: {text.format(system=name_of(section))}")


def as_bytes(section: Section, found: list[Certified]) -> bytes:
    """The file of certificates."""
    rounds = [
        {"round": one.round, "certificate": b64encode(one.certificate).decode()} for one in found if one.certificate
    ]
    shaped = {"tdapp": __version__, "event": section.event.name, "section": section.name, "rounds": rounds}
    return (json.dumps(shaped, ensure_ascii=False, indent=1) + "\n").encode()


def _as_json(one: Certified, wrong: tuple[str, ...]) -> dict[str, Any]:
    return {
        "round": one.round,
        "shown": one.shown,
        "bytes": len(one.certificate),
        "seconds": round(one.seconds, 2),
        "faults": list(one.faults),
        "colours": list(wrong),
    }
