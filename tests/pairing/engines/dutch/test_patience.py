"""Whoever waits is asked inside every step: how many lines of the engine run between two questions."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.cancelling import cancelled_by
from tdapp.pairing.engines.dutch.adapter import entrants_of
from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.pair import paired_round
from tdapp.pairing.rules.position import position_of
from tests.pairing.engines.dutch.rough import rough_section
from tests.pairing.engines.dutch.worst import one_sided

SLOW = {
    "all drawn": one_sided(200, 5, Outcome.DRAW),
    "White always won": one_sided(120, 7),
    "rough": rough_section("slow 100 14896", (100, 100)),
    "no round before": one_sided(300, 0),
}


class Lines:
    """Counts the lines that run, and how many at most ran between two questions."""

    def __init__(self) -> None:
        self.asked = self.since = self.most = 0

    def look(self) -> None:
        self.asked += 1
        self.since = 0

    def trace(self, frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            self.since += 1
            self.most = max(self.most, self.since)
        return self.trace


@pytest.mark.parametrize("name", SLOW)
def test_asked_after_a_few_lines_for_each_player(name: str) -> None:
    section: Section = SLOW[name]
    entrants = entrants_of(position_of(section))
    lines = Lines()
    before = sys.gettrace()
    with cancelled_by(lines.look):
        sys.settrace(lines.trace)
        try:
            found = paired_round(field_of(entrants))
        finally:
            sys.settrace(before)
    assert found is not None
    assert lines.asked > len(found.brackets)
    assert lines.most < 40 * len(entrants)
