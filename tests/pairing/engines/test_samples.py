"""Positions with known pairings: transcribed facts, and the shared samples where they are present.

Sources: single rounds for criteria C5 and C9 of the Dutch rules in force since February 2026, eight positions that pair
differently under the rules of 2017, and three positions where a known engine gives a second bye.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import PairingEngine
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.trf.reader import read_trf
from tests.arena import arena
from tests.pairing.positions import LOWEST_BYE, SPARED_BYE

SAMPLES = Path(__file__).parents[3] / "../shared/samples/pairing"
SINGLE = ("dutch_2025_C5", "dutch_2025_C9")
SECOND_BYE = {
    "seed735265-r7-p10": ({(1, 5), (2, 8), (3, 9)}, 7),
    "seed8848759-r9-p10": ({(1, 4), (2, 5), (7, 10)}, 3),
    "seed7073463-r8-p9": ({(1, 2), (4, 8), (7, 9)}, 6),
}
DELTAS = tuple(path.stem for path in sorted((SAMPLES / "rule_delta").glob("*.trf")))


@pytest.fixture(name="engine", params=["gacrux", "tdapp"])
def _engine(request: pytest.FixtureRequest, gacrux: GacruxEngine) -> PairingEngine:
    return gacrux if request.param == "gacrux" else DutchEngine()


def read(name: str) -> Section:
    path = SAMPLES / name
    if not path.exists():
        pytest.skip("the shared samples are not here")
    return read_trf(path.read_bytes()).section


def unordered(pairs: tuple[tuple[int, int], ...]) -> set[tuple[int, int]]:
    return {(min(pair), max(pair)) for pair in pairs}


def test_the_bye_goes_to_the_lowest_score(engine: PairingEngine) -> None:
    # C5. 1 and 3 have 2, 2 and 5 have 1, 4 (absent) and 6 have 0: the bye goes to 6, not to 2 or 5
    pairing = engine.pair(LOWEST_BYE)
    assert (pairing.round, pairing.pairs, pairing.bye) == (3, ((1, 5), (3, 2)), 6)


def test_who_missed_a_game_is_spared_the_bye(engine: PairingEngine) -> None:
    # C9. 3, 4 and 5 have 0, but 5 has missed round 1 already: the bye goes to 4
    pairing = engine.pair(SPARED_BYE)
    assert (pairing.pairs, pairing.bye) == (((2, 1), (3, 5)), 4)


def test_nobody_gets_a_second_bye(engine: PairingEngine) -> None:
    # round 7 of 9: 3 had the bye in round 2, 2 in round 6; the bye is 7's
    section = arena(
        """
           1 A | 6w0 10b= U   H    7w0  H   .
           2 B | 7b= 5w0  10w0 Z   3b=  U   .
           3 C | 8w0 U    5b0  Z   2w=  6b0 .
           4 D | 9b1 Z    7w1  H   5b=  8w0 H
           5 E | 10w= 2b1 3w1  8b1 4w=  9b= .
           6 F | 1b1 8w0  Z    10b1 Z   3w1 H
           7 G | 2w= H    4b0  9w0 1b1  10b1 .
           8 I | 3b1 6b1  H    5w0 H    4b1 .
           9 J | 4w0 H    H    7b1 10w1 5w= .
          10 K | 5b= 1w=  2b1  6w0 9b0  7w0 H
        """,
        rounds_total=9,
        initial_colour="W",
    )
    pairing = engine.pair(section)
    assert (unordered(pairing.pairs), pairing.bye) == SECOND_BYE["seed735265-r7-p10"]


@pytest.mark.parametrize("name", SINGLE)
def test_single_rounds(engine: PairingEngine, name: str) -> None:
    pairing = engine.pair(read(f"{name}.input"))
    lines = (SAMPLES / f"{name}.output.expected").read_text().split("\n")[1:]
    expected = [tuple(int(word) for word in line.split()) for line in lines if line]
    assert [*pairing.pairs, (pairing.bye, 0)] == expected


@pytest.mark.parametrize("name", SECOND_BYE)
def test_second_bye_positions(engine: PairingEngine, name: str) -> None:
    pairing = engine.pair(read(f"{name}.trf"))
    assert (unordered(pairing.pairs), pairing.bye) == SECOND_BYE[name]


@pytest.mark.parametrize("name", DELTAS)
def test_rules_of_2026(engine: PairingEngine, name: str) -> None:
    entries = json.loads((SAMPLES / "rule_delta/expected.json").read_text())
    expected = next(entry["rules_2026"] for entry in entries if entry["file"] == f"{name}.trf")
    pairing = engine.pair(read(f"rule_delta/{name}.trf"))
    byes = {number for number, other in expected if other is None}
    assert unordered(pairing.pairs) == {(min(pair), max(pair)) for pair in expected if pair[1] is not None}
    assert {pairing.bye} - {None} == byes
