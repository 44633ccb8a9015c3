"""A Keizer crosstable of another program: points by games, its scores not taken for points, and said."""

from __future__ import annotations

from tdapp.interchange.crosstable import read_crosstable
from tdapp.services.tables.standings import compute_standings

TABLE = """{above}No;Name;Rtg;1;2;3;{points}
1;Bos;2000;2b0;4w1;5b1;12
2;Dekker;1900;1w1;3b=;4w1;19
3;Vos;1800;4b=;2w=;6b0;11.5
4;Kok;1700;3w=;1b0;2b0;7
5;Maas;1600;6b1;bye;1w0;6.5
6;Post;1500;5w0;-;3w1;8.67
"""


def test_what_names_the_system_is_taken_and_said() -> None:
    for above, points, name in (
        ("Keizer competition\n", "Pts", "club"),
        ("", "Keizer", "club"),
        ("", "Pts", "keizer 26"),
    ):
        reading = read_crosstable(TABLE.format(above=above, points=points).encode(), name)
        assert reading.section.system.id == "keizer"
        said = [note.text for note in reading.notes]
        assert any("names the Keizer system, which was taken; points are those of the games" in text for text in said)
        rows = {row.player.number: row.points for row in compute_standings(reading.section).rows}
        assert (rows[1], rows[2], rows[4]) == ("2.0", "2.5", "0.5")


def test_any_other_table_stays_what_it_was() -> None:
    reading = read_crosstable(TABLE.format(above="", points="Pts").encode(), "club")
    assert reading.section.system.id == "dutch"
