"""Generated tournaments, round by round and whole, every one proven: what ``make conformance`` plays, the suite a few.

Every round: the answer is legal; scores, colours, floats and topscorers of every player and the article of every colour
are gacrux's own; where gacrux finds no pairing there is none. Every tournament, read back from its TRF26: our checker
would give the engine the same input again, gacrux's own checker finds every round right, the ranks follow the ladder.

Our own engine is asked for every round and must give the same pairs, bye and articles. Where ``TDAPP_BBPPAIRINGS`` is
the path of bbpPairings it is asked as well (``second_engine.py`` names what is known of it).
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.engine import USUAL, NoLegalPairing, Pairing, PairingEngine, Patience
from tdapp.pairing.engines.exchange import exchange_of
from tdapp.pairing.engines.external import external_engine
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.reasons.explain import explain_pairing, preference_code
from tdapp.pairing.rules.checker import breaches_of
from tdapp.pairing.rules.colours import first_has_white
from tdapp.pairing.rules.position import Float, Position, initial_colour_of, position_of
from tdapp.pairing.rules.possible import has_legal_pairing
from tdapp.pairing.rules.replay import differences, round_as_made
from tdapp.services.checks.ranks import rank_differences
from tdapp.services.pairing.generate import Recipe, generate
from tdapp.services.tables.export import export_trf
from tdapp.trf.ranks import stated_ranks
from tdapp.trf.reader import read_trf
from tests.conformance.gacrux_checker import checked_by_gacrux
from tests.conformance.plan import CHUNK, counts_of, first_wanted, recipe_of, wanted
from tests.conformance.second_engine import Asked
from tests.effort import some, thorough

_FLOATS = {Float.NONE: 0, Float.DOWN: 1, Float.UP: 2}


@pytest.fixture(name="engine")
def _engine(gacrux: GacruxEngine) -> GacruxEngine:
    return gacrux


@pytest.fixture(name="outside", scope="module")
def _outside() -> PairingEngine | None:
    path = os.environ.get("TDAPP_BBPPAIRINGS")
    return external_engine(path) if path else None


def differing_cards(position: Position, pairing: Pairing) -> list[str]:
    """Players whom we see otherwise than the engine does; an engine that shows no cards has ours."""
    if not pairing.answer:
        return []
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


@dataclass(slots=True)
class Watched(PairingEngine):
    """An engine under observation: what it was given, and all that is not as it should be."""

    engine: PairingEngine
    asked: Asked
    explain: bool
    found: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    given: dict[int, Pairing] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The engine's."""
        return self.engine.name

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """Pair, look, and ask the outside opinion."""
        position = position_of(section, round_number)
        try:
            pairing = self.engine.pair(section, round_number, patience=patience)
        except NoLegalPairing:  # our own matching has agreed, else it would be an EngineFault
            self.counts["rounds without a legal pairing"] += 1
            self.found += self.asked.differences(section, position.round, None)
            raise
        if position.round == 1:
            self.given.clear()  # a tournament that could not be paired to its end was begun anew
        if not pairing.trf:  # our own engine works on the position itself
            pairing = replace(pairing, trf=exchange_of(position).text)
        self.given[position.round] = pairing
        byes = () if pairing.bye is None else (pairing.bye,)
        self.found += [breach.text for breach in breaches_of(position, pairing.pairs, byes)]
        if pairing.engine.startswith("gacrux"):  # it says how it sees every player
            self.found += differing_cards(position, pairing)
        if pairing.colour_rules:
            self.found += differing_colours(position, pairing)
        if not has_legal_pairing(position):
            self.found.append(f"round {pairing.round}: paired, but no legal pairing was found")
        if self.explain:
            assert len(explain_pairing(position, pairing).boards) == len(pairing.pairs)
        self.found += self.asked.differences(section, position.round, pairing)
        return pairing


def examine(engine: PairingEngine, outside: PairingEngine | None, index: int) -> tuple[list[str], Counter[str]]:
    """Play one tournament and check its file; everything that is not as it should be, and what happened in it."""
    _, found, counts = examine_section(engine, outside, recipe_of(index), f"conformance {index}", index % 10 == 0)
    return [f"tournament {index}, {text}" for text in found], counts


def examine_section(
    engine: PairingEngine, outside: PairingEngine | None, recipe: Recipe, seed: str, explain: bool = False
) -> tuple[Section, list[str], Counter[str]]:
    """The same for any recipe, with the tournament itself."""
    asked = Asked(outside)
    watched = Watched(engine, asked, explain)
    section = generate(watched, recipe, seed)
    watched.found += wrong_in_file(section, watched.given)
    return section, watched.found, watched.counts + asked.counts + counts_of(section)


def wrong_in_file(section: Section, given: dict[int, Pairing]) -> list[str]:
    """The tournament read back from its file: the engine's input again, gacrux's checker, the ranks."""
    data = export_trf(section)
    reread = read_trf(data).section
    found = []
    for number, pairing in given.items():
        if exchange_of(position_of(reread, number)).text != pairing.trf:
            found.append(f"round {number}: the file read back gives the engine another position")
        found += [f"round {number}: {text}" for text in differences(round_as_made(reread, number), pairing)]
    checked = checked_by_gacrux(data.decode())
    if len(checked) != len(given):
        found.append(f"gacrux's checker sees {len(checked)} rounds of {len(given)}")
    for held in checked:
        pairing = given[held.round]
        ours = {*pairing.pairs} | ({(pairing.bye, 0)} if pairing.bye else set())
        if not held.right or held.expected != ours:
            found.append(f"round {held.round}: gacrux's checker expects {sorted(held.expected ^ ours)}")
    ranks = {stated.number: stated.rank for stated in stated_ranks(data)}
    return found + [f"ranks: {text}" for text in rank_differences(reread, ranks)]


@thorough
@pytest.mark.parametrize("index", some(6, 1))
def test_a_few_tournaments(engine: GacruxEngine, outside: PairingEngine | None, index: int) -> None:
    assert examine(engine, outside, index)[0] == []


@pytest.mark.conformance
@pytest.mark.parametrize("start", range(first_wanted(), wanted(), CHUNK))
def test_a_thousand_tournaments(
    engine: GacruxEngine, outside: PairingEngine | None, start: int, record_property: Callable[[str, object], None]
) -> None:
    total: Counter[str] = Counter()
    wrong = []
    for index in range(start, min(start + CHUNK, wanted())):
        found, counts = examine(engine, outside, index)
        wrong += found
        total += counts
    record_property("conformance", dict(total))
    assert wrong == []
