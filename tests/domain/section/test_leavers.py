"""C.05, 6.6: the games of who leaves a round robin before half of them count for nobody.

1 A | 4b1 3w= 2b1     with 4 gone: 1.5
2 B | 3w1 4b+ 1w0     with 4 gone: 1
3 C | 2b0 1b= 4w+     with 4 gone: 0.5
4 D | 1w0 2w- 3b-     one game of three
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.leavers import counting_cells, left_early, points_before
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.systems.kind import Kind
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena

HALF = Fraction(1, 2)


def left(standing: Standing = Standing.WITHDRAWN, kind: Kind = Kind.ROUND_ROBIN, cycles: int = 1) -> Section:
    section = arena(
        "1 A | 4b1 3w= 2b1\n2 B | 3w1 4b+ 1w0\n3 C | 2b0 1b= 4w+\n4 D | 1w0 2w- 3b-", kind=kind, cycles=cycles
    )
    return replace(section, players=(*section.players[:3], replace(section.players[3], standing=standing)))


def test_points_before_a_round_are_those_of_the_standings() -> None:
    section = left()
    assert left_early(section) == {4}
    for after, points in enumerate(((0, 0, 0, 0), (0, 1, 0, 0), (HALF, 1, HALF, 0), (3 * HALF, 1, HALF, 0))):
        assert tuple(points_before(section, after + 1).values()) == points
        table = compute_standings(section, after_round=after)
        assert {row.player.number: Fraction(row.points) for row in table.rows} == dict(enumerate(points, 1))
    assert points_before(section) == points_before(section, 4)


def test_his_games_are_free_rounds_and_the_others_stay() -> None:
    section = left()
    assert [[cell.outcome for cell in row].count(Outcome.REST) for row in counting_cells(section)] == [1, 1, 1, 3]
    assert counting_cells(section)[0][1:] == section.cells[0][1:]


@pytest.mark.parametrize("section", [left(Standing.ACTIVE), left(Standing.EXPELLED), left(kind=Kind.SWISS)])
def test_all_games_of_others_count(section: Section) -> None:
    assert left_early(section) == frozenset()
    assert counting_cells(section) is section.cells
    assert points_before(section, 2) == {1: 1, 2: 1, 3: 0, 4: 0}


def test_half_of_the_games_are_enough() -> None:
    section = arena("1 A | 3b1 2w=\n2 B | R 1b=\n3 C | 1w0 R", kind=Kind.ROUND_ROBIN, rounds_total=3)
    players = (*section.players[:2], replace(section.players[2], standing=Standing.WITHDRAWN))
    assert left_early(replace(section, players=players)) == frozenset()
    assert left_early(replace(section, players=players, cycles=2)) == {3}
