"""A round robin of players: its rounds stand in the Berger table, and only there (C.05)."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Kind
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.by_table import TableEngine
from tdapp.services.systems.of_players import RoundRobin
from tdapp.services.systems.registry import RULES
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


def test_a_table_in_the_place_of_an_engine_gives_the_round_that_comes_next() -> None:
    """Where no round is named; the command line says by what it was paired."""
    engine = TableEngine(RoundRobin())
    assert engine.name == "the Berger table"
    for asked, number in ((None, 2), (1, 1), (3, 3)):
        found = engine.pair(FOUR, asked)
        assert (found.round, found.pairs) == (number, RoundRobin().pair(FOUR, number).pairs)
        assert (found.bye, found.engine) == (None, "the Berger table")
    assert engine.pair(arena("1 A |\n2 B |\n3 C |", kind=Kind.ROUND_ROBIN, rounds_total=3)).bye == 1


@pytest.mark.parametrize(
    ("key", "by", "has_second", "judges", "has_engine"),
    [
        ("dutch-2026", "C.04.3", True, False, False), ("dutch-2017", "C.04.3 of 2017", False, True, True),
        ("burstein", "C.04.4.2", False, True, True), ("dubov", "C.04.4.1", False, True, True),
        ("double-swiss", "C.04.5", False, True, True), ("keizer", "the Keizer system", False, True, True),
        ("round-robin", "the Berger table", True, False, False), ("knockout", "the bracket", False, False, False),
        ("team-swiss-2026", "C.04.6", True, False, True), ("team-rr", "the Berger table", True, False, False),
        ("scheveningen", "the Scheveningen table", True, False, False), ("team-ko", "the bracket", True, False, False),
    ],
)  # fmt: skip
def test_by_what_a_system_pairs(key: str, by: str, has_second: bool, judges: bool, has_engine: bool) -> None:
    """What the command line names it by; whether another program pairs by it, and whether it judges every pair."""
    rules = RULES[key]
    assert (rules.by, rules.has_second, rules.judges) == (by, has_second, judges)
    assert (rules.engine() is not None) is has_engine
    assert rules.of.key == key
