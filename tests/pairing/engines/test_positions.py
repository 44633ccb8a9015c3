"""Positions with known pairings, transcribed in tests/golden.

Sources: single rounds for criteria C5 and C9 of the Dutch rules in force since February 2026, eight positions that pair
differently under the rules of 2017, and three positions where a known engine gives a second bye.
"""

from __future__ import annotations

import pytest

from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import PairingEngine
from tdapp.pairing.engines.gacrux import GacruxEngine
from tests.golden.reader import golden, named
from tests.pairing.positions import LOWEST_BYE, SPARED_BYE


@pytest.fixture(name="engine", params=["gacrux", "tdapp"])
def _engine(request: pytest.FixtureRequest, gacrux: GacruxEngine) -> PairingEngine:
    return gacrux if request.param == "gacrux" else DutchEngine()


def test_the_bye_goes_to_the_lowest_score(engine: PairingEngine) -> None:
    # C5. 1 and 3 have 2, 2 and 5 have 1, 4 (absent) and 6 have 0: the bye goes to 6, not to 2 or 5
    pairing = engine.pair(LOWEST_BYE)
    assert (pairing.round, pairing.pairs, pairing.bye) == (3, ((1, 5), (3, 2)), 6)


def test_who_missed_a_game_is_spared_the_bye(engine: PairingEngine) -> None:
    # C9. 3, 4 and 5 have 0, but 5 has missed round 1 already: the bye goes to 4
    pairing = engine.pair(SPARED_BYE)
    assert (pairing.pairs, pairing.bye) == (((2, 1), (3, 5)), 4)


@pytest.mark.parametrize("name", [*named("second_bye"), *named("rules_differ")])
def test_positions_that_other_rules_pair_otherwise(engine: PairingEngine, name: str) -> None:
    position = golden(name)
    pairing = engine.pair(position.section())
    pairs = {(min(pair), max(pair)) for pair in pairing.pairs}
    assert (pairs, pairing.bye) == position.pairs("2026")
    assert "pairs 2017" not in position.facts or (pairs, pairing.bye) != position.pairs("2017")
