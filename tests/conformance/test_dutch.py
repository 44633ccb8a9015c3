"""Our own Dutch engine by itself: tournaments it pairs, and rough positions, against an outside opinion.

That is bbpPairings where ``TDAPP_BBPPAIRINGS`` is its path, else gacrux for the positions alone (the tournaments of
``test_pairing.py`` ask our own engine beside it anyway). ``TDAPP_CONFORMANCE_FROM`` and ``TDAPP_CONFORMANCE`` say from
which number to which.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import USUAL, NoLegalPairing, Pairing, PairingEngine, Patience
from tdapp.pairing.engines.external import external_engine
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.rules.position import position_of
from tdapp.services.pairing.generate import generate
from tests.conformance.plan import CHUNK, counts_of, first_wanted, recipe_of, wanted
from tests.conformance.second_engine import Asked
from tests.pairing.engines.dutch.rough import rough_section, with_other_points

BBP = os.environ.get("TDAPP_BBPPAIRINGS")
POSITIONS = 20  # rough positions of a test
GACRUX_ALONE = frozenset({166, 172, 187, 315, 435, 686, 826, 932, 938})
"""Rough positions that gacrux 1.11.65 alone pairs otherwise (bbpPairings as we do): seven against C10, C14, 4.2."""


@dataclass(slots=True)
class Compared(PairingEngine):
    """Our own engine, with another one asked for every round that it pairs."""

    asked: Asked
    found: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The engine's."""
        return self.asked.own.name

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """Pair, and ask."""
        number = position_of(section, round_number).round
        try:
            pairing = self.asked.own.pair(section, number, patience=patience)
        except NoLegalPairing:
            self.found += self.asked.differences(section, number, None)
            raise
        self.found += self.asked.differences(section, number, pairing)
        return pairing


@pytest.fixture(name="outside", scope="module")
def _outside() -> Iterator[PairingEngine]:
    engine: PairingEngine = external_engine(BBP) if BBP else GacruxEngine()
    yield engine
    engine.close()


@pytest.mark.conformance
@pytest.mark.skipif(not BBP, reason="needs TDAPP_BBPPAIRINGS, the path of bbpPairings")
@pytest.mark.parametrize("start", range(first_wanted(), wanted(), CHUNK))
def test_tournaments(outside: PairingEngine, start: int, record_property: Callable[[str, object], None]) -> None:
    total: Counter[str] = Counter()
    wrong = []
    for index in range(start, min(start + CHUNK, wanted())):
        compared = Compared(Asked(outside))
        section = generate(compared, recipe_of(index), f"conformance {index}")
        total += compared.asked.counts + counts_of(section)
        wrong += [f"tournament {index}, {text}" for text in compared.found]
    record_property("conformance", dict(total))
    assert wrong == []


@pytest.mark.conformance
@pytest.mark.parametrize("start", range(first_wanted(), wanted(), POSITIONS))
def test_rough_positions(outside: PairingEngine, start: int) -> None:
    wrong = []
    for index in range(start, min(start + POSITIONS, wanted())):
        found, _ = _differences(outside, rough_section(f"rough {index}", (6, 60)))
        if index in GACRUX_ALONE and isinstance(outside, GacruxEngine):
            assert found, f"gacrux no longer differs in position {index}"
        else:
            wrong += [f"position {index}, {text}" for text in found]
    assert wrong == []


@pytest.mark.conformance
@pytest.mark.skipif(not BBP, reason="needs TDAPP_BBPPAIRINGS, the path of bbpPairings")
@pytest.mark.parametrize("start", range(first_wanted(), wanted(), POSITIONS))
def test_rough_positions_of_other_points(
    outside: PairingEngine, start: int, record_property: Callable[[str, object], None]
) -> None:
    """3-1-0, byes of other values, prohibitions, and fictitious points in any round, the last one too."""
    total: Counter[str] = Counter()
    wrong = []
    for index in range(start, min(start + POSITIONS, wanted())):
        section = with_other_points(rough_section(f"other {index}", (6, 60), last_round=0.4), str(index))
        found, counts = _differences(outside, section)
        total += counts
        wrong += [f"position {index}, {text}" for text in found]
    record_property("conformance", dict(total))
    assert wrong == []


def _differences(outside: PairingEngine, section: Section) -> tuple[list[str], Counter[str]]:
    """What the other engine pairs otherwise, by an unknown reason; the known ones counted."""
    position = position_of(section)
    if not position.present:
        return [], Counter()  # nobody is left to be paired
    try:
        pairing = DutchEngine().pair(section)
    except NoLegalPairing:
        pairing = None
    asked = Asked(outside)
    return asked.differences(section, position.round, pairing), asked.counts
