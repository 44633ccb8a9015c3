"""The pairing with those who are missing and without them."""

from __future__ import annotations

from tdapp.domain.section.outcome import Outcome
from tdapp.pairing.engines.dutch.adapter import DutchEngine
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
