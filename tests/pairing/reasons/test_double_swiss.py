"""Why a match of a Double-Swiss was not made, on drawn positions."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.pairing.reasons.double_swiss import DoubleReasons
from tdapp.pairing.rules.double_position import double_position_of
from tests.pairing.systems.double_swiss_played import empty


def test_who_floated_in_the_match_before_does_not_meet_an_upfloater() -> None:
    """4 has no points and comes up to 1, 2 and 3, of whom 1 or 3 floated: 1-4 2-3 instead of 1-3 2-4."""
    position = double_position_of(empty(4, 9), 1)

    def against(floater: int) -> tuple[str, str]:
        cards = {
            number: replace(card, pairing_score=Fraction(2 * (number < 4)), floated=number == floater)
            for number, card in position.cards.items()
        }
        (obstacle,) = DoubleReasons(replace(position, cards=cards)).why_not(1, 4)
        return obstacle.text, obstacle.article

    what = "opponents of upfloaters who floated in the round before (C8)"
    assert against(1) == (f"In the group with 2 points it would cost more: {what}, 1 instead of 0.", "C.04.5, 2.3.5")
    later = "As good in every criterion, but later in the order of pairings: 1 2 4 3 comes after 1 2 3 4."
    assert against(3) == (later, "C.04.5, 3.6.2 and 3.6.4")
