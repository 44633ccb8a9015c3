"""A round robin of players: its rounds stand in the Berger table, and only there (C.05)."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Kind
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.of_players import RoundRobin
from tests.arena import arena

FOUR = arena("1 A | 4w1\n2 B | 3w1\n3 C | 2b0\n4 D | 1b0", kind=Kind.ROUND_ROBIN, rounds_total=3)


def test_every_round_is_that_of_the_table() -> None:
    """C.05, annex 1, for four players: 1-4 2-3, 4-3 1-2, 2-4 3-1."""
    pairs = [RoundRobin().pair(FOUR, number).pairs for number in (1, 2, 3)]
    assert pairs == [((1, 4), (2, 3)), ((4, 3), (1, 2)), ((2, 4), (3, 1))]


@pytest.mark.parametrize("number", [0, 4])
def test_there_is_no_round_before_or_after_the_table(number: int) -> None:
    with pytest.raises(RuleViolation, match="3 rounds"):
        RoundRobin().pair(FOUR, number)


def test_why_two_meet_and_why_others_do_not() -> None:
    (first,) = rounds_of(FOUR)
    assert RoundRobin().why(FOUR, first, 1, 4) == ("Round robin: this board is in round 1 of the Berger table.",)
    (against,) = RoundRobin().why_not(FOUR, first, 1, 2)
    assert against.text == "Round robin: the Berger table has no such board in round 1."
    assert against.forbids
