"""From a key to a durable row, beside a bare commit of the same disk."""

from __future__ import annotations

import itertools
import sqlite3
import statistics
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from tdapp.domain.round_commands import EnterResult, PublishRound, StorePairing
from tdapp.services.standings import compute_standings
from tests.arena import random_swiss
from tests.event_files import DRAW, WHITE, do, opened


def test_a_result_is_durable(benchmark: Any, tmp_path: Path) -> None:
    players = 500
    section = replace(random_swiss(3, players, 6, absent=0.0), rounds_total=9)
    with opened(tmp_path, section) as store:
        numbers = [player.number for player in section.players]
        do(store, StorePairing(1, 7, tuple(zip(numbers[0::2], numbers[1::2], strict=True))), PublishRound(1, 7))
        boards = itertools.cycle(range(1, players // 2 + 1))
        results = itertools.chain([WHITE] * (players // 2), itertools.cycle([DRAW]))

        def press() -> None:
            store.execute(EnterResult(1, 7, next(boards), next(results)))

        benchmark.pedantic(press, rounds=200)
        median = statistics.median(benchmark.stats.stats.data)
        begun = time.perf_counter()
        compute_standings(store.snapshot(1))
        table = time.perf_counter() - begun
    bare = _bare_commit(tmp_path / "bare.db")
    print(
        f"\na result of {players} players: median {1000 * median:.1f} ms (a bare durable commit {1000 * bare:.1f} ms); "
        f"its table from the file: {1000 * table:.0f} ms"
    )


def _bare_commit(path: Path) -> float:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE t (v)")
        times = []
        for value in range(50):
            begun = time.perf_counter()
            connection.execute("INSERT INTO t VALUES (?)", (value,))
            times.append(time.perf_counter() - begun)
    return statistics.median(times)
