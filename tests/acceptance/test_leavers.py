"""FIDE's checklist, Q170 and Q197-198: who left stands in the standings with a mark, who was expelled does not."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable

import pytest

from tdapp.cli.main import run
from tdapp.domain.commands.players import ExpelPlayer, WithdrawPlayer
from tdapp.domain.section.event import Section
from tdapp.reports.data import data_of
from tdapp.reports.documents import crosstable_swiss, standings
from tdapp.reports.layout.model import Table
from tdapp.reports.options import PrintOptions
from tdapp.services.tables.standings import compute_standings
from tests.acceptance.desk import Desk
from tests.arena import arena
from tests.event_files import ALL

OPTIONS = PrintOptions(printed_at=dt.datetime(2026, 5, 3, 18, 0, tzinfo=dt.UTC))


@pytest.fixture
def desk(at_desk: Callable[[Section], Desk]) -> Desk:
    """Number 4 was expelled after round 1, which he won; number 3 withdrew."""
    found = at_desk(arena("1 Anna | 4b0\n2 Béla | 3w1\n3 Carl | 2b0\n4 Dieter | 1w1", rounds_total=3))
    found.do(ExpelPlayer(1, 4, 2, "threats", ALL), WithdrawPlayer(1, 3, 2, "ill"))
    return found


def test_q198_who_was_expelled_is_not_in_the_standings(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    """Q198: on screen and paper, in the file for others; a line says so, the places are those of the others."""
    table = compute_standings(desk.section)
    assert [(row.rank, row.player.number) for row in table.listed] == [(1, 2), (2, 1), (2, 3)]
    assert "Expelled and not in the standings: no. 4." in table.notes
    sheet = standings.build(data_of(table), OPTIONS)
    (block,) = sheet.blocks
    assert isinstance(block, Table)
    names = [column.key for column in block.columns].index("name")
    assert [row.texts[names] for row in block.rows] == ["Béla", "Anna", "Carl"]
    desk.store.close()
    for shape in ("table", "json", "csv"):
        assert run(["standings", str(desk.store.path), "--format", shape]) == 0
        shown = capsys.readouterr().out
        assert "Dieter" not in shown
        if shape == "json":
            assert [one["start_number"] for one in json.loads(shown)["players"]] == [2, 1, 3]


def test_q198_the_games_stay_in_the_crosstable(desk: Desk) -> None:
    """Who lost to him did lose."""
    sheet = crosstable_swiss.build(data_of(compute_standings(desk.section)), OPTIONS)
    rows = [row for block in sheet.blocks if isinstance(block, Table) for row in block.rows]
    assert any("Dieter" in text for row in rows for text in row.texts)
