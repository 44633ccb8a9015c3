"""The readers that take files from elsewhere, each with valid files to begin with and what it may refuse with."""

from __future__ import annotations

import contextlib
import io
import random
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tdapp.domain.words.errors import EnvironmentProblem, InputRefused, RuleViolation
from tdapp.games.laws import findings
from tdapp.games.reading import decoded, read_pgn
from tdapp.games.writing import write_game
from tdapp.interchange.as_report import as_reports
from tdapp.interchange.custom_list import CustomList, open_custom_list, propose_columns
from tdapp.interchange.fide_list import examine
from tdapp.interchange.players_table import preview, preview_trf
from tdapp.interchange.table_columns import guess
from tdapp.interchange.table_files import table_of_bytes
from tdapp.services.ratings.lists import no_progress
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.file_ladder import with_usable_ladder
from tdapp.services.tables.standings import compute_standings
from tdapp.storage import create_event_file, open_event_file
from tdapp.storage.event.reading import read_event_sections
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.arena import random_swiss
from tests.interchange.programs.samples import FILES
from tests.rating_list_files import combined_text, combined_xml, zipped

REFUSALS = (InputRefused, RuleViolation, EnvironmentProblem)
"""What a reader may answer to a file that is not what it should be: a sentence for the arbiter."""


@dataclass(frozen=True, slots=True)
class Reader:
    """``seeds`` are valid files; ``read`` reads a file as the program does and goes on working with it."""

    name: str
    suffix: str
    seeds: tuple[bytes, ...]
    read: Callable[[Path], None]


def _trf(path: Path) -> None:
    reading = read_trf(path.read_bytes(), source=path.name)
    section, _ = with_usable_ladder(reading.section)
    compute_standings(section)
    with contextlib.suppress(RuleViolation):  # a pairing number that has no room
        export_trf(section)


def _others(path: Path) -> None:
    for made in as_reports(path.read_bytes(), path.name):
        compute_standings(with_usable_ladder(made.reading.section)[0])


def _players(path: Path) -> None:
    table = table_of_bytes(path.read_bytes())
    preview(table, guess(table), random_swiss(1, 6, 1).players)


def _players_of_trf(path: Path) -> None:
    preview_trf(path.read_bytes(), ())


def _fide_list(path: Path) -> None:
    for _ in examine(path).rows(no_progress):
        pass


def _custom_list(path: Path) -> None:
    table = open_custom_list(path)
    for _ in CustomList(table, propose_columns(table), "XYZ").rows(no_progress):
        pass


def _games(path: Path) -> None:
    for game in read_pgn(decoded(path.read_bytes())):
        findings(game.record)
        (again,) = read_pgn(write_game(game.record, game.headers.items()), "en")
        assert again.record.moves == game.record.moves


def _event(path: Path) -> None:
    read_event_sections(path)
    with closing(open_event_file(path)) as store:
        for ref in store.sections():
            section = store.snapshot(ref.section_id)
            compute_standings(section)
            store.rounds(ref.section_id)
        store.journal(limit=50)
        store.restore_points()
        store.undo_state()


def _workbook() -> bytes:
    import openpyxl

    book = openpyxl.Workbook()
    book.active.append(("Name", "Rating", "Fed", "Born"))
    book.active.append(("Łukasz Kővári", 2001, "POL", 1990))
    book.active.append(('=HYPERLINK("http://x")', "unrated", "", "1.2.2003"))
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


CSV = "Name;Rating;Federation;Birth;Club\r\nŁukasz Kővári;2001;POL;1990;A\r\n'Ильин, Пётр';;RUS;1.2.1991;=1+1\r\n"


GAMES = (
    b'[White "A \\"B\\""]\n[Result "1-0"]\n\n1. e4 {[%clk 1:29:50]} e5 2. Sf3 $1 (2. f4 exf4) Sc6 3. Lb5 a6 1-0\n\n'
    b'[White "C"]\n\n1.d4 d5 2.c4 e6 3.Nc3 *\n',
    b'[Variant "Chess960"]\n[FEN "4k3/8/8/8/8/8/8/RK5R w HA - 0 1"]\n\n1. O-O Ke7 2. Kg2 Kd6!? 1/2-1/2\n',
)


def readers(scratch: Path) -> tuple[Reader, ...]:
    """All of them; ``scratch`` is a folder for making the seeds."""
    sections = [random_swiss(seed, 12, 4) for seed in range(3)]
    trfs = tuple(write_trf(section, program="fuzz") for section in sections)
    event = scratch / "seed.tdb"
    create_event_file(event, [sections[0]], overwrite=True)
    archive = zipped(scratch / "seed.zip", "players_list_xml.xml", combined_xml())
    tables = (CSV.encode(), CSV.replace(";", "\t").encode("utf-16"), b"Name,Elo\nA,1\n")
    return (
        Reader("trf", ".trf", trfs, _trf),
        Reader("others", ".txt", tuple(FILES.values()), _others),
        Reader("trf-players", ".trf", trfs, _players_of_trf),
        Reader("csv", ".csv", tables, _players),
        Reader("xlsx", ".xlsx", (_workbook(),), _players),
        Reader("fide-xml", ".xml", (combined_xml(),), _fide_list),
        Reader("fide-fixed", ".txt", (combined_text(),), _fide_list),
        Reader("fide-zip", ".zip", (archive.read_bytes(),), _fide_list),
        Reader("custom-list", ".csv", (b"Name;ID;Elo\nA B;12;1500\nC D;13;1600\n", *tables), _custom_list),
        Reader("pgn", ".pgn", GAMES, _games),
        Reader("tdb", ".tdb", (event.read_bytes(),), _event),
    )


def chosen(names: str, scratch: Path) -> tuple[Reader, ...]:
    """Those named, separated by commas; all for an empty text."""
    wanted = set(filter(None, names.split(",")))
    return tuple(one for one in readers(scratch) if not wanted or one.name in wanted)


def generator(seed: int, name: str, case: int) -> random.Random:
    """The same case again by its numbers."""
    return random.Random(f"{seed} {name} {case}")
