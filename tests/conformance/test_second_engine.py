"""What is made of another engine's answer: which differences have a name, and that no other one passes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tdapp.domain.section import boards
from tdapp.domain.section.event import Acceleration, Section
from tdapp.pairing.engines.answer import RawAnswer, accept
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import USUAL, Pairing, Patience
from tdapp.pairing.engines.exchange import exchange_of
from tdapp.pairing.engines.external import BbpPairings
from tdapp.pairing.rules.position import position_of
from tests.arena import arena
from tests.conformance.second_engine import (
    BOARDS,
    TOPSCORERS,
    Asked,
    known_reading,
    raw_pairs,
    with_topscorers_by_pairing_score,
)
from tests.pairing.engines.dutch.rough import rough_section, with_other_points

# fictitious points for 1 and 2: their board is first for us, the last one by the real scores
ACCELERATED = arena(
    """
      1 A | 3b0
      2 B | 4b0
      3 C | 1w1
      4 D | 2w1
      5 E | 7w=
      6 F | 8w=
      7 G | 5b=
      8 H | 6b=
    """,
    rounds_total=5,
    initial_colour="W",
    accelerations=(Acceleration("2.0", 1, 3, 1, 2),),
)


class Written(BbpPairings):
    """bbpPairings, had it written these pairs in this order."""

    def __init__(self, pairs: Sequence[tuple[int, int]]) -> None:
        super().__init__(Path("nowhere"))
        self._version = "v0"
        self._pairs = pairs

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        position = position_of(section, round_number)
        text = "\n".join([str(len(self._pairs)), *(f"{white} {black}" for white, black in self._pairs), ""])
        exchange = exchange_of(position, external=True)
        return accept(position, exchange, RawAnswer(list(self._pairs), text=text), self.name)


def asked(section: Section, pairs: Sequence[tuple[int, int]]) -> tuple[list[str], Asked]:
    """What is found where bbpPairings writes ``pairs`` and our own engine is under test."""
    outside = Asked(Written(pairs))
    return outside.differences(section, position_of(section).round, DutchEngine().pair(section)), outside


def test_the_boards_as_we_order_them_or_by_real_scores_and_in_no_other_way() -> None:
    position, ours = position_of(ACCELERATED), DutchEngine().pair(ACCELERATED).pairs
    real = boards.in_board_order(ours, {number: card.score for number, card in position.cards.items()})
    assert set(ours[0]) == {1, 2}
    assert set(real[-1]) == {1, 2}
    found, outside = asked(ACCELERATED, ours)
    assert (found, outside.counts[BOARDS]) == ([], 0)
    found, outside = asked(ACCELERATED, real)
    assert (found, outside.counts[BOARDS]) == ([], 1)
    found, outside = asked(ACCELERATED, ours[::-1])
    assert "the boards in another order" in found[0]
    plain = replace(ACCELERATED, accelerations=())
    found, outside = asked(plain, DutchEngine().pair(plain).pairs[::-1])
    assert "the boards in another order" in found[0]
    assert not outside.counts[BOARDS]


def test_topscorers_by_fictitious_points_are_named_and_nothing_else_is() -> None:
    section = with_other_points(rough_section("small 1277", (4, 8), last_round=1), "1277")
    position, ours = position_of(section), DutchEngine().pair(section)
    otherwise = with_topscorers_by_pairing_score(position)
    assert otherwise is not None
    theirs = [(4, 6), (2, 5), (1, 3)], [(4, 5), (2, 3), (1, 6)]  # ours, and that of bbpPairings and gacrux
    assert {frozenset(pair) for pair in ours.pairs} == {frozenset(pair) for pair in theirs[0]}
    for pairs, names in zip(theirs, ((), (TOPSCORERS,)), strict=True):
        assert known_reading(position, ours, Pairing(position.round, tuple(pairs), None, "bbpPairings")) == names
    earlier = replace(section, rounds_total=section.rounds_total + 1)
    assert with_topscorers_by_pairing_score(position_of(earlier)) is None


def test_what_bbp_wrote_is_read_in_our_numbers() -> None:
    section = arena("1 A |\n4 B |\n6 C |", rounds_total=3, initial_colour="W")
    assert raw_pairs(position_of(section), "2\n1 2\n3 0\n") == ([(1, 4)], [6])
