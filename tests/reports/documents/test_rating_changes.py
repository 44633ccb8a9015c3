"""The sheet of rating changes: the numbers of services.ratings.changes, a line a player."""

from __future__ import annotations

from tdapp.reports.data import data_of
from tdapp.reports.documents import rating_changes
from tdapp.reports.layout.model import Paragraph, Table
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import OPTIONS


def model(drawing: str):
    section = arena(drawing)
    return rating_changes.build(data_of(compute_standings(section), ()), OPTIONS)


def test_rated_and_unrated_players():
    made = model("1 Anna 1500 | 2b1 3w1\n2 Bela 1950 | 1w0 U\n3 Cilla | H 1b0")
    (table,) = [block for block in made.blocks if isinstance(block, Table)]
    assert [row.texts for row in table.rows] == [
        ("1", "", "Anna", "1500", "1", "1.0", "0.08", "20", "+18.4", "1518"),
        ("2", "", "Bela", "1950", "1", "0.0", "0.92", "20", "-18.4", "1932"),
        ("3", "", "Cilla", "", "1", "0.0", "", "", "", ""),
    ]


def test_before_the_first_game():
    made = model("1 Anna 1500 |\n2 Bela 1950 |")
    assert isinstance(made.blocks[0], Paragraph)
