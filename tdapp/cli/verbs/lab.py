"""The laboratory: which tie-break, which rule for unplayed games serves best? Studies over many generated events."""

from __future__ import annotations

import argparse
import datetime as dt
import sys
import time
from pathlib import Path

from tdapp.cli.output import one_line, print_csv, print_json, print_table
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.cli.writing import add_force, check_output, write_output
from tdapp.domain.words.wording import tr
from tdapp.lab.output import CSV_HEAD, as_json, as_rows, inside_words, sheets
from tdapp.lab.registry import STUDIES, study
from tdapp.lab.run import Progress
from tdapp.lab.run import run as run_study
from tdapp.lab.source import Generated, Source, folder_of, size_of
from tdapp.lab.summary import Summary
from tdapp.lab.verdict import verdicts

_TEXT = frozenset((0, 2, 3, 4, 5, 6, 7, 8))
_EVERY = 2.0  # seconds between two lines of progress


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """list, run STUDY."""
    verbs = parser.add_subparsers(dest="action", required=True, metavar="list|run")
    listing = verbs.add_parser("list", help="the studies there are")
    listing.add_argument("--format", choices=("table", "json"), default="table")
    running = verbs.add_parser("run", help="run a study and print its tables")
    running.add_argument("study", metavar="STUDY", help="an id of `tdapp lab list`")
    running.add_argument("--events", type=int, metavar="N", help="how many events; default: as the study says")
    running.add_argument("--jobs", type=int, default=1, metavar="J", help="processes, default 1")
    running.add_argument("--seed", default="1", metavar="S", help="any word, default 1; the same seed, the same table")
    running.add_argument("--size", metavar="PLAYERSxROUNDS", help="as 100x9; default: the study's first")
    running.add_argument("--results", type=Path, metavar="FILE", help="keeps the events and takes up a run cut short")
    running.add_argument(
        "--folder", type=Path, metavar="DIR", help="look at the tournament reports of a folder instead"
    )
    running.add_argument(
        "--row",
        action="append",
        default=[],
        metavar="LADDER",
        help="one more ladder in the rows, as DE,BH/C1@fide-2009",
    )
    running.add_argument("--criterion", action="append", default=[], metavar="CODE", help="global criteria instead")
    running.add_argument("--against", default="", metavar="ROW", help="paired differences of every row to this one")
    running.add_argument("--cluster", default="", metavar="ADDRESS", help="a Dask scheduler; needs tdapp[cluster]")
    running.add_argument("--format", choices=("table", "json", "csv"), default="table")
    running.add_argument("--pdf", metavar="OUT.pdf", help="the report with its pictures as well")
    add_force(running, "pdf")


def run(arguments: argparse.Namespace) -> int:
    """Do it."""
    return _list(arguments) if arguments.action == "list" else _run(arguments)


def _list(arguments: argparse.Namespace) -> int:
    if arguments.format == "json":
        print_json(
            [
                {
                    "study": entry.id,
                    "name": tr(entry.name),
                    "question": tr(entry.question),
                    "method": tr(entry.method),
                    "sizes": [str(size) for size in entry.sizes],
                    "events": entry.events,
                    "figures": len(entry.figures()),
                }
                for entry in STUDIES
            ]
        )
        return DONE
    rows = [(entry.id, ", ".join(map(str, entry.sizes)), str(entry.events), tr(entry.question)) for entry in STUDIES]
    print_table((tr("Study"), tr("Sizes"), tr("Events"), tr("Question")), rows, frozenset((2,)))
    return DONE


def _run(arguments: argparse.Namespace) -> int:
    chosen = study(arguments.study, tuple(arguments.row), tuple(code.upper() for code in arguments.criterion))
    events = chosen.events if arguments.events is None else arguments.events
    if events < 1 or arguments.jobs < 1:
        raise Stop(BAD_INPUT, f"tdapp: {tr('--events and --jobs are 1 or more.')}")
    if not arguments.seed.isprintable() or not arguments.seed or len(arguments.seed) > 40:
        raise Stop(BAD_INPUT, f"tdapp: {tr('--seed is a word of at most 40 letters and digits.')}")
    if arguments.against and arguments.against not in {figure.row for figure in chosen.figures()}:
        text = tr("“{row}” is no row of {study}.").format(row=one_line(arguments.against), study=chosen.id)
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    if arguments.pdf:
        check_output(arguments.pdf, force=arguments.force)
    source: Source
    if arguments.folder:
        if not chosen.takes_files:
            raise Stop(BAD_INPUT, tr("tdapp: the study {id} makes its own events.").format(id=chosen.id))
        source, size = folder_of(arguments.folder), str(arguments.folder)
    else:
        wanted = size_of(arguments.size) if arguments.size else chosen.sizes[0]
        source, size = Generated(wanted, arguments.seed), str(wanted)
    results = run_study(
        chosen,
        source,
        size=size,
        seed=arguments.seed,
        events=events,
        jobs=arguments.jobs,
        file=arguments.results,
        cluster=arguments.cluster,
        watch=_Teller().watch,
    )
    summary = Summary(results)
    if arguments.pdf:
        from tdapp.lab.report import print_report

        report = print_report(summary, dt.datetime.now())
        write_output(arguments.pdf, report.pdf, force=arguments.force)
    match arguments.format:
        case "json":
            print_json(as_json(summary, arguments.against))
        case "csv":
            print_csv(CSV_HEAD, as_rows(summary, arguments.against), _TEXT)
        case _:
            _print(summary, arguments.against)
    return DONE


def _print(summary: Summary, against: str) -> None:
    question = summary.results.question
    events = tr("{count} events").format(count=summary.results.events)
    print(f"{question.study.id}, {question.size}, {events}, {tr('seed {}').format(question.seed)}")
    for one in verdicts(summary):
        print(one.text)
    for sheet in sheets(summary, against):
        print()
        print(sheet.title)
        text = 2 if sheet.head[1] == tr("Column") else 1
        print_table(sheet.head, sheet.rows, frozenset(range(text, len(sheet.head))))
    if words := inside_words(summary):
        print()
        print(words)


class _Teller:
    """Progress on standard error: one line that is written over, on a terminal only."""

    def __init__(self) -> None:
        self._last = 0.0

    def watch(self, progress: Progress) -> bool:
        """Never stops the run; Ctrl+C does, and what is finished stays in the results file."""
        now = time.monotonic()
        if sys.stderr.isatty() and (now - self._last > _EVERY or progress.done == progress.wanted):
            self._last = now
            end = "\n" if progress.done == progress.wanted else ""
            print(f"\r\x1b[K{progress.words}", end=end, file=sys.stderr, flush=True)
        return True
