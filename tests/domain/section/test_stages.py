"""Rounds that belong together as one match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.stages import ends_stage, game_of, games_of_stage, rounds_of, stage_of
from tdapp.domain.systems.registry import SYSTEMS


def section(kind: Kind, games: int = 1) -> Section:
    return Section(Event("Cup"), (), (), 8, kind=kind, cycles=games)


@pytest.mark.parametrize("kind", [Kind.SWISS, Kind.ROUND_ROBIN, Kind.TEAM_ROUND_ROBIN])
def test_a_round_is_its_own_stage_whatever_the_cycles(kind: Kind) -> None:
    double = section(kind, 2)
    assert games_of_stage(double) == 1
    assert [stage_of(double, number) for number in range(1, 5)] == [1, 2, 3, 4]
    assert rounds_of(double, 3) == range(3, 4)
    assert ends_stage(double, 3)


@pytest.mark.parametrize("games", [1, 2, 4])
def test_every_round_lies_in_one_stage(games: int) -> None:
    cup = section(Kind.TEAM_KNOCKOUT, games)
    stages = [list(rounds_of(cup, stage)) for stage in range(1, 5)]
    assert [number for stage in stages for number in stage] == list(range(1, 4 * games + 1))
    for stage, rounds in enumerate(stages, 1):
        assert [stage_of(cup, number) for number in rounds] == [stage] * games
        assert [game_of(cup, number) for number in rounds] == list(range(1, games + 1))
        assert [ends_stage(cup, number) for number in rounds] == [False] * (games - 1) + [True]


def test_no_games_at_all_are_one() -> None:
    assert games_of_stage(section(Kind.TEAM_KNOCKOUT, 0)) == 1


def test_the_games_of_a_knock_out_of_players_are_among_its_parameters() -> None:
    cup = Section(Event("Cup"), (), (), 8, kind=Kind.KNOCKOUT, system_text="games=4", cycles=2)
    assert games_of_stage(cup) == 4
    assert games_of_stage(replace(cup, system_text="")) == 1
    assert all(system.stage_rounds >= 1 for system in SYSTEMS)
