"""Who can still win, on paper: by hand for a round robin before its last round, and as on every other surface."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Kind
from tdapp.reports.data import data_of
from tdapp.reports.documents import prospects
from tdapp.reports.layout.model import Chart, Table
from tdapp.services.tables import chances as chances_module
from tdapp.services.tables.chances import chances, usual_samples
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.effort import FULL, sample
from tests.reports.builders import OPTIONS, swiss

# Left by the Berger table: Bela - Dora, Cilla - Anna. Who can still reach Anna's 2 is Dora, whom she has beaten: direct
# encounter keeps her first. Each of the others can win and be second, or lose and be last: Dora behind two of 1.5.
LAST_ROUND = """
1 Anna 2000  | 4w1 2w1 .
2 Bela 1990  | 3w= 1b0 .
3 Cilla 1980 | 2b= 4b0 .
4 Dora 1970  | 1b0 3w1 .
"""


def test_best_and_worst_places_before_the_last_round():
    section = arena(LAST_ROUND, kind=Kind.ROUND_ROBIN, rounds_total=3)
    model = prospects.build(data_of(compute_standings(section)), OPTIONS)
    (table,) = [block for block in model.blocks if isinstance(block, Table)]
    found = {row.texts[2]: row.texts[4:7] for row in table.rows}
    assert found == {
        "Anna": ("1", "1", "100.0%"),
        "Bela": ("2", "4", "–"),
        "Cilla": ("2", "4", "–"),
        "Dora": ("2", "4", "–"),
    }
    assert "9 outcomes" in model.heading.remark
    assert not [block for block in model.blocks if isinstance(block, Chart)]  # one bar says nothing


@pytest.mark.parametrize(("players", "drawn"), [(12, 1000), (40, 750), (400, 100)])
def test_the_larger_the_field_the_fewer_are_drawn(players: int, drawn: int, monkeypatch):
    monkeypatch.setattr(chances_module, "_WORK", 30_000)  # conftest.py has fewer drawn
    assert usual_samples(swiss(players, 2, total=3)) == drawn


@pytest.mark.parametrize("players", sample([12, 40, 400], 12, 40))
def test_paper_says_the_numbers_that_the_command_line_and_the_website_say(players: int, monkeypatch):
    section = swiss(players, 2, total=3)
    monkeypatch.setattr(chances_module, "_WORK", 30_000 if FULL else 0)
    model = prospects.build(data_of(compute_standings(section)), OPTIONS)
    found = chances(section)
    assert found is not None
    assert found.outcomes == usual_samples(section)
    assert model.heading.remark == found.words
    (table,) = [block for block in model.blocks if isinstance(block, Table)]
    said = [(int(row.texts[1]), int(row.texts[4]), int(row.texts[5])) for row in table.rows]
    assert said == [(one.player.number, one.best, one.worst) for one in found.rows]
