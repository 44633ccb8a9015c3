"""Whoever waits is asked inside every step: how many lines of the engine run between two questions."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.pairing.engines.dutch.adapter import entrants_of
from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.pair import paired_round
from tdapp.pairing.rules.position import position_of
from tests.pairing.engines.dutch.rough import rough_section
from tests.pairing.engines.dutch.worst import one_sided
from tests.pairing.engines.lines import Lines

SLOW = {
    "all drawn": one_sided(200, 5, Outcome.DRAW),
    "White always won": one_sided(120, 7),
    "rough": rough_section("slow 100 14896", (100, 100)),
    "no round before": one_sided(300, 0),
}


@pytest.mark.parametrize("name", SLOW)
def test_asked_after_a_few_lines_for_each_player(name: str) -> None:
    section: Section = SLOW[name]
    entrants = entrants_of(position_of(section))
    lines = Lines()
    with lines.counted():
        found = paired_round(field_of(entrants))
    assert found is not None
    assert lines.asked > len(found.brackets)
    assert lines.most < 40 * len(entrants)
