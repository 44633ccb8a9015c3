"""Prove every value of a table: beside gacrux, the file's own column and a second calculation from the articles."""

from __future__ import annotations

import argparse
import datetime as dt
from pathlib import Path
from typing import Any

from tdapp.cli.ladders import asked_ladder
from tdapp.cli.output import print_json, print_table
from tdapp.cli.reading import add_input_arguments, is_event_file, print_notes, read_bytes, read_section
from tdapp.cli.status import BAD_INPUT, DIFFERENCES, DONE, Stop
from tdapp.cli.systems import under_asked
from tdapp.cli.writing import add_force, write_output
from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.errors import InputRefused
from tdapp.domain.words.file_kinds import is_own_event
from tdapp.interchange.as_report import as_reports
from tdapp.interchange.published import published_in
from tdapp.pairing.engines.engine import USUAL, EngineFault, Patience
from tdapp.services.files.reading import first_bytes
from tdapp.services.tables.file_ladder import with_usable_ladder
from tdapp.services.tables.proving import (
    GACRUX,
    PUBLISHED,
    SECOND,
    Proof,
    ProvedRung,
    ProvedValue,
    Published,
    prove,
)
from tdapp.services.tables.second_opinion import SecondOpinion, second_opinion

HEADER = 100
"""Bytes by which an event file of ours is known from another program's."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the ladder, whether gacrux is asked, the page to print, the format."""
    add_input_arguments(parser)
    parser.add_argument("--ladder", help="for example BH/C1,SB; default: the file's own, else the preset")
    parser.add_argument("--without-gacrux", action="store_true", help="do not ask FIDE's tool, which takes seconds")
    parser.add_argument(
        "--limit", type=float, default=USUAL.seconds, metavar="SECONDS", help=f"for one rung, default {USUAL.seconds:g}"
    )
    parser.add_argument("-o", "--output", metavar="OUT.pdf", help="the page for a protest committee, as a PDF")
    add_force(parser, "output")
    parser.add_argument("--all", action="store_true", help="in the table every value, not only those that differ")
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Print the verdict of every rung and what differs."""
    section, stated = _read(arguments)
    ladder = asked_ladder(section, arguments.ladder)
    opinion = None if arguments.without_gacrux else _opinion(section, ladder, arguments)
    proof = prove(section, ladder=ladder, after_round=arguments.after_round, opinion=opinion, published=stated)
    if arguments.output:
        _write(proof, arguments)
    if arguments.format == "json":
        print_json(as_json(proof))
    else:
        _print(proof, every=arguments.all)
    return DONE if proof.agrees else DIFFERENCES


def _read(arguments: argparse.Namespace) -> tuple[Section, Published]:
    """The section and what its file states; crosstables and files of other programs as well as reports."""
    if arguments.file == "-" or (
        is_event_file(arguments.file) and is_own_event(first_bytes(Path(arguments.file), HEADER))
    ):
        return read_section(arguments), Published()
    data = read_bytes(arguments.file)
    try:
        made = as_reports(data, arguments.file)
    except InputRefused as refused:
        raise Stop(BAD_INPUT, *(fault.located(arguments.file) for fault in refused.faults)) from refused
    if not made:
        section = read_section(arguments)
        return section, published_in(data, arguments.file, is_table=False, of_teams=section.ranks_teams)
    reading = made[0].reading
    section, notes = with_usable_ladder(reading.section, reading.ladder_line)
    print_notes(arguments.file, (*reading.notes, *notes))
    return under_asked(arguments, section), published_in(data, arguments.file, is_table=True)


def _opinion(section: Section, ladder: Ladder | None, arguments: argparse.Namespace) -> SecondOpinion | None:
    from tdapp.pairing.engines.gacrux import GacruxEngine

    try:
        with GacruxEngine() as engine:
            return second_opinion(
                section, engine, ladder=ladder, after_round=arguments.after_round, patience=Patience(arguments.limit)
            )
    except EngineFault as fault:
        print_notes(arguments.file, (fault_of(fault),))
        return None


def fault_of(fault: EngineFault) -> Any:
    """What gacrux could not do, as a note: the other columns stand without it."""
    from tdapp.domain.words.errors import Fault

    return Fault(f"gacrux: {fault}")


def _write(proof: Proof, arguments: argparse.Namespace) -> None:
    from tdapp.reports.options import PrintOptions
    from tdapp.reports.proof_page import print_proof

    options = PrintOptions(printed_at=dt.datetime.now().astimezone(), language=arguments.language)
    write_output(arguments.output, print_proof(proof, options).pdf, force=arguments.force)


def as_json(proof: Proof) -> dict[str, Any]:
    """The stable shape that docs/command-line.md describes."""
    return {
        "event": proof.standings.section.event.name,
        "section": proof.standings.section.name,
        "edition": proof.standings.section.edition.value,
        "after_round": proof.standings.after_round,
        "gacrux": proof.engine or None,
        "agrees": proof.agrees,
        "rungs": [
            {
                "rung": rung.text,
                "article": rung.article,
                "agrees": rung.agrees,
                "not_asked": {
                    who: reason
                    for who, reason in (
                        (GACRUX, rung.no_gacrux),
                        (SECOND, rung.no_second),
                        (PUBLISHED, rung.no_published),
                    )
                    if reason
                },
                "values": [_value_as_json(one) for one in rung.values],
            }
            for rung in proof.rungs
        ],
        "places": [
            {
                "start_number": one.number,
                "name": one.name,
                "tdapp": one.ours,
                "second": one.second,
                "published": one.published,
                "against": list(one.against),
            }
            for one in proof.places
        ],
    }


def _value_as_json(one: ProvedValue) -> dict[str, Any]:
    said = {GACRUX: one.gacrux, SECOND: one.second, PUBLISHED: one.published}
    return {
        "start_number": one.number,
        "name": one.name,
        "tdapp": one.ours,
        **{who: value for who, value in said.items() if who not in one.absent},
        "against": list(one.against),
        "why": one.why,
    }


def _print(proof: Proof, *, every: bool) -> None:
    print(proof.sentence)
    for rung in proof.rungs:
        if rung.no_second:
            print(f"{rung.text}: {rung.no_second}")
    rows = [[rung.text, rung.name, rung.article, *(_verdict(rung, who) for who in (SECOND, GACRUX, PUBLISHED))]
            for rung in proof.rungs]  # fmt: skip
    print()
    print_table(["Rung", "Name", "Article", "Second", "gacrux", "Published"], rows, frozenset())
    shown = [
        [rung.text, str(one.number), one.name, *_texts(one), _why(rung, one)]
        for rung in proof.rungs
        for one in (rung.values if every else rung.differences)
    ]
    if shown:
        print()
        header = ["Rung", "No", "Name", "tdapp", "Second", "gacrux", "Published", "Why"]
        print_table(header, shown, frozenset({1, 3, 4, 5, 6}))
    if proof.places:
        print()
        places = [
            [str(one.number), one.name, *(_place(value) for value in (one.ours, one.second, one.published))]
            for one in proof.places
        ]
        print_table(["No", "Name", "Place", "Second", "Published"], places, frozenset({0, 2, 3, 4}))


def _verdict(rung: ProvedRung, who: str) -> str:
    """``agrees``, how many values differ, ``known`` where gacrux's are explained, a dash where nobody was asked."""
    heard = [one for one in rung.values if who not in one.absent]
    if not heard:
        return "-"
    against = sum(who in one.against for one in heard)
    if against:
        return f"{against} of {len(heard)} differ"
    known = sum(bool(one.why) for one in heard) if who == GACRUX else 0
    return f"{known} differ as known" if known else "agrees"


def _texts(one: ProvedValue) -> list[str]:
    said = ((SECOND, one.second), (GACRUX, one.gacrux), (PUBLISHED, one.published))
    return [one.ours or "-", *("" if who in one.absent else value or "-" for who, value in said)]


def _why(rung: ProvedRung, one: ProvedValue) -> str:
    return rung.article if one.against else one.why


def _place(value: int | None) -> str:
    return "" if value is None else str(value)
