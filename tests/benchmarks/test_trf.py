"""Reading a report of 1,000 players x 11 rounds."""

from __future__ import annotations

import random

from pytest_benchmark.fixture import BenchmarkFixture

from tdapp.trf.reader import read_trf
from tests.trf.lines import p, trf


def large_file(players: int, rounds: int) -> bytes:
    chooser = random.Random(1)
    rows: dict[int, list[str]] = {number: [] for number in range(1, players + 1)}
    points = dict.fromkeys(rows, 0)
    for _ in range(rounds):
        order = list(rows)
        chooser.shuffle(order)
        for white, black in zip(order[::2], order[1::2], strict=True):
            mine, theirs, half_points = chooser.choice((("1", "0", 2), ("=", "=", 1), ("0", "1", 0)))
            rows[white].append(f"{black} w {mine}")
            rows[black].append(f"{white} b {theirs}")
            points[white] += half_points
            points[black] += 2 - half_points
    lines = [p(n, f"{points[n] / 2}", *row, name=f"Kővári, Łukasz {n}", rating="2000") for n, row in rows.items()]
    return trf("092 Swiss", f"142 {rounds}", *lines)


def test_read_a_thousand_players(benchmark: BenchmarkFixture) -> None:
    data = large_file(1000, 11)
    assert len(benchmark(read_trf, data).section.players) == 1000
