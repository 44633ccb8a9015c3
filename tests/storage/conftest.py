"""A small Swiss in a file, a clock that stands still, and a hash of everything but the journal."""

from __future__ import annotations

import datetime as dt
import hashlib
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.storage import EventFile, open_event_file
from tests.event_files import written
from tests.nursery import HAS_OPENED, Nursery

W, B = Colour.WHITE, Colour.BLACK
NOW = dt.datetime(2026, 5, 1, 21, 10, tzinfo=dt.UTC)


@pytest.fixture
def clock() -> Callable[[], dt.datetime]:
    return lambda: NOW


@pytest.fixture
def section() -> Section:
    # no  name      1    2
    #  1  Kővári    4w1  2b=
    #  2  Ильин     5b1  1w=
    #  4  王明      1b0  5w+
    #  5  עברית     2w0  4b-
    #  9  =HYPER    U    H
    names = {1: "Kővári, Łukasz", 2: "Ильин, Пётр", 4: "王明", 5: "עברית", 9: '=HYPERLINK("x")'}
    return Section(
        event=Event("Open <script>", city="Zürich", start=dt.date(2026, 4, 30), deputies=("Παπαδόπουλος",)),
        players=tuple(Player(number, name, 2000 - number) for number, name in names.items()),
        cells=(
            (Cell(Outcome.WIN, 4, W), Cell(Outcome.DRAW, 2, B)),
            (Cell(Outcome.WIN, 5, B), Cell(Outcome.DRAW, 1, W)),
            (Cell(Outcome.LOSS, 1, B), Cell(Outcome.FORFEIT_WIN, 5, W)),
            (Cell(Outcome.LOSS, 2, W), Cell(Outcome.FORFEIT_LOSS, 4, B)),
            (Cell(Outcome.PAIRING_BYE, awarded=Fraction(1, 2)), Cell(Outcome.HALF_POINT_BYE)),
        ),
        rounds_total=5,
        name="A",
        ladder=parse_ladder("BH/C1,BH,SB"),
        comments=("first line",),
    )


@pytest.fixture(scope="session")
def first_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """For ``HAS_OPENED``: an event that nobody looks at."""
    people = (Player(1, "Anna"), Player(2, "Bert"))
    return written(tmp_path_factory.mktemp("first") / "first.tdb", Section(Event("First"), people, ((), ()), 5))


@pytest.fixture(scope="session")
def nursery(first_file: Path) -> Iterator[Nursery]:
    """Bears processes that open event files and die."""
    with Nursery(HAS_OPENED, first_file) as bearing:
        yield bearing


@pytest.fixture(scope="session")
def stopping(first_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """Bears processes that end at a change of a file (``tests/stop_at.c``)."""
    compiler = shutil.which("gcc")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("needs gcc and a system with LD_PRELOAD")
    library = tmp_path_factory.mktemp("library") / "stop_at.so"
    source = Path(__file__).parents[1] / "stop_at.c"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    with Nursery(HAS_OPENED, first_file, LD_PRELOAD=str(library)) as nursery:
        yield nursery


@pytest.fixture
def event_path(tmp_path: Path, section: Section, clock: Callable[[], dt.datetime]) -> Path:
    return written(tmp_path / "Łódź %41 #1.tdb", section, clock=clock)  # a name with all that a URI would misread


@pytest.fixture
def event_file(event_path: Path, clock: Callable[[], dt.datetime]) -> Iterator[EventFile]:
    with closing(open_event_file(event_path, clock=clock)) as store:
        yield store


@pytest.fixture
def state_hash() -> Callable[[Path], str]:
    """Everything in a file but its journal and its restore points."""

    def digest(path: Path) -> str:
        value = hashlib.sha256()
        with closing(sqlite3.connect(path)) as connection:
            tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            for (table,) in tables.fetchall():
                if table not in ("journal", "restore_point"):
                    rows = connection.execute(f'SELECT * FROM "{table}" ORDER BY 1').fetchall()
                    rows = [
                        row for row in rows if row[0] not in ("log", "sum", "final")
                    ]  # the log's mark, sums, marks of closings
                    value.update(repr((table, rows)).encode())
        return value.hexdigest()

    return digest
