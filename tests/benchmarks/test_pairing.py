"""Seconds that gacrux takes for a round of 50, 100 and 200 players, with the process warm; printed, not asserted."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

import pytest

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.services.pairing.generate import Recipe, generate


@pytest.fixture(name="engine", scope="module")
def _engine() -> Iterator[GacruxEngine]:
    with GacruxEngine() as engine:
        generate(engine, Recipe(players=6, rounds=1), "start the process")
        yield engine


@pytest.mark.parametrize("players", [50, 100, 200])
def test_seconds_of_a_round(benchmark: object, engine: GacruxEngine, players: int) -> None:
    seen: list[tuple[Section, Pairing]] = []
    recipe = Recipe(players=players, rounds=9, baku=False)
    generate(engine, recipe, f"speed {players}", paired=lambda section, pairing: seen.append((section, pairing)))
    seconds = [pairing.seconds for _, pairing in seen]
    print(
        f"\n{players} players, 9 rounds: median {statistics.median(seconds):.2f} s, worst {max(seconds):.2f} s, "
        f"round by round {' '.join(f'{value:.2f}' for value in seconds)}"
    )
    sixth, _ = seen[5]
    benchmark.pedantic(engine.pair, args=(sixth, 6), rounds=3)  # type: ignore[attr-defined]
