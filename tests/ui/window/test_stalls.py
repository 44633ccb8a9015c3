"""How long the main thread does nothing else, in the flows of a round with 1,000 players: no assertion on seconds.

Processor time of the main thread is compared with that of an idle loop, which is measured between the steps; both grow
alike where the machine has other work.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.players import AddPlayers
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Player
from tdapp.pairing.engines.engine import Pairing
from tdapp.storage import create_event_file
from tdapp.trf.writer import write_trf
from tdapp.ui.pages.event.import_review import ImportReviewDialog
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tdapp.ui.window.palette import Palette
from tdapp.ui.window.tidying import Tidying
from tdapp.ui.window.warming import Warming
from tests.arena import arena
from tests.event_files import ALL, open_in

pytestmark = pytest.mark.conformance
PLAYERS = 1_000
OPEN = 6
WHITE, BLACK = Colour.WHITE, Colour.BLACK
PAGES = ("standings", "crosstable", "documents", "players", "tiebreaks", "log", "event", "rounds")
LIMIT = 25.0
"""In idle loops: one takes some four milliseconds, and 100 ms is the most that anybody waits."""


def idle() -> float:
    """Processor seconds of a loop that does nothing."""

    def loop() -> None:
        for _ in range(400_000):
            pass

    return seconds(loop)


def seconds(act: Callable[[], object]) -> float:
    """Processor time of the main thread for a piece of work."""
    began = time.thread_time()
    act()
    return time.thread_time() - began


class Watchdog:
    """Measures every turn of the event loop in idle loops; the worst of each flow is kept."""

    def __init__(self, qapp, window: MainWindow) -> None:
        self._qapp, self._window = qapp, window
        self.worst: dict[str, float] = {}

    def turn(self, flow: str, act: Callable[[], object]) -> None:
        """One thing the arbiter does, and all that follows from it until the window rests."""
        units = [idle() for _ in range(3)]
        worst = seconds(act)
        rest = time.monotonic() + 0.3
        while time.monotonic() < rest or self._window.tasks.busy:
            worst = max(worst, seconds(self._qapp.processEvents))
            time.sleep(0.002)
        units += [idle() for _ in range(3)]  # other work of the machine makes both slower
        self.worst[flow] = max(self.worst.get(flow, 0.0), worst / median(units))

    def judge(self) -> None:
        """Nothing held the main thread for longer than anybody waits."""
        print({flow: round(worst, 1) for flow, worst in sorted(self.worst.items(), key=lambda one: -one[1])})
        assert {flow: worst for flow, worst in self.worst.items() if worst > LIMIT} == {}


class Neighbours:
    """An engine for tests: a legal round 3 of the field below, at once."""

    name = "neighbours 1.0"

    def pair(self, section: Section, round_number: int | None = None, **_options: object) -> Pairing:
        half = PLAYERS // 2
        pairs = tuple((n, n + 1) if n > half else (n + 1, n) for n in range(1, PLAYERS, 2))
        return Pairing(round_number or 1, pairs, None, self.name)

    def close(self) -> None:
        """Nothing is running."""


def two_rounds(number: int) -> tuple[Cell, Cell]:
    """Odd numbers of the upper half and even ones of the lower half won with White; then everybody met a twin."""
    half = PLAYERS // 2
    upper, odd = number <= half, number % 2 == 1
    colours = (WHITE if odd == upper else BLACK), (WHITE if upper else BLACK)
    first = Cell(Outcome.WIN if colours[0] is WHITE else Outcome.LOSS, number + (half if upper else -half), colours[0])
    still_open = min(number, PLAYERS + 1 - number) in range(1, 2 * OPEN, 2)  # boards 1 to OPEN: both have won
    return first, Cell(Outcome.OPEN if still_open else Outcome.DRAW, PLAYERS + 1 - number, colours[1])


@pytest.fixture
def window(qtbot, qapp, theme, settings, announced, tmp_path: Path) -> Iterator[MainWindow]:
    """Two rounds of 1,000 players, six boards of the second one open; the window stands on its boards."""
    path = tmp_path / "event.tdb"
    lines = "\n".join(f"{n} Player {n} {2500 - n} |" for n in range(1, PLAYERS + 1))
    section = arena(lines, rounds_total=9, initial_colour="W")
    players = tuple(
        replace(one, federation="GER", birth="1990", fide_id=str(4_600_000 + one.number)) for one in section.players
    )
    cells = tuple(map(two_rounds, range(1, PLAYERS + 1)))
    create_event_file(path, [replace(section, players=players, cells=cells)])
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner())
    window.show_problem = lambda *_args: None  # type: ignore[method-assign]
    window.session.messages.ask = lambda _question: "a reason"
    qtbot.addWidget(window)
    tidying = Tidying(window.session, window.tasks, window)
    warming = Warming(window.session.view, window.tasks, window)
    window.resize(1280, 800)
    window.show()
    open_in(window, path)
    window.show_page("rounds")
    qtbot.waitUntil(lambda: warming.is_done, timeout=60_000)
    tidying.tidy()  # once, when the arbiter rests after opening
    yield window
    tidying.stop()
    gc.freeze()  # for the tests after
    window.close()
    window.deleteLater()
    qapp.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def test_the_workspace_behind_the_start_screen_stops_nothing(qtbot, qapp, theme, settings, announced) -> None:
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner())
    qtbot.addWidget(window)
    window.show()
    qapp.processEvents()
    dog = Watchdog(qapp, window)
    dog.turn("workspace", window.make_workspace)
    window.close()
    assert dog.worst["workspace"] <= LIMIT


def test_nothing_stops_the_main_thread_in_the_flows_of_a_round(
    qapp, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dog = Watchdog(qapp, window)
    rounds = window.panel("rounds")
    table = rounds.boards.table
    show = window.show_page
    for page in PAGES:
        dog.turn(f"first look at {page}", lambda page=page: show(page))
    show("rounds")
    table.go_to(1)
    for key in "1501":
        dog.turn("result key", lambda key=key: QTest.keyClicks(table, key))
    table.go_to(1)
    dog.turn("clear", lambda: QTest.keyClick(table, Qt.Key.Key_Delete))
    for _ in range(3):
        dog.turn("undo", window.session.changes.undo)
    for _ in range(2):
        dog.turn("redo", window.session.changes.redo)
    for page in PAGES:
        dog.turn(page, lambda page=page: show(page))
    show("rounds")
    QTest.keyClicks(table, "1")
    dog.turn("standings after a result", lambda: show("standings"))
    dog.turn("documents after a result", lambda: show("documents"))
    documents = window.panel("documents")
    for document in ("crosstable", "pairings", "start-list", "standings"):
        dog.turn(f"document {document}", lambda document=document: documents.choose(document))
    for form in ("pdf", "html", "csv", "xlsx"):
        asked = (str(tmp_path / f"saved.{form}"), "")
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args, asked=asked: asked)
        save = documents._save if form == "pdf" else partial(documents._export, form)
        dog.turn(f"save {form}", save)
        assert (tmp_path / f"saved.{form}").exists()
    dog.turn("copy the table", documents.copy_table)
    show("standings")
    dog.turn("explanation", lambda: window.session.view.explain(500))
    dog.turn("another player", lambda: window.session.view.explain(17, 2))
    window.workspace.toggle_explanation()
    show("tiebreaks")
    for _ in range(2):
        dog.turn("ladder change", lambda: window.stack.actions_of["tiebreaks"].gestures.move_rung(0, 2))
    dog.turn("search", window.search)
    palette = window.findChild(Palette)
    for letter in "player 77":
        dog.turn("search letter", lambda letter=letter: QTest.keyClicks(palette.field, letter))
    palette.close()
    show("players")
    players = window.panel("players")
    for text in ("p", "player 77"):
        dog.turn("find a player", lambda text=text: players.search.setText(text))
    players.search.clear()
    dog.turn("check-in", lambda: players.set_check_in(True))
    for _ in range(4):  # here, not yet, here, not yet: nobody is asked about when the round is paired
        dog.turn("check in", lambda: players.mark(CheckIn.PRESENT))
    players.set_check_in(False)
    late = AddPlayers(1, (Player(0, "Late, Anna", 2100),), (Outcome.ZERO_POINT_BYE,) * 2, ALL)
    dog.turn("late entry", lambda: window.session.changes.run(late))
    dog.turn("undo of the late entry", window.session.changes.undo)
    show("rounds")
    for board in range(1, OPEN + 1):
        window.session.changes.run(EnterResult(1, 2, board, GameResult.DRAW, confirmed=ALL))
    rounds.desk._make_engine = Neighbours
    rounds.desk.ask_second = lambda _pairing: None  # another process, and minutes
    dog.turn("pair", lambda: rounds.actions_.pair(3))
    assert rounds.session.view.round(3).is_paired
    dog.turn("publish", lambda: rounds.actions_.publish(3))
    dog.turn("unpair", lambda: rounds.actions_.unpair(3))
    assert not rounds.session.view.round(3).is_paired
    dog.turn("undo of unpairing", window.session.changes.undo)
    dog.turn("undo of publishing", window.session.changes.undo)
    dog.judge()


def test_nothing_stops_the_main_thread_while_an_event_is_imported_and_opened(
    qapp, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read, written and opened beside the window; what is left on the main thread is a page of the event."""
    dog = Watchdog(qapp, window)
    report, path = tmp_path / "report.trf", window.session.view.store.path
    report.write_bytes(write_trf(window.session.view.section, program="test"))
    monkeypatch.setattr(ImportReviewDialog, "exec", lambda dialog: dialog.DialogCode.Accepted)
    for page in ("rounds", "standings"):
        window.show_page(page)
        dog.turn(f"import, {page}", lambda: window.files.import_trf(report))
        assert window.session.view.store.path == report.with_suffix(".tdb")
        dog.turn(f"open, {page}", lambda: window.files.open(path))
        assert window.session.view.store.path == path
        report.with_suffix(".tdb").unlink()
    dog.judge()
