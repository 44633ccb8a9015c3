"""Remarks on a ladder."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.player import Player
from tdapp.services.tables.ladder_editing import lint
from tdapp.tiebreaks.presets import presets_for


@pytest.mark.parametrize("kind", [Kind.SWISS, Kind.ROUND_ROBIN])
def test_no_ready_ladder_triggers_a_remark_of_its_own(kind: Kind) -> None:
    players = tuple(Player(number, f"P{number}", 2000 - number) for number in range(1, 9))
    section = Section(Event("x"), players, tuple(() for _ in players), 7, kind=kind)
    for preset in presets_for(section):
        assert lint(section, preset.ladder) == (), preset.name
        assert lint(section, Ladder(preset.ladder.rungs[::-1])) == (), f"{preset.name} in another order"
    longest = max(presets_for(section), key=lambda preset: len(preset.ladder.rungs)).ladder
    more = Ladder((*longest.rungs, *longest.rungs, *longest.rungs))
    assert any("more than six" in line.text for line in lint(section, more))
