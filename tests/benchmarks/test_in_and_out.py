"""A thousand players and eleven rounds in and out: as ratios to Python's own json over the same data.

The peer is ``json.dumps`` or ``json.loads`` of the whole event as plain values, in the same run.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tdapp.app.backend import FileBackend
from tdapp.domain.section.event import Section
from tdapp.interchange.event_json import read_json, write_json
from tdapp.services.norms.norms import candidates, event_facts
from tdapp.services.ratings.changes import rating_changes
from tdapp.services.rounds.whole import whole_event
from tdapp.services.tables.export import export_trf
from tests.arena import random_swiss


@pytest.fixture(scope="module", name="section")
def _section() -> Section:
    return random_swiss(1, 1000, 11)


def test_in_and_out(benchmark: Any, section: Section, tmp_path: Path) -> None:
    """The review of a report is the dearest of all: it replays every round against the rules of pairing."""
    whole = whole_event(section)
    data = write_json(whole)
    plain = json.loads(data)
    report = tmp_path / "open.trf"
    report.write_bytes(export_trf(section))
    backend = FileBackend()
    review = backend.read_trf(report, defects=True)
    peer = _best(lambda: json.loads(json.dumps(plain)))
    facts = event_facts(section)
    found = {
        "json written": _best(lambda: write_json(whole)),
        "json read and checked": _best(lambda: read_json(data)),
        "trf26 written": _best(lambda: export_trf(section)),
        "trf26 read and reviewed": _best(lambda: backend.read_trf(report, defects=True)),
        "event file made": _best(lambda: backend.import_trf(review, tmp_path / "open.tdb").close()),
        "norms": _best(lambda: candidates(section, facts)),
        "rating changes": _best(lambda: rating_changes(section)),
    }
    print()
    for what, seconds in found.items():
        print(f"{what}: {seconds / peer:.1f} times json both ways ({seconds:.2f} s, {peer:.2f} s)")
    benchmark.pedantic(lambda: write_json(whole), rounds=1)


def _best(work: Callable[[], Any]) -> float:
    taken = []
    for _ in range(3):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return min(taken)
