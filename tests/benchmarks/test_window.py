"""What is felt: from a drop, another option or a result to painted, and from start to painted beside an empty window.

`make bench` gives the window a screen of 1920 x 1080; without, Qt has one of 800 x 800 and draws half of the rows.
Processor time, of the main thread or of a new process, and not the clock: other work of the machine counts in neither.
"""

from __future__ import annotations

import itertools
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QObject, QSettings
from PySide6.QtWidgets import QAbstractScrollArea, QTableView, QWidget

from tests.arena import random_swiss
from tests.event_files import open_in

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
STARTS = 7
PAINTED = """
import os, resource, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
fonts, since = sys.argv[1:3]
sys.argv[1:] = sys.argv[3:]
running = QApplication.exec

def reached():
    QApplication.processEvents()
    window.grab()
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(used.ru_utime + used.ru_stime, time.clock_gettime(time.CLOCK_BOOTTIME) - float(since), flush=True)

def painted():
    global window
    (window,) = (one for one in QApplication.topLevelWidgets() if one.isVisible())
    reached()
    if sys.argv[1:]:  # the page of the event, once that is open
        window.workspace_made.connect(lambda: QTimer.singleShot(0, the_end))
        return running()
    os._exit(0)

def the_end():
    reached()
    os._exit(0)
"""
EMPTY = """
from pathlib import Path
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QMainWindow
app = QApplication(["empty"])
for path in sorted(Path(fonts).glob("*.tt[fc]")):
    QFontDatabase.addApplicationFont(str(path))
window = QMainWindow()
window.resize(1400, 860)
window.show()
painted()
"""
WHOLE = """
from tdapp.__main__ import main
QApplication.exec = staticmethod(painted)
main()
"""


class Painted(QObject):
    """Knows when each of these views was painted; only a view that is in view waits."""

    def __init__(self, *views: QAbstractScrollArea) -> None:
        super().__init__()
        self._views = [view.viewport() for view in views]
        self._missing: set[QWidget] = set()
        for view in self._views:
            view.installEventFilter(self)

    def begin(self) -> None:
        """Wait anew."""
        self._missing = {view for view in self._views if view.isVisible()}

    def wait(self, app: Any) -> None:
        """Let the window work until all are painted; the next thing that is waiting is done too."""
        for _ in range(50):
            app.processEvents()
            if not any(view.isVisible() for view in self._missing):  # a table of nothing gives way to a sentence
                return
        raise AssertionError("it was never painted")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._missing.discard(watched)
        return False


def fresh_moves(rungs: int) -> Iterator[tuple[int, int]]:
    """Drops of which each gives a ladder that was not there before: no table of it can be held."""
    draw, ladder = random.Random(5), list(range(rungs))
    seen = {tuple(ladder)}
    while True:
        source, target = draw.sample(range(rungs), 2)
        tried = ladder[:]
        tried.insert(target, tried.pop(source))
        if tuple(tried) not in seen:
            seen.add(tuple(tried))
            ladder = tried
            yield source, target


@contextmanager
def opened(tmp_path: Path, page: str, players: int, rounds: int, paired: int | None = None) -> Iterator[Any]:
    """The window of the program on a page of an event, rested; ``paired`` None: all rounds are played."""
    from PySide6.QtWidgets import QApplication

    from tdapp.app.backend import FileBackend
    from tdapp.storage import create_event_file
    from tdapp.ui.window.application import make_window
    from tdapp.ui.window.tidying import Tidying

    path = tmp_path / "event.tdb"
    section = random_swiss(7, players, rounds if paired is None else paired)
    create_event_file(path, [replace(section, rounds_total=rounds)])
    window = make_window(FileBackend(), QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    window.resize(1400, 860)
    window.show()
    open_in(window, path)
    window.show_page("rounds")  # hidden pages listen too
    window.show_page("standings")
    window.show_page(page)
    QApplication.processEvents()
    tidying = Tidying(window.session, window.tasks, window)
    tidying.tidy()
    try:
        yield window
    finally:
        tidying.stop()
        window.close()


def milliseconds(work: Callable[[], object]) -> float:
    """Processor time of this thread."""
    began = time.thread_time()
    work()
    return (time.thread_time() - began) * 1000


def report(benchmark: Any, name: str, used: list[float], bare: list[float]) -> None:
    """The median, and what the page alone costs."""
    ratio = median(used) / median(bare)
    benchmark.extra_info["times painting the page"] = ratio
    print(
        f"\n{name}: {median(used):.0f} ms of processor time until it is painted (best {min(used):.0f}), "
        f"{ratio:.1f} times painting the page alone ({median(bare):.0f} ms)"
    )


SIZES = pytest.mark.parametrize(("players", "rounds"), [(300, 9), (2000, 11)])


@SIZES
@pytest.mark.parametrize("page", ["tiebreaks", "standings"])
def test_a_ladder_change_is_painted(
    benchmark: Any, qapp: Any, tmp_path: Path, page: str, players: int, rounds: int
) -> None:
    """The whole way: command, durable transaction, snapshot, ranking, preview, the views of the page painted."""
    with opened(tmp_path, page, players, rounds) as window:
        panel = window.panel(page)
        if page == "standings":
            window.stack.actions_of["tiebreaks"].gestures.move_rung(0, 1)
            panel.show_trial(True)
        painted = Painted(*(panel.findChildren(QTableView)))
        gestures = window.stack.actions_of["tiebreaks"].gestures
        moves = fresh_moves(len(window.session.tables.trial.rungs))
        used: list[float] = []

        def let_go(source: int, target: int) -> None:
            """What the editor does with a rung that was dropped; beside another page there is no editor."""
            if page == "tiebreaks":
                panel.ladder.ladder.moveRows(QModelIndex(), source, 1, QModelIndex(), target + (target > source))
            else:
                gestures.move_rung(source, target)

        def drop() -> None:
            before = window.session.tables.trial
            painted.begin()
            let_go(*next(moves))
            painted.wait(qapp)
            assert window.session.tables.trial != before

        benchmark.pedantic(lambda: used.append(milliseconds(drop)), rounds=30, warmup_rounds=3)
        bare = [milliseconds(window.grab) for _ in range(9)]
        report(benchmark, f"drop, {page} in view, {players} x {rounds}", used[3:], bare)


@SIZES
def test_another_slot_in_the_air_is_painted(
    benchmark: Any, qapp: Any, tmp_path: Path, players: int, rounds: int
) -> None:
    """A rung is held and the pointer comes to another slot: ranking, rows, the standings of that order painted."""
    with opened(tmp_path, "tiebreaks", players, rounds) as window:
        panel = window.panel("tiebreaks")
        tables, used, whole = window.session.tables, [], []
        slots = itertools.cycle(
            [(held, slot) for held in range(7) for slot in range(8) if slot not in (held, held + 1)]
        )

        def come() -> None:
            panel.ladder.in_air.emit(*next(slots))
            for _ in range(3):
                qapp.processEvents()

        def slide() -> None:
            while panel.live.table.slide.isVisible():
                qapp.processEvents()
                time.sleep(0.008)

        def change() -> None:
            tables._tables.clear()  # no order that was looked at before is held
            tables.standings()
            before = panel.live.air
            used.append(milliseconds(come))
            assert panel.live.air not in (None, before)
            whole.append(used[-1] + milliseconds(slide))

        benchmark.pedantic(change, rounds=40, warmup_rounds=3)
        bare = [milliseconds(window.grab) for _ in range(9)]
        report(benchmark, f"slot in the air, {players} x {rounds}", used[3:], bare)
        print(f"worst {max(used[3:]):.0f} ms; with the rows come to rest {median(whole[3:]):.0f} ms")


@SIZES
def test_an_option_of_a_rung_is_painted(benchmark: Any, qapp: Any, tmp_path: Path, players: int, rounds: int) -> None:
    """The options of a rung are open beside the ladder: another cut, another worked line."""
    with opened(tmp_path, "tiebreaks", players, rounds) as window:
        panel = window.panel("tiebreaks")
        panel.open_options(0)
        qapp.processEvents()
        painted = Painted(*(panel.findChildren(QTableView)))
        cuts = itertools.cycle(("C2", "M1", "C3", "M2", "C4", "M3", "C5", "M4"))
        used: list[float] = []

        def choose() -> None:
            painted.begin()
            rung = panel.popover.rung()
            assert panel.gestures.replace_rung(0, replace(rung, modifiers=(next(cuts),)))
            painted.wait(qapp)

        benchmark.pedantic(lambda: used.append(milliseconds(choose)), rounds=8)
        bare = [milliseconds(window.grab) for _ in range(9)]
        report(benchmark, f"option of a rung, {players} x {rounds}", used, bare)


@SIZES
def test_a_result_is_painted(benchmark: Any, qapp: Any, tmp_path: Path, players: int, rounds: int) -> None:
    """A result of the last round is entered, the Standings page is in view."""
    from tdapp.domain.commands.rounds import EnterResult, PublishRound, StorePairing
    from tdapp.domain.section.outcome import GameResult

    with opened(tmp_path, "standings", players, rounds, paired=rounds - 1) as window:
        session = window.session
        numbers = [player.number for player in session.view.section.players]
        pairs = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        session.changes.attempt(StorePairing(1, rounds, pairs))
        session.changes.attempt(PublishRound(1, rounds))
        session.view.set_round(rounds)
        qapp.processEvents()
        painted = Painted(window.panel("standings").table)
        boards = iter(range(1, len(pairs)))
        used: list[float] = []

        def enter() -> None:
            painted.begin()
            session.changes.attempt(EnterResult(1, rounds, next(boards), GameResult.WHITE_WINS))
            painted.wait(qapp)

        benchmark.pedantic(lambda: used.append(milliseconds(enter)), rounds=20, warmup_rounds=2)
        bare = [milliseconds(window.grab) for _ in range(9)]
        report(benchmark, f"result, standings in view, {players} x {rounds}", used[2:], bare)


@pytest.mark.parametrize("event", [False, True], ids=["start screen", "event of 300"])
def test_the_start_beside_an_empty_window(
    benchmark: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, event: bool
) -> None:
    """In turns, in new processes, with the same fonts; what is reported is the ratio."""
    from tdapp.domain.words.resources import resource_path
    from tdapp.storage import create_event_file

    for folder in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(folder, str(tmp_path))
    arguments = []
    if event:
        create_event_file(tmp_path / "event.tdb", [random_swiss(7, 300, 9)])
        arguments.append(str(tmp_path / "event.tdb"))
    fonts = str(resource_path("fonts"))

    def seconds(code: str, *arguments: str) -> list[tuple[float, ...]]:
        since = str(time.clock_gettime(time.CLOCK_BOOTTIME))
        words = [sys.executable, "-c", PAINTED + code, fonts, since, *arguments]
        ran = subprocess.run(words, capture_output=True, text=True, check=True, cwd=Path.cwd())
        return [tuple(map(float, line.split())) for line in ran.stdout.splitlines()]

    seconds(WHOLE, *arguments)  # compiled once
    empty, whole = zip(*((seconds(EMPTY), seconds(WHOLE, *arguments)) for _ in range(STARTS)), strict=True)
    for state, what in enumerate(("window", "page of the event")[: len(whole[0])]):
        for number, by in enumerate(("of processor time", "by the clock")):
            bare = median(run[0][number] for run in empty)
            full = median(run[state][number] for run in whole)
            benchmark.extra_info[f"{what}: times an empty window {by}"] = full / bare
            print(f"\nstart to painted {what}: {full / bare:.1f} times empty {by} ({full:.2f} s, {bare:.2f} s)")
    benchmark.pedantic(lambda: None, rounds=1)
