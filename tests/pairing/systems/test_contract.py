"""What holds for every system: everybody once, nobody absent, prohibitions kept, the same answer for the same input."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player
from tdapp.pairing.engines.burstein import BursteinEngine
from tdapp.pairing.engines.double_swiss import DoubleSwissEngine
from tdapp.pairing.engines.dubov import DubovEngine
from tdapp.pairing.engines.engine import Pairing, PairingEngine
from tdapp.pairing.rules.checker import breaches_of
from tdapp.pairing.rules.position import position_of
from tests.effort import some
from tests.pairing.systems import double_swiss_played, swiss_played

ENGINES: dict[str, PairingEngine] = {
    "FIDE_BURSTEIN": BursteinEngine(),
    "FIDE_DUBOV": DubovEngine(),
    "FIDE_DOUBLESWISS": DoubleSwissEngine(),
}


def rounds(code: str, seed: int) -> Iterator[tuple[Section, int, Pairing]]:
    """The rounds of an event of 2 to 60 players that have a legal pairing, with their numbers in the section."""
    if code == "FIDE_DOUBLESWISS":
        events = ((one, 2 * match - 1, pairing) for one, match, pairing in double_swiss_played.played(seed, most=60))
    else:
        events = swiss_played.played(seed, ENGINES[code], code, most=60, least=2)
    return ((section, number, pairing) for section, number, pairing in events if pairing is not None)


@pytest.mark.parametrize("code", ENGINES)
@pytest.mark.parametrize("seed", some(60, 6))
def test_every_answer_is_legal_and_no_other_a_second_time(code: str, seed: int) -> None:
    for section, number, pairing in rounds(code, 1000 + seed):
        position = position_of(section, number)
        named = [player for pair in pairing.pairs for player in pair]
        named += [] if pairing.bye is None else [pairing.bye]
        assert sorted(named) == sorted(position.present)
        assert breaches_of(position, pairing.pairs, () if pairing.bye is None else (pairing.bye,)) == ()
        apart = {frozenset(pair) for group in section.forbidden for pair in combinations(group.numbers, 2)}
        assert not apart & {frozenset(pair) for pair in pairing.pairs}
        again = ENGINES[code].pair(section, number)
        assert (again.pairs, again.bye, again.brackets) == (pairing.pairs, pairing.bye, pairing.brackets)


@pytest.mark.parametrize("code", ENGINES)
def test_a_late_entry_who_never_appears_changes_nothing(code: str) -> None:
    for section, number, pairing in rounds(code, 1003):
        away = tuple(Cell(Outcome.ZERO_POINT_BYE) for _ in section.cells[0])
        late = Player(len(section.players) + 1, "Late", 1300)
        more = replace(section, players=(*section.players, late), cells=(*section.cells, away))
        found = ENGINES[code].pair(more, number)
        assert (found.pairs, found.bye) == (pairing.pairs, pairing.bye)


@pytest.mark.parametrize("code", ENGINES)
def test_the_order_of_prohibitions_changes_nothing(code: str) -> None:
    for section, number, pairing in rounds(code, 1006):
        turned = replace(section, forbidden=tuple(reversed(section.forbidden)))
        assert ENGINES[code].pair(turned, number).pairs == pairing.pairs


@pytest.mark.parametrize("code", ENGINES)
def test_a_stored_round_that_is_judged_again_is_equal(code: str) -> None:
    """The section with all later rounds gives the same pairing of an earlier one."""
    *_, (whole, _, _) = rounds(code, 1002)
    for section, number, pairing in rounds(code, 1002):
        if number < len(whole.cells[0]) - 1 and section.players == whole.players:
            again = ENGINES[code].pair(whole, number)
            assert (again.pairs, again.bye) == (pairing.pairs, pairing.bye)
