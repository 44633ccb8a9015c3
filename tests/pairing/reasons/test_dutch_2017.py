"""Reasons of the rules of 2017: for every board, every bye and every pair that was not made, without a guess."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest

from tdapp.domain.systems.registry import DUTCH_2017
from tdapp.pairing.engines.dutch_2017.adapter import Dutch2017Engine
from tdapp.pairing.engines.engine import NoLegalPairing, Pairing
from tdapp.pairing.reasons.dutch_2017 import OldJudge, why_board, why_bye, why_not
from tdapp.pairing.rules.position import position_of
from tests.arena import arena
from tests.effort import some
from tests.golden.reader import golden
from tests.pairing.engines.dutch.rough import rough_section


def positions(count: int):  # type: ignore[no-untyped-def]
    for index in range(count):
        section = replace(rough_section(f"reasons {index}", (4, 16)), system_key=DUTCH_2017.key)
        try:
            yield position_of(section), Dutch2017Engine().pair(section)
        except NoLegalPairing:
            continue


def test_every_board_and_every_pair_that_was_not_made_has_a_reason() -> None:
    told: set[str] = set()
    for position, pairing in positions(len(some(60, 10))):
        rng = random.Random(position.round)
        for white, black in pairing.pairs:
            said = why_board(position, white, black)
            assert not any(text.startswith("By the rules") for text in said), said
            assert why_not(position, pairing, white, black) == ()
        pairs = {frozenset(pair) for pair in pairing.pairs}
        others = [pair for pair in combinations(position.present, 2) if frozenset(pair) not in pairs]
        for one, other in rng.sample(others, min(10, len(others))):
            found = why_not(position, pairing, one, other)
            assert found
            assert not any(reason.text.startswith("By the rules") for reason in found), (one, other)
            told |= {reason.article for reason in found}
        if pairing.bye is not None:
            assert why_bye(position, pairing.bye)[0].endswith("an odd number (C.04.1, 3).")
            assert why_not(position, pairing, pairing.bye, 0) == ()
    assert {"C.04.3, C4", "C.04.3 (2017), C5", "C.04.3 (2017), C10", "C.04.3 (2017), D"} <= told


def test_the_bye_says_of_everybody_left_over_why_not_he() -> None:
    told = 0
    for position, pairing in positions(len(some(40, 8))):
        if pairing.bye is None:
            continue
        shown = {card.shown: number for number, card in position.cards.items()}
        for text in why_bye(position, pairing.bye):
            name, had, reason = text.removeprefix("If ").partition(" had the bye: ")
            if had:
                told += 1
                assert why_not(position, pairing, shown[name], 0)[0].text == reason
    assert told


def test_a_round_that_was_paired_otherwise_says_what_the_rules_have() -> None:
    position = position_of(replace(golden("rules_differ_2").section(), system_key=DUTCH_2017.key))
    judge = OldJudge(position)
    assert judge.opponent_of(1) == 2
    made = Pairing(position.round, ((2, 5), (3, 4)), 1, "by hand")  # the rules of 2026
    assert "By the rules Player 1 (1) would meet Player 2 (2)." in why_bye(position, 1)
    assert any("would meet" in text for text in why_board(position, 2, 5))
    (reason,) = why_not(position, made, 1, 2)
    assert reason.text == "By the rules Player 1 (1) would meet Player 2 (2)."


@pytest.mark.parametrize(("one", "other"), [(1, 99), (99, 0)])
def test_who_is_not_there_is_named(one: int, other: int) -> None:
    position = position_of(replace(golden("rules_differ_2").section(), system_key=DUTCH_2017.key))
    (found,) = why_not(position, Pairing(position.round, (), None, ""), one, other)
    assert found.forbids
    assert "is not to be paired" in found.text


def test_of_who_had_a_bye_it_is_not_asked_what_another_would_cost() -> None:
    section = arena("1 A | 2w=\n2 B | 1b=\n3 C | U", rounds_total=3, initial_colour="W", system_key=DUTCH_2017.key)
    position = position_of(section)
    bye = Dutch2017Engine().pair(section).bye
    assert bye in (1, 2)
    said = why_bye(position, bye)
    assert any(text.startswith("C (3) ") for text in said)
    assert [text for text in said if text.startswith("If C (3)")] == []
    assert any(text.startswith(f"If {'BA'[bye - 1]} ({3 - bye}) had the bye: ") for text in said)


def test_the_bye_of_a_round_without_a_legal_pairing_was_given_by_hand() -> None:
    drawing = "1 A | 2w1 3b1 U\n2 B | 1b0 U 3w1\n3 C | U 1w0 2b0"
    section = arena(drawing, rounds_total=5, initial_colour="W", system_key=DUTCH_2017.key)
    assert why_bye(position_of(section), 1)[-1] == "The round has no legal pairing; it was made by hand."
