"""What every engine of ours says of itself, and what it says where it does not pair."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp import __version__
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.burstein import BursteinEngine
from tdapp.pairing.engines.double_swiss import DoubleSwissEngine
from tdapp.pairing.engines.dubov import DubovEngine
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.dutch_2017.adapter import Dutch2017Engine
from tdapp.pairing.engines.engine import EngineTimeout, Pairing, PairingCancelled, PairingEngine, Patience
from tdapp.pairing.engines.keizer.adapter import KeizerEngine
from tdapp.pairing.engines.teams import TeamSwissEngine
from tests.pairing.engines.keizer.test_adapter import keizer
from tests.pairing.systems.swiss_played import empty
from tests.team_events import random_team_event

ENGINES: dict[str, tuple[PairingEngine, Section]] = {
    "tdapp": (DutchEngine(), empty(6, 5, "FIDE_DUTCH_2026")),
    "tdapp-2017": (Dutch2017Engine(), empty(6, 5, "FIDE_DUTCH_2017")),
    "tdapp burstein": (BursteinEngine(), empty(6, 5, "FIDE_BURSTEIN")),
    "tdapp dubov": (DubovEngine(), empty(6, 5, "FIDE_DUBOV")),
    "tdapp double-swiss": (DoubleSwissEngine(), empty(6, 6, "FIDE_DOUBLESWISS")),
    "tdapp keizer": (KeizerEngine(), keizer("1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |")),
    "tdapp teams": (TeamSwissEngine(), random_team_event(1, 6, 2, 0, rounds_total=5, initial_colour="W")),
}


def by(engine: PairingEngine) -> str:
    """Who pairs round 1: the seeding rounds of the Burstein system are Dutch ones."""
    return (DutchEngine() if isinstance(engine, BursteinEngine) else engine).name


@pytest.mark.parametrize("name", ENGINES)
def test_its_name_and_its_time_are_kept_with_the_round(name: str) -> None:
    engine, section = ENGINES[name]
    found = engine.pair(section)
    assert (engine.name, found.engine) == (f"{name} {__version__}", by(engine))
    assert found.seconds > 0
    assert (len(found.pairs), found.bye, found.round) == (len(section.teams or section.players) // 2, None, 1)


@pytest.mark.parametrize("name", ENGINES)
def test_it_ends_when_its_time_is_over_or_nobody_waits(name: str) -> None:
    engine, section = ENGINES[name]
    with pytest.raises(EngineTimeout, match=r"within -0\.5 seconds") as late:
        engine.pair(section, patience=Patience(-0.5))
    assert late.value.engine == by(engine)
    with pytest.raises(PairingCancelled):
        engine.pair(section, patience=Patience(cancel=lambda: True))


@pytest.mark.parametrize("name", [name for name in ENGINES if name != "tdapp keizer"])
def test_the_lot_comes_first(name: str) -> None:
    engine, section = ENGINES[name]
    with pytest.raises(RuleViolation, match=r"initial colour has not been drawn yet \(C\.04"):
        engine.pair(replace(section, initial_colour=""))


@pytest.mark.parametrize("name", [name for name in ENGINES if name != "tdapp teams"])
def test_a_round_to_which_nobody_comes_has_no_pairs(name: str) -> None:
    engine, section = ENGINES[name]
    away = tuple((*row, Cell(Outcome.ZERO_POINT_BYE)) for row in section.cells)
    gone = tuple(replace(player, standing=Standing.WITHDRAWN) for player in section.players)
    assert engine.pair(replace(section, cells=away, players=gone)) == Pairing(1, (), None, by(engine))
