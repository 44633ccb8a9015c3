"""From drop to painted: a rung is moved in the editor, 300 players x 9 rounds, preview and standings repainted."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tests.arena import random_swiss

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.mark.parametrize("page", ["tiebreaks", "standings"])
def test_a_ladder_change_is_painted(benchmark, qapp, tmp_path: Path, page: str) -> None:  # type: ignore[no-untyped-def]
    """The whole way: command, durable transaction, snapshot, ranking, preview, the page on screen painted."""
    from PySide6.QtCore import QSettings

    from tdapp.app import FileBackend
    from tdapp.storage import create_event_file
    from tdapp.ui.window.application import make_window

    path = tmp_path / "event.tdb"
    create_event_file(path, [random_swiss(7, 300, 9)])
    window = make_window(FileBackend(), QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    window.resize(1400, 860)
    window.show()
    window.files.open(path)
    window.show_page(page)
    qapp.processEvents()

    def drop_and_paint() -> None:
        assert window.stack.actions_of["tiebreaks"].gestures.move_rung(0, 2)
        qapp.processEvents()
        window.grab()

    try:
        start = time.perf_counter()
        window.grab()
        bare = time.perf_counter() - start
        benchmark.pedantic(drop_and_paint, rounds=15, warmup_rounds=2)
        median = benchmark.stats.stats.median
        benchmark.extra_info["painting alone"] = bare
        print(f"\n{page}: drop to painted {median * 1000:.0f} ms, painting the page alone {bare * 1000:.0f} ms")
    finally:
        window.close()
