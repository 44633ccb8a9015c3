"""The most pairs that the absolute rules leave, where a round has no legal pairing (C.04.3, 1.9.3)."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import ForbiddenPairs
from tdapp.pairing.rules.position import position_of
from tdapp.pairing.rules.possible import has_legal_pairing, most_legal_pairs
from tests.arena import arena

# after round 1:  4 and 3 have won, 2 and 1 have lost
PLAYED = "1 A 2000 | 4b0\n2 B 1900 | 3w0\n3 C 1800 | 2b1\n4 D 1700 | 1w1"


def test_the_nearest_in_points_and_rank_are_paired_the_higher_first() -> None:
    position = position_of(arena(PLAYED, rounds_total=5), 2)
    assert has_legal_pairing(position)
    # ranked 3 4 1 2: each meets the nearest, the pair of the leaders first by the numbers
    assert most_legal_pairs(position) == ((1, 2), (3, 4))


def test_the_higher_of_a_pair_is_named_first_whatever_the_numbers() -> None:
    section = replace(
        arena(PLAYED, rounds_total=5), forbidden=(ForbiddenPairs(1, 5, (1, 2)), ForbiddenPairs(1, 5, (3, 4)))
    )
    pairs = most_legal_pairs(position_of(section, 2))
    assert pairs == ((3, 1), (4, 2))  # 3 and 4 have a point more than 1 and 2; 1-4 and 2-3 have met


def test_as_many_as_can_be_where_all_cannot() -> None:
    section = replace(
        arena(PLAYED, rounds_total=5), forbidden=(ForbiddenPairs(1, 5, (1, 2, 3)), ForbiddenPairs(1, 5, (2, 4)))
    )
    position = position_of(section, 2)
    assert not has_legal_pairing(position)
    assert most_legal_pairs(position) == ((3, 4),)
