"""The engine against the oracle, which tries every candidate of every bracket in the order of the articles."""

from __future__ import annotations

import random

import pytest

from tdapp.pairing.engines.dutch.adapter import entrants_of
from tdapp.pairing.engines.dutch.field import Entrant, field_of
from tdapp.pairing.engines.dutch.matching.bits import mask_of
from tdapp.pairing.engines.dutch.pair import all_can_be_paired, paired_round
from tdapp.pairing.rules.position import position_of
from tests.effort import some
from tests.pairing.engines.dutch.made import entrants, random_lines
from tests.pairing.engines.dutch.oracle import Oracle
from tests.pairing.engines.dutch.rough import rough_section

Answer = tuple[set[frozenset[int]], int | None] | None


def by_engine(people: tuple[Entrant, ...]) -> Answer:
    found = paired_round(field_of(people))
    return None if found is None else ({frozenset(pair) for pair in found.pairs}, found.bye)


def by_oracle(people: tuple[Entrant, ...], *dropped: str) -> Answer:
    found = Oracle(people, frozenset(dropped)).pair()
    return None if found is None else ({frozenset(pair) for pair in found[0]}, found[1])


@pytest.mark.parametrize("start", some(200, 80)[::20])
def test_rough_positions(start: int) -> None:
    for index in range(start, start + 20):
        people = entrants_of(position_of(rough_section(f"tiny {index}", (3, 9))))
        assert by_engine(people) == by_oracle(people), index


@pytest.mark.parametrize("start", some(200, 80)[::20])
def test_made_positions(start: int) -> None:
    for index in range(start, start + 20):
        lines = random_lines(random.Random(f"made {index}"), (3, 8))
        people = entrants(lines)
        assert by_engine(people) == by_oracle(people), lines


@pytest.mark.conformance
@pytest.mark.parametrize("start", range(1000, 5000, 100))
def test_thousands_of_positions(start: int) -> None:
    for index in range(start, start + 100):
        people = entrants_of(position_of(rough_section(f"tiny {index}", (3, 10))))
        assert by_engine(people) == by_oracle(people), index
        lines = random_lines(random.Random(f"made {index}"), (4, 9))
        people = entrants(lines)
        assert by_engine(people) == by_oracle(people), lines


def test_there_are_rounds_that_nobody_can_pair() -> None:
    answers = [by_oracle(entrants_of(position_of(rough_section(f"tiny {index}", (3, 9))))) for index in range(60)]
    assert 5 < answers.count(None) < 40


def test_nobody_is_left_for_the_bye() -> None:
    # 2 and 3 must not meet, so that one of them is left over, and neither may have the bye
    people = entrants("2 - b -- 0 - -; 1 - - -- 0 - 3; 1 - - -- 0 - 2")
    assert by_engine(people) is None
    assert by_oracle(people) is None
    # if they may, the one player with 2 has it, and C5 has no say
    people = entrants("2 - b -- 0 - -; 1 - - -- 0 - -; 1 - - -- 0 - -")
    assert by_engine(people) == by_oracle(people) == ({frozenset((1, 2))}, 0)


def test_who_is_left_can_be_paired_exactly_if_the_oracle_says_so() -> None:
    for index in range(60):
        rng = random.Random(index)
        people = entrants(random_lines(rng, (4, 9)))
        rest = frozenset(rng.sample(range(len(people)), rng.randint(0, len(people))))
        oracle = Oracle(people)
        scores = {one.score for one in people}
        expected = any(oracle.completes(rest, score) for score in scores)
        assert all_can_be_paired(field_of(people), mask_of(rest)) == expected, index


def test_who_floats_on_may_meet_one_of_those_who_need_his_bracket() -> None:
    """3 floats on to 7 or 8, who without him would both need 4 and 5: then 4 meets 6, and 5 is free to float to 8."""
    people = entrants(
        "4 - b -- 0 t 3,4,6; 3 - b -- 0 t 5; 2 - b -- 0 - 1,6; 1 - b -- 0 - 1,5,8; 1 - b -- 0 - 2,4,7; "
        "1 - b -- 0 - 1,3,7,8; 0 - b -- 0 - 5,6,8; 0 - b -- 0 - 4,6,7"
    )
    pairs = {frozenset(pair) for pair in ((0, 1), (3, 5), (2, 6), (4, 7))}
    assert by_engine(people) == by_oracle(people) == (pairs, None)
