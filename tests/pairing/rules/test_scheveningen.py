"""The Scheveningen tables: as they are published, and what every size of them has."""

from __future__ import annotations

from collections import Counter

import pytest

from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.rules.scheveningen import FEWEST, MOST, OURS, Game, colours_of, place_at, scheveningen_table

SIZES = range(FEWEST, MOST + 1)

PUBLISHED = {  # Wikipedia, "Scheveningen system"; rimassoft.eu prints the same one for 8 boards. White first
    2: """A1-B1 A2-B2 | B2-A1 B1-A2""",
    3: """A1-B1 A2-B2 B3-A3 | B2-A1 A2-B3 B1-A3 | A1-B3 B1-A2 A3-B2""",
    4: """A1-B1 A2-B2 B3-A3 B4-A4 | B2-A1 B1-A2 A3-B4 A4-B3 | A1-B3 A2-B4 B1-A3 B2-A4 | B4-A1 B3-A2 A3-B2 A4-B1""",
    5: """A1-B1 A2-B2 A3-B3 B4-A4 B5-A5 | B2-A1 B3-A2 A3-B4 A4-B5 B1-A5 | A1-B3 A2-B4 B5-A3 B1-A4 A5-B2
          | B4-A1 A2-B5 A3-B1 B2-A4 B3-A5 | A1-B5 B1-A2 B2-A3 A4-B3 A5-B4""",
    6: """A1-B1 B2-A2 B3-A3 A4-B4 B5-A5 A6-B6 | B2-A1 A2-B3 A3-B5 B6-A4 A5-B4 B1-A6
          | A1-B3 B5-A2 B1-A3 A4-B2 A5-B6 B4-A6 | B4-A1 B6-A2 A3-B2 A4-B1 B3-A5 A6-B5
          | A1-B5 A2-B4 A3-B6 B3-A4 B1-A5 B2-A6 | B6-A1 A2-B1 B4-A3 B5-A4 A5-B2 A6-B3""",
    7: """A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 | B2-A1 B3-A2 B4-A3 A4-B5 A5-B6 A6-B7 B1-A7
          | A1-B3 A2-B4 A3-B5 B6-A4 B7-A5 B1-A6 A7-B2 | B4-A1 B5-A2 A3-B6 A4-B7 A5-B1 B2-A6 B3-A7
          | A1-B5 A2-B6 B7-A3 B1-A4 B2-A5 A6-B3 A7-B4 | B6-A1 A2-B7 A3-B1 A4-B2 B3-A5 B4-A6 B5-A7
          | A1-B7 B1-A2 B2-A3 B3-A4 A5-B4 A6-B5 A7-B6""",
    8: """A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 B8-A8 | B2-A1 B3-A2 B4-A3 B1-A4 A5-B6 A6-B7 A7-B8 A8-B5
          | A1-B3 A2-B4 A3-B1 A4-B2 B7-A5 B8-A6 B5-A7 B6-A8 | B4-A1 B1-A2 B2-A3 B3-A4 A5-B8 A6-B5 A7-B6 A8-B7
          | A1-B5 A2-B6 A3-B7 A4-B8 B1-A5 B2-A6 B3-A7 B4-A8 | B6-A1 B7-A2 B8-A3 B5-A4 A5-B2 A6-B3 A7-B4 A8-B1
          | A1-B7 A2-B8 A3-B5 A4-B6 B3-A5 B4-A6 B1-A7 B2-A8 | B8-A1 B5-A2 B6-A3 B7-A4 A5-B4 A6-B1 A7-B2 A8-B3""",
    10: """A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 A8-B8 B9-A9 B10-A10
           | B2-A1 B1-A2 B8-A3 B3-A4 A5-B10 A6-B5 A7-B6 B4-A8 A9-B7 A10-B9
           | A1-B3 A2-B8 A3-B4 A4-B10 B6-A5 B7-A6 B9-A7 A8-B1 B2-A9 B5-A10
           | B4-A1 B3-A2 B10-A3 A4-B6 A5-B7 B8-A6 A7-B5 A8-B9 B1-A9 A10-B2
           | A1-B5 A2-B4 B9-A3 B7-A4 B1-A5 A6-B10 B8-A7 B2-A8 A9-B3 A10-B6
           | B6-A1 A2-B7 A3-B1 A4-B9 A5-B8 A6-B2 B10-A7 B5-A8 B4-A9 B3-A10
           | A1-B7 B5-A2 B2-A3 B1-A4 B4-A5 B9-A6 A7-B3 A8-B10 A9-B6 A10-B8
           | B8-A1 B6-A2 A3-B5 A4-B2 A5-B9 A6-B1 A7-B4 B3-A8 B10-A9 B7-A10
           | A1-B9 A2-B10 A3-B7 B5-A4 B2-A5 B3-A6 B1-A7 A8-B6 A9-B8 B4-A10
           | B10-A1 B9-A2 B6-A3 B8-A4 A5-B3 A6-B4 A7-B2 B7-A8 A9-B5 A10-B1""",
}


def _as_published(game: Game) -> str:
    pair = f"A{game.a}", f"B{game.b}"
    return "-".join(pair if game.a_is_white else pair[::-1])


@pytest.mark.parametrize("boards", PUBLISHED)
def test_the_table_is_the_published_one(boards: int) -> None:
    printed = [line.split() for line in PUBLISHED[boards].split("|")]
    assert [[_as_published(game) for game in games] for games in scheveningen_table(boards)] == printed


def test_every_other_size_is_said_to_be_ours() -> None:
    assert set(SIZES) - set(PUBLISHED) == OURS


@pytest.mark.parametrize("boards", SIZES)
def test_everyone_meets_everyone_once_with_balanced_colours(boards: int) -> None:
    rounds = scheveningen_table(boards)
    assert len(rounds) == boards
    assert Counter((game.a, game.b) for games in rounds for game in games) == Counter(
        (a, b) for a in range(1, boards + 1) for b in range(1, boards + 1)
    )
    rows = {("A", place): "" for place in range(1, boards + 1)} | {("B", place): "" for place in range(1, boards + 1)}
    for games in rounds:
        assert [game.a for game in games] == list(range(1, boards + 1))
        for game in games:
            rows["A", game.a] += "W" if game.a_is_white else "B"
            rows["B", game.b] += "B" if game.a_is_white else "W"
        whites = sum(game.a_is_white for game in games)
        assert abs(2 * whites - boards) <= (2 if boards == 2 else 1)
    for row in rows.values():
        assert abs(row.count("W") - row.count("B")) <= 1
        assert "WWW" not in row
        assert "BBB" not in row
    assert rows["A", 1] == ("WB" * boards)[:boards]  # the team with White on board 1 alternates


@pytest.mark.parametrize("boards", SIZES)
def test_a_pattern_for_every_round_gives_the_colours(boards: int) -> None:
    colours = colours_of(boards)
    for number, games in enumerate(scheveningen_table(boards), 1):
        of_first = colours[(number - 1) * boards : number * boards]
        assert of_first[0] == "W"
        assert [(letter == "W") is (number % 2 == 1) for letter in of_first] == [game.a_is_white for game in games]
        assert [place_at(boards, number, seat, of_b=True) for seat in range(1, boards + 1)] == [g.b for g in games]


@pytest.mark.parametrize("boards", [1, 11])
def test_there_is_no_other_table(boards: int) -> None:
    with pytest.raises(RuleViolation):
        scheveningen_table(boards)
