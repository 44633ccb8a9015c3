"""Our engine of 2017 against bbpPairings of before 2026 (v5), whose path is ``TDAPP_BBPPAIRINGS_2017``.

Tournaments of ``plan.py`` that our engine pairs by the old rules, each round asked again, and rough positions.
``TDAPP_CONFORMANCE_FROM`` and ``TDAPP_CONFORMANCE`` say from which number to which: a broken run goes on there.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.systems.registry import DUTCH_2017
from tdapp.pairing.engines.dutch_2017.adapter import Dutch2017Engine
from tdapp.pairing.engines.engine import NoLegalPairing, Pairing, PairingEngine
from tdapp.pairing.engines.external import external_engine
from tdapp.pairing.rules.position import position_of
from tdapp.services.pairing.generate import generate
from tests.conformance.plan import CHUNK, first_wanted, recipe_of, wanted
from tests.pairing.engines.dutch.rough import rough_section

OLD_BBP = os.environ.get("TDAPP_BBPPAIRINGS_2017")
POSITIONS = 20
OURS = Dutch2017Engine()

pytestmark = [
    pytest.mark.conformance,
    pytest.mark.skipif(not OLD_BBP, reason="needs TDAPP_BBPPAIRINGS_2017, the path of bbpPairings v5"),
]


@pytest.fixture(name="outside", scope="module")
def _outside() -> Iterator[PairingEngine]:
    engine = external_engine(str(OLD_BBP))
    yield engine
    engine.close()


def asked(engine: PairingEngine, section: Section, number: int) -> Pairing | None:
    try:
        return engine.pair(section, number)
    except NoLegalPairing:
        return None


def differing(ours: Pairing | None, theirs: Pairing | None) -> str:
    if ours is None or theirs is None:
        return "" if ours is theirs else f"only one of them has no legal pairing: {ours} {theirs}"
    same = set(ours.pairs) == set(theirs.pairs) and ours.bye == theirs.bye
    return "" if same else f"{set(ours.pairs) ^ set(theirs.pairs)} {ours.bye} {theirs.bye}"


@pytest.mark.parametrize("start", range(first_wanted(), wanted(), CHUNK))
def test_tournaments(outside: PairingEngine, start: int) -> None:
    wrong = []

    def ask(section: Section, pairing: Pairing) -> None:
        text = differing(pairing, asked(outside, section, pairing.round))
        wrong.extend([f"{section.event.name}, round {pairing.round}: {text}"] if text else [])

    for index in range(start, min(start + CHUNK, wanted())):
        recipe = replace(recipe_of(index), system=DUTCH_2017, bye="win")
        generate(OURS, recipe, f"conformance 2017 {index}", paired=ask)
    assert wrong == []


@pytest.mark.parametrize("start", range(first_wanted(), wanted(), POSITIONS))
def test_rough_positions(outside: PairingEngine, start: int) -> None:
    wrong = []
    for index in range(start, min(start + POSITIONS, wanted())):
        section = replace(rough_section(f"rough 2017 {index}", (3, 60)), system_key=DUTCH_2017.key)
        number = position_of(section).round
        text = differing(asked(OURS, section, number), asked(outside, section, number))
        wrong += [f"position {index}: {text}"] if text else []
    assert wrong == []
