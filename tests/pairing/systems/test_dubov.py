"""Dubov against C.04.4.1 written down naively, and against what the article says in examples."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.outcome import Colour
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.dubov import DubovEngine, middle_out
from tdapp.pairing.engines.engine import EngineTimeout, NoLegalPairing, PairingCancelled, Patience
from tdapp.pairing.rules.colours import Strength
from tdapp.pairing.rules.dubov_position import dubov_position_of, most_upfloats
from tdapp.pairing.rules.position import position_of
from tests.arena import arena
from tests.effort import some
from tests.pairing.systems.dubov_literal import literal_round
from tests.pairing.systems.swiss_played import empty, played

CODE = "FIDE_DUBOV"
ENGINE = DubovEngine()


def drawn(drawing: str, **fields: Any) -> Section:
    """A Dubov event from its crosstable."""
    return arena(drawing, **({"initial_colour": "W", "type_code": CODE} | fields))


@pytest.mark.parametrize("seed", some(400, 60))
def test_the_engine_is_the_article(seed: int) -> None:
    """Bye, pairs and colours of every round; in the suite there are more than two hundred."""
    for section, number, pairing in played(seed, ENGINE, CODE):
        ours = None if pairing is None else (pairing.bye, set(pairing.pairs))
        assert ours == literal_round(section, number), number


def test_the_events_above_meet_what_they_are_for() -> None:
    rounds = [pairing for seed in range(60) for _, _, pairing in played(seed, ENGINE, CODE)]
    found = [pairing for pairing in rounds if pairing is not None]
    assert len(rounds) > 200
    assert None in rounds
    assert sum(pairing.bye is not None for pairing in found) > 20
    named = {name for one in found for bracket in one.brackets for name, _ in bracket.costs}
    assert named == {"C5", "C6", "C7", "C8", "C9", "C10"}
    assert {rule for one in found for rule in one.colour_rules} == {f"5.2.{rule}" for rule in range(1, 6)}


@pytest.mark.parametrize(("rounds", "most"), [(4, 2), (5, 3), (9, 3), (10, 4), (11, 4)])
def test_how_often_one_may_upfloat(rounds: int, most: int) -> None:
    """1.8.2: MaxT = 2 + [Rnds/5]."""
    assert most_upfloats(rounds) == most


def test_shifters_are_numbered_from_the_middle() -> None:
    """4.3.3, example: of A to G #1 is D, then C E B F A G."""
    assert ["ABCDEFG"[place] for place in middle_out(range(7))] == ["D", "C", "E", "B", "F", "A", "G"]
    assert middle_out([1, 2, 3, 4]) == [2, 3, 1, 4]
    assert middle_out([]) == []


def test_the_first_transposition_of_the_first_round() -> None:
    """3.2.3 and 4.4: the upper half against the lower one; White by the parity of the upper number (5.2.1)."""
    assert ENGINE.pair(empty(8, 5, CODE), 1).pairs == ((1, 5), (6, 2), (3, 7), (8, 4))


def test_whose_opponents_were_weakest_meets_the_highest_number() -> None:
    """3.2.5 and 3.2.6: White seekers by ascending average of the opponents' ratings, Black seekers by number."""
    section = drawn("""
        1 A 2400 | 5w1 .
        2 B 2300 | 6b1 .
        3 C 2200 | 7w1 .
        4 D 2100 | 8b1 .
        5 E 1500 | 1b0 .
        6 F 1900 | 2w0 .
        7 G 1700 | 3b0 .
        8 H 1600 | 4w0 .
    """, rounds_total=5)  # fmt: skip
    pairing = ENGINE.pair(section, 2)
    assert pairing.pairs == ((4, 1), (2, 3), (5, 8), (7, 6))  # 4 met 1600 and 2 met 1900; 7 met 2200 and 5 met 2400
    assert literal_round(section, 2) == (None, set(pairing.pairs))


# -- definitions ---------------------------------------------------------------------------------------------------


def test_the_average_of_the_opponents_is_rounded_half_up() -> None:
    """1.7: 1500 and 1501 give 1501; forfeits do not count, and before the first game it is 0."""
    position = dubov_position_of(position_of(drawn("""
        1 A 2000 | 2w1 3b0 4w+
        2 B 1500 | 1b0 4w1 H
        3 C 1501 | 4b1 1w1 H
        4 D 1800 | 3w0 2b0 1b-
        5 E 1700 | H   H   H
    """, rounds_total=5), 4))  # fmt: skip
    assert [position.cards[number].aro for number in (1, 5)] == [1501, 0]


def test_who_has_not_played_is_mildly_due_black() -> None:
    """1.6.4."""
    position = dubov_position_of(position_of(empty(2, 1, CODE), 1))
    wanted = position.cards[1].preference
    assert (wanted.colour, wanted.strength) == (Colour.BLACK, Strength.MILD)


def test_an_upfloat_is_a_game_against_a_higher_score() -> None:
    """1.3.2 and 1.8; without a game there is none, and the last round is looked at by itself (C10)."""
    position = dubov_position_of(position_of(drawn("""
        1 A 2000 | 2w1 3b1 4w1
        2 B 1900 | 1b0 4w+ 3b0
        3 C 1800 | 4w= 1w0 2w1
        4 D 1700 | 3b= 2b- 1b0
    """, rounds_total=9), 4))  # fmt: skip
    assert [(position.cards[n].upfloats, position.cards[n].upfloated_last) for n in range(1, 5)] == [
        (0, False), (0, False), (2, True), (1, True),
    ]  # fmt: skip


def test_everybody_needs_a_rating() -> None:
    """1.1: a provisional one is given by the arbiter; nobody is counted as 0 in silence."""
    section = empty(4, 3, CODE)
    unrated = replace(section, players=(*section.players[:3], replace(section.players[3], rating=None)))
    with pytest.raises(RuleViolation, match=r"C\.04\.4\.1, 1\.1.*P4"):
        ENGINE.pair(unrated, 1)


# -- the contract --------------------------------------------------------------------------------------------------


def test_no_topscorers() -> None:
    """2.1.3: in the last round too two who must have the same colour do not meet."""
    rows = "1 A 2000 | 3b1 4b1 .\n2 B 1900 | 4b1 3b1 .\n3 C 1800 | 1w0 2w0 Z\n4 D 1700 | 2w0 1w0 Z"
    with pytest.raises(NoLegalPairing):
        ENGINE.pair(drawn(rows, rounds_total=3), 3)


def test_higher_ratings_change_nothing() -> None:
    """Averages rise as much as ratings, but for 0 before the first game."""
    for section, number, pairing in played(2, ENGINE, CODE, most=20, least=12):
        if pairing is not None:
            raised = tuple(replace(player, rating=(player.rating or 0) + 100) for player in section.players)
            assert ENGINE.pair(replace(section, players=raised), number).pairs == pairing.pairs


def test_the_other_lot_mirrors_the_first_round() -> None:
    other = ENGINE.pair(empty(9, 5, CODE, initial_colour="B"), 1)
    one = ENGINE.pair(empty(9, 5, CODE), 1)
    assert [pair[::-1] for pair in other.pairs] == list(one.pairs)
    assert one.bye == 9


def test_prohibitions_in_the_first_round_shift_the_fewest() -> None:
    """3.2.4 where nobody has played: 1 may meet 2 only, so that one of these changes to the lower half."""
    apart = tuple(ForbiddenPairs(1, 5, (1, other)) for other in range(3, 9))
    section = empty(8, 5, CODE, forbidden=apart)
    pairing = ENGINE.pair(section, 1)
    assert (1, 2) in {tuple(sorted(pair)) for pair in pairing.pairs}
    assert literal_round(section, 1) == (None, set(pairing.pairs))


def test_what_stops_it() -> None:
    section = empty(6, 3, CODE)
    with pytest.raises(PairingCancelled):
        ENGINE.pair(section, 1, patience=Patience(cancel=lambda: True))
    with pytest.raises(EngineTimeout):
        ENGINE.pair(section, 1, patience=Patience(-1))
    with pytest.raises(RuleViolation, match=r"C\.04\.4\.1, 5\.1"):
        ENGINE.pair(replace(section, initial_colour=""), 1)
    away = drawn("1 A | Z\n2 B | Z", rounds_total=1)
    assert ENGINE.pair(away, 1).pairs == ()
