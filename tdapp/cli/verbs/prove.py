"""Prove every value of a table: beside gacrux, the file's own column and a second calculation from the articles."""

from __future__ import annotations

import argparse
import datetime as dt
import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any

from tdapp.cli.ladders import asked_ladder
from tdapp.cli.output import print_json, print_table
from tdapp.cli.reading import (
    add_input_arguments,
    is_event_file,
    is_report,
    print_notes,
    read_bytes,
    read_report,
    read_section,
)
from tdapp.cli.status import DIFFERENCES, DONE
from tdapp.cli.systems import kind_asked, under_asked
from tdapp.cli.writing import add_force, write_output
from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.errors import Fault
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.interchange.published import published_in
from tdapp.pairing.engines.engine import USUAL, EngineFault, Patience
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
    read = _read(arguments)
    section, stated = read.section, read.stated
    ladder = asked_ladder(section, arguments.ladder if arguments.ladder is not None else stated.ladder)
    opinion = None if arguments.without_gacrux else _opinion(section, ladder, arguments)
    proof = prove(
        section,
        ladder=ladder,
        after_round=arguments.after_round,
        opinion=opinion,
        published=stated,
        trial=arguments.ladder is not None,
    )
    if arguments.output:
        _write(proof, read, arguments)
    if arguments.format == "json":
        print_json(as_json(proof))
    else:
        _print(proof, every=arguments.all)
    return DONE if proof.agrees else DIFFERENCES


@dataclass(frozen=True, slots=True)
class _Read:
    """The section, what its file states beside it, what was assumed in reading it, its bytes."""

    section: Section
    stated: Published = Published()
    notes: tuple[Fault, ...] = ()
    data: bytes = b""


def _read(arguments: argparse.Namespace) -> _Read:
    """Crosstables and files of other programs as well as reports and events."""
    name = arguments.file
    if is_event_file(name):
        return _Read(read_section(arguments))
    data = read_bytes(name)
    reading = read_report(arguments, data, kind_asked(arguments))
    section, notes = with_usable_ladder(reading.section, reading.ladder_line)
    section = under_asked(arguments, section)
    asked = arguments.ladder is not None
    stated = published_in(data, name, is_table=not is_report(data), of_teams=section.ranks_teams, asked=asked)
    notes = (*reading.notes, *notes)
    unsaid = stated.ladder is None and section.ladder is None and not asked
    if stated.ranks and unsaid and not section.system.elimination:  # there places follow the stages, not points
        stated = replace(stated, by_points=True)
        text = tr("The file does not say what broke its ties: its places are compared by points alone.")
        notes = (*notes, Fault(text))
    if stated.unnamed:
        text = tr("The file does not say which tie-breaks its columns hold: name them in their order with --ladder.")
        notes = (*notes, Fault(text))
    print_notes(name, notes)
    return _Read(section, stated, notes, data)


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


def fault_of(fault: EngineFault) -> Fault:
    """What gacrux could not do, as a note: the other columns stand without it."""
    return Fault(f"gacrux: {fault}")


def _write(proof: Proof, read: _Read, arguments: argparse.Namespace) -> None:
    from tdapp.reports.options import PrintOptions
    from tdapp.reports.proof_page import Origin, print_proof

    options = PrintOptions(printed_at=dt.datetime.now().astimezone(), language=arguments.language)
    origin = Origin(
        Path(arguments.file).name, hashlib.sha256(read.data).hexdigest() if read.data else "",
        tuple(note.text for note in read.notes),
    )  # fmt: skip
    write_output(arguments.output, print_proof(proof, options, origin).pdf, force=arguments.force)


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
    for sentence in proof.unsaid:
        print(sentence)
    rows = [[rung.text, rung.name, rung.article, *(_verdict(rung, who) for who in (SECOND, GACRUX, PUBLISHED))]
            for rung in proof.rungs]  # fmt: skip
    print()
    header = [tr("Rung"), tr("Name"), tr("Article"), tr("Second"), "gacrux", tr("Published")]
    print_table(header, rows, frozenset())
    shown = [
        [rung.text, str(one.number), one.name, *_texts(one), _why(rung, one)]
        for rung in proof.rungs
        for one in (rung.values if every else rung.differences)
    ]
    if shown:
        print()
        header = [tr("Rung"), tr("No"), tr("Name"), "tdapp", tr("Second"), "gacrux", tr("Published"), tr("Why")]
        print_table(header, shown, frozenset({1, 3, 4, 5, 6}))
    if proof.places:
        print()
        places = [
            [str(one.number), one.name, *(_place(value) for value in (one.ours, one.second, one.published))]
            for one in proof.places
        ]
        header = [tr("No"), tr("Name"), tr("Place"), tr("Second"), tr("Published")]
        print_table(header, places, frozenset({0, 2, 3, 4}))


def _verdict(rung: ProvedRung, who: str) -> str:
    """``agrees``, how many values differ, ``known`` where gacrux's are explained, a dash where nobody was asked."""
    heard = [one for one in rung.values if who not in one.absent]
    if not heard:
        return "-"
    against = sum(who in one.against for one in heard)
    if against:
        return tr("{count} of {all} differ").format(count=against, all=len(heard))
    known = sum(bool(one.why) for one in heard) if who == GACRUX else 0
    return tr("{count} differ as known").format(count=known) if known else tr("agrees")


def _texts(one: ProvedValue) -> list[str]:
    said = ((SECOND, one.second), (GACRUX, one.gacrux), (PUBLISHED, one.published))
    return [one.ours or "-", *("" if who in one.absent else value or "-" for who, value in said)]


def _why(rung: ProvedRung, one: ProvedValue) -> str:
    return rung.article if one.against else one.why


def _place(value: int | None) -> str:
    return "" if value is None else str(value)
