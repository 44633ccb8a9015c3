"""Our own Dutch engine beside another one in the same run, and the slowest positions that a search found.

The other one is bbpPairings where ``TDAPP_BBPPAIRINGS`` is its path, else gacrux. Ratios are held, not seconds.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Iterator

import pytest

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.dutch.adapter import DutchEngine, entrants_of
from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.pair import paired_round
from tdapp.pairing.engines.engine import Pairing, PairingEngine
from tdapp.pairing.engines.external import external_engine
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.rules.position import position_of
from tdapp.services.pairing.generate import Recipe, generate
from tests.benchmarks.dutch_speed import changed
from tests.pairing.engines.dutch.rough import rough_section

# of `python -m tests.benchmarks.dutch_speed --search`: the seed of a rough position, and which change of its results
SLOW: dict[int, tuple[tuple[str, int], ...]] = {
    100: (("slow 100 14896", 0), ("slow 100 21332", 0), ("slow 100 12253", 4), ("slow 100 9924", 3)),
    200: (("slow 200 1339", 3), ("slow 200 517", 3), ("slow 200 3291", 0)),
    500: (("slow 500 981", 5), ("slow 500 888", 3), ("slow 500 1077", 0)),
}


@pytest.fixture(name="other", scope="module")
def _other() -> Iterator[PairingEngine]:
    path = os.environ.get("TDAPP_BBPPAIRINGS")
    engine: PairingEngine = external_engine(path) if path else GacruxEngine()
    yield engine
    engine.close()


@pytest.mark.parametrize("players", [100, 200])
def test_half_of_the_other_s_time(benchmark: object, other: PairingEngine, players: int) -> None:
    seen: list[tuple[Section, Pairing]] = []
    recipe = Recipe(players=players, rounds=9, baku=False)
    generate(DutchEngine(), recipe, f"speed {players}", paired=lambda section, pairing: seen.append((section, pairing)))
    ratios = []
    for section, pairing in seen:
        theirs = min(other.pair(section, pairing.round).seconds for _ in range(2))
        ours = min(DutchEngine().pair(section, pairing.round).seconds for _ in range(2))
        ratios.append(ours / theirs)
    print(f"\n{players} players: ours to {other.name}: median {statistics.median(ratios):.2f}, worst {max(ratios):.2f}")
    assert statistics.median(ratios) < 0.5
    sixth, _ = seen[5]
    benchmark.pedantic(DutchEngine().pair, args=(sixth, 6), rounds=3)  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", SLOW)
def test_slow_positions(benchmark: object, players: int) -> None:
    fields = []
    for seed, changes in SLOW[players]:
        section = changed(rough_section(seed, (players, players)), seed, changes)
        fields.append(field_of(entrants_of(position_of(section))))
    taken = []
    for field in fields:
        started = time.process_time()
        paired_round(field)
        taken.append(1000 * (time.process_time() - started))
    print(f"\n{players} players, the slowest found, ms: {' '.join(f'{value:.0f}' for value in taken)}")
    benchmark.pedantic(paired_round, args=(fields[0],), rounds=3)  # type: ignore[attr-defined]
