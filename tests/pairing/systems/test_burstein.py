"""Burstein against C.04.4.2 written down naively, and against what the article says in examples."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.burstein import BursteinEngine
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import EngineTimeout, NoLegalPairing, PairingCancelled, Patience
from tdapp.pairing.rules.burstein_position import indexes_of, ranking_of, seeding_rounds
from tdapp.pairing.rules.position import position_of
from tests.arena import arena
from tests.effort import some
from tests.pairing.systems.burstein_literal import literal_round, order_of_pairings
from tests.pairing.systems.swiss_played import empty, played

CODE = "FIDE_BURSTEIN"
ENGINE = BursteinEngine()


def drawn(drawing: str, **fields: Any) -> Section:
    """A Burstein event from its crosstable."""
    return arena(drawing, **({"initial_colour": "W", "type_code": CODE} | fields))


@pytest.mark.parametrize("seed", some(400, 70))
def test_the_engine_is_the_article(seed: int) -> None:
    """Bye, pairs and colours of every round after the seeding; in the suite there are more than a hundred."""
    for section, number, pairing in played(seed, ENGINE, CODE, most=9):
        if number > seeding_rounds(section.rounds_total):
            ours = None if pairing is None else (pairing.bye, set(pairing.pairs))
            assert ours == literal_round(section, number), number


def test_the_events_above_meet_what_they_are_for() -> None:
    rounds = [
        pairing
        for seed in range(70)
        for section, number, pairing in played(seed, ENGINE, CODE, most=9)
        if number > seeding_rounds(section.rounds_total)
    ]
    found = [pairing for pairing in rounds if pairing is not None]
    assert len(rounds) > 100
    assert None in rounds
    assert sum(pairing.bye is not None for pairing in found) > 20
    assert {name for one in found for bracket in one.brackets for name, _ in bracket.costs} == {"C5", "C6", "C7", "C8"}
    assert {rule for one in found for rule in one.colour_rules} == {f"5.2.{rule}" for rule in range(1, 6)}


@pytest.mark.parametrize(("rounds", "seeding"), [(1, 0), (3, 1), (5, 2), (7, 3), (8, 4), (9, 4), (11, 4), (13, 4)])
def test_how_many_rounds_are_seeding_rounds(rounds: int, seeding: int) -> None:
    """1.6.2: half of them, four at most."""
    assert seeding_rounds(rounds) == seeding


def test_seeding_rounds_are_dutch_in_everything() -> None:
    """1.6.1: the bye of round 1 goes to the last, by C9, and the lower half is met in its order."""
    section = empty(9, 8, CODE)
    ours, theirs = ENGINE.pair(section, 1), DutchEngine().pair(section, 1)
    assert (ours.pairs, ours.bye, ours.engine) == (theirs.pairs, theirs.bye, theirs.engine)


def test_the_order_of_pairings_of_the_article() -> None:
    """4.3, note: six players, two pairs. (The page prints one line twice.)"""
    said = """1-6 2-5 3-0 4-0; 1-6 2-4 3-0 5-0; 1-6 2-3 4-0 5-0; 1-6 2-0 3-5 4-0; 1-6 2-0 3-4 5-0; 1-6 2-0 3-0 4-5;
        1-5 2-6 3-0 4-0; 1-5 2-4 3-0 6-0; 1-5 2-3 4-0 6-0"""
    order = order_of_pairings(6, 2)
    assert len(order) == 45
    for line, opponents in zip(said.split(";"), order, strict=False):
        pairs = [f"{n}-{m}" for n, m in enumerate(opponents, 1) if m == 0 or m > n]
        assert pairs == line.split()
    assert order[-1] == (0, 0, 4, 3, 6, 5)


def test_the_first_in_the_ranking_meets_the_last() -> None:
    """4.3 without anything against it, in a round 1 that is no seeding round (an event of one round)."""
    pairing = ENGINE.pair(empty(6, 1, CODE), 1)
    assert {frozenset(pair) for pair in pairing.pairs} == {frozenset(pair) for pair in ((1, 6), (2, 5), (3, 4))}
    assert pairing.pairs[0] == (1, 6)
    assert pairing.pairs[1] == (5, 2)
    assert pairing.engine.startswith("tdapp burstein ")


def test_four_stay_and_two_float() -> None:
    """Brackets 1 to 6 with 3 and 4 who may meet nobody of it: 1-6, 2-5, and 3 and 4 float to 7 and 8."""
    apart = [(one, other) for one in (3, 4) for other in range(1, 7) if other != one]
    section = empty(8, 1, CODE, forbidden=tuple(ForbiddenPairs(1, 1, tuple(sorted(pair))) for pair in apart))
    pairing = ENGINE.pair(section, 1)
    assert {frozenset(pair) for pair in pairing.pairs} == {frozenset(pair) for pair in ((1, 6), (2, 5), (3, 8), (4, 7))}


# -- the index (1.7) -----------------------------------------------------------------------------------------------


def test_the_index_is_buchholz_then_sonneborn_berger() -> None:
    """1.7.1; a round without a game is one against himself with the points that it gave (1.7.2)."""
    position = position_of(drawn("""
        1 A | 2w1 3b=
        2 B | 1b0 4w+
        3 C | 4w1 1w=
        4 D | 3b0 2b-
        5 E | U   H
    """, rounds_total=4), 3)  # fmt: skip
    scores = {1: Fraction(3, 2), 2: Fraction(1), 3: Fraction(3, 2), 4: Fraction(0), 5: Fraction(3, 2)}
    assert indexes_of(position) == {
        1: (scores[2] + scores[3], scores[2] + scores[3] / 2),
        2: (scores[1] + scores[2], scores[2]),  # the forfeit counts as against himself
        3: (scores[4] + scores[1], scores[4] + scores[1] / 2),
        4: (scores[3] + scores[4], Fraction(0)),
        5: (2 * scores[5], scores[5] + scores[5] / 2),
    }


def test_who_has_gone_counts_as_drawing_for_his_opponents() -> None:
    """1.7.2, exception: zero-point byes in a row up to the round that is paired; not for himself, not if he is back."""
    rows = """
        1 A | 2w1 3b1 4w1 {0}
        2 B | 1b0 Z   Z   {1}
        3 C | 4w0 1w0 5b1 {0}
        4 D | 3b1 5w1 1b0 {0}
        5 E | Z   4b0 3w0 {0}
    """
    gone = indexes_of(position_of(drawn(rows.format(".", "Z"), rounds_total=8), 4))
    back = indexes_of(position_of(drawn(rows.format(".", "."), rounds_total=8), 4))
    assert gone[1][0] - back[1][0] == 1  # two rounds, a draw each
    assert gone[1][1] - back[1][1] == 1
    assert gone[2] == back[2]
    assert gone[3] == back[3]
    assert gone[4] == back[4]  # 5 was away once, and is there again


def test_the_score_is_not_looked_at_in_the_ranking() -> None:
    """1.8, note; then the pairing number (1.8.2)."""
    position = position_of(drawn("""
        1 A | 3w1 4b1
        2 B | 4w1 3b1
        3 C | 1b0 2w0
        4 D | 2b0 1w0
    """, rounds_total=6), 3)  # fmt: skip
    assert ranking_of(position) == {3: 1, 4: 2, 1: 3, 2: 4}


def test_fictitious_points_are_not_in_the_index() -> None:
    """1.7.2; the brackets are made with them."""
    rows = "1 A | 3w1 .\n2 B | 4b1 .\n3 C | 1b0 .\n4 D | 2w0 ."
    plain = drawn(rows, rounds_total=2)
    baku = replace(plain, type_code="FIDE_BURSTEIN_BAKU")
    assert indexes_of(position_of(plain, 2)) == indexes_of(position_of(baku, 2))


# -- the bye (3.1) -------------------------------------------------------------------------------------------------


def test_the_bye_goes_to_the_last_in_the_ranking_of_those_who_played_most() -> None:
    """3.1.3 to 3.1.5: 4, 5 and 6 have the lowest score, 6 played less; 5 had the weaker opponent of the others."""
    section = drawn("""
        1 A | 4w1 6b1 .
        2 B | 5w1 3b= .
        3 C | 7w1 2w= .
        4 D | 1b0 5w= .
        5 E | 2b0 4b= .
        6 F | H   1w0 .
        7 G | 3b0 U   .
    """, rounds_total=4)  # fmt: skip
    pairing = ENGINE.pair(section, 3)
    assert pairing.bye == 5
    assert literal_round(section, 3) == (pairing.bye, set(pairing.pairs))


# -- the contract --------------------------------------------------------------------------------------------------


def test_no_topscorers() -> None:
    """2.1.3: in the last round too two who must have the same colour do not meet."""
    section = drawn("1 A | 3b1 4b1 .\n2 B | 4b1 3b1 .\n3 C | 1w0 2w0 Z\n4 D | 2w0 1w0 Z", rounds_total=3)
    with pytest.raises(NoLegalPairing):
        ENGINE.pair(section, 3)
    assert DutchEngine().pair(replace(section, type_code="FIDE_DUTCH"), 3).pairs


def test_higher_ratings_change_nothing_and_the_other_lot_mirrors_the_first_round() -> None:
    for section, number, pairing in played(3, ENGINE, CODE, most=20, least=12):
        if pairing is not None:
            raised = tuple(replace(player, rating=(player.rating or 0) + 100) for player in section.players)
            assert ENGINE.pair(replace(section, players=raised), number).pairs == pairing.pairs
    other = ENGINE.pair(empty(8, 1, CODE, initial_colour="B"), 1)
    assert [pair[::-1] for pair in other.pairs] == list(ENGINE.pair(empty(8, 1, CODE), 1).pairs)


def test_what_stops_it() -> None:
    section = empty(6, 1, CODE)
    with pytest.raises(PairingCancelled):
        ENGINE.pair(section, 1, patience=Patience(cancel=lambda: True))
    with pytest.raises(EngineTimeout):
        ENGINE.pair(section, 1, patience=Patience(-1))
    with pytest.raises(RuleViolation, match=r"C\.04\.4\.2, 5\.1"):
        ENGINE.pair(replace(section, initial_colour=""), 1)
    away = drawn("1 A | Z\n2 B | Z", rounds_total=1)
    assert ENGINE.pair(away, 1).pairs == ()
