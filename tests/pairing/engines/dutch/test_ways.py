"""Every shortcut against the way without it: the same pairings, and each is really taken."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tdapp.pairing.engines.dutch import bracket, criteria, order, single
from tdapp.pairing.engines.dutch.adapter import entrants_of
from tdapp.pairing.engines.dutch.bracket import Ways
from tdapp.pairing.engines.dutch.field import Field, field_of
from tdapp.pairing.engines.dutch.matching import weighted
from tdapp.pairing.engines.dutch.matching.weighted import Prices
from tdapp.pairing.engines.dutch.pair import Round, paired_round
from tdapp.pairing.rules.position import position_of
from tests.effort import some
from tests.pairing.engines.dutch.rough import rough_section

OTHER_WAYS = {
    "every bracket jointly": Ways(simple=False),
    "no look at the cost before solving again": Ways(locked=False),
    "always search for who is left over": Ways(odd=False),
    "all of it": Ways(simple=False, locked=False, odd=False),
}


def rough_field(index: int, sizes: tuple[int, int]) -> Field:
    return field_of(entrants_of(position_of(rough_section(f"ways {index}", sizes))))


def told(found: Round | None) -> object:
    """The answer, and how each bracket was divided; not what its costs were called, nor the way."""
    if found is None:
        return None
    brackets = [(one.pairs, one.floaters, one.limbo, one.exchanged) for one in found.brackets]
    return found.pairs, found.bye, brackets


@pytest.mark.parametrize("name", OTHER_WAYS)
def test_another_way_leads_to_the_same_pairing(name: str) -> None:
    for index in some(40, 15):
        field = rough_field(index, (6, 40))
        assert told(paired_round(field, OTHER_WAYS[name])) == told(paired_round(field)), index


@pytest.mark.conformance
@pytest.mark.parametrize("name", OTHER_WAYS)
@pytest.mark.parametrize("start", range(1000, 1500, 50))
def test_another_way_leads_to_the_same_pairing_of_big_fields(name: str, start: int) -> None:
    for index in range(start, start + 50):
        field = rough_field(index, (6, 110))
        assert told(paired_round(field, OTHER_WAYS[name])) == told(paired_round(field)), index


def test_both_ways_are_taken() -> None:
    taken: Counter[str] = Counter()
    for index in range(20):
        found = paired_round(rough_field(index, (6, 40)))
        taken.update(bracket.way for bracket in (found.brackets if found else ()))
    assert taken["single"] > 25
    assert taken["joint"] > 10


def test_prices_are_whole_numbers_however_great(monkeypatch: pytest.MonkeyPatch) -> None:
    """A float would lose the last criteria of a big bracket, which stand in the lowest bits."""
    kinds: set[str] = set()
    solve = weighted.cheapest

    def seen(prices: Prices, *others: Any) -> Any:
        kinds.add(prices.table.dtype.kind)
        return solve(prices, *others)

    for module in (single, bracket, order):
        monkeypatch.setattr(module, "cheapest", seen)
    field = rough_field(3, (40, 40))
    found = paired_round(field)
    assert kinds == {"i"}
    monkeypatch.setattr(criteria, "_MOST_BITS", 0)
    kinds.clear()
    assert told(paired_round(field)) == told(found)
    assert "O" in kinds
    assert kinds <= {"i", "O"}
