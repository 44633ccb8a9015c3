"""The ladders whose places are set side by side."""

from __future__ import annotations

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.ladder_places import ladder_columns, places_by_ladder, sentence
from tdapp.services.tables.policy_places import PlayerPlaces, PolicyPlaces
from tests.arena import arena

SWISS = arena("1 A 2000 | 2w1\n2 B 1900 | 1b0")


def test_a_ready_ladder_that_comes_to_the_same_as_another_is_no_column_of_its_own() -> None:
    offered = ladder_columns(SWISS, parse_ladder("BH"))
    assert len(offered) > 2
    standing = [ladder_columns(SWISS, one.ladder) for one in offered[1:]]  # one of them is the one that stands
    assert {len(columns) for columns in standing} == {len(offered) - 1}
    for found in (offered, *standing):
        assert len({str(one.ladder) for one in found}) == len(found)
        assert [one.as_it_stands for one in found] == [True] + [False] * (len(found) - 1)


def test_the_sentence_counts_who_moves_between_how_many_ladders() -> None:
    columns = ladder_columns(SWISS, parse_ladder("BH"))[:3]
    still, moved = (PlayerPlaces(1, "A", "1.0", places) for places in ((1, 1, 1), (1, 2, 1)))
    for rows, words in (
        ((still,), "0 of the first 1 move between 3 ladders."),
        ((still, moved), "1 of the first 2 moves between 3 ladders."),
        ((moved, still, moved), "2 of the first 3 move between 3 ladders."),
    ):  # fmt: skip
        assert sentence(PolicyPlaces(columns, rows, 4)) == f"After round 4: {words}"


def test_the_places_of_the_best_under_every_ladder() -> None:
    found = places_by_ladder(SWISS, parse_ladder("BH"), top=1)
    assert [(row.name, set(row.places)) for row in found.rows] == [("A", {1})]
    assert len(places_by_ladder(SWISS, parse_ladder("BH")).rows) == 2
    assert places_by_ladder(SWISS, parse_ladder("BH"), after_round=0).after_round == 0
