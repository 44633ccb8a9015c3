"""Rating lists on this computer: import FIDE's downloads or a table, list, search and remove them."""

from __future__ import annotations

import argparse
import datetime as dt
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.cli import section_ratings
from tdapp.cli.output import one_line, print_json, print_table
from tdapp.cli.rating_changes import add_changes_arguments, changes
from tdapp.cli.reading import print_notes
from tdapp.cli.section_ratings import add_check_arguments, add_method_arguments, add_order_arguments
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.ratings.rating_list import FIDE, ListedPlayer, RateOfPlay, RatingList
from tdapp.domain.words.errors import Fault, InputRefused, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.ratings.lists import age_words, import_list
from tdapp.storage.lists.rating_lists import RatingListFolder, rating_list_folder

if TYPE_CHECKING:
    from tdapp.interchange.custom_list import CustomList
    from tdapp.interchange.fide_list import FideList


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """import FILE, search TEXT, lists, remove ID, check EVENT, method EVENT METHOD, order EVENT, changes FILE."""
    parser.add_argument("--folder", type=Path, help="where the lists lie; default: beside the user's data")
    verbs = parser.add_subparsers(
        dest="action", required=True, metavar="import|search|lists|remove|check|method|order|changes|watch"
    )
    importing = verbs.add_parser(
        "import", help="a FIDE download (XML, text, ZIP), or with --source a CSV or XLSX table"
    )
    importing.add_argument("file", metavar="FILE", type=Path)
    importing.add_argument("--month", type=_month, metavar="YYYY-MM", help="valid from; default: what the file says")
    importing.add_argument(
        "--rate", choices=[rate.value for rate in RateOfPlay], help="whose ratings a separate list has"
    )
    importing.add_argument("--source", help="name of a national or other list: the file is then a table")
    importing.add_argument(
        "--column",
        action="append",
        default=[],
        metavar="FIELD=HEADING",
        help="a column of the table, as standard=DWZ",
    )
    importing.add_argument("--even-if-smaller", action="store_true", help="though other months have far more players")
    searching = verbs.add_parser("search", help="by name in any word order, year of birth, or number")
    searching.add_argument("text", metavar="TEXT", nargs="+")
    searching.add_argument("--list", metavar="ID", help="default: FIDE's newest")
    searching.add_argument("--federation", default="", metavar="FED")
    searching.add_argument("--limit", type=int, default=20)
    searching.add_argument("--format", choices=("table", "json"), default="table")
    listing = verbs.add_parser("lists", help="every list that is kept")
    listing.add_argument("--format", choices=("table", "json"), default="table")
    removing = verbs.add_parser("remove", help="delete a list")
    removing.add_argument("list", metavar="ID")
    add_check_arguments(verbs.add_parser("check", help="compare the players of an event with a list"))
    add_order_arguments(verbs.add_parser("order", help="which list counts first for players who are added"))
    add_method_arguments(verbs.add_parser("method", help="take the tournament ratings of an event by a method"))
    watching = verbs.add_parser("watch", help="new lists in the folder of downloads; with DIR that one from now on")
    watching.add_argument("directory", metavar="DIR", nargs="?", help="the folder to watch, or none")
    watching.add_argument("--import", dest="take", action="store_true", help="import what is new")
    add_changes_arguments(verbs.add_parser("changes", help="what the event does to every rating (B.02)"))


def run(arguments: argparse.Namespace) -> int:
    """Do it."""
    actions = {
        "import": _import,
        "search": _search,
        "lists": _lists,
        "remove": _remove,
        "check": section_ratings.check,
        "method": section_ratings.method,
        "order": section_ratings.order,
        "changes": changes,
        "watch": _watch,
    }
    with RatingListFolder(arguments.folder or rating_list_folder()) as folder:
        return actions[arguments.action](arguments, folder) or DONE


def _month(text: str) -> dt.date:
    try:
        return dt.datetime.strptime(text, "%Y-%m").date()
    except ValueError:
        raise argparse.ArgumentTypeError(tr("“{text}” is no month; write it as 2026-10").format(text=text)) from None


def _import(arguments: argparse.Namespace, folder: RatingListFolder) -> None:
    from tdapp.interchange.fide_list import examine

    name = str(arguments.file)
    progress = _Progress()
    reading: CustomList | FideList
    try:
        if arguments.source:
            reading = _table(arguments, folder)
        else:
            reading = _national(arguments.file) or examine(
                arguments.file, rate=RateOfPlay(arguments.rate) if arguments.rate else None
            )
            if not reading.rates:
                rates = tr("{one} or {other}").format(one="standard, rapid", other="blitz")
                text = tr("it does not say whose ratings it has: add --rate {rates}").format(rates=rates)
                raise Stop(BAD_INPUT, f"{name}: {text}")
        if (arguments.month or reading.month) is None:
            text = tr("it does not say from which month it is valid: add --month YYYY-MM")
            raise Stop(BAD_INPUT, f"{name}: {text}")
        smaller = arguments.even_if_smaller
        info = import_list(reading, folder, month=arguments.month, progress=progress, smaller=smaller)
    except InputRefused as refused:
        raise Stop(BAD_INPUT, *(fault.located(name) for fault in refused.faults)) from refused
    finally:
        progress.end()
    notes = list(reading.notes)
    month_from = getattr(reading, "month_from", "")
    if not arguments.month and month_from in (tr("the date of the list in the archive"), tr("the date of the file")):
        text = tr("the month {month} was taken from {source}; --month sets another")
        notes.insert(0, Fault(text.format(month=f"{info.month:%Y-%m}", source=month_from)))
    print_notes(name, tuple(notes))
    _say_imported(info)


def _say_imported(info: RatingList) -> None:
    players = tr("{count} players").format(count=f"{info.players:,}")
    print(f"{info.id}: {_words(info)}, {players}", file=sys.stderr)


def _watch(arguments: argparse.Namespace, folder: RatingListFolder) -> None:
    from tdapp.interchange.list_folder import new_lists

    if arguments.directory == "none":
        folder.watch(None)
    elif arguments.directory:
        path = Path(arguments.directory)
        if not path.is_dir():
            raise Stop(BAD_INPUT, f"{path}: {tr('there is no such folder.')}")
        folder.watch(path)
    watched = folder.watched
    if watched is None:
        print(tr("No folder is watched."))
        return
    found = new_lists(watched, folder.lists(), folder.columns_of)
    for reading in found:
        rates = ", ".join(rate.value for rate in reading.rates)
        told = getattr(reading, "month_from", "")
        by = f" ({tr('month: {source}').format(source=told)})" if told else ""
        print(f"{reading.file_name}: {reading.source} {reading.month:%Y-%m} {rates}{by}")
        if arguments.take:
            info = import_list(reading, folder, progress=_Progress())
            _say_imported(info)
    if not found:
        print(tr("Nothing new in {folder}.").format(folder=watched))
    if old := age_words(folder.lists(), dt.date.today()):
        print(f"note: {old}", file=sys.stderr)


def _national(path: Path) -> CustomList | None:
    """A list that is known by its headings."""
    from tdapp.interchange.custom_list import open_custom_list
    from tdapp.interchange.national_lists import known_columns, recognised

    try:
        table = open_custom_list(path)
    except InputRefused:
        return None
    return recognised(table) if known_columns(table) else None


def _table(arguments: argparse.Namespace, folder: RatingListFolder) -> CustomList:
    from tdapp.interchange.custom_list import COLUMNS, CustomList, open_custom_list, propose_columns
    from tdapp.interchange.list_folder import SOURCE

    if wrong := next((part for part in arguments.column if "=" not in part), None):
        text = tr("--column {text}: write FIELD=HEADING; the fields are {fields}.")
        raise Stop(BAD_INPUT, f"tdapp: {text.format(text=one_line(wrong), fields=', '.join(COLUMNS))}")
    table = open_custom_list(arguments.file)
    columns = propose_columns(table, folder.columns_of(table.signature))
    columns |= dict(part.split("=", 1) for part in arguments.column)
    reading = CustomList(table, columns, arguments.source, arguments.month)
    folder.remember_columns(table.signature, columns)
    folder.remember_columns(SOURCE + table.signature, {"source": arguments.source})
    return reading


class _Progress:
    """Whole per cents on a terminal, nothing in a pipe."""

    def __init__(self) -> None:
        self._shown = -1
        self._terminal = sys.stderr.isatty()

    def __call__(self, share: float) -> bool:
        if self._terminal and int(share * 100) != self._shown:
            self._shown = int(share * 100)
            print(f"\r{self._shown} %", end="", file=sys.stderr, flush=True)
        return True

    def end(self) -> None:
        """Leave the line free."""
        if self._shown >= 0:
            print("\r      \r", end="", file=sys.stderr)


def _search(arguments: argparse.Namespace, folder: RatingListFolder) -> None:
    kept = folder.lists()
    if not kept:
        raise RuleViolation(tr("There is no rating list yet: tdapp ratings import FILE."))
    newest = next((info for info in kept if info.source == FIDE), kept[0])
    list_id = arguments.list or newest.id
    found = folder.search(" ".join(arguments.text), list_id, limit=arguments.limit, federation=arguments.federation)
    if arguments.format == "json":
        print_json([_as_json(row) for row in found])
        return
    header = [tr("Id"), tr("Title"), tr("Name"), tr("Fed"), tr("Born"), tr("Standard"), tr("Rapid"), tr("Blitz"),
              tr("Note")]  # fmt: skip
    print_table(header, [_as_row(row) for row in found], frozenset({0, 5, 6, 7}))


def _as_row(row: ListedPlayer) -> list[str]:
    ratings = ["" if rating is None else str(rating) for rating in map(row.rating, RateOfPlay)]
    inactive = tr("inactive") if row.inactive else ""
    return [
        row.fide_id or row.national_id,
        row.title,
        one_line(row.name),
        row.federation,
        row.birth,
        *ratings,
        inactive,
    ]


def _as_json(row: ListedPlayer) -> dict[str, object]:
    return {field: value for field, value in row._asdict().items() if value not in ("", None)}


def _lists(arguments: argparse.Namespace, folder: RatingListFolder) -> None:
    kept = folder.lists()
    if arguments.format == "json":
        print_json(
            [
                {
                    "id": info.id,
                    "source": info.source,
                    "month": f"{info.month:%Y-%m}",
                    "rates": [rate.value for rate in info.rates],
                    "players": info.players,
                    "file": info.file_name,
                    "imported": info.imported,
                    "bytes": info.size,
                }
                for info in kept
            ]
        )
        return
    rows = [
        [info.id, info.source, f"{info.month:%Y-%m}", _rates(info), f"{info.players:,}", f"{info.size / 1e6:.0f} MB"]
        for info in kept
    ]
    header = [tr("Id"), tr("Source"), tr("Month"), tr("Ratings"), tr("Players"), tr("Size")]
    print_table(header, rows, frozenset({4, 5}))
    for name in folder.damaged():
        text = tr("{name} cannot be read: remove it and import the list again").format(name=name)
        print(f"tdapp: {text}", file=sys.stderr)


def _rates(info: RatingList) -> str:
    return " ".join(rate.value for rate in info.rates)


def _words(info: RatingList) -> str:
    return f"{info.source} {info.month:%Y-%m} {_rates(info)}"


def _remove(arguments: argparse.Namespace, folder: RatingListFolder) -> None:
    folder.remove(arguments.list)
