"""C.04.7 by its own numbers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Acceleration, Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.rules.baku import accelerated_rounds, baku_accelerations, upper_group_size, with_acceleration
from tests.arena import arena


def field(size: int, rounds: int) -> Section:
    return arena("\n".join(f"{number} P{number} |" for number in range(1, size + 1)), rounds_total=rounds)


@pytest.mark.parametrize(("players", "group"), [(161, 82), (160, 80), (158, 80), (10, 6), (8, 4), (4, 2), (1, 2)])
def test_group_a(players: int, group: int) -> None:
    assert upper_group_size(players) == group


def test_group_a_is_the_first_half_rounded_up_to_an_even_number() -> None:
    for players in range(1, 500):
        size = upper_group_size(players)
        assert size % 2 == 0
        assert 2 * (size - 2) < players <= 2 * size


def test_the_accelerated_rounds_are_the_first_half_rounded_up() -> None:
    for rounds in range(1, 30):
        full, half = accelerated_rounds(rounds)
        assert 2 * (full + half) - rounds in (0, 1)
        assert full - half in (0, 1)


@pytest.mark.parametrize(("rounds", "full", "half"), [(9, 3, 2), (7, 2, 2), (11, 3, 3), (5, 2, 1), (1, 1, 0)])
def test_rounds(rounds: int, full: int, half: int) -> None:
    assert accelerated_rounds(rounds) == (full, half)


def test_blocks() -> None:
    assert baku_accelerations(field(161, 9)) == (
        Acceleration("1.0", 1, 3, 1, 82),
        Acceleration("0.5", 4, 5, 1, 82),
    )


def test_byes_of_round_one_have_no_number_when_the_groups_are_formed() -> None:
    # ten players, 1 and 3 have byes in round 1: eight are paired, group A are four of them, 2 4 5 6
    section = field(10, 5)
    cells = tuple(
        (Cell(Outcome.HALF_POINT_BYE if player.number in (1, 3) else Outcome.UNPAIRED),) for player in section.players
    )
    assert [block.last_number for block in baku_accelerations(replace(section, cells=cells))] == [6, 6]


def test_only_where_a_win_is_two_draws() -> None:
    with pytest.raises(RuleViolation, match="win is worth two draws"):
        baku_accelerations(replace(field(8, 5), points=PointSystem(Fraction(3), Fraction(1))))
    doubled = replace(field(8, 5), points=PointSystem(Fraction(2), Fraction(1)))
    assert [block.points for block in baku_accelerations(doubled)] == ["2.0", "1.0"]


def test_a_type_code_is_enough(gacrux: GacruxEngine) -> None:
    section = replace(field(8, 5), type_code="FIDE_DUTCH_BAKU", initial_colour="W")
    assert with_acceleration(section).accelerations == baku_accelerations(section)
    # the upper group 1-4 meets among itself: 1-3 2-4, then 5-7 6-8
    assert gacrux.pair(section).pairs == ((1, 3), (4, 2), (5, 7), (8, 6))
    assert gacrux.pair(replace(section, type_code="")).pairs == ((1, 5), (6, 2), (3, 7), (8, 4))


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_very_few_players(count: int) -> None:
    section = arena("\n".join(f"{number} P{number} |" for number in range(1, count + 1)), rounds_total=5)
    blocks = baku_accelerations(section)
    assert [(block.first_number, block.last_number) for block in blocks] == [(1, min(count, 2))] * (2 if count else 0)


def test_who_leaves_before_round_one_is_in_no_group() -> None:
    """Nine of ten are paired, group A are the first six of them: 2 to 7."""
    section = field(10, 5)
    gone = replace(section.players[0], standing=Standing.WITHDRAWN)
    left = replace(section, players=(gone, *section.players[1:]))
    assert [block.last_number for block in baku_accelerations(left)] == [7, 7]
