"""The pairing with those who are missing and without them."""

from __future__ import annotations

from tdapp.domain.section.outcome import Outcome
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import Pairing
from tdapp.services.rounds.tentative import side_by_side, without
from tests.arena import arena

# Seven players before round 1, number 1 gets White: 1-4, 5-2, 3-6, 7 has the bye. Without 2 and 7 five are left:
# 1-4, 5-3 (the halves are 1 3 and 4 5), 6 has the bye.
SECTION = arena("\n".join(f"{n} P{n} {2100 - n}" for n in range(1, 8)), rounds_total=5, initial_colour="W")


def test_both_pairings_board_by_board() -> None:
    engine = DutchEngine()
    less = without(SECTION, 1, {2, 7})
    assert less.announced(1) == {2: Outcome.ZERO_POINT_BYE, 7: Outcome.ZERO_POINT_BYE}
    boards = side_by_side(engine.pair(SECTION, 1), engine.pair(less, 1))
    assert [one.with_them for one in boards] == [(1, 4), (5, 2), (3, 6), (7, None)]
    assert [one.without for one in boards] == [(1, 4), (5, 3), (6, None), None]
    assert [one.stays for one in boards] == [True, False, False, False]


def test_the_section_itself_stays_as_it_is() -> None:
    before = SECTION.cells
    without(SECTION, 1, {2})
    assert SECTION.cells == before


def test_who_is_missing_in_a_later_round_has_the_rounds_before_it_free() -> None:
    """Only that round is filled up; a row that is longer stays as long as it is."""
    section = arena("1 A | 2w1\n2 B | 1b0\n3 C | U . H")
    less = without(section, 2, {2, 3})
    drawn = arena("1 A | 2w1 . .\n2 B | 1b0 Z .\n3 C | U Z H")
    assert less.cells == drawn.cells
    third = without(arena("1 A |\n2 B |"), 3, {1})
    assert third.cells == arena("1 A | . . Z\n2 B | . . .").cells


def test_pairings_of_other_lengths_stand_side_by_side() -> None:
    one, other = Pairing(1, ((1, 2), (3, 4)), None, "x"), Pairing(1, ((1, 2),), 3, "x")
    assert [(board.board, board.with_them, board.without) for board in side_by_side(one, other)] == [
        (1, (1, 2), (1, 2)), (2, (3, 4), (3, None)),
    ]  # fmt: skip
    assert [(board.with_them, board.without) for board in side_by_side(Pairing(1, (), None, "x"), other)] == [
        (None, (1, 2)), (None, (3, None)),
    ]  # fmt: skip
