"""Make PDFs: one of some documents or packs, or one for each in a folder."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tdapp.cli.ladders import asked_ladder
from tdapp.cli.print_choices import MOST_COPIES, add_print_arguments, print_options
from tdapp.cli.prizes import add_prize_arguments, prize_plan
from tdapp.cli.reading import add_input_arguments, read_printed
from tdapp.cli.status import BAD_INPUT, DONE, NOT_WRITTEN, Stop
from tdapp.cli.writing import add_force, cannot_be_made, write_output
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.choices import restricted
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.file_names import document_name, each_once
from tdapp.reports.options import Choice
from tdapp.reports.packs import PACKS, WALL_LISTS
from tdapp.reports.printing import NothingToPrint, PrintJob, render_jobs
from tdapp.reports.registry import document_for, documents_for, documents_of, pack_for
from tdapp.services.systems.standings import deciding


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the documents, OUT and the choices of the print dialog."""
    add_input_arguments(parser)
    parser.add_argument(
        "document", metavar="DOCUMENT", nargs="*", help="ids that `tdapp documents` lists, also of packs"
    )
    packs = [pack.pack_id.removeprefix("pack-").removesuffix("-pack") for pack in PACKS]
    parser.add_argument("--pack", choices=packs, action="append", default=[], help="the same as naming the pack")
    parser.add_argument(
        "--all",
        action="store_true",
        help="every document that applies and has something to say; explanations only with --player",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="OUT",
        required=True,
        help="one PDF of everything (a name with .pdf, or -), or a folder: one PDF for each document",
    )
    add_force(parser, "output")
    parser.add_argument("--copies", type=int, default=1, metavar="N", help="every document so many times; default: 1")
    parser.add_argument("--why", action="store_true", help="say why the pages lie as they do, and what else was tried")
    parser.add_argument("--ladder", help="print a trial ladder instead of the official one")
    add_print_arguments(parser)
    add_prize_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the PDFs; what the layout had to change is said."""
    if not 1 <= arguments.copies <= MOST_COPIES:
        raise Stop(BAD_INPUT, f"tdapp: {tr('1 to {most} copies can be made.').format(most=MOST_COPIES)}")
    printed_of = read_printed(arguments)
    section = printed_of.section
    ladder = asked_ladder(section, arguments.ladder)
    standings = deciding(section, ladder=ladder, after_round=arguments.after_round)
    plan = prize_plan(arguments, section)
    data = data_of(standings, printed_of.rounds, printed_of.log, plan, printed_of.games)
    jobs, title = _jobs(arguments, data)
    if _is_folder(arguments.output, jobs):
        _write_each(arguments, data, jobs)
    else:
        _write(arguments, arguments.output, jobs, data, title)
    return DONE


def _jobs(arguments: argparse.Namespace, data: DocumentData) -> tuple[list[PrintJob], str]:
    """The documents in the order they were named, packs taken apart; the title where it is more than a document."""
    options = print_options(arguments, data.section)
    wanted = [*arguments.document, *(_pack_id(name) for name in arguments.pack)]
    if arguments.all:
        entries = documents_for(data.subject, has_prizes=data.plan is not None)
        every = [entry for entry in entries if entry.applies and not entry.contents]
        wanted += [one.document_id for one in every if arguments.player is not None or not one.of_each]
    if not wanted:
        text = tr("name a document, a pack, or --all; `tdapp documents FILE` lists them.")
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    jobs: list[PrintJob] = []
    titles = []
    for name in dict.fromkeys(wanted):
        pack = pack_for(name, data.subject)
        titles.append(pack.name if pack else document_for(name, data.subject, has_prizes=data.plan is not None).name)
        if pack is None:
            jobs.append(PrintJob(name, options, arguments.copies, if_any=name not in arguments.document))
            continue
        small = replace(options, type_size=None, across=None)  # these are meant for the wall lists of a pack
        for entry in documents_of(pack, data.subject):
            held = options if entry.document_id in WALL_LISTS else small
            jobs.append(PrintJob(entry.document_id, held, arguments.copies, if_any=True))
    return jobs, (titles[0] if len(jobs) > 1 and len(titles) == 1 else marked("Documents") if len(jobs) > 1 else "")


def _pack_id(name: str) -> str:
    return next(pack.pack_id for pack in PACKS if name in pack.pack_id)


def _is_folder(output: str, jobs: Sequence[PrintJob]) -> bool:
    if output == "-" or output.lower().endswith(".pdf"):
        return False
    return len(jobs) > 1 or output.endswith(("/", "\\")) or Path(output).is_dir()


def _write_each(arguments: argparse.Namespace, data: DocumentData, jobs: Sequence[PrintJob]) -> None:
    folder = Path(arguments.output)
    stem = Path(arguments.file).stem if arguments.file != "-" else data.section.event.name
    names = each_once([_name(stem, job, data) for job in jobs])
    targets = [folder / f"{name}.pdf" for name in names]
    present = [target.name for target in targets if target.exists()]
    if present and not arguments.force:
        more = f" {tr('and {count} more').format(count=len(present) - 1)}" if present[1:] else ""
        text = tr("{names} exist already; nothing was written. Use --force to write over them.")
        raise Stop(NOT_WRITTEN, f"{folder}: {text.format(names=f'{present[0]}{more}')}")
    is_new = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_be_made(folder, error) from error
    faults = []
    for target, job in zip(targets, jobs, strict=True):
        try:
            _write(arguments, str(target), [job], data)
        except NothingToPrint:
            continue  # it would be empty, and nobody asked for it by name
        except RuleViolation as problem:
            faults.append(f"{target.name}: {tr('not written: {problem}').format(problem=problem)}")
            continue
        except Stop:
            if is_new:  # nothing empty stays behind
                with contextlib.suppress(OSError):
                    folder.rmdir()
            raise
        print(target)
    if faults:
        raise Stop(NOT_WRITTEN, *faults)


def _name(stem: str, job: PrintJob, data: DocumentData) -> str:
    takes = document_for(job.document_id, data.subject, has_prizes=data.plan is not None).takes
    options = restricted(job.options, takes)
    number = (options.round or data.last_paired) if Choice.ROUND in takes else data.standings.after_round
    group = options.group.name if options.group else ""
    return document_name(stem, job.document_id, number, group, f"no {options.player}" if options.player else "")


def _write(
    arguments: argparse.Namespace, name: str, jobs: Sequence[PrintJob], data: DocumentData, title: str = ""
) -> None:
    printed = render_jobs(jobs, data, title=title)
    write_output(name, printed.pdf, force=arguments.force)
    if arguments.why:
        print("\n".join(printed.why), file=sys.stderr)
    for sentence in printed.adjustments:
        print(f"{name}: note: {sentence}", file=sys.stderr)
