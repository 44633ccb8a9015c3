"""Speed of the heart, as ratios against gacrux in the same run: 1,000 players x 11 rounds, a ten-rung FIDE ladder."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.ladder import rank
from tdapp.tiebreaks.registry import resolve_ladder
from tdapp.trf.writer import write_trf
from tests.arena import random_swiss

CODES = ["BH/C1", "BH", "BH/M1", "SB", "SB/C1", "DE", "PS", "WIN", "BPG", "ARO"]
LADDER = parse_ladder(",".join(CODES))


@pytest.fixture(scope="module", name="section")
def _section() -> Section:
    return random_swiss(1, 1000, 11, absent=0.05, unrated=0)


@pytest.fixture(scope="module", name="trf")
def _trf(section: Section) -> bytes:
    return write_trf(section, program="tdapp")


def parsed(trf: bytes):  # type: ignore[no-untyped-def]
    from gacrux.trf2json import trf2json

    document = trf2json()
    document.parse_file(trf.decode(), 0)
    assert document.get_status() == 0
    return document.get_tournament(1)


def parameters() -> dict[str, object]:
    return {"tiebreak": ["PTS", *CODES], "check": False, "swiss": True, "pre_determined": False, "unrated": None}


def seconds(call: Callable[[], object], times: int = 1) -> float:
    """The best of a few runs: the peer gets the benefit of the doubt."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def report(name: str, peer: float, ours: float) -> None:
    print(f"\n{name}: gacrux {peer * 1000:.1f} ms, tdapp {ours * 1000:.2f} ms, {peer / ours:.0f} times faster")


def test_ladder_on_ready_arrays(benchmark, section: Section, trf: bytes) -> None:  # type: ignore[no-untyped-def]
    """gacrux's compute_tiebreaks on its ready object against rank() on fresh arrays."""
    from gacrux.tiebreak import tiebreak

    steps = resolve_ladder(section, LADDER)
    benchmark.pedantic(rank, setup=lambda: ((build(section), steps), {}), rounds=30, warmup_rounds=2)
    tournament, settings = parsed(trf), parameters()
    checker = tiebreak(tournament, 11, settings)
    peer = seconds(lambda: checker.compute_tiebreaks(tournament, settings), times=3)
    benchmark.extra_info["ratio"] = peer / benchmark.stats.stats.median
    report("ladder on ready arrays", peer, benchmark.stats.stats.median)


def test_snapshot_to_rows(benchmark, section: Section, trf: bytes) -> None:  # type: ignore[no-untyped-def]
    """gacrux's set-up and compute against compute_standings()."""
    from gacrux.tiebreak import tiebreak

    benchmark.pedantic(lambda: compute_standings(section, ladder=LADDER), rounds=20, warmup_rounds=2)
    tournament, settings = parsed(trf), parameters()
    peer = seconds(lambda: tiebreak(tournament, 11, settings).compute_tiebreaks(tournament, settings), times=3)
    benchmark.extra_info["ratio"] = peer / benchmark.stats.stats.median
    report("snapshot to ranked rows", peer, benchmark.stats.stats.median)


def test_whole_process(benchmark, trf: bytes, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """gacrux's tie-break checker as a process against `tdapp standings` as a process."""
    path = tmp_path / "event.trf"
    path.write_bytes(trf)
    ours = [sys.executable, "-m", "tdapp", "standings", str(path), "--ladder", ",".join(CODES), "--format", "json"]
    peers = [sys.executable, "-m", "gacrux.tiebreakchecker", "-i", str(path), "-b", "utf8", "-f", "TRF"]
    peers += ["-n", "11", "-o", str(tmp_path / "out.txt"), "-t", "PTS", *CODES]
    benchmark.pedantic(lambda: subprocess.run(ours, check=True, capture_output=True), rounds=5, warmup_rounds=1)
    peer = seconds(lambda: subprocess.run(peers, check=True, capture_output=True))
    benchmark.extra_info["ratio"] = peer / benchmark.stats.stats.median
    report("whole process", peer, benchmark.stats.stats.median)


def test_reading_a_trf(benchmark, trf: bytes) -> None:  # type: ignore[no-untyped-def]
    """gacrux's parser against read_trf()."""
    from tdapp.trf.reader import read_trf

    benchmark.pedantic(lambda: read_trf(trf), rounds=10, warmup_rounds=1)
    peer = seconds(lambda: parsed(trf))
    benchmark.extra_info["ratio"] = peer / benchmark.stats.stats.median
    report("reading a TRF", peer, benchmark.stats.stats.median)
