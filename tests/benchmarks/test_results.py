"""From a result key to a durable row and an up-to-date page; 50 boards typed one after the other."""

from __future__ import annotations

import os
import statistics
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena import random_swiss
from tests.event_files import open_in

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def in_round_9(folder: Path, players: int):  # type: ignore[no-untyped-def]
    """The window over an event whose ninth round is public."""
    from PySide6.QtCore import QSettings

    from tdapp.app.backend import FileBackend
    from tdapp.domain.commands.rounds import PublishRound, StorePairing
    from tdapp.storage import create_event_file
    from tdapp.ui.window.application import make_window

    path = folder / "event.tdb"
    section = random_swiss(7, players, 8, absent=0)
    create_event_file(path, [replace(section, rounds_total=9)])
    window = make_window(FileBackend(), QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
    window.resize(1400, 860)
    window.show()
    open_in(window, path)
    numbers = [player.number for player in section.players]
    window.session.changes.attempt(StorePairing(1, 9, tuple(zip(numbers[::2], numbers[1::2], strict=True))))
    window.session.changes.attempt(PublishRound(1, 9))
    return window


@pytest.mark.parametrize("players", [100, 500])
def test_a_result_key(benchmark, qapp, tmp_path: Path, players: int) -> None:  # type: ignore[no-untyped-def]
    """The key press returns when the row is durable and the page is up to date; painting comes on top."""
    from PySide6.QtTest import QTest

    window = in_round_9(tmp_path, players)
    session = window.session
    window.show_page("rounds")
    panel = window.panel("rounds")
    qapp.processEvents()
    table = panel.boards.table  # type: ignore[attr-defined]
    panel.focus_first()
    keys: list[float] = []
    rows: list[float] = []
    execute = session.view.store.execute

    def timed(command):  # type: ignore[no-untyped-def]
        begun = time.perf_counter()
        done = execute(command)
        rows.append(time.perf_counter() - begun)
        return done

    session.view.store.execute = timed

    def press() -> None:
        start = time.perf_counter()
        QTest.keyClicks(table, "1")
        keys.append(time.perf_counter() - start)
        qapp.processEvents()

    try:
        benchmark.pedantic(press, rounds=50)
        assert len(session.view.round(9).open_boards) == players // 2 - 50
        durable, page = statistics.median(rows) * 1000, statistics.median(keys) * 1000
        print(f"\n{players} players: durable after {durable:.1f} ms, cursor on the next board after {page:.1f} ms")
    finally:
        window.close()


def test_standings_follow_a_result(benchmark, qapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """500 players: a result is written beside the open Standings page; until the new table is painted.

    The yardstick is painting the same page alone, in the same run.
    """
    from tdapp.domain.commands.rounds import EnterResult
    from tdapp.domain.section.outcome import GameResult

    window = in_round_9(tmp_path, 500)
    session = window.session
    session.view.set_round(9)
    window.show_page("standings")
    qapp.processEvents()
    window.grab()
    boards = iter(range(1, 251))

    def enter_and_paint() -> None:
        session.changes.attempt(EnterResult(1, 9, next(boards), GameResult.WHITE_WINS))
        qapp.processEvents()
        window.grab()

    try:
        alone = []
        for _ in range(5):
            begun = time.perf_counter()
            window.grab()
            alone.append(time.perf_counter() - begun)
        benchmark.pedantic(enter_and_paint, rounds=20, warmup_rounds=2)
        median, bare = benchmark.stats.stats.median, statistics.median(alone)
        benchmark.extra_info["times painting alone"] = median / bare
        print(
            f"\n500 players: from result to painted standings {median * 1000:.0f} ms, "
            f"painting alone {bare * 1000:.0f} ms, {median / bare:.1f} times that"
        )
    finally:
        window.close()
