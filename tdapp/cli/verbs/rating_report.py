"""What the rating officer gets: the check whether the event is ready, and with a folder everything in one place."""

from __future__ import annotations

import argparse
import datetime as dt
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.cli.output import print_json, print_table
from tdapp.cli.reading import add_input_arguments, is_event_file, read_section, read_whole
from tdapp.cli.status import BAD_INPUT, DIFFERENCES, DONE, Stop
from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.wording import tr
from tdapp.services.ratings.readiness import Lack, readiness
from tdapp.services.ratings.report import for_rating
from tdapp.services.ratings.tournament_report import rated_and_unrated_games, tournament_report

if TYPE_CHECKING:
    from tdapp.services.ratings.receipt import Receipt


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, perhaps FOLDER, the format."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("folder", metavar="FOLDER", nargs="?", help="write TRF, data for IT3 and findings into it")
    parser.add_argument("--format", choices=("table", "json"), default="table")
    parser.add_argument(
        "--receipt", action="store_true", help="have the report read by independent readers; with FOLDER always"
    )
    parser.add_argument("--bbp", metavar="PATH", default="", help="bbpPairings, as one of them; default: on the path")


def run(arguments: argparse.Namespace) -> int:
    """List what is missing; status 1 while something grave is. With a folder the files are written all the same."""
    rounds: tuple[Round, ...] = ()
    games: tuple[GameRecord, ...] = ()
    if is_event_file(arguments.file):
        whole = read_whole(arguments)
        section, rounds, games = whole.section, whole.rounds, whole.games
    else:
        section = read_section(arguments)
    found = readiness(section, dt.date.today())
    receipt = _receipt(arguments, section) if arguments.receipt or arguments.folder else None
    if arguments.format == "json":
        print_json(_as_json(section, found, receipt))
    else:
        rows = [
            [tr(one.place.value), "" if one.number is None else str(one.number), one.field, one.text] for one in found
        ]
        print_table([tr("Where"), tr("No"), tr("Field"), tr("Finding")], rows, frozenset({1}))
        rated, unrated = rated_and_unrated_games(for_rating(section))
        print(tr("{rated} rated games, {unrated} unrated").format(rated=rated, unrated=unrated))
        if receipt is not None:
            from tdapp.reports.rating_receipt import receipt_text

            print(receipt_text(receipt).decode("utf-8-sig").replace("\r\n", "\n").rstrip("\n"))
    if arguments.folder:
        _write(arguments, section, rounds, games, receipt)
    wrong = any(one.grave for one in found) or (receipt is not None and not receipt.agrees)
    return DIFFERENCES if wrong else DONE


def _receipt(arguments: argparse.Namespace, section: Section) -> Receipt:
    from tdapp.reports.rating_pack import rating_files
    from tdapp.services.ratings.readers import receipt_of

    return receipt_of(section, rating_files(section), arguments.bbp)


def _as_json(section: Section, found: tuple[Lack, ...], receipt: Receipt | None) -> dict[str, object]:
    rated, unrated = rated_and_unrated_games(for_rating(section))
    return {
        "ready": not any(one.grave for one in found),
        "rated_games": rated,
        "unrated_games": unrated,
        "players": [
            {"what": one.what, "total": one.total, "federations": one.federations, "host": one.host}
            for one in tournament_report(section).counts
        ],
        "findings": [
            {"id": one.id, "text": one.text, "place": one.place.value, "field": one.field, "number": one.number,
             "grave": one.grave}
            for one in found
        ],
        **({} if receipt is None else {
            "agrees": receipt.agrees,
            "receipt": [
                {"reader": one.reader, "file": one.file, "took": one.took, "said": list(one.said)}
                for one in receipt.witnesses
            ],
        }),
    }  # fmt: skip


def _write(
    arguments: argparse.Namespace,
    section: Section,
    rounds: tuple[Round, ...],
    games: tuple[GameRecord, ...],
    receipt: Receipt | None,
) -> None:
    from tdapp.reports.final_pack import write_pack
    from tdapp.reports.options import PrintOptions
    from tdapp.reports.rating_pack import rating_folder, rating_pack

    parent = Path(arguments.folder)
    if not parent.is_dir():
        raise Stop(BAD_INPUT, f"{parent}: {tr('there is no such folder.')}")
    options = PrintOptions(printed_at=dt.datetime.now().astimezone())
    stem = "report" if arguments.file == "-" else Path(arguments.file).stem
    files = rating_pack(section, rounds, options, stem=stem, games=games, receipt=receipt)
    for written in write_pack(rating_folder(parent, section), files):
        print(written)
