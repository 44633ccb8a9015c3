"""What the systems hand on to the tables, of players and of teams."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.systems.system import System
from tdapp.services.systems.registry import rules_of_system
from tdapp.tiebreaks.crosstable import build
from tests.asked import small

SOME = [
    one for one in SYSTEMS if one.key in ("dutch-2026", "round-robin", "team-swiss-2026", "team-rr", "scheveningen")
]


@pytest.mark.parametrize("system", SOME, ids=lambda one: one.key)
def test_a_table_is_made_as_it_is_asked_for(system: System) -> None:
    """The official ladder or the trial one, a ladder that is given, a round before the last one, what is held."""
    section = replace(small(system), ladder=parse_ladder("DE"), trial_ladder=parse_ladder("SB,DE"))
    standings = rules_of_system(system).standings

    def labels(**asked: object) -> list[str]:
        return [rung.label for rung in standings(section, **asked).ladder]  # type: ignore[arg-type]

    assert labels()[-1:] == ["DE"]
    assert "SB" not in labels()
    assert labels(trial=True)[-2:] == ["SB", "DE"]
    assert labels(ladder=parse_ladder("SB"))[-1:] == ["SB"]
    assert (standings(section).trial, standings(section, trial=True).trial) == (False, True)
    assert (standings(section).after_round, standings(section, after_round=1).after_round) == (section.rounds_held, 1)
    held = []

    def arrays(one: Section, *more: object, **named: object):  # type: ignore[no-untyped-def]
        held.append(one)
        return build(one, *more, **named)  # type: ignore[arg-type]

    assert standings(section, arrays=arrays).rows == standings(section).rows
    assert held
