"""What a verb takes from its start to its end, in processor time and as a ratio to what it cannot do without: numpy."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.test_trf import large_file

resource = pytest.importorskip("resource", reason="Windows does not count what other processes took")

RUNS = 9


def _processor_seconds(*command: str) -> float:
    """Of a new process, user and system; compiled modules are kept, and output is not one write a line, as usual."""
    usual = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *command], check=True, capture_output=True, env=usual)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@pytest.mark.parametrize("form", ["trf", "tdb"])
def test_standings_of_a_thousand_players(form: str, benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """1,000 players x 11 rounds; each run beside one of ``import numpy`` and one of Python alone."""
    event = tmp_path / "large.trf"
    event.write_bytes(large_file(1000, 11))
    if form == "tdb":
        _processor_seconds("-m", "tdapp", "import", str(event), str(tmp_path / "large.tdb"))
        event = tmp_path / "large.tdb"
    commands = {
        "python": ("-c", "pass"),
        "numpy": ("-c", "import numpy"),
        "standings": ("-m", "tdapp", "standings", str(event)),
    }
    times: dict[str, list[float]] = {name: [] for name in commands}

    def in_turn() -> None:
        for name, command in commands.items():
            times[name].append(_processor_seconds(*command))

    benchmark.pedantic(in_turn, rounds=RUNS, warmup_rounds=1)
    found = {name: round(statistics.median(taken[1:]) * 1000) for name, taken in times.items()}
    found["ratio to numpy"] = round(statistics.median(taken / base for taken, base in _pairs(times)), 2)
    benchmark.extra_info.update(found)
    print(f"\nstandings of 1,000 x 11 from a .{form}, processor time in ms: {json.dumps(found)}")
    assert len(times["standings"]) == RUNS + 1


def _pairs(times: dict[str, list[float]]) -> list[tuple[float, float]]:
    return list(zip(times["standings"][1:], times["numpy"][1:], strict=True))
