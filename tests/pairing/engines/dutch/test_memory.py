"""What a round takes grows with the sets of who may meet whom, a bit for each pair; nothing holds a number for each."""

from __future__ import annotations

import tracemalloc

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.pairing.engines.dutch.adapter import entrants_of
from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.pair import paired_round
from tdapp.pairing.rules.position import position_of
from tests.pairing.engines.dutch.worst import one_sided

GREAT = {
    "no round before": one_sided(500, 0),
    "all drawn": one_sided(500, 3, Outcome.DRAW),
    "White always won": one_sided(260, 7),
}


@pytest.mark.parametrize("name", GREAT)
def test_less_than_a_number_of_64_bits_for_each_pair(name: str) -> None:
    section: Section = GREAT[name]
    entrants = entrants_of(position_of(section))
    tracemalloc.start()
    try:
        found = paired_round(field_of(entrants))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert found is not None
    assert len(found.pairs) == len(entrants) // 2
    assert peak < 8 * len(entrants) ** 2
