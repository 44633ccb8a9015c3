"""Ratings, rules for unrated players, Papi's performance: hand calculation."""

from __future__ import annotations

import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.criteria.unrated import ratings_under
from tdapp.tiebreaks.crosstable import build
from tests.arena import arena
from tests.tiebreaks.criteria.values import note, order, values

# Average of the field: (2000 + 1801 + 1500) / 3 = 1767; A and C are linked by games, B and D too.
UNRATED = """
 1 A 2000 | 3w1
 2 B 1801 | 4w1
 3 C      | 1b0
 4 D 1500 | 2b0
"""


@pytest.mark.parametrize(
    ("rule", "rating"),
    [
        ("1400", "1400"),
        ("lowest", "1500"),
        ("average", "1767"),
        # RP: A is 800 above C (dp of 100 %), both around the mean rating 1767
        ("performance", "1367"),
    ],
)
def test_rules_for_unrated_players(rule: str, rating: str) -> None:
    section = arena(UNRATED)
    assert values(section, f"ARO{{unrated={rule}}}") == [rating, "1500", "2000", "1801"]
    assert values(section, f"RTNG{{unrated={rule}}}") == ["2000", "1801", rating, "1500"]


def test_without_a_rule_the_criterion_is_left_out() -> None:
    section = arena(UNRATED)
    for code in ("ARO", "TPR", "PTP", "APRO", "APPO", "RTNG", "SRO"):
        assert set(values(section, code)) == {None}, code
        assert note(section, code).startswith(f"{code} is left out: 1 player has no rating"), code
    nobody = arena("1 A | 2w1\n2 B | 1b0")
    assert note(nobody, "ARO{unrated=average}") == "ARO is left out: the rule for unrated players gives no rating here."


def test_the_rule_is_stated_in_words() -> None:
    words = compute_standings(arena(UNRATED), ladder=parse_ladder("ARO{unrated=lowest},TPR{unrated=1400}")).words
    assert "unrated players count the lowest rating of the field" in words
    assert "unrated players count 1400" in words
    with pytest.raises(RuleViolation, match=r"lowest, average, performance or a number such as 1400"):
        values(arena(UNRATED), "ARO{unrated=highest}")


def test_rating_and_sum_of_ratings() -> None:
    section = arena("1 A 2000 | 2w= 3b=\n2 B 1900 | 1b= Z\n3 C 2100 | Z 1w=")
    assert values(section, "SRO") == ["4000", "2000", "2000"]
    assert values(section, "SRO/C1") == ["2100", "0", "0"]
    assert order(section, "RTNG") == [1, 3, 2]
    assert order(section, "RTNG/R") == [1, 2, 3]


def test_perfect_performance_at_the_ends() -> None:
    """10.3: no points: lowest - 800; all points: PD is 1 from 736 points above the highest."""
    section = arena("1 A 2000 | 2w1 3b1\n2 B 1900 | 1b0 Z\n3 C 2100 | Z 1w0")
    assert values(section, "PTP") == ["2836", "1200", "1200"]
    # APPO of A: (1200 + 1200) / 2; of B and C: 2836
    assert values(section, "APPO") == ["1200", "2836", "2836"]
    # TPR: A 2000 + 800, B and C 2000 - 800
    assert values(section, "APRO") == ["1200", "2800", "2800"]


def test_papi_interpolates_and_keeps_opponents_within_400_points() -> None:
    # A 2400: opponent 1800 counts 2000, one win: + 677. D 2000 scores 1 of 3 against 2000: dp between 33 % (-125) and
    # 34 % (-117), a third of the way: 2000 - 122.33
    section = arena(
        """
        1 A 2400 | 2w1 Z   Z
        2 B 1800 | 1b0 Z   Z
        3 C 2000 | 4w0 4b1 4w1
        4 D 2000 | 3b1 3w0 3b0
        """
    )
    assert values(section, "PPERF") == ["2677", "1523", "2122", "1878"]
    assert explain_player(section, 4, ladder=parse_ladder("PPERF"))[0].formula == (
        "average 2000.00 of 3 opponents; 33 % gives -125, 34 % gives -117: 33.33 % gives -122.33; "
        "2000.00 - 122.33, rounded = 1878"
    )


def test_papi_estimates_unrated_players_by_their_score() -> None:
    """E has as many points as A (2000) and C (1801): 1900.5, half up 1901."""
    section = arena("1 A 2000 | 2w1\n2 B 1801 | 1b0\n3 C 1801 | 4w1\n4 D 1500 | 3b0\n5 E | 6w1\n6 F 1700 | 5b0")
    assert values(section, "PPERF")[5] == str(1901 - 677)
    (rung,) = explain_player(section, 6, ladder=parse_ladder("PPERF"))
    assert rung.terms[0].why.startswith("unrated, estimated at 1901 as the rated players with 1.0: 1 and 3")
    assert note(arena("1 A | 2w1\n2 B | 1b0"), "PPERF") == "PPERF is left out: nobody has a rating."


# A met B and C, won by forfeit against D, had a bye; D met nobody over the board in round 3.
ABSENT = """
 1 A 2000 | 2w1 3b= 4w+ U
 2 B 1900 | 1b0 4w1 3b= 5w1
 3 C 1800 | 4w0 1w= 2w= Z
 4 D 1700 | 3b1 2b0 1b- Z
 5 E 1600 | Z   Z   Z   2b0
"""


def test_ratings_over_scheduled_opponents() -> None:
    """Forfeits as games against whom was paired: A 1900, 1800, 1700; D 1800, 1900, 2000. Byes have no opponent."""
    section = arena(ABSENT)
    assert values(section, "ARO")[0::3] == ["1850", "1850"]
    assert values(section, "ARO{opponents=scheduled}")[0::3] == ["1800", "1900"]
    assert values(section, "SRO{opponents=scheduled}")[0::3] == ["5400", "5700"]
    # TPR: A 2.5 of 3 = 83 %, dp 273; D 1 of 3 = 33 %, dp -125
    assert values(section, "TPR{opponents=scheduled}")[0::3] == ["2073", "1775"]
    # APRO of A: B (2.5 of 4: 63 %, dp 95, mean 2000, 1700, 1800, 1600 = 1775), C (1 of 3, mean 1867, dp -125), D
    assert values(section, "APRO{opponents=scheduled}")[0] == str(round((1870 + 1742 + 1775) / 3))
    terms = explain_player(section, 1, ladder=parse_ladder("ARO{opponents=scheduled}"))[0].terms
    assert (terms[2].term, terms[2].why) == ("1700", "forfeit: the scheduled opponent counts")
    assert terms[3].why == "no opponent"


def test_perfect_performance_over_scheduled_opponents() -> None:
    """A forfeit of the only opponent: all or nothing, 8.1.2 reaches 1 at 736 points."""
    section = arena("1 A 2000 | 2w+\n2 B 1900 | 1b-")
    assert values(section, "PTP") == [None, None]
    assert values(section, "PTP{opponents=scheduled}") == ["2636", "1200"]
    assert values(section, "APPO{opponents=scheduled}") == ["1200", "2636"]


def test_an_unplayed_round_uses_up_the_cut() -> None:
    """World Blitz 2021: unplayed rounds are the first to be cut. A has two, so ARO/C1 and /C2 leave both opponents;
    /C3 takes C, 1800. B played every game: the cut takes E."""
    section = arena(ABSENT)
    assert values(section, "ARO/C1")[:2] == ["1900", "1833"]
    assert values(section, "ARO/C1{absences=cut}")[:2] == ["1850", "1833"]
    assert values(section, "ARO/C2{absences=cut}")[0] == "1850"
    assert values(section, "ARO/C3{absences=cut}")[0] == "1900"
    assert values(section, "SRO/C1{absences=cut}")[:2] == ["3700", "5500"]
    # with scheduled opponents only the bye is left to use up a cut
    assert values(section, "ARO/C1{absences=cut,opponents=scheduled}")[0] == "1800"
    # a median: the high cut still takes the highest
    assert values(section, "ARO/M1{absences=cut}")[0] == "1800"
    terms = explain_player(section, 1, ladder=parse_ladder("ARO/C1{absences=cut}"))[0].terms
    assert [term.why for term in terms[2:]] == [
        "not played over the board: uses up a cut",
        "not played over the board (C.07, 10)",
    ]


def test_an_opponent_who_simply_counts_needs_no_words() -> None:
    section = arena("1 A 2000 | 2w1 3b=\n2 B 1900 | 1b0 .\n3 C 1800 | . 1w=", rounds_total=3)
    (work,) = explain_player(section, 1, ladder=parse_ladder("ARO"), after_round=2)
    assert [(term.opponent_score, term.why) for term in work.terms] == [("1900", ""), ("1800", "")]


def test_the_formula_of_an_average_has_what_was_not_cut() -> None:
    section = arena(
        "1 A 2000 | 2w1 3b= 4w=\n2 B 1900 | 1b0 . .\n3 C 1800 | . 1w= .\n4 D 1700 | . . 1b=", rounds_total=3
    )
    (work,) = explain_player(section, 1, ladder=parse_ladder("ARO/C1"))
    assert work.formula == "(1900 + 1800) / 2 = 1850, rounded half up"
    assert [(term.opponent_score, term.why) for term in work.terms] == [
        ("1900", ""), ("1800", ""), ("1700", "cut (C.07, 14)"),
    ]  # fmt: skip


def test_only_who_has_no_rating_is_said_to_be_unrated() -> None:
    section = arena("1 A 2000 | 2w1 3b1\n2 B | 1b0 3w1\n3 C 1800 | 2b0 1w0")
    terms = explain_player(section, 1, ladder=parse_ladder("ARO{unrated=1400}"))[0].terms
    assert [(term.term, term.why) for term in terms] == [("1400", "unrated, counts 1400"), ("1800", "")]


def test_who_has_not_played_has_no_performance_to_count() -> None:
    """B's recursive performance is that of his game; C, who had a bye, still has no rating."""
    table = build(arena("1 A 2000 | 2w1\n2 B | 1b0\n3 C | U"))
    assert ratings_under(table, "performance").tolist()[::2] == [2000, 0]
    assert ratings_under(table, "performance")[1] > 0
    assert [ratings_under(table, rule).tolist() for rule in ("lowest", "average", "1400", None)] == [
        [2000, 2000, 2000], [2000, 2000, 2000], [2000, 1400, 1400], [2000, 0, 0],
    ]  # fmt: skip
    assert ratings_under(build(arena("1 A | 2w1\n2 B | 1b0")), "average").tolist() == [0, 0]
