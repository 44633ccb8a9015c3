"""Generated tournaments round by round: every engine answer legal, and our cards, colours and floats the engine's own.

``make conformance`` runs three hundred of them, the suite a few. Where ``TDAPP_BBPPAIRINGS`` is the path of
bbpPairings it is asked as well; it must agree on pairs, colours and bye, second byes of its own excepted.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

from tdapp.domain.event import Section
from tdapp.pairing.answer import IllegalAnswer
from tdapp.pairing.checker import breaches_of
from tdapp.pairing.colours import first_has_white
from tdapp.pairing.engine import Pairing, PairingEngine
from tdapp.pairing.explain import explain_pairing, preference_code
from tdapp.pairing.external import external_engine
from tdapp.pairing.gacrux import GacruxEngine
from tdapp.pairing.position import Float, Position, initial_colour_of, position_of
from tdapp.pairing.possible import has_legal_pairing
from tdapp.services.generate import Recipe, generate

_FLOATS = {Float.NONE: 0, Float.DOWN: 1, Float.UP: 2}
_SIZES = (8, 9, 10, 11, 13, 16, 20, 25, 30, 41, 60)


@pytest.fixture(name="engine", scope="module")
def _engine() -> Iterator[GacruxEngine]:
    with GacruxEngine() as engine:
        yield engine


@pytest.fixture(name="outside", scope="module")
def _outside() -> PairingEngine | None:
    path = os.environ.get("TDAPP_BBPPAIRINGS")
    return external_engine(path) if path else None


def differing_cards(position: Position, pairing: Pairing) -> list[str]:
    """Players whom we see otherwise than the engine does."""
    numbers = [player.number for player in position.section.players]
    found = []
    for theirs in json.loads(pairing.answer)["players"]:
        card = position.cards[numbers[theirs["number"] - 1]]
        ours = {
            "number": theirs["number"],
            "score": card.pairing_score,
            "difference": card.difference,
            "preference": preference_code(card.preference),
            "colours": card.colours,
            "floats": _FLOATS[card.floated[0]] + 4 * _FLOATS[card.floated[1]],
            "topscorer": card.topscorer,
            "tpn": card.tpn,
        }
        if ours != {**theirs, "score": Fraction(theirs["score"])}:
            found.append(f"round {position.round}: ours {ours}, gacrux {theirs}")
    return found


def differing_colours(position: Position, pairing: Pairing) -> list[str]:
    """Boards where our article or White is not the engine's."""
    initial = initial_colour_of(position.section)
    assert initial is not None
    found = []
    for (white, black), rule in zip(pairing.pairs, pairing.colour_rules, strict=True):
        higher, lower = sorted((position.cards[white], position.cards[black]), key=lambda card: card.order)
        first, article = first_has_white(higher.side, lower.side, initial)
        if (article, first) != (rule, higher.number == white):
            found.append(f"round {position.round}: {white} - {black} by {rule}, not by {article}")
    return found


def examine(engine: PairingEngine, outside: PairingEngine | None, seed: int) -> list[str]:
    """Play one tournament; everything that is not as it should be."""
    found: list[str] = []

    def look(section: Section, pairing: Pairing) -> None:
        position = position_of(section, pairing.round)
        byes = () if pairing.bye is None else (pairing.bye,)
        found.extend(breach.text for breach in breaches_of(position, pairing.pairs, byes))
        found.extend(differing_cards(position, pairing) + differing_colours(position, pairing))
        if not has_legal_pairing(position):
            found.append(f"round {pairing.round}: paired, but no legal pairing was found")
        if seed % 10 == 0:
            assert len(explain_pairing(position, pairing).boards) == len(pairing.pairs)
        if outside is not None:
            found.extend(_outside_opinion(outside, section, pairing))

    recipe = Recipe(players=random.Random(seed).choice(_SIZES))
    generate(engine, recipe, f"conformance {seed}", paired=look)
    return [f"seed {seed}, {text}" for text in found]


def _outside_opinion(outside: PairingEngine, section: Section, pairing: Pairing) -> list[str]:
    try:
        other = outside.pair(section, pairing.round)
    except IllegalAnswer as refused:
        return [] if {breach.rule for breach in refused.breaches} == {"bye"} else [str(refused)]
    if (other.pairs, other.bye) == (pairing.pairs, pairing.bye):
        return []
    return [f"round {pairing.round}: {other.engine} differs: {sorted({*other.pairs} ^ {*pairing.pairs})}"]


@pytest.mark.parametrize("seed", range(6))
def test_a_few_tournaments(engine: GacruxEngine, outside: PairingEngine | None, seed: int) -> None:
    assert examine(engine, outside, seed) == []


@pytest.mark.conformance
@pytest.mark.parametrize("start", range(0, 300, 20))
def test_three_hundred_tournaments(engine: GacruxEngine, outside: PairingEngine | None, start: int) -> None:
    assert [text for seed in range(start, start + 20) for text in examine(engine, outside, seed)] == []
