"""The reasons beside a contribution are plain English with the right article."""

from __future__ import annotations

import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import ladder_in_words, rank_section
from tdapp.tiebreaks.registry import POLICIES
from tdapp.tiebreaks.terms import CriterionKind
from tests.arena import arena
from tests.tiebreaks.policies.worked import EVENT

# 3 and 4 leave after round 2; 2 misses round 3 after a win and has two scores to be seen
LEAVERS = """
1 A 2000 | 3w1 4b1 2w= 5b1
2 B 1900 | 4w1 5b1 1b= H
3 C 1800 | 1b0 H Z Z
4 D 1700 | 2b0 1w0 Z Z
5 E 1600 | U 2w0 U 1w0
"""


def _reasons(code: str, number: int) -> list[str]:
    (rung,) = explain_player(arena(LEAVERS), number, ladder=parse_ladder(code))
    return [term.why for term in rung.terms]


def test_one_requested_bye_and_several() -> None:
    assert "scored 0.5; requested byes in rounds 2, 3 and 4 count as draws (C.07, 16.3.2)" in _reasons("BH", 1)
    assert "scored 0.0; requested byes in rounds 3 and 4 count as draws (C.07, 16.3.2)" in _reasons("BH", 2)


def test_a_capped_start_of_one_draw() -> None:
    section = arena("1 A 2000 | 2w1 H 3w1\n2 B 1900 | 1b0 3w1 U\n3 C 1800 | U 2b0 1b0")
    (rung,) = explain_player(section, 1, ladder=parse_ladder("BH@virtual-adjusted"))
    assert "(1 draw, below the own 1.0)" in rung.terms[1].why


@pytest.mark.parametrize(
    ("code", "article"),
    [("BH/C1", "cut (C.07, 14)"), ("BH/C1@fide-2024", "cut (C.07, 14)"), ("BH/C1@round-robin", "cut (C.07, 14)")],
)
def test_a_cut_names_article_14_under_c07(code: str, article: str) -> None:
    assert any(why.startswith(article) for why in _reasons(code, 1))


# 1: own score 1.5 of 3; SB terms: r1 0.5 x 1, r2 the bye 1.5 x 0.5, r3 2.5 x 0
CUTS = """
1 A | 2w1 H   3w0
2 B | 1b0 4w0 5w=
3 C | 4w1 5w= 1b1
4 D | 3b0 2b1 Z
5 E | U   3b= 2b=
"""


def _of_cut(code: str, number: int) -> list[str]:
    (rung,) = explain_player(arena(CUTS), number, ladder=parse_ladder(code))
    return [term.why for term in rung.terms]


def test_a_cut_shows_the_values_that_16_5_compares() -> None:
    """Buchholz of 1: B 0.5, dummy 1.5, C 2.5: the bye goes although B has less, as 1.5 is not below 0.5."""
    assert _of_cut("BH/C1", 1)[1].startswith(
        "cut: voluntary unplayed round; its 1.5 is not below the 0.5 of round 1 (C.07, 16.5)"
    )
    # the second cut finds no absence any more
    assert _of_cut("BH/C2", 1)[0].startswith("cut (C.07, 14)")


def test_an_absence_that_stays_says_why() -> None:
    """Sonneborn-Berger of 4: r1 C 2.5 x 0 = 0, r2 B 0.5 x 1 = 0.5 is the least significant (lowest score), and the
    bye 1 x 0 = 0 is below it: round 2 goes."""
    reasons = _of_cut("SB/C1", 4)
    assert reasons[1].startswith("cut (C.07, 14); its 0.5 is above the 0.0 of the absence in round 3 (C.07, 16.5)")
    assert reasons[2].startswith("stays: its 0.0 is below the 0.5 of round 2, which is cut (C.07, 16.5)")


def test_an_absence_that_is_the_lowest_anyway() -> None:
    section = arena("1 A | Z 2w1 3w1\n2 B | U 1b0 4w1\n3 C | 4w1 U 1b0\n4 D | 3b0 F 2b0")
    (rung,) = explain_player(section, 1, ladder=parse_ladder("BH/C1"))
    assert rung.terms[0].why.startswith("cut: voluntary unplayed round, the lowest as well (C.07, 14 and 16.5)")


@pytest.mark.parametrize("policy", [policy.id for policy in POLICIES if CriterionKind.OPPONENTS_SUM in policy.kinds])
def test_own_absences_have_a_name_under_every_policy(policy: str) -> None:
    names = {}
    for number in (1, 2, 3):
        (rung,) = explain_player(arena(EVENT), number, ladder=parse_ladder(f"BH@{policy}"))
        names[number] = [term.absence for term in rung.terms]
    assert names == {
        1: ["", "forfeit won", "", "PAB"], 2: ["", "", "", "HPB"], 3: ["", "forfeit lost", "", "ZPB"],
    }  # fmt: skip


def test_another_rule_says_so_in_the_heading() -> None:
    section = arena(EVENT)
    marks = {
        rung: explain_player(section, 1, ladder=parse_ladder(rung))[0].mark
        for rung in ("BH", "BH@fide-2024", "BH@draw-self", "SOLK", "LOT")
    }
    assert marks == {
        "BH": "",
        "BH@fide-2024": "another edition of C.07",
        "BH@draw-self": "not C.07",
        "SOLK": "not C.07",
        "LOT": "not C.07",
    }


def test_ignored_games_show_their_numbers() -> None:
    """worked.py: A met B, 1.5 of 3 over the board, and D, 0 of 3: 4 x 4 x 1.5 / 6, with a cut 4 x 3 x 1.5 / 3."""
    (rung,) = explain_player(arena(EVENT), 1, ladder=parse_ladder("BH@ignore"))
    assert rung.formula == "16 × (1.5 + 0.0) / 6 games = 4.0"
    assert rung.notes == ("16 = 4 rounds × 4 opponents that a full schedule would have.",)
    (cut,) = explain_player(arena(EVENT), 1, ladder=parse_ladder("BH/C1@ignore"))
    assert cut.notes == ("12 = 4 rounds × 3 opponents that a full schedule would have after the cuts.",)
    assert (
        cut.terms[2].why
        == "cut: without this one the quotient of the others is the highest; 0.0 from 3 games over the board"
    )


@pytest.mark.parametrize("code", ["BH/C1@fide-2009", "BH/C1@virtual-adjusted", "BH/C1@draw-self"])
def test_a_cut_names_no_article_under_the_others(code: str) -> None:
    """C.07 did not exist before 2023; the virtual opponent's cuts are not its article 14."""
    reasons = _reasons(code, 1)
    assert any(why.startswith("cut") for why in reasons)
    assert not any("C.07, 14" in why for why in reasons)


def test_the_ladder_in_words_does_not_contradict_itself() -> None:
    section = arena(LEAVERS)
    words = ladder_in_words(section, rank_section(section, parse_ladder("BH@fide-2024,SB@fide-2009,LOT,LOT")).steps)
    assert "Rung 1 (BH) counts unplayed games by another rule: C.07, 2023-24" in words
    assert "Rung 2 (SB) counts unplayed games by another rule, not C.07: Virtual opponent" in words
    assert "LOT is not one of FIDE's criteria" in words


def test_the_edition_that_counts_is_named_once() -> None:
    """The event's own rule is not named where no rung counts by it, and no rule twice."""
    section = arena(LEAVERS)

    def words(ladder: str) -> str:
        return ladder_in_words(section, rank_section(section, parse_ladder(ladder)).steps)

    assert words("BH@fide-2009,SB@fide-2009,BH/C1@fide-2009").split("; then ")[2].split(". ")[1:] == [
        "Unplayed games: Virtual opponent, 2009 to 2023 (not C.07)",
        "Players whom no criterion separates share their place.",
    ]
    assert "C.07, March 2026" not in words("BH@fide-2024,SB@fide-2009")
    mixed = words("BH,SB@fide-2009,BH/C1@fide-2009,PS")
    assert "Unplayed games: C.07, March 2026. Rungs 2 and 3 (SB, BH/C1) count unplayed games" in mixed
    assert mixed.count("Virtual opponent") == 1
    assert "Unplayed games" not in words("WIN,PS")


def test_the_sentence_of_the_cap_holds_for_every_point_system() -> None:
    """Under 3-1-0 three draws are one third of the points on offer, not half (C.07, 16.4.2)."""
    section = arena("1 A 2000 | 2w1 H\n2 B 1900 | 1b0 U")
    (rung,) = explain_player(section, 1, ladder=parse_ladder("BH"))
    assert "a draw in every round for a bye" in rung.policy_sentence


def test_an_average_without_opponents_says_why() -> None:
    section = arena("1 A 2000 | 2w1 H\n2 B 1900 | 1b0 U\n3 C 1800 | U H")
    formulas = [
        explain_player(section, number, ladder=parse_ladder(code))[0].formula
        for number, code in ((1, "ARO/C1"), (3, "ARO/C1"), (3, "ARO"))
    ]
    assert formulas[0] == "every opponent is cut"
    assert formulas[1] == formulas[2] == "no opponent was met over the board"
