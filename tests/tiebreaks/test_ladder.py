"""Folding the rungs: inside tied groups only, shared places shared, the deciding rung recorded."""

from __future__ import annotations

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena

# after two rounds: A 2; B, C, D 1 each; E 0 (and a forfeit loss)
FIVE = """
 1 A | 2w1 3b1
 2 B | 1b0 4w1
 3 C | 5w1 1w0
 4 D | U   2b0
 5 E | 3b0 Z
"""


def places(ladder: str) -> list[tuple[str, int | None, int | None]]:
    table = compute_standings(arena(FIVE), ladder=parse_ladder(ladder))
    return [(row.player.name, row.rank, row.decided_by) for row in table.rows]


def test_points_alone_leave_places_shared() -> None:
    """Competition ranking 1, 2, 2, 2, 5; -1 says that points separate, None that nothing does."""
    assert places("") == [("A", 1, -1), ("B", 2, None), ("C", 2, None), ("D", 2, -1), ("E", 5, None)]


def test_a_rung_splits_its_group_and_the_next_works_inside() -> None:
    """BWG splits nobody, WON puts B and C (a game won) before D (a bye), DE cannot split B and C (not met)."""
    assert places("BWG,WON,DE") == [("A", 1, -1), ("B", 2, None), ("C", 2, 1), ("D", 4, -1), ("E", 5, None)]


def test_a_lower_rung_never_crosses_a_higher_one() -> None:
    """BH: B met 2 and 1 = 3; C met 0.5 (E: the last-round absence is a draw) and 2 = 2.5; D dummy 1 and B 1 = 2."""
    assert places("BH,WON") == [("A", 1, -1), ("B", 2, 0), ("C", 3, 0), ("D", 4, -1), ("E", 5, None)]


def test_the_value_of_a_rung_does_not_depend_on_the_others() -> None:
    section = arena(FIVE)
    alone = compute_standings(section, ladder=parse_ladder("BH"))
    behind = compute_standings(section, ladder=parse_ladder("WON,BPG,BH"))
    assert {row.player.name: row.values[-1] for row in alone.rows} == {
        row.player.name: row.values[-1] for row in behind.rows
    }


def test_undefined_values_rank_last() -> None:
    """D played one rated game, C and B too; E's opponent C is rated. Nobody is unrated, A bye gives no rating."""
    section = arena("1 A 1500 | U\n2 B 1600 | 3w1\n3 C 1700 | 2b0\n4 D 1800 | F")
    table = compute_standings(section, ladder=parse_ladder("ARO"))
    assert [(row.player.name, row.rank, row.values[0]) for row in table.rows] == [
        ("B", 1, "1700"), ("A", 2, None), ("D", 2, None), ("C", 4, "1600"),
    ]  # fmt: skip


def test_a_rating_criterion_drops_out_without_a_rule_for_unrated_players() -> None:
    section = arena("1 A 1500 | 2w=\n2 B | 1b=")
    table = compute_standings(section, ladder=parse_ladder("ARO,TPR{unrated=1400}"))
    assert [row.values for row in table.rows] == [(None, "1500"), (None, "1400")]
    assert "1 player has no rating" in table.notes[0]
    assert table.ladder[0].note == table.notes[0]
