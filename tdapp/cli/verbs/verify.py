"""Compare the tie-breaks with those of FIDE's own tool, gacrux; an unexplained difference ends with status 1."""

from __future__ import annotations

import argparse
from typing import Any

from tdapp.cli.ladders import asked_ladder
from tdapp.cli.output import print_json, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import DIFFERENCES, DONE, FAULT, Stop
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL, EngineFault, Patience
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.services.tables.second_opinion import SecondOpinion, second_opinion


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the ladder, the limit, the format."""
    add_input_arguments(parser)
    parser.add_argument("--ladder", help="for example BH/C1,SB; default: the file's own, else the preset")
    parser.add_argument(
        "--limit", type=float, default=USUAL.seconds, metavar="SECONDS", help=f"for one rung, default {USUAL.seconds:g}"
    )
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Print what agrees, what differs and why, and what cannot be checked."""
    section = read_section(arguments)
    ladder = asked_ladder(section, arguments.ladder)
    try:
        with GacruxEngine() as engine:
            opinion = second_opinion(
                section, engine, ladder=ladder, after_round=arguments.after_round, patience=Patience(arguments.limit)
            )
    except EngineFault as fault:
        raise Stop(FAULT, f"tdapp: {fault}") from fault
    if arguments.format == "json":
        print_json(as_json(opinion))
    else:
        _print(opinion)
    return DONE if opinion.agrees else DIFFERENCES


def as_json(opinion: SecondOpinion) -> dict[str, Any]:
    """The stable shape that docs/command-line.md describes."""
    return {
        "engine": opinion.engine,
        "after_round": opinion.after_round,
        "agrees": opinion.agrees,
        "rungs": [
            {
                "rung": rung.text,
                "verdict": rung.verdict.name.lower(),
                "compared": rung.compared,
                "reason": rung.reason,
                "differences": [
                    {
                        "start_number": one.number,
                        "name": one.name,
                        "tdapp": one.ours,
                        "gacrux": one.theirs,
                        "why": one.why,
                    }
                    for one in rung.differences
                ],
            }
            for rung in opinion.rungs
        ],
    }


def _print(opinion: SecondOpinion) -> None:
    print(opinion.sentence)
    rows = []
    for rung in opinion.rungs:
        remark = rung.reason or tr("{count} values").format(count=rung.compared)
        if rung.differences:
            text = tr("{count} of {all} values differ")
            remark = text.format(count=len(rung.differences), all=rung.compared)
        rows.append([rung.text, rung.name, tr(rung.verdict.value), remark])
    print_table([tr("Rung"), tr("Name"), tr("Result"), tr("Remark")], rows, frozenset())
    shown = [
        [rung.text, str(one.number), one.name, one.ours or "-", one.theirs or "-", one.why or tr("not explained")]
        for rung in opinion.rungs
        for one in rung.differences
    ]
    if shown:
        print()
        header = [tr("Rung"), tr("No"), tr("Name"), "tdapp", "gacrux", tr("Why")]
        print_table(header, shown, frozenset({1, 3, 4}))
