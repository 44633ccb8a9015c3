"""The ladders whose places are set side by side."""

from __future__ import annotations

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.ladder_places import ladder_columns
from tests.arena import arena

SWISS = arena("1 A 2000 | 2w1\n2 B 1900 | 1b0")


def test_a_ready_ladder_that_comes_to_the_same_as_another_is_no_column_of_its_own() -> None:
    offered = ladder_columns(SWISS, parse_ladder("BH"))
    assert len(offered) > 2
    columns = ladder_columns(SWISS, offered[1].ladder)  # one of them is the one that stands
    assert len(columns) == len(offered) - 1
    for found in (offered, columns):
        assert len({str(one.ladder) for one in found}) == len(found)
        assert [one.as_it_stands for one in found] == [True] + [False] * (len(found) - 1)
