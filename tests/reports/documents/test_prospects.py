"""Who can still win, on paper: worked out by hand for a round robin before its last round."""

from __future__ import annotations

from tdapp.domain.section.event import Kind
from tdapp.reports.data import data_of
from tdapp.reports.documents import prospects
from tdapp.reports.layout.model import Chart, Table
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import OPTIONS

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
