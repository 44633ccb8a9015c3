"""Write a section as TRF, the whole event as JSON, or a table as a web page, CSV or workbook."""

from __future__ import annotations

import argparse
import datetime as dt
import sys
from pathlib import Path, PurePath

from tdapp.cli.reading import add_input_arguments, is_event_file, read_everything, read_printed, read_section
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.cli.writing import add_force, write_output
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.tables.export import export_trf, is_interim
from tdapp.services.tables.known_differences import format_differences
from tdapp.trf.writer import losses

TABLES = ("html", "csv", "xlsx", "svg")
REPORTS = ("trf26", "trf16")
_OF_ENDING = {
    "": REPORTS, ".trf": REPORTS, ".trfx": REPORTS, ".txt": REPORTS, ".json": ("json",), ".zip": ("zip",),
    ".html": ("html",), ".htm": ("html",), ".csv": ("csv",), ".xlsx": ("xlsx",), ".svg": ("svg",),
}  # fmt: skip
"""What may be written under a name that ends so; the first one where nothing is asked for."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, OUT, the format, and for tables the document."""
    add_input_arguments(parser)
    parser.add_argument("out", metavar="OUT", help="file to write, or - for standard output")
    parser.add_argument(
        "--format", choices=(*REPORTS, "json", "zip", *TABLES), help="default: as the name of OUT ends, else trf26"
    )
    parser.add_argument(
        "--document",
        default="",
        metavar="ID",
        help="for tables and svg: an id that `tdapp documents` lists; default: standings, for xlsx the whole event",
    )
    parser.add_argument(
        "--for-rating",
        action="store_true",
        help="for TRF: with the results that were corrected too late for the standings",
    )
    parser.add_argument(
        "--with-standings",
        action="store_true",
        help="for json: with the standings of every section, which nobody reads back",
    )
    parser.add_argument("--round", type=int, metavar="N", help="for pairings and results; default: the last paired")
    parser.add_argument("--ladder", help="for tables: a trial ladder instead of the official one")
    add_force(parser, "out")


def run(arguments: argparse.Namespace) -> int:
    """Write the file; what TRF16 cannot hold is said."""
    arguments.format = _format(arguments.out, arguments.format)
    if arguments.with_standings and arguments.format != "json":
        raise Stop(BAD_INPUT, f"tdapp: {tr('--with-standings belongs to json.')}")
    if arguments.format in TABLES:
        if arguments.for_rating:
            raise Stop(BAD_INPUT, f"tdapp: {tr('--for-rating belongs to trf26 and trf16.')}")
        write_output(arguments.out, _tables(arguments), force=arguments.force)
        return DONE
    if arguments.format in ("json", "zip"):
        write_output(arguments.out, _whole(arguments), force=arguments.force)
        return DONE
    if arguments.document or arguments.round or arguments.ladder or arguments.after_round is not None:
        text = tr("--document, --round, --ladder and --after-round belong to html, csv and xlsx.")
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    section = read_section(arguments)
    report = export_trf(section, arguments.format, rating=arguments.for_rating)
    write_output(arguments.out, report, force=arguments.force)
    if is_interim(section):
        sentence = tr("this is an interim report, not the final one: games are adjourned or have no result.")
        print(f"{arguments.out}: note: {sentence}", file=sys.stderr)
    if section.rating_corrections and not arguments.for_rating:
        count = len(section.rating_corrections)
        sentence = ntr(
            "{count} correction for the rating report only is left out; use --for-rating.",
            "{count} corrections for the rating report only are left out; use --for-rating.",
            count,
        )
        print(f"{arguments.out}: note: {sentence.format(count=count)}", file=sys.stderr)
    notes = losses(section) if arguments.format == "trf16" else [one.sentence for one in format_differences(section)]
    for sentence in notes:
        print(f"{arguments.out}: note: {tr(sentence)}", file=sys.stderr)
    return DONE


def _format(out: str, asked: str | None) -> str:
    """The format: as asked for, else as the name ends. Nothing is written under the name of something else."""
    if out == "-":
        return asked or REPORTS[0]
    ending = PurePath(out).suffix.lower()
    known = _OF_ENDING.get(ending)
    if known is None and (asked is not None or Path(out).exists()):  # whether it may be written over is asked later
        return asked or REPORTS[0]
    if known is None:
        endings = ", ".join(sorted(filter(None, _OF_ENDING)))
        text = tr("what is written to {name}? Give --format, or a name that ends in {endings}.")
        raise Stop(BAD_INPUT, f"tdapp: {text.format(name=out, endings=endings)}")
    if asked is None:
        return known[0]
    if asked not in known and ending:
        said = known[0] if len(known) == 1 else tr("{one} or {other}").format(one=known[0], other=known[1])
        text = tr("{name} would hold {asked}, but its name says {said}; choose another name.")
        raise Stop(BAD_INPUT, f"tdapp: {text.format(name=out, asked=asked, said=said)}")
    return asked


def _whole(arguments: argparse.Namespace) -> bytes:
    from tdapp.interchange.event_json import write_json
    from tdapp.reports.archive import archive
    from tdapp.reports.options import PrintOptions
    from tdapp.services.rounds.whole import whole_event

    chosen = (arguments.document, arguments.round, arguments.ladder, arguments.after_round, arguments.section)
    if arguments.for_rating or any(one is not None and one != "" for one in chosen):
        raise Stop(BAD_INPUT, f"tdapp: {tr('json and zip hold the whole event: nothing else is chosen with them.')}")
    event_file = is_event_file(arguments.file)
    whole = read_everything(arguments.file) if event_file else whole_event(read_section(arguments))
    if arguments.format == "json":
        return write_json(whole, standings=arguments.with_standings)
    options = PrintOptions(printed_at=dt.datetime.now().astimezone(), language=arguments.language)
    return archive(whole, options, {"event.json": write_json(whole)})


def _tables(arguments: argparse.Namespace) -> bytes:
    from tdapp.cli.ladders import asked_ladder
    from tdapp.reports.exporting import export_tables
    from tdapp.reports.options import PrintOptions
    from tdapp.services.systems.standings import deciding

    read = read_printed(arguments)
    ladder = asked_ladder(read.section, arguments.ladder)
    return export_tables(
        arguments.document,
        read.section,
        standings=deciding(read.section, ladder=ladder, after_round=arguments.after_round),
        options=PrintOptions(
            printed_at=dt.datetime.now().astimezone(), round=arguments.round, language=arguments.language
        ),
        form=arguments.format,
        rounds=read.rounds,
        log=read.log,
    )
