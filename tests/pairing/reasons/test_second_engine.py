"""Two engines, one round: agreement, what decides where they differ, and the known difference by name."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.scoring import PointSystem
from tdapp.pairing.engines.dutch.adapter import DutchEngine, entrants_of
from tdapp.pairing.engines.dutch.field import LEVEL
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.reasons.second_engine import (
    _without_bye_floats,
    compared,
    is_bye_worth_a_loss,
    is_wider_without_its_sign,
)
from tdapp.pairing.rules.position import position_of
from tests.arena import arena
from tests.pairing.engines.dutch.rough import rough_section

# 5 had the bye in the last round and 4 in the one before; with byes worth nothing they have 1 all the same
SECTION = arena(
    """
      1 A | 3w1 2w1
      2 B | 5w0 1b0
      3 C | 1b0 4w0
      4 D | U   3b1
      5 E | 2b1 U
    """,
    rounds_total=5,
    initial_colour="B",
)
WORTH_A_LOSS = replace(SECTION, points=PointSystem(pab=Fraction(0)))


def test_two_engines_agree(gacrux: GacruxEngine) -> None:
    for section in (SECTION, WORTH_A_LOSS):
        comparison = compared(position_of(section), DutchEngine().pair(section), gacrux.pair(section))
        assert comparison.agree
        assert comparison.reasons == ()


def test_a_bye_worth_a_loss_is_a_float_and_the_other_reading_is_named() -> None:
    position, ours = position_of(WORTH_A_LOSS), DutchEngine().pair(WORTH_A_LOSS)
    # a float for 5 in the last round (C14, then C18): 4 floats to 2, and 1 meets 5
    assert {frozenset(pair) for pair in ours.pairs} == {frozenset((2, 4)), frozenset((1, 5))}
    theirs = replace(ours, engine="other 1", pairs=((4, 1), (5, 3)), bye=2)
    assert is_bye_worth_a_loss(position, theirs)
    assert not is_bye_worth_a_loss(position, ours)
    comparison = compared(position, ours, theirs)
    assert not comparison.agree
    assert (comparison.only_first, comparison.only_second) == (ours.pairs, theirs.pairs)
    against, known = comparison.reasons
    assert against.startswith("Against the pairing of other 1: ")
    assert "known difference" in known
    assert "(C.04.3, 1.4)" in known


def test_byes_of_the_last_two_rounds_are_no_floats_then() -> None:
    """1.4: 5 was left over in round 2 and 4 in round 1; what they did in games stays."""
    position = position_of(WORTH_A_LOSS)
    floats = {one.number: (one.floats, _without_bye_floats(position, one).floats) for one in entrants_of(position)}
    assert {number: without for number, (given, without) in floats.items() if given != without} == {
        4: (floats[4][0][0], LEVEL), 5: (LEVEL, floats[5][0][1])
    }  # fmt: skip


def test_a_worse_pairing_is_told_by_its_criterion_and_other_colours_as_such() -> None:
    position, ours = position_of(SECTION), DutchEngine().pair(SECTION)
    worse = replace(ours, engine="other 1", pairs=((4, 5), (1, 2)), bye=3)
    assert compared(position, ours, worse).reasons[0].startswith("Against the pairing of other 1: ")
    turned = replace(ours, pairs=tuple((black, white) for white, black in ours.pairs))
    assert compared(position, turned, ours).reasons == ("The pairs are the same; the colours differ (C.04.3, 5.2).",)


def test_the_wider_colour_difference_with_and_without_its_sign_is_named() -> None:
    """5.2.2: Black is due to 4 (bbwbww, 0) and 15 (bbbww, -1); gacrux agrees that the sign counts."""
    section = rough_section("rough 1532", (6, 60))
    position, ours = position_of(section), DutchEngine().pair(section)
    assert (15, 4) in ours.pairs
    theirs = replace(ours, engine="other 1", pairs=tuple((4, 15) if pair == (15, 4) else pair for pair in ours.pairs))
    assert is_wider_without_its_sign(position, ours, theirs)
    assert "5.2.2" in compared(position, ours, theirs).reasons[-1]
    first = ours.pairs[0]
    other = replace(ours, engine="other 2", pairs=((first[1], first[0]), *ours.pairs[1:]))
    assert not is_wider_without_its_sign(position, ours, other)
    assert not is_wider_without_its_sign(position, ours, ours)


def test_the_wider_difference_is_named_for_white_too() -> None:
    """The same position with every colour turned: White is due to both."""
    section = rough_section("rough 1532", (6, 60))
    turned = {Colour.WHITE: Colour.BLACK, Colour.BLACK: Colour.WHITE, None: None}
    rows = tuple(tuple(replace(cell, colour=turned[cell.colour]) for cell in row) for row in section.cells)
    section = replace(section, cells=rows, initial_colour={"W": "B", "B": "W", "": ""}[section.initial_colour])
    position, ours = position_of(section), DutchEngine().pair(section)
    assert (4, 15) in ours.pairs
    theirs = replace(ours, engine="other 1", pairs=tuple((15, 4) if pair == (4, 15) else pair for pair in ours.pairs))
    assert is_wider_without_its_sign(position, ours, theirs)
