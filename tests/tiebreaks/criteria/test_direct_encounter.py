"""Direct encounter, C.07 article 6, with the worked cases of FIDE's exercises."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from tdapp.domain.section.event import Edition, Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.wording import language
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.criteria.direct_encounter import MOST_TABLED, Encounters, GroupRanking, shown_stage
from tdapp.tiebreaks.crosstable import build
from tests.arena import arena


def places(section: Section, ladder: str = "DE") -> dict[str, str | None]:
    table = compute_standings(section, ladder=parse_ladder(ladder), after_round=section.rounds_held)
    return {row.player.name: row.values[0] for row in table.rows}


# A beat B, C, D; B beat C, D; C and D have not met. Byes make everybody level on 3 points.
CERTAIN = """
 1 A | 2w1 3b1 4w1 Z   Z
 2 B | 1b0 4w1 3b1 F   Z
 3 C | F   1w0 2w0 F   F
 4 D | F   2b0 1b0 F   F
"""


def test_certain_places_in_an_incomplete_group() -> None:
    """6.3: A's 3 is above all that B (2), C and D (1) can reach; then B; C and D, who have not met, stay tied."""
    assert places(arena(CERTAIN)) == {"A": "1", "B": "2", "C": "3", "D": "3"}


def test_before_september_2023_everybody_had_to_have_met() -> None:
    assert set(places(arena(CERTAIN, edition=Edition.FIDE_2009)).values()) == {"0"}


def test_in_a_round_robin_a_missing_game_counts_nothing() -> None:
    section = arena(CERTAIN, kind=Kind.ROUND_ROBIN)
    assert places(section) == {"A": "1", "B": "2", "C": "3", "D": "3"}


def test_in_a_round_robin_sums_decide_that_a_missing_game_could_change() -> None:
    """A beat B, B and C drew, A and C did not meet: with a win C could have overtaken A, and nobody waits for it."""
    drawing = """
     1 A | 2w1 Z   Z
     2 B | 1b0 3w= H
     3 C | H   2b= Z
    """
    assert places(arena(drawing, kind=Kind.ROUND_ROBIN)) == {"A": "1", "B": "2", "C": "2"}
    assert places(arena(drawing)) == {"A": "0", "B": "0", "C": "0"}


def test_the_group_is_ranked_anew_inside_equal_sums() -> None:
    """6.2, exercise group 1, 2, 4, 6: the sums are F 2, A and D 1.5, B 1; A and D drew their game and stay tied.

    F beat A and B, D beat F, A beat B, A and D drew, B beat D; byes bring everybody to 3 points.
    """
    section = arena("""
     1 A | 4b0 2w1 3w= F H
     2 B | 3w1 1b0 4w0 F F
     3 D | 2b0 4b1 1b= F H
     4 F | 1w1 3w0 2b1 F Z
    """)
    assert places(section) == {"F": "1", "A": "2", "D": "2", "B": "4"}


def test_two_games_of_a_pair_count_as_their_mean() -> None:
    """4.4 and 6.1.2: A beat B and lost to B: ½ each, so they stay tied; against C he won one game."""
    section = arena("""
     1 A | 2w1 2b0 3w=
     2 B | 1b0 1w1 F
     3 C | F   Z   1b=
    """)
    assert places(section) == {"A": "0", "B": "0", "C": "0"}


def test_forfeits_do_not_count_in_a_swiss() -> None:
    section = arena("1 A | 2w+ Z\n2 B | 1b- F")
    assert places(section) == {"A": "0", "B": "0"}
    assert places(replace(section, kind=Kind.ROUND_ROBIN)) == {"A": "1", "B": "2"}


def test_a_later_rung_sees_only_its_own_group() -> None:
    """After BPG the group of three falls apart, and direct encounter works inside what is left."""
    section = arena("""
     1 A | 2w1 F   3w0
     2 B | 1b0 3b1 F
     3 C | F   2w0 1b1
    """)
    assert set(places(section).values()) == {"0"}  # a circle: one win each
    table = compute_standings(section, ladder=parse_ladder("BPG,DE"))
    found = {row.player.name: (row.rank, row.values) for row in table.rows}
    assert found["B"] == (1, ("2", "0"))
    assert found["C"] == (2, ("1", "0"))
    assert found["A"] == (3, ("0", "0"))


def test_the_explanation_shows_the_mini_crosstable() -> None:
    explained = explain_player(arena(CERTAIN), 3, ladder=parse_ladder("DE"), after_round=5)[0]
    whole, rest = explained.tables
    assert whole.numbers == (1, 2, 3, 4)
    assert whole.cells[0] == ("×", "1", "1", "1")
    assert whole.cells[2] == ("0", "0", "×", "")
    assert whole.totals == ("3.0", "2.0", "0.0", "0.0")
    assert explained.notes == ("Not met: 3 and 4.",)
    assert explained.formula == "place 3 inside the tied group"
    assert explained.value == "3rd of 4"
    assert explained.exact == "3"
    # 6.3: least with every missing game lost, greatest with every one won
    assert whole.least == ("3.0", "2.0", "0.0", "0.0")
    assert whole.greatest == ("3.0", "2.0", "1.0", "1.0")
    assert whole.note == (
        "1 has at least 3.0, no other more than 2.0: place 1. 2 has at least 2.0, no other more than 1.0: place 2. "
        "The others are ranked anew (C.07, 6.3)."
    )
    assert (rest.title, rest.numbers) == ("Anew among 3 and 4", (3, 4))
    assert rest.note == ("Nobody's least sum is above the greatest of all others: they stay tied (C.07, 6.3).")


def test_the_explanation_shows_every_restart() -> None:
    """6.2, the group of exercise 1, 2, 4, 6 (above): after the sums A and D, level, are ranked anew and stay tied."""
    section = arena("""
     1 A | 4b0 2w1 3w= F H
     2 B | 3w1 1b0 4w0 F F
     3 D | 2b0 4b1 1b= F H
     4 F | 1w1 3w0 2b1 F Z
    """)
    explained = explain_player(section, 1, ladder=parse_ladder("DE"), after_round=5)[0]
    whole, rest = explained.tables
    assert (whole.title, whole.least, whole.note) == (
        "The tied players",
        (),
        "By their sums: 4; 1 and 3; 2. Equal sums are ranked anew (C.07, 6.2).",
    )
    assert (rest.title, rest.cells, rest.totals) == ("Anew among 1 and 3", (("×", "0.5"), ("0.5", "×")), ("0.5", "0.5"))
    assert rest.note == "Equal sums: they stay tied (C.07, 6.2)."
    tied = [(other.number, other.value) for other in explained.tied]
    assert tied == [(4, "1st of 4"), (3, "2nd of 4"), (2, "4th of 4")]
    assert explained.ahead == 1  # A stands before D: equal values by pairing number
    old = explain_player(replace(section, edition=Edition.FIDE_2009), 1, ladder=parse_ladder("DE"), after_round=5)[0]
    assert [table.note for table in old.tables] == ["By their sums: 4; 1 and 3; 2."]


def test_a_place_reads_as_one() -> None:
    """Less is better and 0 decides nothing: the table says so in words, the exact value stays."""
    table = compute_standings(arena(CERTAIN), ladder=parse_ladder("DE"), after_round=5)
    assert [(row.shown(0), row.values[0]) for row in table.rows] == [
        ("1st of 4", "1"),
        ("2nd of 4", "2"),
        ("3rd of 4", "3"),
        ("3rd of 4", "3"),
    ]
    alone = compute_standings(arena("1 A | 2w+ Z\n2 B | 1b- F"), ladder=parse_ladder("DE,BH"), after_round=2)
    assert [(row.shown(0), row.shown(1)) for row in alone.rows] == [("–", row.values[1]) for row in alone.rows]
    with language("de"):
        german = compute_standings(arena(CERTAIN), ladder=parse_ladder("DE"), after_round=5)
        assert german.rows[0].shown(0) == "1. von 4"


def test_in_a_round_robin_of_the_edition_of_2009_everybody_had_to_have_met_too() -> None:
    assert set(places(arena(CERTAIN, kind=Kind.ROUND_ROBIN, edition=Edition.FIDE_2009)).values()) == {"0"}


def test_a_tie_that_stays_names_the_article() -> None:
    """All have met and are equal: 6.2. Not all have met and nobody is certain: 6.3, but not in a round robin."""
    circle = "1 A | 2w1 F 3b0\n2 B | 1b0 3w1 F\n3 C | F 2b0 1w1"
    missing = "1 A | 2w=\n2 B | 1b=\n3 C | 4w=\n4 D | 3b="

    def verdict(drawing: str, kind: Kind = Kind.SWISS) -> str:
        return explain_player(arena(drawing, kind=kind), 1, ladder=parse_ladder("DE"))[0].formula

    sums = "equal points in the games among them: the tie stays (C.07, 6.2)"
    assert verdict(circle) == sums
    assert verdict(missing) == ("not all have met, and nobody is certain of the first place: the tie stays (C.07, 6.3)")
    assert verdict(circle, Kind.ROUND_ROBIN) == verdict(missing, Kind.ROUND_ROBIN) == sums


def test_certain_places_down_to_the_last_two() -> None:
    """6.3: D lost to A, B and E, met C never; C made 9 of 24 against these, so D's 0 + 8 cannot reach C's 9.

    A win is 8: A 20, B 19, E 18 have met all others of the group; C's 9 + 8 cannot reach E's 18.
    """
    table = build(arena("1 A | Z\n2 B | Z\n3 C | Z\n4 D | Z\n5 E | Z", points=PointSystem(*map(Fraction, (8, 4, 0)))))
    a, b, c, d, e = range(5)
    entries = {(a, b): 4, (a, e): 4, (a, c): 4, (a, d): 8, (b, e): 4, (b, c): 3, (b, d): 8, (e, c): 2, (e, d): 8}
    entries |= {(b, a): 4, (e, a): 4, (c, a): 1, (d, a): 0, (e, b): 4, (c, b): 2, (d, b): 0, (c, e): 6, (d, e): 0}
    first, second = (np.array(one) for one in zip(*entries, strict=True))
    met = Encounters(first, second, np.array(list(entries.values())), 1)
    ranking = GroupRanking(table, met, [a, b, c, d, e])
    assert ranking.rank([a, b, c, d, e]) == [[a], [b], [e], [c], [d]]
    (stage,) = ranking.stages
    assert stage.first == (a, b, e, c)
    assert shown_stage(table, met, ranking, stage).note.endswith("3 has at least 9.0, no other more than 8.0: place 4.")


@pytest.mark.parametrize("size", [MOST_TABLED, MOST_TABLED + 1])
def test_the_table_of_a_group_beyond_sixty_is_not_shown(size: int) -> None:
    """All have a bye, 1 and 2 a game besides: of 61 players 1830 pairs can meet."""
    section = arena("1 A | U 2w=\n2 B | U 1b=\n" + "\n".join(f"{n} P | U H" for n in range(3, size + 1)))
    explained = explain_player(section, 1, ladder=parse_ladder("DE"))[0]
    if size > MOST_TABLED:
        told = (
            f"{size} players are tied, and {size * (size - 1) // 2 - 1} pairs of them have not met: no table is shown."
        )
        assert (explained.tables, explained.notes) == ((), (told,))
    else:
        assert [len(table.cells) for table in explained.tables] == [size]
