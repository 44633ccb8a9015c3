"""The sheet for a round that has to be paired by hand: a line for every board and for the bye, nothing filled in."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.player import Player, Standing
from tdapp.reports.data import data_of
from tdapp.reports.documents import blank_pairings
from tdapp.reports.layout.model import Table
from tdapp.services.tables.standings import compute_standings
from tests.reports.builders import OPTIONS


@pytest.mark.parametrize(
    ("players", "withdrawn", "lines"),
    [(1, 0, ["1", "bye"]), (2, 0, ["1"]), (7, 0, ["1", "2", "3", "bye"]), (7, 1, ["1", "2", "3"]), (8, 8, ["1"])],
)
def test_a_line_for_every_board_and_for_the_bye(players: int, withdrawn: int, lines: list[str]) -> None:
    field = tuple(
        Player(number, f"P{number}", standing=Standing.WITHDRAWN if number <= withdrawn else Standing.ACTIVE)
        for number in range(1, players + 1)
    )
    section = Section(Event("By hand"), field, tuple(() for _ in field), rounds_total=5)
    model = blank_pairings.build(data_of(compute_standings(section)), OPTIONS)
    (table,) = (block for block in model.blocks if isinstance(block, Table))
    assert [row.texts[0] for row in table.rows] == lines
    assert {cell for row in table.rows for cell in row.texts[1:]} == {""}
    assert "round ____ of 5" in model.heading.stage
